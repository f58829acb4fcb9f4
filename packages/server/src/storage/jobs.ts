import type { Kysely } from 'kysely';
import type { JobRow, Schema } from './schema.ts';

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

/** A match of a league must be decided by then. */
export const lateJob = (board: string, deadline: number): JobRow => ({
  key: `late:${board}`,
  kind: 'late',
  board,
  body: '{}',
  due: deadline,
  lease: 0,
  attempts: 0,
  error: null,
});

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
