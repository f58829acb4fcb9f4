import { announceVacation } from '../notifications/challenges.ts';
import { conflict } from '../refusal.ts';
import * as stored from '../storage/club.ts';
import { alone } from '../storage/people.ts';
import type { PersonRow, VacationRow } from '../storage/schema.ts';
import type { Queries } from '../storage/store.ts';
import { changed } from '../tables/changed.ts';
import type { World } from '../world.ts';

const DAY = 24 * 60 * 60_000;
/** Each season has so many; what is not taken is gone with it. */
export const DAYS_A_SEASON = 14;

export interface Vacation {
  /** Until when one is away now, or null. */
  readonly until: number | null;
  /** Days left in this season. */
  readonly left: number;
  readonly ofSeason: number;
  readonly seasonEnds: number;
}

/** Three months from the first of January, April, July, October. */
export function seasonOf(now: number): { readonly begins: number; readonly ends: number } {
  const date = new Date(now);
  const quarter = Math.floor(date.getUTCMonth() / 3);
  const year = date.getUTCFullYear();
  return { begins: Date.UTC(year, quarter * 3, 1), ends: Date.UTC(year, quarter * 3 + 3, 1) };
}

/** A vacation counts in the season in which it begins, every day that was begun. */
const daysOf = ({ begins, ends }: VacationRow): number => Math.ceil((ends - begins) / DAY);

export async function vacationOf(world: World, me: Pick<PersonRow, 'id'>, db: Queries = world.store.db): Promise<Vacation> {
  const now = world.now();
  const { begins, ends } = seasonOf(now);
  const taken = await stored.vacationsSince(db, me.id, begins);
  const present = taken.find(one => one.begins <= now && one.ends > now);
  const used = taken.filter(one => one.begins >= begins).reduce((sum, one) => sum + daysOf(one), 0);
  return { until: present?.ends ?? null, left: Math.max(0, DAYS_A_SEASON - used), ofSeason: DAYS_A_SEASON, seasonEnds: ends };
}

/** From now on, for so many days: one's clocks stand still, and opponents are told until when. */
export async function goOnVacation(world: World, me: PersonRow, days: number): Promise<Vacation> {
  const now = world.now();
  await alone(world.store, me.id, async tx => {
    const { until, left } = await vacationOf(world, me, tx);
    if (until !== null) throw conflict('on-vacation');
    if (days > left) throw conflict('no-vacation-left', { left });
    await stored.insertVacation(tx, { id: world.chance.id(), person: me.id, begins: now, ends: now + days * DAY });
  });
  const boards = await restAll(world, me);
  await announceVacation(world, me, boards, now + days * DAY);
  return vacationOf(world, me);
}

/** Back before the end: clocks go on, and the days that were not begun are kept. */
export async function endVacation(world: World, me: PersonRow): Promise<Vacation> {
  const now = world.now();
  const present = (await stored.vacationsSince(world.store.db, me.id, now)).find(one => one.begins <= now);
  if (present === undefined) throw conflict('not-on-vacation');
  await stored.endVacation(world.store.db, present.id, now);
  await restAll(world, me);
  return vacationOf(world, me);
}

async function restAll(world: World, me: PersonRow): Promise<readonly string[]> {
  const boards = await stored.playingTablesOf(world.store.db, me.id);
  for (const board of boards) {
    // A match that cannot be opened has no clock that anybody watches.
    await world.matches.rest(board).catch(() => false);
    await changed(world, board);
  }
  return boards;
}
