import { type BoardChange, boardFile, changesNothing, changesOf, isFaulty, readBoard } from '@polemos/kernel';
import { type Command, JSON_FLAG, print, printJson, Usage } from '../command.ts';
import { gameNamed } from '../games.ts';
import { jsonIn } from '../setup.ts';

export const command: Command = {
  name: 'board',
  summary: 'writes the board of a game as a file to be corrected, or says what such a file changes',
  usage: '<game> --export | --check FILE',
  about: `The printed maps are not in the rulebooks: what had to be reconstructed can be put right by the owner of a box. --export prints every datum that
can be corrected, each with its source; what a file leaves out stays as it is. --check says what a file changes, and exits with 1 where it is
refused. Matches are played on it with --board FILE, and are never counted together with those on other boards.`,
  flags: {
    export: { about: 'the board as a file, on stdout' },
    check: { value: 'file', about: 'what a board file changes, datum by datum' },
    ...JSON_FLAG,
  },
  async run(given) {
    const { board: kit, id } = await gameNamed(given.one('game')).load();
    if (kit === undefined) throw new Usage(`${id} has no board to correct`);
    if (given.has('export') === given.has('check')) throw new Usage('--export or --check FILE');
    if (given.has('export')) {
      printJson(boardFile(kit));
      return 0;
    }
    const read = readBoard(kit, jsonIn(given.text('check')));
    if (isFaulty(read)) {
      if (given.has('json')) printJson(read);
      else for (const { at, what } of read.faults) print(`${at === '' ? 'the file' : at}: ${what}`);
      return 1;
    }
    const changes = changesOf(kit, read);
    if (given.has('json')) printJson({ name: read.name, key: read.key, changes, board: read });
    else if (changesNothing(read)) print(`“${read.name}” is the board of the house: it changes nothing.`);
    else {
      print(`“${read.name}” (${read.key}) changes ${changes.length} of the board of ${id}:`);
      for (const change of changes) print(`  ${told(change)}`);
    }
    return 0;
  },
};

const told = ({ at, from, to, source, given, stated }: BoardChange): string =>
  `${at}: ${from} → ${to}\n    here: ${source}${stated ? ' (the rulebook says so)' : ''}; there: ${given}`;
