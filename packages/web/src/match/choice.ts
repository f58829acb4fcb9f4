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

/** Long actions are chosen argument by argument; a choice that is no longer legal falls away by itself. */
export function useChoice(legal: readonly Action[]): Choice {
  const [wanted, setWanted] = useState<Readonly<Record<string, Value>>>({});
  return useMemo(() => {
    const picked = Object.fromEntries(
      Object.entries(wanted).filter(([key, value]) => legal.some(action => action[key] === value)),
    );
    return {
      picked,
      candidates: legal.filter(action => Object.entries(picked).every(([key, value]) => action[key] === value)),
      pick: (argument, value) =>
        setWanted(present => {
          const { [argument]: _, ...rest } = present;
          return value === null ? rest : { ...rest, [argument]: value };
        }),
      clear: () => setWanted({}),
    };
  }, [legal, wanted]);
}

export const sameAction = (a: Action, b: Action): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, value]) => b[key] === value);
