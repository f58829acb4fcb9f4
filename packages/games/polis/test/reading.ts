import board from '../data/board.json' with { type: 'json' };
import events from '../data/events.json' with { type: 'json' };
import projects from '../data/projects.json' with { type: 'json' };
import type { Side } from './table.ts';

/**
 * The twelve actions read a second time, plainly and from the data: what may be done in a position. It shares nothing with
 * the rules of the game, so that a slip would have to be made twice.
 */
export interface Situation {
  readonly round: string;
  readonly event: string | null;
  readonly turn: Side;
  readonly before: number;
  readonly poleis: Readonly<
    Record<string, { readonly owner: Side | null; readonly population?: number; readonly begun?: string[] }>
  >;
  readonly units: Readonly<Record<string, Readonly<Record<Side, number>>>>;
  readonly goods: Readonly<Record<Side, Readonly<Record<string, number>>>>;
  readonly cargo: Readonly<Record<string, Side>>;
  readonly port: Readonly<Record<Side, number>>;
  readonly proxenos: Readonly<Record<Side, string | null>>;
  readonly display: readonly string[];
  readonly taxed: Readonly<Record<string, Side>>;
  readonly market: Readonly<Record<string, number>>;
}
type Act = Readonly<Record<string, string>>;
type Line = { readonly a: string; readonly b: string };

export const LANDS = board.territories.map(({ id }) => id);
export const SEAS = board.seas.map(({ id }) => id);
export const CAP: Readonly<Record<string, number>> = { 3: 3, 4: 4, '5a': 5, '5b': 5 };
const polisOf = (id: string) => board.poleis.find(one => one.id === id) as (typeof board.poleis)[number];
const landOf = (id: string) => board.territories.find(one => one.id === id) as (typeof board.territories)[number];
const beside = (lines: readonly Line[], place: string): readonly string[] =>
  lines.flatMap(({ a, b }) => (a === place ? [b] : b === place ? [a] : []));
/** What of one side the data name by its capital. */
const capitalOf = (side: Side): string => (side === 'sparta' ? 'sparta' : 'athenai');

/** Everything that a way from `start` touches, going on only from places that are open. */
export function touched(lines: readonly Line[], start: readonly string[], open: (place: string) => boolean): ReadonlySet<string> {
  const seen = new Set(start);
  for (const place of seen) if (start.includes(place) || open(place)) for (const next of beside(lines, place)) seen.add(next);
  return seen;
}

export function actionsOf(s: Situation): readonly Act[] {
  const me = s.turn;
  const foe: Side = me === 'sparta' ? 'athens' : 'sparta';
  const mine = s.goods[me];
  const cap = CAP[s.round];
  const effects = (events.events.find(({ id }) => id === s.event)?.effects ?? []) as unknown as readonly Record<string, never>[];
  const effect = (op: string, where: Record<string, unknown> = {}) =>
    effects.filter(one => one.op === op && Object.entries(where).every(([key, value]) => one[key] === value));
  const owns = (polis: string, side: Side = me): boolean => s.poleis[polis].owner === side;
  const people = (polis: string): number => s.poleis[polis].population ?? polisOf(polis).basePopulation;
  const cubes =
    board.poleis.reduce((sum, { id }) => sum + (owns(id) ? people(id) : 0), 0) +
    Object.values(s.units).reduce((sum, units) => sum + units[me], 0);
  const room = (region: string): boolean => s.units[region][me] < cap;
  const found: Act[] = [];
  const may = (type: number, act: Act, allowed: boolean): void => {
    if (allowed && s.before !== type) found.push(act); // PO-F-g
  };

  // PO-1, PO-2, PO-3, and mercenaries while an event has them
  const [hire] = effect('mercenaryRecruit');
  const hired = hire !== undefined && mine.silver >= hire.silverPerUnit && cubes < 38;
  for (const { id, territory, portSeas, tradePort } of board.poleis.filter(one => owns(one.id))) {
    const raise = (good: string): boolean => people(id) > 1 && mine[good] + mine.silver > 0;
    if (territory !== null) may(1, { type: 'hoplites', polis: id }, room(territory) && (raise('metal') || hired));
    for (const sea of portSeas) may(2, { type: 'galleys', polis: id, sea }, room(sea) && (raise('wood') || hired));
    const merchants = s.port[me] + Object.values(s.cargo).filter(side => side === me).length;
    may(3, { type: 'merchants', polis: id }, tradePort === capitalOf(me) && raise('wood') && merchants < 8);
  }
  // PO-4
  for (const project of projects.projects.filter(({ id }) => s.display.includes(id)))
    for (const { id } of board.poleis.filter(one => owns(one.id) && (one.projectTypes as string[]).includes(project.type))) {
      const cost: Readonly<Record<string, number | undefined>> = project.cost;
      const short = ['metal', 'wood', 'wine', 'oil'].reduce((sum, good) => sum + Math.max(0, (cost[good] ?? 0) - mine[good]), 0);
      const silver = (cost.silver ?? 0) + short;
      may(4, { type: 'project', project: project.id, polis: id }, s.poleis[id].begun === undefined && silver <= mine.silver);
    }
  // PO-5, PO-6: PO-K-e
  const freeLand = (land: string): boolean => s.units[land][foe] <= s.units[land][me];
  const freeSea = (sea: string): boolean => s.units[sea][foe] <= s.units[sea][me];
  const routes: readonly Line[] = owns('korinthos') ? [...board.seaRoutes, board.isthmus] : board.seaRoutes;
  const voyage = (start: readonly string[]): ReadonlySet<string> => {
    const open = start.filter(freeSea);
    return new Set([...touched(routes, open, freeSea)].filter(freeSea));
  };
  const armies = LANDS.filter(from => s.units[from][me] > 0).map(from => ({
    from,
    byLand: touched(board.landLinks, [from], freeLand),
    bySea: voyage(landOf(from).embarksTo),
  }));
  for (const to of LANDS) {
    const comes = armies.some(
      ({ from, byLand, bySea }) => from !== to && (byLand.has(to) || landOf(to).embarksTo.some(sea => bySea.has(sea))),
    );
    may(5, { type: 'march', territory: to }, mine.prestige > 0 && room(to) && comes);
  }
  for (const to of SEAS) {
    const comers = SEAS.filter(from => from !== to && s.units[from][me] > 0);
    may(
      6,
      { type: 'sail', sea: to },
      mine.prestige > 0 && room(to) && comers.some(from => touched(routes, [from], freeSea).has(to)),
    );
  }
  // PO-7
  for (const { id, territory, fortification } of board.poleis.filter(one => one.capitalOf === null && !owns(one.id))) {
    if (territory === null) continue;
    const enough = s.units[territory][me] >= fortification && s.units[territory][me] > s.units[territory][foe];
    may(7, { type: 'besiege', polis: id }, enough && mine.prestige > 0 && cubes < 38);
  }
  // PO-8
  for (const { id, poleis } of board.territories) {
    const home = id === (me === 'sparta' ? 'lakedaimon' : 'attika');
    const held = id === 'achaia' || poleis.some(polis => owns(polis));
    const fresh = s.taxed[id] === undefined && s.units[id][me] > 0;
    may(8, { type: 'tax', territory: id }, fresh && held && (home || mine.prestige > 0));
  }
  // PO-9
  const base = me === 'athens' ? owns('athenai') : owns('pylos') || owns('gytheion');
  const reached = voyage(me === 'athens' ? ['kyklades'] : ['ionio', 'myrtoo']);
  for (const { id, sea, boxes } of board.markets) {
    const byLand = (id === 'illyria' && owns('epidamnos')) || (id === 'thraki' && owns('abdera'));
    const open = s.port[me] > 0 && base && (byLand || reached.has(sea));
    for (const { box, demand, offer, amount } of boxes) {
      const space = `${id}-${box}`;
      const shut = effect('closeSpace', { space }).length > 0;
      const free = open && !shut && s.cargo[space] === undefined && amount <= cap;
      const row = board.marketValues.rows[String(amount) as '3'];
      const price = row[s.market[demand] - 1];
      may(9, { type: 'barter', space }, free && mine[demand] >= Math.max(1, price));
      may(9, { type: 'buy', space }, free && offer === 'wheat' && mine.silver >= amount);
    }
  }
  // PO-10, PO-11, PO-12
  const at = s.proxenos[me];
  if (at === null) {
    const capital = capitalOf(me);
    const taken = s.proxenos[foe] === capital;
    for (const { id } of board.poleis) {
      const there = taken ? owns(id) && id !== capital : id === capital;
      may(11, { type: 'free', polis: id }, there && mine.silver >= 2);
    }
    return found;
  }
  for (const way of ['land', 'sea'] as const) {
    const gates = (polis: string): readonly string[] => {
      const { territory, portSeas } = polisOf(polis);
      return way === 'sea' ? portSeas : territory === null ? [] : [territory];
    };
    const bribes = cheapest(way === 'sea' ? routes : board.landLinks, gates(at), region => s.units[region][foe]);
    for (const { id } of board.poleis.filter(one => one.id !== at && one.id !== s.proxenos[foe]))
      may(
        10,
        { type: 'proxenos', polis: id, way },
        gates(id).some(gate => (bribes.get(gate) ?? 999) <= mine.silver),
      );
  }
  const silver = (s.poleis[at].owner === null ? 2 : 3) * people(at);
  const target = !owns(at) && polisOf(at).capitalOf === null;
  may(12, { type: 'civilWar', polis: at }, target && mine.silver >= silver && cubes < 38);
  return found;
}

/** What the cheapest way to each place costs, the first and the last included: tried until nothing gets cheaper. */
export function cheapest(
  lines: readonly Line[],
  start: readonly string[],
  cost: (place: string) => number,
): ReadonlyMap<string, number> {
  const sums = new Map(start.map(place => [place, cost(place)]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [place, sum] of [...sums])
      for (const next of beside(lines, place)) {
        if (sum + cost(next) >= (sums.get(next) ?? 999)) continue;
        sums.set(next, sum + cost(next));
        changed = true;
      }
  }
  return sums;
}
