import type { GameEvent } from '@polemos/kernel';
import type { View } from '@polemos/polis';
import type { Desk } from '../../screens.ts';
import type { Side } from '../map/board.ts';
import { pairOf } from './battles.ts';
import { PairRow } from './PairRow.tsx';

/** Behind a beat of a story: the two cards of a pair. */
export function Detail({ desk, event }: { desk: Desk<View>; event: GameEvent }) {
  if (event.kind !== 'pair') return null;
  return (
    <PairRow desk={desk} pair={pairOf(event)} attacker={event.seat as Side} left={desk.seat === 'athens' ? 'athens' : 'sparta'} />
  );
}
