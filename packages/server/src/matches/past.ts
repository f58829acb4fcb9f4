import { Match, type Pending } from '@polemos/kernel';
import type { Patch } from '../../client/brief.ts';
import { forbidden, wrong } from '../refusal.ts';
import { Patches } from '../sockets/patches.ts';
import { recordsOf } from '../storage/records.ts';
import { type Person, watchingAt } from '../tables/view.ts';
import type { World } from '../world.ts';
import { logOf } from './course.ts';

/** A match as one pair of eyes saw it after its first `at` actions. */
export interface Past {
  readonly at: number;
  readonly seat: string | null;
  readonly view: unknown;
  readonly pending: readonly Pending[];
}

/** How one entry (0: the set-up) looked to one pair of eyes: before it, and what was different after each of its events. */
export interface PastFrames {
  readonly entry: number;
  readonly seat: string | null;
  readonly before: unknown;
  readonly frames: readonly Patch[];
}

/** Any moment that has been, with one's own eyes; once a match is over, with any eyes. */
export async function past(world: World, me: Person, id: string, at: number, eyes: string | null): Promise<Past> {
  const ghost = await ghostAt(world, me, id, at, eyes);
  return { at, seat: eyes, view: ghost.see(eyes).view, pending: ghost.pending() };
}

/** What happened in between, with the same eyes. */
export async function pastFrames(world: World, me: Person, id: string, entry: number, eyes: string | null): Promise<PastFrames> {
  const { before, frames } = (await ghostAt(world, me, id, entry, eyes)).frames(entry, eyes);
  return { entry, seat: eyes, before, frames: patchesOf(before, frames).map(text => JSON.parse(text) as Patch) };
}

/** From each frame to the next, as JSON. */
export function patchesOf(before: unknown, frames: readonly unknown[]): readonly string[] {
  return frames.map((frame, i) => new Patches().between(i === 0 ? before : frames[i - 1], frame) || '{}');
}

/** Ghosts of matches that somebody looks back at: stepping on is one action, not a replay. */
const MOST = 50;
const ghosts = new WeakMap<World, Map<string, Match>>();

/** The match after its first `at` actions, to be seen with these eyes. */
async function ghostAt(world: World, me: Person, id: string, at: number, eyes: string | null): Promise<Match> {
  const { table, seat, delay } = await watchingAt(world, id, me);
  if (table.start === null) throw wrong('not-started');
  const over = table.state === 'over';
  if (!over && eyes !== seat) throw forbidden('not-over');
  const until = seat === null && !over ? world.now() - (delay ?? 0) * 1000 : Number.MAX_SAFE_INTEGER;
  const records = (await recordsOf(world.store.db, id)).filter(record => record.at <= until);
  const game = world.matches.game(table.game);
  const log = logOf(game, table, records);
  if (at > log.entries.length) throw wrong('not-yet');
  const shelf = ghosts.get(world) ?? new Map<string, Match>();
  ghosts.set(world, shelf);
  // What was taken back makes another past: a ghost belongs to one history.
  const key = `${id} ${log.takenBack.length}`;
  const known = shelf.get(key);
  let ghost = known !== undefined && known.length <= at ? known : null;
  if (ghost === null) {
    const begun = Match.begin(game, { match: id, setup: log.setup, dice: null, chance: log.start.chance });
    if (!(begun instanceof Match)) throw wrong('not-started');
    ghost = begun;
  }
  while (ghost.length < at) {
    const { seat: actor, action, chance } = log.entries[ghost.length];
    ghost.act(actor, action, { chance });
  }
  if (eyes !== null && !ghost.seats.includes(eyes)) throw wrong('no-such-seat');
  shelf.delete(key);
  shelf.set(key, ghost);
  if (shelf.size > MOST) shelf.delete(shelf.keys().next().value as string);
  return ghost;
}
