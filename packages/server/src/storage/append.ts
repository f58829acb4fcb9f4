import { isLost } from './lost.ts';
import type { JobRow, ProgressRow, RecordRow, SnapshotRow } from './schema.ts';

/** One move of one match with all that must become true with it, or not at all. */
export interface Append {
  readonly record: RecordRow;
  readonly progress: ProgressRow;
  readonly jobs: readonly JobRow[];
  readonly snapshot: SnapshotRow | null;
}

/** Writes a batch in one transaction and says, for each of it, whether it won. */
export type WriteBatch = (batch: readonly Append[]) => Promise<readonly boolean[]>;

const MOST_AT_ONCE = 128;
const NOTHING = (): void => {};

interface Waiting {
  readonly append: Append;
  readonly meanwhile: () => void;
  readonly resolve: (won: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Appends that arrive together share one transaction, and so one fsync: the more there are, the cheaper each is. An
 * append whose `(board, sequence)` or key is already taken loses, alone; the others of its transaction stand.
 */
export class Appender {
  private readonly write: WriteBatch;
  private readonly waiting: Waiting[] = [];
  private free: number;
  private readonly lanes: number;
  private readonly onIdle: (() => void)[] = [];
  /** Told when jobs came with a commit. */
  onCommit: () => void = () => {};
  /** For the metrics. */
  commits = 0;
  appended = 0;

  /** So many batches may be on their way at once. */
  constructor(write: WriteBatch, lanes: number) {
    this.write = write;
    this.lanes = lanes;
    this.free = lanes;
  }

  /** True when it is on disk; false when another append was there first. `meanwhile` is done while it is on its way, and may fail. */
  append(append: Append, meanwhile: () => void = NOTHING): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, meanwhile, resolve, reject });
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
      // One order for all, so that two processes never wait for each other.
      const batch = this.waiting.splice(0, MOST_AT_ONCE).sort((a, b) => (a.append.record.board < b.append.record.board ? -1 : 1));
      this.commit(batch).finally(() => {
        this.free++;
        this.pump();
      });
      for (const { meanwhile } of batch)
        try {
          meanwhile();
        } catch {
          // Whoever asked for it does it again when the append is done, and hears then what is wrong.
        }
    }
    if (this.free === this.lanes && this.waiting.length === 0) for (const done of this.onIdle.splice(0)) done();
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      this.settle(batch, await this.write(batch.map(({ append }) => append)));
    } catch (error) {
      if (batch.length === 1 || isLost(error)) for (const { reject } of batch) reject(error);
      // One that the database cannot take must not take the others along.
      else for (const one of batch) await this.commit([one]);
    }
  }

  private settle(batch: readonly Waiting[], won: readonly boolean[]): void {
    this.commits++;
    batch.forEach(({ resolve }, i) => {
      if (won[i]) this.appended++;
      resolve(won[i]);
    });
    if (batch.some(({ append }) => append.jobs.some(({ kind }) => kind === 'bot'))) this.onCommit();
  }
}
