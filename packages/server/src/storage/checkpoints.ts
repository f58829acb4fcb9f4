import { Worker } from 'node:worker_threads';
import type { Carry } from './checkpoint-thread.ts';
import type { Mutex } from './mutex.ts';
import { LITTLE_ROOM, MUCH_ROOM } from './sqlite-file.ts';

/** What a batch and each move of it write, about, in pages. */
const BATCH = 2;
const MOVE = 3;
/** Of so many bytes of room one page of the log is used before what stands in it goes into the file: two thirds of them. */
const OF_A_PAGE = 6144;
/** In milliseconds: the log of a server that is there again so soon gets more room. The fewer of these, the fewer waits for the disk. */
const SOON = 1000;
const MORE_ROOM = 24 << 20;

/**
 * Carries what stands in the write-ahead log into the file, in a thread of its own: whoever happened to write the page too
 * many would wait for it, and all who share their commit. Nearly everything is done while others write; then they wait for
 * the little that has come meanwhile, and the log begins anew.
 */
export class Checkpoints {
  private readonly file: string;
  private readonly writing: Mutex;
  private thread: Worker | null = null;
  private pages = 0;
  private room = LITTLE_ROOM;
  private last = performance.now();
  private running: Promise<void> | null = null;

  constructor(file: string, writing: Mutex) {
    this.file = file;
    this.writing = writing;
  }

  wrote(moves: number): void {
    this.pages += BATCH + MOVE * moves;
    if (this.pages < this.room / OF_A_PAGE || this.running !== null) return;
    this.pages = 0;
    // The log only grows if it fails, up to where whoever writes next sees to it.
    this.running = this.run()
      .catch(() => {})
      .finally(() => {
        this.running = null;
      });
  }

  async close(): Promise<void> {
    await this.running;
    await this.thread?.terminate();
  }

  private async run(): Promise<void> {
    await this.ask('passive');
    await this.writing.take();
    try {
      await this.ask('restart');
      const now = performance.now();
      if (now - this.last < SOON && this.room < MUCH_ROOM) {
        await this.ask({ room: this.room + MORE_ROOM });
        this.room += MORE_ROOM;
      }
      this.last = now;
    } finally {
      this.writing.give();
    }
  }

  private ask(carry: Carry): Promise<void> {
    const thread = this.thread ?? this.start();
    return new Promise((resolve, reject) => {
      const ended = (): void => {
        this.thread = null;
        reject(new Error('the thread that carries has ended'));
      };
      thread.once('exit', ended);
      thread.once('message', (failed: string | null) => {
        thread.off('exit', ended);
        if (failed === null) resolve();
        else reject(new Error(failed));
      });
      thread.postMessage(carry);
    });
  }

  private start(): Worker {
    const thread = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: { file: this.file } });
    thread.unref();
    thread.on('error', () => {});
    this.thread = thread;
    return thread;
  }
}
