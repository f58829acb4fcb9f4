import { parentPort, workerData } from 'node:worker_threads';
import { giveRoom, openFile } from './sqlite-file.ts';

/** `room`: much is written here, and the log gets so much. */
export type Carry = 'passive' | 'restart' | { readonly room: number };

const { file } = workerData as { file: string };
const db = openFile(file);

parentPort?.on('message', (carry: Carry) => {
  try {
    if (typeof carry === 'object') giveRoom(db, file, carry.room);
    else db.exec(`pragma wal_checkpoint(${carry})`);
    parentPort?.postMessage(null);
  } catch (error) {
    parentPort?.postMessage(String((error as Error).message));
  }
});
