import { forbidden, notFound, wrong } from '../refusal.ts';
import * as talk from '../storage/chat.ts';
import { mutedBy } from '../storage/people.ts';
import type { PersonRow } from '../storage/schema.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { standingAt } from './view.ts';

export interface Chat {
  readonly id: string;
  readonly seat: string | null;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Says something to the table, or to the council of one's own seat. It is text and stays text. */
export async function say(world: World, me: PersonRow, id: string, { text, council }: { text: string; council: boolean }) {
  const { seat, member } = await standingAt(world, id, me);
  if (!member) throw forbidden('not-at-the-table');
  if (council && seat === null) throw forbidden('not-seated');
  const read = text.normalize('NFC').trim();
  if (read === '' || read.length > 2000) throw wrong('bad-text');
  const row = {
    id: world.chance.id(),
    board: id,
    seat: council ? seat : null,
    person: me.id,
    text: read,
    hidden: 0,
    at: world.now(),
  };
  await talk.insertChat(world.store.db, row);
  await tellChat(world, id, row.id);
  world.store.tell({ kind: 'chat', boards: [id], detail: row.id }).catch(() => {});
  return { id: row.id };
}

/** Passes on what was said, here or in another process. */
export async function tellChat(world: World, board: string, id: string): Promise<void> {
  const chat = await talk.chatById(world.store.db, id);
  if (chat === undefined) return;
  const sitters = await stored.sittersOf(world.store.db, board);
  const council = new Set(sitters.filter(({ seat }) => seat === chat.seat).map(({ person }) => person));
  await world.hub.said(board, chat, council);
}

/** What was said: to all and to one's own council, without those whom one has muted. */
export async function readChat(world: World, me: PersonRow, id: string, before: number | null): Promise<readonly Chat[]> {
  const { seat, member, admin } = await standingAt(world, id, me);
  if (!member && !admin) throw forbidden('not-at-the-table');
  const muted = (await mutedBy(world.store.db, me.id)).map(one => one.muted);
  return talk.chatOf(world.store.db, id, { seat, muted, before: before ?? Number.MAX_SAFE_INTEGER, limit: 100 });
}

export async function report(world: World, me: PersonRow, id: string, why: string): Promise<void> {
  const chat = await talk.chatById(world.store.db, id);
  if (chat === undefined) throw notFound();
  const { seat, member } = await standingAt(world, chat.board, me);
  if (!member || (chat.seat !== null && chat.seat !== seat)) throw notFound();
  await talk.insertReport(world.store.db, {
    id: world.chance.id(),
    chat: id,
    person: me.id,
    why: why.slice(0, 1000),
    at: world.now(),
    settled: null,
  });
}
