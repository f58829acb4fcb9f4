import { type Kysely, sql, type Transaction } from 'kysely';
import type { Append, WriteBatch } from './append.ts';
import { CHANNEL } from './channel.ts';
import { upsertJobs } from './jobs.ts';
import type { Schema } from './schema.ts';

/** A batch on PostgreSQL: a few statements with many rows each, and the word to the other processes, in one transaction. */
export const postgresAppends =
  (db: Kysely<Schema>, process: string): WriteBatch =>
  batch =>
    db.transaction().execute(async tx => {
      const won = await write(tx, batch);
      const winners = batch.filter(({ record }) => won.has(record.board));
      if (winners.length > 0) await follow(tx, winners);
      if (won.size > 0)
        await sql`select pg_notify(${CHANNEL}, ${[process, 'moved', [...won].join(','), ''].join('|')})`.execute(tx);
      return batch.map(({ record }) => won.has(record.board));
    });

async function write(tx: Transaction<Schema>, batch: readonly Append[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .insertInto('record')
    .values(batch.map(({ record }) => record))
    .onConflict(conflict => conflict.doNothing())
    .returning('board')
    .execute();
  return new Set(rows.map(({ board }) => board));
}

async function follow(tx: Transaction<Schema>, winners: readonly Append[]): Promise<void> {
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
  await openOrClose(tx, winners);
  const jobs = winners.flatMap(winner => winner.jobs);
  if (jobs.length > 0) await upsertJobs(tx, jobs);
  const snapshots = winners.flatMap(({ snapshot }) => (snapshot === null ? [] : [snapshot]));
  if (snapshots.length > 0)
    await tx
      .insertInto('snapshot')
      .values(snapshots)
      .onConflict(conflict => conflict.doNothing())
      .execute();
}

/** A match that ended or was reopened changes the state of its table, in the same breath. */
async function openOrClose(tx: Transaction<Schema>, winners: readonly Append[]): Promise<void> {
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
