import {
  type Fault,
  faultsOf,
  frame,
  lineOf,
  NOBODY,
  type PositionFormat,
  type Procedure,
  type Seat,
  type Setup,
} from '@polemos/kernel';
import { type Static, type TSchema, Type } from 'typebox';
import { Check, Errors } from 'typebox/schema';
import { onTheMap, reveal } from '../rules/comparison/comparison.ts';
import { AREA, SEATS } from '../rules/components/board.ts';
import { AID, EVENT, EVENTS } from '../rules/components/events.ts';
import { BOX, CUP, countAt, emptyState, HAND, HAND_SIZE, OUT, type State, TURNS } from '../rules/state.ts';
import { draw, pythia } from '../rules/turn/draw.ts';
import { allowedAreas, favour, placement } from '../rules/turn/placement.ts';
import { game, turn } from '../rules/turn/turn.ts';
import { nike } from '../rules/victory/nike.ts';

const side = Type.Enum(['sparta', 'athens']);
const event = Type.Enum([...EVENT.ids], { description: 'the id of an event counter' });
const bySide = (description: string) =>
  Type.Object(
    { sparta: Type.Optional(Type.Array(event)), athens: Type.Optional(Type.Array(event)) },
    { description, additionalProperties: false },
  );
const level = Type.Integer({ minimum: 1, maximum: 2 });
const byArea = <T extends TSchema>(of: T, description: string) =>
  Type.Object(Object.fromEntries(AREA.ids.map(id => [id, Type.Optional(of)])), { description, additionalProperties: false });

/** Every field may be left out; what is not said is as at the start of a standard game with empty hands. */
const schema = Type.Object(
  {
    phase: Type.Optional(
      Type.Union(
        ['draw', 'pythia', 'favour', 'placement', 'comparison', 'nike'].map(phase => Type.Literal(phase)),
        {
          description: 'What comes next. Default: draw. comparison: as if all hands had just been placed.',
        },
      ),
    ),
    scenario: Type.Optional(
      Type.Union([Type.Literal('standard'), Type.Literal('historical')], { description: 'EG-6: which rules hold' }),
    ),
    readings: Type.Optional(
      Type.Array(Type.Enum(['keep-events', 'new-event']), {
        uniqueItems: true,
        description: 'Readings other than the usual: EG-R6, EG-R4.',
      }),
    ),
    turn: Type.Optional(Type.Integer({ minimum: 1, maximum: TURNS })),
    favour: Type.Optional(side),
    levels: Type.Optional(
      byArea(
        Type.Object({ sparta: Type.Optional(level), athens: Type.Optional(level) }, { additionalProperties: false }),
        'Levels of influence by area. Default: none at all.',
      ),
    ),
    syracuse: Type.Optional(Type.Boolean({ description: 'EG-2-b: its influence stands in Sicily. Default: true.' })),
    oracle: Type.Optional(Type.Union([side, Type.Literal('delphi')])),
    hands: Type.Optional(bySide('The events in each hand.')),
    placed: Type.Optional(byArea(bySide('By the side that placed them, in order.'), 'Events on the map by area.')),
    boxes: Type.Optional(bySide('The events in each box, in order of placement.')),
    out: Type.Optional(Type.Array(event, { description: 'EG-4.7-e: special events that have left the game.' })),
    cup: Type.Optional(Type.Array(event, { description: 'What remains: it may be left out.' })),
    order: Type.Optional(
      Type.Array(event, {
        description: 'EG-3.4-e: all placed and boxed events in order of placement. Default: the sides alternate.',
      }),
    ),
    aid: Type.Optional(
      Type.Union([side, Type.Null()], { description: 'Who is known to all to have Divine Aid since the draw. Default: nobody.' }),
    ),
    returned: Type.Optional(
      Type.Object(
        { by: side, event },
        { additionalProperties: false, description: 'EG-3.2-a: what the Pythia took back this turn.' },
      ),
    ),
  },
  { $id: 'https://polemos.example/egemonia/position.json', title: 'A position of Egemonia', additionalProperties: false },
);
export type Position = Static<typeof schema>;

const PHASES: Readonly<Record<string, readonly [Procedure<State, object>, number]>> = {
  draw: [turn, lineOf(turn, draw)],
  favour: [turn, lineOf(turn, favour)],
  comparison: [turn, lineOf(turn, reveal)],
  nike: [turn, lineOf(turn, nike)],
};

function write(s: State): Position {
  const events = (place: number) => EVENT.ids.filter((_, e) => s.where[e] === place);
  const placed: Record<string, Record<string, string[]>> = {};
  for (const e of onTheMap(s)) {
    const at = (placed[AREA.ids[s.where[e]]] ??= {});
    (at[SEATS[s.placer[e]]] ??= []).push(EVENT.ids[e]);
  }
  const levels: Record<string, object> = {};
  AREA.ids.forEach((id, a) => {
    const [sparta, athens] = [s.level[a * 2], s.level[a * 2 + 1]];
    if (sparta + athens > 0) levels[id] = { ...(sparta > 0 ? { sparta } : {}), ...(athens > 0 ? { athens } : {}) };
  });
  const laid = EVENT.ids.map((_, e) => e).filter(e => s.where[e] < AREA.size || s.where[e] === BOX || s.where[e] === BOX + 1);
  return {
    phase: s.stack === null ? 'nike' : s.stack.step === pythia.index ? 'pythia' : 'placement',
    scenario: s.historical ? 'historical' : 'standard',
    readings: [...(s.keeps ? ['keep-events'] : []), ...(s.renews ? ['new-event'] : [])],
    turn: s.turn,
    favour: SEATS[s.favour],
    levels,
    syracuse: s.syracuse,
    oracle: s.oracle === NOBODY ? 'delphi' : SEATS[s.oracle],
    hands: { sparta: events(HAND), athens: events(HAND + 1) },
    placed,
    boxes: { sparta: events(BOX), athens: events(BOX + 1) },
    out: events(OUT),
    cup: events(CUP),
    order: laid.sort((a, b) => s.order[a] - s.order[b]).map(e => EVENT.ids[e]),
    aid: s.aid === NOBODY ? null : SEATS[s.aid],
    ...(s.returned >= 0 ? { returned: { by: SEATS[s.returner], event: EVENT.ids[s.returned] } } : {}),
  } as Position;
}

const seatOf = (name: string | null | undefined, otherwise: Seat): Seat =>
  name === 'sparta' ? 0 : name === 'athens' ? 1 : otherwise;

function read(value: unknown, setup: Setup): State | { readonly faults: readonly Fault[] } {
  if (!Check(schema, value)) return { faults: faultsOf(Errors(schema, value)[1]) };
  const given = value as Position;
  const faults: Fault[] = [];
  const s = emptyState();
  s.historical = (given.scenario ?? setup.scenario) === 'historical';
  s.keeps = given.readings?.includes('keep-events') ?? setup.options['keep-events'] === true;
  s.renews = given.readings?.includes('new-event') ?? setup.options['new-event'] === true;
  s.turn = given.turn ?? 1;
  s.favour = seatOf(given.favour, 0);
  s.syracuse = given.syracuse ?? true;
  s.oracle = seatOf(given.oracle, NOBODY);
  for (const [id, levels = {}] of Object.entries(given.levels ?? {})) {
    if (levels.sparta !== undefined && levels.athens !== undefined)
      faults.push({ at: `/levels/${id}`, what: 'EG-5-l: never both sides' });
    if (id === 'sicily' && s.syracuse) faults.push({ at: '/levels/sicily', what: 'EG-5.2-b: not while Syracuse is there' });
    s.level[AREA.at(id) * 2] = levels.sparta ?? 0;
    s.level[AREA.at(id) * 2 + 1] = levels.athens ?? 0;
  }
  readEvents(given, s, faults);
  s.aid = seatOf(given.aid, NOBODY);
  if (s.aid !== NOBODY && holderOf(s, AID) !== s.aid) faults.push({ at: '/aid', what: 'that side does not have Divine Aid' });
  if (given.returned !== undefined) {
    s.returned = EVENT.at(given.returned.event);
    s.returner = seatOf(given.returned.by, NOBODY);
    if (s.where[s.returned] !== CUP) faults.push({ at: '/returned', what: 'is not in the cup' });
  }
  const phase: string = given.phase ?? 'draw';
  if (phase === 'pythia' && s.oracle === NOBODY) faults.push({ at: '/oracle', what: 'EG-3.2-a: nobody holds the Oracle' });
  if (phase === 'placement' && !s.where.includes(HAND) && !s.where.includes(HAND + 1))
    faults.push({ at: '/hands', what: 'EG-3.4-a: nobody has an event to place' });
  if (phase !== 'placement' && phase !== 'comparison' && s.placed > 0)
    faults.push({ at: '/placed', what: 'EG-3-a: events lie on the map and in the boxes only in the action phase' });
  if (faults.length > 0) return { faults };
  putStack(s, phase);
  return s;
}

/** Whose an event is this turn: in the hand, in the box or on the map. */
function holderOf(s: State, event: number): Seat {
  const at = s.where[event];
  return at >= HAND ? at - HAND : at >= BOX ? at - BOX : at < CUP ? s.placer[event] : NOBODY;
}

function putStack(s: State, phase: string): void {
  const below = frame(game.index, 1, {}, null);
  const whole = PHASES[phase];
  if (whole !== undefined) {
    s.stack = frame(whole[0].index, whole[1], {}, below);
    if (phase === 'draw') s.turn--; // the draw begins the turn
    return;
  }
  // A decision stands on the line after the one that asked it: the favour after the Pythia, the loop again after a placement.
  const after = phase === 'pythia' ? lineOf(turn, favour) : lineOf(turn, favour) + 3;
  s.stack = frame(phase === 'pythia' ? pythia.index : placement.index, 0, {}, frame(turn.index, after, {}, below));
}

function readEvents(given: Position, s: State, faults: Fault[]): void {
  const lay = (id: string, place: number, at: string): number => {
    const e = EVENT.at(id);
    if (s.where[e] !== CUP) faults.push({ at, what: `${id} is in two places` });
    s.where[e] = place;
    return e;
  };
  for (const id of given.out ?? []) lay(id, OUT, '/out');
  const laid: number[][] = [[], []];
  SEATS.forEach((name, seat) => {
    const hand = given.hands?.[name] ?? [];
    if (hand.length > HAND_SIZE) faults.push({ at: `/hands/${name}`, what: `EG-3.1-a: at most ${HAND_SIZE}` });
    for (const id of hand) lay(id, HAND + seat, `/hands/${name}`);
  });
  for (const [id, byWhom = {}] of Object.entries(given.placed ?? {}))
    SEATS.forEach((name, seat) => {
      for (const placed of byWhom[name] ?? []) {
        const e = lay(placed, AREA.at(id), `/placed/${id}/${name}`);
        s.placer[e] = seat;
        laid[seat].push(e);
        if ((allowedAreas(s, e, seat) & (1 << AREA.at(id))) === 0)
          faults.push({ at: `/placed/${id}/${name}`, what: `${placed} may not be placed there (EG-4)` });
      }
    });
  SEATS.forEach((name, seat) => {
    for (const id of given.boxes?.[name] ?? []) laid[seat].push(lay(id, BOX + seat, `/boxes/${name}`));
  });
  if (given.cup?.some(id => s.where[EVENT.at(id)] !== CUP)) faults.push({ at: '/cup', what: 'names events that are elsewhere' });
  else if (given.cup !== undefined && new Set(given.cup).size !== countAt(s, CUP))
    faults.push({ at: '/cup', what: 'names all events that are nowhere else, or is left out' });
  putOrder(given, s, laid, faults);
}

function putOrder(given: Position, s: State, laid: readonly (readonly number[])[], faults: Fault[]): void {
  const all = [...laid[0], ...laid[1]];
  s.placed = all.length;
  if (given.order !== undefined) {
    const order = given.order.map(id => EVENT.at(id));
    if (order.length !== all.length || !all.every(e => order.includes(e)))
      faults.push({ at: '/order', what: 'names exactly the placed and boxed events' });
    order.forEach((e, i) => {
      s.order[e] = i;
    });
    return;
  }
  let n = 0;
  for (let i = 0; i < EVENTS; i++)
    for (const seat of [s.favour, 1 - s.favour]) if (i < laid[seat].length) s.order[laid[seat][i]] = n++;
}

export const position: PositionFormat<State> = { schema, write, read };
