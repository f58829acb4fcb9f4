import { useEffect, useState } from 'react';
import { Ship } from '../../home/Ship.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Enter } from '../account/Enter.tsx';
import { Frame } from '../parts/Frame.tsx';
import { isSomebody, server, setMe, useMe, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';
import { NewTable } from './NewTable.tsx';
import { TableLine } from './TableLine.tsx';

const EVERY = 15_000;

/** Who I am, where it is my turn, who waits for an opponent. */
export function LobbyPage() {
  const w = useWords();
  const me = useMe();
  const someone = isSomebody(me) ? me : null;
  const [laying, setLaying] = useState(false);
  const [registering, setRegistering] = useState(false);
  const mine = useRead(() => (someone === null ? Promise.resolve([]) : server.myTables()), `mine ${someone?.id}`);
  const open = useRead(() => server.openTables(), 'open');
  const { run } = useDo();
  const again = [mine.again, open.again];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts once
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && again.forEach(one => void one());
    const timer = setInterval(look, EVERY);
    addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('visibilitychange', look);
    };
  }, []);
  const hero = (
    <div className="hero lobby-hero">
      <div className="hero-body">
        <div className="hero-words">
          <h1>{w.online}</h1>
          <p>{w.pitch}</p>
          <div className="cta">
            <button type="button" className="btn primary large" onClick={() => setLaying(true)}>
              <Icon name="table" /> {w.newTable}
            </button>
          </div>
        </div>
        <Ship />
      </div>
      <svg className="waves" aria-hidden="true">
        <rect width="100%" height="40" fill="url(#wave)" />
      </svg>
    </div>
  );
  const others = open.value?.filter(line => !mine.value?.some(({ id }) => id === line.id)) ?? null;
  return (
    <Frame page="online" hero={hero}>
      <div className="columns">
        <div className="wide-column">
          {someone !== null && (
            <section aria-labelledby="mine">
              <h2 id="mine">{w.myTables}</h2>
              {mine.value === null ? (
                <div className="skeleton" />
              ) : mine.value.length === 0 ? (
                <Empty icon="table" title={w.noTables} about={w.noTablesAbout} />
              ) : (
                <ul className="matches tables">
                  {mine.value.map(line => (
                    <TableLine key={line.id} line={line} />
                  ))}
                </ul>
              )}
            </section>
          )}
          <section aria-labelledby="open">
            <h2 id="open">{w.openTables}</h2>
            {others === null ? (
              <div className="skeleton" />
            ) : others.length === 0 ? (
              <Empty icon="herald" title={w.noOpen} about={w.noOpenAbout} />
            ) : (
              <ul className="matches tables">
                {others.map(line => (
                  <TableLine key={line.id} line={line} />
                ))}
              </ul>
            )}
          </section>
        </div>
        <aside className="narrow-column">
          {someone === null || (registering && someone.kind === 'guest') ? (
            <Enter way={registering ? 'register' : 'guest'} key={String(someone?.kind)} />
          ) : (
            <section className="card who-card" aria-label={w.account}>
              <h2>
                <Icon name="person" /> {w.signedInAs(someone.name)}
              </h2>
              {someone.kind === 'guest' && <p className="about">{w.guestAbout}</p>}
              <div className="acts">
                {someone.kind === 'guest' && (
                  <button type="button" className="btn primary" onClick={() => setRegistering(true)}>
                    {w.register}
                  </button>
                )}
                {someone.kind !== 'guest' && (
                  <button
                    type="button"
                    className="btn"
                    onClick={() => void run(async () => server.logout().then(() => setMe(null)))}
                  >
                    {w.signOut}
                  </button>
                )}
              </div>
            </section>
          )}
          <section className="card promise">
            <h2>
              <Icon name="dice" /> {w.dice}
            </h2>
            <p className="about">{w.dicePromise}</p>
          </section>
        </aside>
      </div>
      {laying && <NewTable onClose={() => setLaying(false)} />}
    </Frame>
  );
}

const Empty = ({ icon, title, about }: { icon: 'table' | 'herald'; title: string; about: string }) => (
  <div className="empty-card">
    <Icon name={icon} />
    <div>
      <b>{title}</b>
      <p>{about}</p>
    </div>
  </div>
);
