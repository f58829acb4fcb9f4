import { type Fault, NOBODY, type Seat } from '@polemos/kernel';
import { bit, GOOD, GOODS, POLIS, REGION, ROUND, ROW, SEATS, SPACE, stuffId, TERRITORY } from '../rules/components/board.ts';
import { CARD } from '../rules/components/cards.ts';
import { PROJECT } from '../rules/components/projects.ts';
import { EVENT } from '../rules/events/modifiers.ts';
import { SCENARIO } from '../rules/scenarios.ts';
import { ATTACKING, CAPTURED, COMPLETED, DISCARDED, DISPLAY, GONE, IN_DECK, IN_HAND, PILE, type State } from '../rules/state.ts';

export type Side = (typeof SEATS)[number];
export type BySide<X> = Readonly<Record<Side, X>>;
type ById<X> = Readonly<Record<string, X>>;

export interface PolisView {
  readonly owner: Side | null;
  readonly population: number;
  /** PO-4-e: its tile is turned. */
  readonly turned: boolean;
  /** The project in progress, and those completed. */
  readonly begun: readonly string[];
  readonly completed: readonly string[];
}

/** All that everybody sees, in ids: what a view and a position have in common. */
export interface PublicView {
  readonly scenario: string;
  /** The readings that differ from the usual: PO-R57, PO-R5. */
  readonly readings: readonly string[];
  readonly round: string;
  readonly event: string | null;
  /** Who applied the event first. */
  readonly first: Side | null;
  readonly poleis: ById<PolisView>;
  readonly display: readonly string[];
  readonly pile: readonly string[];
  readonly gone: readonly string[];
  /** Hoplites or galleys by region. */
  readonly units: ById<BySide<number>>;
  readonly port: BySide<number>;
  readonly cargo: ById<Side>;
  /** Null: captured. */
  readonly proxenos: BySide<string | null>;
  readonly goods: BySide<ById<number>>;
  /** Columns of the market table, 1 … 11. */
  readonly market: ById<number>;
  readonly taxed: ById<Side>;
  readonly turn: Side | null;
  readonly acted: number;
  /** The number of the turn's first action, 1 … 12. */
  readonly before: number;
  readonly fee: boolean;
  readonly passing: boolean;
  readonly passed: readonly Side[];
  /** Hoplites on the rows of a collection, or the bill of a project, while it lasts. */
  readonly tally: ById<number>;
  /** Whose people have eaten this round. */
  readonly fed: readonly Side[];
  readonly grown: ById<number>;
  readonly fought: readonly string[];
  readonly attacking: readonly string[];
  readonly discarded: readonly string[];
  readonly doubled: readonly Side[];
  readonly commanders: BySide<number>;
  readonly expedition: { readonly unit: 'hoplite' | 'galley'; readonly sparta: number; readonly athens: number };
  readonly banned: readonly string[];
  readonly switched: readonly string[];
}

const sideId = (seat: Seat): Side | null => (seat === NOBODY ? null : SEATS[seat]);
const inSet = (ids: readonly string[], set: number): readonly string[] => ids.filter((_, i) => (set & bit(i)) !== 0);
const counts = (ids: readonly string[], of: (i: number) => number): ById<number> =>
  Object.fromEntries(ids.flatMap((id, i) => (of(i) === 0 ? [] : [[id, of(i)]])));
const owners = (ids: readonly string[], of: readonly Seat[]): ById<Side> =>
  Object.fromEntries(ids.flatMap((id, i) => (of[i] === NOBODY ? [] : [[id, SEATS[of[i]]]])));
const both = <X>(of: (seat: Seat) => X): BySide<X> => ({ sparta: of(0), athens: of(1) });

export function publicView(s: State): PublicView {
  const projectsAt = (place: number): readonly string[] => PROJECT.ids.filter((_, p) => s.project[p] === place);
  const passed = s.passed === 0 ? [] : s.passed === 1 ? [SEATS[s.passedFirst]] : [SEATS[s.passedFirst], SEATS[1 - s.passedFirst]];
  return {
    scenario: SCENARIO.ids[s.scenario],
    readings: [...(s.joined === 1 ? ['boiotia-megaris'] : []), ...(s.openEnds === 1 ? ['open-voyage'] : [])],
    round: ROUND.ids[s.round],
    event: s.event < 0 ? null : EVENT.ids[s.event],
    first: sideId(s.first),
    poleis: Object.fromEntries(
      POLIS.ids.map((id, polis) => [
        id,
        {
          owner: sideId(s.owner[polis]),
          population: s.population[polis],
          turned: s.turned[polis] === 1,
          begun: projectsAt(polis),
          completed: projectsAt(COMPLETED + polis),
        },
      ]),
    ),
    display: projectsAt(DISPLAY),
    pile: projectsAt(PILE),
    gone: projectsAt(GONE),
    units: Object.fromEntries(REGION.ids.map((id, region) => [id, both(seat => s.units[region * 2 + seat])])),
    port: both(seat => s.port[seat]),
    cargo: owners(SPACE.ids, s.cargo),
    proxenos: both(seat => (s.proxenos[seat] === CAPTURED ? null : POLIS.ids[s.proxenos[seat]])),
    goods: both(seat => Object.fromEntries([...GOOD.ids, 'prestige'].map((id, stuff) => [id, s.goods[stuff * 2 + seat]]))),
    market: Object.fromEntries(s.column.map((column, good) => [GOOD.ids[good], column + 1])),
    taxed: owners(TERRITORY.ids, s.taxed),
    turn: sideId(s.turn),
    acted: s.acted,
    before: s.before,
    fee: s.fee === 1,
    passing: s.passing === 1,
    passed,
    tally: counts(ROW.ids, row => s.tally[row]),
    fed: SEATS.filter((_, seat) => (s.fed & bit(seat)) !== 0),
    grown: counts(POLIS.ids, polis => s.grown[polis]),
    fought: inSet(REGION.ids, s.fought),
    attacking: [ATTACKING, ATTACKING + 1].flatMap(place => CARD.ids.filter((_, card) => s.card[card] === place)),
    discarded: CARD.ids.filter((_, card) => s.card[card] === DISCARDED),
    doubled: SEATS.filter((_, seat) => (s.doubled & bit(seat)) !== 0),
    commanders: both(seat => s.commanders[seat]),
    expedition: { unit: s.sentKind === 0 ? 'hoplite' : 'galley', sparta: s.sent[0], athens: s.sent[1] },
    banned: inSet(TERRITORY.ids, s.banned),
    switched: inSet(POLIS.ids, s.switched),
  };
}

const seatOf = (side: string | null): Seat => (side === null ? NOBODY : SEATS.indexOf(side as Side));
const setOf = (of: { at(id: string): number }, ids: readonly string[]): number =>
  ids.reduce((set, id) => set | bit(of.at(id)), 0);

/** The other direction: what is said replaces what the state has, field by field. */
export function restore(s: State, given: Partial<PublicView>, faults: Fault[] = []): void {
  if (given.readings !== undefined) {
    s.joined = given.readings.includes('boiotia-megaris') ? 1 : 0;
    s.openEnds = given.readings.includes('open-voyage') ? 1 : 0;
  }
  if (given.round !== undefined) s.round = ROUND.at(given.round);
  if (given.event !== undefined) s.event = given.event === null ? -1 : EVENT.at(given.event);
  if (given.first !== undefined) s.first = seatOf(given.first);
  restoreProjects(s, given, faults);
  for (const [id, { owner, population, turned }] of Object.entries(given.poleis ?? {}) as [string, Partial<PolisView>][]) {
    const polis = POLIS.at(id);
    if (owner !== undefined) s.owner[polis] = seatOf(owner);
    if (owner === null) s.population[polis] = 0;
    if (population !== undefined) s.population[polis] = population;
    if (turned !== undefined) s.turned[polis] = turned ? 1 : 0;
  }
  for (const [id, of] of Object.entries(given.units ?? {}))
    SEATS.forEach((side, seat) => {
      s.units[REGION.at(id) * 2 + seat] = of[side] ?? 0;
    });
  if (given.cargo !== undefined) s.cargo.fill(NOBODY);
  for (const [id, side] of Object.entries(given.cargo ?? {})) s.cargo[SPACE.at(id)] = seatOf(side);
  if (given.taxed !== undefined) s.taxed.fill(NOBODY);
  for (const [id, side] of Object.entries(given.taxed ?? {})) s.taxed[TERRITORY.at(id)] = seatOf(side);
  for (const [id, column] of Object.entries(given.market ?? {})) s.column[GOOD.at(id)] = column - 1;
  SEATS.forEach((side, seat) => {
    s.port[seat] = given.port?.[side] ?? s.port[seat];
    const proxenos = given.proxenos?.[side];
    if (proxenos !== undefined) s.proxenos[seat] = proxenos === null ? CAPTURED : POLIS.at(proxenos);
    for (let stuff = 0; stuff <= GOODS; stuff++)
      s.goods[stuff * 2 + seat] = given.goods?.[side]?.[stuffId(stuff)] ?? s.goods[stuff * 2 + seat];
    s.commanders[seat] = given.commanders?.[side] ?? s.commanders[seat];
    s.sent[seat] = given.expedition?.[side] ?? s.sent[seat];
  });
  restoreProgress(s, given);
}

function restoreProgress(s: State, given: Partial<PublicView>): void {
  if (given.turn !== undefined) s.turn = seatOf(given.turn);
  s.acted = given.acted ?? s.acted;
  s.before = given.before ?? s.before;
  s.fee = given.fee === true ? 1 : 0;
  s.passing = given.passing === true ? 1 : 0;
  s.passed = given.passed?.length ?? s.passed;
  if (given.passed !== undefined) s.passedFirst = given.passed.length === 0 ? NOBODY : seatOf(given.passed[0]);
  for (const [id, count] of Object.entries(given.tally ?? {})) s.tally[ROW.at(id)] = count;
  for (const [id, count] of Object.entries(given.grown ?? {})) s.grown[POLIS.at(id)] = count;
  if (given.fought !== undefined) s.fought = setOf(REGION, given.fought);
  if (given.banned !== undefined) s.banned = setOf(TERRITORY, given.banned);
  if (given.switched !== undefined) s.switched = setOf(POLIS, given.switched);
  s.fed = (given.fed ?? []).reduce((set, side) => set | bit(seatOf(side)), 0);
  s.doubled = (given.doubled ?? []).reduce((set, side) => set | bit(seatOf(side)), 0);
  if (given.expedition !== undefined) s.sentKind = given.expedition.unit === 'galley' ? 1 : 0;
  (given.attacking ?? []).forEach((id, i) => {
    s.card[CARD.at(id)] = ATTACKING + i;
  });
  for (const id of given.discarded ?? []) s.card[CARD.at(id)] = DISCARDED;
}

/** Tiles lie where something says so. The rest stays in the pile, unless the pile is told: then it is gone. */
function restoreProjects(s: State, given: Partial<PublicView>, faults: Fault[]): void {
  const laid = new Set<string>();
  if (given.pile !== undefined) s.project.fill(GONE);
  const lay = (id: string, place: number, at: string): void => {
    if (laid.has(id)) faults.push({ at, what: `${id} is in two places` });
    laid.add(id);
    s.project[PROJECT.at(id)] = place;
  };
  for (const id of given.display ?? []) lay(id, DISPLAY, '/display');
  for (const id of given.pile ?? []) lay(id, PILE, '/pile');
  for (const id of given.gone ?? []) lay(id, GONE, '/gone');
  for (const [name, { begun, completed }] of Object.entries(given.poleis ?? {}) as [string, Partial<PolisView>][]) {
    for (const id of begun ?? []) {
      lay(id, POLIS.at(name), `/poleis/${name}/begun`);
      s.turned[POLIS.at(name)] = 1;
    }
    for (const id of completed ?? []) lay(id, COMPLETED + POLIS.at(name), `/poleis/${name}/completed`);
  }
}

export const handOf = (s: State, seat: Seat): readonly string[] => CARD.ids.filter((_, card) => s.card[card] === IN_HAND + seat);
export const deckSize = (s: State): number => s.card.filter(place => place === IN_DECK).length;
