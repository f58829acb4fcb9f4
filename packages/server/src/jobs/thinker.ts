import { Worker } from 'node:worker_threads';
import type { Action, Seen } from '@polemos/kernel';

export interface Question {
  readonly game: string;
  readonly level: string;
  readonly seed: string;
  readonly seen: Seen;
}

const PATIENCE = 25_000;

/** Bots think in threads of their own, never in the loop that answers people. */
export class Thinker {
  private readonly workers: Thread[];
  private next = 0;

  /** `gamesModule` is what a thread imports the games from: they cannot be sent to it. */
  constructor(threads: number, gamesModule: string) {
    this.workers = Array.from({ length: threads }, () => new Thread(gamesModule));
  }

  choose(question: Question): Promise<Action> {
    this.next = (this.next + 1) % this.workers.length;
    return this.workers[this.next].ask(question);
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map(worker => worker.close()));
  }
}

class Thread {
  private worker: Worker | null = null;
  private readonly gamesModule: string;
  private readonly asked = new Map<number, { resolve: (action: Action) => void; reject: (error: Error) => void }>();
  private count = 0;

  constructor(gamesModule: string) {
    this.gamesModule = gamesModule;
  }

  ask(question: Question): Promise<Action> {
    const id = this.count++;
    const worker = this.worker ?? this.start();
    return new Promise<Action>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error('a bot thinks for too long'));
        // What hangs cannot be asked to stop.
        this.fail(new Error('a bot thinks for too long'));
      }, PATIENCE);
      const settle =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          this.asked.delete(id);
          then(value);
        };
      this.asked.set(id, { resolve: settle(resolve), reject: settle(reject) });
      worker.postMessage({ id, question });
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url), { workerData: { games: this.gamesModule } });
    worker.unref();
    worker.on('message', ({ id, action, error }: { id: number; action?: Action; error?: string }) => {
      const asked = this.asked.get(id);
      if (error !== undefined) asked?.reject(new Error(error));
      else asked?.resolve(action as Action);
    });
    worker.on('error', error => this.fail(error as Error));
    worker.on('exit', () => this.fail(new Error('a bot thread has ended')));
    this.worker = worker;
    return worker;
  }

  private fail(error: Error): void {
    const { worker } = this;
    this.worker = null;
    worker?.removeAllListeners();
    worker?.terminate();
    for (const { reject } of [...this.asked.values()]) reject(error);
  }
}
