import type { PolisDesk } from '../desk.ts';
import { PHASE_STEPS, RoundStrip } from '../panels/RoundStrip.tsx';
import { Storehouse } from '../panels/Storehouse.tsx';
import { Battle } from '../story/Battle.tsx';
import { stepOf } from './targets.ts';

/** At the foot of the map: goods, projects and the event; the phases at the end of a round; a battle over the map. */
export function Tray({ desk }: { desk: PolisDesk }) {
  return (
    <>
      <Battle desk={desk} />
      {PHASE_STEPS.includes(stepOf(desk)) ? <RoundStrip desk={desk} /> : <Storehouse desk={desk} />}
    </>
  );
}
