import type { Engine } from '@polemos/games/releases';
import { commitment, type Game, isFaulty, Match, readSetup, type Setup, seededDice } from '@polemos/kernel';
import { deadlineOf, type Pace, startClocks } from '../matches/clock.ts';
import type { CouncilRule } from '../matches/command.ts';
import { Course } from '../matches/course.ts';
import { jobsAfter } from '../matches/follow-up.ts';
import { conflict, Refusal, wrong } from '../refusal.ts';
import { endChallenges } from '../storage/club.ts';
import { upsertJobs } from '../storage/jobs.ts';
import { lockPerson, personById } from '../storage/people.ts';
import { insertProgress } from '../storage/records.ts';
import { BESIDE, type ChairRow, type PersonRow, type SitterRow, type TableRow } from '../storage/schema.ts';
import type { Queries } from '../storage/store.ts';
import * as stored from '../storage/tables.ts';
import type { World } from '../world.ts';
import { checkLevel } from './levels.ts';
import { hostOf, type TableView, tableView } from './view.ts';

export interface NewTable {
  readonly game: string;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly position?: unknown;
  /** Somebody's own board, as a file says it. */
  readonly board?: unknown;
  readonly title?: string;
  readonly public: boolean;
  readonly pace: Pace;
  readonly spectators: boolean;
  readonly delay: number;
  /** The level of the bot in a seat. */
  readonly bots: Readonly<Record<string, string>>;
  /** Where the host sits; null: nowhere. */
  readonly seat: string | null;
  readonly entropy?: string;
  /** How people who share a seat share the command. */
  readonly council: CouncilRule;
  /** Starts when every seat has somebody, without a word of the host's. */
  readonly autostart?: boolean;
  /** Days after which somebody who gives no sign may be replaced. */
  readonly absence?: number;
}
/** A week without a sign is long. */
const ABSENCE = 7;

/** A new table. Its dice are promised before anybody can know who will sit at it. */
export async function createTable(world: World, me: PersonRow, given: NewTable): Promise<TableView> {
  const game = Object.hasOwn(world.games, given.game) ? world.games[given.game] : undefined;
  if (game === undefined) throw wrong('no-such-game');
  for (const level of Object.values(given.bots)) checkLevel(level, game.id);
  const setup = readSetup(game, given);
  if (isFaulty(setup)) throw wrong('bad-setup', { faults: setup.faults });
  await checkRoom(world, world.store.db, me);
  const laid = laidOut(world, me, given, setup, null);
  await world.store.db.transaction().execute(async tx => {
    await roomFor(world, tx, me);
    await putUp(tx, laid);
  });
  await startIfFull(world, laid.table.id);
  return tableView(world, laid.table.id, me);
}

/** A position from outside may be anything: where the rules stumble over it, or nobody can go on, it is no set-up. */
function tryOut(game: Game, setup: Setup): Match {
  let trial: ReturnType<typeof Match.begin>;
  try {
    trial = Match.begin(game, { match: 'trial', setup, dice: seededDice(1) });
    if (trial instanceof Match && trial.outcome === null) {
      const asked = trial.pending();
      if (asked.length === 0 || asked.some(({ seat }) => (trial as Match).legalCodes(seat).length === 0))
        throw wrong('bad-setup', { faults: [{ at: '/phase', what: 'nobody can go on from here' }] });
      for (const seat of trial.seats) trial.see(seat);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw wrong('bad-setup', { faults: [{ at: '/phase', what: 'the rules cannot begin here' }] });
  }
  if (!(trial instanceof Match)) throw wrong('bad-setup', isFaulty(trial) ? { faults: trial.faults } : {});
  return trial;
}

/** As many tables as somebody can have use for: the lobby is everybody's. */
const MOST_OPEN = { guest: 3, account: 12, bot: 12 } as const;
const MOST_TABLES = 60;
/** `waits`: the table will stand in the lobby until others come. */
async function hasRoom({ config }: World, db: Queries, { id, kind, owner }: PersonRow, waits: boolean): Promise<boolean> {
  if (!config.limits) return true;
  const { open, all } = await stored.tablesInUse(db, owner ?? id);
  return (!waits || open < MOST_OPEN[kind]) && all < MOST_TABLES;
}
export async function checkRoom(world: World, db: Queries, me: PersonRow, waits = true): Promise<void> {
  if (!(await hasRoom(world, db, me, waits))) throw conflict('too-many-tables');
}
/** The same where the table is put up: of many that somebody lays out in one moment each sees those before it. */
export async function roomFor(world: World, tx: Queries, me: PersonRow, waits = true): Promise<void> {
  if (!world.config.limits) return;
  await lockPerson(world.store, tx, me.owner ?? me.id);
  await checkRoom(world, tx, me, waits);
}
/** The first of them who may have one table more. */
export async function firstWithRoom(world: World, tx: Queries, people: readonly string[]): Promise<string | undefined> {
  for (const id of people) {
    const person = await personById(tx, id);
    if (person === undefined) continue;
    await lockPerson(world.store, tx, person.owner ?? id);
    if (await hasRoom(world, tx, person, true)) return id;
  }
  return undefined;
}

interface LaidOut {
  readonly table: TableRow;
  readonly chairs: readonly ChairRow[];
  readonly host: Omit<SitterRow, 'vote'> | null;
}

/** A table with its seats, not yet written down. */
export function laidOut(world: World, me: PersonRow, given: NewTable, setup: Setup, rematchOf: string | null): LaidOut {
  const game = world.rulebooks.game(given.game);
  // A trial match, thrown away: a set-up that does not begin is refused now, not when all have come.
  const trial = tryOut(game, setup);
  const seats = trial.seats;
  for (const seat of [...Object.keys(given.bots), ...(given.seat === null ? [] : [given.seat])])
    if (!seats.includes(seat)) throw wrong('no-such-seat', { seat });
  if (given.seat !== null && given.bots[given.seat] !== undefined) throw wrong('seat-taken');
  const id = world.chance.id();
  const secret = world.chance.secret();
  const now = world.now();
  const table: TableRow = {
    id,
    game: game.id,
    rules: game.rules,
    setup: JSON.stringify(setup),
    title: (given.title ?? '').trim().slice(0, 80),
    host: me.id,
    open: given.public ? 1 : 0,
    state: 'open',
    pace: JSON.stringify(given.pace),
    spectators: given.spectators ? 1 : 0,
    delay: given.delay,
    secret,
    commitment: commitment(id, secret),
    promised: '[]',
    entropy: '[]',
    start: null,
    rematchOf,
    council: given.council,
    autostart: given.autostart === true ? 1 : 0,
    absence: given.absence ?? ABSENCE,
    hook: null,
    verdict: null,
    created: now,
    started: null,
    ended: null,
  };
  const chairs = seats.map(
    (seat, position): ChairRow => ({
      board: id,
      seat,
      position,
      bot: given.bots[seat] ?? null,
      botSeed: world.chance.id(),
    }),
  );
  const sits = { board: id, person: me.id, entropy: given.entropy ?? '', joined: now, seen: 0 };
  return { table, chairs, host: given.seat === null ? null : { ...sits, seat: given.seat } };
}
export async function putUp(tx: Queries, { table, chairs, host }: LaidOut): Promise<void> {
  await stored.insertTable(tx, table, chairs);
  if (host !== null) await stored.insertSitter(tx, host);
}

/** The host starts when every seat has somebody. */
export async function startTable(world: World, me: PersonRow, id: string): Promise<TableView> {
  const { table } = await hostOf(world, id, me);
  if (table.state !== 'open') throw conflict('already-started');
  await begin(world, table);
  return tableView(world, id, me);
}

/** The last has sat down: where the table is to start by itself it does. Somebody who gets up meanwhile keeps it open. */
export async function startIfFull(world: World, id: string): Promise<boolean> {
  const table = await stored.tableById(world.store.db, id);
  if (table === undefined || table.state !== 'open' || table.autostart === 0) return false;
  const sitters = await stored.sittersOf(world.store.db, id);
  const chairs = await stored.chairsOf(world.store.db, id);
  const isFull = chairs.every(({ seat, bot }) => bot !== null || sitters.some(sitter => sitter.seat === seat));
  if (!isFull || !sitters.some(({ seat }) => seat !== BESIDE)) return false;
  try {
    await begin(world, table);
    return true;
  } catch (error) {
    if (error instanceof Refusal && ['already-started', 'seats-empty', 'seats-changed'].includes(error.code)) return false;
    throw error;
  }
}

/** From here on the match is its records. */
async function begin(world: World, table: TableRow): Promise<void> {
  const { id } = table;
  const { db } = world.store;
  const chairs = await stored.chairsOf(db, id);
  const sitters = await stored.sittersOf(db, id);
  const empty = chairs.filter(({ seat, bot }) => bot === null && !sitters.some(sitter => sitter.seat === seat));
  if (empty.length > 0) throw conflict('seats-empty', { seats: empty.map(({ seat }) => seat) });
  const now = world.now();
  // By seat, the entropy of all who sit there: nobody alone decides what the dice are made of.
  const entropy = chairs.map(({ seat }) =>
    sitters
      .filter(sitter => sitter.seat === seat)
      .map(sitter => sitter.entropy)
      .join('\n'),
  );
  // Whoever sat down before a release plays under its rules: nothing has happened yet.
  const engine = world.rulebooks.present(table.game);
  const { rules } = engine.game;
  const starting: TableRow = { ...table, rules, entropy: JSON.stringify(entropy), started: now };
  const { course, start } = begunWith(engine, starting);
  const toAct = course.match.pending().map(({ seat }) => seat);
  const pace = JSON.parse(table.pace) as Pace;
  const clocks = startClocks(pace, course.match.seats, toAct, now);
  const deadline = deadlineOf(clocks);
  const bots = new Map(chairs.flatMap(({ seat, bot }) => (bot === null ? [] : [[seat, bot] as const])));
  const nobody = {
    seatOf: new Map(),
    councils: new Map(),
    rest: new Map(),
    ahead: new Set<string>(),
    keys: new Map(),
    common: null,
    shown: new Map(),
    offered: new Map(),
  };
  const live = { course, pace, bots, council: table.council, clocks, ...nobody };
  const record = { board: id, sequence: 0, kind: 'act', seat: null, person: null, key: '', body: '', at: now } as const;
  await db.transaction().execute(async tx => {
    const change = { state: 'playing', rules, started: now, entropy: starting.entropy, start: JSON.stringify(start) } as const;
    if (!(await stored.startTable(tx, id, change))) throw conflict('already-started');
    // Somebody sat down or got up, or a bot did, while the match was laid out: the host shall see it before it starts.
    const there = { chairs: await stored.chairsOf(tx, id), sitters: await stored.sittersOf(tx, id) };
    if (placesOf(there) !== placesOf({ chairs, sitters })) throw conflict('seats-changed');
    await stored.voidInvitations(tx, id, now);
    await endChallenges(tx, id, now);
    await insertProgress(tx, {
      board: id,
      sequence: 0,
      version: course.match.version,
      toAct: JSON.stringify(toAct),
      deadline,
      clocks: JSON.stringify(clocks),
      outcome: null,
      updated: now,
    });
    const jobs = jobsAfter(live, record, toAct, deadline);
    if (jobs.length > 0) await upsertJobs(tx, jobs);
  });
  world.hub.changed(id, true);
  world.wake();
}

function begunWith(engine: Engine, table: TableRow): ReturnType<typeof Course.begin> {
  try {
    return Course.begin(engine, table);
  } catch {
    throw conflict('bad-setup');
  }
}

interface Places {
  readonly chairs: readonly Pick<ChairRow, 'seat' | 'bot'>[];
  readonly sitters: readonly Pick<SitterRow, 'seat' | 'person' | 'entropy'>[];
}
/** Whoever looks on comes and goes as they like. */
const placesOf = ({ chairs, sitters }: Places): string =>
  JSON.stringify([
    chairs.map(({ seat, bot }) => [seat, bot]),
    sitters.filter(({ seat }) => seat !== BESIDE).map(({ seat, person, entropy }) => [seat, person, entropy]),
  ]);
