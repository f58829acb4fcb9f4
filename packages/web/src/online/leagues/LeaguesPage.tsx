import { useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Frame } from '../parts/Frame.tsx';
import { useNames } from '../parts/names.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { isSomebody, server, useMe, useRead } from '../parts/server.ts';
import { useSeasonWords } from '../seasonWords.ts';
import { useWords } from '../words.ts';
import { NewLeague } from './NewLeague.tsx';

/** The leagues of this server: those to enter, those that are played, those that are over. */
export default function LeaguesPage() {
  const w = useWords();
  const c = useSeasonWords();
  const names = useNames();
  const me = useMe();
  const { value, error } = useRead(() => server.leagues(), 'leagues');
  const [founding, setFounding] = useState(false);
  const mayFound = isSomebody(me) && me.kind === 'account';
  return (
    <Frame page="leagues">
      <PageHead icon="prestige" title={c.leagues} about={c.leaguesAbout}>
        {mayFound ? (
          <button type="button" className="btn primary" onClick={() => setFounding(true)}>
            <Icon name="plus" /> {c.newLeague}
          </button>
        ) : (
          <p className="about">{w.errors['accounts-only']}</p>
        )}
      </PageHead>
      {error !== null ? (
        <p className="complaint">{w.errors[error] ?? w.failed}</p>
      ) : value === null ? (
        <div className="skeleton" />
      ) : value.length === 0 ? (
        <div className="empty-card">
          <Icon name="herald" />
          <div>
            <b>{c.noLeagues}</b>
            <p>{c.noLeaguesAbout}</p>
          </div>
        </div>
      ) : (
        <ul className="matches tables">
          {value.map(({ id, name, organiser, game, scenario, kind, state, round, entries }) => (
            <li key={id}>
              <Icon name={state === 'over' ? 'prestige' : 'herald'} />
              <div>
                <b>{name}</b>
                <span>
                  {names.title(game)} · {names.scenario(game, scenario)} · {c.kinds[kind]}
                </span>
                <span className="quiet">
                  {c.states[state]}
                  {state === 'running' ? `, ${c.round(round)}` : ''} · {c.entries(entries)} · {c.organisedBy(organiser)}
                </span>
              </div>
              <a className={`btn ${state === 'open' ? 'gold' : ''}`} href={hrefOf({ page: 'league', id })}>
                {c.openMatch}
                <span className="sr"> {name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {founding && <NewLeague onClose={() => setFounding(false)} />}
    </Frame>
  );
}
