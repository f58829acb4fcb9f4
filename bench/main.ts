import { GAMES } from '@polemos/games';
import { framing } from './frames.ts';
import { againstBoardgameIo, againstCeiling, cloning, games, type Row, routing, searching, telling, working } from './rows.ts';
import { serving } from './server/main.ts';

const json = process.argv.includes('--json');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : '';

const missed = ({ ratio, wanted }: Row): boolean =>
  ratio !== undefined && wanted !== undefined && ('least' in wanted ? ratio < wanted.least : ratio > wanted.most);
const said = ({ wanted }: Row): string =>
  wanted === undefined ? '' : 'least' in wanted ? `at least ${wanted.least}` : `at most ${wanted.most}`;

const rows: Row[] = [];
function add(more: readonly Row[]): void {
  for (const row of more) {
    rows.push(row);
    if (json) continue;
    const { name, rate, unit, ratio, of } = row;
    const share = ratio === undefined ? '' : `${ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(0)} of ${of}`;
    const verdict = row.wanted === undefined ? '' : `${said(row)}${missed(row) ? '   MISSED' : ''}`;
    process.stdout.write(
      `${name.padEnd(34)}${Math.round(rate).toLocaleString('en').padStart(12)} ${`${unit}/s`.padEnd(11)} ${share.padEnd(34)}${verdict}\n`,
    );
  }
}

const wants = (part: string): boolean => only === '' || part.includes(only);
if (wants('ceiling')) add(againstCeiling());
if (wants('clone')) add(cloning());
if (wants('events')) add(telling());
if (wants('mcts')) add(searching());
if (wants('frames')) add(await framing());
if (wants('workers')) add(await working());
if (wants('boardgame.io')) {
  const { rows: compared, unit } = againstBoardgameIo();
  add(compared);
  add(await games(unit));
} else if (GAMES.some(({ id }) => id === only)) {
  const { rows: compared, unit } = againstBoardgameIo();
  add(compared);
  add(await games(unit, only));
}
if (wants('routes') || only === 'peloponnesian-war') add(routing());
const notes: string[] = [];
if (wants('server')) {
  const served = await serving();
  add(served.rows);
  notes.push(...served.notes);
}
if (json) process.stdout.write(`${JSON.stringify({ rows, notes }, null, 2)}\n`);
else for (const note of notes) process.stdout.write(`${note}\n`);
process.exitCode = rows.some(missed) ? 1 : 0;
