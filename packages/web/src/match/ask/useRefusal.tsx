import type { Action, GameText, Refused } from '@polemos/kernel';
import { type ReactNode, useCallback, useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { Sentence } from '../../parts/Sentence.tsx';
import type { Text } from '../../text/index.ts';
import { useLine } from '../line.ts';

export interface Refusal {
  readonly place: string;
  readonly reason: ReactNode;
}
export interface Refusing {
  readonly refusal: Refusal | null;
  /** Words that belong to no place. */
  readonly notice: ReactNode;
  say(place: string, what: ReactNode): void;
  /** Asks the rules why not, and says it beside the place. */
  why(place: string | null, action: Action): Promise<void>;
  tell(refused: Refused): void;
  /** Words that refuse nothing. */
  note(words: string): void;
  clear(): void;
}

/** Every no has a reason: the sentence of the rule that refuses, and its id. */
export function useRefusal(text: GameText, t: Text): Refusing {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [notice, setNotice] = useState<ReactNode>(null);
  const line = useLine();

  const reasonOf = useCallback(
    (refused: Refused, what: string | null) => {
      const said =
        (refused.rule === undefined ? undefined : text.refusals[refused.rule]) ?? t.refusedCodes[refused.code] ?? t.notAsked;
      return (
        <>
          <b>
            <Icon name="close" /> <Sentence of={what === null ? t.why : t.cannot(what)} />
          </b>
          <p>
            <Sentence of={refused.code === 'forbidden' ? said : (t.refusedCodes[refused.code] ?? said)} />{' '}
            {refused.rule !== undefined && <RuleLink id={refused.rule} />}
          </p>
        </>
      );
    },
    [text, t],
  );
  const why = useCallback(
    async (place: string | null, action: Action) => {
      const answer = await line.ask({ ask: 'why', action });
      if (!('refused' in answer) || answer.refused === null) return;
      const reason = reasonOf(answer.refused, text.actions[action.type]?.(action) ?? null);
      if (place === null) setNotice(reason);
      else setRefusal({ place, reason });
    },
    [reasonOf, text, line],
  );
  return {
    refusal,
    notice,
    why,
    say: useCallback(
      (place: string, what: ReactNode) =>
        setRefusal({
          place,
          reason: (
            <b>
              <Icon name="close" /> {what}
            </b>
          ),
        }),
      [],
    ),
    tell: useCallback((refused: Refused) => setNotice(reasonOf(refused, null)), [reasonOf]),
    note: useCallback((words: string) => setNotice(<b>{words}</b>), []),
    clear: useCallback(() => {
      setRefusal(null);
      setNotice(null);
    }, []),
  };
}
