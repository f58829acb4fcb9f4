import type { Action, Frames } from '@polemos/kernel';
import type { Answer } from '../src/matches/move.ts';
import type { Position } from '../src/matches/show.ts';
import type { FromClient, FromServer, Moved } from '../src/sockets/messages.ts';
import type { Chat } from '../src/tables/chat.ts';
import type { TableView } from '../src/tables/view.ts';
import { actionsOf, isAll, type Patch, patched, unfolded, without } from './delta.ts';

/** As much of a WebSocket as is needed, so that a test can bring another. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

export interface Listener {
  /** `lost`: moves wait until the line is back. */
  status?(status: 'connecting' | 'live' | 'lost'): void;
  table?(table: TableView): void;
  /**
   * Positions arrive in order and none is skipped: `news` holds everything since the one before. To whoever wants frames: how
   * the one action looked that led here; null where it must be asked for.
   */
  position?(position: Position, frames: Frames | null): void;
  /** Wants to see what happened in between. */
  readonly frames?: boolean;
  chat?(table: string, chat: Chat): void;
  presence?(table: string, people: readonly string[]): void;
  error?(error: string, table: string | null): void;
}

interface Waiting {
  readonly message: FromClient & { key: string };
  readonly resolve: (answer: never) => void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
const SILENCE = 20_000;
/** Whoever was asleep is not told that the line is dead: it is asked, and given up soon. */
const AFTER_SLEEP = 3_000;
const OPEN = 1;

/**
 * Live play. The line may break at any moment, and the phone may sleep: it comes back by itself, says up to where it has
 * heard, and sends again, under the same key, whatever was not answered. So a move is made once, or the answer says why
 * not, however often the line broke in between.
 */
export class Live {
  private readonly open: () => Socket;
  private readonly listener: Listener;
  private socket: Socket | null = null;
  private readonly watching = new Map<string, number | null>();
  /** The latest position of each table as it came: the next move says what is different. */
  private readonly boards = new Map<string, Position>();
  /** The latest of them that offered something, likewise. */
  private readonly offers = new Map<string, Position>();
  private readonly waiting = new Map<string, Waiting>();
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private silence: ReturnType<typeof setTimeout> | null = null;
  private closed = false;

  constructor(open: () => Socket, listener: Listener) {
    this.open = open;
    this.listener = listener;
    this.connect();
  }

  /** Everything about a table from now on; from a move on, if that one has been seen. */
  watch(table: string, since: number | null = null): void {
    this.watching.set(table, since);
    this.look(table, since);
  }
  unwatch(table: string): void {
    this.watching.delete(table);
    this.boards.delete(table);
    this.offers.delete(table);
    this.say({ type: 'unwatch', table });
  }
  /** Under a key of one's own it can be sent again after the page was closed, and is made once. */
  act(table: string, version: number, action: Action, key: string = newKey()): Promise<Answer> {
    return this.ask({ type: 'act', table, key, version, action });
  }
  undo(table: string, to?: number): Promise<Answer> {
    return this.ask({ type: 'undo', table, key: newKey(), ...(to === undefined ? {} : { to }) });
  }
  why(table: string, action: Action): Promise<object | null> {
    return this.ask({ type: 'why', table, key: newKey(), action });
  }
  /** After a sleep: do not wait for the next try. */
  wake(): void {
    if (this.closed) return;
    if (this.socket === null) return this.connect();
    this.say({ type: 'ping' });
    this.giveUpIn(AFTER_SLEEP);
  }
  /** The network is gone and this machine knows it: there is no need to wait for a silence. */
  drop(): void {
    const { socket } = this;
    if (socket === null) return;
    socket.close();
    this.lose(socket);
  }
  close(): void {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.silence !== null) clearTimeout(this.silence);
    this.socket?.close();
  }

  private connect(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.listener.status?.('connecting');
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => this.resume();
    socket.onmessage = ({ data }) => {
      this.heardSomething();
      this.hear(JSON.parse(String(data)) as FromServer);
    };
    socket.onerror = () => {};
    socket.onclose = () => this.lose(socket);
  }

  private lose(socket: Socket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    if (this.closed) return;
    this.listener.status?.('lost');
    // Not all at once: a server that comes back should not meet everybody in the same instant.
    this.timer = setTimeout(() => this.connect(), this.pause * (0.5 + Math.random()));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private resume(): void {
    this.pause = FIRST_PAUSE;
    this.heardSomething();
    this.listener.status?.('live');
    for (const [table, since] of this.watching) this.look(table, since);
    for (const { message } of this.waiting.values()) this.say(message);
  }

  private hear(message: FromServer): void {
    const { listener } = this;
    switch (message.type) {
      case 'hello':
      case 'pong':
        return;
      case 'table':
        return listener.table?.(message.table);
      case 'position':
        return this.position(message.position);
      case 'moved':
        return this.moved(message);
      case 'answer':
        return this.settle(message.key, message.answer);
      case 'why':
        return this.settle(message.key, message.refused);
      case 'chat':
        return listener.chat?.(message.table, message.chat);
      case 'presence':
        return listener.presence?.(message.table, message.people);
      case 'error': {
        const waiting = message.key === undefined ? undefined : this.waiting.get(message.key);
        // The server had trouble of its own: the same move again, a little later.
        if (waiting !== undefined && (message.error === 'internal' || message.error === 'busy'))
          setTimeout(() => this.say(waiting.message), 500);
        else if (message.key !== undefined) this.settle(message.key, { refused: { code: message.error } });
        return listener.error?.(message.error, message.table ?? null);
      }
      default:
        return message satisfies never;
    }
  }

  /** What is older than what has been seen is dropped; where something is missing, it is asked for. */
  private position(position: Position, frames: Frames | null = null): void {
    const { table, sequence, news } = position;
    if (!this.watching.has(table)) return;
    const seen = this.watching.get(table) ?? null;
    if (seen !== null && sequence < seen) return;
    this.boards.set(table, position);
    if (position.legal.length > 0) this.offers.set(table, position);
    const first = news[0]?.sequence;
    if (seen !== null && sequence > seen && (first === undefined || first > seen + 1)) return this.look(table, seen);
    this.watching.set(table, sequence);
    const fresh = seen === null ? news : news.filter(one => one.sequence > seen);
    this.listener.position?.({ ...position, news: fresh }, frames);
  }

  private moved({ table, from, key, patch, legal, news, frames }: Moved): void {
    const before = this.boards.get(table);
    const offered = this.offers.get(table);
    const actions = isAll(legal) ? actionsOf(legal) : offered?.sequence === legal.of ? without(offered.legal, legal.gone) : null;
    if (before?.sequence !== from || actions === null) {
      this.look(table, this.watching.get(table) ?? null);
      // Asked again under its key, the server answers with what became of it.
      const waiting = key === undefined ? undefined : this.waiting.get(key);
      if (waiting !== undefined) this.say(waiting.message);
      return;
    }
    const position = { ...(patched(before, patch) as Position), legal: actions, news };
    this.position(position, frames === undefined ? null : framesOf(before, position, frames));
    if (key !== undefined) this.settle(key, { ok: true, sequence: position.sequence, version: position.version });
  }

  private ask<T>(message: FromClient & { key: string }): Promise<T> {
    return new Promise(resolve => {
      this.waiting.set(message.key, { message, resolve });
      this.say(message);
    });
  }
  private settle(key: string, answer: unknown): void {
    const waiting = this.waiting.get(key);
    this.waiting.delete(key);
    waiting?.resolve(answer as never);
  }
  private look(table: string, since: number | null): void {
    const frames = this.listener.frames === true ? { frames: true } : {};
    this.say({ type: 'watch', table, delta: true, ...frames, ...(since === null ? {} : { since }) });
  }
  private say(message: FromClient): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  /** A line can be dead without anybody having said so: after a silence it is asked, and then given up. */
  private heardSomething(): void {
    if (this.silence !== null) clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.say({ type: 'ping' });
      this.giveUpIn(SILENCE / 2);
    }, SILENCE);
  }
  private giveUpIn(ms: number): void {
    if (this.silence !== null) clearTimeout(this.silence);
    this.silence = setTimeout(() => this.drop(), ms);
  }
}

/** The last of them is the position itself. */
function framesOf(before: Position, after: Position, patches: readonly Patch[]): Frames {
  const { before: view, frames } = unfolded(before.seen.view, patches);
  return { before: view, frames: [...frames, after.seen.view] };
}
const newKey = (): string => crypto.randomUUID();

/** The socket of the server that this page came from. */
export const browserSocket = (base: string = location.origin): (() => Socket) => {
  const url = `${base.replace(/^http/, 'ws')}/api/socket`;
  return () => new WebSocket(url) as unknown as Socket;
};
