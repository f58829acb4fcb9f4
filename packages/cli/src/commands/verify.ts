import { GAMES, gameById } from '@polemos/games';
import { Releases } from '@polemos/games/releases';
import { databaseOf, inWords } from '../archive.ts';
import { type Command, type Given, JSON_FLAG, print, printJson, Usage } from '../command.ts';
import { readLogFile } from '../log-file.ts';
import { type Verdict, verify } from '../verify.ts';

export const command: Command = {
  name: 'verify',
  summary: 'replays recorded matches, compares every hash, recomputes sealed dice',
  usage: '<files…> | --all [--database file]',
  about: `Says where a match and the rules part. Of a finished online match it checks the commitment and recomputes every die and
draw from the revealed secret. With --all it replays every match that a server keeps, before an upgrade, and sorts them into
unchanged, played on under earlier rules that are kept, carried on, frozen and broken. A match of earlier rules is right where it replays all the same;
where it does not, the rules are named under which it was played. Exit code 0: all are right; 1: one is not.`,
  flags: {
    all: { about: 'every match of a server, sorted' },
    database: { value: 'file', about: 'of which server (as for serve)' },
    ...JSON_FLAG,
  },
  async run(given) {
    if (given.has('all')) return sortAll(given);
    if (given.words.length === 0) throw new Usage('name at least one match file');
    const verdicts: ({ readonly file: string } & Verdict)[] = [];
    for (const file of given.words) verdicts.push({ file, ...(await verdictOn(file)) });
    if (given.has('json')) printJson(verdicts);
    else for (const { file, ...verdict } of verdicts) print(`${file}: ${said(verdict)}`);
    return verdicts.every(({ ok }) => ok) ? 0 : 1;
  },
};

/** Every stored match under the rules of this release. */
async function sortAll(given: Given): Promise<number> {
  given.none();
  const { verifyAll } = await import('@polemos/server');
  const games = Object.fromEntries(await Promise.all(GAMES.map(async ({ id, load }) => [id, await load()] as const)));
  const sorted = await inWords(() => verifyAll(databaseOf(given), games));
  const { unchanged, kept, carried, frozen, broken } = sorted;
  if (given.has('json')) printJson(sorted);
  else {
    for (const { match, rules, alike } of kept)
      print(
        `${match}: goes on under rules ${rules}, which are kept${alike ? ' (nothing has changed for it: polemos pin can give it these)' : ''}`,
      );
    for (const { match, rules } of carried)
      print(`${match}: began under rules ${rules} and is carried on: it replays under these`);
    for (const { match, rules, at } of frozen)
      print(`${match}: frozen: it parts from these rules at action ${at}, and rules ${rules} are not kept`);
    for (const { match, because } of broken) print(`${match}: broken: ${because}`);
    print(
      `${unchanged.length} unchanged, ${kept.length} under kept rules, ${carried.length} carried on, ${frozen.length} frozen, ${broken.length} broken`,
    );
  }
  return frozen.length + broken.length === 0 ? 0 : 1;
}

async function verdictOn(file: string): Promise<Verdict> {
  const log = readLogFile(file);
  if ('broken' in log) return { ok: false, entries: 0, broken: log.broken };
  const listed = gameById(log.game);
  if (listed === undefined) return { ok: false, entries: 0, broken: `there is no game '${log.game}'` };
  const game = await listed.load();
  const kept = log.rules === game.rules ? null : await new Releases().engine(log.game, log.rules);
  return kept === null ? verify(game, log) : { ...verify(kept.game, log, kept.Match), recordedUnder: log.rules };
}

/** What was found, in words. */
export function said(verdict: Verdict): string {
  const { entries, diverged, recordedUnder, opens } = verdict;
  if (recordedUnder === undefined) return found(verdict);
  if (diverged === undefined) return `${found(verdict)} (recorded under rules ${recordedUnder})`;
  const alike = diverged.diverged === 0 ? 'its set-up' : `action ${diverged.diverged} of ${entries}`;
  const still = opens === true ? '; every action is still legal, so that it opens' : '';
  return `played under rules ${recordedUnder}, which are not those of this release: they part at ${alike}${still}`;
}
function found({ ok, entries, diverged, dice, diceAt, broken }: Verdict): string {
  if (broken !== undefined) return `wrong: ${broken}`;
  if (diverged !== undefined) {
    const where = diverged.diverged === 0 ? 'at the set-up' : `at action ${diverged.diverged} of ${entries}`;
    const how =
      diverged.expected === undefined
        ? JSON.stringify(diverged.because)
        : `the state has hash ${diverged.found}, recorded is ${diverged.expected}`;
    return `wrong: it parts from the rules ${where}: ${how}`;
  }
  const sealed = dice === undefined ? '' : `; sealed dice ${dice}${diceAt === undefined ? '' : ` at action ${diceAt}`}`;
  return `${ok ? 'right' : 'wrong'}: ${entries} actions replayed${sealed}`;
}
