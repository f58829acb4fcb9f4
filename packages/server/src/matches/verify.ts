import type { Engine } from '@polemos/games/releases';
import {
  type Chance,
  commitment,
  isDiverged,
  type Match,
  type MatchLog,
  type Need,
  promisedSource,
  streamOf,
} from '@polemos/kernel';

/** What became of a check of a match's dice and rules. */
export type Verdict =
  | { readonly ok: true; readonly actions: number; readonly outcomes: number }
  | { readonly ok: false; readonly what: 'no-secret' | 'commitment' | 'rules' | 'dice'; readonly at: number };

/** A finished match with, for each outcome of chance, what was asked: all that a stranger needs to check the dice. */
export interface Audit extends MatchLog {
  /** By action, the set-up first. */
  readonly asked: readonly (readonly Need[])[];
}

/** Checks a finished match: the promise of the dice, every outcome, every rule. */
export function verifyMatch(engine: Engine, log: MatchLog): Verdict {
  const { seal, match: id } = log;
  if (seal === null || seal.secret === null) return { ok: false, what: 'no-secret', at: 0 };
  const { before = [] } = seal;
  if ([seal, ...before].some(one => commitment(id, one.secret ?? '') !== one.commitment))
    return { ok: false, what: 'commitment', at: 0 };
  const loaded = engine.Match.load(engine.game, log);
  if (isDiverged(loaded)) return { ok: false, what: 'rules', at: loaded.diverged };
  const { asked } = audit(engine, log);
  const streams = promisedSource({ match: id, secret: seal.secret, entropy: seal.entropy }, before);
  let outcomes = 0;
  for (const [i, needs] of asked.entries()) {
    const fell = i === 0 ? log.start.chance : log.entries[i - 1].chance;
    const source = streams(i === 0 ? 0 : streamOf(log.takenBack, i - 1));
    for (const [k, need] of needs.entries()) {
      if (outcomeOf(need, source) !== fell[k]) return { ok: false, what: 'dice', at: i };
      outcomes++;
    }
  }
  return { ok: true, actions: log.entries.length, outcomes };
}

const outcomeOf = (need: Need, source: (n: number) => number): Chance =>
  'draw' in need ? need.draw[source(need.draw.length)] : source('die' in need ? need.die : need.lot) + 1;

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
