import type { View } from '@polemos/polis';
import type { Desk } from '../screens.ts';
import { Battle } from './Battle.tsx';
import { PHASE_STEPS, RoundStrip } from './RoundStrip.tsx';
import { Storehouse } from './Storehouse.tsx';
import { stepOf } from './targets.ts';

/** At the foot of the map: goods, projects and the event; the phases at the end of a round; a battle over the map. */
export function Tray({ desk }: { desk: Desk<View> }) {
  return (
    <>
      <Battle desk={desk} />
      {PHASE_STEPS.includes(stepOf(desk)) ? <RoundStrip desk={desk} /> : <Storehouse desk={desk} />}
    </>
  );
}
