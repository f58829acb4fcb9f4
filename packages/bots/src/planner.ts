import {
  type BaseState,
  type Code,
  Fate,
  type Game,
  imagine,
  Offer,
  Play,
  type Seat,
  type Seen,
  type Thinking,
} from '@polemos/kernel';
import type { Bot, Thought } from './bot.ts';
import { calibrated } from './chance.ts';
import { greedy } from './greedy.ts';
import { ALONE, type Deliberation, type Share } from './share.ts';
import { meanOf, type Plan, Weighing } from './weighing.ts';

/** How many of the alternatives are told. */
const TOLD = 5;

/**
 * Chooses among whole undertakings and carries the chosen one out as long as all comes as foreseen. Everything else greedy decides.
 * The same seed, the same views and no limit of time: the same actions.
 */
export function planner(seed: number, thinking: Thinking): Bot {
  const fate = new Fate(seed);
  const simple = greedy(seed);
  let plan: Plan | null = null;
  let done = 0;

  const ahead = (): readonly Code[] => plan?.codes.slice(done) ?? [];
  function think(game: Game, seen: Seen): Thought {
    const { value, done: isDone } = deliberate(game, seen, ALONE).next();
    if (isDone !== true) throw new Error('whoever thinks alone waits for nobody');
    return value;
  }
  function* deliberate(game: Game, seen: Seen, share: Share): Deliberation<Thought> {
    const { undertakings } = game;
    if (undertakings === undefined) throw new Error(`${game.id} has no undertakings`);
    const sample = imagine(game, seen);
    const world = sample(fate);
    const { play, offer } = asked(game, world, seen.seat);
    const chance = (value: number): number => calibrated(game, world, seen.seat, value);
    const said = (code: Code, before: number, ranked: readonly Plan[] = []): Thought => ({
      ...told(game, code, ahead(), ranked, chance),
      before: chance(before),
    });
    const isMidway = undertakings.isMidway(world, seen.seat);
    if (!isMidway) plan = null;
    const meant = ahead()[0];
    const now = game.evaluate(world, seen.seat);
    const worth = undertakings.worth?.(world, seen.seat) ?? now;
    if (offer.size === 1) {
      if (meant === offer.codes[0]) done++;
      else if (isMidway) plan = null;
      return said(offer.codes[0], worth);
    }
    if (meant !== undefined && offer.has(meant) && plan?.looks[done] === now) {
      done++;
      return said(meant, worth);
    }
    const obvious = undertakings.obvious?.(play, offer) ?? null;
    if (obvious !== null) return said(obvious, worth);
    if (!isMidway && !undertakings.begins(world)) {
      const action = simple.choose(game, seen);
      return { action, plan: [], before: chance(worth), alternatives: [] };
    }
    const weighing = new Weighing(game, sample, seen.seat, thinking, fate);
    const ranked = yield* weighing.rounds(ahead(), share);
    const [best] = ranked;
    plan = best;
    done = 1;
    return said(best.codes[0], weighing.now, ranked);
  }
  return { think, deliberate, choose: (game, seen) => think(game, seen).action };
}

function asked(game: Game, world: BaseState, seat: Seat): { readonly play: Play<BaseState>; readonly offer: Offer } {
  const play = new Play<BaseState>(game, world, new Fate(0));
  const offer = new Offer();
  play.legal(offer, seat);
  return { play, offer };
}

function told(
  game: Game,
  code: Code,
  ahead: readonly Code[],
  ranked: readonly Plan[],
  chance: (value: number) => number,
): Omit<Thought, 'before'> {
  const { write } = game.actions;
  return {
    action: write(code),
    plan: ahead.map(write),
    alternatives: ranked
      .filter(({ n }) => n > 0)
      .slice(0, TOLD)
      .map(one => ({ actions: one.codes.map(write), value: chance(meanOf(one)), wins: one.better, n: one.n })),
  };
}
