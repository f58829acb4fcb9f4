import { readConfig } from '../src/operation/config.ts';
import { serve } from '../src/serve.ts';

// A server as a process of its own, with all games. It says where it listens when it does.
const server = await serve({ ...readConfig({}, process.env), onAdminToken: () => {} });
process.send?.({ url: server.url });
process.on('SIGTERM', () => server.close().then(() => process.exit(0)));
// Whoever started it is gone: nobody would end it.
process.on('disconnect', () => process.exit(1));
