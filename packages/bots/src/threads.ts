import { Worker } from 'node:worker_threads';
import type { Action, Seen } from '@polemos/kernel';
import type { Level } from './levels.ts';

/** One question to a bot. Plain data: it travels to a worker, which imports the game by itself. */
export interface Question {
  /** What to import and the name of the game in it: `@polemos/egemonia`, `egemonia`. */
  readonly module: string;
  readonly name: string;
  readonly level: Level;
  readonly seed: number;
  readonly seen: Seen;
}

interface Waiting {
  readonly question: Question;
  readonly answer: (action: Action) => void;
  readonly fail: (error: Error) => void;
}

/**
 * Bots that think in worker threads of Node, never in the caller's: questions wait in order for the next idle worker. A worker that
 * dies fails its question alone and is replaced.
 */
export class Thinkers {
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Waiting>();
  private readonly queue: Waiting[] = [];
  private readonly most: number;
  private closed = false;

  constructor(most: number) {
    this.most = most;
  }

  choose(question: Question): Promise<Action> {
    if (this.closed) return Promise.reject(new Error('the thinkers are gone'));
    return new Promise((answer, fail) => {
      this.queue.push({ question, answer, fail });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { fail } of this.queue.splice(0)) fail(new Error('the thinkers are gone'));
    await Promise.all([...this.idle.splice(0), ...this.busy.keys()].map(worker => worker.terminate()));
  }

  private next(): void {
    if (this.queue.length === 0 || (this.idle.length === 0 && this.busy.size >= this.most)) return;
    const worker = this.idle.pop() ?? this.hire();
    const waiting = this.queue.shift() as Waiting;
    this.busy.set(worker, waiting);
    worker.ref();
    worker.postMessage(waiting.question);
  }

  private hire(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url));
    worker.on('message', (answered: { readonly action: Action } | { readonly failed: string }) => {
      const waiting = this.busy.get(worker);
      this.busy.delete(worker);
      this.idle.push(worker);
      worker.unref(); // an idle worker keeps nobody from stopping
      if ('action' in answered) waiting?.answer(answered.action);
      else waiting?.fail(new Error(answered.failed));
      this.next();
    });
    const gone = (error: Error): void => {
      const waiting = this.busy.get(worker);
      this.busy.delete(worker);
      if (this.idle.includes(worker)) this.idle.splice(this.idle.indexOf(worker), 1);
      waiting?.fail(error);
      this.next();
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('a thinker has gone')));
    return worker;
  }
}
