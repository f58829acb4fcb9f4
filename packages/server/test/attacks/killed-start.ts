import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'start-and-die.ts');
/** Null when it was killed; otherwise how many statements the start took. */
const start = (database: string, at: number): Promise<number | null> =>
  new Promise((resolve, reject) =>
    execFile(process.execPath, [SCRIPT, database, String(at)], { timeout: 180_000 }, (error, stdout, stderr) => {
      if (error === null) resolve(Number(stdout));
      else if (error.signal === 'SIGKILL') resolve(null);
      else reject(new Error(`${database}, to be killed before ${at}: ${error.message} ${stderr}`));
    }),
  );

/** Kills a first start before each of these statements (every one: null); each time the next start must do. */
export async function killStarts(fresh: () => Promise<string>, points: readonly number[] | null): Promise<number> {
  const all = (await start(await fresh(), 0)) ?? 0;
  expect(all).toBeGreaterThan(20);
  const at = points?.map(part => Math.max(1, Math.round(part * all))) ?? Array.from({ length: all }, (_, i) => i + 1);
  for (const statement of at) {
    const database = await fresh();
    expect(await start(database, statement)).toBeNull();
    expect(await start(database, 0), `killed before statement ${statement}`).toBeTypeOf('number');
  }
  return at.length;
}
