import { ask, decision, type Play, procedure, type RuleId, when } from '@polemos/kernel';
import { C, T } from '../actions.ts';
import { isBerth } from '../factions/expeditions.ts';
import { tellDrowned } from '../fights/losses.ts';
import { ABROAD, isAshore, isAtSea, PLACE, PLACES, SEATS } from '../materials/board.ts';
import { isCarried, isPresent, pointsOf, put, remove, sinkExcess, slotAt } from '../materials/forces.ts';
import { scatterLoneLeaders } from '../materials/persons.ts';
import {
  discontented,
  ENGINE,
  isDiscontented,
  isForced,
  isNative,
  isPaidAsMercenary,
  kindOf,
  TRANSPORT,
  TRIREME,
  TROOPS,
  UNIT,
  UNITS,
} from '../materials/units.ts';
import type { State } from '../state.ts';
import { auction } from './auction.ts';
import { massacre } from './massacre.ts';
import { lotPrice, type Mutinous, unpaidMercenaries } from './mutinous.ts';
import { isDue, type Paying, unpaid } from './upkeep.ts';

type P = Play<State>;

/** A mood changes: so many points of a unit become the other unit. */
export function turn(s: State, place: number, owner: number, from: number, to: number, count: number): void {
  put(s, place, owner, to, count); // first: a pool that is never empty keeps its slot
  remove(s, place, owner, from, count);
}
/** Double pay has taken the marker off. */
export function cheerUp({ state }: P, { seat }: Paying): void {
  for (let place = 0; place < PLACES; place++) {
    if (!isDue(state, seat, place)) continue;
    const slot = slotAt(state, place, seat);
    for (let unit = 0; unit < TROOPS; unit++) {
      const count = state.cheered[slot * UNITS + unit];
      if (count === 0) continue;
      state.cheered[slot * UNITS + unit] = 0;
      turn(state, place, seat, unit, kindOf(unit), count);
      state.paid[slot * UNITS + kindOf(unit)] += count;
    }
  }
}
export function unpaidOthers(play: P, { seat, voluntary }: Paying): void {
  const { state } = play;
  if (voluntary) return;
  for (let place = 0; place < PLACES; place++) {
    if (!isDue(state, seat, place)) continue;
    for (const unit of [ENGINE, TRIREME, TRANSPORT]) lose(play, seat, place, unit, unpaid(state, place, seat, unit), 'TI-IV-m');
    for (let unit = TROOPS - 1; unit >= 0; unit--) {
      if (isPaidAsMercenary(unit)) continue;
      const count = unpaid(state, place, seat, unit);
      if (count <= 0) continue;
      if (isDiscontented(unit) || isForced(unit)) lose(play, seat, place, unit, count, 'TI-IV-n');
      else {
        turn(state, place, seat, unit, discontented(unit), count);
        state.paid[slotAt(state, place, seat) * UNITS + discontented(unit)] += count;
        play.tell?.({
          kind: 'grumbles',
          rule: 'TI-IV-o',
          seat: SEATS[seat],
          place: PLACE.ids[place],
          unit: UNIT.ids[unit],
          points: count,
        });
      }
    }
    const far = isAtSea(place) || place >= ABROAD; // abroad too nobody comes home without ships (TI-V-j)
    if (far && isPresent(state, place, seat) && !isBerth(state, place, seat) && !isCarried(state, place, seat))
      tellDrowned(play, seat, place, sinkExcess(state, place, seat), 'TI-R95');
  }
  scatterLoneLeaders(play);
}
function lose(play: P, seat: number, place: number, unit: number, count: number, rule: RuleId): void {
  if (count <= 0) return;
  remove(play.state, place, seat, unit, count);
  play.tell?.({ kind: 'deserts', rule, seat: SEATS[seat], place: PLACE.ids[place], unit: UNIT.ids[unit], points: count });
}
export function nextMutinous({ state }: P, { seat, voluntary }: Paying, after: number): number {
  if (voluntary) return -1;
  for (let place = after + 1; place < PLACES; place++)
    if (isDue(state, seat, place) && unpaidMercenaries(state, place, seat) > 0) return place;
  return -1;
}
function citizensAt(s: State, place: number, owner: number): number {
  let count = 0;
  for (let unit = 0; unit < TROOPS; unit++)
    if (!isPaidAsMercenary(unit) && !isNative(unit)) count += pointsOf(s, place, owner, unit);
  return count;
}
function refuseFate({ state }: P, { seat, place, unsold }: Mutinous, choice: number): RuleId | null {
  if (choice === C.keep) return null;
  if (choice === C.massacre) return isAshore(place) && citizensAt(state, place, seat) > 0 ? null : 'TI-IV-q';
  if (choice !== C.auction || unsold === true) return 'TI-IV-r';
  return place >= ABROAD ? 'TI-R20' : null; // off the map nobody bids for them
}
export const unpaidFate = decision<State, Mutinous>({
  name: 'unpaid',
  rule: 'TI-IV-p',
  seat: (_, { seat }) => seat,
  legal(play, by, offer) {
    for (const choice of [C.keep, C.massacre, C.auction]) if (refuseFate(play, by, choice) === null) offer.add(T.choose, choice);
  },
  refuse: { choose: refuseFate },
  on: {
    choose(play, by, choice) {
      play.done();
      if (choice === C.keep) keep(play, by);
      else if (choice === C.massacre) play.call(massacre, by);
      else play.call(auction, by);
    },
  },
  about: ({ state }, { seat, place }) => ({
    seat: SEATS[seat],
    place: PLACE.ids[place],
    points: unpaidMercenaries(state, place, seat),
    price: lotPrice(state, place, seat),
  }),
});
function keep(play: P, { seat, place }: Mutinous): void {
  const { state } = play;
  let count = 0;
  for (let unit = TROOPS - 1; unit >= 0; unit--) {
    if (!isPaidAsMercenary(unit)) continue;
    const open = unpaid(state, place, seat, unit);
    if (open <= 0) continue;
    count += open;
    const sour = discontented(kindOf(unit));
    if (unit !== sour) turn(state, place, seat, unit, sour, open);
    state.paid[slotAt(state, place, seat) * UNITS + sour] += open;
  }
  play.tell?.({ kind: 'grumbles', rule: 'TI-IV-p', seat: SEATS[seat], place: PLACE.ids[place], unit: null, points: count });
}
/** TI-IV-p … TI-IV-r: what becomes of them; whoever found no buyer is asked about again. */
export const mutiny = procedure<State, Mutinous>(
  'unpaid mercenaries',
  ask(unpaidFate, (_, by) => by),
  when(
    ({ state }, { place, seat }) => unpaidMercenaries(state, place, seat) > 0,
    ask(unpaidFate, (_, by) => ({ ...by, unsold: true })),
  ),
);
