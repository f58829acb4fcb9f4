import {
  type Action,
  type BaseState,
  type Chance,
  type Code,
  Fate,
  type Game,
  imagine,
  isFaulty,
  type MatchLog,
  NOBODY,
  Offer,
  type Outcome,
  Play,
  type Seat,
  see,
  Tape,
  type Thinking,
} from '@polemos/kernel';
import { Weighing } from './weighing.ts';

/** What decided a war, as data: chances by moment, what each roll changed, what each decision cost. After GNU Backgammon's analysis. */
export interface Report {
  readonly seats: readonly string[];
  readonly outcome: Outcome | null;
  /** After the set-up (entry 0) and after each entry: the chance to win by seat. */
  readonly chances: readonly (readonly number[])[];
  readonly luck: readonly Luck[];
  readonly errors: readonly Misstep[];
  /** By seat, over the whole match. */
  readonly total: { readonly luck: readonly number[]; readonly error: readonly number[] };
  /** By seat: how it would have ended, had every roll brought what it brings on average. */
  readonly withoutLuck: readonly number[];
  /** The three entries that moved the chances most, in their order. */
  readonly turningPoints: readonly number[];
  /** The three decisions that cost most, the worst first. */
  readonly costliest: readonly Misstep[];
}
/** What the dice and draws of an entry changed: a die counts by what it changed, not by its pips. */
export interface Luck {
  readonly entry: number;
  readonly seat: string;
  readonly action: Action;
  readonly chance: readonly Chance[];
  /** By seat: the chance to win after it, less what it would have been on average. */
  readonly by: readonly number[];
}
/** A decision that was weighed again, from what its seat could know. */
export interface Misstep {
  readonly entry: number;
  readonly seat: string;
  /** The chance to win that it gave away; 0 where nothing better was found. */
  readonly cost: number;
  /** The standard error of the cost: what is not larger than twice this may be nothing. */
  readonly doubt: number;
  readonly taken: readonly Action[];
  readonly better: readonly Action[] | null;
}
export interface Analysis {
  /** What is spent on each decision that opens an undertaking. */
  readonly thinking: Thinking;
  /** How often each roll is rolled again. */
  readonly rerolls: number;
  readonly seed: number;
  readonly progress?: (done: number, of: number) => void;
}

const MOST_POINTS = 3;

export function reportOf(game: Game, log: MatchLog, analysis: Analysis): Report {
  const fate = new Fate(0);
  const begun = log.setup.position === undefined ? game.begin(log.setup) : game.position.read(log.setup.position, log.setup);
  if (isFaulty(begun)) throw new Error(`the set-up cannot be read: ${JSON.stringify(begun.faults)}`);
  const play = new Play<BaseState>(game, begun as BaseState, fate);
  fate.tape = new Tape(log.start.chance, null);
  play.run();
  const seats = game.seatsOf(play.state);
  const chances = [chancesOf(game, play.state, seats.length)];
  const luck: Luck[] = [];
  const errors: Misstep[] = [];
  const critic = new Critic(game, log, analysis);
  log.entries.forEach(({ seat, action, chance }, at) => {
    const entry = at + 1;
    const actor = seats.indexOf(seat);
    const code = game.actions.read(action) as Code;
    const misstep = critic.judged(play.state, actor, at);
    if (misstep !== null) errors.push(misstep);
    const before = chance.length > 0 ? game.clone(play.state) : null;
    fate.tape = new Tape(chance, null);
    play.take(code, actor);
    chances.push(chancesOf(game, play.state, seats.length));
    if (before !== null) {
      const mean = critic.onAverage(before, code, actor, seats.length);
      luck.push({ entry, seat, action, chance, by: chances[entry].map((now, one) => now - mean[one]) });
    }
    analysis.progress?.(entry, log.entries.length);
  });
  const totals = {
    luck: seats.map((_, seat) => luck.reduce((sum, { by }) => sum + by[seat], 0)),
    error: seats.map(name => errors.reduce((sum, { seat, cost }) => sum + (seat === name ? cost : 0), 0)),
  };
  return {
    seats,
    outcome: play.state.outcome,
    chances,
    luck,
    errors,
    total: totals,
    withoutLuck: chances[chances.length - 1].map((last, seat) => Math.min(1, Math.max(0, last - totals.luck[seat]))),
    turningPoints: turningPoints(chances),
    costliest: errors
      .filter(({ cost }) => cost > 0)
      .toSorted((a, b) => b.cost - a.cost)
      .slice(0, MOST_POINTS),
  };
}

const chancesOf = (game: Game, state: BaseState, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => state.outcome?.score[seat] ?? game.evaluate(state, seat));

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

/** Plays moments of a finished match again. */
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

  /** The chances after an action, by seat, over many rolls of its dice. */
  onAverage(before: BaseState, code: Code, actor: Seat, seats: number): number[] {
    const { game, luck } = this;
    const sums: number[] = new Array(seats).fill(0);
    for (let n = 0; n < this.analysis.rerolls; n++) {
      luck.generator.reset(this.analysis.seed, n + 1);
      const play = new Play<BaseState>(game, game.clone(before), luck);
      play.take(code, actor);
      chancesOf(game, play.state, seats).forEach((chance, seat) => {
        sums[seat] += chance / this.analysis.rerolls;
      });
    }
    return sums;
  }

  /** What the undertaking that begins with entry `at` cost, from what its seat could know; null where none begins. */
  judged(state: BaseState, seat: Seat, at: number): Misstep | null {
    const { game } = this;
    if (game.undertakings === undefined || state.toAct === NOBODY || !game.undertakings.begins(state)) return null;
    new Play(game, state, this.luck).legal(this.offer, seat);
    if (this.offer.size < 2) return null;
    const weighing = new Weighing(game, imagine(game, see(game, state, seat)), seat, this.analysis.thinking, this.fate);
    const taken = this.takenFrom(state, seat, at);
    const best = weighing.ranked(taken)[0].codes;
    const write = game.actions.write;
    const same = best.length === taken.length && best.every((code, i) => code === taken[i]);
    const { mean, doubt } = same ? { mean: 0, doubt: 0 } : weighing.difference(best, taken);
    return {
      entry: at + 1,
      seat: game.seatsOf(state)[seat],
      cost: Math.max(0, mean),
      doubt,
      taken: taken.map(write),
      better: mean > 0 ? best.map(write) : null,
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
