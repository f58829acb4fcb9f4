import { useEffect, useRef, useState } from 'react';
import type { Desk, Screens, Status } from '../../games/screens.ts';
import { Badge, signOf } from '../../parts/Badge.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Meander } from '../../parts/Meander.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { Sentence } from '../../parts/Sentence.tsx';
import type { Stop } from './useStops.ts';

interface Props {
  readonly stop: Stop;
  readonly caption: string;
  readonly status: Status;
  readonly desk: Desk;
  readonly screens: Screens;
  onGoOn(): void;
}

/**
 * What changes everything stops everything: what is so now, the die and the reason, how all stand; then it goes on where it stopped. The
 * board can be looked at first: nothing on it answers meanwhile.
 */
export function StopPage({ stop: { event, page }, caption, status, desk, onGoOn }: Props) {
  const { text, t } = desk;
  const primary = useRef<HTMLButtonElement>(null);
  const [looking, setLooking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever way the page is turned
  useEffect(() => primary.current?.focus(), [looking]);
  // Each side stands beneath its shield.
  const placeOf = (seat: string): number => (page.sides.includes(seat) ? page.sides.indexOf(seat) : page.sides.length);
  const ledgers = status.ledgers.toSorted((a, b) => placeOf(a.seat) - placeOf(b.seat));
  const said = text.events[event.kind]?.(event) ?? '';
  return (
    <div
      className={looking ? 'stop aside' : 'stop'}
      role="dialog"
      aria-modal="true"
      aria-labelledby="stop-title"
      aria-describedby="stop-why"
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setLooking(!looking);
      }}
    >
      <Meander />
      <p className="caps">{caption}</p>
      <h1 id="stop-title">{page.title}</h1>
      <div className="shields" aria-hidden="true">
        {page.sides.map((side, i) => (
          <span key={side} className={`shield ${page.fallen === side ? 'flat' : i === page.sides.length - 1 ? 'full' : ''}`}>
            <Icon name={signOf(side)} />
          </span>
        ))}
      </div>
      <p id="stop-why" className="why">
        <Sentence of={said} /> {!said.includes(`{{${event.rule}}}`) && <RuleLink id={event.rule} />}
      </p>
      {page.after !== undefined && (
        <p className="after">
          <Sentence of={page.after} />
        </p>
      )}
      <div className="standing">
        {ledgers.map(({ seat, name, who, facts }) => (
          <section key={seat}>
            <h2>
              <Badge side={seat} /> {name} <small>{page.standing?.[seat] ?? who}</small>
            </h2>
            <dl>
              {facts.map(({ label, value }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they do not move
                <div key={i}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="acts">
        <button ref={primary} type="button" className="btn primary" onClick={onGoOn}>
          {page.act ?? t.goOn}
        </button>
        <button type="button" className="btn ghost" onClick={() => setLooking(!looking)}>
          <Icon name={looking ? 'prev' : 'eye'} /> {looking ? t.backToPage : t.lookFirst}
        </button>
      </div>
      <Meander />
    </div>
  );
}
