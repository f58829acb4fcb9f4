import { stateOf, type View } from '../position/view.ts';
import { reachesEuxine } from '../rules/administration/trade.ts';
import { isFrozen, leastCost } from '../rules/operations/operation.ts';
import { ALONE, BY_LAND_LINES, BY_SEA_LINES, isRally, type Journey, routeLength, type Way } from '../rules/operations/routes.ts';
import { musterOf, usable } from '../rules/scenarios/fall-of-sparta/coalition.ts';
import type { State } from '../rules/state.ts';
import { FORTRESS, SPACE, SPACES } from '../rules/terms/board.ts';
import { friendOf } from '../rules/terms/control.ts';
import { forceOf, fresh } from '../rules/terms/forces.ts';
import { spendable } from '../rules/terms/ledger.ts';
import { ATHENS, allied, CAVALRY, enemyOf, HOPLITE, NAVAL, SPARTA, typeOf } from '../rules/terms/units.ts';
import { isWalled } from '../rules/terms/zoi.ts';

// What a player may ask before he names an objective: who of his could go there, how far, for how much, and for what.

/** The nearest SP that can be paid and has a way. */
export interface Reach {
  readonly from: string;
  readonly spaces: number;
  readonly by: 'land' | 'sea';
  /** Talents for the least that can be activated of it. */
  readonly cost: number;
}
export interface Aim {
  /** Null: nobody who can be paid has a way there. */
  readonly reach: Reach | null;
  /** What an Army that arrives may bring home: PW-1.2-a, b. Before the Long Walls a siege fails (PW-6.1.1-c). */
  readonly brings: 'battle' | 'siege' | 'walls' | null;
}
interface Rally {
  readonly space: number;
  readonly way: Way;
  readonly allies: boolean;
  readonly cost: number;
}

/** For every space that may be named as objective. */
export function aims(view: View, spaces: readonly string[]): Readonly<Record<string, Aim>> {
  const s = stateOf(view, view.scenario);
  const rallies = ralliesOf(s, s.player);
  return Object.fromEntries(spaces.map(id => [id, aimAt(s, SPACE.at(id), rallies)]));
}
function aimAt(s: State, space: number, rallies: readonly Rally[]): Aim {
  let reach: Reach | null = null;
  for (const { space: from, way, allies, cost } of rallies) {
    const length = routeLength(s, { side: s.player, way, objective: space, allies }, from, space);
    if (length < 0) continue;
    const nearer = reach === null || length < reach.spaces || (length === reach.spaces && cost < reach.cost);
    if (nearer) reach = { from: SPACE.ids[from], spaces: length, by: way === BY_SEA_LINES ? 'sea' : 'land', cost };
  }
  return { reach, brings: bringsOf(s, space) };
}
/** Every kind of SP that can be paid where a commander from home can fetch it: PW-5.1-c. */
function ralliesOf(s: State, side: number): readonly Rally[] {
  const home = musterOf(s, side);
  const alone: Journey = { side, way: ALONE, objective: -1, allies: false };
  const talents = spendable(s, side);
  const found: Rally[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (!isRally(s, space, side) || isFrozen(s, space)) continue;
    if (space !== home && routeLength(s, alone, home, space) < 0) continue;
    for (const kind of usable(s, side)) {
      const cost = leastCost(s, kind);
      if (fresh(s, space, kind) === 0 || cost > talents) continue;
      found.push({ space, way: typeOf(kind) === NAVAL ? BY_SEA_LINES : BY_LAND_LINES, allies: LEAGUE.includes(kind), cost });
    }
  }
  return found;
}
/** PW-E-6-e: whom the plague keeps out of Athens. */
const LEAGUE: readonly number[] = [HOPLITE, CAVALRY, NAVAL].map(arm => allied(ATHENS, arm));
function bringsOf(s: State, space: number): Aim['brings'] {
  if (s.player === SPARTA && isWalled(s, space) && reachesEuxine(s)) return 'walls';
  if (forceOf(s, space, enemyOf(s.player)) > 0) return 'battle';
  return FORTRESS[space] && friendOf(s, space) !== s.player ? 'siege' : null;
}
