import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Generator } from '@polemos/kernel';
import { boardgameIo } from '../boardgame-io.ts';
import { SPACES } from '../field200.ts';
import { type Running, start, type Table } from './load.ts';

/** boardgame.io's own server, its matches in memory. */
export const startBoardgameIo = (): Promise<Running> => start(join(boardgameIo(), 'server.mjs'), {});

interface Socket {
  on(event: string, heard: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}
interface Shown {
  readonly G: { readonly cells: readonly number[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: object };
  readonly _stateID: number;
}

/** Two clients of one match of field-200, speaking its protocol as its own client does. */
export class BoardgameIoTable implements Table {
  readonly times: number[] = [];
  private readonly url: string;
  private readonly name: string;
  private readonly chance: Generator;
  private sockets: Socket[] = [];
  private match = '';
  private matches = 0;
  private shown: Shown | null = null;
  private sent = 0;
  private stopped = (): boolean => true;

  constructor(url: string, name: string | number) {
    this.url = url;
    this.name = `table-${name}`;
    this.chance = new Generator(this.name);
  }

  async sit(): Promise<void> {
    const { io } = createRequire(join(boardgameIo(), 'server.mjs'))('socket.io-client');
    this.sockets = await Promise.all([0, 1].map(seat => this.connect(io, seat)));
    await this.begin();
  }

  private async connect(io: (url: string, options: object) => Socket, seat: number): Promise<Socket> {
    const socket = io(`${this.url}/field-200`, { transports: ['websocket'], forceNew: true });
    await new Promise<void>(resolve => socket.on('connect', resolve));
    socket.on('update', (match: string, state: Shown) => this.heard(seat, match, state));
    return socket;
  }

  /** Whoever asks for a match that is not there gets a new one. */
  private async begin(): Promise<void> {
    this.match = `${this.name}-${this.matches++}`;
    for (const [seat, socket] of this.sockets.entries()) {
      const synced = new Promise<Shown>(resolve =>
        socket.on('sync', (match: string, { state }: { state: Shown }) => match === this.match && resolve(state)),
      );
      socket.emit('sync', this.match, String(seat), undefined, 2);
      this.shown = await synced;
    }
  }

  /** The one who moved waits for the answer as a person would; the other sees it too. */
  private heard(seat: number, match: string, state: Shown): void {
    if (this.shown === null || match !== this.match || state._stateID <= this.shown._stateID) return;
    if (String(seat) !== this.shown.ctx.currentPlayer) return;
    this.times.push(performance.now() - this.sent);
    this.shown = state;
    this.move();
  }

  private move(): void {
    const { shown } = this;
    if (shown === null || this.stopped()) return;
    if (shown.ctx.gameover !== undefined) return void this.begin().then(() => this.move());
    const free: number[] = [];
    for (let cell = 0; cell < SPACES; cell++) if (shown.G.cells[cell] === -1) free.push(cell);
    const playerID = shown.ctx.currentPlayer;
    const payload = { type: 'place', args: [free[this.chance.below(free.length)]], playerID };
    this.sent = performance.now();
    this.sockets[Number(playerID)].emit('update', { type: 'MAKE_MOVE', payload }, shown._stateID, this.match, playerID);
  }

  async play(stopped: () => boolean): Promise<void> {
    this.stopped = stopped;
    this.move();
  }

  close(): void {
    for (const socket of this.sockets) socket.disconnect();
  }
}
