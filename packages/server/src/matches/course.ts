import {
  type Acted,
  type Action,
  type Chance,
  type Entry,
  type Game,
  type GameEvent,
  Match,
  type MatchLog,
  type Outcome,
  type SealOfLog,
  type Setup,
  type Snapshot,
  sealedSource,
  seenBy,
} from '@polemos/kernel';
import type { RecordRow, TableRow } from '../storage/schema.ts';

/** What the records of a match hold, by their kind. */
export interface ActBody {
  readonly action: Action;
  readonly chance: readonly Chance[];
  readonly hash: string;
  readonly events: readonly GameEvent[];
}
export interface BackBody {
  readonly to: number;
}
/** A match that ended otherwise than by its rules. */
export interface Ended {
  readonly reason: 'resigned' | 'draw' | 'timeout';
  readonly seat: string | null;
  readonly score: readonly number[];
}
export interface Start {
  readonly chance: readonly Chance[];
  readonly hash: string;
  readonly events: readonly GameEvent[];
}

/** One thing that happened, as a seat may know it. */
export interface News {
  readonly sequence: number;
  readonly at: number;
  readonly kind: RecordRow['kind'] | 'start';
  readonly seat: string | null;
  readonly events: readonly GameEvent[];
  /** Undo and rewind: how many actions stand. */
  readonly to?: number;
  readonly ended?: Ended;
}

/** For a log, which is read by people who may sit at the table: what happened is not told. */
const becameOf = (acted: Acted): string =>
  'refused' in acted ? acted.refused.code : 'ok' in acted ? 'another position' : 'chance is missing';

/** A stored match does not replay: other rules, or damage. */
export class Broken extends Error {}

const RECENT = 256;

/** A match and its records: the kernel's match, and what people have settled beside the rules. */
export class Course {
  readonly table: TableRow;
  readonly match: Match;
  sequence = 0;
  at: number;
  ended: Ended | null = null;
  /** The latest records and what they hold, for those who were away for a moment. */
  private recent: { readonly record: RecordRow; readonly body: object }[] = [];

  private constructor(table: TableRow, match: Match) {
    this.table = table;
    this.match = match;
    this.at = table.started ?? table.created;
    // What was taken back has used up its dice: nobody knows what will fall the second time.
    const streams = sealedSource({ match: table.id, secret: table.secret, entropy: entropyOf(table) });
    match.dice = action => streams(action + match.goneBack);
  }

  /** The first throw of a match that starts. */
  static begin(game: Game, table: TableRow): { readonly course: Course; readonly start: Start } {
    const streams = sealedSource({ match: table.id, secret: table.secret, entropy: entropyOf(table) });
    const match = Match.begin(game, { match: table.id, setup: setupOf(table), dice: streams, seal: sealOf(table) });
    if (!(match instanceof Match)) throw new Broken(`${table.id} does not begin: ${JSON.stringify(match)}`);
    const { start } = match.log();
    return { course: new Course(table, match), start: { ...start, events: match.allEvents()[0] } };
  }

  /** A match as its records tell it. With a snapshot only what came after it is played again. */
  static load(game: Game, table: TableRow, records: readonly RecordRow[], snapshot: StoredSnapshot | null): Course {
    return Course.resume(game, table, records, snapshot) ?? Course.replay(game, table, records);
  }

  private static replay(game: Game, table: TableRow, records: readonly RecordRow[]): Course {
    const start = startOf(table);
    const match = Match.begin(game, {
      match: table.id,
      setup: setupOf(table),
      dice: null,
      seal: sealOf(table),
      chance: start.chance,
    });
    if (!(match instanceof Match) || match.hash() !== start.hash) throw new Broken(`${table.id} does not begin as it did`);
    const course = new Course(table, match);
    for (const record of records) course.apply(record);
    return course;
  }

  private static resume(
    game: Game,
    table: TableRow,
    records: readonly RecordRow[],
    snapshot: StoredSnapshot | null,
  ): Course | null {
    if (snapshot === null) return null;
    const after = records.filter(({ sequence }) => sequence > snapshot.sequence);
    if (after.some(record => record.kind === 'rewind' && bodyOf<BackBody>(record).to < snapshot.snapshot.at)) return null;
    const before = records.filter(({ sequence }) => sequence <= snapshot.sequence);
    const log = logOf(game, table, before);
    const match = Match.resume(game, log, snapshot.snapshot, null);
    if (match === null || log.entries.length !== snapshot.snapshot.at) return null;
    const course = new Course(table, match);
    course.sequence = snapshot.sequence;
    course.recent = before.slice(-RECENT).map(record => ({ record, body: bodyOf(record) }));
    for (const record of after) course.apply(record);
    return course;
  }

  /** One more record from the store. It must do now what it did when it was written. */
  apply(record: RecordRow): void {
    switch (record.kind) {
      case 'act': {
        const { action, chance, hash } = bodyOf<ActBody>(record);
        const { dice } = this.match;
        this.match.dice = null;
        const acted = this.match.act(record.seat ?? '', action, { chance });
        this.match.dice = dice;
        if (!('ok' in acted) || this.match.hash() !== hash)
          throw new Broken(`${record.board} parts from its record at ${record.sequence}: ${becameOf(acted)}`);
        break;
      }
      case 'undo': {
        const undone = this.match.undo(record.seat, bodyOf<BackBody>(record).to);
        if (!('ok' in undone)) throw new Broken(`${record.board} cannot go back at ${record.sequence}`);
        break;
      }
      case 'rewind':
        this.match.rewind(bodyOf<BackBody>(record).to);
        break;
      case 'end':
        this.ended = bodyOf<Ended>(record);
        break;
      case 'reopen':
        this.ended = null;
        break;
      default:
        throw new Broken(`an unknown record: ${record.kind satisfies never}`);
    }
    this.took(record);
  }

  /** A record that this match itself made: it has already done what it says. */
  took(record: RecordRow, body: object = bodyOf(record)): void {
    this.sequence = record.sequence;
    this.at = record.at;
    this.recent.push({ record, body });
    if (this.recent.length > RECENT * 2) this.recent = this.recent.slice(-RECENT);
  }

  get outcome(): Outcome | Ended | null {
    return this.ended ?? this.match.outcome;
  }

  /** What happened after a sequence, as a seat may know it; null when it is too long ago to be at hand. */
  newsSince(seat: string | null, since: number): readonly News[] | null {
    if (since >= this.sequence) return [];
    const first = this.recent[0]?.record.sequence ?? Number.POSITIVE_INFINITY;
    if (first > since + 1) return null;
    return this.recent.slice(since + 1 - first).map(({ record, body }) => newsOf(record, seat, body));
  }
}

export interface StoredSnapshot {
  readonly sequence: number;
  readonly snapshot: Snapshot;
}

export const bodyOf = <B>(record: RecordRow): B => JSON.parse(record.body) as B;
export const setupOf = (table: TableRow): Setup => JSON.parse(table.setup) as Setup;
export const entropyOf = (table: TableRow): readonly string[] => JSON.parse(table.entropy) as string[];
export const startOf = (table: TableRow): Start => JSON.parse(table.start ?? '{}') as Start;
export const sealOf = (table: TableRow): SealOfLog => ({
  commitment: table.commitment,
  entropy: entropyOf(table),
  secret: table.secret,
});

export function newsOf(record: RecordRow, seat: string | null, body: object = bodyOf(record)): News {
  const { sequence, at, kind } = record;
  const news = { sequence, at, kind, seat: record.seat, events: [] };
  switch (kind) {
    case 'act':
      return { ...news, events: (body as ActBody).events.map(event => seenBy(event, seat)) };
    case 'undo':
    case 'rewind':
      return { ...news, to: (body as BackBody).to };
    case 'end':
      return { ...news, ended: body as Ended };
    default:
      return news;
  }
}

/** The kernel's log from stored records: what was taken back is gone from it, and remembered in `takenBack`. */
export function logOf(game: Game, table: TableRow, records: readonly RecordRow[]): MatchLog {
  const entries: Entry[] = [];
  const takenBack: { at: number; count: number }[] = [];
  for (const record of records)
    if (record.kind === 'act') {
      const { action, chance, hash } = bodyOf<ActBody>(record);
      entries.push({ seat: record.seat ?? '', action, chance, hash });
    } else if (record.kind === 'undo' || record.kind === 'rewind') {
      const { to } = bodyOf<BackBody>(record);
      takenBack.push({ at: to, count: entries.length - to });
      entries.length = to;
    }
  const { chance, hash } = startOf(table);
  return {
    format: 1,
    game: game.id,
    rules: table.rules,
    match: table.id,
    setup: setupOf(table),
    start: { chance, hash },
    entries,
    takenBack,
    forkOf: null,
    seal: sealOf(table),
  };
}
