import { bookOf } from '../editions/book.ts';
import { NICIAS_AT_SELECTION, plays } from '../editions/readings.ts';
import { mayLead, musterOf } from '../scenarios/fall-of-sparta/coalition.ts';
import { CUP, LEADERS_DIE, NICIAS_SPEAKS, OUT, type P } from '../state.ts';
import { HOME, SPACE } from '../terms/board.ts';
import { CIMON, LEADER, NICIAS } from '../terms/leaders.ts';
import { ATHENS, SIDES, SPARTA } from '../terms/units.ts';

const cup: number[] = [];
const COMMANDER_OF = SIDES.map(side => `commander of ${side}`);

/** PW-0.2-g: one from the side's cup into its home space. Answers him, or −1 if the cup is empty. */
export function drawCommander(play: P, side: number, rule: string): number {
  const { state, fate } = play;
  cup.length = 0;
  for (let leader = 0; leader < state.where.length; leader++)
    if (state.where[leader] === CUP && mayLead(state, leader, side)) cup.push(leader);
  if (cup.length === 0) return -1;
  const leader = cup[fate.draw(LEADER, cup, cup.length, COMMANDER_OF[side], rule)];
  state.where[leader] = musterOf(state, side);
  state.moved[leader] = 0;
  play.tell?.({
    kind: 'commander-drawn',
    rule,
    side: SIDES[side],
    leader: LEADER.ids[leader],
    space: SPACE.ids[state.where[leader]],
    from: cup.map(one => LEADER.ids[one]),
  });
  if (leader === NICIAS && !bookOf(state).nicias.mustBeDrawn && !plays(state, NICIAS_AT_SELECTION))
    niciasSpeaks(play, 'PW-9.3-c');
  return cimonDies(play, leader) ? drawCommander(play, side, rule) : leader;
}
/** PW-E1-9-c, PW-R56: drawn while commanders die, he dies at once, and the next turn is skipped. */
function cimonDies(play: P, leader: number): boolean {
  const { state } = play;
  if (leader !== CIMON || (state.bans & LEADERS_DIE) === 0) return false;
  state.where[CIMON] = OUT;
  state.skips = true;
  play.tell?.({ kind: 'leader-died', rule: 'PW-E1-9-c', leader: LEADER.ids[CIMON], side: SIDES[ATHENS] });
  return true;
}

/** PW-3.4. */
export function commanderSelection(play: P): void {
  const { state } = play;
  for (const side of [ATHENS, SPARTA]) state.drawn[side] = drawCommander(play, side, 'PW-3.4-a');
  const { rule, mustBeDrawn } = bookOf(state).nicias;
  if (mustBeDrawn ? state.drawn[ATHENS] === NICIAS : state.where[NICIAS] === HOME[ATHENS]) niciasSpeaks(play, rule);
}
/** PW-3.4.1-a, PW-R47: an armistice of this turn will last longer. */
function niciasSpeaks(play: P, rule: string): void {
  const { state } = play;
  if ((state.bans & NICIAS_SPEAKS) !== 0) return;
  state.bans |= NICIAS_SPEAKS;
  play.tell?.({ kind: 'nicias', rule });
}
