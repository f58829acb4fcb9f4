import type { Frames, GameEvent } from '@polemos/kernel';
import { isStale, tellTrouble } from '../app/trouble.ts';
import { knowing, NO_FRAMES } from './known-frames.ts';
import type { Answer, Ask, FromWorker, Screen } from './protocol.ts';

/** What the page knows of the match on screen. */
export interface Shown extends Omit<Screen, 'told' | 'frames'> {
  /** All that the seat on screen was told, by entry. */
  readonly events: readonly (readonly GameEvent[])[];
  /** How the latest entries looked to it, by entry: what is not here can be asked for. */
  readonly frames: ReadonlyMap<number, Frames>;
}

/** The page's end of the worker. One for the whole page; it holds the last screen. */
class Session {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly listeners = new Set<() => void>();
  private number = 0;
  private telling = false;
  /** Its script did not come: nobody will ever answer. */
  private dead = false;
  shown: Shown | null = null;
  failed: string | null = null;
  /** How much of the report that somebody waits for is done. */
  private progress = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.hear(data));
    // Bots wait a moment, so that a person can follow; not for one who wants no motion.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) void this.ask({ ask: 'pace', milliseconds: 0 });
    // Without a word: the script itself did not come.
    this.worker.addEventListener('error', event => {
      this.dead = event.message === undefined;
      this.fail(event.message ?? 'a part cannot be fetched');
    });
  }

  ask(ask: Ask): Promise<Answer> {
    if (this.dead) return Promise.resolve({ broken: this.failed ?? '' });
    const number = ++this.number;
    return new Promise(resolve => {
      this.waiting.set(number, resolve);
      this.worker.postMessage({ number, ...ask });
    });
  }

  /** Another match comes to the screen: what was there is gone at once. */
  clear(): void {
    this.shown = null;
    this.failed = null;
    this.tell();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  current = (): Shown | null => this.shown;
  failure = (): string | null => this.failed;
  done = (): number => this.progress;

  private hear(message: FromWorker): void {
    if ('storage' in message) return tellTrouble({ storage: message.storage });
    if ('progress' in message) {
      this.progress = message.progress;
      return this.tell();
    }
    if ('failed' in message) return this.fail(message.failed, message.number);
    if ('screen' in message) {
      const { told, frames, ...screen } = message.screen;
      const last = this.shown?.summary.id === screen.summary.id ? this.shown : null;
      const kept = last?.events.slice(0, told.from) ?? [];
      // What another seat saw is not for this one's eyes.
      const known = last?.seat === screen.seat ? last.frames : NO_FRAMES;
      this.shown = { ...screen, events: [...kept, ...told.events], frames: knowing(known, told.from, frames) };
      return this.tellSoon();
    }
    this.waiting.get(message.number)?.(message.answer);
    this.waiting.delete(message.number);
  }
  /** Nobody waits for ever: whoever asked is told. */
  private fail(what: string, number: number | null = null): void {
    for (const [asked, resolve] of [...this.waiting])
      if (number === null || asked === number) {
        this.waiting.delete(asked);
        resolve({ broken: what });
      }
    if (isStale(what)) tellTrouble({ stale: true });
    this.failed = what;
    this.tell();
  }
  private tell(): void {
    for (const listener of this.listeners) listener();
  }
  /** Once for all that has come meanwhile: a bot in a hurry sends more screens than can be drawn, and only the last counts. */
  private tellSoon(): void {
    if (this.telling) return;
    this.telling = true;
    setTimeout(() => {
      this.telling = false;
      this.tell();
    });
  }
}

let made: Session | null = null;
export const session = (): Session => (made ??= new Session());
