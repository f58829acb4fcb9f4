import {
  type Action,
  type BaseState,
  type Chance,
  type Code,
  type Course,
  Fate,
  type Game,
  type GameEvent,
  Generator,
  imagine,
  isFaulty,
  type MatchLog,
  type Need,
  NOBODY,
  Offer,
  type Outcome,
  onBoard,
  Play,
  type RuleId,
  type Seat,
  see,
  Tape,
  type Things,
  type Thinking,
  type Threshold,
  within,
} from '@polemos/kernel';
import { chancesOf } from './chance.ts';
import { Weighing } from './weighing.ts';

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
  readonly courses: readonly {
    readonly id: Course['id'];
    readonly sides: readonly string[];
    /** Whether it is counted in each turn; else it is what a side had at its end. */
    readonly counted: boolean;
    readonly bySide: readonly (readonly number[])[];
  }[];
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
  /** The three entries that moved the chances most, in their order. */
  readonly turningPoints: readonly number[];
  /** The three decisions that cost most, the worst first. */
  readonly costliest: readonly Misstep[];
}
export interface Turn {
  readonly turn: number;
  readonly entry: number;
  /** Where it has a name of its own: the kind of name in the texts of the game, and its id. */
  readonly name?: { readonly kind: string; readonly id: string };
}
export interface Deed {
  readonly entry: number;
  readonly turn: number;
  readonly event: GameEvent;
  readonly by: readonly number[];
}
/** By seat, in chance to win. */
export interface Sums {
  readonly luck: readonly number[];
  readonly error: readonly number[];
}
/** What the dice and draws of an entry changed: a die counts by what it changed, not by its pips. Entry 0 is the set-up. */
export interface Luck {
  readonly entry: number;
  /** Who acted; null for the set-up. */
  readonly seat: string | null;
  readonly action: Action | null;
  /** By seat: the chance to win after it, less what it would have been on average. */
  readonly by: readonly number[];
  readonly rolls: readonly Roll[];
}
/** One die, lot or draw, and by seat what it changed when those before it had fallen. */
export interface Roll {
  readonly need: Need;
  readonly chance: Chance;
  readonly by: readonly number[];
}
/** A decision that was weighed again, from what its seat could know. */
export interface Misstep {
  readonly entry: number;
  readonly seat: string;
  /** The chance to win that it gave away; 0 where nothing better was found. */
  readonly cost: number;
  /** The standard error of the cost: what is not larger than twice this counts as nothing. */
  readonly doubt: number;
  /** The chance to win after what was done, and after what would have been better. */
  readonly chance: { readonly taken: number; readonly better: number };
  readonly taken: readonly Action[];
  readonly better: readonly Action[] | null;
}
export interface Analysis {
  /** What is spent on each decision that opens an undertaking. */
  readonly thinking: Thinking;
  /** How often each roll is rolled again. */
  readonly rerolls: number;
  readonly seed: number;
  /** What came before this entry is taken for known: it is played again, but neither its rolls nor its decisions are judged. */
  readonly from?: number;
  readonly progress?: (done: number, of: number) => void;
}

/** What a report costs that a person waits for: the thought of the easiest level for each decision. */
export const analysisOf = ({ undertakings }: Game): Analysis => ({
  thinking: undertakings?.thinking.easy ?? { plans: 1, plays: 1 },
  rerolls: 24,
  seed: 1,
});

const MOST_POINTS = 3;
/** In standard errors. */
const SURELY = 2;

export function reportOf(house: Game, log: MatchLog, analysis: Analysis): Report {
  return assembled(house, log, [judgedPart(house, log, analysis, WHOLE)]);
}

/** Every `of`-th entry of a log, beginning with `nth`: so that several can look through one match. What they find does not depend on how many they are. */
export interface Part {
  readonly nth: number;
  readonly of: number;
}
const WHOLE: Part = { nth: 0, of: 1 };
/** What the rolls and the decisions of a part of a match weighed: nearly all of the work. */
export interface Judged {
  readonly luck: readonly Luck[];
  readonly errors: readonly Misstep[];
}

const onItsBoard = <T>(house: Game, log: MatchLog, done: (game: Game) => T): T => {
  const game = onBoard(house, log.setup.board);
  return within(game, () => done(game));
};
function begin(game: Game, { setup }: MatchLog): Play<BaseState> {
  const begun = setup.position === undefined ? game.begin(setup) : game.position.read(setup.position, setup);
  if (isFaulty(begun)) throw new Error(`the set-up cannot be read: ${JSON.stringify(begun.faults)}`);
  return new Play<BaseState>(game, begun as BaseState, new Fate(0));
}

export function judgedPart(house: Game, log: MatchLog, analysis: Analysis, { nth, of }: Part): Judged {
  return onItsBoard(house, log, game => {
    const play = begin(game, log);
    const dice = new Dice(game, analysis);
    const critic = new Critic(game, log, analysis);
    const seats = game.seatsOf(play.state);
    const luck: Luck[] = [];
    const errors: Misstep[] = [];
    const isJudged = (entry: number): boolean => entry >= (analysis.from ?? 0) && entry % of === nth;
    const note = (entry: number, seat: string | null, action: Action | null, rolls: readonly Roll[]): void => {
      if (rolls.length > 0)
        luck.push({ entry, seat, action, rolls, by: seats.map((_, one) => sumOf(rolls.map(({ by }) => by[one]))) });
    };
    note(
      0,
      null,
      null,
      dice.roll(play, log.start.chance, one => one.run(), isJudged(0)),
    );
    log.entries.forEach(({ seat, action, chance }, at) => {
      const actor = seats.indexOf(seat);
      const misstep = isJudged(at + 1) ? critic.judged(play.state, actor, at) : null;
      if (misstep !== null) errors.push(misstep);
      const code = game.actions.read(action) as Code;
      note(
        at + 1,
        seat,
        action,
        dice.roll(play, chance, one => one.take(code, actor), isJudged(at + 1)),
      );
      analysis.progress?.(at + 1, log.entries.length);
    });
    return { luck, errors };
  });
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
    turningPoints: turningPoints(chances),
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

/** Listens to a match that is played again, and notes what each side had, lost and did, turn by turn. */
class Courses {
  private readonly game: Game;
  private readonly play: Play<BaseState>;
  private readonly courses: readonly Course[];
  /** By course, then by turn, then by side. */
  private readonly found: readonly Map<number, number[]>[];
  private readonly had: number[][];
  private turn: number;

  constructor(game: Game, play: Play<BaseState>) {
    this.game = game;
    this.play = play;
    this.courses = game.reckoning?.courses ?? [];
    this.found = this.courses.map(() => new Map());
    this.turn = this.now();
    this.had = this.courses.map(({ sides }) => sides.map(() => 0));
  }
  private now(): number {
    return this.game.reckoning?.clock(this.play.state).now ?? 0;
  }
  private at(course: number, turn: number): number[] {
    const known = this.found[course].get(turn) ?? this.courses[course].sides.map(() => 0);
    this.found[course].set(turn, known);
    return known;
  }
  hear(event: GameEvent): void {
    this.courses.forEach(({ told, sides }, i) => {
      const side = told === undefined ? -1 : sides.indexOf(told(event) ?? '');
      if (side >= 0) this.at(i, this.now())[side]++;
    });
  }
  /** After each entry. What a turn ends with is what the last entry in it left, or the first that stands in the next. */
  note(): void {
    const turn = this.now();
    this.courses.forEach(({ of, lost, sides }, i) => {
      if (of === undefined) return;
      sides.forEach((_, side) => {
        const has = of(this.play.state, side);
        if (lost !== true) for (const one of new Set([this.turn, turn])) this.at(i, one)[side] = has;
        else if (has < this.had[i][side]) this.at(i, this.turn)[side] += this.had[i][side] - has;
        this.had[i][side] = has;
      });
    });
    this.turn = turn;
  }
  by(turns: readonly number[]): Report['courses'] {
    return this.courses.map(({ id, sides, of, lost }, i) => ({
      id,
      sides,
      counted: of === undefined || lost === true,
      bySide: sides.map((_, side) => turns.map(turn => this.found[i].get(turn)?.[side] ?? 0)),
    }));
  }
}

/** Of what is remembered of a war so much is kept: what changed most. */
const MOST_DEEDS = 60;
/** Listens to a match that is played again, and notes what each deed changed. What it heard it judges after the entry: rules that are running are not asked. */
class Deeds {
  private readonly game: Game;
  private readonly play: Play<BaseState>;
  private readonly found: Deed[] = [];
  private heard: { readonly event: GameEvent; readonly state: BaseState }[] = [];
  private entry = 0;
  /** As it stood after the last entry. */
  private stood: readonly number[] | null = null;

  constructor(game: Game, play: Play<BaseState>) {
    this.game = game;
    this.play = play;
  }
  hear(event: GameEvent): void {
    const { game, play } = this;
    if (game.reckoning?.isDeed?.(event) === true) this.heard.push({ event, state: game.clone(play.state) });
  }
  /** After each entry: what it changed besides belongs to its last deed. */
  note(): void {
    const { game, play, heard, entry } = this;
    let stood = this.stood;
    heard.forEach(({ event, state }, i) => {
      const now = chancesOf(game, i === heard.length - 1 ? play.state : state);
      const before = stood ?? now;
      const turn = game.reckoning?.clock(state).now ?? 0;
      this.found.push({ entry, turn, event, by: now.map((chance, seat) => chance - before[seat]) });
      stood = now;
    });
    this.heard = [];
    this.stood = chancesOf(game, play.state);
    this.entry++;
  }
  most(): readonly Deed[] {
    const weight = ({ by }: Deed): number => Math.max(...by.map(Math.abs));
    const kept = new Set(this.found.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_DEEDS));
    return this.found.filter(one => kept.has(one));
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
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

function turningPoints(chances: readonly (readonly number[])[]): number[] {
  const moved = chances.map((now, entry) =>
    entry === 0 ? 0 : Math.max(...now.map((chance, seat) => Math.abs(chance - chances[entry - 1][seat]))),
  );
  return moved
    .map((_, entry) => entry)
    .filter(entry => moved[entry] > 0)
    .sort((a, b) => moved[b] - moved[a])
    .slice(0, MOST_POINTS)
    .sort((a, b) => a - b);
}

/** What the log says was rolled, and what was asked for it. */
class Spoken extends Tape {
  readonly needs: Need[] = [];
  override number(n: number, need: () => Need): number {
    this.needs.push(need());
    return super.number(n, need);
  }
  override draw(from: Things, candidates: readonly number[], size: number, need: () => Need): number {
    this.needs.push(need());
    return super.draw(from, candidates, size, need);
  }
}

/** Rolls the dice of a finished match again. */
class Dice {
  private readonly game: Game;
  private readonly analysis: Analysis;
  private readonly chance = new Generator(0);

  constructor(game: Game, analysis: Analysis) {
    this.game = game;
    this.analysis = analysis;
  }

  /** Goes on as the match did, and says what each of its rolls changed when those before it had fallen. */
  roll(play: Play<BaseState>, chance: readonly Chance[], go: (play: Play<BaseState>) => void, isJudged: boolean): Roll[] {
    const before = isJudged && chance.length > 0 ? this.game.clone(play.state) : null;
    const spoken = new Spoken(chance, null);
    play.fate.tape = spoken;
    go(play);
    if (before === null) return [];
    const means = chance.map((_, fallen) => this.onAverage(before, chance.slice(0, fallen), go));
    means.push(chancesOf(this.game, play.state));
    return chance.map((one, i) => ({
      need: spoken.needs[i],
      chance: one,
      by: means[i + 1].map((now, seat) => now - means[i][seat]),
    }));
  }

  /** The chances by seat when so many rolls have fallen and the others are rolled anew: the same each time, whatever fell before. */
  private onAverage(before: BaseState, fallen: readonly Chance[], go: (play: Play<BaseState>) => void): readonly number[] {
    const { game, chance } = this;
    const { rerolls, seed } = this.analysis;
    const sum: number[] = game.seatsOf(before).map(() => 0);
    for (let n = 0; n < rerolls; n++) {
      const play = new Play<BaseState>(game, game.clone(before), new Fate(0));
      const tape: Tape = new Tape(fallen, sides => {
        chance.reset(seed + n, tape.taken.length + 1);
        return chance.below(sides);
      });
      play.fate.tape = tape;
      go(play);
      chancesOf(game, play.state).forEach((now, seat) => {
        sum[seat] += now / rerolls;
      });
    }
    return sum;
  }
}

/** Weighs decisions of a finished match again. */
class Critic {
  private readonly game: Game;
  private readonly log: MatchLog;
  private readonly analysis: Analysis;
  private readonly fate: Fate;
  private readonly luck = new Fate(0);
  private readonly offer = new Offer();

  constructor(game: Game, log: MatchLog, analysis: Analysis) {
    this.game = game;
    this.log = log;
    this.analysis = analysis;
    this.fate = new Fate(analysis.seed);
  }

  /** What the undertaking that begins with entry `at` cost, from what its seat could know; null where none begins. */
  judged(state: BaseState, seat: Seat, at: number): Misstep | null {
    const { game } = this;
    if (game.undertakings === undefined || state.toAct === NOBODY || !game.undertakings.begins(state)) return null;
    new Play(game, state, this.luck).legal(this.offer, seat);
    if (this.offer.size < 2) return null;
    this.fate.generator.reset(this.analysis.seed, at + 1);
    const weighing = new Weighing(game, imagine(game, see(game, state, seat)), seat, this.analysis.thinking, this.fate);
    const taken = this.takenFrom(state, seat, at);
    const best = weighing.ranked(taken)[0].codes;
    const { write } = game.actions;
    const isBest = best.length === taken.length && best.every((code, i) => code === taken[i]);
    const { one, other, doubt } = weighing.compared(isBest ? taken : best, taken);
    const isWorse = one - other > SURELY * doubt;
    return {
      entry: at + 1,
      seat: game.seatsOf(state)[seat],
      cost: isWorse ? one - other : 0,
      doubt,
      chance: { taken: other, better: isWorse ? one : other },
      taken: taken.map(write),
      better: isWorse ? best.map(write) : null,
    };
  }

  /** The actions of the undertaking that was begun there, as they were taken. */
  private takenFrom(begun: BaseState, seat: Seat, at: number): Code[] {
    const { game, log } = this;
    const seats = game.seatsOf(begun);
    const play = new Play<BaseState>(game, game.clone(begun), new Fate(0));
    const codes: Code[] = [];
    for (let n = at; n < log.entries.length; n++) {
      const { seat: name, action, chance } = log.entries[n];
      if (n > at && !game.undertakings?.isMidway(play.state, seat)) break;
      const code = game.actions.read(action) as Code;
      if (seats.indexOf(name) === seat) codes.push(code);
      play.fate.tape = new Tape(chance, null);
      play.take(code, seats.indexOf(name));
    }
    return codes;
  }
}
