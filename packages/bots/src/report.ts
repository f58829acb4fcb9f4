import {
  type BaseState,
  type Code,
  type Game,
  type GameEvent,
  type MatchLog,
  type Outcome,
  type RuleId,
  type Seat,
  Tape,
  type Threshold,
} from '@polemos/kernel';
import { chancesOf } from './chance.ts';
import { Courses, type Deed, Deeds, type Plotted } from './courses.ts';
import {
  type Analysis,
  begin,
  type Judged,
  judgedPart,
  type Luck,
  type Misstep,
  onItsBoard,
  type Part,
  sumOf,
} from './judged.ts';

/** What decided a war, as data: chances by moment, what each roll changed, what each decision cost. After GNU Backgammon's analysis. */
export interface Report {
  readonly seats: readonly string[];
  readonly outcome: Outcome | null;
  /** After the set-up (entry 0) and after each entry: the chance to win by seat. */
  readonly chances: readonly (readonly number[])[];
  /** The same of the points, where the game has any. */
  readonly points: readonly (readonly number[])[] | null;
  /** By seat: how far from the line that would have changed the result; null where nothing is counted. */
  readonly thresholds: readonly (Threshold | null)[];
  /** What each side had, lost or did in each of `turns`. */
  readonly courses: readonly Plotted[];
  /** What is remembered of it, in its order, with what it changed in chance to win by seat: the story of the war is made of these. */
  readonly deeds: readonly Deed[];
  /** The turns, months or rounds, each with the entry after which it stood for the first time. */
  readonly turns: readonly Turn[];
  readonly luck: readonly Luck[];
  readonly errors: readonly Misstep[];
  /** By seat, over the whole match. */
  readonly total: Sums;
  readonly byTurn: readonly (Sums & { readonly turn: number })[];
  /** By the rule that asked for the roll, in the order in which they came. */
  readonly byRule: readonly { readonly rule: RuleId; readonly rolls: number; readonly luck: readonly number[] }[];
  /** By the kind of action that opened the undertaking. */
  readonly byDecision: readonly { readonly type: string; readonly decisions: number; readonly error: readonly number[] }[];
  /** By seat: how it would have ended, had every roll brought what it brings on average. */
  readonly withoutLuck: readonly number[];
  /** By seat: the three entries that moved its chance most, in their order. What decided the war for one of four may have been nothing to another. */
  readonly turningPoints: readonly (readonly number[])[];
  /** The three decisions that cost most, the worst first. */
  readonly costliest: readonly Misstep[];
}
export interface Turn {
  readonly turn: number;
  readonly entry: number;
  /** Where it has a name of its own: the kind of name in the texts of the game, and its id. */
  readonly name?: { readonly kind: string; readonly id: string };
}
/** By seat, in chance to win. */
export interface Sums {
  readonly luck: readonly number[];
  readonly error: readonly number[];
}
const MOST_POINTS = 3;
const WHOLE: Part = { nth: 0, of: 1 };

export function reportOf(house: Game, log: MatchLog, analysis: Analysis): Report {
  return assembled(house, log, [judgedPart(house, log, analysis, WHOLE)]);
}

/** The report of a match from all of its parts. */
export const assembled = (house: Game, log: MatchLog, parts: readonly Judged[]): Report =>
  onItsBoard(house, log, game => put(game, log, parts));

function put(game: Game, log: MatchLog, parts: readonly Judged[]): Report {
  const inOrder = <T extends { readonly entry: number }>(of: readonly T[]): T[] => of.toSorted((a, b) => a.entry - b.entry);
  const luck = inOrder(parts.flatMap(one => one.luck));
  const errors = inOrder(parts.flatMap(one => one.errors));
  const play = begin(game, log);
  const seats = game.seatsOf(play.state);
  const chances: (readonly number[])[] = [];
  const points: number[][] = [];
  const turns: Turn[] = [];
  const courses = new Courses(game, play);
  const deeds = new Deeds(game, play);
  play.tell = event => {
    courses.hear(event as GameEvent);
    deeds.hear(event as GameEvent);
  };
  const note = (entry: number): void => {
    const { state } = play;
    chances.push(chancesOf(game, state));
    points.push(seats.map((_, one) => game.reckoning?.points?.(state, one) ?? 0));
    const turn = game.reckoning?.clock(state).now;
    if (turn !== undefined && turn !== turns.at(-1)?.turn) {
      const name = game.reckoning?.turnName?.(turn);
      turns.push({ turn, entry, ...(name === undefined ? {} : { name }) });
    }
    courses.note();
    deeds.note();
  };
  play.fate.tape = new Tape(log.start.chance, null);
  play.run();
  note(0);
  log.entries.forEach(({ seat, action, chance }, at) => {
    play.fate.tape = new Tape(chance, null);
    play.take(game.actions.read(action) as Code, seats.indexOf(seat));
    note(at + 1);
  });
  const total = sums(seats, luck, errors);
  return {
    seats,
    outcome: play.state.outcome,
    chances,
    points: game.reckoning?.points === undefined ? null : points,
    thresholds: seats.map((_, seat) => thresholdOf(game, play.state, seat)),
    deeds: deeds.most(),
    courses: courses.by(turns.map(({ turn }) => turn)),
    turns,
    luck,
    errors,
    total,
    byTurn: turns.map(({ turn, entry }, i) => {
      const last = turns[i + 1]?.entry ?? Number.POSITIVE_INFINITY;
      const within = (one: { readonly entry: number }): boolean =>
        (one.entry > entry || (i === 0 && one.entry === entry)) && one.entry <= last;
      return { turn, ...sums(seats, luck.filter(within), errors.filter(within)) };
    }),
    byRule: byRule(seats, luck),
    byDecision: byDecision(seats, errors),
    withoutLuck: chances[chances.length - 1].map((last, seat) => Math.min(1, Math.max(0, last - total.luck[seat]))),
    turningPoints: seats.map((_, seat) => turningPoints(chances.map(of => of[seat]))),
    costliest: errors
      .filter(({ cost }) => cost > 0)
      .toSorted((a, b) => b.cost - a.cost)
      .slice(0, MOST_POINTS),
  };
}

/** Where a game has no word on it: whether a seat is ahead of the best of the others. */
function thresholdOf({ reckoning, seatsOf }: Game, state: BaseState, seat: Seat): Threshold | null {
  const said = reckoning?.threshold?.(state, seat);
  if (said !== undefined) return said;
  const of = reckoning?.points;
  const others = seatsOf(state).flatMap((_, other) => (other === seat || of === undefined ? [] : [of(state, other)]));
  return of === undefined || others.length === 0 ? null : { own: of(state, seat), line: Math.max(...others), as: 'ahead' };
}

const sums = (seats: readonly string[], luck: readonly Luck[], errors: readonly Misstep[]): Sums => ({
  luck: seats.map((_, seat) => sumOf(luck.map(({ by }) => by[seat]))),
  error: seats.map(name => sumOf(errors.map(({ seat, cost }) => (seat === name ? cost : 0)))),
});
function byRule(seats: readonly string[], luck: readonly Luck[]): Report['byRule'] {
  const rolls = Map.groupBy(
    luck.flatMap(one => one.rolls),
    ({ need }) => need.rule,
  );
  return [...rolls].map(([rule, own]) => ({
    rule,
    rolls: own.length,
    luck: seats.map((_, seat) => sumOf(own.map(({ by }) => by[seat]))),
  }));
}
function byDecision(seats: readonly string[], errors: readonly Misstep[]): Report['byDecision'] {
  const kinds = Map.groupBy(errors, ({ taken }) => taken[0].type);
  return [...kinds].map(([type, own]) => ({ type, decisions: own.length, error: sums(seats, [], own).error }));
}

function turningPoints(chances: readonly number[]): number[] {
  const moved = chances.map((now, entry) => (entry === 0 ? 0 : Math.abs(now - chances[entry - 1])));
  return moved
    .map((_, entry) => entry)
    .filter(entry => moved[entry] > 0)
    .sort((a, b) => moved[b] - moved[a])
    .slice(0, MOST_POINTS)
    .sort((a, b) => a - b);
}
