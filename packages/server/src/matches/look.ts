import { conflict } from '../refusal.ts';
import { markSeen, sittersOf } from '../storage/tables.ts';
import { type Person, watchingAt } from '../tables/view.ts';
import type { World } from '../world.ts';
import { type Position, shownLate } from './show.ts';

/**
 * The board as somebody may see it, with what happened since a move; without one, since they last looked. −1 tells all
 * from the set-up on.
 */
export async function look(world: World, me: Person, id: string, since: number | null): Promise<Position> {
  const { table, seat, delay } = await watchingAt(world, id, me);
  if (table.start === null) throw conflict('not-started');
  if (seat === null && delay !== null && delay > 0) {
    const course = await world.hub.late(id, delay);
    return shownLate(course, await world.matches.newsSince(course, null, since));
  }
  const seen = me === null ? undefined : (await sittersOf(world.store.db, id)).find(({ person }) => person === me.id)?.seen;
  const position = await world.matches.position(id, seat === null ? null : (me?.id ?? null), since ?? seen ?? null);
  if (me !== null && seat !== null && position.sequence !== seen) await markSeen(world.store.db, id, me.id, position.sequence);
  return position;
}
