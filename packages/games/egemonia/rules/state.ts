import {
  type BaseState,
  either,
  emptyOf,
  flag,
  freshState,
  idOf,
  NOBODY,
  orNull,
  type Seat,
  type StateOf,
  switches,
  table,
  value,
  whole,
} from '@polemos/kernel';
import { AREA, AREAS, SEAT, SPARTA } from './components/board.ts';
import { EVENTS } from './components/events.ts';
import type { EgemoniaEvent } from './told.ts';

/** Where an event can be besides an area. The boxes and hands are by side. */
export const CUP = AREAS;
export const OUT = AREAS + 1;
export const BOX = AREAS + 2;
export const HAND = AREAS + 4;

export const TURNS = 10; // EG-1.1-a
export const HAND_SIZE = 5; // EG-3.1-a

/** What is told as it is kept. One declaration gives the state, its empty value, and how a position writes and reads it. */
export const FIELDS = {
  scenario: value('historical', either('standard', 'historical'), false, {
    face: ['Scenario', 'moment'],
    about: 'EG-6: which rules hold',
  }),
  // What is boxed goes back to the hand (EG-R6); the Pythia never gives back what she took (EG-R4).
  readings: switches(
    { 'keep-events': 'keeps', 'new-event': 'renews' },
    { face: ['Readings', 'moment'], about: 'Readings other than the usual: EG-R6, EG-R4.' },
  ),
  turn: value('turn', whole(1, TURNS), 0, { face: ['Turn', 'moment', 1] }),
  favour: value('favour', idOf(SEAT), SPARTA, {
    face: ['Favour of the gods', 'moment', 'sparta'],
    about: 'EG-3.3; before the first roll: who draws first, EG-3.1-c',
  }),
  syracuse: value('syracuse', flag, true, {
    face: ['Syracuse has its influence', 'map', true],
    about: 'EG-2-b: its influence stands in Sicily. Default: true.',
  }),
  // By area * 2 + side: 0, 1, 2.
  levels: table('level', [AREA, SEAT], whole(1, 2), 0, {
    face: ['Levels of influence', 'map', {}],
    about: 'Levels of influence by area. Default: none at all.',
    absent: 0,
  }),
  oracle: value('oracle', idOf(SEAT, { delphi: NOBODY }), NOBODY, {
    face: ['The Oracle', 'map', 'delphi'],
    about: 'EG-4.8: who holds it, or where it lies',
  }),
  aid: value('aid', orNull(idOf(SEAT)), NOBODY, {
    face: ['Known to have Divine Aid', 'hands', null],
    about: 'Who is known to all to have Divine Aid since the draw. Default: nobody.',
  }),
};
/** What is told otherwise: hands, boxes, cup and map, in position.ts. */
const KEPT = {
  where: new Array<number>(EVENTS).fill(CUP), // by event: an area, CUP, OUT, BOX + side, HAND + side
  placer: new Array<Seat>(EVENTS).fill(NOBODY), // by event on the map: who placed it
  order: new Array<number>(EVENTS).fill(0), // by event placed this turn, EG-3.4-e
  placed: 0, // how many have been placed this turn
  revealed: false, // all faces on the map are up, EG-3.5-a
  taken: 0, // the set of the events that a comparison or their own act has taken off the map, EG-5
  returned: -1, // the event put back by the Pythia this turn, known to her guest alone; −1
  returner: NOBODY,
};

/** All that is true at one moment. Indices, not objects; one level deep; every field always present. */
export interface State extends BaseState<EgemoniaEvent>, StateOf<typeof FIELDS>, Kept {}
type Kept = typeof KEPT;

/** Nothing anywhere. Through `clone`, so that all states have one shape: the engine's fast path. */
export const emptyState = (): State => clone(EMPTY);
const EMPTY: State = { ...freshState(), ...emptyOf(FIELDS), ...KEPT };

/** Written out: the engine makes it in one go. A field that is missing here is a compile error, a list that is shared fails a test. */
export const clone = (s: State): State => ({
  stack: s.stack,
  toAct: s.toAct,
  sealed: s.sealed.slice(),
  outcome: s.outcome,
  historical: s.historical,
  keeps: s.keeps,
  renews: s.renews,
  turn: s.turn,
  favour: s.favour,
  level: s.level.slice(),
  syracuse: s.syracuse,
  where: s.where.slice(),
  placer: s.placer.slice(),
  order: s.order.slice(),
  placed: s.placed,
  revealed: s.revealed,
  taken: s.taken,
  oracle: s.oracle,
  aid: s.aid,
  returned: s.returned,
  returner: s.returner,
});

export const levelOf = (s: State, area: number, side: Seat): number => s.level[area * 2 + side];

/** The areas where a side has a level: those it controls. */
export function controlled(s: State, side: Seat): number {
  let areas = 0;
  // A level is 0, 1 or 2: half of one more is 0, 1 or 1. A condition here would cost a search a tenth of its time.
  for (let area = 0; area < AREAS; area++) areas |= ((s.level[area * 2 + side] + 1) >> 1) << area;
  return areas;
}

export function countAt(s: State, place: number): number {
  let count = 0;
  for (let event = 0; event < EVENTS; event++) if (s.where[event] === place) count++;
  return count;
}
export function hasAt(s: State, place: number): boolean {
  for (let event = 0; event < EVENTS; event++) if (s.where[event] === place) return true;
  return false;
}

/** The most that a hand holds: where events are kept, Divine Aid may come to a hand that is full (EG-R6). */
export const fullHand = ({ keeps }: State, hasAid: boolean): number => (keeps && hasAid ? HAND_SIZE + 1 : HAND_SIZE);
