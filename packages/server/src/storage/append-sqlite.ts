import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Append } from './append.ts';

/** A move as it goes to a thread: plain values in the order of the columns, since whatever is nested costs on the way. */
export interface Rows {
  readonly record: readonly SQLInputValue[];
  readonly progress: readonly SQLInputValue[];
  /** What few moves bring along. */
  readonly more: More | null;
}
interface More {
  /** The state of its table, when that becomes another. */
  readonly state: readonly SQLInputValue[] | null;
  readonly jobs: readonly (readonly SQLInputValue[])[];
  readonly snapshot: readonly SQLInputValue[] | null;
}

export function rowsOf({ record: r, progress: p, jobs, snapshot }: Append): Rows {
  const over = p.outcome !== null;
  const turns = over || r.kind === 'reopen';
  return {
    record: [r.board, r.sequence, r.kind, r.seat, r.person, r.key, r.body, r.at],
    progress: [p.board, p.sequence, p.version, p.toAct, p.deadline, p.clocks, p.outcome, p.updated],
    more:
      !turns && jobs.length === 0 && snapshot === null
        ? null
        : {
            state: turns ? [over ? 'over' : 'playing', over ? r.at : null, r.board] : null,
            jobs: jobs.map(job => JOB.map(column => job[column])),
            snapshot: snapshot === null ? null : SNAPSHOT.map(column => snapshot[column]),
          },
  };
}

const RECORD = ['board', 'sequence', 'kind', 'seat', 'person', 'key', 'body', 'at'] as const;
const PROGRESS = ['board', 'sequence', 'version', 'toAct', 'deadline', 'clocks', 'outcome', 'updated'] as const;
const JOB = ['key', 'kind', 'board', 'body', 'due', 'lease', 'attempts', 'error'] as const;
const SNAPSHOT = ['board', 'sequence', 'rules', 'body'] as const;

const insert = (table: string, columns: readonly string[], conflict: string): string =>
  `insert into ${table} (${columns.map(c => `"${c}"`).join(', ')}) values (${columns.map(() => '?').join(', ')}) on conflict ${conflict}`;
const update = (columns: readonly string[]): string => columns.map(c => `"${c}" = excluded."${c}"`).join(', ');

/** Appends on SQLite, by statements that are prepared once: what every move of every match goes through. */
export class SqliteAppends {
  private readonly begin: StatementSync;
  private readonly commit: StatementSync;
  private readonly rollback: StatementSync;
  private readonly record: StatementSync;
  private readonly progress: StatementSync;
  private readonly state: StatementSync;
  private readonly job: StatementSync;
  private readonly snapshot: StatementSync;

  constructor(db: DatabaseSync) {
    this.begin = db.prepare('begin immediate');
    this.commit = db.prepare('commit');
    this.rollback = db.prepare('rollback');
    this.record = db.prepare(insert('record', RECORD, 'do nothing'));
    this.progress = db.prepare(insert('progress', PROGRESS, `("board") do update set ${update(PROGRESS.slice(1))}`));
    this.state = db.prepare('update board set state = ?, ended = ? where id = ?');
    this.job = db.prepare(insert('job', JOB, `("key") do update set ${update(['body', 'due', 'lease', 'attempts', 'error'])}`));
    this.snapshot = db.prepare(insert('snapshot', SNAPSHOT, 'do nothing'));
  }

  /** Returns after the fsync. */
  write(batch: readonly Rows[]): boolean[] {
    this.begin.run();
    try {
      const won = batch.map(rows => this.append(rows));
      this.commit.run();
      return won;
    } catch (error) {
      this.rollback.run();
      throw error;
    }
  }

  private append({ record, progress, more }: Rows): boolean {
    if (this.record.run(...record).changes === 0) return false;
    this.progress.run(...progress);
    if (more === null) return true;
    if (more.state !== null) this.state.run(...more.state);
    for (const job of more.jobs) this.job.run(...job);
    if (more.snapshot !== null) this.snapshot.run(...more.snapshot);
    return true;
  }
}
