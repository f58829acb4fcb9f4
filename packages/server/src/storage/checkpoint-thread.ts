import { parentPort, workerData } from 'node:worker_threads';
import { openFile } from './sqlite-file.ts';

const db = openFile((workerData as { file: string }).file);

parentPort?.on('message', (mode: 'passive' | 'restart') => {
  try {
    db.exec(`pragma wal_checkpoint(${mode})`);
  } finally {
    parentPort?.postMessage('done');
  }
});
