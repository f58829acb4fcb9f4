import type { LeagueView } from '@polemos/server/client';
import { useState } from 'react';
import { go, hrefOf } from '../../app/route.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useLabelled } from '../../text/useLabelled.ts';
import { ownEntropy } from '../lobby/NewTable.tsx';
import { Complaint } from '../parts/Field.tsx';
import { Frame } from '../parts/Frame.tsx';
import { useNames } from '../parts/names.ts';
import { isSomebody, server, useMe, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useEvery } from '../parts/useEvery.ts';
import { useSeasonWords } from '../seasonWords.ts';
import { useWords } from '../words.ts';
import { Organise } from './Organise.tsx';
import { Pairings } from './Pairings.tsx';
import { Standings } from './Standings.tsx';
import { Sure } from './Sure.tsx';

const EVERY = 15_000;

/** A league: who plays, who meets whom until when, who stands where and why. */
export default function LeaguePage({ id }: { id: string }) {
  const w = useWords();
  const c = useSeasonWords();
  const me = useMe();
  const { value, error, again } = useRead(() => server.league(id), `${id} ${isSomebody(me) ? me.id : ''}`);
  useEvery(EVERY, again);
  if (error !== null && value === null)
    return (
      <Frame page="league">
        <div className="message">
          <Icon name="why" />
          <h1>{w.errors[error] ?? w.failed}</h1>
          <p>
            <a href={hrefOf({ page: 'leagues' })}>{c.leagues}</a>
          </p>
        </div>
      </Frame>
    );
  return <Frame page="league">{value === null ? <div className="skeleton" /> : <Shown league={value} onChange={again} />}</Frame>;
}

function Shown({ league, onChange }: { league: LeagueView; onChange(): void }) {
  const c = useSeasonWords();
  const say = useLabelled();
  const names = useNames();
  const me = useMe();
  const { busy, error, run } = useDo();
  const [leaving, setLeaving] = useState(false);
  const { id, state, kind, entries, organiser } = league;
  const account = isSomebody(me) && me.kind === 'account';
  const nameOf = (person: string | null): string => entries.find(one => one.person === person)?.name ?? '—';
  const act = (what: () => Promise<unknown>) => void run(async () => what().then(onChange));
  return (
    <>
      <header className="page-head">
        <div>
          <p className="caps">
            <a href={hrefOf({ page: 'leagues' })}>{c.leagues}</a>
          </p>
          <h1>
            <Icon name="prestige" /> {league.name}
          </h1>
          <p className="league-head">
            <span>
              {names.title(league.game)}, {names.scenario(league.game, league.scenario)}
            </span>
            <span>{c.kinds[kind]}</span>
            <span>
              {c.states[state]}
              {state === 'running' && say('', `${c.round(league.round)} / ${league.rounds}`)}
            </span>
            <span>
              {say(c.roundDays, `${league.roundDays}`)} · {say(c.moveDays, `${league.moveDays}`)}
            </span>
            <span>
              {say(c.organiser)}
              <a href={hrefOf({ page: 'person', id: organiser.id })}>{organiser.name}</a>
            </span>
          </p>
        </div>
        <div className="acts">
          {state === 'open' && league.me.organiser && (
            <>
              <button
                type="button"
                className="btn"
                disabled={busy}
                onClick={() => void run(async () => server.callOff(id).then(() => go({ page: 'leagues' })))}
              >
                {c.cancelLeague}
              </button>
              <button
                type="button"
                className="btn primary"
                disabled={busy || entries.length < 2}
                title={entries.length < 2 ? c.startNeeds : undefined}
                onClick={() => act(() => server.startLeague(id))}
              >
                <Icon name="play" /> {c.startLeague}
              </button>
            </>
          )}
          {state === 'open' && account && !league.me.entered && (
            <button
              type="button"
              className="btn gold"
              disabled={busy}
              onClick={() => act(() => server.enterLeague(id, ownEntropy()))}
            >
              <Icon name="check" /> {c.enter}
            </button>
          )}
          {state !== 'over' && league.me.entered && (
            <button type="button" className="btn" disabled={busy} onClick={() => setLeaving(true)}>
              {c.leaveLeague}
            </button>
          )}
        </div>
      </header>
      <Complaint of={error} />
      {league.winner !== null && (
        <p className="verdict good">
          <Icon name="prestige" /> {c.winnerIs(nameOf(league.winner))}
        </p>
      )}
      {state === 'open' ? (
        <section className="card" aria-label={c.entered}>
          <h2>
            {c.entered} ({entries.length})
          </h2>
          <p className="about">{c.kindAbout[kind]}</p>
          <ol className="seats">
            {entries.map(({ person, name, seed }) => (
              <li key={person}>
                <span className="num">{seed}</span>
                <div>
                  <a href={hrefOf({ page: 'person', id: person })}>{name}</a>
                </div>
                {league.me.organiser && (
                  <button
                    type="button"
                    className="icon-btn"
                    aria-label={c.sendOff(name)}
                    disabled={busy}
                    onClick={() => act(() => server.leaveLeague(id, person))}
                  >
                    <Icon name="close" />
                  </button>
                )}
              </li>
            ))}
          </ol>
        </section>
      ) : (
        <div className="columns even">
          <section className="card pairings" aria-label={c.rounds}>
            <h2>{c.rounds}</h2>
            <Pairings league={league} nameOf={nameOf} busy={busy} act={act} />
          </section>
          <div>
            <section className="card" aria-label={c.standings}>
              <h2>{c.standings}</h2>
              <Standings league={league} nameOf={nameOf} />
              <p className="about">{kind === 'round-robin' ? c.tieBreaks : c.knockOutTies}</p>
            </section>
            {state === 'running' && league.me.organiser && <Organise {...{ league, busy, act }} />}
          </div>
        </div>
      )}
      {leaving && (
        <Sure
          title={c.leaveSure}
          about={state === 'open' ? c.leaveOpen : c.leaveRunning}
          what={c.leaveLeague}
          onYes={() => act(() => server.leaveLeague(id))}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}
