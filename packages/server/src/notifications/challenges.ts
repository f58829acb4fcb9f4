import { apartFrom } from '../storage/club.ts';
import { mutedBy, personById } from '../storage/people.ts';
import { BESIDE, type ChallengeRow, type PersonRow, type ProposalRow, type TableRow } from '../storage/schema.ts';
import { sittersOf, tableById } from '../storage/tables.ts';
import type { World } from '../world.ts';
import { tell, tellOf } from './announce.ts';

/** Whether somebody wants to hear of another at all. */
async function hears({ store: { db } }: World, person: string, of: string): Promise<boolean> {
  if ((await mutedBy(db, person)).some(({ muted }) => muted === of)) return false;
  return !(await apartFrom(db, person)).has(of);
}

type Asked = Pick<ChallengeRow, 'board' | 'person' | 'by' | 'seat' | 'kind'>;

/** Somebody is asked to a table. It stands in their lobby in any case. */
export async function announceChallenge(world: World, { board, person, by, seat, kind }: Asked): Promise<void> {
  const [table, asker] = [await tableById(world.store.db, board), await personById(world.store.db, by)];
  if (table === undefined || asker === undefined || !(await hears(world, person, by))) return;
  await tell(
    world,
    table,
    { person, seat: seat ?? BESIDE },
    { kind, by: asker.name, link: `${world.config.publicUrl}/#/online` },
  );
}
/** Whoever asked is told the answer. */
export async function announceAnswer(world: World, { board, by }: Asked, me: PersonRow, yes: boolean): Promise<void> {
  const table = await tableById(world.store.db, board);
  if (table === undefined) return;
  const kind = yes ? 'accepted' : 'declined';
  await tell(world, table, { person: by, seat: await seatOf(world, board, by) }, { kind, by: me.name });
}

/** Somebody has sat down at one's table. */
export async function announceSeat(
  world: World,
  table: TableRow,
  { person, by }: { readonly person: string; readonly by: PersonRow },
): Promise<void> {
  if (person === by.id) return;
  await tell(world, table, { person, seat: await seatOf(world, table.id, person) }, { kind: 'seat', by: by.name });
}

/** Everybody else with a seat is asked. */
export async function announceProposal(
  world: World,
  table: TableRow,
  { kind, by }: { readonly kind: ProposalRow['kind']; readonly by: PersonRow },
): Promise<void> {
  for (const sitter of await sittersOf(world.store.db, table.id))
    if (sitter.seat !== BESIDE && sitter.person !== by.id)
      await tell(world, table, sitter, { kind: 'proposal', by: by.name, proposal: kind });
}
export async function announceDeclined(
  world: World,
  table: TableRow,
  { kind, by, to }: { readonly kind: ProposalRow['kind']; readonly by: PersonRow; readonly to: ProposalRow },
): Promise<void> {
  const { person = null } = JSON.parse(to.detail) as { person?: string };
  for (const sitter of await sittersOf(world.store.db, table.id))
    if (to.seat === BESIDE ? sitter.person === person : sitter.seat === to.seat)
      await tell(world, table, sitter, { kind: 'refused', by: by.name, proposal: kind });
}

/** Somebody was put in another's place, or has come back to it. */
export async function announceReplaced(
  world: World,
  table: TableRow,
  what: { readonly seat: string; readonly people: readonly string[] } | { readonly by: PersonRow },
): Promise<void> {
  if ('people' in what) {
    for (const person of what.people) await tell(world, table, { person, seat: BESIDE }, { kind: 'replaced' });
    return;
  }
  for (const sitter of await sittersOf(world.store.db, table.id))
    if (sitter.person !== what.by.id) await tell(world, table, sitter, { kind: 'back', by: what.by.name });
}

/** Whoever is spoken to by name is told, if they do not look on just now. */
export async function announceMention(
  world: World,
  table: TableRow,
  { by, text, to }: { readonly by: PersonRow; readonly text: string; readonly to: readonly string[] },
): Promise<void> {
  const present = world.hub.present(table.id);
  for (const sitter of await sittersOf(world.store.db, table.id)) {
    if (sitter.person === by.id || !to.includes(sitter.person) || present.includes(sitter.person)) continue;
    if (!text.toLowerCase().includes(`@${sitter.name.toLowerCase()}`) || !(await hears(world, sitter.person, by.id))) continue;
    await tell(world, table, sitter, { kind: 'mention', by: by.name, words: text.slice(0, 500) });
  }
}

/** Opponents are told that somebody is away, and until when. */
export async function announceVacation(world: World, me: PersonRow, boards: readonly string[], until: number): Promise<void> {
  const opponents = new Set<string>();
  for (const board of boards)
    for (const { person, seat } of await sittersOf(world.store.db, board))
      if (seat !== BESIDE && person !== me.id) opponents.add(person);
  for (const person of opponents) await tellOf(world, person, { kind: 'vacation', by: me.name, until });
}

const seatOf = async ({ store: { db } }: World, board: string, person: string): Promise<string> =>
  (await sittersOf(db, board)).find(one => one.person === person)?.seat ?? BESIDE;
