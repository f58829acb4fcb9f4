import { domainToASCII } from 'node:url';
import { hash } from '@node-rs/argon2';
import type { AccountNotice } from '../notifications/notice.ts';
import { sendLater } from '../notifications/outbox.ts';
import { conflict, Refusal, wrong } from '../refusal.ts';
import { channelsOf, insertChannel, lettersOf, lettersTo } from '../storage/notices.ts';
import * as stored from '../storage/people.ts';
import { alone, lockAddress } from '../storage/people.ts';
import type { LinkRow, PersonRow } from '../storage/schema.ts';
import type { Queries } from '../storage/store.ts';
import type { World } from '../world.ts';
import { endSessions } from './sessions.ts';
import { hashToken } from './tokens.ts';

const HOUR = 60 * 60_000;
/** What an address gets from us in a day at the wish of others, and how many addresses somebody may try in one. */
const LETTERS_TO_ONE = 5;
const LETTERS_OF_ONE = 10;

interface Addressed {
  readonly email: string;
  readonly person: string;
}
/** Whoever owns an address must be able to live with what others type here. */
async function mayWrite({ now }: World, db: Queries, { email, person }: Addressed): Promise<boolean> {
  const since = now() - 24 * HOUR;
  return (await lettersTo(db, email, since)) < LETTERS_TO_ONE && (await lettersOf(db, person, since)) < LETTERS_OF_ONE;
}

/**
 * An address as it is counted, kept and written to: without the comments, groups, quotes and letters of other alphabets in which one address
 * can be written a thousand ways. Null: that is none.
 */
function readAddress(email: string): string | null {
  const [, local, domain] = /^([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64})@([^@\s]{1,190})$/.exec(email) ?? [];
  const host = domain === undefined ? '' : domainToASCII(domain);
  return /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(host) ? `${local}@${host}` : null;
}

/** Whether a letter may go to this address, asked before anything is done that a refusal would leave half done. */
export async function checkLetter(world: World, person: string, given: string): Promise<string> {
  const email = readAddress(given);
  if (email === null) throw wrong('bad-email');
  if (!(await mayWrite(world, world.store.db, { email, person }))) throw new Refusal(429, 'too-many-letters');
  return email;
}
/** Writes, if it still may: of many who would in one moment each sees what those before it have written. Null: it may not. */
const writeTo = (world: World, to: Addressed, say: (tx: Queries) => Promise<AccountNotice>): Promise<true | null> =>
  alone(world.store, to.person, async tx => {
    await lockAddress(world.store, tx, to.email);
    if (!(await mayWrite(world, tx, to))) return null;
    const notice = await say(tx);
    await sendLater(world, { person: to.person, board: null, channel: 'account', kind: 'email', target: to.email, notice }, tx);
    return true;
  }).then(written => {
    world.wake();
    return written;
  });

/** An address counts only when its owner has opened the link that was sent to it. */
export async function mailVerification(world: World, person: PersonRow, given: string): Promise<void> {
  if (person.kind !== 'account') throw new Refusal(403, 'accounts-only');
  const email = await checkLetter(world, person.id, given);
  const { id, language, name } = person;
  const written = await writeTo(world, { email, person: id }, async tx => {
    const token = await newLink(world, { purpose: 'verify', person: id, detail: email, lasts: 48 * HOUR }, tx);
    return { kind: 'verify', language, name, link: `${world.config.publicUrl}/#/verify/${token}` };
  });
  if (written === null) throw new Refusal(429, 'too-many-letters');
}

export async function verifyEmail(world: World, token: string): Promise<void> {
  const link = await stored.useLink(world.store.db, hashToken(token), 'verify', world.now());
  if (link === undefined || link.person === null) throw wrong('link-expired');
  if (!(await stored.changePerson(world.store.db, link.person, { email: link.detail, emailVerified: 1 })))
    throw conflict('email-taken');
  // What was sent to the address before may be read by somebody else.
  await stored.dropLinks(world.store.db, link.person, 'reset');
  // Whoever has confirmed an address wants to be told by it; one link in every letter ends that.
  if ((await channelsOf(world.store.db, link.person)).some(({ kind }) => kind === 'email')) return;
  await insertChannel(world.store.db, {
    id: world.chance.id(),
    person: link.person,
    kind: 'email',
    target: '{}',
    created: world.now(),
  });
}

/** Says the same whether the address is known or not, and as soon: what there is to do is done afterwards. */
export function forgotPassword(world: World, email: string): void {
  setImmediate(() => mailReset(world, email).catch(error => world.log.error({ err: error }, 'a letter could not be written')));
}
async function mailReset(world: World, email: string): Promise<void> {
  const person = await stored.personByEmail(world.store.db, readAddress(email) ?? email);
  if (person?.email == null) return;
  const { id, language, name } = person;
  await writeTo(world, { email: person.email, person: id }, async tx => {
    return { kind: 'reset', language, name, link: await newResetLink(world, id, tx) };
  });
}

/** The address under which a person sets a new password, once. */
export async function newResetLink(world: World, person: string, db: Queries = world.store.db): Promise<string> {
  return `${world.config.publicUrl}/#/reset/${await newLink(world, { purpose: 'reset', person, detail: '', lasts: 2 * HOUR }, db)}`;
}

/** A reset ends every session: whoever had the old password is out. */
export async function resetPassword(world: World, { token, password }: { token: string; password: string }): Promise<void> {
  const link = await stored.useLink(world.store.db, hashToken(token), 'reset', world.now());
  if (link === undefined || link.person === null) throw wrong('link-expired');
  await stored.changePerson(world.store.db, link.person, { password: await hash(password) });
  // Older links to the same end, and whoever had the old password, are out.
  await stored.dropLinks(world.store.db, link.person, 'reset');
  await endSessions(world, link.person);
}

/** The first admin: whoever can read the console of the server. Null when there is one already. */
export async function adminToken(world: World): Promise<string | null> {
  if (await stored.adminExists(world.store.db)) return null;
  return newLink(world, { purpose: 'admin', person: null, detail: '', lasts: 24 * HOUR });
}
export async function claimAdmin(world: World, me: PersonRow, token: string): Promise<void> {
  if (await stored.adminExists(world.store.db)) throw conflict('admin-exists');
  const link = await stored.useLink(world.store.db, hashToken(token), 'admin', world.now());
  if (link === undefined) throw wrong('wrong-token');
  await stored.changePerson(world.store.db, me.id, { admin: 1 });
}

interface NewLink extends Pick<LinkRow, 'purpose' | 'person' | 'detail'> {
  readonly lasts: number;
}
async function newLink(world: World, { purpose, person, detail, lasts }: NewLink, db: Queries = world.store.db): Promise<string> {
  const token = world.chance.token();
  const expires = world.now() + lasts;
  await stored.insertLink(db, { hash: hashToken(token), purpose, person, detail, expires, used: null });
  return token;
}
