import {
  after,
  before,
  begun,
  type Frame,
  type GivenOf,
  NOBODY,
  part,
  type Report,
  type Seat,
  type Setup,
} from '@polemos/kernel';
import { positionFormat } from '@polemos/kernel/position';
import { onTheMap, reveal } from '../rules/comparison/comparison.ts';
import { AREA, type BySide, SEAT, SEATS } from '../rules/components/board.ts';
import { AID, EVENT, EVENTS } from '../rules/components/events.ts';
import { BOX, CUP, countAt, emptyState, FIELDS, fullHand, HAND, OUT, type State } from '../rules/state.ts';
import { draw, pythia } from '../rules/turn/draw.ts';
import { barredFrom, favour, placement } from '../rules/turn/placement.ts';
import { game, turn } from '../rules/turn/turn.ts';
import { nike } from '../rules/victory/nike.ts';

const PHASES = ['draw', 'pythia', 'favour', 'placement', 'comparison', 'nike'] as const;
type Phase = (typeof PHASES)[number];

const event = { type: 'string', enum: EVENT.ids, description: 'the id of an event counter', 'x-thing': 'event' };
const events = { type: 'array', items: event };
const keyed = (of: { readonly kind: string; readonly ids: readonly string[] }, shape: object) => ({
  type: 'object',
  properties: Object.fromEntries(of.ids.map(id => [id, shape])),
  'x-by': of.kind,
  additionalProperties: false,
});
const bySide = keyed(SEAT, events);
type Laid = Partial<BySide<readonly string[]>>;

const eventsAt = (s: State, place: number): readonly string[] => EVENT.ids.filter((_, e) => s.where[e] === place);
const bothAt = (s: State, place: number): Laid => ({ sparta: eventsAt(s, place), athens: eventsAt(s, place + 1) });
function placedOn(s: State): Readonly<Record<string, Laid>> {
  const placed: Record<string, Record<string, string[]>> = {};
  for (const e of onTheMap(s)) ((placed[AREA.ids[s.where[e]]] ??= {})[SEATS[s.placer[e]]] ??= []).push(EVENT.ids[e]);
  return placed;
}
const isLaid = (place: number): boolean => place < AREA.size || place === BOX || place === BOX + 1;
const inOrder = (s: State): readonly string[] =>
  EVENT.ids
    .map((_, e) => e)
    .filter(e => isLaid(s.where[e]))
    .sort((a, b) => s.order[a] - s.order[b])
    .map(e => EVENT.ids[e]);

/** Stopped before its draw, a turn is told by its own number: the draw begins it. */
const isBeforeTurn = ({ stack }: State): boolean => stack !== null && stack.step === turn.index && stack.at === 0;

/** An event comes out of the cup, once. */
function lay(s: State, id: string, place: number, report: Report, at = ''): number {
  const e = EVENT.at(id);
  if (s.where[e] !== CUP) report(at, `${id} is in two places`);
  s.where[e] = place;
  return e;
}

/** Every field may be left out; what is not said is as at the start of a standard game with empty hands. */
const ALL = {
  phase: part<State, Phase>({
    face: ['Phase', 'moment', 'draw'],
    about: 'What comes next. Default: draw. comparison: as if all hands had just been placed.',
    shape: { type: 'string', enum: PHASES },
    write: s => (s.stack === null ? 'nike' : s.stack.step === pythia.index ? 'pythia' : isBeforeTurn(s) ? 'draw' : 'placement'),
  }),
  ...FIELDS,
  turn: { ...FIELDS.turn, write: (s: State): number => s.turn + (isBeforeTurn(s) ? 1 : 0) },
  out: part<State, readonly string[]>({
    face: ['Events out of the game', 'hands', []],
    about: 'EG-4.7-e: special events that have left the game.',
    shape: events,
    write: s => eventsAt(s, OUT),
    read: (s, given, report) => given.forEach(id => void lay(s, id, OUT, report)),
  }),
  hands: part<State, Laid>({
    face: ['Hands', 'hands', {}],
    about: 'The events in each hand.',
    shape: bySide,
    write: s => bothAt(s, HAND),
    read: (s, given, report) =>
      SEATS.forEach((name, seat) => {
        const hand = given[name] ?? [];
        const most = fullHand(s, hand.includes(EVENT.ids[AID]));
        if (hand.length > most) report(`/${name}`, `EG-3.1-a: at most ${most}`);
        for (const id of hand) lay(s, id, HAND + seat, report, `/${name}`);
      }),
  }),
  placed: part<State, Readonly<Record<string, Laid>>>({
    face: ['Events on the map', 'hands', {}],
    about: 'Events on the map by area, by the side that placed them, in order.',
    shape: keyed(AREA, bySide),
    write: placedOn,
    read: (s, given, report) => {
      for (const [id, byWhom] of Object.entries(given))
        SEATS.forEach((name, seat) => {
          for (const placed of byWhom[name] ?? []) {
            const e = lay(s, placed, AREA.at(id), report, `/${id}/${name}`);
            s.placer[e] = seat;
            s.order[e] = s.placed++;
            const barred = barredFrom(s, e, { placer: seat, area: AREA.at(id) });
            if (barred !== null) report(`/${id}/${name}`, `${barred}: ${placed} may not be placed there`);
          }
        });
    },
  }),
  boxes: part<State, Laid>({
    face: ['Events in the boxes', 'hands', {}],
    about: 'The events in each box, in order of placement.',
    shape: bySide,
    write: s => bothAt(s, BOX),
    read: (s, given, report) =>
      SEATS.forEach((name, seat) => {
        for (const id of given[name] ?? []) s.order[lay(s, id, BOX + seat, report, `/${name}`)] = s.placed++;
      }),
  }),
  cup: part<State, readonly string[]>({
    face: ['Cup', 'hands'],
    about: 'What remains: it may be left out.',
    shape: { ...events, 'x-follows': ['out', 'hands', 'placed', 'boxes'] },
    write: s => eventsAt(s, CUP),
    read: (s, given, report) => {
      if (given.some(id => s.where[EVENT.at(id)] !== CUP)) report('', 'names events that are elsewhere');
      else if (new Set(given).size !== countAt(s, CUP)) report('', 'names all events that are nowhere else, or is left out');
    },
  }),
  order: part<State, readonly string[]>({
    face: ['Order of placement', 'progress'],
    about: 'EG-3.4-e: all placed and boxed events in order of placement. Default: the sides alternate.',
    shape: { ...events, 'x-follows': ['placed', 'boxes'] },
    write: inOrder,
    read: (s, given, report) => {
      const named = given.map(id => EVENT.at(id));
      if (named.length !== s.placed || new Set(named).size !== s.placed || !named.every(e => isLaid(s.where[e])))
        report('', 'names exactly the placed and boxed events');
      named.forEach((e, i) => {
        s.order[e] = i;
      });
    },
  }),
  returned: part<State, { by: string; event: string }>({
    face: ['Taken back by the Pythia', 'progress'],
    about: 'EG-3.2-a: what the Pythia took back this turn.',
    shape: {
      type: 'object',
      properties: { by: { type: 'string', enum: SEATS, 'x-thing': 'seat' }, event },
      required: ['by', 'event'],
      additionalProperties: false,
    },
    write: s => (s.returned < 0 ? undefined : { by: SEATS[s.returner], event: EVENT.ids[s.returned] }),
    read: (s, given, report) => {
      s.returned = EVENT.at(given.event);
      s.returner = SEAT.at(given.by);
      if (s.where[s.returned] !== CUP) report('', 'is not in the cup');
    },
  }),
};
export type Position = GivenOf<typeof ALL>;

function begin(_: object, { scenario, options }: Setup): State {
  const s = emptyState();
  s.historical = scenario === 'historical';
  s.keeps = options['keep-events'] === true;
  s.renews = options['new-event'] === true;
  s.turn = 1;
  return s;
}

function finish(s: State, given: Position, report: Report): void {
  for (const [id, levels] of Object.entries(given.levels ?? {})) {
    if (levels?.sparta !== undefined && levels.athens !== undefined) report(`/levels/${id}`, 'EG-5-l: never both sides');
    if (id === 'sicily' && s.syracuse) report('/levels/sicily', 'EG-5.2-b: not while Syracuse is there');
  }
  for (const [seat, name] of SEATS.entries()) {
    const own = s.where.filter((_, e) => holderOf(s, e) === seat).length;
    const most = fullHand(s, holderOf(s, AID) === seat);
    if (own > most && countAt(s, HAND + seat) <= most) report('/placed', `EG-3.1-a: ${own} events of ${name}, at most ${most}`);
  }
  if (given.order === undefined) alternate(s);
  if (s.aid !== NOBODY && holderOf(s, AID) !== s.aid) report('/aid', 'that side does not have Divine Aid');
  const phase = given.phase ?? 'draw';
  if (phase === 'pythia' && s.oracle === NOBODY) report('/oracle', 'EG-3.2-a: nobody holds the Oracle');
  if (phase === 'placement' && !s.where.includes(HAND) && !s.where.includes(HAND + 1))
    report('/hands', 'EG-3.4-a: nobody has an event to place');
  if (phase === 'comparison' && (s.where.includes(HAND) || s.where.includes(HAND + 1)))
    report('/hands', 'EG-3.4-a: all that was in the hands has been placed or boxed');
  if (phase !== 'placement' && phase !== 'comparison' && s.placed > 0)
    report('/placed', 'EG-3-a: events lie on the map and in the boxes only in the action phase');
  if (phase === 'draw') s.turn--; // the draw begins the turn
  s.stack = STACK[phase](after(game, turn, null));
}

/** EG-3.4-a: the sides have placed in turn, the favoured one first, each in the order in which its events are told. */
function alternate(s: State): void {
  const told = inOrder(s).map(id => EVENT.at(id));
  const laid = [0, 1].map(seat => told.filter(e => holderOf(s, e) === seat));
  let n = 0;
  for (let i = 0; i < EVENTS; i++)
    for (const seat of [s.favour, 1 - s.favour]) if (i < laid[seat].length) s.order[laid[seat][i]] = n++;
}

/** Whose an event is this turn: in the hand, in the box or on the map. */
function holderOf(s: State, event: number): Seat {
  const at = s.where[event];
  return at >= HAND ? at - HAND : at >= BOX ? at - BOX : at < CUP ? s.placer[event] : NOBODY;
}

/** Where the turn goes on. */
const STACK: Readonly<Record<Phase, (below: Frame) => Frame>> = {
  draw: below => before(turn, draw, below),
  pythia: below => begun(pythia, after(turn, pythia, below)),
  favour: below => before(turn, favour, below),
  placement: below => begun(placement, after(turn, placement, below)),
  comparison: below => before(turn, reveal, below),
  nike: below => before(turn, nike, below),
};

export const position = positionFormat<State>({
  id: 'egemonia',
  title: 'A position of Egemonia',
  fields: ALL,
  begin,
  finish,
  startOf: (_, phase) => (Object.hasOwn(STACK, phase) ? STACK[phase as Phase](after(game, turn, null)) : null),
});
