import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type Listed } from '@polemos/games';
import { Releases } from '@polemos/games/releases';
import { type Game, type GameText, isDiverged, LANGUAGES, Match, type MatchLog } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { KEPT, recordedOf } from '../src/commands/record.ts';
import { said } from '../src/commands/verify.ts';
import { folderOf } from '../src/games.ts';
import { readLogFile } from '../src/log-file.ts';
import { verify } from '../src/verify.ts';

function open(file: string): MatchLog {
  const log = readLogFile(file);
  if ('broken' in log) throw new Error(`${file}: ${log.broken}`);
  return log;
}
const filesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** Played before the house was rebuilt, and never recorded again. */
const olderOf = (game: Listed): string => join(folderOf(game), 'test/matches/older');
const OLDER = GAMES.filter(game => existsSync(olderOf(game)));

describe.each(OLDER)('matches of earlier releases: $id', listed => {
  const folder = olderOf(listed);
  const { load } = listed;
  test('ten of them are kept', () => {
    expect(filesIn(folder)).toHaveLength(10);
  });

  test.each(filesIn(folder))('%s replays hash for hash, or is told under which rules it was played', async file => {
    const game = await load();
    const log = open(join(folder, file));
    const verdict = verify(game, log);
    if (log.rules === game.rules) expect(said(verdict)).toMatch(/^right: \d+ actions replayed$/);
    else
      expect(said(verdict)).toMatch(
        new RegExp(`^right: .* \\(recorded under rules ${log.rules}\\)$|^played under rules ${log.rules}, `),
      );
    expect(verdict.broken).toBeUndefined();
  });

  test('what replays of them opens: a view and a log for every seat', async () => {
    const game = await load();
    for (const file of filesIn(folder)) {
      const log = open(join(folder, file));
      const parted = verify(game, log).diverged?.diverged;
      const until = parted === undefined ? log.entries.length : Math.max(0, parted - 1);
      if (parted === 0) continue;
      const match = Match.load(game, log, { until });
      if (isDiverged(match)) throw new Error(`${file} parts at ${match.diverged}`);
      for (const seat of match.seats) expect(match.see(seat).view).toBeTruthy();
    }
  });
});

describe.each(GAMES)('recorded matches: $id', listed => {
  const folder = recordedOf(listed);

  test(`${KEPT} of every scenario`, async () => {
    const { scenarios } = await listed.load();
    const wanted = scenarios.flatMap(({ id }) => Array.from({ length: KEPT }, (_, n) => `${id}-${n}.json.gz`));
    expect(filesIn(folder)).toEqual(wanted.sort());
  });

  test.each(filesIn(folder))('%s replays', async file => {
    const game = await listed.load();
    const log = open(join(folder, file));
    const again = `npm run -s polemos -- record ${listed.id}`;
    expect(log.rules, `its rules were raised: record anew with ${again}`).toBe(game.rules);
    expect(said(verify(game, log)), `it replays otherwise: raise the game's rules, then ${again}`).toMatch(/^right: /);
  });
});

describe('a match of other rules', () => {
  const [listed] = GAMES;
  const folder = recordedOf(listed);
  const [file] = filesIn(folder);
  const raised = (game: Game, by: number): Game => ({ ...game, rules: game.rules + by });

  test('that replays all the same is right, and says what it was recorded under', async () => {
    const game = await listed.load();
    expect(said(verify(raised(game, 1), open(join(folder, file))))).toMatch(/^right: .* \(recorded under rules \d+\)$/);
  });

  test('that does not is told in words where they part', async () => {
    const game = await listed.load();
    const log = open(join(folder, file));
    const entries = log.entries.map((entry, i) => (i === 2 ? { ...entry, hash: '0' } : entry));
    const verdict = verify(raised(game, 1), { ...log, entries });
    expect(said(verdict)).toBe(
      `played under rules ${log.rules}, which are not those of this release: they part at action 3 of ${entries.length}; every action is still legal, so that it opens`,
    );
    const seatless = { ...log, entries: entries.map((entry, i) => (i === 2 ? { ...entry, seat: 'persia' } : entry)) };
    expect(said(verify(raised(game, 1), seatless))).toMatch(/they part at action 3 of \d+$/);
    expect(said(verify(game, { ...log, entries }))).toMatch(/^wrong: it parts from the rules at action 3/);
  });

  test('of a later release is not guessed at', async () => {
    const game = await listed.load();
    expect(said(verify(raised(game, -1), open(join(folder, file))))).toContain('the latest known here are');
  });
});

describe.each(GAMES)('rules that are kept: $id', ({ id, load, package: name }) => {
  const releases = new Releases();
  const again = `npm run -s polemos -- release-rules ${id}`;

  test('every number since the first that was kept: matches that began under it can be played to their end', async () => {
    const { rules } = await load();
    const numbers = releases.numbers(id);
    expect(numbers.length, again).toBeGreaterThan(0);
    for (let number = numbers[0]; number < rules; number++)
      expect(numbers, `rules ${number} of ${name} were raised without being kept: ${again} --from <the commit before>`).toContain(
        number,
      );
  });

  test('those of the present number replay its recorded matches, and say what their own decisions are called', async () => {
    const { rules } = await load();
    const engine = await releases.engine(id, rules);
    if (engine === null) return; // raised since the last release
    for (const file of filesIn(recordedOf({ package: name } as Listed)).slice(0, 4)) {
      const log = open(join(recordedOf({ package: name } as Listed), file));
      expect(said(verify(engine.game, log, engine.Match)), again).toMatch(/^right: /);
    }
    const { TEXT } = (await import(releases.find(id, rules)?.words ?? '')) as { TEXT: Record<string, GameText> };
    const asked = engine.game.steps.filter(({ lines }) => lines === null).map(({ name: step }) => step);
    for (const language of LANGUAGES) expect(Object.keys(TEXT[language].asks)).toEqual(expect.arrayContaining(asked));
  });
});
