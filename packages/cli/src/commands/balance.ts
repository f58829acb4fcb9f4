import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type Listed } from '@polemos/games';
import { ROOT } from '@polemos/server/place';
import { botNamed } from '../bots.ts';
import { type Command, type Given, print, Usage } from '../command.ts';
import { seatsIn, setupFor } from '../setup.ts';
import { csv } from '../simulation/csv.ts';
import { kindsOf } from '../simulation/decisions.ts';
import { parquet } from '../simulation/parquet.ts';
import { plot } from '../simulation/plot.ts';
import { progressBar } from '../simulation/progress-bar.ts';
import { MOST_WORKERS, runAll, split, sum } from '../simulation/run.ts';
import { summary, wilson } from '../simulation/statistics.ts';
import type { Tally } from '../simulation/tally.ts';

/** One scenario and what its matches showed. */
interface Studied {
  readonly game: string;
  readonly rules: number;
  readonly scenario: string;
  readonly seats: readonly string[];
  readonly tally: Tally;
}
type Row = Readonly<Record<string, string | number>>;

export const command: Command = {
  name: 'balance',
  summary: 'writes docs/balance: how the matches of every game and scenario end',
  usage: '[<game> …] [--games N] [--bot greedy] [--seed S] [--out folder]',
  about: `One page with a picture for each scenario, and the same numbers as tables (CSV, Parquet) for other programs. The same seed gives
the same page, except for how long bots thought.`,
  flags: {
    games: { value: 'N', about: 'matches of each scenario (100)' },
    bot: { value: 'name', about: 'who plays every seat (greedy)' },
    seed: { value: 'S', about: 'any text or number (balance)' },
    workers: { value: 'n', about: 'worker threads (1)' },
    out: { value: 'folder', about: 'where to write (docs/balance)' },
  },
  async run(given) {
    const unknown = given.words.find(word => !GAMES.some(({ id }) => id === word));
    if (unknown !== undefined)
      throw new Usage(`there is no game '${unknown}'; there are ${GAMES.map(({ id }) => id).join(', ')}`);
    const asked = GAMES.filter(({ id }) => given.words.length === 0 || given.words.includes(id));
    const out = given.text('out') ?? join(ROOT, 'docs', 'balance');
    mkdirSync(out, { recursive: true });
    const studied: Studied[] = [];
    for (const listed of asked) studied.push(...(await study(listed, given)));
    for (const one of studied) writeFileSync(join(out, `${nameOf(one)}.svg`), plot(one.tally, titleOf(one)));
    const rows = studied.flatMap(rowsOf);
    writeFileSync(join(out, 'balance.csv'), csv(rows));
    writeFileSync(join(out, 'balance.parquet'), parquet(rows));
    writeFileSync(join(out, 'README.md'), pageOf(studied, given));
    print(`${studied.length} scenarios in ${out}`);
    return 0;
  },
};

const botOf = (given: Given): string => given.text('bot') ?? 'greedy';
const seedOf = (given: Given): string => given.text('seed') ?? 'balance';
const gamesOf = (given: Given): number => given.number('games', 100);
const nameOf = ({ game, scenario }: Studied): string => `${game}-${scenario}`;
const titleOf = ({ game, scenario, tally }: Studied): string => `${game}, ${scenario}: ${tally.games} matches`;

async function study(listed: Listed, given: Given): Promise<Studied[]> {
  const game = await listed.load();
  const bot = botOf(given);
  await botNamed(listed, bot);
  const workers = given.number('workers', 1, 1, MOST_WORKERS);
  const found: Studied[] = [];
  for (const { id: scenario } of game.scenarios) {
    const setup = setupFor(game, scenario);
    const seats = seatsIn(game, setup);
    const job = {
      game: listed.id,
      setup,
      bots: seats.map(() => bot),
      seed: seedOf(given),
      from: 0,
      to: gamesOf(given),
      observe: true,
    };
    const bar = progressBar(job.to);
    const tally = sum(await runAll(split(job, workers), workers, bar.add));
    bar.end();
    found.push({ game: listed.id, rules: game.rules, scenario, seats, tally });
  }
  return found;
}

/** One line for each number, as `simulate` writes them. */
function rowsOf({ game, scenario, seats, tally }: Studied): readonly Row[] {
  const row = (quantity: string, seat: string, kind: string, value: number): Row => ({
    game,
    scenario,
    quantity,
    seat,
    kind,
    value,
  });
  return [
    row('matches', '', '', tally.games),
    row('actions, mean', '', '', summary(tally.lengths).mean),
    ...seats.flatMap(seat => {
      const { share, low, high } = wilson(tally.wins[seat], tally.games);
      return [row('won', seat, '', share), row('won, low', seat, '', low), row('won, high', seat, '', high)];
    }),
    ...Object.entries(tally.endings).map(([rule, n]) => row('ended by', '', rule, n)),
    ...Object.entries(tally.points).flatMap(([quantity, bySeat]) =>
      Object.entries(bySeat).flatMap(([seat, counts]) => {
        const { mean, deviation } = summary(counts);
        const who = seat === 'all' ? '' : seat;
        return [row(`${quantity}, mean`, who, '', mean), row(`${quantity}, deviation`, who, '', deviation)];
      }),
    ),
    ...Object.entries(tally.decisions).flatMap(([seat, kinds]) =>
      kindsOf(kinds).flatMap(({ kind, asked, chosen, options }) => [
        row('decisions a match', seat, kind, asked / tally.games),
        row('decisions with a choice a match', seat, kind, chosen / tally.games),
        row('actions to choose from, mean', seat, kind, options),
      ]),
    ),
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function pageOf(studied: readonly Studied[], given: Given): string {
  const games = [...new Set(studied.map(({ game }) => game))];
  const how = `npm run -s polemos -- balance${given.words.map(word => ` ${word}`).join('')} --games ${gamesOf(given)} --bot ${botOf(given)} --seed ${seedOf(given)}`;
  return `# How the games end

Matches of ${botOf(given)} bots in every seat, ${gamesOf(given)} of each scenario, seed \`${seedOf(given)}\`; shares with their intervals of 95 % after Wilson. All of this
folder is written by

\`\`\`
${how}
\`\`\`

\`balance.csv\` and \`balance.parquet\` have every number of this page, and the decisions of each kind besides. What such bots do not see they
do not show: a share says how the scenario treats players of this strength, not how it treats experts.
${games.map(game => sectionOf(studied.filter(one => one.game === game))).join('')}`;
}

function sectionOf(scenarios: readonly Studied[]): string {
  const [{ game, rules }] = scenarios;
  return `
## ${game} (rules ${rules})
${scenarios.map(partOf).join('')}`;
}

/** How many kinds of decisions the page tells of; the tables have all. */
const KINDS = 8;

function partOf(one: Studied): string {
  const { scenario, seats, tally } = one;
  const length = summary(tally.lengths);
  const won = seats.map(seat => {
    const { share, low, high } = wilson(tally.wins[seat], tally.games);
    return `| ${seat} | ${percent(share)} | ${percent(low)} to ${percent(high)} |`;
  });
  const drawn = tally.draws > 0 ? [`| drawn | ${percent(tally.draws / tally.games)} | |`] : [];
  const points = Object.entries(tally.points).flatMap(([quantity, bySeat]) =>
    Object.entries(bySeat).flatMap(([seat, counts]) => {
      const { mean, deviation, least, most } = summary(counts);
      return least === most
        ? []
        : [
            `- ${quantity}${seat === 'all' ? '' : ` of ${seat}`}: ${mean.toFixed(1)} ± ${deviation.toFixed(1)} (${least} to ${most})`,
          ];
    }),
  );
  const endings = Object.entries(tally.endings)
    .sort(([, a], [, b]) => b - a)
    .map(([rule, n]) => `${rule} ${percent(n / tally.games)}`);
  const kinds = kindsOf(tally.decisions[seats[0]] ?? {}).slice(0, KINDS);
  return `
### ${scenario}

![How ${tally.games} matches of ${scenario} ended](${nameOf(one)}.svg)

| | won | 95 % |
| --- | --- | --- |
${[...won, ...drawn].join('\n')}

- ended by ${endings.join(', ')}
- ${length.mean.toFixed(0)} actions a match (${length.least} to ${length.most})
${points.join('\n')}

| decisions of ${seats[0]} | a match | with a choice | actions to choose from |
| --- | --- | --- | --- |
${kinds.map(({ kind, asked, chosen, options }) => `| ${kind} | ${(asked / tally.games).toFixed(1)} | ${(chosen / tally.games).toFixed(1)} | ${options.toFixed(1)} |`).join('\n')}
`;
}
