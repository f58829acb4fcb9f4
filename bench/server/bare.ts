import { FieldTable, type Speech } from './field-table.ts';
import { type Running, start } from './load.ts';
import { Wire } from './wire.ts';

/** Sockets, a disk and nothing between them: as fast as a server of ours could be on this machine. */
export const startBare = (file: string): Promise<Running> =>
  start(new URL('./bare-process.ts', import.meta.url), { BARE_FILE: file });
export const bareTable = (url: string, name: string): FieldTable => new FieldTable(new Bare(url, name), name);

class Bare implements Speech {
  private readonly url: string;

  constructor(url: string, name: string) {
    this.url = `${url}/${name}`;
  }
  connect(): Promise<readonly Wire[]> {
    return Promise.all([Wire.open(this.url), Wire.open(this.url)]);
  }
  async begin(): Promise<void> {}
  tellsMove(): boolean {
    return true;
  }
  tellsEnd(): boolean {
    return true;
  }
  place(wire: Wire, _seat: number, cell: number, move: number): void {
    wire.say(`{"type":"act","table":"","key":"${move}","version":${move},"action":{"type":"place","cell":${cell}}}`);
  }
}
