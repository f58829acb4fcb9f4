import type { Pending } from '@polemos/kernel';
import type { Patch } from '../../client/delta.ts';
import { forbidden, wrong } from '../refusal.ts';
import { recordsOf, sequenceAt } from '../storage/records.ts';
import { type Person, watchingAt } from '../tables/view.ts';
import type { World } from '../world.ts';
import { Written } from '../written.ts';
import { setupOf, startOf } from './course.ts';

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
export const past = (world: World, me: Person, id: string, at: number, eyes: string | null): Promise<Written<Past>> =>
  lookBack(world, me, { id, at, eyes, frames: false });

/** What happened in between, with the same eyes. */
export const pastFrames = (
  world: World,
  me: Person,
  id: string,
  entry: number,
  eyes: string | null,
): Promise<Written<PastFrames>> => lookBack(world, me, { id, at: entry, eyes, frames: true });

interface Back {
  readonly id: string;
  readonly at: number;
  readonly eyes: string | null;
  readonly frames: boolean;
}
async function lookBack<T>(world: World, me: Person, { id, at, eyes, frames }: Back): Promise<Written<T>> {
  const { table, seat, delay } = await watchingAt(world, id, me);
  if (table.start === null) throw wrong('not-started');
  const over = table.state === 'over';
  if (!over && eyes !== seat) throw forbidden('not-over');
  const { db } = world.store;
  const until = seat === null && !over ? world.now() - (delay ?? 0) * 1000 : Number.MAX_SAFE_INTEGER;
  const sequence = await sequenceAt(db, id, until);
  const { game, release } = await world.rulebooks.engine(table);
  const look = {
    game: game.id,
    release,
    match: id,
    sequence,
    at,
    eyes,
    frames,
    setup: setupOf(table),
    chance: startOf(table).chance,
  };
  const text = await world.studies.look(look, me?.id ?? '', async after =>
    (await recordsOf(db, id, after)).filter(one => one.sequence <= sequence),
  );
  return new Written(text);
}
