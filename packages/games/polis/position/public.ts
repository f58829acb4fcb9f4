import { type JsonOf, NOBODY, part, type Report, readAll, type Seat, things, writeAll } from '@polemos/kernel';
import { POLIS, SEAT, SEATS, type Side } from '../rules/components/board.ts';
import { CARD } from '../rules/components/cards.ts';
import { PROJECT } from '../rules/components/projects.ts';
import { SCENARIO } from '../rules/scenarios.ts';
import { ATTACKING, COMPLETED, DISCARDED, DISPLAY, FIELDS, GONE, IN_DECK, IN_HAND, PILE, type State } from '../rules/state.ts';

export type { Side };
export type BySide<X> = Readonly<Record<Side, X>>;

export interface PolisView {
  readonly owner: Side | null;
  readonly population: number;
  /** PO-4-e: its tile is turned. */
  readonly turned: boolean;
  /** The project in progress, and those completed. */
  readonly begun: readonly string[];
  readonly completed: readonly string[];
}

const ids = (of: { readonly kind: string; readonly ids: readonly string[] }) => ({
  type: 'string',
  enum: of.ids,
  'x-thing': of.kind,
});
const setOf = (of: { readonly kind: string; readonly ids: readonly string[] }) => ({
  type: 'array',
  items: ids(of),
  uniqueItems: true,
});
const count = (maximum: number) => ({ type: 'integer', minimum: 0, maximum });
const POLIS_SHAPE = {
  type: 'object',
  properties: {
    owner: { anyOf: [ids(SEAT), { type: 'null' }] },
    population: count(10),
    turned: { type: 'boolean', description: 'PO-4-e: its tile is turned, a project is in progress' },
    begun: { ...setOf(PROJECT), description: 'the project in progress' },
    completed: { ...setOf(PROJECT), description: 'completed projects' },
  },
  additionalProperties: false,
};
const READING = things('reading', ['boiotia-megaris', 'open-voyage']);
const projectsAt = (s: State, place: number): readonly string[] => PROJECT.ids.filter((_, p) => s.project[p] === place);
const cardsAt = (s: State, place: number): readonly string[] => CARD.ids.filter((_, card) => s.card[card] === place);
const seatOf = (side: string | null): Seat => (side === null ? NOBODY : SEAT.find(side));

/** A tile lies in one place: who has laid one already in this position is told. */
const lay = (s: State, id: string, place: number, report: Report, at = ''): void => {
  const project = PROJECT.at(id);
  if (s.project[project] !== PILE && s.project[project] !== GONE && s.project[project] !== place)
    report(at, `${id} is in two places`);
  s.project[project] = place;
};
/** Tiles that are told to lie somewhere; a tile that is told twice is in two places. */
const tiles = (place: number) => ({
  shape: setOf(PROJECT),
  write: (s: State) => projectsAt(s, place),
  read: (s: State, given: readonly string[], report: Report) => given.forEach(id => void lay(s, id, place, report)),
});

/** All that everybody sees, in ids: what a view and a position have in common. */
export const PUBLIC = {
  scenario: part<State, string>({
    face: ['Scenario', 'moment'],
    shape: { type: 'string', enum: SCENARIO.ids },
    write: s => SCENARIO.ids[s.scenario],
  }),
  readings: part<State, readonly string[]>({
    face: ['Readings', 'moment'],
    about: 'Readings other than the usual: PO-R57, PO-R5.',
    shape: { type: 'array', items: { type: 'string', enum: READING.ids }, uniqueItems: true },
    write: s => READING.ids.filter(id => (id === 'open-voyage' ? s.openEnds : s.joined) === 1),
    read: (s, given) => {
      s.joined = given.includes('boiotia-megaris') ? 1 : 0;
      s.openEnds = given.includes('open-voyage') ? 1 : 0;
    },
  }),
  ...FIELDS,
  // Tiles lie where something says so. The rest stays in the pile, unless the pile is told: then it is gone.
  pile: part<State, readonly string[]>({
    face: ['Projects face down', 'map'],
    about: 'The tiles still face down; their order is nowhere. If told, tiles named nowhere have left the game.',
    shape: setOf(PROJECT),
    write: s => projectsAt(s, PILE),
    read: (s, given) => {
      s.project.fill(GONE);
      for (const id of given) s.project[PROJECT.at(id)] = PILE;
    },
  }),
  gone: part<State, readonly string[]>({
    face: ['Projects out of the game', 'map', []],
    about: 'PO-N-d: tiles that have left the game.',
    ...tiles(GONE),
  }),
  display: part<State, readonly string[]>({
    face: ['Projects on display', 'map', []],
    about: 'PO-F-b: the projects that can be begun.',
    ...tiles(DISPLAY),
  }),
  poleis: part<State, Readonly<Record<string, PolisView>>>({
    face: ['Poleis', 'map'],
    about: 'Poleis that differ from the set-up. Owner null: neutral.',
    shape: {
      type: 'object',
      properties: Object.fromEntries(POLIS.ids.map(id => [id, POLIS_SHAPE])),
      'x-by': 'polis',
      additionalProperties: false,
    },
    write: s => Object.fromEntries(POLIS.ids.map((id, polis) => [id, polisView(s, polis)])),
    read: (s, given, report) => {
      for (const [id, told] of Object.entries(given)) readPolis(s, id, told, report);
    },
  }),
  passed: part<State, readonly Side[]>({
    face: ['Have passed', 'progress', []],
    about: 'Who has passed, in order.',
    shape: setOf(SEAT),
    write: s => (s.passed === 0 ? [] : [SEATS[s.passedFirst], SEATS[1 - s.passedFirst]].slice(0, s.passed)),
    read: (s, given) => {
      s.passed = given.length;
      s.passedFirst = given.length === 0 ? NOBODY : SEAT.at(given[0]);
    },
  }),
  attacking: part<State, readonly string[]>({
    face: ['Cards of the attacker', 'hands', []],
    about: 'The cards of the attacker.',
    shape: { type: 'array', items: ids(CARD), maxItems: 2 },
    write: s => [...cardsAt(s, ATTACKING), ...cardsAt(s, ATTACKING + 1)],
    read: (s, given) =>
      given.forEach((id, i) => {
        s.card[CARD.at(id)] = ATTACKING + i;
      }),
  }),
  discarded: part<State, readonly string[]>({
    face: ['Combat cards discarded', 'hands', []],
    about: 'Combat cards discarded in this battle.',
    shape: setOf(CARD),
    write: s => cardsAt(s, DISCARDED),
    read: (s, given) => {
      for (const id of given) s.card[CARD.at(id)] = DISCARDED;
    },
  }),
  expedition: part<State, { readonly unit: 'hoplite' | 'galley'; readonly sparta: number; readonly athens: number }>({
    face: ['On an expedition', 'people'],
    about: 'Units that will come back at the end of the round.',
    shape: {
      type: 'object',
      properties: { unit: { type: 'string', enum: ['hoplite', 'galley'] }, sparta: count(38), athens: count(38) },
      required: ['unit', 'sparta', 'athens'],
      additionalProperties: false,
    },
    write: s => ({ unit: s.sentKind === 0 ? 'hoplite' : 'galley', sparta: s.sent[0], athens: s.sent[1] }),
    read: (s, { unit, sparta, athens }) => {
      s.sentKind = unit === 'galley' ? 1 : 0;
      s.sent = [sparta, athens];
    },
  }),
};
export type PublicView = JsonOf<typeof PUBLIC>;

const polisView = (s: State, polis: number): PolisView => ({
  owner: s.owner[polis] === NOBODY ? null : SEATS[s.owner[polis]],
  population: s.population[polis],
  turned: s.turned[polis] === 1,
  begun: projectsAt(s, polis),
  completed: projectsAt(s, COMPLETED + polis),
});
function readPolis(s: State, id: string, told: Partial<PolisView>, report: Report): void {
  const polis = POLIS.at(id);
  const { owner, population, turned, begun = [], completed = [] } = told;
  if (owner !== undefined) s.owner[polis] = seatOf(owner);
  if (owner === null) s.population[polis] = 0;
  if (population !== undefined) s.population[polis] = population;
  for (const project of begun) {
    lay(s, project, polis, report, `/${id}/begun`);
    s.turned[polis] = 1;
  }
  for (const project of completed) lay(s, project, COMPLETED + polis, report, `/${id}/completed`);
  if (turned !== undefined) s.turned[polis] = turned ? 1 : 0;
}

export const publicView = (s: State): PublicView => writeAll(PUBLIC, s) as PublicView;
/** The other direction: what is said replaces what the state has, field by field. */
export const restore = (s: State, given: PublicView): void => readAll(PUBLIC, s, given, () => {});

export const handOf = (s: State, seat: Seat): readonly string[] => cardsAt(s, IN_HAND + seat);
export const deckSize = (s: State): number => s.card.filter(place => place === IN_DECK).length;
