import { type Command, JSON_FLAG, print, printJson } from '../command.ts';
import { coverage, idsIn, readGame } from '../coverage.ts';
import { folderOf, gameNamed } from '../games.ts';

export const command: Command = {
  name: 'rules',
  summary: 'prints the numbered rules of a game, or which of them no test names',
  usage: '<game> [--coverage]',
  about: `An id counts when it stands in bold in rules.md or heads a row of a table there. It is covered when a test under the game's test/ names
it, or when a line of rules.md that begins with **No test** names it and says why. Exit code 1 below 100 %.`,
  flags: { coverage: { about: 'the ids that no test names' }, ...JSON_FLAG },
  run(given) {
    const listed = gameNamed(given.one('game'));
    const { rules, tests } = readGame(folderOf(listed));
    if (!given.has('coverage')) {
      if (given.has('json')) printJson(idsIn(rules));
      else process.stdout.write(rules);
      return 0;
    }
    const found = coverage(rules, tests);
    if (given.has('json')) printJson({ game: listed.id, ...found });
    else {
      print(
        `${listed.id}: ${Math.floor(found.percent * 10) / 10} % of ${found.ids} ids covered: ${found.tested} by tests, ${found.excused.length} excused in rules.md`,
      );
      for (const missing of found.missing) print(`  no test names ${missing}`);
      if (found.unknown.length > 0) print(`  named by tests, not in rules.md: ${found.unknown.join(', ')}`);
    }
    return found.missing.length === 0 ? 0 : 1;
  },
};
