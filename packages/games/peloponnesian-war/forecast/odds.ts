import { reachesEuxine } from '../rules/administration/trade.ts';
import { type Battle, battleType, DRAW, decide, landLosses, landModifiers, navalModifiers } from '../rules/combat/battle.ts';
import { SIEGE_TAKES, siegeModifiers } from '../rules/combat/siege.ts';
import { bookOf, isPlayed } from '../rules/editions/book.ts';
import { EXPEDITION, type State } from '../rules/state.ts';
import { SPACE } from '../rules/terms/board.ts';
import { cavalry, hoplites, landSp, lowestLeader, naval } from '../rules/terms/forces.ts';
import { TACTICAL } from '../rules/terms/leaders.ts';
import type { Modifier } from '../rules/terms/told.ts';
import { enemyOf, SPARTA } from '../rules/terms/units.ts';
import { forcesWithZoi, isWalled } from '../rules/terms/zoi.ts';

// Exact chances, enumerated over all dice: what the client shows before one commits.

export interface BattleOdds {
  readonly type: 'null' | 'naval' | 'land';
  readonly modifiers: readonly [readonly Modifier[], readonly Modifier[]];
  /** Of 36: Athens wins, Sparta wins, a draw. For a naval battle that goes on by land: of its first part. */
  readonly athens: number;
  readonly sparta: number;
  readonly draw: number;
  readonly of: 36;
  /** SP the loser eliminates, by number of the 36 rolls: `losses[side][n]`. */
  readonly losses: readonly [readonly number[], readonly number[]];
}

/** PW-6.2.3, PW-6.2.4: a battle between the Forces in two places (a space, or the Expedition under way). */
export function battleOdds(s: State, battle: Battle): BattleOdds {
  const type = battleType(s, battle);
  const modifiersOf = type === 'naval' ? navalModifiers : landModifiers;
  const modifiers = [0, 1].map(side => (type === 'null' ? [] : modifiersOf(s, battle, side))) as [Modifier[], Modifier[]];
  const bonus = modifiers.map(list => list.reduce((sum, { by }) => sum + by, 0));
  const ratings = [0, 1].map(side => {
    const leader = lowestLeader(s, battle.places[side], side, TACTICAL);
    return leader < 0 ? 0 : TACTICAL[leader];
  });
  const count = [0, 0, 0];
  const losses: [number[], number[]] = [[], []];
  for (let athens = 1; athens <= 6; athens++)
    for (let sparta = 1; sparta <= 6; sparta++) {
      if (type === 'null') continue;
      const sums = [athens + bonus[0], sparta + bonus[1]];
      const winner = decide(sums, ratings);
      count[winner === DRAW ? 2 : winner]++;
      for (const side of [0, 1]) {
        const lost = winner === DRAW ? drawLoss(s, battle, type) : winner === side ? 0 : lossOf(s, battle, type, winner, sums);
        losses[side][lost] = (losses[side][lost] ?? 0) + 1;
      }
    }
  return {
    type,
    modifiers,
    athens: count[0],
    sparta: count[1],
    draw: count[2],
    of: 36,
    losses: [dense(losses[0]), dense(losses[1])],
  };
}
const dense = (list: readonly number[]): number[] => Array.from(list, n => n ?? 0);
function lossOf(s: State, { places }: Battle, type: 'naval' | 'land', winner: number, sums: readonly number[]): number {
  const loser = enemyOf(winner);
  const difference = Math.abs(sums[0] - sums[1]);
  if (type === 'naval') return Math.min(difference, naval(s, places[winner], winner), naval(s, places[loser], loser));
  const more = cavalry(s, places[loser], loser) - cavalry(s, places[winner], winner);
  return Math.min(landLosses(difference, hoplites(s, places[winner], winner), more), landSp(s, places[loser], loser));
}
function drawLoss(s: State, { places }: Battle, type: 'naval' | 'land'): number {
  const count = type === 'naval' ? naval : landSp;
  return count(s, places[0], 0) === 1 && count(s, places[1], 1) === 1 ? 0 : 1;
}

export interface SiegeOdds {
  readonly automatic: string | null;
  readonly modifiers: readonly Modifier[];
  /** What each face of the die comes to; none where no die is rolled. */
  readonly faces: readonly { readonly sum: number; readonly takes: boolean }[];
  /** Faces of six with which it succeeds. */
  readonly success: number;
  readonly of: 6;
  /** What a failure does to the confidence of the besieger: PW-6.3-e, PW1-5.3-a. */
  readonly failure: number;
}
/** PW-6.3-c, d, PW-6.1.1-c: a siege by the Army of a side in a space. */
export function siegeOdds(s: State, space: number, side: number): SiegeOdds {
  const leader = lowestLeader(s, space, side, TACTICAL);
  const modifiers = siegeModifiers(leader < 0 ? 0 : TACTICAL[leader], space);
  const walled = side === SPARTA && isWalled(s, space);
  const automatic =
    walled && reachesEuxine(s) ? 'PW-6.1.1-c' : naval(s, space, enemyOf(side)) > naval(s, space, side) ? 'PW-6.3-c' : null;
  const bonus = modifiers.reduce((sum, { by }) => sum + by, 0);
  const sums = automatic === null ? [1, 2, 3, 4, 5, 6].map(die => die + bonus) : [];
  const faces = sums.map(sum => ({ sum, takes: sum >= SIEGE_TAKES }));
  const success = faces.filter(({ takes }) => takes).length;
  return { automatic, modifiers, faces, success, of: 6, failure: bookOf(s).failedSiege[isPlayed(s, side) ? 0 : 1] };
}

export interface RouteOdds {
  /** The spaces of the route where an enemy Force may intercept, with the Forces that could. */
  readonly threats: readonly { readonly space: string; readonly by: readonly string[] }[];
  /** The chance that no interception succeeds on the whole way. */
  readonly unhindered: number;
}
/** PW-5.6.2-a: along a route of an Expedition of one side. Each attempt succeeds on half of the faces. */
export function routeOdds(s: State, route: readonly number[], side: number): RouteOdds {
  const found: number[] = [];
  const threats = route.flatMap(space => {
    const count = forcesWithZoi(s, space, enemyOf(side), found);
    return count === 0 ? [] : [{ space: SPACE.ids[space], by: found.slice(0, count).map(one => SPACE.ids[one]) }];
  });
  return { threats, unhindered: 0.5 ** threats.length };
}
export { EXPEDITION };
