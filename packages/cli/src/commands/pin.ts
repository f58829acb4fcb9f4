import { GAMES } from '@polemos/games';
import { databaseOf, inWords } from '../archive.ts';
import { type Command, JSON_FLAG, print, printJson, Usage } from '../command.ts';

export const command: Command = {
  name: 'pin',
  summary: 'lets matches of a server go on under other rules than those with which they began',
  usage: '<matches…> | --all [--to number] [--database file]',
  about: `A match is played to its end under the rules with which it began, as long as they are kept (packages/games/<game>/releases). Where its
players want the corrections of a later release, this gives it the rules of this one, or those of a kept number. It must replay under
them move by move, hash by hash; whichever does not stays as it is. Stop the server first. Exit code 0: all go on as was wanted.`,
  flags: {
    all: { about: 'every match that is played' },
    to: { value: 'number', about: 'the number of the rules; without it those of this release' },
    database: { value: 'file', about: 'of which server (as for serve)' },
    ...JSON_FLAG,
  },
  async run(given) {
    if (given.has('all') === given.words.length > 0) throw new Usage('name the matches, or say --all');
    const { pin, ServerRuns } = await import('@polemos/server');
    const games = Object.fromEntries(await Promise.all(GAMES.map(async ({ id, load }) => [id, await load()] as const)));
    const wanted = { matches: given.has('all') ? null : given.words, to: given.has('to') ? given.number('to', 1) : null };
    const pinned = await inWords(() => pin(databaseOf(given), games, wanted)).catch(error => {
      throw error instanceof ServerRuns ? new Usage(error.message) : error;
    });
    if (given.has('json')) printJson(pinned);
    else {
      for (const one of pinned)
        print(`${one.match}: ${'because' in one ? one.because : `goes on under rules ${one.to} instead of ${one.from}`}`);
      print(`${pinned.filter(one => 'to' in one).length} changed`);
    }
    return pinned.some(one => 'because' in one) ? 1 : 0;
  },
};
