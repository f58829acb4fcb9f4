import { type Bot, bots, chancesOf, readBot } from '@polemos/bots';
import { egemonia } from '@polemos/egemonia';
import { Fate, type Game, Generator, isFaulty, NOBODY, Play, readSetup, type Seat, see } from '@polemos/kernel';
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

/** What one match showed. */
export interface Met {
  readonly score: number;
  /** Seconds of each decision of ours that was one. */
  readonly seconds: readonly number[];
  /** Seconds of thinking by turn, where the game counts turns. */
  readonly turns: readonly number[];
  readonly theirSeconds: number;
  /** The chances to win that were given to seats of ours on the way, and what those seats scored. */
  readonly chances: readonly number[];
  readonly scores: readonly number[];
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
export function meet({ game: id, scenario, options = {}, ours, theirs }: Contest, seed: string, n: number): Met {
  const game = GAMES[id];
  const setup = readSetup(game, { scenario, options });
  if (isFaulty(setup)) throw new Error(JSON.stringify(setup));
  const begun = game.begin(setup);
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
  const given: { readonly seat: Seat; readonly chance: number }[] = [];
  let theirSeconds = 0;
  play.run();
  for (let actions = 0; play.state.toAct !== NOBODY; actions++) {
    if (actions === MOST_ACTIONS) throw new Error(`match ${n} of '${seed}' does not end`);
    const { toAct: seat } = play.state;
    const { turn } = play.state as { turn?: number };
    if ((actions + n) % APART === 0)
      for (const [own, chance] of chancesOf(game, play.state).entries()) if (isOurs(own)) given.push({ seat: own, chance });
    const before = process.threadCpuUsage();
    const action = players[seat].choose(game, see(game, play.state, seat));
    const { user, system } = process.threadCpuUsage(before);
    const spent = (user + system) / 1e6;
    if (isOurs(seat)) {
      seconds.push(spent);
      if (turn !== undefined) turns[turn] = (turns[turn] ?? 0) + spent;
    } else theirSeconds += spent;
    play.take(game.actions.read(action) as number, seat);
  }
  let score = 0;
  for (let seat = 0; seat < seats; seat++) if (isOurs(seat)) score += play.state.outcome?.score[seat] ?? 0;
  return {
    score,
    seconds,
    turns: turns.filter(one => one !== undefined),
    theirSeconds,
    chances: given.map(({ chance }) => chance),
    scores: given.map(one => play.state.outcome?.score[one.seat] ?? 0),
  };
}
