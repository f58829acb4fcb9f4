import { gameById } from '@polemos/games';
import { isFaulty, readSetup } from '@polemos/kernel';
import type { Pace } from '../matches/clock.ts';
import { announceSeat } from '../notifications/challenges.ts';
import { strengthOf } from '../ratings/strength.ts';
import { conflict, notFound, wrong } from '../refusal.ts';
import * as club from '../storage/club.ts';
import { lockPerson, personById } from '../storage/people.ts';
import { BESIDE, type PersonRow, type SeekRow } from '../storage/schema.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { checkRoom, laidOut, putUp, roomFor, startIfFull } from './create.ts';
import { FORSAKEN } from './list.ts';
import { join, sitDown } from './seats.ts';
import { type TableView, tableView } from './view.ts';

const DAY = 24 * 60 * 60_000;
/** A seek stands for a fortnight; one for a live clock for as long as somebody waits at the screen. */
const LASTS = { days: 14 * DAY, none: 14 * DAY, live: DAY / 12 } as const;
const MOST_SEEKS = 5;

/** "Anybody, Polis, three days a move." */
export interface Seek {
  readonly id: string;
  readonly game: string;
  readonly scenario: string | null;
  readonly pace: Pace;
  readonly by: { readonly id: string; readonly name: string; readonly kind: string };
  /** What they have reached in it. */
  readonly rated: number | null;
  readonly mine: boolean;
  readonly created: number;
}
export interface Wanted {
  readonly game: string;
  readonly scenario: string | null;
  readonly pace: Pace;
  readonly entropy: string;
}

export async function seeks(world: World, me: PersonRow | null): Promise<readonly Seek[]> {
  const apart = me === null ? new Set<string>() : await club.apartFrom(world.store.db, me.id);
  const open = (await club.openSeeks(world.store.db, world.now())).filter(({ person }) => !apart.has(person));
  return Promise.all(
    open.map(async ({ id, game, scenario, pace, person, name, kind, created }) => ({
      id,
      game,
      scenario: scenario === '' ? null : scenario,
      rated: await strengthOf(world, person, { game, scenario: scenario === '' ? null : scenario }),
      pace: JSON.parse(pace) as Pace,
      by: { id: person, name, kind },
      mine: person === me?.id,
      created,
    })),
  );
}

/**
 * Looks for anybody. Who wants the same is found at once, then a public table with a free seat; else it waits in the lobby.
 * It is written down before it looks: of two who look in the same moment at least one sees the other.
 */
export async function seek(world: World, me: PersonRow, wanted: Wanted): Promise<{ readonly table: TableView | null }> {
  checkWanted(world, wanted);
  await checkRoom(world, world.store.db, me, false);
  const { db } = world.store;
  const mine: SeekRow = {
    id: world.chance.id(),
    person: me.id,
    game: wanted.game,
    scenario: wanted.scenario ?? '',
    pace: JSON.stringify(wanted.pace),
    entropy: wanted.entropy,
    created: world.now(),
    expires: world.now() + LASTS[wanted.pace.kind],
  };
  await db.transaction().execute(async tx => {
    await lockPerson(world.store, tx, me.id);
    if ((await club.countSeeks(tx, me.id, world.now())) >= MOST_SEEKS) throw conflict('too-many-seeks');
    await club.insertSeek(tx, mine);
  });
  for (const other of await others(world, me, mine)) {
    const table = await pair(world, me, other, mine);
    if (table !== null) return { table };
  }
  const table = await freeSeat(world, me, mine);
  return { table };
}

/** Somebody clicks on what another seeks. */
export async function takeSeek(world: World, me: PersonRow, id: string, entropy: string): Promise<TableView> {
  const other = await club.seekById(world.store.db, id, world.now());
  if (other === undefined) throw notFound();
  if (other.person === me.id) throw wrong('that-is-you');
  if ((await club.apartFrom(world.store.db, me.id)).has(other.person)) throw conflict('not-with-you');
  const table = await pair(world, me, other, { entropy });
  if (table === null) throw conflict('already-taken');
  return table;
}
export async function dropSeek(world: World, me: PersonRow, id: string): Promise<void> {
  if (!(await club.dropSeek(world.store.db, me.id, id))) throw notFound();
}

function checkWanted(world: World, { game, scenario }: Wanted): void {
  const known = Object.hasOwn(world.games, game) ? world.games[game] : undefined;
  if (known === undefined) throw wrong('no-such-game');
  if (scenario !== null && !known.scenarios.some(({ id }) => id === scenario)) throw wrong('no-such-scenario');
}

/** Those who seek what suits, the one who waits longest first. */
async function others(world: World, me: PersonRow, mine: SeekRow) {
  const apart = await club.apartFrom(world.store.db, me.id);
  return (await club.seeksLike(world.store.db, mine, world.now())).filter(
    one => one.person !== me.id && !apart.has(one.person) && suits(one, mine),
  );
}
const suits = (a: Pick<SeekRow, 'game' | 'scenario' | 'pace'>, b: Pick<SeekRow, 'game' | 'scenario' | 'pace'>): boolean =>
  a.game === b.game && a.pace === b.pace && (a.scenario === '' || b.scenario === '' || a.scenario === b.scenario);

/** A table for both, sides by lot. Null: another was quicker. */
async function pair(
  world: World,
  me: PersonRow,
  other: SeekRow,
  mine: SeekRow | Pick<SeekRow, 'entropy'>,
): Promise<TableView | null> {
  const { db } = world.store;
  const host = await personById(db, other.person);
  if (host === undefined) return null;
  const scenario = other.scenario || ('scenario' in mine ? mine.scenario : '');
  const options = gameById(other.game)?.together?.options ?? {};
  const setup = readSetup(world.games[other.game], { options, ...(scenario === '' ? {} : { scenario }) });
  if (isFaulty(setup)) throw wrong('bad-setup', { faults: setup.faults });
  const given = {
    game: other.game,
    public: true,
    pace: JSON.parse(other.pace) as Pace,
    spectators: true,
    delay: 0,
    bots: {},
    seat: null,
    council: 'free',
    autostart: true,
  } as const;
  const laid = laidOut(world, host, given, setup, null);
  const seats = laid.chairs.map(({ seat }) => seat);
  const lot = Number.parseInt(world.chance.secret().slice(0, 8), 16) % seats.length;
  const [first, second] = [seats[lot], seats[(lot + 1) % seats.length]];
  const board = laid.table.id;
  const made = await db
    .transaction()
    .execute(async tx => {
      if (!(await club.takeSeeks(tx, [other.id, ...('id' in mine ? [mine.id] : [])]))) throw conflict('already-taken');
      await roomFor(world, tx, host, seats.length > 2);
      await putUp(tx, laid);
      await sitDown(world, tx, { board, seat: first, person: host.id, entropy: other.entropy });
      if (second !== first) await sitDown(world, tx, { board, seat: second, person: me.id, entropy: mine.entropy });
    })
    .then(
      () => true,
      error => {
        if (error instanceof Error && ['already-taken', 'too-many-tables'].includes(error.message)) return false;
        throw error;
      },
    );
  if (!made) return null;
  await startIfFull(world, board);
  await announceSeat(world, laid.table, { person: host.id, by: me });
  return tableView(world, board, me);
}

/** A public table that waits for just this. */
async function freeSeat(world: World, me: PersonRow, mine: SeekRow): Promise<TableView | null> {
  const { db } = world.store;
  const apart = await club.apartFrom(db, me.id);
  for (const row of await stored.openTables(db, { game: mine.game, limit: 100, since: world.now() - FORSAKEN })) {
    const scenario = (JSON.parse(row.setup) as { scenario: string }).scenario;
    if (row.state !== 'open' || !suits({ game: row.game, scenario, pace: row.pace }, mine)) continue;
    const sitters = await stored.sittersOf(db, row.id);
    if (sitters.some(({ person }) => person === me.id || apart.has(person))) continue;
    const taken = new Set(sitters.filter(({ seat }) => seat !== BESIDE).map(({ seat }) => seat));
    const free = (await stored.chairsOf(db, row.id)).find(({ seat, bot }) => bot === null && !taken.has(seat));
    if (free === undefined || taken.size === 0) continue;
    if (!(await club.dropSeek(db, me.id, mine.id))) return null;
    try {
      return await join(world, me, row.id, free.seat, mine.entropy);
    } catch {
      await club.insertSeek(db, mine);
    }
  }
  return null;
}
