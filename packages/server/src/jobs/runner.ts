import { createHmac } from 'node:crypto';
import { lateMatch } from '../leagues/announce.ts';
import { afterLeagueMatch } from '../leagues/season.ts';
import type { Live } from '../matches/opening.ts';
import { announce } from '../notifications/announce.ts';
import { Post } from '../notifications/deliver.ts';
import type { Metrics } from '../operation/metrics.ts';
import { bookLatest } from '../ratings/book.ts';
import { Refusal } from '../refusal.ts';
import { Turnstile } from '../sockets/turnstile.ts';
import * as stored from '../storage/notices.ts';
import type { JobRow } from '../storage/schema.ts';
import { aheadJob } from '../tables/ahead.ts';
import type { World } from '../world.ts';
import { Loop } from './loop.ts';
import type { Thinker } from './thinker.ts';

const LEASE = 30_000;
const RENEW_EVERY = 10_000;
const LOOK_EVERY = 1000;
const RETRY_AFTER = [1_000, 5_000, 30_000, 300_000];
/** How many questions to bots this process has in hand, and how many of them from the tables of one host. */
const IN_HAND = 64;
const OF_ONE_HOST = 4;
/** Milliseconds for letters that are under way when the server closes. */
const LAST_LETTERS = 5_000;
/** Refusals of what a bot decided that want nothing more of it. */
const SETTLED: ReadonlySet<string> = new Set(['stale', 'over', 'not-seated']);

/**
 * Does what is due, each kind in a loop of its own, so that none waits for another: bots that must think, people who must be
 * told, messages that must go out. Any process takes any job, with a lease: what a process had in hand when it died is taken
 * up by the next.
 */
export class Runner {
  private readonly world: World;
  private readonly thinker: Thinker | null;
  private readonly metrics: Metrics;
  private readonly loops: readonly Loop[];
  private readonly renewing: NodeJS.Timeout;
  private readonly turnstile = new Turnstile();
  private readonly post: Post;
  /** Jobs of bots that were taken and are not done yet, each with the host of its table. */
  private readonly thinking = new Map<JobRow, { readonly host: string; readonly done: Promise<void> }>();

  constructor(world: World, thinker: Thinker | null, metrics: Metrics) {
    this.world = world;
    this.thinker = thinker;
    this.metrics = metrics;
    this.post = new Post(world, metrics, () => this.loops[2].wake());
    const failed = (error: unknown): void => world.log.error({ err: error }, 'jobs cannot be taken');
    this.loops = [
      new Loop(() => this.takeBots(), failed),
      new Loop(() => this.tellPeople(), failed),
      new Loop(() => this.post.take(), failed),
    ];
    this.renewing = setInterval(() => this.renew(), RENEW_EVERY);
    this.renewing.unref();
  }

  start(): void {
    for (const loop of this.loops) loop.start(LOOK_EVERY);
  }
  wake(): void {
    for (const loop of this.loops) loop.wake();
  }
  async close(): Promise<void> {
    clearInterval(this.renewing);
    await Promise.all(this.loops.map(loop => loop.close()));
    // What is slow is sent again by whoever comes next: a process that is told to end has a few seconds.
    await Promise.race([this.post.settled(), new Promise(done => setTimeout(done, LAST_LETTERS).unref())]);
  }
  /** Whoever still thinks has been told to stop: their jobs are due again for whoever comes next. */
  async settled(): Promise<void> {
    await Promise.all([...this.thinking.values()].map(({ done }) => done));
  }

  /** Takes as many questions as there is room for, a few of each host: whoever has many tables waits behind none but himself. */
  private async takeBots(): Promise<boolean> {
    if (this.thinker === null || this.thinking.size >= IN_HAND) return false;
    const counts = new Map<string, number>();
    for (const { host } of this.thinking.values()) counts.set(host, (counts.get(host) ?? 0) + 1);
    const now = this.world.now();
    const taken = await stored.leaseBotJobs(this.world.store, {
      now,
      until: now + LEASE,
      limit: IN_HAND - this.thinking.size,
      busy: counts,
      each: OF_ONE_HOST,
    });
    for (const { job, host } of taken) {
      const done = this.do(job, () => this.think(job, host)).then(() => {
        this.thinking.delete(job);
        this.loops[0].wake();
      });
      this.thinking.set(job, { host, done });
    }
    return taken.length > 0;
  }

  private renew(): void {
    const keys = [...this.thinking.keys()].map(({ key }) => key);
    if (keys.length > 0) stored.renewJobs(this.world.store.db, keys, this.world.now() + LEASE).catch(() => {});
  }

  private async tellPeople(): Promise<boolean> {
    const now = this.world.now();
    const jobs = await stored.leaseNotices(this.world.store, now, now + LEASE, 32);
    // A file answers at once: whoever plays comes between one job and the next. A database that is asked does several meanwhile.
    const one = async (job: JobRow): Promise<void> => {
      await this.turnstile.enter();
      await this.do(job, () => this.tell(job));
    };
    await Promise.all(jobs.map(one));
    return jobs.length > 0;
  }

  /** What a finished match means for those who keep score is written down before anybody is told. */
  private async tell(job: JobRow): Promise<void> {
    if (job.kind === 'ahead') return aheadJob(this.world, job);
    if (job.kind === 'late') return lateMatch(this.world, job.board);
    if (job.kind === 'result') {
      await bookLatest(this.world);
      await afterLeagueMatch(this.world, job.board);
    }
    await announce(this.world, job);
  }

  private async do(job: JobRow, work: () => Promise<void>): Promise<void> {
    const { db } = this.world.store;
    try {
      await work().catch(error => {
        // A match that is frozen under this release wants nothing of anybody.
        if (!(error instanceof Refusal) || error.code !== 'frozen') throw error;
      });
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
  private async think(job: JobRow, host: string): Promise<void> {
    if (this.thinker === null) throw new Error('no bots think here');
    const { seat } = JSON.parse(job.body) as { seat: string };
    const { matches } = this.world;
    const asked = await matches.with(job.board, live => {
      const level = live.bots.get(seat);
      const { match, table } = live.course;
      const due = live.course.outcome === null && match.pending().some(one => one.seat === seat);
      if (level === undefined || !due) return null;
      // Of the table's secret, which nobody knows until the match is over: what a bot will do cannot be foretold.
      const seed = createHmac('sha256', table.secret).update(`bot ${seat} ${match.version}`).digest('hex');
      return {
        game: match.game.id,
        release: live.course.release,
        seen: match.see(seat),
        level,
        seed,
        line: `${job.board} ${seat} ${level}`,
        version: match.version,
      };
    });
    if (asked === null) return;
    const { version, ...question } = asked;
    const action = await this.thinker.choose(question, host);
    // Whoever has taken the seat while it thought decides for themselves.
    const still = (live: Live): boolean => live.bots.has(seat);
    const answer = await matches.act(job.board, { bot: seat }, { key: `version ${version}`, version, action }, still);
    if ('refused' in answer && !SETTLED.has(answer.refused.code))
      throw new Error(`a bot was refused: ${JSON.stringify(answer.refused)}`);
  }
}
