import type { Pay } from '../http/route.ts';
import { conflict } from '../refusal.ts';
import { markSeen } from '../storage/tables.ts';
import { type Person, type Watching, watchingAt } from '../tables/view.ts';
import type { World } from '../world.ts';
import { type Position, shownLate } from './show.ts';

/**
 * The board as somebody may see it, with what happened since a move; without one, since they last looked. −1 tells all
 * from the set-up on.
 */
export const look = async (world: World, me: Person, id: string, asked: Asked): Promise<Position> =>
  lookFrom(world, me, await watchingAt(world, id, me), asked);

/** What it costs, in questions, to open a match that is not at hand: whoever asks for one after the other keeps the loop busy. */
const OPENING = 10;

interface Asked {
  readonly since: number | null;
  readonly pay: Pay;
}
/** From where somebody stands. */
export async function lookFrom(world: World, me: Person, from: Watching, asked: Asked): Promise<Position> {
  const { since, pay } = asked;
  const { table, sitters, seat, delay } = from;
  const { id } = table;
  if (table.start === null) throw conflict('not-started');
  if (seat === null && delay !== null && delay > 0) {
    if (!world.hub.isLateAtHand(id)) pay(OPENING);
    const course = await world.hub.late(id, delay);
    return shownLate(course, await world.matches.newsSince(course, null, since, pay));
  }
  if (!world.matches.isAtHand(id)) pay(OPENING);
  const seen = sitters.find(({ person }) => person === me?.id)?.seen;
  const position = await world.matches.position(id, seat === null ? null : (me?.id ?? null), since ?? seen ?? null, pay);
  if (position.seat !== seat) {
    // Sat down or got up meanwhile, and the match at hand and the store do not know it both: the store does.
    await world.matches.forget(id);
    return look(world, me, id, asked);
  }
  if (me !== null && seat !== null && position.sequence !== seen) await markSeen(world.store.db, id, me.id, position.sequence);
  return position;
}
