import type { LeagueView } from '@polemos/server/client';
import { useState } from 'react';
import { server } from '../parts/server.ts';
import { useSeasonWords } from '../seasonWords.ts';
import { Sure } from './Sure.tsx';

interface Props {
  readonly league: LeagueView;
  readonly busy: boolean;
  act(what: () => Promise<unknown>): void;
}

/** While a league is played: whoever does not come any more is taken out, and whoever organises it may hand it on. */
export function Organise({ league, busy, act }: Props) {
  const c = useSeasonWords();
  const [asked, setAsked] = useState<{ readonly what: string; readonly run: () => Promise<unknown> } | null>(null);
  const there = league.entries.filter(({ left }) => !left);
  return (
    <section className="card" aria-label={c.organise}>
      <details className="more">
        <summary>{c.organise}</summary>
        <p className="about">{c.organiseAbout}</p>
        <ul className="plain-list">
          {there.map(({ person, name }) => (
            <li key={person}>
              <b>{name}</b>
              <span className="links">
                {person !== league.organiser.id && (
                  <button
                    type="button"
                    className="link"
                    disabled={busy}
                    onClick={() => setAsked({ what: c.handOnLeague(name), run: () => server.handOnLeague(league.id, person) })}
                  >
                    {c.handOnLeague(name)}
                  </button>
                )}
                <button
                  type="button"
                  className="link"
                  disabled={busy}
                  onClick={() => setAsked({ what: c.sendOff(name), run: () => server.leaveLeague(league.id, person) })}
                >
                  {c.sendOff(name)}
                </button>
              </span>
            </li>
          ))}
        </ul>
      </details>
      {asked !== null && (
        <Sure
          title={`${asked.what}?`}
          about={c.organiseAbout}
          what={asked.what}
          onYes={() => act(asked.run)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
