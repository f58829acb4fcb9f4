import { Worker } from 'node:worker_threads';
import type { Append } from './append.ts';
import { type Rows, rowsOf, SqliteAppends } from './append-sqlite.ts';
import { Checkpoints } from './checkpoints.ts';
import type { SqliteDriver } from './sqlite.ts';

/** From so many on, a batch is worth the way to another thread and back. */
const WORTH_A_THREAD = 3;

/**
 * The one lane of appends to a SQLite file. A lonely move is written where it is, which is the shortest way; several go to
 * a thread, so that people are answered while the disk works.
 */
export class SqliteLane {
  private readonly driver: SqliteDriver;
  private readonly file: string;
  private appends: SqliteAppends | null = null;
  private readonly checkpoints: Checkpoints;
  private thread: Worker | null = null;
  private settle: { resolve: (won: readonly boolean[]) => void; reject: (error: Error) => void } | null = null;

  constructor(driver: SqliteDriver, file: string) {
    this.driver = driver;
    this.file = file;
    this.checkpoints = new Checkpoints(file, driver.writing);
  }

  readonly write = async (batch: readonly Append[]): Promise<readonly boolean[]> => {
    const rows = batch.map(rowsOf);
    if (this.file === ':memory:') return this.writeHere(rows);
    const won = await (batch.length < WORTH_A_THREAD ? this.writeHere(rows) : this.writeThere(rows));
    this.checkpoints.wrote(batch.length);
    return won;
  };

  async close(): Promise<void> {
    await this.checkpoints.close();
    await this.thread?.terminate();
  }

  private async writeHere(rows: readonly Rows[]): Promise<readonly boolean[]> {
    const { here, writing, db } = this.driver;
    await here.take();
    await writing.take();
    try {
      this.appends ??= new SqliteAppends(db);
      return this.appends.write(rows);
    } finally {
      writing.give();
      here.give();
    }
  }

  private async writeThere(rows: readonly Rows[]): Promise<readonly boolean[]> {
    await this.driver.writing.take();
    const thread = this.thread ?? this.start();
    try {
      return await new Promise((resolve, reject) => {
        this.settle = { resolve, reject };
        thread.postMessage(rows);
      });
    } finally {
      this.driver.writing.give();
    }
  }

  private start(): Worker {
    const thread = new Worker(new URL('./append-thread.ts', import.meta.url), { workerData: { file: this.file } });
    thread.unref();
    thread.on('message', ({ won, error }: { won?: readonly boolean[]; error?: string }) => {
      if (won === undefined) this.settle?.reject(new Error(error));
      else this.settle?.resolve(won);
    });
    // Whether the last batch was written is not known to whoever waits: they ask again under the same keys.
    thread.on('error', error => this.lose(error as Error));
    thread.on('exit', () => this.lose(new Error('the thread that writes has ended')));
    this.thread = thread;
    return thread;
  }
  private lose(error: Error): void {
    this.thread = null;
    this.settle?.reject(error);
  }
}
