import { flushCompileCache } from 'node:module';
import { egemonia } from '@polemos/egemonia';
import { readConfig } from '../src/operation/config.ts';
import { serve } from '../src/serve.ts';

// A server as a process of its own, to be killed, with the one game that is played through it: so it is back sooner, and
// is killed more often. It says where it listens when it does.
const games = { egemonia: egemonia };
const server = await serve({ ...readConfig({}, process.env), games, onAdminToken: () => {} });
process.send?.({ url: server.url });
// Whoever is killed leaves nothing behind for the next start, unless it has done so before.
flushCompileCache();
process.on('SIGTERM', () => server.close().then(() => process.exit(0)));
