import type { Engine } from '@polemos/games/releases';
import {
  type Acted,
  type Action,
  type Chance,
  type Entry,
  type GameEvent,
  type Match,
  type MatchLog,
  type Outcome,
  promisedSource,
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
  /** `arbiter`, `void`: an admin has ended it, with a result or without any. */
  readonly reason: 'resigned' | 'draw' | 'timeout' | 'arbiter' | 'void';
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

/** So many records stay at hand; what happened before them is read from the store. */
const RECENT = 32;

/** A match and its records: the kernel's match, and what people have settled beside the rules. */
export class Course {
  readonly table: TableRow;
  readonly match: Match;
  /** Where its rules come from, when they are not those of this release. */
  readonly release: string | null;
  sequence = 0;
  at: number;
  ended: Ended | null = null;
  /** After how many actions the last snapshot was. */
  private kept = 0;
  /** The latest records and what they hold, for those who were away for a moment. */
  private recent: Recent[] = [];
  /** What stands in them, in characters. */
  private written = 0;

  private constructor(table: TableRow, match: Match, release: string | null) {
    this.release = release;
    this.table = table;
    this.match = match;
    this.at = table.started ?? table.created;
    // What was taken back has used up its dice: nobody knows what will fall the second time.
    const streams = promisedSource({ match: table.id, secret: table.secret, entropy: entropyOf(table) }, promisedBefore(table));
    match.dice = action => streams(action + match.goneBack);
  }

  /** The first throw of a match that starts. */
  static begin({ game, Match: Maker, release }: Engine, table: TableRow): { readonly course: Course; readonly start: Start } {
    const streams = sealedSource({ match: table.id, secret: table.secret, entropy: entropyOf(table) });
    const match = Maker.begin(game, { match: table.id, setup: setupOf(table), dice: streams, seal: sealOf(table) });
    if (!(match instanceof Maker)) throw new Broken(`${table.id} does not begin: ${JSON.stringify(match)}`);
    const { start } = match.log();
    return { course: new Course(table, match, release), start: { ...start, events: match.allEvents()[0] } };
  }

  /** A match as its records tell it. With a snapshot only what came after it is played again. */
  static load(engine: Engine, table: TableRow, records: readonly RecordRow[], snapshot: StoredSnapshot | null): Course {
    return Course.soon(engine, table, { records, snapshot }, Number.POSITIVE_INFINITY) as Course;
  }

  /** The same; null where more than `most` actions would have to be played for it, which somebody else shall do. */
  static soon(engine: Engine, table: TableRow, stored: Stored, most: number): Course | null {
    const { records, ahead = [] } = stored;
    const resumed = Course.resume(engine, table, stored, most);
    const short = ahead.length === 0 && records.length <= most;
    const course = resumed ?? (short ? Course.replay(engine, table, records) : null);
    course?.match.lighten();
    return course;
  }

  /** From the set-up on, every record as it came. */
  static replay({ game, Match: Maker, release }: Engine, table: TableRow, records: readonly RecordRow[]): Course {
    const start = startOf(table);
    const match = Maker.begin(game, {
      match: table.id,
      setup: setupOf(table),
      dice: null,
      seal: sealOf(table),
      chance: start.chance,
    });
    if (!(match instanceof Maker) || match.hash() !== start.hash) throw new Broken(`${table.id} does not begin as it did`);
    if (records.some(({ kind }) => kind === 'rewind')) {
      const course = new Course(table, match, release);
      for (const record of records) course.apply(record);
      return course;
    }
    const { entries, takenBack } = logOf(table, records);
    const parted = match.follow(entries, takenBack);
    if (parted !== null) throw new Broken(`${table.id} parts from its record at ${parted.diverged}`);
    return Course.after(table, match, release, records);
  }

  /** What was taken back since the snapshot is not played at all: whoever goes to and fro a thousand times costs nobody a second. */
  private static resume(engine: Engine, table: TableRow, { records, snapshot, ahead = [] }: Stored, most: number): Course | null {
    if (snapshot === null) return null;
    const { at } = snapshot.snapshot;
    const isBack = ({ kind }: RecordRow): boolean => kind === 'undo' || kind === 'rewind';
    const all = [...records, ...ahead];
    const backs = all.filter(isBack);
    const before = backs.filter(({ sequence }) => sequence <= snapshot.sequence).length;
    const after = backs.slice(before);
    if (after.some(record => record.kind === 'rewind' || bodyOf<BackBody>(record).to < at)) return null;
    const log = logOf(table, all);
    if (log.entries.length < at || log.entries.length > at + most) return null;
    const match = resumed(engine, { ...log, takenBack: log.takenBack.slice(0, before) }, snapshot.snapshot);
    if (match === null || match.follow(log.entries.slice(at), log.takenBack.slice(before)) !== null) return null;
    const course = Course.after(table, match, engine.release, records);
    course.kept = at;
    return course;
  }

  /** A match that has already done what these records say. */
  private static after(table: TableRow, match: Match, release: string | null, records: readonly RecordRow[]): Course {
    const course = new Course(table, match, release);
    for (const record of records) {
      if (record.kind === 'end') course.ended = bodyOf<Ended>(record);
      else if (record.kind === 'reopen') course.ended = null;
    }
    for (const record of records.slice(-RECENT)) course.took(record);
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
    const { sequence, at, kind, seat } = record;
    this.recent.push({ sequence, at, kind, seat, body, length: record.body.length });
    this.written += record.body.length;
    if (this.recent.length <= RECENT * 2) return;
    this.recent = this.recent.slice(-RECENT);
    this.written = this.recent.reduce((sum, { length }) => sum + length, 0);
  }

  /** A moment from which it can be taken up, when there is a later one than the last. */
  snapshot(): Snapshot | null {
    const snapshot = this.match.snapshot(this.kept);
    if (snapshot === null || snapshot.at <= this.kept) return null;
    this.kept = snapshot.at;
    return snapshot;
  }

  /** About how many bytes it holds. */
  weight(): number {
    return this.match.weight() + 4 * this.written + 400 * this.recent.length;
  }

  get outcome(): Outcome | Ended | null {
    return this.ended ?? this.match.outcome;
  }

  /** What happened after a sequence, as a seat may know it; null when it is too long ago to be at hand. */
  newsSince(seat: string | null, since: number): readonly News[] | null {
    if (since >= this.sequence) return [];
    const last = this.recent.at(-1);
    if (last?.sequence === since + 1) return [newsOf(last, seat, last.body)];
    const first = this.recent[0]?.sequence ?? Number.POSITIVE_INFINITY;
    if (first > since + 1) return null;
    return this.recent.slice(since + 1 - first).map(one => newsOf(one, seat, one.body));
  }
}

type Happened = Pick<RecordRow, 'sequence' | 'at' | 'kind' | 'seat'>;
/** A record at hand: read, and how long it was. */
interface Recent extends Happened {
  readonly body: object;
  readonly length: number;
}

/** Null where the snapshot is of no use, whatever stands in it: the log is the match. */
function resumed({ game, Match: Maker }: Engine, log: MatchLog, snapshot: Snapshot): Match | null {
  try {
    return Maker.resume(game, log, snapshot, null);
  } catch {
    return null;
  }
}

export interface StoredSnapshot {
  readonly sequence: number;
  readonly snapshot: Snapshot;
}
/** What a match is taken up from. */
export interface Stored {
  readonly records: readonly RecordRow[];
  readonly snapshot: StoredSnapshot | null;
  /** What its match shall have done already, and is about to be written. */
  readonly ahead?: readonly RecordRow[];
}

export const bodyOf = <B>(record: RecordRow): B => JSON.parse(record.body) as B;
export const setupOf = (table: TableRow): Setup => JSON.parse(table.setup) as Setup;
export const entropyOf = (table: TableRow): readonly string[] => JSON.parse(table.entropy) as string[];
export const startOf = (table: TableRow): Start => JSON.parse(table.start ?? '{}') as Start;
export const promisedBefore = (table: TableRow): NonNullable<SealOfLog['before']> =>
  JSON.parse(table.promised) as NonNullable<SealOfLog['before']>;
export const sealOf = (table: TableRow): SealOfLog => ({
  commitment: table.commitment,
  entropy: entropyOf(table),
  secret: table.secret,
  ...(promisedBefore(table).length === 0 ? {} : { before: promisedBefore(table) }),
});

export function newsOf({ sequence, at, kind, seat: by }: Happened, seat: string | null, body: object): News {
  switch (kind) {
    case 'act':
      return { sequence, at, kind, seat: by, events: seenByAll((body as ActBody).events, seat) };
    case 'undo':
    case 'rewind':
      return { sequence, at, kind, seat: by, events: [], to: (body as BackBody).to };
    case 'end':
      return { sequence, at, kind, seat: by, events: [], ended: body as Ended };
    default:
      return { sequence, at, kind, seat: by, events: [] };
  }
}
/** The same list where nothing in it is secret: whoever compares sees that all are told alike. */
const seenByAll = (events: readonly GameEvent[], seat: string | null): readonly GameEvent[] =>
  events.every(({ secret }) => secret === undefined) ? events : events.map(event => seenBy(event, seat));

/** The kernel's log from stored records: what was taken back is gone from it, and remembered in `takenBack`. */
export function logOf(table: TableRow, records: readonly RecordRow[]): MatchLog {
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
    game: table.game,
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
