import type { Play, RuleId } from '@polemos/kernel';
import { CARTHAGE, DIONYSIUS, HICETAS, OWNERS, PLACE, PLACES, SEATS, ZONE } from '../materials/board.ts';
import { CAVALRY_OF, HOPLITES_OF, hasCitizens } from '../materials/cities.ts';
import { mayRecruit } from '../materials/control.ts';
import { freshOf, pointsOf, put, remove } from '../materials/forces.ts';
import { LEADER } from '../materials/leaders.ts';
import { findHeads } from '../materials/persons.ts';
import { BODYGUARD, discontented, MERC_HOPLITE, UNITS } from '../materials/units.ts';
import { POINTS } from '../operations/points.ts';
import type { State } from '../state.ts';
import { callUp } from './recruits.ts';

type P = Play<State>;

export function refuseRecruit({ state, seat }: P, _: object, zone: number): RuleId | null {
  if (state.control[zone] !== seat) return 'TI-VII-a';
  if (!hasCitizens(zone) || state.raised[zone] === 1) return 'TI-V-b';
  if (!mayRecruit(state, seat, zone)) return recruitRule(seat);
  if (state.siege[zone] >= 0) return 'TI-R15';
  return state.po[seat] >= POINTS.recruit ? null : 'TI-II-k';
}
const recruitRule = (seat: number): RuleId =>
  seat === CARTHAGE ? 'TI-V-f' : seat === DIONYSIUS ? 'TI-V-e' : seat === HICETAS ? 'TI-V-d' : 'TI-V-c';
export function recruit(play: P, _: object, zone: number): void {
  const { state, seat } = play;
  state.po[seat] -= POINTS.recruit;
  const captain = callUp(state, seat, zone);
  play.tell?.({
    kind: 'recruits',
    rule: recruitRule(seat),
    seat: SEATS[seat],
    zone: ZONE.ids[zone],
    hoplites: HOPLITES_OF[zone],
    cavalry: CAVALRY_OF[zone],
    leader: captain < 0 ? null : LEADER.ids[captain],
  });
  if (captain >= 0) findHeads(play); // TI-IX-f: there may have been nobody to lead
}
function guards({ slotOf, points }: State, seat: number): number {
  let count = 0;
  for (let place = 0; place < PLACES; place++) {
    const first = slotOf[place * OWNERS + seat] * UNITS;
    if (first >= 0) count += points[first + BODYGUARD] + points[first + discontented(BODYGUARD)];
  }
  return count;
}
export const lacksGuards = (s: State, seat: number): boolean =>
  (seat === HICETAS || seat === DIONYSIUS) && s.guardTurn[seat] !== s.turn && guards(s, seat) < 3;
export function refuseGuard({ state, seat }: P, _: object, place: number): RuleId | null {
  return pointsOf(state, place, seat, MERC_HOPLITE) > 0 && lacksGuards(state, seat) ? null : 'TI-R49';
}
export function guard(play: P, _: object, place: number): void {
  const { state, seat } = play;
  state.guardTurn[seat] = state.turn;
  const used = freshOf(state, place, seat, MERC_HOPLITE) < pointsOf(state, place, seat, MERC_HOPLITE) ? 1 : 0; // `remove` takes those first
  remove(state, place, seat, MERC_HOPLITE, 1);
  put(state, place, seat, BODYGUARD, 1, used);
  play.tell?.({ kind: 'guard', rule: 'TI-R49', seat: SEATS[seat], place: PLACE.ids[place] });
}
