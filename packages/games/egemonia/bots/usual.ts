import { type Code, Fate, firstOf, type Generator, type Offer, Play, type Seat, secondOf, typeOf } from '@polemos/kernel';
import { T } from '../rules/actions.ts';
import { compare } from '../rules/comparison/comparison.ts';
import { AREAS, CAPITAL, other, VALUE } from '../rules/components/board.ts';
import { EVENTS, FAVOURS, KIND } from '../rules/components/events.ts';
import { BOX, CUP, clone, HAND, type State } from '../rules/state.ts';

/** What a second level is worth beside a controlled area, and the own capital besides. */
const SECOND = 0.4;
const OWN_CAPITAL = 3;
/** In areas: how much of what is done is everybody's own liking. */
const VARIETY = 0.5;
const WIDE = 0x7fffffff;

/** What an area is worth to a side beside the other. */
function areaLead(s: State, area: number, side: Seat): number {
  return held(s, area, side) - held(s, area, other(side));
}
function held(s: State, area: number, side: Seat): number {
  const level = s.level[area * 2 + side];
  if (level === 0) return 0;
  return VALUE[area] + (level - 1) * SECOND + (area === CAPITAL[side] ? OWN_CAPITAL : 0);
}

// `compare` needs a play only for its state and its listener.
const comparing = new Play<State>({} as never, {} as never, new Fate(0));

/** What comes of an area if it were compared as it lies; the state is as before afterwards. */
function compared(s: State, area: number, side: Seat): number {
  const { syracuse, taken } = s;
  const sparta = s.level[area * 2];
  const athens = s.level[area * 2 + 1];
  comparing.state = s;
  compare(comparing, { area });
  const lead = areaLead(s, area, side);
  s.syracuse = syracuse;
  s.taken = taken;
  s.level[area * 2] = sparta;
  s.level[area * 2 + 1] = athens;
  return lead;
}

const hidden: number[] = [];
const places: number[] = [];
/** The moment as somebody sees it who does not know the faces of the other's events: they are dealt anew. */
function asSeenBy(s: State, seat: Seat, chance: Generator): State {
  const seen = clone(s);
  const foe = other(seat);
  let size = 0;
  for (let event = 0; event < EVENTS; event++) {
    const at = s.where[event];
    if (at === CUP || at === HAND + foe || at === BOX + foe || (at < AREAS && s.placer[event] === foe)) hidden[size++] = event;
  }
  for (let i = 0; i < size; i++) places[i] = hidden[i];
  for (let i = size - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const at = places[i];
    places[i] = places[j];
    places[j] = at;
  }
  for (let i = 0; i < size; i++) {
    seen.where[hidden[i]] = s.where[places[i]];
    seen.placer[hidden[i]] = s.placer[places[i]];
    seen.order[hidden[i]] = s.order[places[i]];
  }
  return seen;
}

const before: number[] = new Array(AREAS).fill(0);
/**
 * Where an event brings most in its area, judging by what the one who places may know: a glance at each place, and a little of
 * everybody's own liking, so that no two matches go on alike.
 */
export function usual({ state }: Play<State>, offer: Offer, chance: Generator): Code {
  const seat = state.toAct;
  const kind = typeOf(offer.codes[0]);
  if (kind !== T.place && kind !== T.box) return offer.codes[chance.below(offer.size)];
  const seen = asSeenBy(state, seat, chance);
  before.fill(Number.NaN);
  let best = offer.codes[0];
  let most = Number.NEGATIVE_INFINITY;
  let last = -1;
  for (let i = 0; i < offer.size; i++) {
    const code = offer.codes[i];
    const event = firstOf(code);
    // Counters of one kind lie beside each other and are offered one after the other: the first stands for all.
    if (event !== last && last >= 0 && KIND[event] === KIND[last] && FAVOURS[event] === FAVOURS[last]) continue;
    last = event;
    let gain = 0;
    if (typeOf(code) === T.place) {
      const area = secondOf(code);
      if (Number.isNaN(before[area])) before[area] = compared(seen, area, seat);
      seen.where[event] = area;
      seen.placer[event] = seat;
      seen.order[event] = seen.placed;
      gain = compared(seen, area, seat) - before[area];
      seen.where[event] = HAND + seat;
    }
    gain += (VARIETY * chance.below(WIDE)) / WIDE;
    if (gain <= most) continue;
    most = gain;
    best = code;
  }
  return best;
}
