import type { Action } from '@polemos/kernel';
import { useCallback, useMemo, useState } from 'react';

type Value = string | number;

/** What has been chosen of an action so far; the rest follows from what is legal. */
export interface Choice {
  readonly picked: Readonly<Record<string, Value>>;
  /** Legal actions that agree with what has been picked. */
  readonly candidates: readonly Action[];
  pick(argument: string, value: Value | null): void;
  /** How many of each kind are wanted, in a game's own ids: several acts in one breath. It narrows nothing. */
  readonly counts: Readonly<Record<string, number>>;
  count(kind: string, to: number): void;
  /** Which of the possible is lit, in a game's own words; it narrows nothing, and outlasts the moment. */
  readonly sieve: string | null;
  sift(by: string | null): void;
  clear(): void;
}

/** Long actions are chosen argument by argument; a choice belongs to the moment it was made in and falls away with it. */
export function useChoice(legal: readonly Action[], moment: string): Choice {
  const [made, setMade] = useState<Made>(NOTHING);
  const [sieve, sift] = useState<string | null>(null);
  return useMemo(() => {
    const { wanted, counts } = made.moment === moment ? made : NOTHING;
    const picked = Object.fromEntries(
      Object.entries(wanted).filter(([key, value]) => legal.some(action => action[key] === value)),
    );
    return {
      picked,
      sieve,
      sift,
      candidates: legal.filter(action => Object.entries(picked).every(([key, value]) => action[key] === value)),
      pick: (argument, value) =>
        setMade(present => {
          const { wanted, counts } = present.moment === moment ? present : NOTHING;
          const { [argument]: _, ...rest } = wanted;
          return { moment, counts, wanted: value === null ? rest : { ...rest, [argument]: value } };
        }),
      counts,
      count: (kind, to) =>
        setMade(present => {
          const { wanted, counts } = present.moment === moment ? present : NOTHING;
          const { [kind]: _, ...rest } = counts;
          return { moment, wanted, counts: to <= 0 ? rest : { ...rest, [kind]: to } };
        }),
      clear: () => setMade(NOTHING),
    };
  }, [legal, made, moment, sieve]);
}
interface Made {
  readonly moment: string;
  readonly wanted: Readonly<Record<string, Value>>;
  readonly counts: Readonly<Record<string, number>>;
}
const NOTHING: Made = { moment: '', wanted: {}, counts: {} };

/**
 * What is final is proposed first and sealed by a second click. A proposal belongs to the choice it was made in: a later
 * moment never shows it, not even for one paint, in which a quick click could seal it.
 */
export function useProposal(choice: string): readonly [Action | null, (action: Action | null) => void] {
  const [made, setMade] = useState<{ readonly choice: string; readonly action: Action } | null>(null);
  if (made !== null && made.choice !== choice) setMade(null);
  const propose = useCallback((action: Action | null) => setMade(action === null ? null : { choice, action }), [choice]);
  return [made?.choice === choice ? made.action : null, propose];
}

export const sameAction = (a: Action, b: Action): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, value]) => b[key] === value);
