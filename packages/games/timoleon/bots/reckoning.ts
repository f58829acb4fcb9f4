import type { Course, Reckoning } from '@polemos/kernel';
import { PLACES, SEATS } from '../rules/materials/board.ts';
import { troopsAt } from '../rules/materials/forces.ts';
import { type State, TURNS } from '../rules/state.ts';
import { points } from '../rules/victory/victory.ts';

/** Sealed operations, offers and treaties that are being written. */
const SECRET = [
  'court',
  'treat',
  'suborn',
  'bid',
  'oppose',
  'term',
  'cede',
  'demand',
  'release',
  'tactic',
  'manoeuvre',
  'stratagem',
];

/** Troop points, wherever they are. */
function troops(s: State, seat: number): number {
  let sum = 0;
  for (let place = 0; place < PLACES; place++) sum += troopsAt(s, place, seat);
  return sum;
}
const COURSES: readonly Course<State>[] = [
  { id: 'losses', sides: SEATS, of: troops, lost: true },
  { id: 'money', sides: SEATS, of: (s, seat) => s.treasury[seat] },
  { id: 'sieges', sides: SEATS, told: event => (event.kind === 'siege' ? String(event.besieger) : null) },
  { id: 'journeys', sides: SEATS, told: event => (event.kind === 'activates' ? String(event.seat) : null) },
];

const DEEDS: readonly string[] = [
  'battle',
  'sea-fight',
  'assault',
  'surrender',
  'treason',
  'treaty-signed',
  'treaty-broken',
  'leader-killed',
  'leader-captured',
  'expedition-arrives',
  'changes-side',
  'massacre',
  'city-plundered',
  'citizens-rise',
  'eliminated',
  'head',
  'siege-lifted',
];

/** Months and victory points. */
export const reckoning: Reckoning<State> = {
  clock: ({ turn }) => ({ first: 1, now: Math.max(1, turn), last: TURNS }),
  turnName: turn => ({ kind: 'date', id: String(turn) }),
  points,
  courses: COURSES,
  isDeed: ({ kind }) => DEEDS.includes(kind),
  places: ['zone', 'place'],
  openly: action => (SECRET.includes(action.type) ? null : action),
};
