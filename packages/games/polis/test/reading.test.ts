import { Generator } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import board from '../data/board.json' with { type: 'json' };
import events from '../data/events.json' with { type: 'json' };
import projects from '../data/projects.json' with { type: 'json' };
import { polis } from '../index.ts';
import { actionsOf, CAP, LANDS, SEAS, type Situation } from './reading.ts';
import { reasonsAgainst } from './reasons.ts';
import { type Side, set } from './table.ts';

const TWELVE = [
  ...(['hoplites', 'galleys', 'merchants', 'project', 'march', 'sail', 'besiege'] as const),
  ...(['tax', 'barter', 'buy', 'proxenos', 'free', 'civilWar'] as const),
];
const SIDES = ['sparta', 'athens'] as const;

/** A situation as it might be in the middle of a turn, crowded and poor enough that every rule forbids something. */
function situation(seed: number): Situation {
  const random = new Generator(seed);
  const upTo = (most: number): number => random.below(most + 1);
  const oneIn = (n: number): boolean => random.below(n) === 0;
  const pick = <X>(from: readonly X[]): X => from[random.below(from.length)];
  const round = pick(Object.keys(CAP));
  const cap = CAP[round];
  const poleis: Record<string, { owner: Side | null; population?: number; begun?: string[] }> = {};
  for (const { id, capitalOf, maxPopulation } of board.poleis) {
    const owner = capitalOf === null ? pick([...SIDES, null]) : capitalOf === 'sparta' ? 'sparta' : 'athens';
    poleis[id] = owner === null ? { owner } : { owner, population: 1 + upTo(maxPopulation - 1) };
  }
  const few = (): number => (oneIn(2) ? 0 : upTo(cap));
  const units = Object.fromEntries([...LANDS, ...SEAS].map(id => [id, { sparta: few(), athens: few() }]));
  for (const side of SIDES) thinOut(side, poleis, units);
  const cargo: Record<string, Side> = {};
  for (const { id, boxes } of board.markets)
    for (const { box, amount } of boxes) if (amount <= cap && oneIn(4)) cargo[`${id}-${box}`] = pick(SIDES);
  const goods = () => ({
    metal: upTo(4),
    wood: upTo(4),
    wine: upTo(11),
    oil: upTo(11),
    silver: oneIn(3) ? upTo(2) : upTo(14),
    wheat: upTo(4),
    prestige: upTo(3),
  });
  const port = (side: Side): number => upTo(8 - Object.values(cargo).filter(one => one === side).length);
  const first = pick([...board.poleis.map(({ id }) => id), null]);
  const second = pick([...board.poleis.map(({ id }) => id).filter(id => id !== first), null]);
  const display = projects.projects.map(({ id }) => id).filter(() => oneIn(6));
  const begun = projects.projects.find(({ id }) => !display.includes(id));
  const site = board.poleis.find(({ projectTypes }) => (projectTypes as string[]).includes(begun?.type ?? ''));
  if (begun !== undefined && site !== undefined && oneIn(2)) poleis[site.id].begun = [begun.id];
  return {
    round,
    event: oneIn(2) ? null : pick(events.events.filter(({ deck }) => deck === round)).id,
    turn: pick(SIDES),
    before: oneIn(3) ? 1 + upTo(11) : 0,
    poleis,
    units,
    goods: { sparta: goods(), athens: goods() },
    cargo,
    port: { sparta: port('sparta'), athens: port('athens') },
    proxenos: { sparta: first, athens: second },
    display: display.slice(0, 3),
    taxed: Object.fromEntries(LANDS.filter(() => oneIn(5)).map(id => [id, pick(SIDES)])),
    market: Object.fromEntries(['metal', 'wood', 'wine', 'oil'].map(good => [good, 1 + upTo(10)])),
  };
}

/** PO-C-g: not more than 38 cubes; the armies go first. */
function thinOut(
  side: Side,
  poleis: Record<string, { owner: Side | null; population?: number }>,
  units: Record<string, Record<Side, number>>,
): void {
  const own = Object.values(poleis).filter(({ owner }) => owner === side);
  let over = own.reduce((sum, { population = 0 }) => sum + population, 0) - 38;
  for (const region of Object.values(units)) over += region[side];
  for (const region of Object.values(units)) for (; over > 0 && region[side] > 0; over--) region[side]--;
  for (const polis of own) for (; over > 0 && (polis.population ?? 0) > 1; over--) polis.population = (polis.population ?? 0) - 1;
}

describe('a second reading', () => {
  test('PO-1 … PO-12 the actions offered are those of a plain reading of the rules, in 150 situations', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 150; seed++) {
      const at = situation(seed);
      const { match } = set({ ...at, acted: at.before === 0 ? 0 : 1, pile: [] });
      const offered = match.legal(at.turn).map(action => JSON.stringify(action));
      const read = [{ type: 'pass' }, ...actionsOf(at)].map(action => JSON.stringify(action));
      expect(offered.toSorted(), `seed ${seed}`).toEqual(read.toSorted());
      for (const { type } of match.legal(at.turn)) met.add(type);
    }
    expect(met.size).toBe(14);
  });

  test('PO-1 … PO-12 whatever is refused names a rule that stands against it, in 150 situations', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 150; seed++) {
      const at = situation(seed);
      const { match } = set({ ...at, acted: at.before === 0 ? 0 : 1, pile: [] });
      for (const type of TWELVE)
        for (const code of polis.actions.all(polis.actions.T[type])) {
          const action = polis.actions.write(code);
          const refused = match.why(at.turn, action);
          if (refused === null) continue;
          const said = `seed ${seed}: ${JSON.stringify(action)} is refused by ${refused.rule}`;
          expect([...reasonsAgainst(at, action as Record<string, string>)], said).toContain(refused.rule);
          met.add(`${refused.rule}`);
        }
    }
    expect(met.size).toBe(46);
  });
});
