import { decision, type Play, type RuleId, type Seat } from '@polemos/kernel';
import { T } from '../actions.ts';
import { AREA, AREAS, ATHENS, bit, other, SEATS, SPARTA } from '../components/board.ts';
import { ASCENDANCY, EVENT, EVENTS, KIND, MILITARY, sideOf } from '../components/events.ts';
import { BOX, HAND, hasAt, levelOf, type State } from '../state.ts';
import { ascendancyReach, militaryReach, unbarredReach } from './reach.ts';

type P = Play<State>;
const ANYWHERE = bit(AREAS) - 1;

/** EG-3.3: both roll; the higher has the favour; ties are rolled again. */
export function favour({ state, fate, tell }: P): void {
  let sparta: number;
  let athens: number;
  do {
    sparta = fate.d6('favour of Sparta', 'EG-3.3-a');
    athens = fate.d6('favour of Athens', 'EG-3.3-a');
    if (sparta !== athens) state.favour = sparta > athens ? SPARTA : ATHENS;
    tell?.({
      kind: 'favour',
      rule: 'EG-3.3-a',
      dice: { sparta, athens },
      seat: sparta === athens ? null : SEATS[state.favour],
    });
  } while (sparta === athens);
}

export const eventsInHand = ({ state }: P): boolean => hasAt(state, HAND) || hasAt(state, HAND + 1);

/** EG-3.4-a: alternately, the side with the favour first; a side with no events left is skipped. */
export function nextToPlace(s: State): Seat {
  const side = s.placed % 2 === 0 ? s.favour : other(s.favour);
  return hasAt(s, HAND + side) ? side : other(side);
}

/** Where an event may be placed by this side. EG-4, from the levels of this phase: they do not change (EG-3.4-d). */
export function allowedAreas(s: State, event: number, placer: Seat): number {
  const side = sideOf(event, placer); // EG-4.7-c
  if (KIND[event] === MILITARY) return militaryReach(s, side);
  if (KIND[event] === ASCENDANCY) return ascendancyReach(s, side);
  return ANYWHERE; // EG-4.3-a, EG-4.4-a, EG-4.5-a, EG-4.6-a
}

export const placement = decision<State>({
  name: 'placement',
  rule: 'EG-3.4-a',
  seat: ({ state }) => nextToPlace(state),
  legal({ state, seat }, _, offer) {
    for (let event = 0; event < EVENTS; event++) {
      if (state.where[event] !== HAND + seat) continue;
      offer.add(T.box, event); // EG-3.4-b
      offer.addEach(T.place, event, allowedAreas(state, event, seat));
    }
  },
  refuse: { place: refusePlace, box: refuseBox },
  on: { place, box },
});

function refuseBox({ state, seat }: P, _: object, event: number): RuleId | null {
  return state.where[event] === HAND + seat ? null : 'EG-3.4-b';
}

function refusePlace({ state, seat }: P, _: object, event: number, area: number): RuleId | null {
  return state.where[event] === HAND + seat ? barredFrom(state, event, { placer: seat, area }) : 'EG-3.4-b';
}
/** What forbids this event to lie there, whoever has it in hand. EG-4 */
export function barredFrom(
  state: State,
  event: number,
  { placer, area }: { readonly placer: Seat; readonly area: number },
): RuleId | null {
  if ((allowedAreas(state, event, placer) & bit(area)) !== 0) return null;
  const side = sideOf(event, placer);
  if (KIND[event] === ASCENDANCY) return levelOf(state, area, side) > 0 ? 'EG-4.2-b' : 'EG-4.2-a';
  if ((unbarredReach(state, side) & bit(area)) === 0) return 'EG-4.1-a';
  return side === SPARTA ? 'EG-6-c' : 'EG-6-d';
}

function place(play: P, _: object, event: number, area: number): void {
  const { state, seat } = play;
  state.where[event] = area;
  state.placer[event] = seat;
  state.order[event] = state.placed++; // EG-3.4-e
  play.tell?.({
    kind: 'placed',
    rule: 'EG-3.4-a',
    seat: SEATS[seat],
    area: AREA.ids[area],
    secret: { to: SEATS[seat], event: EVENT.ids[event] },
  });
  play.done();
}

/** EG-3.4-c: not played and not used. */
function box(play: P, _: object, event: number): void {
  const { state, seat } = play;
  state.where[event] = BOX + seat;
  state.order[event] = state.placed++;
  play.tell?.({ kind: 'boxed', rule: 'EG-3.4-c', seat: SEATS[seat], secret: { to: SEATS[seat], event: EVENT.ids[event] } });
  play.done();
}
