import { hash, verify } from '@node-rs/argon2';
import { conflict, forbidden, notFound, Refusal, wrong } from '../refusal.ts';
import * as club from '../storage/club.ts';
import * as stored from '../storage/people.ts';
import type { PersonRow } from '../storage/schema.ts';
import { uploadOf, uploadsOf } from '../storage/uploads.ts';
import type { World } from '../world.ts';
import { checkLetter, mailVerification } from './email.ts';
import { markThere } from './here.ts';
import { isReserved, lookOf, nameKey, readName } from './names.ts';
import { endSessions } from './sessions.ts';
import { hashToken } from './tokens.ts';
import { isZone } from './zone.ts';

export const SESSION_FOR = 90 * 24 * 60 * 60_000;

/** Who a person is, for that person. */
export interface Me {
  readonly id: string;
  readonly kind: PersonRow['kind'];
  readonly name: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly admin: boolean;
  readonly language: string;
  /** By which clock this person lives, as the IANA names it; empty: not known. */
  readonly zone: string;
  readonly quiet: Quiet | null;
  /** One letter a day in place of many. */
  readonly digest: boolean;
}

/** Minutes of the day between which nothing is sent, by the person's own clock; where that is not known, by one so many minutes ahead of UTC. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
  readonly zone: number;
}
export interface Entered {
  readonly me: Me;
  readonly token: string;
}

export const meOf = (row: PersonRow): Me => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  email: row.email,
  emailVerified: row.emailVerified === 1,
  admin: row.admin === 1,
  language: row.language,
  zone: row.zone,
  quiet: row.quiet === null ? null : (JSON.parse(row.quiet) as Quiet),
  digest: row.digest === 1,
});

/** Somebody who wants to play at once. What they play stays theirs when they register. */
export async function enterAsGuest(world: World, { name, language }: { name: string; language: string }): Promise<Entered> {
  const row = newPerson(world, { kind: 'guest', name: readName(name), language });
  await checkFree(world, row.name, row.id);
  await stored.insertPerson(world.store.db, row);
  return { me: meOf(row), token: await openSession(world, row.id) };
}

/** A registered name is its owner's, also where it is only spelt alike. */
async function checkFree(world: World, name: string, person: string): Promise<void> {
  if (isReserved(name)) throw conflict('name-reserved');
  const taken = await stored.personsNamedLike(world.store.db, nameKey(name), lookOf(name));
  if (taken.some(({ id }) => id !== person)) throw conflict('name-taken');
}

export interface Registration {
  readonly name: string;
  readonly password: string;
  readonly email?: string | null;
  readonly language: string;
}
/** A new account, or the account that a guest becomes. */
export async function register(world: World, me: PersonRow | null, given: Registration): Promise<Entered> {
  if (me !== null && me.kind !== 'guest') throw conflict('already-registered');
  const name = readName(given.name);
  const password = await hash(given.password);
  const change = {
    kind: 'account',
    name,
    nameKey: nameKey(name),
    look: lookOf(name),
    password,
    language: given.language,
  } as const;
  const row = { ...(me ?? newPerson(world, change)), ...change };
  await checkFree(world, name, row.id);
  if (given.email) await checkLetter(world, row.id, given.email);
  if (me === null) await stored.insertPerson(world.store.db, row).catch(takenName);
  else if (!(await stored.changePerson(world.store.db, me.id, change))) throw conflict('name-taken');
  // Whoever has the guest's cookie from before does not hold the account.
  if (me !== null) await endSessions(world, me.id);
  if (given.email) await mailVerification(world, row, given.email).catch(laterPerhaps);
  return { me: meOf(row), token: await openSession(world, row.id) };
}
/** The account is there: others have filled the letter box in this very moment. */
function laterPerhaps(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
const takenName = (error: unknown): never => {
  throw stored.isTaken(error) ? conflict('name-taken') : error;
};

// Checked against when there is no such name, so that both take as long.
let nobodys: Promise<string> | null = null;

export async function login(world: World, { name, password }: { name: string; password: string }): Promise<Entered> {
  const row = await stored.personByName(world.store.db, nameKey(name));
  const right = await verify(row?.password ?? (await (nobodys ??= hash('nobody'))), password).catch(() => false);
  if (row === undefined || row.password === null || !right) throw new Refusal(401, 'wrong-name-or-password');
  if (row.banned === 1) throw forbidden('banned');
  return { me: meOf(row), token: await openSession(world, row.id) };
}

export async function logout(world: World, token: string): Promise<void> {
  const me = await whoHolds(world, token);
  await stored.dropSession(world.store.db, hashToken(token));
  if (me !== undefined) world.hub.sessionsEnded(me.id);
}

/** Who holds this token, if anybody. */
export async function whoHolds(world: World, token: string): Promise<PersonRow | undefined> {
  const person = await stored.sessionPerson(world.store.db, hashToken(token), world.now());
  if (person !== undefined) markThere(world, person);
  return person;
}

export async function openSession(world: World, person: string, kind: 'cookie' | 'token' = 'cookie'): Promise<string> {
  const token = world.chance.token();
  const created = world.now();
  const expires = created + (kind === 'token' ? 100 * 365 * 24 * 60 * 60_000 : SESSION_FOR);
  await stored.insertSession(world.store.db, { hash: hashToken(token), person, kind, created, expires });
  return token;
}

export interface Change {
  readonly name?: string;
  readonly language?: string;
  readonly zone?: string;
  readonly email?: string | null;
  readonly quiet?: Quiet | null;
  readonly digest?: boolean;
}
export async function changeMe(world: World, me: PersonRow, change: Change): Promise<Me> {
  const row: Partial<PersonRow> = {};
  if (change.name !== undefined) row.name = readName(change.name);
  if (row.name !== undefined) await checkFree(world, row.name, me.id);
  if (row.name !== undefined && me.kind !== 'guest') Object.assign(row, { nameKey: nameKey(row.name), look: lookOf(row.name) });
  if (change.language !== undefined) row.language = change.language;
  if (change.zone !== undefined && !isZone(change.zone)) throw wrong('no-such-zone');
  if (change.zone !== undefined) row.zone = change.zone;
  if (change.quiet !== undefined) row.quiet = change.quiet === null ? null : JSON.stringify(change.quiet);
  if (change.digest !== undefined) row.digest = change.digest ? 1 : 0;
  if (change.email === null) Object.assign(row, { email: null, emailVerified: 0 });
  if (Object.keys(row).length > 0 && !(await stored.changePerson(world.store.db, me.id, row))) throw conflict('name-taken');
  if (typeof change.email === 'string' && change.email !== me.email) await mailVerification(world, me, change.email);
  return meOf((await stored.personById(world.store.db, me.id)) ?? me);
}

/** A changed password ends every other session, and whatever could set another. */
export async function changePassword(
  world: World,
  me: PersonRow,
  { old, next }: { old: string; next: string },
): Promise<Entered> {
  if (me.password === null || !(await verify(me.password, old).catch(() => false))) throw new Refusal(401, 'wrong-password');
  await stored.changePerson(world.store.db, me.id, { password: await hash(next) });
  await stored.dropLinks(world.store.db, me.id, 'reset');
  await endSessions(world, me.id);
  return { me: meOf(me), token: await openSession(world, me.id) };
}

export async function deleteMe(world: World, me: PersonRow, password: string | undefined): Promise<void> {
  if (me.password !== null && !(await verify(me.password, password ?? '').catch(() => false)))
    throw new Refusal(401, 'wrong-password');
  await world.getUpEverywhere(me);
  for (const bot of await stored.botsOf(world.store.db, me.id)) await eraseBot(world, bot);
  await stored.erasePerson(world.store.db, me.id, world.now());
  world.hub.sessionsEnded(me.id);
}

/** As JSON, piece by piece: what somebody has sent up is read when the rest has gone, one match after the other. */
export async function* exportMe({ store: { db } }: World, me: PersonRow): AsyncGenerator<string> {
  const matches = await uploadsOf(db, me.id);
  yield `${JSON.stringify(await stored.gatherPerson(db, me.id)).slice(0, -1)},"uploads":[`;
  let between = '';
  for (const { match, summary, updated } of matches) {
    const body = (await uploadOf(db, me.id, match))?.body;
    if (body === undefined) continue;
    yield `${between}${JSON.stringify({ match, summary, updated, body })}`;
    between = ',';
  }
  yield ']}';
}

const MOST_BOTS = 20;
/** Another program's account: it plays with the same messages as a person, by a token in place of a password. */
export async function makeBot(world: World, me: PersonRow, name: string): Promise<{ bot: Me; token: string }> {
  const read = readName(name);
  const names = { nameKey: nameKey(read), look: lookOf(read) };
  const row = { ...newPerson(world, { kind: 'bot', name: read, language: me.language }), ...names, owner: me.id };
  await checkFree(world, read, row.id);
  await stored.alone(world.store, me.id, async tx => {
    if ((await stored.botsOf(tx, me.id)).length >= MOST_BOTS) throw conflict('too-many-bots');
    await stored.insertPerson(tx, row).catch(takenName);
  });
  return { bot: meOf(row), token: await openSession(world, row.id, 'token') };
}
export const myBots = async (world: World, me: PersonRow): Promise<readonly Me[]> =>
  (await stored.botsOf(world.store.db, me.id)).map(meOf);
/** A new token; the old one is worth nothing any more. */
export async function renewBot(world: World, me: PersonRow, id: string): Promise<{ token: string }> {
  await myBot(world, me, id);
  await endSessions(world, id);
  return { token: await openSession(world, id, 'token') };
}
export async function dropBot(world: World, me: PersonRow, id: string): Promise<void> {
  await eraseBot(world, await myBot(world, me, id));
}
/** Nobody is left waiting for a program either. */
async function eraseBot(world: World, bot: PersonRow): Promise<void> {
  await world.getUpEverywhere(bot);
  await stored.erasePerson(world.store.db, bot.id, world.now());
  world.hub.sessionsEnded(bot.id);
}
async function myBot(world: World, me: PersonRow, id: string): Promise<PersonRow> {
  const bot = (await stored.botsOf(world.store.db, me.id)).find(one => one.id === id);
  if (bot === undefined) throw notFound();
  return bot;
}

export const mute = (world: World, me: PersonRow, id: string) => stored.insertMute(world.store.db, me.id, id);
/** No talk, no challenge, no table together; nobody is told. */
export const block = (world: World, me: PersonRow, id: string) => club.insertBlock(world.store.db, me.id, id);
export const unblock = (world: World, me: PersonRow, id: string) => club.dropBlock(world.store.db, me.id, id);
export const keptApart = (world: World, me: PersonRow) => club.keptApart(world.store.db, me.id);
export const unmute = (world: World, me: PersonRow, id: string) => stored.dropMute(world.store.db, me.id, id);

const newPerson = (
  world: World,
  { kind, name, language }: { kind: PersonRow['kind']; name: string; language: string },
): PersonRow => ({
  id: world.chance.id(),
  kind,
  name,
  nameKey: null,
  look: null,
  password: null,
  email: null,
  emailVerified: 0,
  admin: 0,
  banned: 0,
  owner: null,
  language,
  zone: '',
  quiet: null,
  digest: 0,
  seen: world.now(),
  created: world.now(),
  deleted: null,
});
