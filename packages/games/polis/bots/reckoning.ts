import type { Course, GameEvent, Reckoning } from '@polemos/kernel';
import { LAST_ROUND, REGION, ROUND, SEATS } from '../rules/components/board.ts';
import { goodsOf, totalPopulation, unitsOf } from '../rules/components/control.ts';
import { scoreOf } from '../rules/end/score.ts';
import { SCENARIO } from '../rules/scenarios.ts';
import type { State } from '../rules/state.ts';
import LEARNED from './chances.json' with { type: 'json' };

/** Hoplites and galleys. */
function strength(s: State, side: number): number {
  let sum = 0;
  for (let region = 0; region < REGION.ids.length; region++) sum += unitsOf(s, region, side);
  return sum;
}
const seatIn =
  (kind: string) =>
  (event: GameEvent): string | null =>
    event.kind === kind ? String(event.seat) : null;
const COURSES: readonly Course<State>[] = [
  { id: 'people', sides: SEATS, of: totalPopulation },
  { id: 'losses', sides: SEATS, of: strength, lost: true },
  { id: 'money', sides: SEATS, of: goodsOf },
  { id: 'sieges', sides: SEATS, told: seatIn('siege') },
  { id: 'journeys', sides: SEATS, told: seatIn('proxenos-moved') },
];

const DEEDS: readonly string[] = [
  'siege-won',
  'siege-failed',
  'battle-over',
  'civil-war',
  'project-completed',
  'megalopolis',
  'proxenos-captured',
  'expedition',
  'switched',
  'turned-neutral',
  'population-lost',
];
/** Rounds, the score as it would be counted now; cards in hand are their owner's. */
export const reckoning: Reckoning<State> = {
  clock: ({ round }) => ({ first: 0, now: round, last: LAST_ROUND }),
  turnName: round => ({ kind: 'round', id: ROUND.ids[round] }),
  points: (s, side) => scoreOf(s, side).total,
  courses: COURSES,
  isDeed: ({ kind }) => DEEDS.includes(kind),
  aimFirst: true,
  places: ['polis', 'territory', 'sea', 'region', 'space'],
  chances: ({ scenario }) => (scenario === SCENARIO.at('full') ? LEARNED.full.weights : undefined),
  openly: action => (action.type === 'attack' || action.type === 'defend' ? { type: action.type } : action),
};
