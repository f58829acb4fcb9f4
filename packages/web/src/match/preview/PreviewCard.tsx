import type { Action } from '@polemos/kernel';
import { useEffect, useRef } from 'react';
import type { Desk, Screens } from '../../games/screens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Sentence } from '../../parts/Sentence.tsx';
import { Outcomes, spokenOf } from './Outcomes.tsx';
import type { Ahead } from './useForecast.ts';

interface Props {
  readonly ahead: Ahead | null;
  /** Where several things may be done at a place: which. */
  readonly acts: readonly Action[];
  /** What waits for the button; null: one only looks. */
  readonly proposal: Action | null;
  readonly desk: Desk;
  readonly screens: Screens;
  onSeal(): void;
  onUnseal(): void;
}

/** What follows, before it is done: beside the place that is pointed at, or in the column. Only its button acts. */
export function PreviewCard({ ahead, acts, proposal, desk, screens, onSeal, onUnseal }: Props) {
  const { text, t, language } = desk;
  const primary = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another proposal
  useEffect(() => primary.current?.focus({ preventScroll: true }), [proposal]);
  const action = proposal ?? ahead?.action ?? null;
  const name = (one: Action): string => text.actions[one.type]?.(one) ?? t.sealIt;
  if (action === null)
    return (
      <div className="preview choosing">
        <p className="caps">{t.whatHere}</p>
        <div className="acts">
          {acts.map(one => (
            <button key={JSON.stringify(one)} type="button" className="btn" onClick={() => desk.act(one)}>
              <span>
                <Sentence of={name(one)} />
              </span>{' '}
              <Cost of={screens.priceOf?.(desk, one) ?? null} />
            </button>
          ))}
        </div>
      </div>
    );
  return (
    <section
      className={proposal === null ? 'preview' : 'preview proposal'}
      aria-label={ahead === null ? name(action) : spokenOf(ahead, desk, screens, language)}
    >
      <h2>
        <Sentence of={name(action)} />
      </h2>
      {ahead === null ? <p className="aside">{t.notSealed}</p> : <Outcomes ahead={ahead} desk={desk} screens={screens} />}
      {screens.Ahead !== undefined && <screens.Ahead desk={desk} action={action} />}
      {proposal !== null && (
        <div className="acts">
          <button ref={primary} type="button" className="btn primary" onClick={onSeal}>
            <Icon name="check" />{' '}
            <span>
              <Sentence of={name(proposal)} />
            </span>
          </button>
          <button type="button" className="btn" onClick={onUnseal}>
            {t.chooseAnother}
          </button>
        </div>
      )}
    </section>
  );
}

const Cost = ({ of }: { of: string | null }) => of !== null && <i className="num cost">{of}</i>;
