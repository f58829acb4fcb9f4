import type { PolisEvent } from '@polemos/polis';
import type { PolisDesk } from '../desk.ts';
import { PairRow } from './PairRow.tsx';

/** Behind a beat of a story: the two cards of a pair. */
export function Detail({ desk, event }: { desk: PolisDesk; event: PolisEvent }) {
  if (event.kind !== 'pair') return null;
  return <PairRow desk={desk} pair={event} attacker={event.seat} left={desk.seat === 'athens' ? 'athens' : 'sparta'} />;
}
