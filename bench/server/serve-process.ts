import { readConfig, serve } from '../../packages/server/src/index.ts';

const server = await serve({ ...readConfig({}, process.env), onAdminToken: () => {} });
process.send?.({ url: server.url });
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ memory: heapUsed + external, processor: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit(0));
