import { announce } from '../notifications/announce.ts';
import { deliverDue } from '../notifications/deliver.ts';
import type { Metrics } from '../operation/metrics.ts';
import * as stored from '../storage/notices.ts';
import type { JobRow } from '../storage/schema.ts';
import type { World } from '../world.ts';
import type { Thinker } from './thinker.ts';

const LEASE = 30_000;
const LOOK_EVERY = 1000;
const RETRY_AFTER = [1_000, 5_000, 30_000, 300_000];

/**
 * Does what is due: bots that must think, people who must be told. Any process takes any job, with a lease: what a
 * process had in hand when it died is taken up by the next.
 */
export class Runner {
  private readonly world: World;
  private readonly thinker: Thinker | null;
  private readonly metrics: Metrics;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private again = false;
  private closed = false;

  constructor(world: World, thinker: Thinker | null, metrics: Metrics) {
    this.world = world;
    this.thinker = thinker;
    this.metrics = metrics;
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY);
    this.timer.unref();
    this.wake();
  }
  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.running;
  }

  wake(): void {
    if (this.closed) return;
    if (this.running !== null) {
      this.again = true;
      return;
    }
    this.running = this.run()
      .catch(error => this.world.log.error({ err: error }, 'jobs cannot be taken'))
      .finally(() => {
        this.running = null;
        if (this.again && !this.closed) {
          this.again = false;
          this.wake();
        }
      });
  }

  /** Until nothing is due. */
  async run(): Promise<void> {
    for (;;) {
      const now = this.world.now();
      const jobs = await stored.leaseJobs(this.world.store, now, now + LEASE, 32);
      await Promise.all(jobs.map(job => this.do(job)));
      const sent = await deliverDue(this.world);
      if ((jobs.length === 0 && sent === 0) || this.closed) return;
    }
  }

  private async do(job: JobRow): Promise<void> {
    const { db } = this.world.store;
    try {
      if (job.kind === 'bot') await this.think(job);
      else await announce(this.world, job);
      await stored.finishJob(db, job);
      this.metrics.jobs.inc({ kind: job.kind, result: 'done' });
    } catch (error) {
      const wait = RETRY_AFTER[Math.min(job.attempts, RETRY_AFTER.length - 1)];
      this.metrics.jobs.inc({ kind: job.kind, result: 'failed' });
      this.world.log.warn({ err: error, job: job.key }, 'a job failed');
      await stored.failJob(db, job, this.world.now() + wait, String((error as Error).message).slice(0, 200)).catch(() => {});
    }
  }

  /** A bot decides, from what its seat may know, and acts like everybody else. */
  private async think(job: JobRow): Promise<void> {
    if (this.thinker === null) throw new Error('no bots think here');
    const { seat } = JSON.parse(job.body) as { seat: string };
    const { matches } = this.world;
    const asked = await matches.with(job.board, live => {
      const level = live.bots.get(seat);
      const { match } = live.course;
      const due = live.course.outcome === null && match.pending().some(one => one.seat === seat);
      if (level === undefined || !due) return null;
      return { game: match.game.id, seen: match.see(seat), level, version: match.version };
    });
    if (asked === null) return;
    const seed = `${job.board} ${seat} ${asked.version}`;
    const action = await this.thinker.choose({ game: asked.game, level: asked.level, seed, seen: asked.seen });
    const key = `version ${asked.version}`;
    const answer = await matches.act(job.board, { bot: seat }, { key, version: asked.version, action });
    if ('refused' in answer && answer.refused.code !== 'stale' && answer.refused.code !== 'over')
      throw new Error(`a bot was refused: ${JSON.stringify(answer.refused)}`);
  }
}
