import { connect, type Socket } from 'node:net';

/**
 * A WebSocket that costs the one process that plays all clients as little as can be: frames are written as they are given,
 * and of what comes only the text is taken. Whatever it spends would be missing from the server beside it.
 */
export class Wire {
  private readonly socket: Socket;
  private rest: Buffer | null = null;
  /** Each message, as it came. */
  heard: (text: string) => void = () => {};

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('error', () => {});
  }

  static open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Wire> {
    const { hostname, port, pathname, search } = new URL(url);
    const socket = connect(Number(port), hostname);
    const lines = Object.entries({
      host: `${hostname}:${port}`,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
    const wire = new Wire(socket);
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      const answered = (data: Buffer): void => {
        const end = data.indexOf('\r\n\r\n');
        if (!data.toString('latin1', 0, 12).endsWith('101') || end < 0) return reject(new Error(data.toString('latin1')));
        socket.off('data', answered);
        socket.on('data', (more: Buffer) => wire.read(more));
        // Whoever opens it has a moment to say who hears before the first words do.
        if (data.length > end + 4) setImmediate(() => wire.read(data.subarray(end + 4)));
        resolve(wire);
      };
      socket.on('data', answered);
    });
  }

  /** A text of ASCII. The mask is four zeros, so that nothing need be bent. */
  say(text: string): void {
    const { length } = text;
    const head =
      length < 126 ? String.fromCharCode(0x81, 0x80 | length) : String.fromCharCode(0x81, 0xfe, length >> 8, length & 255);
    this.socket.write(`${head}\0\0\0\0${text}`, 'latin1');
  }

  close(): void {
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    const data = this.rest === null ? chunk : Buffer.concat([this.rest, chunk]);
    let at = 0;
    while (at + 2 <= data.length) {
      let length = data[at + 1] & 127;
      let from = at + 2;
      if (length === 126) {
        if (from + 2 > data.length) break;
        length = data.readUInt16BE(from);
        from += 2;
      } else if (length === 127) {
        if (from + 8 > data.length) break;
        length = Number(data.readBigUInt64BE(from));
        from += 8;
      }
      if (from + length > data.length) break;
      at = from + length;
      this.heard(data.toString('latin1', from, at));
    }
    this.rest = at === data.length ? null : data.subarray(at);
  }
}
