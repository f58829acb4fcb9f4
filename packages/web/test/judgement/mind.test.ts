import { Worker as Thread } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Mind, mindsAtHand, Stopped } from '../../src/worker/bots.ts';

/** A worker that never answers: its thread is busy to the end of its days. */
class Busy {
  static readonly all: Busy[] = [];
  readonly thread = new Thread('for (;;);', { eval: true });
  readonly gone: Promise<number>;
  constructor() {
    Busy.all.push(this);
    this.gone = new Promise(resolve => this.thread.once('exit', () => resolve(performance.now())));
  }
  addEventListener(): void {}
  postMessage(): void {}
  terminate(): void {
    void this.thread.terminate();
  }
}
beforeEach(() => {
  Busy.all.length = 0;
  vi.stubGlobal('Worker', Busy);
  vi.stubGlobal('self', { location: { href: 'file:///mind.js' } });
});
afterEach(() => vi.unstubAllGlobals());

const question = { kind: 'advise', game: 'egemonia', seen: {} as never } as const;

test('what is being thought is stopped within 100 ms, however busy the thread is; the next question has a new one', async () => {
  const mind = new Mind();
  const thought = mind.ask(question);
  const online = new Promise(resolve => Busy.all[0].thread.once('online', resolve));
  await online;
  const began = performance.now();
  mind.stop();
  await expect(thought).rejects.toBeInstanceOf(Stopped);
  expect(performance.now() - began).toBeLessThan(100);
  // Its thread ends too, as soon as the machine comes to it.
  expect((await Busy.all[0].gone) - began).toBeLessThan(1_000);
  const again = mind.ask(question);
  expect(Busy.all).toHaveLength(2);
  mind.leave();
  await expect(again).rejects.toBeInstanceOf(Stopped);
  await Busy.all[1].gone;
});

test('nothing is ended where nothing is thought', () => {
  const mind = new Mind();
  mind.warm({ game: 'egemonia', bot: 'easy' });
  mind.stop();
  expect(Busy.all).toHaveLength(1);
  mind.leave();
});

test('a match is looked through by one to a core, and by eight at most', () => {
  for (const [cores, minds] of [
    [undefined, 1],
    [2, 2],
    [64, 8],
  ] as const) {
    vi.stubGlobal('navigator', { hardwareConcurrency: cores });
    expect(mindsAtHand()).toBe(minds);
  }
});
