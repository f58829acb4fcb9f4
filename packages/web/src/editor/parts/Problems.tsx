import type { Fault } from '@polemos/kernel';
import { Fragment } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { useEditorWords } from '../words.ts';

/** Ids of rules within what is said: `PW-0.3-f: …`. */
const RULE = /((?:PW1?|PO|EG|TI)-[A-Z0-9][\w.-]*[a-z0-9])/;

export const Reason = ({ of }: { of: string }) =>
  of.split(RULE).map((part, i) => {
    const key = `${i}${part}`;
    return i % 2 === 1 ? <RuleLink key={key} id={part} /> : <Fragment key={key}>{part}</Fragment>;
  });

interface Props {
  readonly faults: readonly Fault[];
  /** The place of the map that a fault is about. */
  placeOf(fault: Fault): string | null;
  nameOf(place: string): string;
  onShow(place: string): void;
  onWithdraw(fault: Fault): void;
}

/** What is impossible, each with its place, its rule, and a way to take it out. */
export function Problems({ faults, placeOf, nameOf, onShow, onWithdraw }: Props) {
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
          return (
            <li key={`${fault.at} ${fault.what}`} data-fault={fault.at}>
              <b className="ed-number">{i + 1}</b>
              <div>
                <p>
                  {place !== null && <b>{nameOf(place)}: </b>}
                  <Reason of={fault.what} /> <code>{fault.at}</code>
                </p>
                {fault.at !== '' && fault.at !== '/phase' && fault.at !== '/stack' && (
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
