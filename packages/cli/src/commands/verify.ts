import { type Command, JSON_FLAG, print, printJson, Usage } from '../command.ts';
import { findGame } from '../games.ts';
import { readLogFile } from '../log-file.ts';
import { type Verdict, verify } from '../verify.ts';

export const command: Command = {
  name: 'verify',
  summary: 'replays recorded matches, compares every hash, recomputes sealed dice',
  usage: '<files…>',
  about: `Says where a match and the rules part. Of a finished online match it checks the commitment and recomputes every die and
draw from the revealed secret. Exit code 0: all are right; 1: one is not.`,
  flags: JSON_FLAG,
  async run(given) {
    if (given.words.length === 0) throw new Usage('name at least one match file');
    const verdicts: ({ readonly file: string } & Verdict)[] = [];
    for (const file of given.words) verdicts.push({ file, ...(await verdictOn(file)) });
    if (given.has('json')) printJson(verdicts);
    else for (const { file, ...verdict } of verdicts) print(`${file}: ${said(verdict)}`);
    return verdicts.every(({ ok }) => ok) ? 0 : 1;
  },
};

async function verdictOn(file: string): Promise<Verdict> {
  const log = readLogFile(file);
  if ('broken' in log) return { ok: false, entries: 0, broken: log.broken };
  const listed = findGame(log.game);
  if (listed === undefined) return { ok: false, entries: 0, broken: `there is no game '${log.game}'` };
  return verify(await listed.load(), log);
}

function said({ ok, entries, diverged, dice, diceAt, broken }: Verdict): string {
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
