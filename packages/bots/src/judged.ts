import {
  type Action,
  type BaseState,
  type Chance,
  type Code,
  Fate,
  type Game,
  Generator,
  imagine,
  isFaulty,
  type MatchLog,
  type Need,
  NOBODY,
  Offer,
  onBoard,
  Play,
  type Seat,
  see,
  Tape,
  type Things,
  type Thinking,
  within,
} from '@polemos/kernel';
import { chancesOf } from './chance.ts';
import { Weighing } from './weighing.ts';

// What the rolls and the decisions of a finished match weighed.

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

/** In standard errors. */
const SURELY = 2;
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Every `of`-th entry of a log, beginning with `nth`: so that several can look through one match. What they find does not depend on how many they are. */
export interface Part {
  readonly nth: number;
  readonly of: number;
}
/** What the rolls and the decisions of a part of a match weighed: nearly all of the work. */
export interface Judged {
  readonly luck: readonly Luck[];
  readonly errors: readonly Misstep[];
}

/** A match is played again on the board that it was played on. */
export const onItsBoard = <T>(house: Game, log: MatchLog, done: (game: Game) => T): T => {
  const game = onBoard(house, log.setup.board);
  return within(game, () => done(game));
};
export function begin(game: Game, { setup }: MatchLog): Play<BaseState> {
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
