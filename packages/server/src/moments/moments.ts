import { conflict, forbidden, notFound, wrong } from '../refusal.ts';
import * as stored from '../storage/moments.ts';
import { alone } from '../storage/people.ts';
import { progressOf } from '../storage/records.ts';
import type { MomentRow, PersonRow } from '../storage/schema.ts';
import { changeTable } from '../storage/tables.ts';
import { changed } from '../tables/changed.ts';
import { type Person, standingAt, watchingAt } from '../tables/view.ts';
import type { World } from '../world.ts';

export interface Bookmark {
  readonly id: string;
  /** After so many actions. */
  readonly at: number;
  readonly text: string;
  readonly created: number;
}
export interface Comment extends Bookmark {
  readonly person: string;
  readonly name: string;
  readonly mine: boolean;
  readonly removable: boolean;
}
export interface Moments {
  readonly bookmarks: readonly Bookmark[];
  readonly comments: readonly Comment[];
}

/** Of one person in one match. */
const MOST = 100;
const LONGEST = 1000;

/** My bookmarks of a match; once it is over, what everybody has said about its moments. */
export async function readMoments(world: World, me: Person, id: string): Promise<Moments> {
  const { table, host, admin } = await watchingAt(world, id, me);
  const { db } = world.store;
  const bookmarks = me === null ? [] : await stored.momentsOf(db, id, 'bookmark', me.id);
  // While a match is played, and when it is taken up again, a comment could tell what a seat does not know.
  const comments = table.state === 'over' ? await stored.momentsOf(db, id, 'comment', null) : [];
  return {
    bookmarks: bookmarks.map(({ id: mark, at, text, created }) => ({ id: mark, at, text, created })),
    comments: comments.map(comment => ({
      ...comment,
      mine: comment.person === me?.id,
      removable: comment.person === me?.id || host || admin,
    })),
  };
}

/** Keeps a moment for oneself, or says something about it to all. */
export async function markMoment(
  world: World,
  me: PersonRow,
  id: string,
  { kind, at, text }: Pick<MomentRow, 'kind' | 'at' | 'text'>,
): Promise<{ readonly id: string }> {
  const { table, member } = await watchingAt(world, id, me);
  const { db } = world.store;
  if (kind === 'comment') {
    if (table.state !== 'over') throw forbidden('not-over');
    if (!member && me.kind !== 'account') throw forbidden('accounts-only');
  }
  const read = text.normalize('NFC').trim();
  if (read.length > LONGEST || (kind === 'comment' && read === '')) throw wrong('bad-text');
  // Of a match that goes on nobody learns here how far it has come: whoever looks on may have to wait.
  if (table.state === 'over' && at > ((await progressOf(db, id))?.sequence ?? 0)) throw wrong('not-yet');
  const row: MomentRow = { id: world.chance.id(), board: id, person: me.id, kind, at, text: read, created: world.now() };
  await alone(world.store, me.id, async tx => {
    if ((await stored.countMoments(tx, id, me.id)) >= MOST) throw conflict('too-many-moments');
    await stored.insertMoment(tx, row);
  });
  return { id: row.id };
}

/** One's own; the host and an admin also take away what others have said. */
export async function unmark(world: World, me: PersonRow, id: string, moment: string): Promise<void> {
  const { host, admin } = await standingAt(world, id, me);
  const row = await stored.momentById(world.store.db, moment);
  const mine = row?.person === me.id;
  if (row === undefined || row.board !== id || !(mine || (row.kind === 'comment' && (host || admin)))) throw notFound();
  await stored.dropMoment(world.store.db, moment);
}

/** Whoever has sat at a finished match, or hosted it, lets others look at it by its address; and takes that back. */
export async function share(world: World, me: PersonRow, id: string, shared: boolean): Promise<void> {
  const { table, seat, host } = await standingAt(world, id, me);
  if (seat === null && !host) throw forbidden('not-seated');
  if (table.state !== 'over') throw conflict('not-over');
  await changeTable(world.store.db, id, { shared: shared ? 1 : 0 });
  await changed(world, id);
}
