import { conflict } from '../refusal.ts';
import { markSeen } from '../storage/tables.ts';
import { type Person, type Watching, watchingAt } from '../tables/view.ts';
import type { World } from '../world.ts';
import { type Position, shownLate } from './show.ts';

/**
 * The board as somebody may see it, with what happened since a move; without one, since they last looked. −1 tells all
 * from the set-up on.
 */
export const look = async (world: World, me: Person, id: string, since: number | null): Promise<Position> =>
  lookFrom(world, me, await watchingAt(world, id, me), since);

/** From where somebody stands. */
export async function lookFrom(world: World, me: Person, from: Watching, since: number | null): Promise<Position> {
  const { table, sitters, seat, delay } = from;
  const { id } = table;
  if (table.start === null) throw conflict('not-started');
  if (seat === null && delay !== null && delay > 0) {
    const course = await world.hub.late(id, delay);
    return shownLate(course, await world.matches.newsSince(course, null, since));
  }
  const seen = sitters.find(({ person }) => person === me?.id)?.seen;
  const position = await world.matches.position(id, seat === null ? null : (me?.id ?? null), since ?? seen ?? null);
  if (position.seat !== seat) {
    // Sat down or got up meanwhile, and the match at hand and the store do not know it both: the store does.
    await world.matches.forget(id);
    return look(world, me, id, since);
  }
  if (me !== null && seat !== null && position.sequence !== seen) await markSeen(world.store.db, id, me.id, position.sequence);
  return position;
}
