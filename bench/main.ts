import { GAMES } from '@polemos/games';
import { panning } from './client.ts';
import { endWith } from './end-with.ts';
import { framing } from './frames.ts';
import { type PARTS, wantedOf } from './parts.ts';
import { againstBoardgameIo, againstCeiling, cloning, games, type Row, routing, searching, telling, working } from './rows.ts';
import { serving } from './server/main.ts';

const json = process.argv.includes('--json');
const at = process.argv.indexOf('--only');
const only = partsOf(at < 0 ? undefined : process.argv[at + 1]);
function partsOf(given: string | undefined): ReadonlySet<string> {
  try {
    return wantedOf(given);
  } catch (error) {
    process.stderr.write(`polemos: ${(error as Error).message}\n`);
    return process.exit(2);
  }
}

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

const wants = (part: (typeof PARTS)[number]): boolean => only.size === 0 || only.has(part);
if (wants('ceiling')) add(againstCeiling());
if (wants('clone')) add(cloning());
if (wants('events')) add(telling());
if (wants('mcts')) add(searching());
if (wants('frames')) add(await framing());
if (wants('workers')) add(await working());
const named = GAMES.filter(({ id }) => only.size === 0 || only.has(id));
if (wants('boardgame.io') || named.length > 0) {
  const { rows: compared, unit } = againstBoardgameIo();
  add(compared);
  add(await games(unit, only.has('boardgame.io') ? GAMES : named));
}
if (wants('routes')) add(routing());
if (wants('client')) add(await panning());
const notes: string[] = [];
if (wants('server')) {
  const served = await serving();
  add(served.rows);
  notes.push(...served.notes);
}
if (json) process.stdout.write(`${JSON.stringify({ rows, notes }, null, 2)}\n`);
else for (const note of notes) process.stdout.write(`${note}\n`);
endWith(rows.some(missed) ? 1 : 0);
