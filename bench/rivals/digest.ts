import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBot } from '@polemos/bots';
import type { Game } from '@polemos/kernel';

// Who somebody is who plays: what his choices are made of. A bot that has changed has another digest, so that what it did before does not count for it.
// The rules that all play by have their number, and are no part of it; nor are the weights that make chances of its values.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BOTS = 'packages/bots/src';
const RIVALS = 'bench/rivals';

/** A file and whatever it takes from its own folder, directly or not. */
function within(folder: string, entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const open = entries.map(entry => join(folder, entry)).filter(path => existsSync(join(ROOT, path)));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const [, name] of readFileSync(join(ROOT, path), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const taken = join(dirname(path), name);
      if (!relative(folder, taken).startsWith('..')) open.push(taken);
    }
  }
  return [...found].sort();
}

/** Budgets are told apart, by level. */
const BUDGETS = /thinking: \{(?:[^{}]|\{[^{}]*\})*\},/;
/** What a file says, however it is laid out and whatever is remarked on it. */
const said = (path: string): string =>
  readFileSync(join(ROOT, path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/ .*$/gm, '')
    .replace(BUDGETS, '')
    .replace(/\s+/g, '');

/** Where games say how a moment is judged and what is not worth a look. */
const JUDGING = ['evaluate.ts', 'search.ts', 'counsel.ts'];

function sourcesOf(game: Game, name: string): readonly string[] {
  if (name.startsWith('rival:')) return within(RIVALS, ['rivals.ts']);
  const level = readBot(name)?.level;
  if (level === undefined) throw new Error(`there is no bot '${name}'`);
  const own = `packages/games/${game.id}/bots`;
  if (level === 'random') return within(BOTS, ['random.ts']);
  if (level === 'greedy' && game.undertakings?.thinking.greedy === undefined)
    return [...within(BOTS, ['greedy.ts']), ...within(own, JUDGING)];
  return [...within(BOTS, ['planner.ts']), ...within(own, [...JUDGING, 'undertakings.ts'])];
}

/** Digests of bots that choose what a former one chose, by the former one's: `alike.ts` writes them when it has seen it. */
const ALIKE: Readonly<Record<string, string>> = existsSync(join(ROOT, RIVALS, 'alike.json'))
  ? JSON.parse(readFileSync(join(ROOT, RIVALS, 'alike.json'), 'utf8'))
  : {};

/** Short, the same on every machine, and another for another bot; but a bot that was made faster, or only rewritten, stays who it was. */
export function digestOf(game: Game, name: string): string {
  const digest = freshDigestOf(game, name);
  return ALIKE[digest] ?? digest;
}
/** The same of the code as it is written now. */
export function freshDigestOf(game: Game, name: string): string {
  const { level } = readBot(name) ?? {};
  const budget = level === undefined || level === 'random' ? undefined : game.undertakings?.thinking[level];
  const hash = createHash('sha256').update(JSON.stringify([name, budget ?? null]));
  for (const path of sourcesOf(game, name)) hash.update(`\n${path}\n${said(path)}`);
  return hash.digest('hex').slice(0, 10);
}
