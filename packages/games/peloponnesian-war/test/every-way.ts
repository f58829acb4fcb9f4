import { Fate, Offer, Play } from '@polemos/kernel';
import { peloponnesianWar as game, type State } from '../index.ts';
import { isFrozen } from '../rules/operations/operation.ts';
import { distancesFrom, isRally, wayOf } from '../rules/operations/routes.ts';
import { HOME, SPACE } from '../rules/terms/board.ts';
import { fresh } from '../rules/terms/forces.ts';
import { spendable } from '../rules/terms/ledger.ts';
import { ACTIVATION, ATHENS, allied, NAVAL, national, SIDE } from '../rules/terms/units.ts';

// PW-5.2-i, from the other end: whether any walk of the commander, whatever he takes where and in which order, brings the Expedition
// together, pays for it and leads it to its objective. It tries them all.

type ByType = readonly number[];
const MOST_TRIED = 3_000_000;
/** The first way that there is, space by space; null: none. */
export function anyWay(s: State, side: number, mix: ByType, objective: number): string | null {
  const spaces = SPACE.ids.flatMap((_, space) => (isRally(s, space, side) && !isFrozen(s, space) ? [space] : []));
  const there = spaces.map(space =>
    [0, 1, 2].map(type => fresh(s, space, national(side, type)) + fresh(s, space, allied(side, type))),
  );
  const seen = new Set<string>();
  const path: string[] = [];
  const go = (at: number, need: ByType, left: readonly ByType[], allies: boolean, cost: number): boolean => {
    const key = [at, allies, cost, ...left].join();
    if (seen.has(key)) return false;
    if (seen.add(key).size > MOST_TRIED) throw new Error('too many ways to try');
    const ships = mix[NAVAL] - need[NAVAL];
    const land = mix[0] + mix[1] - need[0] - need[1];
    const far = distancesFrom(s, { side, way: wayOf(land, ships), objective, allies }, at).slice();
    if (need.every(count => count === 0)) return far[objective] >= 0 && cost <= spendable(s, side);
    return spaces.some((space, i) => {
      if (space !== at && far[space] < 0) return false;
      return takesOf(need, left[i]).some(take => {
        const nationals = take.map((count, type) => {
          const gone = there[i][type] - left[i][type];
          return Math.max(0, Math.min(count, fresh(s, space, national(side, type)) - gone));
        });
        const price = take.reduce(
          (sum, count, type) =>
            sum + nationals[type] * ACTIVATION[national(side, type)] + (count - nationals[type]) * ACTIVATION[allied(side, type)],
          cost,
        );
        const withAllies = allies || (side === ATHENS && take.some((count, type) => count > nationals[type]));
        path.push(`${SPACE.ids[space]} ${take}`);
        const rest = left.map((all, one) => (one === i ? all.map((count, type) => count - take[type]) : all));
        if (
          go(
            space,
            need.map((count, type) => count - take[type]),
            rest,
            withAllies,
            price,
          )
        )
          return true;
        path.pop();
        return false;
      });
    });
  };
  return go(HOME[side], mix, there, false, 0) ? path.join(', ') : null;
}
/** Everything that one visit could take, the most first. */
function takesOf(need: ByType, left: ByType): ByType[] {
  const found: ByType[] = [];
  const most = need.map((count, type) => Math.min(count, left[type]));
  for (let h = most[0]; h >= 0; h--)
    for (let c = most[1]; c >= 0; c--) for (let n = most[2]; n >= 0; n--) if (h + c + n > 0) found.push([h, c, n]);
  return found;
}

interface Gathered {
  readonly side: string;
  readonly required: Readonly<Record<string, number>>;
  readonly possible: boolean;
}
/** Great armies are left out: there are too many ways to make them up, and by land one SP opens all of them. */
const LARGEST = 9;
/** Random matches: every pass for want of an Expedition, and the way that there would have been. */
export function passesOf(scenario: string, edition: string, from: number, to: number): { passes: number; wrong: string[] } {
  const offer = new Offer();
  const defaults = Object.fromEntries(game.options.map(option => [option.id, option.default]));
  const wrong: string[] = [];
  let passes = 0;
  for (let seed = from; seed <= to; seed++) {
    const fate = new Fate(seed);
    const play = new Play(game, game.begin({ scenario, options: { ...defaults, edition } }), fate);
    play.tell = event => {
      if (event.kind !== 'gathering') return;
      const { side, required, possible } = event as never as Gathered;
      const mix = [required.hoplite, required.cavalry, required.naval];
      if (possible || mix.reduce((sum, count) => sum + count) > LARGEST) return;
      passes++;
      const way = anyWay(play.state, SIDE.at(side), mix, play.state.objective);
      if (way !== null) wrong.push(`${edition} ${scenario} ${seed}, turn ${play.state.turn}, ${side} ${mix}: ${way}`);
    };
    play.run();
    while (play.state.outcome === null) {
      play.legal(offer);
      play.take(offer.codes[fate.generator.below(offer.size)]);
    }
  }
  return { passes, wrong };
}
