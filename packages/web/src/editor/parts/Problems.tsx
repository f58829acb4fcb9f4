import type { Fault } from '@polemos/kernel';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import type { Reason } from '../model/reason.ts';
import { useEditorWords } from '../words.ts';

interface Props {
  readonly faults: readonly Fault[];
  /** The place of the map that a fault is about. */
  placeOf(fault: Fault): string | null;
  reasonOf(fault: Fault): Reason;
  /** Whether it can be taken out by itself, without much else. */
  canWithdraw(fault: Fault): boolean;
  onShow(place: string): void;
  onWithdraw(fault: Fault): void;
}

/** What is impossible, each with its place, its rule, and a way to take it out. */
export function Problems({ faults, placeOf, reasonOf, canWithdraw, onShow, onWithdraw }: Props) {
  const w = useEditorWords();
  if (faults.length === 0)
    return (
      <p className="ed-sound" role="status">
        <Icon name="check" /> {w.possible}
      </p>
    );
  return (
    <section className="ed-problems" role="status" aria-label={w.problems}>
      <h2>{w.impossible(faults.length)}</h2>
      <ol>
        {faults.map((fault, i) => {
          const place = placeOf(fault);
          const { of, why, rule } = reasonOf(fault);
          return (
            <li key={`${fault.at} ${fault.what}`} data-fault={fault.at}>
              <b className="ed-number">{i + 1}</b>
              <div>
                <p>
                  {of.length > 0 && <b>{of.join(' · ')}: </b>}
                  <span className="ed-why">{why}</span> {rule !== null && <RuleLink id={rule} />} <code>{fault.at}</code>
                </p>
                {canWithdraw(fault) && (
                  <button type="button" className="link" onClick={() => onWithdraw(fault)}>
                    {w.withdraw}
                  </button>
                )}
                {place !== null && (
                  <button type="button" className="link" onClick={() => onShow(place)}>
                    {w.show}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
