import type { Engine } from '@polemos/games/releases';
import type { Chance, MatchLog, Setup } from '@polemos/kernel';
import { FairPool, TookTooLong, TooManyWait } from '../jobs/fair-pool.ts';
import { Refusal } from '../refusal.ts';
import type { RecordRow, TableRow } from '../storage/schema.ts';
import type { Replay, Replayed } from './replay.ts';
import type { Verdict } from './verify.ts';

/** A moment of a match as one pair of eyes saw it, or how the action before it looked. */
export interface Look {
  readonly kind: 'look';
  readonly game: string;
  /** The file of the rules that are not those of this release. */
  readonly release: string | null;
  readonly match: string;
  /** Up to which record the match is known to whoever looks. */
  readonly sequence: number;
  readonly at: number;
  readonly eyes: string | null;
  readonly frames: boolean;
  readonly setup: Setup;
  readonly chance: readonly Chance[];
  /** Null: perhaps it is known there. */
  readonly records: readonly Pick<RecordRow, 'sequence' | 'kind' | 'seat' | 'body'>[] | null;
}
export type Study =
  | Look
  | {
      readonly kind: 'replay';
      readonly game: string;
      readonly release: string | null;
      /** Of the rules under which it is played again. */
      readonly rules: number;
      readonly table: TableRow;
      readonly records: readonly RecordRow[];
    }
  | { readonly kind: 'verify' | 'audit'; readonly game: string; readonly release: string | null; readonly log: MatchLog };

/** Long, since a thread that is given up must read all games again before it helps the next. */
const PATIENCE = 60_000;
const MOST = 200;
/** Megabytes of a thread. */
const MEMORY = 256;

/** Whatever replays a match, away from the loop that answers people. */
export class Studies {
  private readonly gamesModule: string;
  /** One thread, fairly shared: it holds all games, and the matches that people look back at. */
  private readonly pool: FairPool;
  /** Another for matches that are opened: whoever plays does not wait for those who look back. */
  private readonly opening: FairPool;

  constructor(gamesModule: string) {
    const thread = new URL('./study-thread.ts', import.meta.url);
    this.gamesModule = gamesModule;
    const makePool = (): FairPool => new FairPool({ thread, threads: 1, patience: PATIENCE, most: MOST, memory: MEMORY });
    this.pool = makePool();
    this.opening = makePool();
  }

  /** From where a match that has to be played again can be taken up. */
  readonly replay: Replay = async ({ game: { id: game, rules }, release }, table, records) =>
    (await this.run({ kind: 'replay', game, release, rules, table, records }, table.id, this.opening)) as Replayed;

  async verify({ release }: Engine, log: MatchLog, who: string): Promise<Verdict> {
    return (await this.run({ kind: 'verify', game: log.game, release, log }, who)) as Verdict;
  }
  async audit({ release }: Engine, log: MatchLog, who: string): Promise<string> {
    return (await this.run({ kind: 'audit', game: log.game, release, log }, who)) as string;
  }

  /** `read` gives the records after one, when they are not known there yet. */
  async look(
    look: Omit<Look, 'kind' | 'records'>,
    who: string,
    read: (after: number) => Promise<readonly RecordRow[]>,
  ): Promise<string> {
    let records: Look['records'] = null;
    for (let tries = 0; tries < 3; tries++) {
      const seen = (await this.run({ kind: 'look', ...look, records }, who)) as
        | { text: string }
        | { missing: number }
        | { wrong: string };
      if ('text' in seen) return seen.text;
      if ('wrong' in seen) throw new Refusal(400, seen.wrong);
      records = await read(seen.missing);
    }
    throw new Refusal(503, 'busy');
  }

  private run(study: Study, who: string, pool = this.pool): Promise<unknown> {
    return pool.run({ ...study, gamesModule: this.gamesModule }, who).catch(error => {
      if (error instanceof TooManyWait || error instanceof TookTooLong) throw new Refusal(503, 'busy');
      throw error;
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.close(), this.opening.close()]);
  }
}
