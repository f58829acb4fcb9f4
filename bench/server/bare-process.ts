import { fdatasync, fsyncSync, openSync, write, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocketServer } from 'ws';
import { frameOf } from '../../packages/server/src/sockets/frame.ts';

/** About as long as a move of field-200 is told. */
const TOLD = frameOf(`{"type":"moved",${'"nothing":"at all",'.repeat(12)}"end":0}`) as string;

// A server that knows no game: whatever one of a table says goes to the disk as it came, and both are told the same. What it
// cannot do on a machine, no server in Node can that answers after the disk.
const file = openSync(process.env.BARE_FILE as string, 'w');
/** The file has its room from the beginning, as the log of SQLite has here: to grow would cost more than to write. */
const ROOM = 1 << 24;
writeSync(file, Buffer.alloc(ROOM));
fsyncSync(file);
let at = 0;
let waiting: { said: string; table: readonly Duplex[] }[] = [];
let writing = false;

function commit(): void {
  if (writing || waiting.length === 0) return;
  writing = true;
  const batch = waiting;
  waiting = [];
  const text = batch.map(({ said }) => said).join('\n');
  if (at + text.length > ROOM) at = 0;
  write(file, text, at, () =>
    fdatasync(file, () => {
      for (const { table } of batch) for (const wire of table) wire.write(TOLD, 'latin1');
      at += text.length;
      writing = false;
      commit();
    }),
  );
}

const tables = new Map<string, Duplex[]>();
const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket, request) => {
  const name = request.url ?? '';
  const table = tables.get(name) ?? [];
  table.push(request.socket);
  tables.set(name, table);
  socket.on('message', (data: RawData) => {
    waiting.push({ said: String(data), table });
    commit();
  });
  socket.on('close', () => tables.delete(name));
});
http.listen(0, '127.0.0.1', () => process.send?.({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }));
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => process.exit(0));
