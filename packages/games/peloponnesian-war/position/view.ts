import { type Field, type GivenOf, group, type JsonOf, part, readAll, type Setup, writeAll } from '@polemos/kernel';
import { EDITIONS, editionIds, WAYS, waysIds } from '../rules/editions/book.ts';
import { IN_FIRST, IN_SECOND, READINGS, readingsOf, writtenReadings } from '../rules/editions/readings.ts';
import { ROLES } from '../rules/scenarios/fall-of-sparta/coalition.ts';
import { knownTo, SCENARIO, SCENARIOS, setUp } from '../rules/scenarios/scenarios.ts';
import {
  ARMED,
  ARMY,
  ASIDE,
  ATTICA,
  byColour,
  byOccupation,
  CUP,
  EXPEDITION,
  emptyState,
  FIELDS,
  GHB,
  MIDWAY,
  NAVY,
  NEUTRALS,
  OPERATION,
  OUT,
  PROGRESS,
  RAVAGED,
  REBELLION,
  SATRAP,
  SIEGE,
  SIEGES,
  SPECIAL,
  type State,
  UNCONTROLLED,
} from '../rules/state.ts';
import { MATRIX, strategyId } from '../rules/strategy/matrices.ts';
import { HOME, PIRAEUS, SPACE, SPACES } from '../rules/terms/board.ts';
import { spartansInAttica } from '../rules/terms/control.ts';
import { isArmy } from '../rules/terms/forces.ts';
import { LEADER, LEADER_SET, LEADER_SIDE } from '../rules/terms/leaders.ts';
import { CORCYRA_LEFT, colourOf, ownerOf, PRINTED } from '../rules/terms/palettes.ts';
import { ATHENS, KINDS, NO_SIDE, SIDE, SIDES, SPARTA, type Units } from '../rules/terms/units.ts';
import { byShape, idShape, nullable, ofSides, row, spaces, units, word } from './shapes.ts';
import { add, kindsOf, PERSIANS, refill, SP, unitsIn } from './strength.ts';

// The whole game in ids: what positions are written in and what views show. Nothing of it is hidden (PW is played alone).
// What is told as it is kept is declared in rules/state.ts; here stands what is told otherwise.

// ---- commanders

/** Where a commander is who stands in no space; first where he waits (PW-3.4-c). */
const PLACE_OF: ReadonlyMap<string, number> = new Map([
  ['cup', CUP],
  ['going-home', GHB],
  ['out', OUT],
  ['aside', ASIDE],
  ['expedition', EXPEDITION],
  ['persian-army', ARMY],
  ['persian-navy', NAVY],
  ['satrap', SATRAP],
]);
const PLACE_NAMES: ReadonlyMap<number, string> = new Map([...PLACE_OF].map(([name, place]) => [place, name]));
/** PW-0.2-f: the commanders of the scenario. */
export const leads = (s: State, leader: number): boolean =>
  leader < s.where.length && LEADER_SET[leader] === (SCENARIOS[s.scenario].commanders ?? 'campaign');
function byLeader<J>(s: State, told: (leader: number) => J | undefined): Record<string, J> {
  const written: Record<string, J> = {};
  for (let leader = 0; leader < s.where.length; leader++) {
    const one = leads(s, leader) ? told(leader) : undefined;
    if (one !== undefined) written[LEADER.ids[leader]] = one;
  }
  return written;
}
export const NO_COMMANDER = 'PW-0.2-f: no commander of this scenario';
const PEOPLE = {
  leaders: part<State, Readonly<Record<string, string>>>({
    face: ['Commanders', 'people'],
    shape: {
      ...byShape(LEADER, { anyOf: [idShape(SPACE), word([...PLACE_OF.keys()])] }),
      ...ofSides(LEADER, leader => LEADER_SIDE[leader]),
    },
    write: s => byLeader(s, leader => PLACE_NAMES.get(s.where[leader]) ?? SPACE.ids[s.where[leader]]),
    read: (s, given, report) => {
      for (const [id, place] of Object.entries(given))
        if (!leads(s, LEADER.at(id))) report(`/${id}`, NO_COMMANDER);
        else s.where[LEADER.at(id)] = PLACE_OF.get(place) ?? SPACE.at(place);
    },
  }),
  moved: part<State, Readonly<Record<string, number>>>({
    face: ['Operation that moved a commander', 'progress', {}],
    shape: byShape(LEADER, { type: 'integer', minimum: 0, maximum: 999 }),
    write: s => byLeader(s, leader => (s.moved[leader] > 0 ? s.moved[leader] : undefined)),
    read: (s, given, report) => {
      for (const [id, operation] of Object.entries(given))
        if (!leads(s, LEADER.at(id))) report(`/${id}`, NO_COMMANDER);
        else s.moved[LEADER.at(id)] = operation;
    },
  }),
  drawn: part<State, Readonly<Record<(typeof SIDES)[number], string | null>>>({
    face: ['Commanders drawn', 'people'],
    about: 'PW-3.4-c',
    shape: byShape(SIDE, nullable(idShape(LEADER))),
    write: ({ drawn: [athens, sparta] }) => ({ athens: LEADER.ids[athens] ?? null, sparta: LEADER.ids[sparta] ?? null }),
    read: (s, given) => {
      s.drawn = SIDES.map(id => (given[id] === undefined || given[id] === null ? -1 : LEADER.at(given[id])));
    },
  }),
};

// ---- the map

/** Who can hold a space by occupation: a side, or the Persians. */
const HOLDERS: readonly string[] = [...SIDES, 'persia'];
const marked = (mark: number): Omit<Parameters<typeof part<State, readonly string[]>>[0], 'face'> => ({
  shape: spaces,
  write: s => SPACE.ids.filter((_, space) => (s.marks[space] & mark) !== 0),
  read: (s, given) => {
    for (let space = 0; space < SPACES; space++) s.marks[space] &= ~mark;
    for (const id of given) s.marks[SPACE.at(id)] |= mark;
  },
});
function bySpace<J>(told: (space: number) => J | undefined): Record<string, J> {
  const written: Record<string, J> = {};
  for (let space = 0; space < SPACES; space++) {
    const one = told(space);
    if (one !== undefined) written[SPACE.ids[space]] = one;
  }
  return written;
}
const MAP = {
  held: part<State, Readonly<Record<string, string>>>({
    face: ['Held by occupation', 'map'],
    about: 'PW-R2: stored control by occupation. All others: by colour.',
    shape: byShape(SPACE, { anyOf: [idShape(SIDE), word(['persia'])] }),
    write: s => bySpace(space => HOLDERS[s.control[space] - byOccupation(ATHENS)]),
    read: (s, given) => {
      for (let space = 0; space < SPACES; space++) s.control[space] = byColour(colourOf(s, space));
      for (const [id, side] of Object.entries(given)) s.control[SPACE.at(id)] = byOccupation(HOLDERS.indexOf(side));
    },
  }),
  uncontrolled: part<State, readonly string[]>({
    face: ['Controlled by nobody', 'map', []],
    about: 'PW1-0-h, PW1-R26: spaces of a League that nobody controls. All others: by colour, or as held.',
    shape: spaces,
    write: s => {
      const free = SPACE.ids.filter((_, space) => s.control[space] === UNCONTROLLED && colourOf(s, space) !== NO_SIDE);
      return free.length === 0 ? undefined : free;
    },
    read: (s, given) => {
      for (const id of given) s.control[SPACE.at(id)] = UNCONTROLLED;
    },
  }),
  ravaged: part<State, readonly string[]>({ face: ['Ravaged', 'map'], ...marked(RAVAGED) }),
  rebellion: part<State, readonly string[]>({ face: ['In rebellion', 'map'], ...marked(REBELLION) }),
  sieges: part<State, Readonly<Record<string, string>>>({
    face: ['Besieged', 'map', {}],
    about: 'by the besieger',
    shape: byShape(SPACE, idShape(SIDE)),
    write: s =>
      bySpace(space =>
        (s.marks[space] & SIEGES) === 0 ? undefined : SIDES[(s.marks[space] & SIEGE[ATHENS]) !== 0 ? ATHENS : SPARTA],
      ),
    read: (s, given) => {
      for (const [id, side] of Object.entries(given)) s.marks[SPACE.at(id)] |= SIEGE[SIDE.at(side)];
    },
  }),
};

// ---- scenarios of their own, neutrals

interface Body {
  readonly at: string | null;
  readonly units: Units;
}
const special = group(
  {
    ...SPECIAL,
    armed: part<State, readonly Units[]>({
      face: ['Armed neutrals', 'midway'],
      shape: { type: 'array', items: units, minItems: ARMED.length, maxItems: ARMED.length },
      write: s => ARMED.map(place => unitsIn(s.sp, place)),
      read: (s, given) => refill(s, ARMED, given),
    }),
    role: part<State, string | null>({
      face: ['Role of the Coalition', 'midway'],
      shape: nullable(word(ROLES)),
      write: s => ROLES[s.role] ?? null,
      read: (s, given) => {
        s.role = (ROLES as readonly (string | null)[]).indexOf(given);
      },
    }),
    persians: part<State, readonly Body[]>({
      face: ['Persians', 'midway'],
      about: 'Army, Navy, satrap',
      shape: {
        type: 'array',
        items: row({ at: nullable(idShape(SPACE)), units }, ['at', 'units']),
        minItems: PERSIANS.length,
        maxItems: PERSIANS.length,
      },
      write: s => PERSIANS.map((place, body) => ({ at: SPACE.ids[s.persianAt[body]] ?? null, units: unitsIn(s.sp, place) })),
      read: (s, given) => {
        s.persianAt = given.map(({ at }) => (at === null ? -1 : SPACE.at(at)));
        refill(
          s,
          PERSIANS,
          given.map(({ units: one }) => one),
        );
      },
    }),
    gone: part<State, readonly number[]>({
      face: ['Left for good', 'midway'],
      about: 'PW-10.5.4.5-V-a: Spartan hoplites and cavalry',
      shape: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 40 }, minItems: 2, maxItems: 2 },
      write: s => s.gone.slice(),
      read: (s, given) => {
        s.gone = given.slice();
      },
    }),
  },
  { face: ['Scenarios of their own', 'midway'], about: 'What only PW-10.3 and PW-10.5 have.' },
);
const neutrals = group(
  {
    ...NEUTRALS,
    corcyraLeft: part<State, boolean>({
      face: ['Corcyra has left', 'map'],
      shape: { type: 'boolean' },
      write: s => s.palette === CORCYRA_LEFT,
      read: (s, given) => {
        if (s.palette <= CORCYRA_LEFT) s.palette = given ? CORCYRA_LEFT : PRINTED;
      },
    }),
  },
  { face: ['Neutrals', 'map'], about: 'PW-5.5.3: who is active' },
);

// ---- the moment

const inBook = (rule: string, editions: number): string =>
  editions === IN_FIRST ? `${rule}, first edition only` : editions === IN_SECOND ? `${rule}, second edition only` : rule;
const strategyShape = (side: number) => nullable(idShape({ kind: 'strategy', ids: MATRIX[side].strategies.map(({ id }) => id) }));
/** The set-up is begun with the first three: see `begin`. */
const MOMENT = {
  scenario: part<State, string>({
    face: ['Scenario', 'moment'],
    shape: word(SCENARIO.ids),
    write: s => SCENARIO.ids[s.scenario],
  }),
  edition: part<State, string>({ face: ['Edition', 'moment'], shape: word(editionIds), write: s => EDITIONS[s.edition].id }),
  players: part<State, string>({ face: ['Players', 'moment'], shape: word(waysIds), write: s => WAYS[s.way].id }),
  options: part<State, Readonly<Record<string, boolean>>>({
    face: ['Options', 'moment'],
    about: 'Readings: a sentence that can be understood in two ways',
    shape: row(
      Object.fromEntries(
        READINGS.map(({ field, rule, editions }) => [field, { type: 'boolean', description: inBook(rule, editions) }]),
      ),
    ),
    write: s => writtenReadings(s.edition, s.readings),
    read: (s, given) => {
      s.readings = readingsOf(s.edition, given, 'field', s.readings);
    },
  }),
  strategy: part<State, Readonly<Record<(typeof SIDES)[number], string | null>>>({
    face: ['Strategies', 'moment'],
    about: 'a strategy of the side’s matrix',
    shape: { ...row({ athens: strategyShape(ATHENS), sparta: strategyShape(SPARTA) }), 'x-by': 'side' },
    write: ({ strategy: [athens, sparta] }) => ({ athens: strategyId(ATHENS, athens), sparta: strategyId(SPARTA, sparta) }),
    read: (s, given) => {
      SIDES.forEach((id, side) => {
        if (given[id] !== undefined) s.strategy[side] = MATRIX[side].strategies.findIndex(one => one.id === given[id]);
      });
    },
  }),
};

// ---- the operation

interface Stop {
  readonly space: string;
  readonly take: Units;
}
const UNDER_WAY = {
  ...OPERATION,
  units: part<State, Units>({
    face: ['Expedition', 'midway'],
    shape: units,
    write: s => unitsIn(s.sp, EXPEDITION),
    read: (s, given) => add(s, EXPEDITION, given),
  }),
  plan: part<State, readonly Stop[]>({
    face: ['Plan of the non-player', 'midway'],
    about: 'the rally spaces still to be visited, and what they give',
    shape: { type: 'array', items: row({ space: idShape(SPACE), take: units }, ['space', 'take']) },
    write: s => {
      const stops: Stop[] = [];
      for (let i = 0; i < s.plan.length; i += 1 + KINDS)
        stops.push({ space: SPACE.ids[s.plan[i]], take: unitsIn(s.plan.slice(i + 1), 0) });
      return stops;
    },
    read: (s, given) => {
      s.plan = given.flatMap(({ space, take }) => [SPACE.at(space), ...kindsOf(take)]);
    },
  }),
};
const whole = group(UNDER_WAY, { face: ['Operation', 'midway'] });
/** What is told only now and then. */
type Rarely = 'tried' | 'incited' | 'wrecked';
type Under = JsonOf<typeof UNDER_WAY>;
export type Operation = Omit<Under, Rarely> & Partial<Pick<Under, Rarely>>;
const ALWAYS = ['side', 'leader', 'objective', 'at', 'units', 'route', 'next', 'marching', 'plan'];
const operation: Field<State, Operation | null> = part<State, Operation | null>({
  face: ['Operation', 'midway', null],
  shape: nullable({ ...whole.shape, required: ALWAYS }),
  write: s => (s.active === NO_SIDE ? null : (whole.write(s) as Operation)),
  read: (s, given, report) => {
    if (given !== null) whole.read(s, given as Under, report);
  },
});

// ---- all of it

/** Read in this order: what stands in a space is judged by Leagues and Persians, an Army by its commander. */
export const PUBLIC = {
  ...MOMENT,
  ...FIELDS,
  special,
  neutrals,
  ...SP,
  ...PEOPLE,
  ...MAP,
  attica: group(ATTICA, { face: ['Spartans in Attica', 'map'], about: 'PW-E-6-a: this turn, and the turn before' }),
  ...PROGRESS,
  operation,
  ...MIDWAY,
};
/** Every field of a state that is not the kernel's, readable. */
export type View = JsonOf<typeof PUBLIC>;
/** A view of which not everything is given, not even of its options. */
export type Sketch = GivenOf<typeof PUBLIC>;
export const viewOf = (s: State): View => writeAll(PUBLIC, s) as View;

/** The set-up of what is given, or else asked for: its scenario, edition and way of play. */
export function begin(given: Sketch, { scenario, options }: Setup): State {
  const s = emptyState();
  const id = given.scenario ?? scenario;
  const known = knownTo(id);
  const asked = (key: 'players' | 'edition'): unknown => {
    const one = given[key] ?? options[key];
    return known[key].includes(one as string) ? one : undefined;
  };
  setUp(s, SCENARIO.at(id), { ...options, players: asked('players'), edition: asked('edition') });
  return s;
}
/** What follows from the rest where it is not given. */
export function derive(s: State, given: Sketch): void {
  if (given.held === undefined && given.forces !== undefined) armiesHoldNothing(s);
  if (given.attica?.now === undefined) s.attica = spartansInAttica(s);
  if (given.walls === undefined) s.walls = (isArmy(s, HOME[ATHENS], SPARTA) ? 1 : 0) + (isArmy(s, PIRAEUS, SPARTA) ? 2 : 0); // its objective
}
/** PW-R2: an Army has come in this turn; what it stands in is controlled as it was before, unless the view says more. */
function armiesHoldNothing(s: State): void {
  for (let space = 0; space < SPACES; space++)
    if (isArmy(s, space, SPARTA) || (isArmy(s, space, ATHENS) && (s.role < 0 || ownerOf(s, space) !== ATHENS)))
      s.control[space] = byColour(colourOf(s, space));
}
/** A state from a view; what is not given is as in the set-up of its scenario, edition and way of play. */
export function stateOf(given: Sketch, scenario: string, options: Setup['options'] = {}): State {
  const s = begin(given, { scenario, options });
  readAll(PUBLIC, s, given, () => {});
  derive(s, given);
  return s;
}
