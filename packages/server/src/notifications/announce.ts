import { channelsOf, insertDeliveries } from '../storage/notices.ts';
import { personById } from '../storage/people.ts';
import { lastSequence } from '../storage/records.ts';
import type { JobRow, TableRow } from '../storage/schema.ts';
import { sittersOf, tableById } from '../storage/tables.ts';
import type { World } from '../world.ts';
import type { Notice } from './notice.ts';
import { deliveryOf, type Outgoing } from './outbox.ts';

type Kind = 'turn' | 'reminder' | 'overdue' | 'result' | 'invitation';

/** Tells the people of a seat, or of the whole table, and the webhook of the table. */
export async function announce(world: World, job: JobRow): Promise<void> {
  const { db } = world.store;
  const { sequence, seat } = JSON.parse(job.body) as { sequence: number; seat?: string };
  const kind = job.kind as Kind;
  const table = await tableById(db, job.board);
  if (table === undefined) return;
  // The match has gone on meanwhile: whoever had to move has moved.
  if (kind !== 'result' && (await lastSequence(db, job.board)) !== sequence) return;
  const late = kind === 'reminder' ? await seatsToAct(world, job.board) : null;
  const outgoing: Outgoing[] = [];
  for (const sitter of await sittersOf(db, job.board)) {
    if (sitter.seat === '' || (seat !== undefined && sitter.seat !== seat) || (late !== null && !late.includes(sitter.seat)))
      continue;
    outgoing.push(...(await toPerson(world, table, sitter, kind, sequence)));
  }
  if (table.hook !== null) {
    const { kind: channel, url } = JSON.parse(table.hook) as { kind: 'webhook' | 'discord'; url: string };
    const notice = noticeOf(world, table, { kind, seat: seat ?? '', sequence, name: '', language: 'en' });
    outgoing.push({ person: null, board: table.id, channel: 'table', kind: channel, target: url, notice });
  }
  if (outgoing.length > 0)
    await insertDeliveries(
      db,
      outgoing.map(one => deliveryOf(world, one)),
    );
}

/** Lets somebody know by their own channels that there is a place for them. */
export async function announceInvitation(world: World, table: TableRow, person: string, link: string): Promise<void> {
  const outgoing = await toPerson(world, table, { person, seat: '' }, 'invitation', 0);
  const deliveries = outgoing.map(one => deliveryOf(world, { ...one, notice: { ...one.notice, link } }));
  if (deliveries.length > 0) await insertDeliveries(world.store.db, deliveries);
  world.wake();
}

async function toPerson(
  world: World,
  table: TableRow,
  sitter: { person: string; seat: string },
  kind: Kind,
  sequence: number,
): Promise<readonly Outgoing[]> {
  const { db } = world.store;
  const person = await personById(db, sitter.person);
  if (person === undefined || person.deleted !== null) return [];
  const { language, name, email, emailVerified } = person;
  const notice = noticeOf(world, table, { kind, seat: sitter.seat, sequence, name, language });
  return (await channelsOf(db, person.id)).flatMap(channel => {
    const { url } = JSON.parse(channel.target) as { url?: string };
    const target = channel.kind === 'email' ? (emailVerified === 1 ? email : null) : (url ?? channel.target);
    if (target === null) return [];
    return [{ person: person.id, board: table.id, channel: channel.id, kind: channel.kind, target, notice }];
  });
}

const noticeOf = (
  world: World,
  table: TableRow,
  about: { kind: Kind; seat: string; sequence: number; name: string; language: string },
): Notice => ({
  ...about,
  title: table.title,
  game: table.game,
  link: `${world.config.publicUrl}/#/table/${table.id}`,
});

async function seatsToAct(world: World, board: string): Promise<readonly string[]> {
  return world.matches.with(board, ({ course }) => course.match.pending().map(({ seat }) => seat));
}
