import type { World } from '../world.ts';

/** Anything about the people of a table: everybody at it is told. */
export async function changed(world: World, id: string): Promise<void> {
  await world.matches.forget(id);
  world.hub.changed(id, true);
  await world.hub.showAgain(id);
}
