import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bots } from '@polemos/bots';
import {
  type BaseState,
  Fate,
  type Game,
  Generator,
  isFaulty,
  NOBODY,
  Offer,
  Play,
  readSetup,
  type Seen,
  see,
} from '@polemos/kernel';
import { launch } from '../../packages/web/test/browser.ts';
import { built } from '../../packages/web/test/built.ts';
import { serve } from '../../packages/web/test/serve.ts';
import { GAMES } from './encounter.ts';
import { quantile } from './series.ts';

// node bench/rivals/minds.ts [<game>:<scenario>[:two] …] [--n 40] [--level strong] [--minds 2] [--advice]: how long one decision takes in the browser's worker, as it is built.
// Decisions are those that open an undertaking, met in matches of greedy players; what is asked besides takes less.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    n: { type: 'string', default: '40' },
    level: { type: 'string', default: 'strong' },
    minds: { type: 'string', default: String(Math.min(4, availableParallelism())) },
    advice: { type: 'boolean', default: false },
    dist: { type: 'string', default: fileURLToPath(new URL('../../packages/web/dist', import.meta.url)) },
  },
});
const ALL = [
  'peloponnesian-war:campaign',
  'peloponnesian-war:archidamian:two',
  'peloponnesian-war:fall-of-sparta:two',
  'timoleon:campaign',
  'polis:full',
  'egemonia:standard',
];
/** One in so many of the decisions is asked about, so that they come of many moments. */
const APART = 9;
const MOST_ACTIONS = 20_000;

function momentsOf(game: Game, scenario: string, players: string | undefined, n: number): readonly Seen[] {
  const found: Seen[] = [];
  const chance = new Generator(7);
  for (let match = 0; found.length < n; match++) {
    const setup = readSetup(game, { scenario, options: players === undefined ? {} : { players } });
    if (isFaulty(setup)) throw new Error(JSON.stringify(setup));
    const play = new Play<BaseState>(game, game.begin(setup), new Fate(9_000 + match));
    const greedy = game.seatsOf(play.state).map((_, seat) => bots.greedy(100 * match + seat));
    const offer = new Offer();
    play.run();
    for (let actions = 0; play.state.toAct !== NOBODY && found.length < n && actions < MOST_ACTIONS; actions++) {
      const { toAct: seat } = play.state;
      const seen = see(game, play.state, seat);
      play.legal(offer, seat);
      if (offer.size > 1 && game.undertakings?.begins(play.state) === true && chance.below(APART) === 0) found.push(seen);
      play.take(game.actions.read(greedy[seat].choose(game, seen)) as number, seat);
    }
  }
  return found;
}

if (!existsSync(values.dist)) built();
const { server, address } = await serve(values.dist);
const browser = await launch({ compiling: true });
const page = await browser.newPage();
await page.goto(address);
const script = readdirSync(join(values.dist, 'assets')).find(name => /^worker-.*\.js$/.test(name));
for (const asked of positionals.length > 0 ? positionals : ALL) {
  const [id, scenario, players] = asked.split(':');
  const moments = momentsOf(GAMES[id as keyof typeof GAMES], scenario, players, Number(values.n));
  const questions = moments.map((seen, i) =>
    values.advice
      ? { kind: 'advise', game: id, seen }
      : { kind: 'think', game: id, bot: values.level, seed: i, seat: `moment ${i}`, seen },
  );
  const together = values.advice ? 1 : Number(values.minds);
  const seconds = await page.evaluate(
    async ([url, all, of]) => {
      const workers = Array.from({ length: of }, () => new Worker(url, { type: 'module', name: 'mind' }));
      const ask = (question: object, number: number): Promise<number> =>
        new Promise((resolve, reject) => {
          const began = performance.now();
          let answers = 0;
          let rounds: { tallies: Record<string, number>[]; late: boolean }[] = [];
          const join = (): void => {
            const tallies = rounds[0].tallies.map((tally, i) =>
              Object.fromEntries(Object.keys(tally).map(key => [key, rounds.reduce((sum, one) => sum + one.tallies[i][key], 0)])),
            );
            const joined = { tallies, late: rounds.some(({ late }) => late) };
            rounds = [];
            for (const worker of workers) worker.postMessage({ number, joined });
          };
          for (const [nth, worker] of workers.entries()) {
            worker.onmessage = ({ data }) => {
              if ('failed' in data) reject(new Error(data.failed));
              else if ('round' in data && rounds.push(data.round) === of) join();
              else if ('answer' in data && ++answers === of) resolve((performance.now() - began) / 1000);
            };
            worker.postMessage({ ...question, number, share: { nth, of } });
          }
        });
      await ask({ ...all[0], seat: 'nobody' }, -1); // what must be fetched is fetched
      const spent: number[] = [];
      for (const [number, one] of all.entries()) spent.push(await ask(one, number));
      for (const worker of workers) worker.terminate();
      return spent;
    },
    [`/assets/${script}`, questions, together] as const,
  );
  const [half, most, longest] = [0.5, 0.95, 1].map(share => quantile(seconds, share).toFixed(2));
  process.stdout.write(
    `${asked}, ${values.advice ? 'advice' : `${values.level} in ${together} threads`}: ${seconds.length} decisions, median ${half} s, p95 ${most} s, longest ${longest} s\n`,
  );
}
await browser.close();
server.close();
