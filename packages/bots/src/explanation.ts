import {
  type Action,
  type BaseState,
  type Code,
  Fate,
  type Game,
  imagine,
  isFaulty,
  type MatchLog,
  Offer,
  Play,
  type Seen,
  see,
  Tape,
  type Thinking,
} from '@polemos/kernel';
import type { Alternative, Thought } from './bot.ts';
import { calibrated } from './chance.ts';
import { meanOf, type Plan, Weighing } from './weighing.ts';

/** Why a bot did something, as one who looks on may know it. */
export interface Explanation {
  /** What it did and meant to do; null where that is its secret. */
  readonly action: Action | null;
  readonly plan: readonly Action[];
  /** The chance to win as it saw it before; null where that would tell of its secrets. */
  readonly before: number | null;
  /** What it weighed, the best first. */
  readonly alternatives: readonly Weighed[];
}
/** Where something of it is secret, the open part alone, without numbers: they would tell what was left out. */
export interface Weighed extends Pick<Alternative, 'actions'> {
  readonly value: number | null;
  readonly wins: number | null;
  readonly n: number | null;
}

/**
 * To its own seat, and to everybody when the match is over, all of it. To others while the match goes on what is open: no plan, because
 * what it means to do next is its own affair; so of what it chose only as many actions as it has `done`.
 */
export function explain(
  game: Game,
  { action, plan, before, alternatives }: Thought,
  to: 'own' | 'others',
  done = 1,
): Explanation {
  if (to === 'own') return { action, plan, before, alternatives };
  const openly = game.reckoning?.openly ?? (one => one);
  const isOpen = [action, ...alternatives.flatMap(({ actions }) => actions)].every(one => isSame(openly(one), one));
  if (isOpen) {
    const [chosen, ...others] = alternatives;
    const told = chosen === undefined ? [] : [{ ...chosen, actions: chosen.actions.slice(0, done) }, ...others];
    return { action, plan: [], before, alternatives: told };
  }
  const told = new Map<string, Weighed>();
  for (const { actions } of alternatives) {
    const open = actions.map(openly).filter(one => one !== null);
    if (open.length > 0) told.set(JSON.stringify(open), { actions: open, value: null, wins: null, n: null });
  }
  return { action: openly(action), plan: [], before: null, alternatives: [...told.values()] };
}
const isSame = (a: Action | null, b: Action): boolean => a !== null && JSON.stringify(a) === JSON.stringify(b);

/** How many of the alternatives are told. */
const TOLD = 5;

/** What of an undertaking was done up to an entry of a match: where it began (1 …), what its seat could see there, and the actions. */
export interface Begun {
  readonly entry: number;
  readonly seen: Seen;
  readonly steps: readonly Action[];
}
/** The undertaking that an entry of a log (1 …) belongs to; null where it belongs to none, or where there was nothing to choose. */
export function undertakingAt(game: Game, { setup, start, entries }: MatchLog, entry: number): Begun | null {
  const { undertakings } = game;
  const state = setup.position === undefined ? game.begin(setup) : game.position.read(setup.position, setup);
  if (undertakings === undefined || isFaulty(state)) return null;
  const play = new Play<BaseState>(game, state as BaseState, new Fate(0));
  const seats = game.seatsOf(play.state);
  const actor = seats.indexOf(entries[entry - 1].seat);
  let begun: { entry: number; seen: Seen; steps: Action[] } | null = null;
  play.fate.tape = new Tape(start.chance, null);
  play.run();
  for (const [at, { seat: name, action, chance }] of entries.slice(0, entry).entries()) {
    const seat = seats.indexOf(name);
    // What others do in between (to intercept, to defend) does not end it.
    if (begun !== null && seat === actor && !undertakings.isMidway(play.state, actor)) begun = null;
    if (begun === null && seat === actor && undertakings.begins(play.state) && hasChoice(play, seat))
      begun = { entry: at + 1, seen: see(game, play.state, seat), steps: [] };
    if (seat === actor) begun?.steps.push(action);
    play.fate.tape = new Tape(chance, null);
    play.take(game.actions.read(action) as Code, seat);
  }
  return begun;
}
function hasChoice(play: Play<BaseState>, seat: number): boolean {
  const offer = new Offer();
  play.legal(offer, seat);
  return offer.size > 1;
}

/** What somebody weighed at the beginning of an undertaking, weighed again beside what he did: for whoever was not there to hear it. */
export function reconsider(game: Game, seen: Seen, taken: readonly Action[], thinking: Thinking, seed = 0): Thought {
  const sample = imagine(game, seen);
  const fate = new Fate(seed);
  const world = sample(fate);
  const weighing = new Weighing(game, sample, seen.seat, thinking, fate);
  const codes = taken.map(action => game.actions.read(action) as Code);
  const ranked = weighing.ranked(codes).filter(({ n }) => n > 0);
  // It went on as it did, or as near to that as was foreseen; what is told of it is what was done.
  const alike = ({ codes: meant }: Plan): number => {
    const other = codes.findIndex((code, i) => meant[i] !== code);
    return other < 0 ? codes.length : other;
  };
  const own = ranked.toSorted((a, b) => alike(b) - alike(a))[0];
  const chance = (value: number): number => calibrated(game, world, seen.seat, value);
  const { write } = game.actions;
  return {
    action: taken[0],
    plan: taken.slice(1),
    before: chance(weighing.now),
    alternatives: [own, ...ranked.filter(one => one !== own)].slice(0, TOLD).map(one => ({
      actions: one === own ? taken : one.codes.map(write),
      value: chance(meanOf(one)),
      wins: one.better,
      n: one.n,
    })),
  };
}
