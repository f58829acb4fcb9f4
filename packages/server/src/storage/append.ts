import { type Kysely, sql, type Transaction } from 'kysely';
import type { JobRow, ProgressRow, RecordRow, Schema } from './schema.ts';
import { CHANNEL } from './store.ts';

/** One move of one match with all that must become true with it, or not at all. */
export interface Append {
  readonly record: RecordRow;
  readonly progress: ProgressRow;
  readonly jobs: readonly JobRow[];
}

const MOST_AT_ONCE = 128;

/**
 * Appends that arrive together share one transaction, and so one fsync: the more there are, the cheaper each is. An
 * append whose `(board, sequence)` or key is already taken loses, alone; the others of its transaction stand.
 */
export class Appender {
  private readonly db: Kysely<Schema>;
  private readonly waiting: { append: Append; resolve: (won: boolean) => void; reject: (error: unknown) => void }[] = [];
  private readonly notify: string | null;
  private free: number;
  private readonly lanes: number;
  private readonly onIdle: (() => void)[] = [];
  /** Told when jobs came with a commit. */
  onCommit: () => void = () => {};
  /** For the metrics. */
  commits = 0;
  appended = 0;

  constructor(db: Kysely<Schema>, { lanes, notify }: { lanes: number; notify: string | null }) {
    this.db = db;
    this.lanes = lanes;
    this.free = lanes;
    this.notify = notify;
  }

  /** True when it is on disk; false when another append was there first. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      // One turn of the loop later, so that moves that arrived in the same breath are together.
      if (this.free > 0 && this.waiting.length === 1) setImmediate(() => this.pump());
    });
  }

  async idle(): Promise<void> {
    if (this.free === this.lanes && this.waiting.length === 0) return;
    await new Promise<void>(resolve => this.onIdle.push(resolve));
  }

  private pump(): void {
    while (this.free > 0 && this.waiting.length > 0) {
      this.free--;
      this.commit(this.waiting.splice(0, MOST_AT_ONCE)).finally(() => {
        this.free++;
        this.pump();
      });
    }
    if (this.free === this.lanes && this.waiting.length === 0) for (const done of this.onIdle.splice(0)) done();
  }

  private async commit(batch: typeof this.waiting): Promise<void> {
    // One order for all, so that two processes never wait for each other.
    batch.sort((a, b) => (a.append.record.board < b.append.record.board ? -1 : 1));
    try {
      const won = await this.db.transaction().execute(tx =>
        this.write(
          tx,
          batch.map(({ append }) => append),
        ),
      );
      this.commits++;
      this.appended += won.size;
      for (const { append, resolve } of batch) resolve(won.has(append.record.board));
      if (batch.some(({ append }) => append.jobs.some(({ kind }) => kind === 'bot'))) this.onCommit();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  private async write(tx: Transaction<Schema>, batch: readonly Append[]): Promise<ReadonlySet<string>> {
    const rows = await tx
      .insertInto('record')
      .values(batch.map(({ record }) => record))
      .onConflict(conflict => conflict.doNothing())
      .returning('board')
      .execute();
    const won = new Set(rows.map(({ board }) => board));
    const winners = batch.filter(({ record }) => won.has(record.board));
    if (winners.length === 0) return won;
    await tx
      .insertInto('progress')
      .values(winners.map(({ progress }) => progress))
      .onConflict(conflict =>
        conflict.column('board').doUpdateSet(eb => ({
          sequence: eb.ref('excluded.sequence'),
          version: eb.ref('excluded.version'),
          toAct: eb.ref('excluded.toAct'),
          deadline: eb.ref('excluded.deadline'),
          clocks: eb.ref('excluded.clocks'),
          outcome: eb.ref('excluded.outcome'),
          updated: eb.ref('excluded.updated'),
        })),
      )
      .execute();
    await this.openOrClose(tx, winners);
    const jobs = winners.flatMap(winner => winner.jobs);
    if (jobs.length > 0) await upsertJobs(tx, jobs);
    if (this.notify !== null)
      await sql`select pg_notify(${CHANNEL}, ${[this.notify, 'moved', [...won].join(','), ''].join('|')})`.execute(tx);
    return won;
  }

  /** A match that ended or was reopened changes the state of its table, in the same breath. */
  private async openOrClose(tx: Transaction<Schema>, winners: readonly Append[]): Promise<void> {
    for (const { record, progress } of winners) {
      if (progress.outcome === null && record.kind !== 'reopen') continue;
      const over = progress.outcome !== null;
      await tx
        .updateTable('board')
        .set({ state: over ? 'over' : 'playing', ended: over ? record.at : null })
        .where('id', '=', record.board)
        .execute();
    }
  }
}

/** A job is named by what it is for: a later one of the same name takes the place of the earlier. */
export async function upsertJobs(tx: Kysely<Schema>, jobs: readonly JobRow[]): Promise<void> {
  await tx
    .insertInto('job')
    .values([...jobs])
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet(eb => ({
        body: eb.ref('excluded.body'),
        due: eb.ref('excluded.due'),
        lease: eb.ref('excluded.lease'),
        attempts: eb.ref('excluded.attempts'),
        error: eb.ref('excluded.error'),
      })),
    )
    .execute();
}

/** A bot must think about a seat. The sequence says about which moment: when the match has gone on, it need not. */
export const botJob = (board: string, seat: string, sequence: number, due: number): JobRow => ({
  key: `bot:${board}:${seat}`,
  kind: 'bot',
  board,
  body: JSON.stringify({ sequence, seat }),
  due,
  lease: 0,
  attempts: 0,
  error: null,
});
