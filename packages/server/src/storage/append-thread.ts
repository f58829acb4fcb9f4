import { parentPort, workerData } from 'node:worker_threads';
import { type Rows, SqliteAppends } from './append-sqlite.ts';
import { openFile } from './sqlite-file.ts';

// Writes batches while the loop that answers people goes on: the fsync is waited for here.
const appends = new SqliteAppends(openFile((workerData as { file: string }).file));

parentPort?.on('message', (batch: readonly Rows[]) => {
  try {
    parentPort?.postMessage({ won: appends.write(batch) });
  } catch (error) {
    parentPort?.postMessage({ error: String((error as Error).message) });
  }
});
