import { join } from 'node:path';
import { boardgameIo } from '../boardgame-io.ts';
import { bothHear, FieldTable, type Speech } from './field-table.ts';
import { type Running, start } from './load.ts';
import { Wire } from './wire.ts';

/** boardgame.io's own server, its matches in memory. */
export const startBoardgameIo = (): Promise<Running> => start(join(boardgameIo(), 'server.mjs'), {});
export const boardgameIoTable = (url: string, name: string): FieldTable => new FieldTable(new BoardgameIo(url, name), name);

const ROOM = '/field-200,';
const UPDATE = `42${ROOM}["update",`;
const SYNC = `42${ROOM}["sync",`;

/** socket.io's protocol as its own client speaks it over a WebSocket, and boardgame.io's messages within. */
class BoardgameIo implements Speech {
  private readonly url: string;
  private readonly name: string;
  private matches = 0;
  private match = '';

  constructor(url: string, name: string) {
    this.url = url;
    this.name = name;
  }

  async connect(): Promise<readonly Wire[]> {
    const url = `${this.url}/socket.io/?EIO=4&transport=websocket`;
    const wires = [await Wire.open(url), await Wire.open(url)];
    const joined = bothHear(wires, text => text.startsWith(`40${ROOM}`));
    for (const wire of wires) wire.say(`40${ROOM}`);
    await joined;
    return wires;
  }

  /** Whoever asks for a match that is not there gets a new one. */
  async begin(wires: readonly Wire[]): Promise<void> {
    this.match = `${this.name}-${this.matches++}`;
    for (const [seat, wire] of wires.entries()) {
      const synced = bothHear([wire], text => text.startsWith(SYNC));
      wire.say(`42${ROOM}${JSON.stringify(['sync', this.match, String(seat), null, 2])}`);
      await synced;
    }
  }

  tellsMove(text: string): boolean {
    return text.startsWith(UPDATE);
  }
  tellsEnd(text: string): boolean {
    return text.includes('"gameover":{"lead"');
  }

  place(wire: Wire, seat: number, cell: number, move: number): void {
    const payload = `{"type":"place","args":[${cell}],"playerID":"${seat}"}`;
    wire.say(`42${ROOM}["update",{"type":"MAKE_MOVE","payload":${payload}},${move},"${this.match}","${seat}"]`);
  }
}
