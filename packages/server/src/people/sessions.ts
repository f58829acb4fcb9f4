import { dropSessions } from '../storage/people.ts';
import type { World } from '../world.ts';

/** Ends every session of somebody, and closes what was opened with them. */
export async function endSessions(world: World, person: string): Promise<void> {
  await dropSessions(world.store.db, person);
  world.hub.sessionsEnded(person);
}
