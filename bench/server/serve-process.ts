import { games } from '../../packages/server/src/games.ts';
import { readConfig, serve } from '../../packages/server/src/index.ts';
import { field200 } from '../field200.ts';

const server = await serve({
  ...readConfig({}, process.env),
  games: { ...games, 'field-200': field200 },
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
