import { HOME, SPACE } from './board.ts';
import { LEADER, LEADER_SIDE, LEADERS, NICIAS } from './leaders.ts';
import { CUP, NICIAS_SPEAKS, type P } from './state.ts';
import { ATHENS, SIDES, SPARTA } from './units.ts';

const cup: number[] = [];

/** PW-0.2-g: one from the side's cup into its home space. Answers him, or −1 if the cup is empty. */
export function drawCommander(play: P, side: number, rule: string): number {
  const { state, fate } = play;
  cup.length = 0;
  for (let leader = 0; leader < LEADERS; leader++)
    if (state.where[leader] === CUP && LEADER_SIDE[leader] === side) cup.push(leader);
  if (cup.length === 0) return -1;
  const leader = cup[fate.draw(LEADER, cup, cup.length, `commander of ${SIDES[side]}`, rule)];
  state.where[leader] = HOME[side];
  state.moved[leader] = 0;
  play.tell?.({
    kind: 'commander-drawn',
    rule,
    side: SIDES[side],
    leader: LEADER.ids[leader],
    space: SPACE.ids[HOME[side]],
    from: cup.map(one => LEADER.ids[one]),
  });
  return leader;
}

/** PW-3.4. */
export function commanderSelection(play: P): void {
  const { state } = play;
  for (const side of [ATHENS, SPARTA]) state.drawn[side] = drawCommander(play, side, 'PW-3.4-a');
  if (state.where[NICIAS] !== HOME[ATHENS]) return;
  state.bans |= NICIAS_SPEAKS;
  play.tell?.({ kind: 'nicias', rule: 'PW-3.4.1-a' });
}
