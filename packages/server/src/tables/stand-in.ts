import { announceAnswer, announceReplaced } from '../notifications/challenges.ts';
import { conflict, forbidden } from '../refusal.ts';
import * as club from '../storage/club.ts';
import { botJob, upsertJobs } from '../storage/jobs.ts';
import { progressOf } from '../storage/records.ts';
import { BESIDE, type ChallengeRow, type PersonRow } from '../storage/schema.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { absentSeats } from './absent.ts';
import { changed } from './changed.ts';
import { atTable } from './seats.ts';
import { standingAt, type TableView, tableView } from './view.ts';

/** A bot plays this seat from now on; whoever sat there sits beside the table. `back`: they may take the seat again. */
export async function giveToBot(
  world: World,
  id: string,
  { seat, level, back }: { readonly seat: string; readonly level: string; readonly back: boolean },
): Promise<void> {
  const { db } = world.store;
  await stored.changeChair(db, id, seat, { bot: level });
  await getUp(world, id, seat, back);
  const progress = await progressOf(db, id);
  if (progress !== undefined && (JSON.parse(progress.toAct) as string[]).includes(seat))
    await upsertJobs(db, [botJob(id, seat, progress.sequence, world.now())]);
  await changed(world, id);
  world.wake();
}

async function getUp(world: World, id: string, seat: string, back: boolean): Promise<void> {
  const { db } = world.store;
  const now = world.now();
  const people = (await stored.sittersOf(db, id)).filter(sitter => sitter.seat === seat).map(({ person }) => person);
  const table = await stored.tableById(db, id);
  if (back && table !== undefined) await announceReplaced(world, table, { seat, people });
  await club.dropStandingOf(db, id, seat);
  for (const person of people) {
    await stored.dropSitter(db, id, person);
    await stored.revokeInvitationsInto(db, id, { seat, by: person, now });
    await stored.insertSitter(db, { board: id, seat: BESIDE, person, entropy: '', joined: now, seen: 0 });
    if (back) await club.insertAbsentee(db, { board: id, seat, person, since: now });
  }
}

/** Everybody else has agreed, or an admin has decided: somebody takes the seat of whoever is away, who may have it back. */
export async function seatStandIn(world: World, id: string, seat: string, person: string): Promise<void> {
  const { db } = world.store;
  const sitters = await stored.sittersOf(db, id);
  if (sitters.some(one => one.person === person && one.seat !== BESIDE)) throw conflict('already-seated');
  await getUp(world, id, seat, true);
  await stored.changeChair(db, id, seat, { bot: null });
  await stored.dropSitter(db, id, person);
  await stored.insertSitter(db, { board: id, seat, person, entropy: '', joined: world.now(), seen: 0 });
  await changed(world, id);
}

/** Whoever was asked to stand in says yes. The one who was away may have come back meanwhile. */
export async function standInFor(world: World, me: PersonRow, row: ChallengeRow): Promise<TableView> {
  const { seat, board } = row;
  if (seat === null) throw conflict('no-such-seat');
  const chair = (await stored.chairsOf(world.store.db, board)).find(one => one.seat === seat);
  const absent = await absentSeats(world, board);
  if (!absent.has(seat) && chair?.bot == null) throw conflict('not-absent');
  if (!(await club.settleChallenge(world.store.db, row.id, 'accepted', world.now()))) throw conflict('already-answered');
  await seatStandIn(world, board, seat, me.id);
  await announceAnswer(world, row, me, true);
  return tableView(world, board, me);
}

/** Back from wherever: the seat is theirs again, and whoever kept it warm sits beside the table. */
export async function takeBack(world: World, me: PersonRow, id: string): Promise<TableView> {
  const { table, member } = await standingAt(world, id, me);
  if (!member) throw forbidden('not-at-the-table');
  if (table.state !== 'playing') throw conflict('not-playing');
  await atTable(world, id, async tx => {
    const mine = await club.dropAbsentee(tx, id, me.id);
    if (mine === undefined) throw forbidden('no-seat-to-take-back');
    const now = world.now();
    const former = new Set((await club.absenteesOf(tx, id)).filter(({ seat }) => seat === mine.seat).map(({ person }) => person));
    for (const { person } of (await stored.sittersOf(tx, id)).filter(({ seat }) => seat === mine.seat)) {
      // Somebody of the same council who is back already stays.
      if (former.has(person)) continue;
      await stored.dropSitter(tx, id, person);
      await stored.revokeInvitationsInto(tx, id, { seat: mine.seat, by: person, now });
      await stored.insertSitter(tx, { board: id, seat: BESIDE, person, entropy: '', joined: now, seen: 0 });
    }
    await club.dropStandingOf(tx, id, mine.seat);
    await stored.changeChair(tx, id, mine.seat, { bot: null });
    await stored.dropSitter(tx, id, me.id);
    await stored.insertSitter(tx, { board: id, seat: mine.seat, person: me.id, entropy: '', joined: now, seen: 0 });
  });
  await changed(world, id);
  await announceReplaced(world, table, { by: me });
  return tableView(world, id, me);
}
