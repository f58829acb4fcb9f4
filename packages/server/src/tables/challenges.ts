import type { Pace } from '../matches/clock.ts';
import { setupOf } from '../matches/course.ts';
import { announceAnswer, announceChallenge } from '../notifications/challenges.ts';
import { findPerson } from '../people/finding.ts';
import { strengthOf } from '../ratings/strength.ts';
import { conflict, forbidden, notFound, wrong } from '../refusal.ts';
import * as club from '../storage/club.ts';
import { BESIDE, type ChallengeRow, type PersonRow, type TableRow } from '../storage/schema.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { changed } from './changed.ts';
import { createTable, type NewTable, startIfFull } from './create.ts';
import { atTable, notApart, sitDown, sittersIn } from './seats.ts';
import { standInFor } from './stand-in.ts';
import { hostOf, type TableView, tableView } from './view.ts';

/** Somebody is asked to a table: what for, by whom, with how much time. */
export interface Challenge {
  readonly id: string;
  readonly table: string;
  readonly kind: ChallengeRow['kind'];
  readonly state: ChallengeRow['state'];
  /** Whether I am the one who asks. */
  readonly mine: boolean;
  readonly with: { readonly id: string; readonly name: string; readonly kind: string };
  readonly game: string;
  readonly scenario: string;
  readonly title: string;
  readonly pace: Pace;
  readonly seat: string | null;
  /** What the other has reached in it. */
  readonly rated: number | null;
  readonly created: number;
}

/** By name or by id; an account, or a guest who was here lately. */
export interface Whom {
  readonly name?: string;
  readonly person?: string;
}

/** A table laid out for two, and the other asked to it. */
export async function challenge(world: World, me: PersonRow, whom: Whom, given: NewTable): Promise<TableView> {
  const person = await findPerson(world, me, whom);
  const table = await createTable(world, me, { ...given, public: false, autostart: true });
  await ask(world, me, { board: table.id, person: person.id, seat: await onlyFree(world, table.id), kind: 'challenge' });
  return table;
}

/** Where one seat is left, it is theirs. */
async function onlyFree({ store: { db } }: World, id: string): Promise<string | null> {
  const sitters = await stored.sittersOf(db, id);
  const free = (await stored.chairsOf(db, id)).filter(({ seat, bot }) => bot === null && !sitters.some(one => one.seat === seat));
  return free.length === 1 ? free[0].seat : null;
}

/** To a table that stands already. The host asks, until the match starts. */
export async function challengeTo(
  world: World,
  me: PersonRow,
  id: string,
  { seat, ...whom }: Whom & { readonly seat: string | null },
): Promise<{ readonly id: string; readonly name: string }> {
  const { table, sitters } = await hostOf(world, id, me);
  if (table.state !== 'open') throw conflict('already-started');
  const chairs = await stored.chairsOf(world.store.db, id);
  if (seat !== null && !chairs.some(chair => chair.seat === seat)) throw wrong('no-such-seat');
  if (seat !== null && sitters.some(sitter => sitter.seat === seat)) throw conflict('seat-taken');
  const person = await findPerson(world, me, whom);
  if (sitters.some(sitter => sitter.person === person.id && sitter.seat !== BESIDE)) throw conflict('already-seated');
  if ((await club.challengesAt(world.store.db, id)).some(one => one.person === person.id)) throw conflict('already-asked');
  const kept = seat ?? (await onlyFree(world, id));
  return { id: await ask(world, me, { board: id, person: person.id, seat: kept, kind: 'challenge' }), name: person.name };
}

export async function ask(
  world: World,
  me: PersonRow,
  asked: Pick<ChallengeRow, 'board' | 'person' | 'seat' | 'kind'>,
): Promise<string> {
  const row: ChallengeRow = {
    ...asked,
    id: world.chance.id(),
    by: me.id,
    state: 'open',
    created: world.now(),
    answered: null,
  };
  await club.insertChallenge(world.store.db, row);
  await announceChallenge(world, row);
  return row.id;
}

export async function myChallenges(world: World, me: PersonRow): Promise<readonly Challenge[]> {
  const apart = await club.apartFrom(world.store.db, me.id);
  const open = (await club.challengesOf(world.store.db, me.id)).filter(
    ({ by, tableState, kind }) => !apart.has(by) && (tableState === 'open' || kind === 'substitute'),
  );
  return Promise.all(
    open.map(async row => {
      const mine = row.by === me.id;
      const { scenario } = setupOf(row as unknown as TableRow);
      return {
        id: row.id,
        table: row.board,
        kind: row.kind,
        state: row.state,
        mine,
        with: mine
          ? { id: row.person, name: row.personName, kind: row.personKind }
          : { id: row.by, name: row.byName, kind: row.byKind },
        game: row.game,
        scenario,
        title: row.title,
        pace: JSON.parse(row.pace) as Pace,
        seat: row.seat,
        rated: await strengthOf(world, mine ? row.person : row.by, { game: row.game, scenario }),
        created: row.created,
      };
    }),
  );
}

/** Yes: they sit down, and the match begins if they were the last. No: whoever asked is told. */
export async function answerChallenge(
  world: World,
  me: PersonRow,
  id: string,
  { yes, entropy = '' }: { readonly yes: boolean; readonly entropy?: string },
): Promise<TableView | null> {
  const { db } = world.store;
  const row = await club.challengeById(db, id);
  if (row === undefined || row.person !== me.id) throw notFound();
  if (row.state !== 'open') throw conflict('already-answered');
  if (!yes) {
    if (!(await club.settleChallenge(db, id, 'declined', world.now()))) throw conflict('already-answered');
    await announceAnswer(world, row, me, false);
    return null;
  }
  if (row.kind === 'substitute') return standInFor(world, me, row);
  return acceptAt(world, me, row.board, row.seat, entropy);
}

/** Takes the seat that is kept, or the first free one; whatever was asked of this person for this table is answered by it. */
export async function acceptAt(
  world: World,
  me: PersonRow,
  board: string,
  seat: string | null,
  entropy: string,
): Promise<TableView> {
  await notApart(world, me, board);
  const answered = await atTable(world, board, async (tx, table) => {
    if (table.state !== 'open') throw conflict('already-started');
    const mine = (await club.challengesAt(tx, board)).filter(({ person }) => person === me.id);
    const seated = (await stored.sittersOf(tx, board)).some(one => one.person === me.id && one.seat !== BESIDE);
    if (seated) return mine;
    if (mine.length === 0) throw forbidden('not-asked');
    const chairs = (await stored.chairsOf(tx, board)).filter(({ bot }) => bot === null);
    for (const chair of chairs) {
      if (seat !== null && chair.seat !== seat) continue;
      if ((await sittersIn(tx, board, chair.seat)).length > 0) continue;
      await sitDown(world, tx, { board, seat: chair.seat, person: me.id, entropy });
      for (const one of mine) await club.settleChallenge(tx, one.id, 'accepted', world.now());
      return mine;
    }
    throw conflict('seat-taken');
  });
  await changed(world, board);
  for (const one of answered) await announceAnswer(world, one, me, true);
  await startIfFull(world, board);
  return tableView(world, board, me);
}

/** Whoever asked takes it back, or puts away that it was declined. */
export async function withdrawChallenge(world: World, me: PersonRow, id: string): Promise<void> {
  const row = await club.challengeById(world.store.db, id);
  if (row === undefined || row.by !== me.id) throw notFound();
  await club.dropChallenge(world.store.db, id);
}
