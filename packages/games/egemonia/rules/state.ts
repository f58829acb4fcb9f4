import { type BaseState, freshState, NOBODY, type Seat } from '@polemos/kernel';
import { AREAS, SPARTA } from './components/board.ts';
import { EVENTS } from './components/events.ts';
import type { EgemoniaEvent } from './told.ts';

/** Where an event can be besides an area. The boxes and hands are by side. */
export const CUP = AREAS;
export const OUT = AREAS + 1;
export const BOX = AREAS + 2;
export const HAND = AREAS + 4;

export const TURNS = 10; // EG-1.1-a
export const HAND_SIZE = 5; // EG-3.1-a

/** All that is true at one moment. Indices, not objects; one level deep; every field always present. */
export interface State extends BaseState<EgemoniaEvent> {
  historical: boolean; // EG-6
  keeps: boolean; // what is boxed goes back to the hand, by another reading: EG-R6
  renews: boolean; // the Pythia never gives back what she took, by another reading: EG-R4
  turn: number;
  favour: Seat; // EG-3.3; before the first roll: who draws first, EG-3.1-c
  level: number[]; // by area * 2 + side: 0, 1, 2
  syracuse: boolean; // its influence stands in Sicily, EG-2-b
  where: number[]; // by event: an area, CUP, OUT, BOX + side, HAND + side
  placer: number[]; // by event on the map: who placed it
  order: number[]; // by event placed this turn, EG-3.4-e
  placed: number; // how many have been placed this turn
  revealed: boolean; // all faces on the map are up, EG-3.5-a
  taken: number; // the set of the events that a comparison or their own act has taken off the map, EG-5
  oracle: Seat; // holder, or NOBODY: it lies in Delphi, EG-4.8
  aid: Seat; // who is known to all to hold Divine Aid since the draw
  returned: number; // the event put back by the Pythia this turn, known to her guest alone; −1
  returner: Seat;
}

/** Nothing anywhere. Through `clone`, so that all states have one shape: the engine's fast path. */
export const emptyState = (): State => clone(EMPTY);
const EMPTY: State = {
  ...freshState(),
  historical: false,
  keeps: false,
  renews: false,
  turn: 0,
  favour: SPARTA,
  level: new Array(AREAS * 2).fill(0),
  syracuse: true,
  where: new Array(EVENTS).fill(CUP),
  placer: new Array(EVENTS).fill(NOBODY),
  order: new Array(EVENTS).fill(0),
  placed: 0,
  revealed: false,
  taken: 0,
  oracle: NOBODY,
  aid: NOBODY,
  returned: -1,
  returner: NOBODY,
};

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
