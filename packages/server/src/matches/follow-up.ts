import type { JobRow, RecordRow } from '../storage/schema.ts';
import type { Pace } from './clock.ts';
import type { Live } from './opening.ts';

/** A player who looks at the board is not written to: a notice waits so long, and goes only if nothing has happened. */
export const NOTICE_AFTER = 60_000;
const DAY = 24 * 60 * 60_000;

type Moment = Pick<RecordRow, 'board' | 'sequence' | 'at'>;

const jobOf = ({ board, sequence }: Moment, kind: JobRow['kind'], key: string, due: number, body: object): JobRow => ({
  key: `${kind}:${board}:${key}`,
  kind,
  board,
  body: JSON.stringify({ sequence, ...body }),
  due,
  lease: 0,
  attempts: 0,
  error: null,
});
/** The match is over: all are told. */
export const resultJob = (record: RecordRow): JobRow => jobOf(record, 'result', '', record.at, {});

/** What must follow a move, written with it: bots to think, people to tell, time to watch. */
export function jobsAfter(live: Live, record: RecordRow, toAct: readonly string[], deadline: number | null): readonly JobRow[] {
  const { at } = record;
  const job = (kind: JobRow['kind'], key: string, due: number, body: object): JobRow => jobOf(record, kind, key, due, body);
  if (live.course.outcome !== null) return [resultJob(record)];
  const jobs: JobRow[] = [];
  for (const seat of toAct)
    if (live.bots.has(seat)) jobs.push(job('bot', seat, at, { seat }));
    else {
      if (live.pace.kind !== 'live' && seat !== record.seat) jobs.push(job('turn', seat, at + NOTICE_AFTER, { seat }));
      // What somebody has taken back is theirs to decide.
      if (live.ahead.has(seat) && record.kind === 'act') jobs.push(job('ahead', seat, at, { seat }));
    }
  return deadline === null ? jobs : [...jobs, ...clockJobs(record, live.pace, deadline)];
}

/** Time to watch, where days are counted. */
export function clockJobs(at: Moment, pace: Pace, deadline: number): readonly JobRow[] {
  if (pace.kind !== 'days') return [];
  return [jobOf(at, 'reminder', '', deadline - Math.min(DAY, (pace.days * DAY) / 4), {}), jobOf(at, 'overdue', '', deadline, {})];
}
