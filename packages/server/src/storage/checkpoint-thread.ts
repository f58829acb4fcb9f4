import { parentPort, workerData } from 'node:worker_threads';
import { giveRoom, MUCH_ROOM, openFile } from './sqlite-file.ts';

/** `room`: much is written here, and the log gets more room. */
export type Carry = 'passive' | 'restart' | 'room';

const { file } = workerData as { file: string };
const db = openFile(file);

parentPort?.on('message', (carry: Carry) => {
  try {
    if (carry === 'room') giveRoom(db, file, MUCH_ROOM);
    else db.exec(`pragma wal_checkpoint(${carry})`);
    parentPort?.postMessage(null);
  } catch (error) {
    parentPort?.postMessage(String((error as Error).message));
  }
});
