import type { Action } from '@polemos/kernel';
import { useMemo, useState } from 'react';

type Value = string | number;

/** What has been chosen of an action so far; the rest follows from what is legal. */
export interface Choice {
  readonly picked: Readonly<Record<string, Value>>;
  /** Legal actions that agree with what has been picked. */
  readonly candidates: readonly Action[];
  pick(argument: string, value: Value | null): void;
  clear(): void;
}

/** Long actions are chosen argument by argument; a choice belongs to the moment it was made in and falls away with it. */
export function useChoice(legal: readonly Action[], moment: string): Choice {
  const [made, setMade] = useState<{ readonly moment: string; readonly wanted: Readonly<Record<string, Value>> }>(NOTHING);
  return useMemo(() => {
    const wanted = made.moment === moment ? made.wanted : {};
    const picked = Object.fromEntries(
      Object.entries(wanted).filter(([key, value]) => legal.some(action => action[key] === value)),
    );
    return {
      picked,
      candidates: legal.filter(action => Object.entries(picked).every(([key, value]) => action[key] === value)),
      pick: (argument, value) =>
        setMade(present => {
          const { [argument]: _, ...rest } = present.moment === moment ? present.wanted : {};
          return { moment, wanted: value === null ? rest : { ...rest, [argument]: value } };
        }),
      clear: () => setMade(NOTHING),
    };
  }, [legal, made, moment]);
}
const NOTHING = { moment: '', wanted: {} };

export const sameAction = (a: Action, b: Action): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, value]) => b[key] === value);
