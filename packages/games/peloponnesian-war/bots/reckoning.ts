import { type Code, type Course, firstOf, type GameEvent, type Reckoning, type Threshold, typeOf } from '@polemos/kernel';
import { T } from '../rules/actions.ts';
import { seatsOf } from '../rules/editions/book.ts';
import { SCENARIO, scenarioOf } from '../rules/scenarios/scenarios.ts';
import { PLACES, type State } from '../rules/state.ts';
import { friendOf } from '../rules/terms/control.ts';
import { forceOf } from '../rules/terms/forces.ts';
import { enemyOf, SIDES } from '../rules/terms/units.ts';
import LEARNED from './chances.json' with { type: 'json' };

/** All SP of a side, wherever they are. */
function strength(s: State, side: number): number {
  let sum = 0;
  for (let place = 0; place < PLACES; place++) sum += forceOf(s, place, side);
  return sum;
}
const sideIn =
  (kind: string) =>
  (event: GameEvent): string | null =>
    event.kind === kind ? String(event.side) : null;
const COURSES: readonly Course<State>[] = [
  { id: 'losses', sides: SIDES, of: strength, lost: true },
  { id: 'money', sides: SIDES, of: (s, side) => s.treasury[side] },
  { id: 'sieges', sides: SIDES, told: sideIn('siege') },
  { id: 'journeys', sides: SIDES, told: sideIn('objective') },
  { id: 'confidence', sides: SIDES, of: (s, side) => s.sci[side] },
  { id: 'will', sides: SIDES, of: (s, side) => s.bellicosity[side] },
];
const DEEDS: readonly string[] = [
  'siege',
  'rebellion',
  'helots',
  'armistice',
  'plague',
  'leader-died',
  'city-lost',
  'neutral-joins',
  'surrender',
  'persia-enters',
  'alcibiades',
  'cunaxa',
  'thebes-freed',
  'kings-peace',
  'messenia',
  'cadmea',
  'delian-rebellion',
];
/** What is remembered of a war; of what can fail, what did not. */
function isDeed({ kind, winner, success, changes, lost }: GameEvent): boolean {
  if (kind === 'battle') return winner !== undefined;
  if (kind === 'coup-by-surprise') return success === true;
  if (kind === 'side-attempt') return changes === true;
  if (kind === 'storm') return lost === true;
  return DEEDS.includes(kind);
}
/** PW-1.3, PW-10.3.5, PW-10.5.5, PW-R129: the points that are needed alone, the will of both sides where that decides, else the points of both. */
function threshold(s: State, seat: number): Threshold {
  const { end, will } = scenarioOf(s);
  const isAlone = seatsOf(s).length === 1;
  const side = isAlone ? s.player : seat;
  if (will !== undefined) return { own: s.bellicosity[side], line: s.bellicosity[enemyOf(side)], as: 'will' };
  if (isAlone) return { own: s.points, line: end.points, as: 'needed' };
  return { own: s.score[seat], line: s.score[1 - seat], as: 'ahead' };
}

/** Turns and victory points. Everything lies open. */
export const reckoning: Reckoning<State> = {
  clock(s) {
    const { turn, lastTurn } = scenarioOf(s);
    return { first: turn, now: Math.max(turn, s.turn), last: lastTurn };
  },
  points: (s, seat) => (seatsOf(s).length > 1 ? s.score[seat] : s.points),
  aimFirst: true,
  places: ['space'],
  courses: COURSES,
  isDeed,
  threshold,
  chances: s => CHANCES[`${SCENARIO.ids[s.scenario]}${seatsOf(s).length > 1 ? ', two players' : ''}`]?.weights,
  achieves: (s, from, _, codes) => isWon(s, from, codes[0]),
};

/** By scenario, for whoever plays alone and for two. */
const CHANCES: Readonly<Record<string, { readonly weights: readonly (readonly number[])[] }>> = LEARNED;

/** The objective is ours at the end of the turn, or at least nobody stands there against us. */
function isWon(s: State, from: State, first: Code): boolean {
  if (typeOf(first) !== T.objective && typeOf(first) !== T.incite) return true;
  const space = firstOf(first);
  const own = from.player;
  const wasOurs = friendOf(from, space) === own;
  return forceOf(s, space, enemyOf(own)) === 0 && (wasOurs || friendOf(s, space) === own);
}
