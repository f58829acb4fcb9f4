import type { Engine } from '@polemos/games/releases';
import { type Chance, isDiverged, type Match, type MatchLog, type Need } from '@polemos/kernel';
import { type Audit, checkDice, type Verdict } from '../../client/dice.ts';

export type { Audit, Verdict };

/** Checks a finished match: the promise of the dice, every rule, every outcome. */
export function verifyMatch(engine: Engine, log: MatchLog): Verdict {
  const promise = checkDice({ ...log, start: { ...log.start, chance: [] }, entries: [], asked: [[]] });
  if (!promise.ok) return promise;
  const loaded = engine.Match.load(engine.game, log);
  if (isDiverged(loaded)) return { ok: false, what: 'rules', at: loaded.diverged };
  return checkDice(audit(engine, log));
}

/** Plays a log again, one outcome of chance after the other, and writes down what each was for. */
export function audit({ game, Match: Maker }: Engine, log: MatchLog): Audit {
  const asked: (readonly Need[])[] = [];
  const ask = (chance: readonly Chance[], attempt: (given: readonly Chance[]) => object): void => {
    const needs: Need[] = [];
    for (let known = 0; known <= chance.length; known++) {
      const done = attempt(chance.slice(0, known));
      if (!('need' in done)) break;
      needs.push(done.need as Need);
    }
    asked.push(needs);
  };
  const { match: id, setup } = log;
  let match: Match | null = null;
  ask(log.start.chance, chance => {
    const begun = Maker.begin(game, { match: id, setup, dice: null, chance });
    if (begun instanceof Maker) match = begun;
    return begun;
  });
  for (const { seat, action, chance } of log.entries)
    ask(chance, given => (match as unknown as Match).act(seat, action, { chance: given }));
  return { ...log, asked };
}
