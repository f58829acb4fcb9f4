import { gameById } from '@polemos/games';
import type { Language } from '@polemos/kernel';
import { Limits } from '../operation/limits.ts';
import { channelsOf, insertDeliveries } from '../storage/notices.ts';
import { personById } from '../storage/people.ts';
import { lastSequence } from '../storage/records.ts';
import type { ChannelRow, DeliveryRow, JobRow, PersonRow, TableRow } from '../storage/schema.ts';
import type { Queries } from '../storage/store.ts';
import { sittersOf, tableById } from '../storage/tables.ts';
import type { World } from '../world.ts';
import { nextDigest } from './digest.ts';
import { factsFor, languageOf, zoneOf } from './facts.ts';
import type { ClubNotice, TableKind, TableNotice, VacationNotice } from './notice.ts';
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
  const late = kind === 'reminder' || kind === 'overdue' ? await seatsToAct(world, job.board) : [];
  const told = { kind, sequence };
  const sitters = await sittersOf(db, job.board);
  const lateNames = sitters.filter(one => late.includes(one.seat)).map(({ name }) => name);
  for (const sitter of sitters) {
    const mine = late.includes(sitter.seat);
    if (sitter.seat === '' || (seat !== undefined && sitter.seat !== seat) || (kind === 'reminder' && !mine)) continue;
    await tell(world, table, sitter, kind === 'overdue' && !mine ? { ...told, by: lateNames.join(', ') } : told);
  }
  if (table.hook === null || (await readerOf(world, table.host)) === undefined) return;
  const { kind: channel, url } = JSON.parse(table.hook) as { kind: 'webhook' | 'discord'; url: string };
  const reader = { id: '', name: '', language: 'en', zone: '', quiet: null } as PersonRow;
  const by = kind === 'overdue' ? { by: lateNames.join(', ') } : {};
  const notice = await noticeOf(world, table, reader, { ...told, ...by, seat: seat ?? '' });
  await put(world, [{ person: null, board: table.id, channel: 'table', kind: channel, target: url, notice }]);
}

/** What is told besides the table itself. */
export type Told = Pick<TableNotice, 'kind'> & Partial<Pick<TableNotice, 'sequence' | 'by' | 'proposal' | 'words' | 'link'>>;

/** What somebody can cause as often as they like, and what stands in the lobby or at the table besides. */
const AT_WISH: ReadonlySet<TableKind> = new Set([
  'seat',
  'challenge',
  'rematch',
  'substitute',
  'accepted',
  'declined',
  'proposal',
  'refused',
  'mention',
  'replaced',
  'back',
] as const);
const limitsOf = new WeakMap<World, Limits>();
/** Whoever is told must be able to live with what others do: of one of them they hear a few times, then now and then. */
function mayTell(world: World, person: string, by: string): boolean {
  const limits = limitsOf.get(world) ?? new Limits(() => performance.now(), world.config.limits);
  limitsOf.set(world, limits);
  return limits.wait('by', `${person} ${by}`) === 0 && limits.wait('told', person) === 0;
}

/** Tells one person about a table by all their channels. */
export async function tell(world: World, table: TableRow, to: { person: string; seat: string }, told: Told): Promise<void> {
  const reader = await readerOf(world, to.person);
  if (reader === undefined) return;
  if (AT_WISH.has(told.kind) && !mayTell(world, reader.id, told.by ?? '')) return;
  // To find out what there is to say of a match takes long: not for those who hear nothing.
  const channels = await channelsOf(world.store.db, reader.id);
  if (channels.length === 0) return;
  const notice = await noticeOf(world, table, reader, { ...told, seat: to.seat });
  await put(world, byChannels(channels, reader, table.id, notice));
}
/** The same about somebody. */
export async function tellOf(world: World, to: string, told: Pick<VacationNotice, 'kind' | 'by' | 'until'>): Promise<void> {
  const link = `${world.config.publicUrl}/#/online`;
  await put(world, await lettersTo(world, to, null, () => ({ ...told, link })));
}

type Unaddressed<N> = N extends unknown ? Omit<N, 'language' | 'name' | 'zone'> : never;
/** What goes to one person by all their channels, said in their language. */
export async function lettersTo(
  world: World,
  to: string,
  board: string | null,
  say: (language: Language) => Unaddressed<ClubNotice>,
): Promise<readonly Outgoing[]> {
  const reader = await readerOf(world, to);
  if (reader === undefined) return [];
  const language = languageOf(reader);
  const said = say(language);
  const time = ('until' in said ? said.until : 'deadline' in said ? said.deadline : undefined) ?? world.now();
  const notice = { ...said, name: reader.name, language, zone: zoneOf(reader, time) } as ClubNotice;
  return byChannels(await channelsOf(world.store.db, to), reader, board, notice);
}

const readerOf = async (world: World, id: string): Promise<PersonRow | undefined> => {
  const person = await personById(world.store.db, id);
  return person === undefined || person.deleted !== null || person.banned === 1 ? undefined : person;
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

function byChannels(
  channels: readonly ChannelRow[],
  { id, email, emailVerified, digest }: PersonRow,
  board: string | null,
  notice: TableNotice | ClubNotice,
): readonly Outgoing[] {
  return channels.flatMap(channel => {
    const { url } = JSON.parse(channel.target) as { url?: string };
    const target = channel.kind === 'email' ? (emailVerified === 1 ? email : null) : (url ?? channel.target);
    if (target === null) return [];
    const daily = channel.kind === 'email' && digest === 1 ? { digest: true } : {};
    return [{ person: id, board, channel: channel.id, kind: channel.kind, target, notice: { ...notice, ...daily } }];
  });
}

export async function put(world: World, outgoing: readonly Outgoing[]): Promise<void> {
  if (outgoing.length === 0) return;
  await insertDeliveries(world.store.db, rowsOf(world, outgoing));
  world.wake();
}
/** The same for whoever has the claim, and in one breath with it: nobody is told twice, or not at all. */
export async function putOnce(
  world: World,
  outgoing: readonly Outgoing[],
  claim: (tx: Queries) => Promise<boolean>,
): Promise<void> {
  await world.store.db.transaction().execute(async tx => {
    if ((await claim(tx)) && outgoing.length > 0) await insertDeliveries(tx, rowsOf(world, outgoing));
  });
  world.wake();
}
const rowsOf = (world: World, outgoing: readonly Outgoing[]): readonly DeliveryRow[] =>
  outgoing.map(one => {
    const row = deliveryOf(world, one);
    const { notice } = one;
    return 'digest' in notice && notice.digest === true
      ? { ...row, due: nextDigest(world.now(), 'zone' in notice ? (notice.zone ?? 0) : 0) }
      : row;
  });

async function seatsToAct(world: World, board: string): Promise<readonly string[]> {
  return world.matches.with(board, ({ course }) => course.match.pending().map(({ seat }) => seat));
}
