import { conflict, wrong } from '../refusal.ts';
import { apartFrom, guestsNamed } from '../storage/club.ts';
import { personById, personByName } from '../storage/people.ts';
import type { PersonRow } from '../storage/schema.ts';
import type { World } from '../world.ts';
import { nameKey } from './names.ts';

/** Guests are found by name while they are about: their browser is all that they have. */
const GUEST_FOR = 7 * 24 * 60 * 60_000;

/** Whom somebody means to play with, or the truth about why not. */
export async function findPerson(
  world: World,
  me: PersonRow,
  { name, person: id }: { readonly name?: string; readonly person?: string },
): Promise<PersonRow> {
  const { db } = world.store;
  const found = id !== undefined ? await personById(db, id) : await called(world, (name ?? '').trim());
  if (found === undefined || found.deleted !== null || found.banned === 1) throw wrong('no-such-person');
  if (found.id === me.id) throw wrong('that-is-you');
  if ((await apartFrom(db, me.id)).has(found.id)) throw conflict('not-with-you');
  return found;
}

async function called(world: World, name: string): Promise<PersonRow | undefined> {
  if (name === '') return undefined;
  const account = await personByName(world.store.db, nameKey(name));
  if (account !== undefined) return account;
  const guests = await guestsNamed(world.store.db, name, world.now() - GUEST_FOR);
  if (guests.length > 1) throw conflict('several-guests');
  return guests[0];
}
