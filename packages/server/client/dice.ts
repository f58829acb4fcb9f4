import { type Chance, commitment, type MatchLog, type Need, promisedSource, streamOf } from '@polemos/kernel';

/** What became of a check of a match's dice and rules. */
export type Verdict =
  | { readonly ok: true; readonly actions: number; readonly outcomes: number }
  | { readonly ok: false; readonly what: 'no-secret' | 'commitment' | 'rules' | 'dice'; readonly at: number };

/** A finished match with, for each outcome of chance, what was asked: all that a stranger needs to check the dice. */
export interface Audit extends MatchLog {
  /** By action, the set-up first. */
  readonly asked: readonly (readonly Need[])[];
}

/**
 * The promise of the dice and every outcome, from the file alone: no rule is asked, and no server. `scripts/check_dice.py` does the same in
 * another language.
 */
export function checkDice({ seal, match, start, entries, takenBack, asked }: Audit): Verdict {
  const wrong = (what: 'no-secret' | 'commitment' | 'dice', at: number): Verdict => ({ ok: false, what, at });
  if (seal === null || seal.secret === null) return wrong('no-secret', 0);
  const { before = [] } = seal;
  if ([seal, ...before].some(one => commitment(match, one.secret ?? '') !== one.commitment)) return wrong('commitment', 0);
  if (asked.length !== entries.length + 1) return wrong('dice', Math.min(asked.length, entries.length));
  const streams = promisedSource({ match, secret: seal.secret, entropy: seal.entropy }, before);
  let outcomes = 0;
  for (const [i, needs] of asked.entries()) {
    const fell = i === 0 ? start.chance : entries[i - 1].chance;
    if (fell.length !== needs.length) return wrong('dice', i);
    const source = streams(i === 0 ? 0 : streamOf(takenBack, i - 1));
    for (const [k, need] of needs.entries()) {
      if (outcomeOf(need, source) !== fell[k]) return wrong('dice', i);
      outcomes++;
    }
  }
  return { ok: true, actions: entries.length, outcomes };
}

const outcomeOf = (need: Need, source: (n: number) => number): Chance =>
  'draw' in need ? need.draw[source(need.draw.length)] : source('die' in need ? need.die : need.lot) + 1;
