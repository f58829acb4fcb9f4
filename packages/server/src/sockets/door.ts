import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { tokenOf } from '../http/token.ts';
import { lookFrom } from '../matches/look.ts';
import { addressOf, type Limits } from '../operation/limits.ts';
import type { Metrics } from '../operation/metrics.ts';
import { whoHolds } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import type { PersonRow } from '../storage/schema.ts';
import { markSeen } from '../storage/tables.ts';
import { standingAt, tableSeen, watching } from '../tables/view.ts';
import type { World } from '../world.ts';
import { Crowd } from './crowd.ts';
import { frameOf } from './frame.ts';
import type { Watcher } from './hub.ts';
import { type FromClient, type FromServer, readMessage } from './messages.ts';
import { Outbox } from './outbox.ts';
import { Turnstile } from './turnstile.ts';
import { Unread } from './unread.ts';

const BEAT = 30_000;
const MOST_TABLES = 50;
/** Sockets of one address and of one person. A club plays from one address. */
const MOST_OF_ADDRESS = 200;
const MOST_OF_PERSON = 30;

/** Whoever says more before they are let in is not waited for. */
const MOST_EARLY = 100;
/** So much more than one may say. */
const MOST_WRONG = 2000;
/** In bytes, waiting to be read: then pings are not answered any more. */
const PONGS = 4096;

/** Live play. A socket may be cut at any time: the client comes back, says what it has seen, and gets the rest. */
export function socketDoor(app: FastifyInstance, world: World, limits: Limits, metrics: Metrics): void {
  const outbox = new Outbox();
  const turnstile = new Turnstile();
  const unread = new Unread();
  const crowd = new Crowd(key => (key.startsWith('person') ? MOST_OF_PERSON : MOST_OF_ADDRESS));
  app.get('/api/socket', { websocket: true }, async (socket: WebSocket, request: FastifyRequest) => {
    const early: string[] = [];
    const keep = (data: unknown): void => {
      if (early.push(String(data)) > MOST_EARLY) socket.terminate();
    };
    socket.on('message', keep);
    const token = tokenOf(request, world.config.publicUrl);
    const me = token === null ? undefined : await whoHolds(world, token);
    socket.off('message', keep);
    if (socket.readyState !== socket.OPEN) return;
    const keys = [`address ${addressOf(request.ip)}`, ...(me === undefined ? [] : [`person ${me.id}`])];
    if (world.config.limits && !crowd.enter(keys)) return socket.close(1013, 'too-many-sockets');
    socket.on('close', () => crowd.leave(keys));
    const visitor = new Visitor(socket, world, {
      me: me ?? null,
      token,
      ip: request.ip,
      wire: request.raw.socket,
      outbox,
      turnstile,
      unread,
      limits,
      metrics,
    });
    for (const text of early) visitor.hear(text);
  });
}

interface Who {
  readonly me: PersonRow | null;
  readonly token: string | null;
  readonly ip: string;
  /** What the socket itself writes to, frame by frame and without compression. */
  readonly wire: Duplex;
  readonly outbox: Outbox;
  readonly turnstile: Turnstile;
  readonly unread: Unread;
  readonly limits: Limits;
  readonly metrics: Metrics;
}

type Watch = Extract<FromClient, { readonly type: 'watch' }>;

class Visitor {
  private readonly socket: WebSocket;
  private readonly world: World;
  private readonly who: Who;
  private readonly watching = new Map<string, Watcher>();
  /** Tables that are being gone to, each with the message that asked: a later word about the same table stands. */
  private readonly coming = new Map<string, FromClient>();
  private alive = true;
  private wrong = 0;

  constructor(socket: WebSocket, world: World, who: Who) {
    this.socket = socket;
    this.world = world;
    this.who = who;
    who.metrics.sockets++;
    const beat = setInterval(() => this.beat(), BEAT);
    beat.unref();
    const gone = who.me === null ? null : world.hub.entered(who.me.id, () => this.lookAgain());
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('ping', data => this.pinged(data));
    socket.on('message', (data, isBinary) => this.hear(isBinary ? '' : String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      who.metrics.sockets--;
      who.unread.forget(socket);
      clearInterval(beat);
      gone?.();
      this.coming.clear();
      for (const table of [...this.watching.keys()]) this.unwatch(table);
    });
    this.send({ type: 'hello', person: who.me?.id ?? null, name: who.me?.name ?? null });
  }

  hear(text: string): void {
    const wait = this.who.limits.wait('move', this.limited);
    if (wait > 0) {
      // Said once per burst, not once per message: a flood must not make a flood.
      if (this.wrong % 100 === 0) this.send({ type: 'error', error: 'too-many', wait });
      this.flooded();
      return;
    }
    const message = readMessage(text);
    if (message === null) {
      this.send({ type: 'error', error: 'bad-message' });
      return;
    }
    this.answer(message).catch(error => this.failed(message, error));
  }

  /** Answered while the answers are read: each that is not stands in our memory. Nobody need answer every ping. */
  private pinged(data: Buffer): void {
    if (this.who.limits.wait('move', this.limited) > 0) this.flooded();
    else if (this.socket.readyState === this.socket.OPEN && this.socket.bufferedAmount < PONGS) this.socket.pong(data);
  }
  private flooded(): void {
    // Nothing more is heard of them: whoever is only told to go may go on for half a minute.
    if (++this.wrong > MOST_WRONG) this.socket.terminate();
  }

  private async answer(message: FromClient): Promise<void> {
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'pong' });
      case 'watch':
        return this.come(message);
      case 'unwatch':
        this.coming.delete(message.table);
        return this.unwatch(message.table);
      case 'act':
      case 'undo': {
        const from = performance.now();
        const { matches } = this.world;
        const actor = { person: this.somebody().id };
        const { table, key } = message;
        const answer =
          message.type === 'act'
            ? await matches.act(table, actor, message)
            : await matches.undo(table, actor, { key, ...(message.to === undefined ? {} : { to: message.to }) });
        this.who.metrics.moves.observe((performance.now() - from) / 1000);
        const watcher = this.watching.get(table);
        if (watcher?.answered === key) {
          watcher.answered = null;
          return;
        }
        return this.send({ type: 'answer', table, key, answer });
      }
      case 'why': {
        const { table, key } = message;
        const refused = await this.world.matches.why(table, this.somebody().id, message.action);
        return this.send({ type: 'why', table, key, refused });
      }
      default:
        return message satisfies never;
    }
  }

  private failed(message: FromClient, error: unknown): void {
    const table = 'table' in message ? { table: message.table } : {};
    const key = 'key' in message ? { key: message.key } : {};
    if (error instanceof Refusal) return this.send({ type: 'error', error: error.code, ...table, ...key });
    this.world.log.error({ err: error, message: message.type }, 'a message failed');
    this.send({ type: 'error', error: 'internal', ...table, ...key });
  }

  /** Whose limits count. */
  private get limited(): string {
    return this.who.me?.id ?? addressOf(this.who.ip);
  }
  private somebody(): PersonRow {
    if (this.who.me === null) throw new Refusal(401, 'who-are-you');
    return this.who.me;
  }

  /** In turn, unless the next word takes it back. */
  private async come(message: Watch): Promise<void> {
    const { table, since = null, brief = false, delta = brief, frames = false } = message;
    if (this.watching.size + this.coming.size >= MOST_TABLES && !this.watching.has(table))
      throw new Refusal(429, 'too-many-tables');
    this.coming.set(table, message);
    const still = (): boolean => this.coming.get(table) === message;
    try {
      await this.who.turnstile.enter();
      if (!still()) return;
      const behind = watching(await standingAt(this.world, table, this.who.me))?.delay ?? 0;
      if (!still()) return;
      this.coming.delete(table);
      await this.watch(table, since, { delta, frames, late: behind > 0 });
    } finally {
      if (still()) this.coming.delete(table);
    }
  }

  /** From now on everything about this table; first what there is, from where the client left off. */
  private async watch(board: string, since: number | null, how: Pick<Watcher, 'delta' | 'frames' | 'late'>): Promise<void> {
    const { me } = this.who;
    this.unwatch(board);
    const send = (text: string): void => this.sendText(text);
    const who = { person: me?.id ?? null, admin: me?.admin === 1 };
    const watcher: Watcher = { board, ...who, ...how, send, at: -1, offered: -1, answered: null };
    this.watching.set(board, watcher);
    // Listening begins before the first look, so that nothing falls between both; the client drops what it already has.
    this.world.hub.add(watcher);
    // A table that has been closed in this very moment is not there: nobody goes on listening at its door.
    const standing = await standingAt(this.world, board, me).catch(error => {
      if (this.watching.get(board) === watcher) this.unwatch(board);
      throw error;
    });
    this.send({ type: 'table', table: await tableSeen(this.world, me, standing) });
    // A table may be looked at by whoever sees it, even where nobody may look at its board.
    const from = watching(standing);
    if (from === null || from.table.start === null) return;
    // Whoever comes in at a long match may still move: a fifth of what it costs by the other door.
    const pay = (cost: number): void => {
      const wait = this.who.limits.afford('move', this.limited, Math.floor(cost / 5));
      if (wait > 0) throw new Refusal(429, 'too-many', { wait });
    };
    const position = await lookFrom(this.world, me, from, { since, pay });
    this.send({ type: 'position', position });
    this.world.hub.showed(board, position.sequence);
    // A move that came meanwhile has been told, whole.
    if (position.sequence < watcher.at) return;
    watcher.at = position.sequence;
    if (position.legal.length > 0) watcher.offered = position.sequence;
  }

  private unwatch(board: string): void {
    const watcher = this.watching.get(board);
    if (watcher === undefined) return;
    this.watching.delete(board);
    this.world.hub.drop(watcher);
    const { me } = this.who;
    if (me !== null && watcher.at > 0) markSeen(this.world.store.db, board, me.id, watcher.at).catch(() => {});
  }

  /** Whoever does not answer is gone; whoever was shut out meanwhile goes. */
  private beat(): void {
    if (!this.alive) return this.socket.terminate();
    this.alive = false;
    this.socket.ping();
    this.lookAgain();
  }

  private lookAgain(): void {
    if (this.who.token !== null && this.who.me !== null)
      whoHolds(this.world, this.who.token).then(
        still => {
          if (still === undefined) this.close('session-ended');
        },
        () => {},
      );
  }

  private close(why: string): void {
    this.who.outbox.empty();
    this.socket.close(1008, why);
  }
  private send(message: FromServer): void {
    this.sendText(JSON.stringify(message));
  }
  private sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { outbox, wire, unread } = this.who;
    const frame = frameOf(text);
    if (frame !== null) outbox.put(wire, frame);
    else {
      outbox.empty(); // what was said before is heard before
      this.socket.send(text);
    }
    unread.look(this.socket);
  }
}
