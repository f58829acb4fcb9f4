import { HOME, SPACE, SPACES } from './board.ts';
import { spendable } from './books.ts';
import { forceOf, fresh, ofType } from './forces.ts';
import type { Mix } from './matrices.ts';
import { isFrozen } from './operation.ts';
import { ALONE, distancesFrom, isRally, type Journey, routeLength, wayOf } from './routes.ts';
import { colourOf } from './standing.ts';
import type { P, State } from './state.ts';
import { ACTIVATION, ATHENS, allied, KINDS, NAVAL, national, SIDES, TYPES, UNIT } from './units.ts';

/** PW-5.2.1: what each rally space gives. `take` is by kind. */
interface Share {
  readonly space: number;
  readonly take: number[];
}
export interface Gathering {
  readonly shares: readonly Share[];
  readonly cost: number;
}

const away = new Int16Array(SPACES);

/** PW-5.2-i to l: the plan for a required Expedition, or null; told either way, with what every space could have given. */
export function planGathering(play: P, side: number, mix: Mix, objective: number): Gathering | null {
  const { state } = play;
  const order = rallyOrder(state, side, objective);
  const shares: Share[] = order.map(space => ({ space, take: new Array(KINDS).fill(0) }));
  const need = [...mix];
  for (let level = 0; level < 4 && need.some(count => count > 0); level++) takeLevel(play, side, shares, need, level);
  const missing = need.some(count => count > 0);
  const cost = shares.reduce((sum, { take }) => sum + take.reduce((all, count, kind) => all + count * ACTIVATION[kind], 0), 0);
  const afford = cost <= spendable(state, side);
  const used = shares.filter(({ take }) => take.some(count => count > 0));
  const visits = missing || !afford ? null : visitOrder(state, side, used, objective);
  play.tell?.({
    kind: 'gathering',
    rule: missing ? 'PW-5.2-i' : afford ? (visits === null ? 'PW-R116' : 'PW-5.2.1-a') : 'PW-5.3.2-e',
    side: SIDES[side],
    required: Object.fromEntries(TYPES.map((type, i) => [type, mix[i]])),
    missing: Object.fromEntries(TYPES.map((type, i) => [type, need[i]])),
    shares: shares.map(({ space, take }) => ({
      space: SPACE.ids[space],
      distance: away[space],
      take: Object.fromEntries(take.flatMap((count, kind) => (count > 0 ? [[UNIT.ids[kind], count]] : []))),
      there: forceOf(state, space, side),
      why: shareRule(state, side, space, take),
    })),
    cost,
    treasury: state.treasury[side],
    spendable: spendable(state, side),
    possible: visits !== null,
  });
  return visits === null ? null : { shares: visits, cost };
}

/** PW-5.2.1-a, b, PW-R32: the home space, then nearest first as the commander could walk. */
function rallyOrder(s: State, side: number, objective: number): number[] {
  distancesFrom(s, { side, way: ALONE, objective, allies: false }, HOME[side], away);
  const found: number[] = [];
  for (let space = 0; space < SPACES; space++)
    if (away[space] >= 0 && !isFrozen(s, space) && isRally(s, space, side)) found.push(space);
  return found.sort((a, b) => away[a] - away[b] || a - b);
}

/** One level of need over all spaces, nearest first; equally near ones by lot where their order matters (PW-R32). */
function takeLevel(play: P, side: number, shares: readonly Share[], need: number[], level: number): void {
  const { state, fate } = play;
  for (let from = 0; from < shares.length; ) {
    let to = from + 1;
    while (to < shares.length && away[shares[to].space] === away[shares[from].space]) to++;
    if (to === from + 1) {
      takeFrom(state, side, shares[from], need, level);
      from = to;
      continue;
    }
    const able = shares.slice(from, to).filter(share => couldGive(state, side, share, need, level));
    while (able.length > 0) {
      const matters = able.length > 1 && need.some((count, type) => wouldGive(state, side, able, need, level, type) > count);
      const [share] = able.splice(matters ? fate.lot(able.length, 'equally near rally spaces', 'PW-R32') : 0, 1);
      takeFrom(state, side, share, need, level);
    }
    from = to;
  }
}
const dryRun = (s: State, side: number, { space, take }: Share, need: readonly number[], level: number): number[] => {
  const left = [...need];
  takeFrom(s, side, { space, take: [...take] }, left, level);
  return left;
};
const couldGive = (s: State, side: number, share: Share, need: readonly number[], level: number): boolean =>
  dryRun(s, side, share, need, level).some((left, type) => left < need[type]);
const wouldGive = (
  s: State,
  side: number,
  shares: readonly Share[],
  need: readonly number[],
  level: number,
  type: number,
): number => shares.reduce((sum, share) => sum + need[type] - dryRun(s, side, share, need, level)[type], 0);

/** PW-5.2.1-c, d, e, g: how much a space may give at a level of need. */
function takeFrom(s: State, side: number, { space, take }: Share, need: number[], level: number): void {
  let taken = take.reduce((sum, count) => sum + count, 0);
  const mayEmpty = level >= 3 || (level === 2 && colourOf(s, space) === side);
  for (let type = 0; type < 3; type++) {
    if (need[type] === 0) continue;
    const kinds = [national(side, type), allied(side, type)];
    const given = take[kinds[0]] + take[kinds[1]];
    const keepType = level === 0 ? 1 : 0; // PW-5.2.1-c, PW-R101: the Home Guard counts as present
    let most = Math.min(need[type], ofType(s, space, side, type) - given - keepType);
    if (!mayEmpty) most = Math.min(most, forceOf(s, space, side) - taken - 1); // PW-5.2.1-d
    for (const kind of kinds) {
      const count = Math.max(0, Math.min(most, fresh(s, space, kind) - take[kind]));
      take[kind] += count;
      taken += count;
      need[type] -= count;
      most -= count;
    }
  }
}

/** Which relaxation a share needed: for people. */
function shareRule(s: State, side: number, space: number, take: readonly number[]): string {
  const total = take.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 'PW-5.2.1-b';
  if (total === forceOf(s, space, side)) return 'PW-5.2.1-e';
  for (let type = 0; type < 3; type++) {
    const given = take[national(side, type)] + take[allied(side, type)];
    if (given > 0 && given === ofType(s, space, side, type)) return 'PW-5.2.1-c';
  }
  return space === HOME[side] ? 'PW-5.2.1-a' : 'PW-5.2.1-b';
}

/** PW-R116: nearest first among the orders in which every leg is open to the Expedition of that moment. */
function visitOrder(s: State, side: number, shares: readonly Share[], objective: number): readonly Share[] | null {
  const visits: Share[] = [];
  const visit = (at: number, land: number, ships: number, allies: boolean): boolean => {
    const journey: Journey = { side, way: wayOf(land, ships), objective, allies };
    if (visits.length === shares.length) return routeLength(s, journey, at, objective) >= 0;
    for (const share of shares) {
      if (visits.includes(share) || routeLength(s, journey, at, share.space) < 0) continue;
      visits.push(share);
      const boats = share.take[national(side, NAVAL)] + share.take[allied(side, NAVAL)];
      const all = share.take.reduce((sum, count) => sum + count, 0);
      const more = side === ATHENS && [0, 1, 2].some(type => share.take[allied(side, type)] > 0);
      if (visit(share.space, land + all - boats, ships + boats, allies || more)) return true;
      visits.pop();
    }
    return false;
  };
  return visit(HOME[side], 0, 0, false) ? visits : null;
}
