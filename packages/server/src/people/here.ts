import { awayUntil, countMembers, hereSince, markHere, publicTables } from '../storage/club.ts';
import type { PersonRow } from '../storage/schema.ts';
import type { World } from '../world.ts';

const MINUTE = 60_000;
/** A page asks at least so often while somebody looks at it. */
const HERE = 3 * MINUTE;
const MOST = 100;

/** Whoever asks for anything is here. Written down once a minute. */
export function markThere(world: World, { id, seen }: PersonRow): void {
  const now = world.now();
  if (now - seen < MINUTE) return;
  markHere(world.store.db, id, now).catch(() => {});
}

export interface Here {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    /** The tables that all may see at which they look now. */
    readonly at: readonly string[];
    readonly vacation: number | null;
  }[];
  /** How many accounts there are. */
  readonly members: number;
}

/** Who is here now: signed in, with a page open. */
export async function whoIsHere(world: World): Promise<Here> {
  const { db } = world.store;
  const people = await hereSince(db, world.now() - HERE, MOST);
  const away = await awayUntil(
    db,
    people.map(({ id }) => id),
    world.now(),
  );
  const looking = world.hub.tablesByPerson();
  const at = new Map(people.map(({ id }) => [id, [...(looking.get(id) ?? [])]]));
  // At which tables by invitation somebody sits is nobody else's affair.
  const open = await publicTables(db, [...at.values()].flat());
  return {
    people: people.map(({ id, name, kind }) => ({
      id,
      name,
      kind,
      at: (at.get(id) ?? []).filter(board => open.has(board)),
      vacation: away.get(id) ?? null,
    })),
    members: await countMembers(db),
  };
}
