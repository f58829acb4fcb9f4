import { announceMention } from '../notifications/challenges.ts';
import { forbidden, notFound, wrong } from '../refusal.ts';
import * as talk from '../storage/chat.ts';
import { blockedBy } from '../storage/club.ts';
import { mutedBy } from '../storage/people.ts';
import type { PersonRow } from '../storage/schema.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { standingAt } from './view.ts';

export interface Chat {
  readonly id: string;
  /** The writer's seat, where it is not meant for the whole table. */
  readonly seat: string | null;
  /** A letter: the other seats that read it. */
  readonly to: readonly string[];
  readonly person: string;
  readonly name: string;
  /** Of the writer: a guest is marked. */
  readonly kind: string;
  readonly text: string;
  readonly at: number;
}

/** To the whole table; to the council of one's own seat; or a letter from it to other seats. */
export interface Saying {
  readonly text: string;
  readonly council: boolean;
  readonly to: readonly string[];
}
/** Says something. It is text and stays text. */
export async function say(world: World, me: PersonRow, id: string, { text, council, to }: Saying) {
  const { seat, member, table, sitters } = await standingAt(world, id, me);
  if (!member) throw forbidden('not-at-the-table');
  const isPrivate = council || to.length > 0;
  if (isPrivate && seat === null) throw forbidden('not-seated');
  const seats = to.length === 0 ? [] : await world.matches.with(id, ({ course }) => course.match.seats);
  if (to.some((one, i) => one === seat || !seats.includes(one) || to.indexOf(one) !== i)) throw wrong('bad-seat');
  const read = text.normalize('NFC').trim();
  if (read === '' || read.length > 2000) throw wrong('bad-text');
  const row = {
    id: world.chance.id(),
    board: id,
    seat: isPrivate ? talk.audience([seat as string, ...to]) : null,
    person: me.id,
    text: read,
    hidden: 0,
    at: world.now(),
  };
  await talk.insertChat(world.store.db, row);
  await tellChat(world, id, row.id);
  world.store.tell({ kind: 'chat', boards: [id], detail: row.id }).catch(() => {});
  const readers = sitters.filter(one => !isPrivate || one.seat === seat || to.includes(one.seat)).map(({ person }) => person);
  await announceMention(world, table, { by: me, text: read, to: readers });
  return { id: row.id };
}

/** Passes on what was said, here or in another process. */
export async function tellChat(world: World, board: string, id: string): Promise<void> {
  const chat = await talk.chatById(world.store.db, id);
  if (chat === undefined) return;
  const sitters = await stored.sittersOf(world.store.db, board);
  const seats = talk.seatsOf(chat.seat);
  const meant = new Set(sitters.filter(({ seat }) => seats === null || seats.includes(seat)).map(({ person }) => person));
  const table = await stored.tableById(world.store.db, board);
  if (seats === null && table !== undefined) meant.add(table.host);
  await world.hub.said(board, chatOf(chat), meant);
}
/** As it leaves: the writer's seat and those he wrote to, apart. */
function chatOf(row: talk.Said): Chat {
  const [seat = null, ...to] = talk.seatsOf(row.seat) ?? [];
  const { id, person, name, kind, text, at } = row;
  return { id, seat, to, person, name, kind, text, at };
}

/** What was said: to all, to one's own council and in letters from or to one's seat, without those whom one has muted. */
export async function readChat(world: World, me: PersonRow, id: string, before: number | null): Promise<readonly Chat[]> {
  const { seat, member, admin } = await standingAt(world, id, me);
  if (!member && !admin) throw forbidden('not-at-the-table');
  const muted = await unread(world, me.id);
  const said = await talk.chatOf(world.store.db, id, { seat, muted, before: before ?? Number.MAX_SAFE_INTEGER, limit: 100 });
  return said.map(chatOf);
}

/** Whom somebody has muted, or wants nothing to do with. */
export const unread = async ({ store: { db } }: World, person: string): Promise<readonly string[]> => [
  ...(await mutedBy(db, person)).map(({ muted }) => muted),
  ...(await blockedBy(db, person)),
];

/** So many lines before and after the one that is reported: what it answered, and what came of it. */
const AROUND = 5;

export async function report(world: World, me: PersonRow, id: string, why: string): Promise<void> {
  const chat = await talk.chatById(world.store.db, id);
  if (chat === undefined) throw notFound();
  const { seat, member } = await standingAt(world, chat.board, me);
  const seats = talk.seatsOf(chat.seat);
  if (!member || (seats !== null && (seat === null || !seats.includes(seat)))) throw notFound();
  await talk.insertReport(world.store.db, {
    id: world.chance.id(),
    chat: id,
    person: me.id,
    why: why.slice(0, 1000),
    lines: JSON.stringify(await linesAround(world, chat, seat)),
    at: world.now(),
    settled: null,
  });
}

/** What the reporter could read around it, kept with the report: what is erased meanwhile still stands there. */
async function linesAround(world: World, chat: talk.Said, seat: string | null) {
  const said = await talk.chatOf(world.store.db, chat.board, {
    seat,
    muted: [],
    before: Number.MAX_SAFE_INTEGER,
    limit: 500,
  });
  const lines = said.toReversed();
  const at = lines.findIndex(({ id }) => id === chat.id);
  return lines
    .slice(Math.max(0, at - AROUND), at + AROUND + 1)
    .map(({ id, name, text, at: when }) => ({ name, text, at: when, reported: id === chat.id }));
}
