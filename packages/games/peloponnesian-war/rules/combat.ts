import { fight, NULL_BATTLE, settleNull } from './battle.ts';
import { ANY_REACH, SPACE, SPACES } from './board.ts';
import { forceOf } from './forces.ts';
import { LEADER_SIDE, LEADERS } from './leaders.ts';
import { isAnyCoalition, isHome } from './standing.ts';
import { type P, SIEGES, type State } from './state.ts';
import { ATHENS, SPARTA } from './units.ts';
import { exertsInCombat } from './zoi.ts';

/** PW-6.2: all battles of the Combat Phase, class by class. */
export function battleResolution(play: P): void {
  const { state } = play;
  state.fought = [];
  for (let rank = 0; rank < 3; rank++) sharedSpaces(play, rank); // PW-6.2-a to c
  acrossSpaces(play); // PW-6.2-d
  state.fought = [];
}

/** PW-6.2-a to c, h: in one space, by lot inside a class; looked at anew before each. */
function sharedSpaces(play: P, rank: number): void {
  const { state, fate } = play;
  for (;;) {
    const found: number[] = [];
    for (let space = 0; space < SPACES; space++)
      if (isBattleSpace(state, space) && rankOf(state, space) === rank) found.push(space);
    if (found.length === 0) return;
    const space = found[fate.lot(found.length, 'next battle', 'PW-6.2-h')];
    tellOrder(
      play,
      found.map(one => SPACE.ids[one]),
      SPACE.ids[space],
      ['PW-6.2-a', 'PW-6.2-b', 'PW-6.2-c'][rank],
    );
    const battle = { space, places: [space, space] as [number, number] };
    if (fight(play, battle, ['PW-6.2-a', 'PW-6.2-b', 'PW-6.2-c'][rank]) === NULL_BATTLE) settleNull(play, battle);
  }
}
const isBattleSpace = (s: State, space: number): boolean =>
  (s.marks[space] & SIEGES) === 0 && forceOf(s, space, ATHENS) > 0 && forceOf(s, space, SPARTA) > 0;
const rankOf = (s: State, space: number): number => (isHome(space) ? 0 : isAnyCoalition(s, space) ? 1 : 2);

/** PW-6.2-d, g, i, j, PW-R12: a unit in the ZOI of an enemy Force in another space; each pair of Forces once. */
function acrossSpaces(play: P): void {
  const { state, fate } = play;
  for (;;) {
    const pairs = opposingPairs(state);
    if (pairs.length === 0) return;
    const pair = pairs[fate.lot(pairs.length, 'next battle', 'PW-6.2-h')];
    const athens = Math.floor(pair / SPACES);
    const sparta = pair % SPACES;
    const names = (one: number) => `${SPACE.ids[Math.floor(one / SPACES)]}/${SPACE.ids[one % SPACES]}`;
    tellOrder(play, play.tell ? pairs.map(names) : [], names(pair), 'PW-6.2-d');
    state.fought.push(pair);
    fight(play, { space: battleSpace(play, athens, sparta), places: [athens, sparta] }, 'PW-6.2-d'); // null: PW-6.2.2-a
  }
}
/** Pairs as space of Athens × SPACES + space of Sparta. */
function opposingPairs(s: State): number[] {
  const pairs: number[] = [];
  for (let athens = 0; athens < SPACES; athens++) {
    if (s.force[athens * 2 + ATHENS] === 0 || (s.marks[athens] & 8) !== 0) continue; // besieged by Sparta: PW-0.6-j
    const around = ANY_REACH[athens];
    for (let i = 0; i < around.length; i++) {
      const sparta = around[i];
      if (s.force[sparta * 2 + SPARTA] === 0 || (s.marks[sparta] & 4) !== 0) continue;
      if (!exertsInCombat(s, athens, ATHENS, sparta) && !exertsInCombat(s, sparta, SPARTA, athens)) continue;
      if (!s.fought.includes(athens * SPACES + sparta)) pairs.push(athens * SPACES + sparta);
    }
  }
  return pairs;
}
/** PW-R12: where the Force stands that is in the other's ZOI; if both are, the one that moved last, else by lot. */
function battleSpace(play: P, athens: number, sparta: number): number {
  const { state } = play;
  const intoSparta = exertsInCombat(state, athens, ATHENS, sparta);
  const intoAthens = exertsInCombat(state, sparta, SPARTA, athens);
  if (intoSparta !== intoAthens) return intoSparta ? sparta : athens;
  const last = lastMove(state, athens, ATHENS) - lastMove(state, sparta, SPARTA);
  if (last !== 0) return last > 0 ? athens : sparta;
  return play.fate.lot(2, 'space of the battle', 'PW-R12') === 0 ? athens : sparta;
}
function lastMove(s: State, space: number, side: number): number {
  let last = 0;
  for (let leader = 0; leader < LEADERS; leader++)
    if (s.where[leader] === space && LEADER_SIDE[leader] === side) last = Math.max(last, s.moved[leader]);
  return last;
}
function tellOrder(play: P, of: readonly string[], space: string, rule: string): void {
  if (of.length > 1) play.tell?.({ kind: 'order', rule, what: 'battle', space, of });
}
