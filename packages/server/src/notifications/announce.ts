import { gameById } from '@polemos/games';
import { channelsOf, insertDeliveries } from '../storage/notices.ts';
import { personById } from '../storage/people.ts';
import { lastSequence } from '../storage/records.ts';
import type { JobRow, PersonRow, TableRow } from '../storage/schema.ts';
import { sittersOf, tableById } from '../storage/tables.ts';
import type { World } from '../world.ts';
import { nextDigest } from './digest.ts';
import { factsFor, languageOf, zoneOf } from './facts.ts';
import type { ClubNotice, TableKind, TableNotice } from './notice.ts';
import { deliveryOf, type Outgoing } from './outbox.ts';

/** Tells the people of a seat, or of the whole table, and the webhook of the table. */
export async function announce(world: World, job: JobRow): Promise<void> {
  const { db } = world.store;
  const { sequence, seat } = JSON.parse(job.body) as { sequence: number; seat?: string };
  const kind = job.kind as TableKind;
  const table = await tableById(db, job.board);
  if (table === undefined) return;
  // The match has gone on meanwhile: whoever had to move has moved.
  if (kind !== 'result' && (await lastSequence(db, job.board)) !== sequence) return;
  const late = kind === 'reminder' ? await seatsToAct(world, job.board) : null;
  const told = { kind, sequence };
  for (const sitter of await sittersOf(db, job.board)) {
    if (sitter.seat === '' || (seat !== undefined && sitter.seat !== seat) || (late !== null && !late.includes(sitter.seat)))
      continue;
    await tell(world, table, sitter, told);
  }
  if (table.hook === null) return;
  const { kind: channel, url } = JSON.parse(table.hook) as { kind: 'webhook' | 'discord'; url: string };
  const reader = { id: '', name: '', language: 'en', quiet: null } as PersonRow;
  const notice = await noticeOf(world, table, reader, { ...told, seat: seat ?? '' });
  await put(world, [{ person: null, board: table.id, channel: 'table', kind: channel, target: url, notice }]);
}

/** What is told besides the table itself. */
export type Told = Pick<TableNotice, 'kind'> & Partial<Pick<TableNotice, 'sequence' | 'by' | 'proposal' | 'words' | 'link'>>;

/** Tells one person about a table by all their channels. */
export async function tell(world: World, table: TableRow, to: { person: string; seat: string }, told: Told): Promise<void> {
  const reader = await readerOf(world, to.person);
  if (reader === undefined) return;
  const notice = await noticeOf(world, table, reader, { ...told, seat: to.seat });
  await put(world, await byChannels(world, reader, table.id, notice));
}
/** The same about somebody. */
export async function tellOf(world: World, to: string, told: Pick<ClubNotice, 'kind' | 'by' | 'until'>): Promise<void> {
  const reader = await readerOf(world, to);
  if (reader === undefined) return;
  const link = `${world.config.publicUrl}/#/online`;
  const notice = { ...told, name: reader.name, language: languageOf(reader), zone: zoneOf(reader), link };
  await put(world, await byChannels(world, reader, null, notice));
}

const readerOf = async (world: World, id: string): Promise<PersonRow | undefined> => {
  const person = await personById(world.store.db, id);
  return person === undefined || person.deleted !== null ? undefined : person;
};

async function noticeOf(world: World, table: TableRow, reader: PersonRow, told: Told & { seat: string }): Promise<TableNotice> {
  const language = languageOf(reader);
  return {
    sequence: 0,
    link: `${world.config.publicUrl}/#/table/${table.id}`,
    ...told,
    language,
    name: reader.name,
    title: table.title === '' ? (gameById(table.game)?.card[language].title ?? '') : table.title,
    game: table.game,
    ...(await factsFor(world, table, reader, told.seat)),
  };
}

async function byChannels(
  world: World,
  { id, email, emailVerified, digest }: PersonRow,
  board: string | null,
  notice: TableNotice | ClubNotice,
): Promise<readonly Outgoing[]> {
  return (await channelsOf(world.store.db, id)).flatMap(channel => {
    const { url } = JSON.parse(channel.target) as { url?: string };
    const target = channel.kind === 'email' ? (emailVerified === 1 ? email : null) : (url ?? channel.target);
    if (target === null) return [];
    const daily = channel.kind === 'email' && digest === 1 ? { digest: true } : {};
    return [{ person: id, board, channel: channel.id, kind: channel.kind, target, notice: { ...notice, ...daily } }];
  });
}

async function put(world: World, outgoing: readonly Outgoing[]): Promise<void> {
  if (outgoing.length === 0) return;
  const rows = outgoing.map(one => {
    const row = deliveryOf(world, one);
    const { notice } = one;
    return 'digest' in notice && notice.digest === true
      ? { ...row, due: nextDigest(world.now(), 'zone' in notice ? (notice.zone ?? 0) : 0) }
      : row;
  });
  await insertDeliveries(world.store.db, rows);
  world.wake();
}

async function seatsToAct(world: World, board: string): Promise<readonly string[]> {
  return world.matches.with(board, ({ course }) => course.match.pending().map(({ seat }) => seat));
}
