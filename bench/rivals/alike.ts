import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CONTESTS, type Contest } from './contests.ts';
import { freshDigestOf } from './digest.ts';
import { GAMES, meet } from './encounter.ts';
import { type Line, lineOf, linesIn, textOf } from './series.ts';

// node bench/rivals/alike.ts [<contest> …] [--n 4]: a bot that was made faster, or whose code was only put in order, is still the same if it does the same. So
// many of the last matches that were kept of a contest are played again by today's bots; if each goes as it went, today's digests count as those of then.

const FILE = new URL('./alike.json', import.meta.url);

/** Whether a match that was played again went as it went: action by action, or, where that was not kept, by what is. */
export const isSame = (then: Line, now: Line): boolean =>
  JSON.stringify(sayingOf(then, then)) === JSON.stringify(sayingOf(now, then));
const sayingOf = (line: Line, { course }: Line) => [
  line.scores,
  line.decisions,
  line.moments,
  line.rules,
  course === undefined ? null : line.course,
];

/** The last that were kept of a contest, all of the same players. */
export function lastOf(contest: Contest, n: number, text = textOf(contest)): readonly Line[] {
  const lines = linesIn(text);
  const last = lines.at(-1);
  return lines.filter(one => one.ours === last?.ours && one.theirs === last.theirs).slice(-n);
}

/** By digest of today the one of then, where anything has changed; null: they do something else now. */
export function alikeIn(contest: Contest, lines: readonly Line[]): Readonly<Record<string, string>> | null {
  const found: Record<string, string> = {};
  const note = (name: string, then: string): void => {
    const now = freshDigestOf(GAMES[contest.game], name);
    if (now !== then) found[now] = then;
  };
  if (!lines.every(then => isSame(then, lineOf(contest, then.seed, then.n, meet(contest, then.seed, then.n))))) return null;
  for (const { ours, theirs } of lines.slice(0, 1)) {
    note(contest.ours, ours);
    if (contest.theirs !== null && theirs !== null) note(contest.theirs, theirs);
  }
  return found;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { n: { type: 'string', default: '4' } } });
  for (const asked of positionals)
    if (!CONTESTS.some(({ id }) => id === asked)) throw new Error(`there is no contest '${asked}'`);
  let known: Readonly<Record<string, string>> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  for (const contest of CONTESTS.filter(({ id }) => positionals.length === 0 || positionals.includes(id))) {
    const lines = lastOf(contest, Number(values.n));
    if (lines.length === 0) continue;
    const found = alikeIn(contest, lines);
    process.stdout.write(
      `${contest.id}: ${lines.length} matches played again, ${found === null ? 'not the same' : 'the same'}\n`,
    );
    if (found === null) process.exitCode = 1;
    known = { ...known, ...found };
    writeFileSync(FILE, `${JSON.stringify(known, null, 2)}\n`);
  }
}
