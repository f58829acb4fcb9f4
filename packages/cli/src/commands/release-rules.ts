import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@polemos/games';
import { MANIFEST, Releases, releasesOf } from '@polemos/games/releases';
import { isDiverged } from '@polemos/kernel';
import { ROOT } from '@polemos/server/place';
import { type Command, print, Usage } from '../command.ts';
import { gameNamed } from '../games.ts';
import { readLogFile } from '../log-file.ts';
import { at, release } from '../releasing.ts';
import { recordedOf } from './record.ts';

export const command: Command = {
  name: 'release-rules',
  summary: 'keeps the rules of a game as they are, so that its matches can be played to their end under them',
  usage: '[<game>…] [--from commit]',
  about: `Bundles rules, kernel, bots and words into packages/games/<game>/releases/<number>, which is part of the repository: a server plays
every match under the number with which it began. Without a game it does all. Do it with every release, and before a number is
raised; where that was forgotten, --from takes the rules as they were at an earlier commit.`,
  flags: { from: { value: 'commit', about: 'the rules as they were then' } },
  async run(given) {
    const games = given.words.length === 0 ? GAMES : given.words.map(gameNamed);
    const from = given.text('from');
    const all = async (root: string): Promise<void> => {
      for (const { id, package: name } of games) {
        const folder = releasesOf(id) as string;
        const { rules } = await release({ package: name, root }, folder);
        if (from === undefined) await check(id, rules);
        print(`${id}: rules ${rules} are kept${from === undefined ? '' : ` as they were at ${from}`}`);
      }
    };
    await (from === undefined ? all(ROOT) : at(from, all));
    return 0;
  },
};

/** What is kept must play as the sources do: every recorded match replays hash for hash. */
async function check(game: string, rules: number): Promise<void> {
  const listed = gameNamed(game);
  const engine = await new Releases().engine(game, rules);
  if (engine === null) throw new Error(`${game}: what was written cannot be read (${MANIFEST})`);
  const folder = recordedOf(listed);
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const log = readLogFile(join(folder, file));
    if ('broken' in log) throw new Usage(`${file}: ${log.broken}`);
    if (log.rules !== rules) throw new Usage(`${game} was recorded under rules ${log.rules}: first polemos record ${game}`);
    const loaded = engine.Match.load(engine.game, log);
    if (isDiverged(loaded)) throw new Usage(`${game}: ${file} does not replay under rules ${rules}; raise the number first`);
  }
}
