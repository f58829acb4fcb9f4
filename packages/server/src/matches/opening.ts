import type { Engine } from '@polemos/games/releases';
import { KEPT_EVERY, type Snapshot } from '@polemos/kernel';
import { conflict, notFound, Refusal } from '../refusal.ts';
import { awayAt, standingAt } from '../storage/club.ts';
import { keepSnapshot, latestSnapshot, progressOf, recordsOf } from '../storage/records.ts';
import { BESIDE, type RecordRow, type SnapshotRow, type TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { carryTable, chairsOf, sittersOf, tableById } from '../storage/tables.ts';
import type { Clocks, Pace } from './clock.ts';
import type { Councillor, CouncilRule } from './command.ts';
import { Broken, Course, type StoredSnapshot } from './course.ts';
import type { Replay } from './replay.ts';
import type { Rulebooks } from './rulebooks.ts';
import type { Board, Common, Offer } from './show.ts';

/** A match at hand: its course, who sits where, whose time runs. */
export interface Live {
  readonly course: Course;
  readonly pace: Pace;
  readonly bots: ReadonlyMap<string, string>;
  readonly seatOf: ReadonlyMap<string, string>;
  readonly council: CouncilRule;
  /** By seat, in the order in which they came. */
  readonly councils: ReadonlyMap<string, readonly Councillor[]>;
  clocks: Clocks;
  /** Until when the seats are away whose people all are on vacation. */
  readonly rest: ReadonlyMap<string, number>;
  /** Seats that have moves ahead. */
  readonly ahead: ReadonlySet<string>;
  /** Keys of the latest moves of this process, so that a repeated one need not ask the store. */
  readonly keys: Map<string, number>;
  /** What all have before them, at the latest moment that was shown. */
  common: Common | null;
  /** What each seat has before it, so that only what is different need be sent. */
  readonly shown: Map<string | null, Board>;
  /** What each seat was offered when it was last offered anything, after which move. */
  readonly offered: Map<string | null, Offer>;
}

interface How {
  /** Only what had happened then. */
  readonly until?: number;
  /** Gone back to so many actions, which is about to be written. */
  readonly back?: number;
}

/** So many actions at most are played in the loop that answers people: a moment of a machine's time. */
export const FEW = KEPT_EVERY;

/** Opens matches from the store, under the rules with which they began. */
export class Opening {
  private readonly store: Store;
  private readonly rulebooks: Rulebooks;
  /** Matches that go on under no rules that are here. */
  private readonly frozen = new Set<string>();
  /** Told what a match that cannot be played on stumbled over. */
  broken: (error: Broken) => void = () => {};

  private readonly now: () => number;
  private readonly replay: Replay;

  constructor(store: Store, rulebooks: Rulebooks, now: () => number, replay: Replay) {
    this.store = store;
    this.rulebooks = rulebooks;
    this.now = now;
    this.replay = replay;
  }

  async live(board: string, how: Pick<How, 'back'> = {}): Promise<Live> {
    const { db } = this.store;
    const table = await this.started(board);
    if (table.start === null) throw conflict('not-started');
    const chairs = await chairsOf(db, board);
    const sitters = (await sittersOf(db, board)).filter(({ seat }) => seat !== BESIDE);
    return {
      course: await this.course(table, how),
      pace: JSON.parse(table.pace) as Pace,
      bots: new Map(chairs.flatMap(({ seat, bot }) => (bot === null ? [] : [[seat, bot]]))),
      seatOf: new Map(sitters.map(({ person, seat }) => [person, seat])),
      council: table.council,
      councils: councilsOf(sitters),
      clocks: await this.clocks(board),
      rest: restOf(sitters, await awayAt(db, board, this.now())),
      ahead: new Set((await standingAt(db, board)).map(({ seat }) => seat)),
      keys: new Map(),
      common: null,
      shown: new Map(),
      offered: new Map(),
    };
  }

  /** A match as it was at a moment. */
  async until(board: string, until: number): Promise<Course> {
    const table = await this.started(board);
    if (table.start === null) throw notFound();
    return this.course(table, { until });
  }

  async clocks(board: string): Promise<Clocks> {
    const progress = await progressOf(this.store.db, board);
    return progress === undefined ? {} : (JSON.parse(progress.clocks) as Clocks);
  }

  private async started(board: string): Promise<TableRow> {
    const table = await tableById(this.store.db, board);
    if (table === undefined) throw notFound();
    return table;
  }

  /**
   * Where neither this release nor a kept one has the rules with which a match began, it is carried on under those of this release if it
   * replays under them hash by hash, and then has their number; otherwise it is frozen: nobody's match becomes another by a release.
   */
  private async course(table: TableRow, how: How): Promise<Course> {
    const freeze = (): Refusal =>
      new Refusal(409, 'frozen', { rules: table.rules, release: this.rulebooks.game(table.game).rules });
    if (this.frozen.has(table.id)) throw freeze();
    for (const engine of await this.rulebooks.engines(table)) {
      try {
        return await this.under(engine, table, how);
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        this.broken(error);
      }
    }
    this.frozen.add(table.id);
    throw freeze();
  }

  private async under(engine: Engine, table: TableRow, how: How): Promise<Course> {
    const { db } = this.store;
    const { rules } = engine.game;
    const { until = Number.POSITIVE_INFINITY, back } = how;
    const records = madeBy(await recordsOf(db, table.id), until);
    const sequence = records.at(-1)?.sequence ?? 0;
    const kept = await latestSnapshot(db, table.id, { rules, sequence });
    const snapshot = kept === undefined ? null : readSnapshot(kept);
    if (rules !== table.rules) {
      // A snapshot of its last moment under these rules says that it has been replayed under them before.
      if (snapshot?.sequence !== sequence) await this.keep(engine, table, await this.found(engine, table, records));
      if (table.state === 'playing') await carryTable(db, table, rules);
      return this.under(engine, { ...table, rules }, how);
    }
    const ahead = back === undefined ? [] : [goingBack(table, sequence, back)];
    const course = Course.soon(engine, table, { records, snapshot, ahead }, FEW);
    if (course !== null) return course;
    const found = await this.found(engine, table, [...records, ...ahead]);
    // What is ahead of the records may never be written.
    if (ahead.length === 0) await this.keep(engine, table, found);
    const taken = Course.soon(engine, table, { records, snapshot: found, ahead }, Number.POSITIVE_INFINITY);
    if (taken === null) throw new Error(`${table.id} cannot be taken up where it was played to`);
    return taken;
  }

  /** All of a match is played, elsewhere. */
  private async found(engine: Engine, table: TableRow, records: readonly RecordRow[]): Promise<StoredSnapshot> {
    const replayed = await this.replay(engine, table, records);
    if ('broken' in replayed) throw new Broken(replayed.broken);
    return replayed.snapshot;
  }
  /** So that it is played once. That it could not be kept costs time alone. */
  private async keep(engine: Engine, table: TableRow, { sequence, snapshot }: StoredSnapshot): Promise<void> {
    const row = { board: table.id, sequence, rules: engine.game.rules, body: JSON.stringify(snapshot) };
    await keepSnapshot(this.store.db, row).catch(() => {});
  }
}

/** Those made by a moment. Clocks of several processes are not the same, and one may be set back: what follows one that is too late is too late. */
function madeBy(records: RecordRow[], until: number): RecordRow[] {
  const end = records.findIndex(({ at }) => at > until);
  return end < 0 ? records : records.slice(0, end);
}

/** As the record will be. */
const goingBack = (table: TableRow, sequence: number, to: number): RecordRow => ({
  board: table.id,
  sequence: sequence + 1,
  kind: 'rewind',
  seat: null,
  person: null,
  key: '',
  body: JSON.stringify({ to }),
  at: 0,
});

function readSnapshot({ sequence, body }: SnapshotRow): StoredSnapshot | null {
  try {
    const snapshot = JSON.parse(body) as Snapshot | null;
    return typeof snapshot?.at === 'number' ? { sequence, snapshot } : null;
  } catch {
    return null;
  }
}

function councilsOf(sitters: readonly { seat: string; person: string; vote: string | null }[]) {
  const councils = new Map<string, Councillor[]>();
  for (const { seat, person, vote } of sitters)
    councils.set(seat, [...(councils.get(seat) ?? []), { person, vote: vote === null ? null : JSON.parse(vote) }]);
  return councils;
}

/** A seat rests while everybody in it does, until the first of them is back. */
function restOf(
  sitters: readonly { seat: string; person: string }[],
  away: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const rest = new Map<string, number>();
  for (const { seat } of sitters) {
    const until = sitters.filter(one => one.seat === seat).map(({ person }) => away.get(person) ?? 0);
    if (!until.includes(0)) rest.set(seat, Math.min(...until));
  }
  return rest;
}
