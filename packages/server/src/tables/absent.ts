import { overdue } from '../matches/clock.ts';
import { awayAt } from '../storage/club.ts';
import { progressOf } from '../storage/records.ts';
import type { ProgressRow, TableRow } from '../storage/schema.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Seats whose people must move and have given no sign for as many days as the table waits, or whose time is over; nobody who is on
 * vacation. By seat: since when.
 */
export async function absentSeats(world: World, id: string): Promise<ReadonlyMap<string, number>> {
  const { db } = world.store;
  const [table, progress] = [await stored.tableById(db, id), await progressOf(db, id)];
  if (table === undefined || progress === undefined) return new Map();
  const sitters = await stored.sittersOf(db, id);
  return absentAmong({ table, progress, sitters, away: await awayAt(db, id, world.now()) }, world.now());
}

interface Known {
  readonly table: Pick<TableRow, 'state' | 'absence'>;
  readonly progress: ProgressRow;
  readonly sitters: Awaited<ReturnType<typeof stored.sittersOf>>;
  readonly away: ReadonlyMap<string, number>;
}
/** The same for whoever knows the table already. */
export function absentAmong({ table, progress, sitters, away }: Known, now: number): ReadonlyMap<string, number> {
  if (table.state !== 'playing') return new Map();
  const clocks = JSON.parse(progress.clocks) as Parameters<typeof overdue>[0];
  const absent = new Map<string, number>();
  for (const seat of JSON.parse(progress.toAct) as string[]) {
    const people = sitters.filter(sitter => sitter.seat === seat);
    if (people.length === 0 || people.some(({ person }) => away.has(person))) continue;
    // Whoever sits there must have had the time to come: since they were last here, and since they were asked.
    const since = Math.max(progress.updated, ...people.map(({ last }) => last));
    if (overdue(clocks, seat, now) || now - since >= table.absence * DAY) absent.set(seat, since);
  }
  return absent;
}
