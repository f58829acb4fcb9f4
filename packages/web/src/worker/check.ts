import { Match, readLog } from '@polemos/kernel';
import { type Audit, checkDice, type Verdict } from '@polemos/server/client';
import { audit, verifyMatch } from '@polemos/server/verify';
import { gameOf } from './games.ts';

/** What this browser itself found in the file of a finished match. */
export type Checked =
  | (Verdict & {
      /** Played again by the rules of this release; else only the dice were checked, since it has other rules. */
      readonly replayed: boolean;
      readonly match: string;
    })
  | {
      readonly ok: false;
      readonly what: 'no-match' | 'no-asked';
      readonly at: 0;
      readonly replayed: false;
      readonly match: string;
    };

/** The promise, every outcome, and by the rules that every outcome was asked for: without a word from the server. */
export async function check(text: string): Promise<Checked> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, what: 'no-match', at: 0, replayed: false, match: '' };
  }
  const log = readLog(value);
  if ('broken' in log) return { ok: false, what: 'no-match', at: 0, replayed: false, match: '' };
  const { asked } = value as Partial<Audit>;
  if (!Array.isArray(asked)) return { ok: false, what: 'no-asked', at: 0, replayed: false, match: log.match };
  const dice = checkDice({ ...log, asked });
  const game = await gameOf(log.game);
  if (!dice.ok || game === null || game.rules !== log.rules) return { ...dice, replayed: false, match: log.match };
  const engine = { game, Match, release: null };
  const played = verifyMatch(engine, log);
  // What the file says was asked must be what the rules ask.
  const same = played.ok && JSON.stringify(audit(engine, log).asked) === JSON.stringify(asked);
  return { ...(played.ok && !same ? { ok: false, what: 'rules', at: 0 } : played), replayed: true, match: log.match };
}
