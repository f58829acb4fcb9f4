import { type Fate, NOBODY, type Seat } from '@polemos/kernel';
import { onTheMap } from './comparison/comparison.ts';
import { AREA, AREAS, type BySide, bit, other, SEATS, type Side } from './components/board.ts';
import { AID, EVENT, EVENTS, sideOf } from './components/events.ts';
import { BOX, CUP, clone, countAt, emptyState, HAND, OUT, type State } from './state.ts';
import { allowedAreas } from './turn/placement.ts';

/** What a seat may know. Faces of events that are not its own are absent, not blanked. */
export interface View {
  readonly scenario: 'standard' | 'historical';
  /** The readings that differ from the usual: EG-R6, EG-R4. */
  readonly readings: readonly ('keep-events' | 'new-event')[];
  readonly turn: number;
  readonly favour: Side;
  readonly levels: Readonly<Record<string, BySide<number>>>;
  readonly syracuse: boolean;
  readonly oracle: Side | null;
  /** Who is known to hold Divine Aid. */
  readonly aid: Side | null;
  /** The own hand, in the order of the counters. */
  readonly hand: readonly string[];
  readonly held: BySide<number>;
  readonly cup: number;
  readonly out: readonly string[];
  /** In order of placement; `event` only of the own ones, and of all once they are revealed: then each by the side it counts for. */
  readonly placed: readonly { readonly area: string; readonly by: Side; readonly order: number; readonly event?: string }[];
  readonly boxed: BySide<readonly { readonly order: number; readonly event?: string }[]>;
  readonly returned: string | null;
}

const sideName = (seat: Seat): Side | null => (seat === NOBODY ? null : SEATS[seat]);
const eventsAt = (s: State, place: number): number[] => {
  const events: number[] = [];
  for (let event = 0; event < EVENTS; event++) if (s.where[event] === place) events.push(event);
  return events;
};

export function view(s: State, seat: Seat): View {
  const boxed = (side: Seat) =>
    eventsAt(s, BOX + side)
      .sort((a, b) => s.order[a] - s.order[b])
      .map(event => ({ order: s.order[event], ...(side === seat ? { event: EVENT.ids[event] } : {}) }));
  return {
    scenario: s.historical ? 'historical' : 'standard',
    readings: [...(s.keeps ? (['keep-events'] as const) : []), ...(s.renews ? (['new-event'] as const) : [])],
    turn: s.turn,
    favour: SEATS[s.favour],
    levels: Object.fromEntries(AREA.ids.map((id, area) => [id, { sparta: s.level[area * 2], athens: s.level[area * 2 + 1] }])),
    syracuse: s.syracuse,
    oracle: sideName(s.oracle),
    aid: sideName(s.aid),
    hand: seat === NOBODY ? [] : eventsAt(s, HAND + seat).map(event => EVENT.ids[event]),
    held: { sparta: countAt(s, HAND), athens: countAt(s, HAND + 1) },
    cup: countAt(s, CUP),
    out: eventsAt(s, OUT).map(event => EVENT.ids[event]),
    placed: onTheMap(s).map(event => ({
      area: AREA.ids[s.where[event]],
      by: SEATS[s.revealed ? sideOf(event, s.placer[event]) : s.placer[event]],
      order: s.order[event],
      ...(s.revealed || s.placer[event] === seat ? { event: EVENT.ids[event] } : {}),
    })),
    boxed: { sparta: boxed(0), athens: boxed(1) },
    returned: s.returner === seat && s.returned >= 0 ? EVENT.ids[s.returned] : null,
  };
}

/** A face-down event of another seat: where it lies and what it could be. */
interface Unknown {
  readonly place: number;
  readonly placer: Seat;
  readonly order: number;
  /** By event: 1 if it could lie here. */
  readonly allowed: readonly number[];
}

/**
 * Worlds that the seat cannot tell from the true one: what it does not see is dealt anew among the places where it could
 * be, and nothing is laid where its kind may not be placed.
 */
export function imagine(seen: View, seat: Seat): (fate: Fate) => State {
  const known = knownState(seen, seat);
  const unknown = unknowns(seen, seat, known);
  const pool = known.where.flatMap((place, event) => (place === UNKNOWN ? [event] : []));
  const aidWithOther =
    seen.aid !== null && pool.includes(AID) && unknown.some(({ placer }) => placer === SEATS.indexOf(seen.aid as Side));
  const dealt: number[] = new Array(unknown.length).fill(-1);

  return fate => {
    const state = clone(known);
    const left = pool.slice();
    dealt.fill(-1);
    if (aidWithOther) {
      const owner = SEATS.indexOf(seen.aid);
      const places = unknown.flatMap(({ placer }, i) => (placer === owner ? [i] : []));
      dealt[places[fate.generator.below(places.length)]] = AID;
      left.splice(left.indexOf(AID), 1);
    }
    if (!deal(0, unknown, dealt, left, fate)) throw new Error('nothing fits what was seen');
    for (const event of left) state.where[event] = CUP;
    unknown.forEach(({ place, placer, order }, i) => {
      state.where[dealt[i]] = place;
      state.placer[dealt[i]] = place < AREAS ? placer : NOBODY;
      state.order[dealt[i]] = order;
    });
    return state;
  };
}
const UNKNOWN = -1;

function knownState(seen: View, seat: Seat): State {
  const s = emptyState();
  s.historical = seen.scenario === 'historical';
  s.keeps = seen.readings.includes('keep-events');
  s.renews = seen.readings.includes('new-event');
  s.turn = seen.turn;
  s.favour = SEATS.indexOf(seen.favour);
  AREA.ids.forEach((id, area) => {
    s.level[area * 2] = seen.levels[id].sparta;
    s.level[area * 2 + 1] = seen.levels[id].athens;
  });
  s.syracuse = seen.syracuse;
  s.oracle = seen.oracle === null ? NOBODY : SEATS.indexOf(seen.oracle);
  s.aid = seen.aid === null ? NOBODY : SEATS.indexOf(seen.aid);
  s.placed = seen.placed.length + seen.boxed.sparta.length + seen.boxed.athens.length;
  s.where.fill(UNKNOWN);
  for (const id of seen.out) s.where[EVENT.at(id)] = OUT;
  for (const id of seen.hand) s.where[EVENT.at(id)] = HAND + seat;
  for (const { event, area, order } of seen.placed) {
    if (event === undefined) continue;
    const at = EVENT.at(event);
    s.where[at] = AREA.at(area);
    s.placer[at] = seat;
    s.order[at] = order;
  }
  for (const { event, order } of seat === NOBODY ? [] : seen.boxed[SEATS[seat]]) {
    if (event === undefined) continue;
    s.where[EVENT.at(event)] = BOX + seat;
    s.order[EVENT.at(event)] = order;
  }
  if (seen.returned !== null) {
    s.returned = EVENT.at(seen.returned);
    s.returner = seat;
    s.where[s.returned] = CUP;
  }
  return s;
}

function unknowns(seen: View, seat: Seat, known: State): readonly Unknown[] {
  const anything = new Array(EVENTS).fill(1);
  const found: Unknown[] = [];
  for (const { area, by, order, event } of seen.placed) {
    if (event !== undefined) continue;
    const placer = SEATS.indexOf(by);
    const at = AREA.at(area);
    const allowed = EVENT.ids.map((_, one) => ((allowedAreas(known, one, placer) & bit(at)) !== 0 ? 1 : 0));
    found.push({ place: at, placer, order, allowed });
  }
  for (const side of seat === NOBODY ? [0, 1] : [other(seat)]) {
    for (const { order } of seen.boxed[SEATS[side]]) found.push({ place: BOX + side, placer: side, order, allowed: anything });
    for (let n = 0; n < seen.held[SEATS[side]]; n++)
      found.push({ place: HAND + side, placer: side, order: 0, allowed: anything });
  }
  return found;
}

/** Deals the pool to the unknown places at random; tries again where a place can take none of what is left. */
function deal(i: number, unknown: readonly Unknown[], dealt: number[], left: number[], fate: Fate): boolean {
  if (i === unknown.length) return true;
  if (dealt[i] >= 0) return deal(i + 1, unknown, dealt, left, fate);
  const { allowed } = unknown[i];
  const from = fate.generator.below(left.length);
  for (let n = 0; n < left.length; n++) {
    const at = (from + n) % left.length;
    const event = left[at];
    if (allowed[event] === 0) continue;
    left[at] = left[left.length - 1];
    left.pop();
    dealt[i] = event;
    if (deal(i + 1, unknown, dealt, left, fate)) return true;
    dealt[i] = -1;
    left.push(left[at]);
    left[at] = event;
  }
  return false;
}
