import { announceSeat } from '../notifications/challenges.ts';
import { conflict, forbidden, notFound, wrong } from '../refusal.ts';
import { absenteesOf, apartFrom, challengesAt, dropAbsentee, dropChallenge, dropStandingBy } from '../storage/club.ts';
import { BESIDE, type PersonRow, type TableRow } from '../storage/schema.ts';
import type { Queries } from '../storage/store.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { changed } from './changed.ts';
import { firstWithRoom, startIfFull } from './create.ts';
import { checkLevel } from './levels.ts';
import { hostOf, seatedAt, standingAt, type TableView, tableView } from './view.ts';

/** Takes a free seat of a public table. Others come by invitation. */
export async function join(world: World, me: PersonRow, id: string, seat: string, entropy = ''): Promise<TableView> {
  const { table, member } = await standingAt(world, id, me);
  // Whoever was let in to the table may sit down where it is free, as by the link itself.
  if (table.open === 0 && !member) throw forbidden('by-invitation');
  await notApart(world, me, id);
  await atTable(world, id, async (tx, { state, open, host }) => {
    if (state !== 'open') throw conflict('already-started');
    // The host may have closed it, or sent them away, in this very moment.
    const there = await stored.sittersOf(tx, id);
    if (open === 0 && host !== me.id && !there.some(({ person }) => person === me.id)) throw forbidden('by-invitation');
    if (there.some(sitter => sitter.seat === seat)) throw conflict('seat-taken');
    await sitDown(world, tx, { board: id, seat, person: me.id, entropy });
  });
  await changed(world, id);
  await announceSeat(world, table, { person: table.host, by: me });
  await startIfFull(world, id);
  return tableView(world, id, me);
}

/** Whoever wants nothing to do with another need not sit at one table with them. */
export async function notApart(world: World, me: PersonRow, id: string): Promise<void> {
  const apart = await apartFrom(world.store.db, me.id);
  if ((await stored.sittersOf(world.store.db, id)).some(({ person }) => apart.has(person))) throw conflict('not-with-you');
}

/** Alone with the people of a table: of two who want the same seat, and of one who starts meanwhile, one comes first. */
export const atTable = <T>(world: World, id: string, use: (tx: Queries, table: TableRow) => Promise<T>): Promise<T> =>
  world.matches.reseat(id, () => amongPeople(world, id, use));
/** The same for whoever has the match already. */
export const amongPeople = <T>({ store }: World, id: string, use: (tx: Queries, table: TableRow) => Promise<T>): Promise<T> =>
  store.db.transaction().execute(async tx => {
    const table = await stored.lockTable(store, tx, id);
    if (table === undefined) throw notFound();
    return use(tx, table);
  });

export const sittersIn = async (tx: Queries, id: string, seat: string) =>
  (await stored.sittersOf(tx, id)).filter(sitter => sitter.seat === seat);

/** Whoever let them in has seen to it that they may. */
export async function sitDown(
  world: World,
  tx: Queries,
  { board, seat, person, entropy }: { board: string; seat: string; person: string; entropy: string },
): Promise<void> {
  const chair = (await stored.chairsOf(tx, board)).find(one => one.seat === seat);
  if (chair === undefined) throw wrong('no-such-seat');
  if (chair.bot !== null) throw conflict('seat-taken');
  const sitters = await stored.sittersOf(tx, board);
  const mine = sitters.find(sitter => sitter.person === person);
  if (mine !== undefined && mine.seat !== BESIDE) throw conflict('already-seated');
  if (mine !== undefined) await stored.dropSitter(tx, board, person);
  // Whoever came first has rights of their own in a seat: nobody comes in the same moment, or earlier by a clock set back.
  const joined = Math.max(world.now(), ...sitters.map(one => one.joined + 1));
  await stored.insertSitter(tx, { board, seat, person, entropy, joined, seen: 0 });
}

/** Gets up. From a match that goes on only when somebody else stays in the seat. */
export async function leave(world: World, me: PersonRow, id: string): Promise<void> {
  const { member } = await standingAt(world, id, me);
  if (!member) throw forbidden('not-seated');
  await atTable(world, id, async (tx, { state }) => {
    const mine = (await stored.sittersOf(tx, id)).find(({ person }) => person === me.id);
    if (mine === undefined) return;
    const seated = mine.seat !== BESIDE;
    if (state === 'playing' && seated && (await sittersIn(tx, id, mine.seat)).length < 2) throw conflict('resign-or-hand-over');
    await stored.dropSitter(tx, id, me.id);
    await dropAbsentee(tx, id, me.id);
    await dropStandingBy(tx, id, me.id);
    if (seated) await stored.revokeInvitationsInto(tx, id, { seat: mine.seat, by: me.id, now: world.now() });
  });
  await passOn(world, me, id);
  await changed(world, id);
}

/**
 * A host who gets up from a table that waits leaves it to whoever has sat there longest and may have one more; where nobody is there who may,
 * it stays theirs, to clear away.
 */
const passOn = (world: World, me: PersonRow, id: string): Promise<void> =>
  atTable(world, id, async (tx, { state, host }) => {
    if (state !== 'open' || host !== me.id) return;
    const heir = await heirAt(world, tx, id);
    if (heir !== undefined) await stored.changeTable(tx, id, handedTo(heir));
  });
/** Of those at a table who are not leaving it: whoever sits before whoever looks on. */
export async function heirAt(world: World, tx: Queries, id: string, but?: string): Promise<string | undefined> {
  const sitters = (await stored.sittersOf(tx, id)).filter(({ person }) => person !== but);
  const [seated, beside] = [sitters.filter(({ seat }) => seat !== BESIDE), sitters.filter(({ seat }) => seat === BESIDE)];
  return firstWithRoom(
    world,
    tx,
    [...seated, ...beside].map(({ person }) => person),
  );
}

/** The webhook of a table is its host's, and tells nothing more to one who was. */
export const handedTo = (host: string): Pick<TableRow, 'host' | 'hook'> => ({ host, hook: null });

/** What a host may still change while people gather: who may come, whether it starts by itself, and whose table it is. */
export interface TableChange {
  readonly public?: boolean;
  readonly autostart?: boolean;
  readonly host?: string;
}
export async function changeTable(world: World, me: PersonRow, id: string, change: TableChange): Promise<TableView> {
  const { table, sitters } = await hostOf(world, id, me);
  if (change.host !== undefined && !sitters.some(({ person }) => person === change.host)) throw wrong('not-at-the-table');
  if (table.state !== 'open' && (change.public !== undefined || change.autostart !== undefined))
    throw conflict('already-started');
  const heir = change.host === table.host ? undefined : change.host;
  await atTable(world, id, async (tx, { state }) => {
    if (heir !== undefined && state !== 'over' && (await firstWithRoom(world, tx, [heir])) === undefined)
      throw conflict('has-too-many');
    await stored.changeTable(tx, id, {
      ...(change.public === undefined ? {} : { open: change.public ? 1 : 0 }),
      ...(change.autostart === undefined ? {} : { autostart: change.autostart ? 1 : 0 }),
      ...(heir === undefined ? {} : handedTo(heir)),
      id,
    });
  });
  await changed(world, id);
  await startIfFull(world, id);
  return tableView(world, id, me);
}

/**
 * Sends somebody away. Until the match starts the host may, whoever it is; afterwards the host may send away those who look
 * on, and whoever has sat longest in a seat those who share it. What is secret in a seat is no affair of the host's.
 */
export async function sendAway(world: World, me: PersonRow, id: string, person: string): Promise<void> {
  const { host, admin } = await standingAt(world, id, me);
  await atTable(world, id, async (tx, { state }) => {
    const sitters = await stored.sittersOf(tx, id);
    const theirs = sitters.find(sitter => sitter.person === person);
    const own =
      theirs !== undefined && theirs.seat !== BESIDE && sitters.find(({ seat }) => seat === theirs.seat)?.person === me.id;
    const asHost = (host || admin) && (state === 'open' || theirs === undefined || theirs.seat === BESIDE);
    if (!own && !asHost) throw forbidden('not-yours-to-send-away');
    if (theirs === undefined) throw notFound();
    if (person === me.id) throw wrong('leave-instead');
    // Whoever may have their seat back stays until they do, or go.
    if ((await absenteesOf(tx, id)).some(one => one.person === person)) throw forbidden('not-yours-to-send-away');
    await stored.dropSitter(tx, id, person);
    await dropStandingBy(tx, id, person);
    // Nor are they asked to it any more; and links that they gave out lead nowhere.
    for (const asked of await challengesAt(tx, id)) if (asked.person === person) await dropChallenge(tx, asked.id);
    await stored.revokeInvitationsBy(tx, id, person, world.now());
  });
  await changed(world, id);
}

/** The host puts a bot into a free seat before the match, or takes it out again. */
export async function setBot(world: World, me: PersonRow, id: string, seat: string, bot: string | null): Promise<TableView> {
  const { table } = await hostOf(world, id, me);
  if (bot !== null) checkLevel(bot, table.game);
  await atTable(world, id, async (tx, { state }) => {
    if (state !== 'open') throw conflict('already-started');
    if (!(await stored.chairsOf(tx, id)).some(chair => chair.seat === seat)) throw wrong('no-such-seat');
    if ((await sittersIn(tx, id, seat)).length > 0) throw conflict('seat-taken');
    await stored.changeChair(tx, id, seat, { bot });
  });
  await changed(world, id);
  await startIfFull(world, id);
  return tableView(world, id, me);
}

/** One's own part in the dice, until the match starts. */
export async function setEntropy(world: World, me: PersonRow, id: string, entropy: string): Promise<void> {
  const { table } = await seatedAt(world, id, me);
  if (table.state !== 'open') throw conflict('already-started');
  await stored.changeEntropy(world.store.db, id, me.id, entropy);
  // A start that saw both what was there before and this has looked away.
  await startIfFull(world, id);
}
