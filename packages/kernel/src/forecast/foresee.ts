import { type Chance, ChanceMissing, Fate, type Need, Tape } from '../chance/fate.ts';
import { type Action, type Code, isMalformed } from '../game/action.ts';
import { type GameEvent, seenBy } from '../game/event.ts';
import type { Game } from '../game/game.ts';
import { Play } from '../game/play.ts';
import { imagine, type Seen } from '../game/seen.ts';
import type { BaseState } from '../game/state.ts';
import type { Result } from './foresight.ts';

/** So many in so many, in lowest terms. */
export interface Odds {
  readonly of: number;
  readonly in: number;
}
/** One way it may go: all that lead to the same results, with their chance. */
export interface Foreseen {
  readonly odds: Odds;
  readonly results: readonly Result[];
  /** How it goes on: a roll that is not looked behind, another matter that begins (by the kind of its event), or nothing by itself. */
  readonly after: { readonly need: Need } | { readonly begins: string } | null;
}
/** All that may come of an action before anybody else decides: the odds of the outcomes are 1 together. */
export interface Forecast {
  /** Told before the first die, and so whatever falls. */
  readonly certain: readonly GameEvent[];
  readonly outcomes: readonly Foreseen[];
  /** The first thing that chance decides, or null where nothing does. */
  readonly rolls: Need | null;
  /** It also depends on what this seat may not know: the outcomes are those of several worlds, equally likely. */
  readonly hidden: boolean;
  /** The next to decide is somebody else, whatever falls. */
  readonly handsOver: boolean;
}

/** Runs of the rules, at most, for one action in one world. */
const MOST_RUNS = 1_600;
/** Worlds that are compared where there are secrets. */
const WORLDS = 4;
const ONE: Odds = { of: 1, in: 1 };

/** Thrown through a step where another matter begins. */
class Ends extends Error {
  readonly begins: string;
  constructor(begins: string) {
    super(begins);
    this.begins = begins;
  }
}

interface Leaf {
  readonly odds: Odds;
  readonly events: readonly GameEvent[];
  readonly after: Foreseen['after'];
  /** Who decides next. */
  readonly next: number;
}

/**
 * What an action may lead to, as far as one seat may know: the rules themselves are run with every outcome of every die. Only what
 * the seat has seen goes in, so that no forecast tells a secret.
 */
export function foresee<S extends BaseState, V>(
  game: Game<S, V>,
  seen: Seen<V>,
  action: Action,
  { worlds: count = WORLDS, runs = MOST_RUNS } = {},
): Forecast | null {
  const code = game.actions.read(action);
  if (isMalformed(code)) return null;
  const sample = imagine(game, seen);
  const fate = new Fate(1);
  const worlds = Array.from({ length: count }, () =>
    forecastIn({ game, state: sample(fate), seat: seen.seat, code, most: runs }),
  );
  const [first] = worlds;
  const key = JSON.stringify(first.outcomes);
  if (worlds.every(({ outcomes }) => JSON.stringify(outcomes) === key)) return first;
  return {
    ...first,
    certain: commonOf(worlds.map(({ certain }) => certain)),
    outcomes: merged(
      worlds.flatMap(({ outcomes }) => outcomes.map(one => ({ ...one, odds: times(one.odds, { of: 1, in: worlds.length }) }))),
    ),
    rolls: worlds.find(({ rolls }) => rolls !== null)?.rolls ?? null,
    hidden: true,
    handsOver: worlds.every(({ handsOver }) => handsOver),
  };
}

interface World<S extends BaseState, V> {
  readonly game: Game<S, V>;
  readonly state: S;
  readonly seat: number;
  readonly code: Code;
  readonly most: number;
}

/** In one world, as its seat sees it: the same results in the same order are one outcome. */
function forecastIn<S extends BaseState, V>(world: World<S, V>): Forecast {
  const { leaves, rolls, before } = leavesOf(world);
  const { game, state, seat } = world;
  const eyes = game.seatsOf(state)[seat];
  const resultOf = game.foresight?.result ?? (() => null);
  return {
    certain: leaves[0].events.slice(0, before).map(event => seenBy(event, eyes)),
    outcomes: merged(
      leaves.map(({ odds, events, after }) => ({
        odds,
        results: events.slice(before).flatMap(event => resultOf(seenBy(event, eyes)) ?? []),
        after,
      })),
    ),
    rolls,
    hidden: false,
    handsOver: leaves.every(({ next }) => next !== seat),
  };
}

/** Every way an action may go in one world, with its exact chance. */
function leavesOf<S extends BaseState, V>(
  world: World<S, V>,
): { readonly leaves: readonly Leaf[]; readonly rolls: Need | null; readonly before: number } {
  let runs = 0;
  let rolls: Need | null = null;
  let before = 0;
  const leaves: Leaf[] = [];
  /** Those that wait for a die, nearest first: each is tried with all that may fall. */
  let open: { readonly odds: Odds; readonly tape: readonly Chance[]; readonly leaf: Leaf; readonly need: Need }[] = [];
  const run = (tape: readonly Chance[], odds: Odds): void => {
    runs++;
    const ran = once(world, tape);
    if ('need' in ran) {
      const { need, events } = ran;
      if (tape.length === 0) [rolls, before] = [need, events.length];
      open.push({ odds, tape, need, leaf: { odds, events, after: { need }, next: world.seat } });
    } else leaves.push({ odds, ...ran });
  };
  run([], ONE);
  while (open.length > 0) {
    const layer = open;
    open = [];
    for (const one of layer) {
      const faces = facesOf(one.need);
      const odds = times(one.odds, { of: 1, in: faces.length });
      // Past the bound, or past what can be counted exactly, the roll itself stands for what follows.
      if (runs + faces.length > world.most || !Number.isSafeInteger(odds.in)) leaves.push(one.leaf);
      else for (const face of faces) run([...one.tape, face], odds);
    }
  }
  return { leaves, rolls, before: rolls === null ? leaves[0].events.length : before };
}

function once<S extends BaseState, V>(
  { game, state: from, seat, code }: World<S, V>,
  tape: readonly Chance[],
): Omit<Leaf, 'odds'> | { readonly need: Need; readonly events: readonly GameEvent[] } {
  const state = game.clone(from);
  const fate = new Fate(0);
  fate.tape = new Tape(tape, null);
  const play = new Play(game, state, fate);
  const events: GameEvent[] = [];
  play.tell = told => {
    const event = told;
    if (events.length > 0 && game.foresight?.ends(event) === true) throw new Ends(event.kind);
    events.push(event);
    if (game.foresight?.stops?.(event) === true) throw new Ends(event.kind);
  };
  try {
    play.take(code, seat);
  } catch (error) {
    if (error instanceof ChanceMissing) return { need: error.need, events };
    if (error instanceof Ends) return { events, after: { begins: error.begins }, next: seat };
    throw error;
  }
  return { events, after: null, next: state.toAct };
}

const facesOf = (need: Need): readonly Chance[] =>
  'draw' in need ? need.draw : Array.from({ length: 'die' in need ? need.die : need.lot }, (_, i) => i + 1);

/** Equal ones together, the likeliest first. */
function merged(all: readonly Foreseen[]): readonly Foreseen[] {
  const found = new Map<string, Foreseen>();
  for (const one of all) {
    const key = keyOf(one);
    const known = found.get(key);
    found.set(key, known === undefined ? one : { ...known, odds: plus(known.odds, one.odds) });
  }
  return [...found]
    .sort(([a, x], [b, y]) => y.odds.of / y.odds.in - x.odds.of / x.odds.in || (a < b ? -1 : 1))
    .map(([, one]) => one);
}
const keyOf = ({ results, after }: Foreseen): string =>
  JSON.stringify([results, after === null ? null : 'need' in after ? [after.need.for, after.need.rule] : after.begins]);

const commonOf = (lists: readonly (readonly GameEvent[])[]): readonly GameEvent[] => {
  const keys = lists.map(list => list.map(event => JSON.stringify(event)));
  const same = keys[0].findIndex((key, i) => keys.some(list => list[i] !== key));
  return same < 0 ? lists[0] : lists[0].slice(0, same);
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lowest = (of: number, all: number): Odds => {
  const by = gcd(of, all);
  return { of: of / by, in: all / by };
};
const times = (a: Odds, b: Odds): Odds => lowest(a.of * b.of, a.in * b.in);
const plus = (a: Odds, b: Odds): Odds => {
  const by = gcd(a.in, b.in);
  return lowest(a.of * (b.in / by) + b.of * (a.in / by), (a.in / by) * b.in);
};
