import { type Static, Type } from 'typebox';
import { COLUMNS, GOOD, POLIS, REGION, ROUND, ROW, SEATS, SPACE, TERRITORY } from '../rules/components/board.ts';
import { CARD } from '../rules/components/cards.ts';
import { PROJECT } from '../rules/components/projects.ts';
import { EVENT } from '../rules/events/modifiers.ts';
import { PHASES } from '../rules/round/round.ts';
import { SCENARIO } from '../rules/scenarios.ts';
import { STEPS } from '../rules/steps.ts';

const oneOf = (ids: readonly string[], description?: string) =>
  Type.Union(
    ids.map(id => Type.Literal(id)),
    description === undefined ? {} : { description },
  );
const count = (maximum = 999) => Type.Integer({ minimum: 0, maximum });
const side = oneOf(SEATS);
const polis = oneOf(POLIS.ids);
const project = oneOf(PROJECT.ids);
const card = oneOf(CARD.ids);
const bySide = <X extends Type.TSchema>(of: X, description = '') =>
  Type.Object({ sparta: Type.Optional(of), athens: Type.Optional(of) }, { additionalProperties: false, description });
const record = <X extends Type.TSchema>(ids: readonly string[], of: X, description: string) =>
  Type.Object(Object.fromEntries(ids.map(id => [id, Type.Optional(of)])), { additionalProperties: false, description });
const list = <X extends Type.TSchema>(of: X, description: string) => Type.Array(of, { description, uniqueItems: true });
const stuff = Type.Object(Object.fromEntries([...GOOD.ids, 'prestige'].map(id => [id, Type.Optional(count())])), {
  additionalProperties: false,
});

const polisPicture = Type.Object(
  {
    owner: Type.Optional(Type.Union([side, Type.Null()])),
    population: Type.Optional(count(10)),
    turned: Type.Optional(Type.Boolean({ description: 'PO-4-e: its tile is turned, a project is in progress' })),
    begun: Type.Optional(list(project, 'the project in progress')),
    completed: Type.Optional(list(project, 'completed projects')),
  },
  { additionalProperties: false },
);
const battlePicture = Type.Object(
  {
    region: oneOf(REGION.ids),
    attacker: side,
    assault: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  },
  { additionalProperties: false, description: 'With phase battle: the attacker is about to play two cards.' },
);
const frame = Type.Object({
  step: oneOf(STEPS.map(({ name }) => name)),
  at: count(99),
  by: Type.Record(Type.String(), Type.Union([Type.Integer({ minimum: -1, maximum: 999 }), Type.Boolean()])),
});

/** Every field may be left out: what is not said is as in the set-up of the scenario. */
export const schema = Type.Object(
  {
    scenario: Type.Optional(oneOf(SCENARIO.ids)),
    readings: Type.Optional(list(oneOf(['boiotia-megaris', 'open-voyage']), 'Readings other than the usual: PO-R57, PO-R5.')),
    phase: Type.Optional(
      oneOf(
        [...Object.keys(PHASES), 'battle', 'stack', 'over'],
        'What comes next. Default: turn. end: battles and phases after both have passed. stack: in the middle of something.',
      ),
    ),
    round: Type.Optional(oneOf(ROUND.ids)),
    event: Type.Optional(Type.Union([oneOf(EVENT.ids), Type.Null()], { description: 'The event in force.' })),
    first: Type.Optional(Type.Union([side, Type.Null()], { description: 'PO-F-d: who applied the event first.' })),
    poleis: Type.Optional(record(POLIS.ids, polisPicture, 'Poleis that differ from the set-up. Owner null: neutral.')),
    display: Type.Optional(list(project, 'PO-F-b: the projects that can be begun.')),
    pile: Type.Optional(
      list(project, 'The tiles still face down; their order is nowhere. If told, tiles named nowhere have left the game.'),
    ),
    gone: Type.Optional(list(project, 'PO-N-d: tiles that have left the game.')),
    units: Type.Optional(record(REGION.ids, bySide(count(5)), 'Hoplites or galleys by region; replaces those of a region.')),
    port: Type.Optional(bySide(count(8), 'Merchants in the trade ports.')),
    cargo: Type.Optional(record(SPACE.ids, side, 'Merchants on shipload spaces.')),
    proxenos: Type.Optional(bySide(Type.Union([polis, Type.Null()]), 'Null: captured.')),
    goods: Type.Optional(bySide(stuff, 'Goods and prestige.')),
    market: Type.Optional(
      record(GOOD.ids.slice(0, 4), Type.Integer({ minimum: 1, maximum: COLUMNS }), 'Columns of the market table.'),
    ),
    taxed: Type.Optional(record(TERRITORY.ids, side, 'PO-8-g: discs of collectors.')),
    turn: Type.Optional(Type.Union([side, Type.Null()])),
    acted: Type.Optional(count(2)),
    before: Type.Optional(count(12)),
    fee: Type.Optional(Type.Boolean({ description: 'PO-F-k: the price of acting alone is paid.' })),
    passing: Type.Optional(Type.Boolean()),
    passed: Type.Optional(list(side, 'Who has passed, in order.')),
    tally: Type.Optional(record(ROW.ids, count(99), 'Hoplites on rows or the bill, while an action lasts.')),
    fed: Type.Optional(list(side, 'PO-E2-a: whose people have eaten this round.')),
    grown: Type.Optional(record(POLIS.ids, count(3), 'PO-E3-a: cubes gained in this growth phase.')),
    fought: Type.Optional(list(oneOf(REGION.ids), 'Regions that had their battle at this check.')),
    attacking: Type.Optional(Type.Array(card, { maxItems: 2, description: 'The cards of the attacker.' })),
    discarded: Type.Optional(list(card, 'Combat cards discarded in this battle.')),
    hands: Type.Optional(bySide(Type.Array(card), 'Combat cards in hand.')),
    doubled: Type.Optional(list(side, 'Who doubles the prestige of this battle.')),
    commanders: Type.Optional(bySide(count(9), 'Battles that may still be doubled this round.')),
    expedition: Type.Optional(
      Type.Object(
        { unit: oneOf(['hoplite', 'galley']), sparta: count(38), athens: count(38) },
        { additionalProperties: false, description: 'Units that will come back at the end of the round.' },
      ),
    ),
    banned: Type.Optional(list(oneOf(TERRITORY.ids), 'Territories that an event closes to collectors.')),
    switched: Type.Optional(list(polis, 'Poleis that came over by the event of the round.')),
    battle: Type.Optional(battlePicture),
    stack: Type.Optional(Type.Array(frame, { description: 'What is going on, top first; for one version of the rules.' })),
  },
  { $id: 'https://polemos.example/polis/position.json', title: 'A position of Polis', additionalProperties: false },
);
export type Position = Static<typeof schema>;
