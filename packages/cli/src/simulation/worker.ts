import { parentPort } from 'node:worker_threads';
import { type Job, run } from './run.ts';

parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage({ tally: await run(job, played => parentPort?.postMessage({ played })) });
});
