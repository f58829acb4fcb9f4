import { notFound } from '../refusal.ts';
import { progressOf } from '../storage/records.ts';
import type { RecordRow } from '../storage/schema.ts';
import type { World } from '../world.ts';
import type { Ended } from './course.ts';
import { resultJob } from './follow-up.ts';
import { type Answer, onceOf } from './move.ts';

/** Ends a match that goes on under no rules that are here: its last record is all that is needed. */
export async function endFrozen(
  { store, now: clock }: Pick<World, 'store' | 'now'>,
  board: string,
  person: string,
  ended: Ended,
): Promise<Answer> {
  const progress = await progressOf(store.db, board);
  if (progress === undefined) throw notFound();
  if (progress.outcome !== null) return { refused: { code: 'over' } };
  const now = clock();
  const sequence = progress.sequence + 1;
  const key = onceOf({ actor: { person }, key: `end:${now}` });
  const body = JSON.stringify(ended);
  const record: RecordRow = { board, sequence, kind: 'end', seat: ended.seat, person, key, body, at: now };
  const after = { ...progress, sequence, toAct: '[]', deadline: null, clocks: '{}', outcome: body, updated: now };
  const won = await store.appender.append({ record, progress: after, jobs: [resultJob(record)], snapshot: null });
  return won ? { ok: true, sequence, version: progress.version } : { refused: { code: 'stale' } };
}
