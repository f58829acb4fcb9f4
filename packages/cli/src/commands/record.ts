import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Listed } from '@polemos/games';
import type { Game } from '@polemos/kernel';
import { type Command, print, Usage } from '../command.ts';
import { folderOf, gameNamed } from '../games.ts';
import { readLogFile } from '../log-file.ts';
import { record } from '../recording.ts';

/** How many whole matches of each scenario are kept. */
export const KEPT = 3;

export const command: Command = {
  name: 'record',
  summary: 'records the whole matches that every test run replays',
  usage: '<game>',
  about: `${KEPT} of each scenario, under test/matches/recorded of the game. They are the promise that a recorded match replays: where one
does not any more, the game's number of rules is raised, and only then they are recorded anew. A game that has none gets its first.`,
  flags: {},
  async run(given) {
    const listed = gameNamed(given.one('game'));
    const game = await listed.load();
    const folder = recordedOf(listed);
    const under = rulesIn(folder);
    if (under !== null && under >= game.rules)
      throw new Usage(`${listed.id} was recorded under rules ${under}: raise its number first, or mend what changed`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [name, log] of matchesOf(game)) {
      writeFileSync(join(folder, `${name}.json.gz`), gzipSync(JSON.stringify(log), { level: 9 }));
      print(`${listed.id} ${name}: ${log.entries.length} actions under rules ${log.rules}`);
    }
    return 0;
  },
};

function* matchesOf(game: Game): Generator<readonly [name: string, log: ReturnType<typeof record>]> {
  for (const { id } of game.scenarios) for (let n = 0; n < KEPT; n++) yield [`${id}-${n}`, record(game, id, n)];
}

/** Where a game keeps them. */
export const recordedOf = (game: Listed): string => join(folderOf(game), 'test/matches/recorded');

/** The rules under which those that are there were recorded; null where there is none. */
function rulesIn(folder: string): number | null {
  if (!existsSync(folder)) return null;
  const [first] = readdirSync(folder);
  if (first === undefined) return null;
  const log = readLogFile(join(folder, first));
  return 'broken' in log ? null : log.rules;
}
