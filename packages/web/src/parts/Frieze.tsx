import { type ReactNode, useRef } from 'react';
import type { Ledger, Status } from '../games/screens.ts';
import { Figure, Tipped } from '../orientation/Figure.tsx';
import { useText } from '../text/index.ts';
import { Badge } from './Badge.tsx';
import { Meander } from './Meander.tsx';
import { useTight } from './useTight.ts';

const Book = ({ ledger }: { ledger: Ledger }) => (
  <section className={`ledger ${ledger.seat}`} aria-label={ledger.name}>
    <div className="who">
      <Badge side={ledger.seat} />
      <div>
        <b>{ledger.name}</b>
        <span title={ledger.who}>{ledger.who}</span>
      </div>
    </div>
    <dl>
      {ledger.facts.map((fact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts of a ledger do not move
        <Figure key={i} label={fact.label} value={fact.value} short={fact.short} tip={fact.tip} />
      ))}
    </dl>
  </section>
);

/** The black band on top: your side left, the other right, turn and phase between. */
export function Frieze({ status, sub, menu, tools }: { status: Status; sub: ReactNode; menu: ReactNode; tools: ReactNode }) {
  const t = useText();
  const [mine, ...others] = status.ledgers;
  const band = useRef<HTMLElement>(null);
  useTight(band);
  return (
    <>
      <header ref={band} className={others.length > 1 ? 'frieze many' : 'frieze'}>
        <div className="brand">{menu}</div>
        <Book ledger={mine} />
        <div className="turn">
          <div className="turn-line">
            <Tipped tip={status.tip}>
              {status.when === undefined ? (
                <>
                  <span className="caps">{t.turn}</span> <b className="num">{status.turn}</b>
                  <span className="of num">/ {status.turns}</span>
                </>
              ) : (
                <b className="num when">{status.when}</b>
              )}
            </Tipped>
            {status.points !== undefined && (
              <Tipped tip={status.points.tip}>
                <span className="caps points">{status.points.label}</span> <b className="num">{status.points.value}</b>
              </Tipped>
            )}
          </div>
          <ol className="phases">
            {status.phases.map((phase, i) => (
              <li
                key={phase}
                className={i < status.phase ? 'done' : i === status.phase ? 'now' : ''}
                aria-current={i === status.phase ? 'step' : undefined}
              >
                <span className="sr">{phase}</span>
              </li>
            ))}
          </ol>
          <div className="phase-name">
            <b>{status.phases[status.phase]}</b> · {sub}
          </div>
        </div>
        {others.map(ledger => (
          <Book key={ledger.seat} ledger={ledger} />
        ))}
        {tools}
      </header>
      <Meander />
    </>
  );
}

/** The same on a phone: who and what in one bar, the ledgers in another. */
export function PhoneFrieze({
  status,
  title,
  sub,
  menu,
  tools,
}: {
  status: Status;
  title: ReactNode;
  sub: ReactNode;
  menu: ReactNode;
  tools: ReactNode;
}) {
  return (
    <>
      <header className="phone-bar">
        {menu}
        <div className="now">
          <b>{title}</b>
          <span>
            {sub}
            {status.points !== undefined && ` · ${status.points.label} `}
            {status.points?.value}
          </span>
        </div>
        {tools}
      </header>
      <div className={status.ledgers.length > 2 ? 'phone-ledgers many' : 'phone-ledgers'}>
        {status.ledgers.map(({ seat, name, facts }) => (
          <div key={seat} className={`phone-ledger ${seat}`}>
            <Badge side={seat} />
            <b>{name}</b>
            {facts.map((fact, i) =>
              fact.short === undefined ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: facts of a ledger do not move
                <Tipped key={i} className="num" tip={fact.tip}>
                  {fact.short}
                </Tipped>
              ),
            )}
          </div>
        ))}
      </div>
      <Meander />
    </>
  );
}
