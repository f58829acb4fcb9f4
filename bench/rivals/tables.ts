import { readFileSync, writeFileSync } from 'node:fs';
import { CONTESTS, type Contest } from './contests.ts';
import { seriesOf } from './series.ts';
import { type Standing, standingOf } from './standing.ts';

// node bench/rivals/tables.ts: writes what the series say into docs/bots.md, between the two marks. Nothing is played.

const FILE = new URL('../../docs/bots.md', import.meta.url);
const [BEGIN, END] = ['<!-- bench/rivals/tables.ts writes from here -->', '<!-- to here -->'];

const percent = (share: number): string => (100 * share).toFixed(1);
const told = new Map(
  CONTESTS.map(contest => {
    const { lines, others } = seriesOf(contest);
    return [contest.id, { contest, others, standing: standingOf(contest, lines) }] as const;
  }),
);

/** Whether it is proven, as far as it is. */
function verdict({ n: wanted, least }: Contest, { n, low, high, reached }: Standing): string {
  if (n === 0) return 'not run';
  if (reached) return n >= wanted ? '**yes**' : 'yes, so far';
  return high < least ? '**no**' : n >= wanted ? 'not proven' : `open${low > 0 ? '' : ', too few'}`;
}
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string[] => [row(head), row(head.map(() => '---')), ...rows];

const contests = table(
  [
    'contest',
    'who',
    'wanted',
    'reached (95 %)',
    'matches',
    'proven',
    's a decision: p95, longest',
    'longest turn, s',
    's a match',
  ],
  [...told.values()]
    .filter(({ contest, standing }) => contest.least > 0 && standing.n > 0)
    .map(({ contest, others, standing }) =>
      row([
        `\`${contest.id}\``,
        `${contest.ours} – ${contest.theirs ?? 'alone'}`,
        `${percent(contest.least)} %`,
        `${percent(standing.share)} % (${percent(standing.low)} … ${percent(standing.high)})`,
        `${standing.n} of ${contest.n}${others > 0 ? `; ${others} of former bots left out` : ''}; rules ${standing.rules.join(', ')}`,
        verdict(contest, standing),
        `${standing.decision.p95.toFixed(2)}, ${standing.decision.most.toFixed(1)}`,
        standing.turn.toFixed(1),
        `${standing.match.ours.toFixed(1)} (theirs ${standing.match.theirs.toFixed(1)})`,
      ]),
    ),
);
const unplayed = [...told.values()].filter(({ contest, standing }) => contest.least > 0 && standing.n === 0);

const LADDERS: Readonly<Record<string, string>> = {
  'ladder-egemonia': 'Egemonia',
  'ladder-polis': 'Polis',
  'ladder-timoleon': 'Timoleone',
  'ladder-pw': 'Peloponnesian War, two players',
};
/** What a share of the matches is in Elo; of all matches or of none it is as much as half a match less or more. */
const elo = (share: number, n: number): number => {
  const near = Math.min(1 - 0.5 / (n + 1), Math.max(0.5 / (n + 1), share));
  return Math.round(400 * Math.log10(near / (1 - near)));
};
const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
const levels = table(
  ['game', 'random', 'greedy', 'easy', 'medium', 'strong'],
  Object.entries(LADDERS).map(([id, name]) => {
    let sum = 0;
    let known = true;
    const rungs = ['greedy', 'easy', 'medium', 'strong'].map(level => {
      const standing = told.get(`${id}-${level}`)?.standing;
      known &&= standing !== undefined && standing.n > 0;
      if (!known || standing === undefined) return '–';
      const { n, share, low, high } = standing;
      sum += elo(share, n);
      return `${sum} (${signed(elo(low, n))} … ${signed(elo(high, n))}, ${n})`;
    });
    return row([name, 0, ...rungs]);
  }),
);

const chances = table(
  ['series', 'moments', 'matches', 'miss by, points'],
  [...told.values()]
    .filter(({ standing }) => standing.chances.moments > 0)
    .map(({ contest, standing }) =>
      row([
        `\`${contest.id}\`, ${contest.ours}`,
        standing.chances.moments,
        standing.n,
        (100 * standing.chances.error).toFixed(1),
      ]),
    ),
);

const text = [
  '',
  'Of the matches kept in `bench/rivals/series` (`node bench/rivals/main.ts <contest> --keep` adds to them, `node bench/rivals/tables.ts` writes this):',
  '',
  ...contests,
  '',
  `Not yet played: ${unplayed.map(({ contest }) => `\`${contest.id}\``).join(', ') || 'nothing'}.`,
  '',
  'Elo by level in the main scenario, random being 0: the sum of the steps from level to level; in brackets the step from the level below with its interval of 95 %, and of how many matches. Where somebody has won every match his step is at least what is told.',
  '',
  ...levels,
  '',
  'Chances to win as the game gives them today, in matches among equals (or alone), by how much they miss on average over tenths of the scale. Where a game has learned from these very matches (`bots/chances.json` names its series), what counts is the `error` that is told there, of matches left out:',
  '',
  ...chances,
  '',
].join('\n');
const page = readFileSync(FILE, 'utf8');
const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
if (from < 0 || to < from) throw new Error(`the marks are missing: ${BEGIN} and ${END}`);
writeFileSync(FILE, `${page.slice(0, from + BEGIN.length)}\n${text}\n${page.slice(to)}`);
