import type { Live } from '../matches/opening.ts';
import { announceAnswer, announceReplaced } from '../notifications/challenges.ts';
import { conflict, forbidden } from '../refusal.ts';
import * as club from '../storage/club.ts';
import { botJob, upsertJobs } from '../storage/jobs.ts';
import { progressOf } from '../storage/records.ts';
import { BESIDE, type ChallengeRow, type PersonRow } from '../storage/schema.ts';
import type { Queries } from '../storage/store.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { absentSeats } from './absent.ts';
import { changed } from './changed.ts';
import { amongPeople, atTable, notApart } from './seats.ts';
import { standingAt, type TableView, tableView } from './view.ts';

/** A bot plays this seat from now on; whoever sat there sits beside the table. `back`: they may take the seat again. */
export async function giveToBot(world: World, id: string, { seat, level, back, while: still }: GivenToBot): Promise<void> {
  const give = async (tx: Queries): Promise<readonly string[]> => {
    await stored.changeChair(tx, id, seat, { bot: level });
    const people = await getUp(world, tx, { id, seat, back });
    const progress = await progressOf(tx, id);
    if (progress !== undefined && (JSON.parse(progress.toAct) as string[]).includes(seat))
      await upsertJobs(tx, [botJob(id, seat, progress.sequence, world.now())]);
    return people;
  };
  const gone =
    still === undefined
      ? await atTable(world, id, give)
      : await world.matches.reseatWith(id, async live => {
          if (!still(live)) throw conflict('stale');
          return amongPeople(world, id, async tx => {
            // Another process may have taken a move of which nobody has heard here.
            if ((await progressOf(tx, id))?.sequence !== live.course.sequence) throw conflict('stale');
            return give(tx);
          });
        });
  if (back) await tellReplaced(world, id, seat, gone);
  await changed(world, id);
  world.wake();
}

interface GivenToBot {
  readonly seat: string;
  readonly level: string;
  readonly back: boolean;
  /** Only where this is still so when it is carried out. */
  readonly while?: (live: Live) => boolean;
}

/** Who sat there. */
async function getUp(
  world: World,
  tx: Queries,
  { id, seat, back }: { readonly id: string; readonly seat: string; readonly back: boolean },
): Promise<readonly string[]> {
  const now = world.now();
  const people = (await stored.sittersOf(tx, id)).filter(sitter => sitter.seat === seat).map(({ person }) => person);
  await club.dropStandingOf(tx, id, seat);
  for (const person of people) {
    await stored.dropSitter(tx, id, person);
    await stored.revokeInvitationsInto(tx, id, { seat, by: person, now });
    await stored.insertSitter(tx, { board: id, seat: BESIDE, person, entropy: '', joined: now, seen: 0 });
    if (back) await club.insertAbsentee(tx, { board: id, seat, person, since: now });
  }
  return people;
}
async function tellReplaced(world: World, id: string, seat: string, people: readonly string[]): Promise<void> {
  const table = await stored.tableById(world.store.db, id);
  if (table !== undefined) await announceReplaced(world, table, { seat, people });
}

/** Everybody else has agreed, or an admin has decided: somebody takes the seat of whoever is away, who may have it back. */
export async function seatStandIn(world: World, id: string, { seat, person, still = async () => {} }: StandIn): Promise<void> {
  const gone = await atTable(world, id, async (tx, { state }) => {
    if (state !== 'playing') throw conflict('not-playing');
    const sitters = await stored.sittersOf(tx, id);
    if (sitters.some(one => one.person === person && one.seat !== BESIDE)) throw conflict('already-seated');
    await still(
      tx,
      sitters.filter(one => one.seat === seat),
    );
    const people = await getUp(world, tx, { id, seat, back: true });
    await stored.changeChair(tx, id, seat, { bot: null });
    await stored.dropSitter(tx, id, person);
    await stored.insertSitter(tx, { board: id, seat, person, entropy: '', joined: world.now(), seen: 0 });
    return people;
  });
  await tellReplaced(world, id, seat, gone);
  await changed(world, id);
}
interface StandIn {
  readonly seat: string;
  readonly person: string;
  /** Whether it is still as it was when that was decided; throws where it is not. Alone with the people of the table. */
  readonly still?: (tx: Queries, there: Awaited<ReturnType<typeof stored.sittersOf>>) => Promise<void>;
}

/**
 * Whoever was asked to stand in says yes. The one who was away may have come back meanwhile, moved, and be away anew: the others have agreed
 * to somebody in their place at that moment of the match, not to one whom they asked a month ago.
 */
export async function standInFor(world: World, me: PersonRow, row: ChallengeRow): Promise<TableView> {
  const { seat, board } = row;
  if (seat === null) throw conflict('no-such-seat');
  await notApart(world, me, board);
  const absent = await absentSeats(world, board);
  await seatStandIn(world, board, {
    seat,
    person: me.id,
    async still(tx, there) {
      const gone = await club.absenteesOf(tx, board);
      const byBot = there.length === 0 && gone.some(one => one.seat === seat && one.since >= row.created);
      const moved = (await progressOf(tx, board))?.updated ?? 0;
      const away = absent.has(seat) && there.every(one => Math.max(moved, one.joined) < row.created);
      if (!byBot && !away) throw conflict('not-absent');
      if (!(await club.settleChallenge(tx, row.id, 'accepted', world.now()))) throw conflict('already-answered');
    },
  });
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
