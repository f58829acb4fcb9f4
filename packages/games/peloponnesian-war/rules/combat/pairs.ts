import { leaveEachOther } from '../scenarios/fall-of-sparta/neutral-athens.ts';
import { type P, SIEGES, type State } from '../state.ts';
import { ANY_REACH, HOME, SPACE, SPACES } from '../terms/board.ts';
import { isAnyCoalition, isHome } from '../terms/control.ts';
import { forceOf, nextOccupied, nextShared } from '../terms/forces.ts';
import { LEADER_SIDE } from '../terms/leaders.ts';
import { ATHENS, SPARTA } from '../terms/units.ts';
import { exertsInCombat } from '../terms/zoi.ts';
import { battleType, fight, NULL_BATTLE, settleNull } from './battle.ts';

// PW-6.2: which Forces meet, and where; in which order is for others to say.

export const BY_RANK = ['PW-6.2-a', 'PW-6.2-b', 'PW-6.2-c'] as const;
export function fightIn(play: P, space: number, rule: string): void {
  const battle = { space, places: [space, space] as [number, number] };
  if (fight(play, battle, rule) === NULL_BATTLE) settleNull(play, space);
}
/** The spaces where both sides stand and nobody is besieged. */
export function sharedSpaces(s: State): number[] {
  const found: number[] = [];
  for (let space = nextShared(s, 0); space >= 0; space = nextShared(s, space + 1)) if (isBattleSpace(s, space)) found.push(space);
  return found;
}
const isBattleSpace = (s: State, space: number): boolean =>
  (s.marks[space] & SIEGES) === 0 && forceOf(s, space, ATHENS) > 0 && forceOf(s, space, SPARTA) > 0;
export const rankOf = (s: State, space: number): number => (isHome(space) ? 0 : isAnyCoalition(s, space) ? 1 : 2);
export function fightAcross(play: P, athens: number, sparta: number): void {
  play.state.fought.push(athens * SPACES + sparta);
  fight(play, { space: battleSpace(play, athens, sparta), places: [athens, sparta] }, 'PW-6.2-d'); // null: PW-6.2.2-a
}
/** One battle of a known pair: in one space, or from one to another. */
export function fightPair(play: P, athens: number, sparta: number): void {
  if (athens === sparta) fightIn(play, athens, BY_RANK[rankOf(play.state, athens)]);
  else fightAcross(play, athens, sparta);
}
/** Pairs as space of Athens × SPACES + space of Sparta. */
export function opposingPairs(s: State): number[] {
  const pairs: number[] = [];
  for (let athens = nextOccupied(s, ATHENS, 0); athens >= 0; athens = nextOccupied(s, ATHENS, athens + 1)) {
    if ((s.marks[athens] & 8) !== 0) continue; // besieged by Sparta: PW-0.6-j
    const around = ANY_REACH[athens];
    for (let i = 0; i < around.length; i++) {
      const sparta = around[i];
      if (s.force[sparta * 2 + SPARTA] === 0 || (s.marks[sparta] & 4) !== 0) continue;
      if (!exertsInCombat(s, athens, ATHENS, sparta) && !exertsInCombat(s, sparta, SPARTA, athens)) continue;
      if (s.role >= 0 && leaveEachOther(s, athens)) continue; // PW-R175
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
  const matters = sparta === HOME[SPARTA] || athens === HOME[SPARTA]; // PW-6.2.4-a, c: no other space does anything in a battle
  if (!matters || battleType(state, { space: athens, places: [athens, sparta] }) === 'null') return athens;
  const of = [SPACE.ids[athens], SPACE.ids[sparta]];
  const drawn = play.fate.lot(2, 'space of the battle', 'PW-R12', i => of[i]);
  play.tell?.({ kind: 'battle-place', rule: 'PW-R12', space: of[drawn], of });
  return drawn === 0 ? athens : sparta;
}
function lastMove(s: State, space: number, side: number): number {
  let last = 0;
  for (let leader = 0; leader < s.where.length; leader++)
    if (s.where[leader] === space && LEADER_SIDE[leader] === side) last = Math.max(last, s.moved[leader]);
  return last;
}
