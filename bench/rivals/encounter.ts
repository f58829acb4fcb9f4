import { createHash } from 'node:crypto';
import { type Bot, bots, featuresAt, linear, logistic, readBot, sureOf, together, worthOf } from '@polemos/bots';
import { egemonia } from '@polemos/egemonia';
import { type BaseState, Fate, type Game, Generator, isFaulty, NOBODY, Play, readSetup, type Seat, see } from '@polemos/kernel';
import { peloponnesianWar } from '@polemos/peloponnesian-war';
import { polis } from '@polemos/polis';
import { timoleon } from '@polemos/timoleon';
import type { Contest } from './contests.ts';
import { rival } from './rivals.ts';

export const GAMES: Readonly<Record<Contest['game'], Game>> = {
  egemonia,
  'peloponnesian-war': peloponnesianWar,
  polis,
  timoleon,
};
/** How many decisions lie between two moments that are asked for a chance: neighbours say the same. */
export const APART = 7;
/** Past this a match would never end. */
const MOST_ACTIONS = 1_000_000;

/** How little of a match is left, then by seat what the moment is worth to it: what chances to win are made of, whatever weights a game has learned. */
export type Moment = readonly number[];

/** What one match showed. */
export interface Met {
  /** The seats that were ours, and what every seat scored. */
  readonly seats: readonly Seat[];
  readonly scores: readonly number[];
  /** Seconds of each decision of ours that was one. */
  readonly seconds: readonly number[];
  /** Seconds of thinking by turn, month or round, as the game counts them. */
  readonly turns: readonly number[];
  /** A digest of all that was done: whoever does the same again has the same. */
  readonly course: string;
  readonly theirSeconds: number;
  readonly moments: readonly Moment[];
}

/** The chances to win by seat that the game gives at moments of a contest. */
export function chancesAt({ game: id, scenario, options = {} }: Where): (moment: Moment) => readonly number[] {
  const game = GAMES[id];
  const weights = game.reckoning?.chances?.(begin({ game: id, scenario, options }));
  return ([sure, ...worth]) =>
    together(
      worth.map((value, seat) => (weights === undefined ? value : logistic(linear(weights[seat], featuresAt(sure, value))))),
    );
}
type Where = Pick<Contest, 'game' | 'scenario' | 'options'>;
function begin({ game: id, scenario, options = {} }: Where): BaseState {
  const setup = readSetup(GAMES[id], { scenario, options });
  if (isFaulty(setup)) throw new Error(JSON.stringify(setup));
  return GAMES[id].begin(setup);
}

/** A level of today, or `rival:` and a bot of the first release. */
export function botNamed(name: string, seed: number): Bot {
  if (name.startsWith('rival:')) return rival(name.slice('rival:'.length), seed);
  const named = readBot(name);
  if (named === null) throw new Error(`there is no bot '${name}'`);
  return bots[named.level](seed, named);
}

/** Which seats are ours in the n-th match: alone all; of two the one, then the other; of four each pair in turn. */
const PAIRS = [3, 12, 5, 10, 6, 9];
function oursIn(seats: number, n: number): (seat: Seat) => boolean {
  if (seats === 1) return () => true;
  const pair = seats === 2 ? 1 << (n % 2) : PAIRS[n % PAIRS.length];
  return seat => ((pair >> seat) & 1) === 1;
}

/** The n-th match of a contest: as many in a row as there are ways to sit have the same dice. */
export function meet(contest: Contest, seed: string, n: number): Met {
  const { ours, theirs } = contest;
  const game = GAMES[contest.game];
  const begun = begin(contest);
  const seats = game.seatsOf(begun).length;
  const isOurs = oursIn(seats, n);
  const ways = seats === 1 ? 1 : seats === 2 ? 2 : PAIRS.length;
  const players = Array.from({ length: seats }, (_, seat) =>
    botNamed(isOurs(seat) ? ours : (theirs ?? ours), new Generator(`${seed} ${n} ${seat}`).below(0x7fff_ffff)),
  );
  const fate = new Fate(0);
  fate.generator.reset(seed, Math.floor(n / ways) + 1);
  const play = new Play(game, begun, fate);
  const seconds: number[] = [];
  const turns: number[] = [];
  const moments: Moment[] = [];
  const course = createHash('sha256');
  let theirSeconds = 0;
  play.run();
  for (let actions = 0; play.state.toAct !== NOBODY; actions++) {
    if (actions === MOST_ACTIONS) throw new Error(`match ${n} of '${seed}' does not end`);
    const { toAct: seat } = play.state;
    const turn = game.reckoning?.clock(play.state).now;
    if ((actions + n) % APART === 0)
      moments.push([sureOf(game, play.state), ...players.map((_, own) => worthOf(game, play.state, own))]);
    const before = process.threadCpuUsage();
    const action = players[seat].choose(game, see(game, play.state, seat));
    const { user, system } = process.threadCpuUsage(before);
    const spent = (user + system) / 1e6;
    if (isOurs(seat)) {
      seconds.push(spent);
      if (turn !== undefined) turns[turn] = (turns[turn] ?? 0) + spent;
    } else theirSeconds += spent;
    course.update(JSON.stringify(action));
    play.take(game.actions.read(action) as number, seat);
  }
  return {
    seats: players.map((_, seat) => seat).filter(isOurs),
    scores: players.map((_, seat) => play.state.outcome?.score[seat] ?? 0),
    seconds,
    turns: turns.filter(one => one !== undefined),
    course: course.digest('hex').slice(0, 10),
    theirSeconds,
    moments,
  };
}
