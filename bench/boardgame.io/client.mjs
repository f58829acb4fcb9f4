// The game of bench/field200.ts on boardgame.io's Client, as fairly as it can be: production mode, no undo, no log, one local
// client without a server, one look at the state per move, random players outside. Prints actions and seconds as JSON.
import boardgame from 'boardgame.io/dist/cjs/client.js';
import { field200, PLACEMENTS, SPACES } from './field200.mjs';

const [seconds] = process.argv.slice(2).map(Number);

let x = 12345;
const below = n => (x = (Math.imul(x, 1103515245) + 12345) >>> 0) % n;

function match() {
  const client = boardgame.Client({ game: field200, numPlayers: 2, debug: false });
  Object.defineProperty(client, 'log', { get: () => [], set() {} });
  client.start();
  let actions = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState(), actions++) {
    const { cells } = state.G;
    const free = [];
    for (let cell = 0; cell < SPACES; cell++) if (cells[cell] === -1) free.push(cell);
    client.moves.place(free[below(free.length)]);
  }
  client.stop();
  if (actions !== PLACEMENTS) throw new Error(`a match of ${actions} placements`);
  return actions;
}

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
for (let i = 0; i < 5; i++) match();
const began = spent();
let actions = 0;
while (spent() < began + seconds) actions += match();
console.log(JSON.stringify({ actions, seconds: spent() - began }));
