// boardgame.io's own server with its storage in memory, in a process of its own: production mode, no undo, no chatter.
import server from 'boardgame.io/dist/cjs/server.js';
import { field200 } from './field200.mjs';

console.log = () => {};
const { Server, Origins } = server;
const running = await Server({ games: [field200], origins: [Origins.LOCALHOST] }).run({ port: 0 });
process.send({ url: `http://127.0.0.1:${running.appServer.address().port}` });
process.on('disconnect', () => process.exit(0));
