import { sendTrial } from '../notifications/deliver.ts';
import { newResetLink } from '../people/email.ts';
import { endSessions } from '../people/sessions.ts';
import { bookResults } from '../ratings/book.ts';
import { conflict, notFound } from '../refusal.ts';
import { hideChat, openReports, settleReport } from '../storage/chat.ts';
import { failedDeliveries, retryJob, retryDelivery as stillToDeliver, stuckJobs } from '../storage/notices.ts';
import * as stored from '../storage/people.ts';
import type { PersonRow } from '../storage/schema.ts';
import { allTables, changeTable } from '../storage/tables.ts';
import { checkApart } from '../tables/arbiter.ts';
import { changed } from '../tables/changed.ts';
import type { World } from '../world.ts';

const PAGE = 100;

export const people = (world: World, after: string) => stored.listPeople(world.store.db, { after, limit: PAGE });
export const tables = (world: World, after: string) => allTables(world.store.db, { after, limit: PAGE });
export const jobs = (world: World) => stuckJobs(world.store.db, PAGE);
export const reports = (world: World) => openReports(world.store.db, PAGE);

export const deliveries = (world: World) => failedDeliveries(world.store.db, PAGE);
export async function retryDelivery(world: World, id: string): Promise<void> {
  if (!(await stillToDeliver(world.store.db, id, world.now()))) throw notFound();
  world.wake();
}
/** A letter to the admin's own address, now: what the mail server says is what the admin reads. */
export async function tryMail(world: World, me: PersonRow): Promise<{ readonly error: string | null }> {
  if (me.email === null || me.emailVerified !== 1) throw conflict('no-confirmed-address');
  return sendTrial(world, me.email, me.language);
}

export async function ban(world: World, id: string, banned: boolean): Promise<void> {
  const person = await stored.personById(world.store.db, id);
  if (person === undefined) throw notFound();
  if (banned) await checkNotLast(world, person);
  await stored.changePerson(world.store.db, id, { banned: banned ? 1 : 0 });
  if (!banned) return;
  await endSessions(world, id);
  for (const bot of await stored.botsOf(world.store.db, id)) world.hub.sessionsEnded(bot.id);
}

async function checkNotLast({ store: { db } }: World, { admin, banned }: PersonRow): Promise<void> {
  if (admin === 1 && banned === 0 && (await stored.countAdmins(db)) === 1) throw conflict('last-admin');
}
/** A house may have several; the last one stays. */
export async function appoint(world: World, id: string, admin: boolean): Promise<void> {
  const { db } = world.store;
  const person = await stored.personById(db, id);
  if (person === undefined) throw notFound();
  if (person.kind !== 'account' || person.deleted !== null) throw conflict('accounts-only');
  if (!admin) await checkNotLast(world, person);
  await stored.changePerson(db, id, { admin: admin ? 1 : 0 });
  // What they may see has changed: whoever is connected asks again.
  world.hub.sessionsEnded(id);
}

/** For somebody without a confirmed address: a link to a new password, which the admin hands over. */
export async function resetLink(world: World, id: string): Promise<{ readonly link: string }> {
  const person = await stored.personById(world.store.db, id);
  if (person === undefined || person.kind !== 'account' || person.deleted !== null) throw notFound();
  return { link: await newResetLink(world, id) };
}

export async function reopen(world: World, me: PersonRow, id: string): Promise<void> {
  await checkApart(world, me, id);
  // The dice of the end are known to all: what is rolled from now on is promised anew, before anything can be rolled.
  const promise = await world.matches.promiseAnew(id, world.chance.secret());
  // In one breath with it the match is played again: of one that is over anybody reads the secret.
  await changeTable(world.store.db, id, { ...promise, verdict: null, state: 'playing', ended: null });
  await world.matches.forget(id);
  const answer = await world.matches.reopen(id, me.id);
  if ('refused' in answer) throw conflict(answer.refused.code);
  await bookResults(world);
  await changed(world, id);
  world.wake();
}

export async function retry(world: World, key: string): Promise<void> {
  if (!(await retryJob(world.store.db, key, world.now()))) throw notFound();
  world.wake();
}

export async function settle(world: World, report: string, hide: boolean): Promise<void> {
  const settled = await settleReport(world.store.db, report, world.now());
  if (settled === undefined) throw notFound();
  if (hide) await hideChat(world.store.db, settled.chat);
}
