import { readConfig, serve } from '../../packages/server/src/index.ts';
import { games } from './games.ts';

const server = await serve({
  ...readConfig({}, process.env),
  games,
  gamesModule: new URL('./games.ts', import.meta.url).href,
  onAdminToken: () => {},
});
process.send?.({ url: server.url });
process.on('message', asked => {
  if (asked === 'processor') return process.send?.(process.cpuUsage());
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ memory: heapUsed + external });
});
process.on('disconnect', () => process.exit(0));
