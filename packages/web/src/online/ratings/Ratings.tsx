import type { RatedMatch } from '@polemos/server/client';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { Badge } from '../../parts/Badge.tsx';
import { useText } from '../../text/index.ts';
import { dateOf, useNames } from '../parts/names.ts';
import { server, useRead } from '../parts/server.ts';
import { useSeasonWords } from '../seasonWords.ts';

/** What somebody has reached, in which matches, against whom. */
export function Ratings({ id }: { id: string }) {
  const c = useSeasonWords();
  const names = useNames();
  const { value } = useRead(() => server.ratings(id), id);
  const named = useNamed();
  if (value === null) return <div className="skeleton" />;
  return (
    <section className="ratings" aria-label={c.ratings}>
      <h2>{c.ratings}</h2>
      {value.ratings.length === 0 ? (
        <p className="about">{c.noRated}</p>
      ) : (
        <>
          <ul className="rating-cards">
            {value.ratings.map(({ game, scenario, seat, points, provisional, won, drawn, lost }) => (
              <li key={`${game} ${scenario} ${seat}`}>
                <Badge side={seat} />
                <div>
                  <b>
                    {points}
                    {provisional && (
                      <span className="tag" title={c.provisionalAbout}>
                        {c.provisional}
                      </span>
                    )}
                  </b>
                  <a href={hrefOf({ page: 'leaderboard', id: `${game} ${scenario}` })}>
                    {names.title(game)} · {names.scenario(game, scenario)}
                  </a>
                  <span>
                    {names.seat({ game, scenario }, seat)} · {c.scoreOf(won, drawn, lost)}
                  </span>
                </div>
              </li>
            ))}
          </ul>
          {value.opponents.length > 0 && (
            <details>
              <summary>{c.against}</summary>
              <ul className="plain-list">
                {value.opponents.map(({ player, name, bot, won, drawn, lost }) => (
                  <li key={`${bot} ${player}`}>
                    {bot ? named(player, name, bot) : <a href={hrefOf({ page: 'person', id: player })}>{name}</a>}{' '}
                    <span className="about">{c.scoreOf(won, drawn, lost)}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
          {value.history.length > 0 && (
            <details>
              <summary>{c.ratedMatches}</summary>
              <ul className="plain-list">
                {value.history.map(match => (
                  <Match key={match.table} match={match} />
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </section>
  );
}

function Match({ match: { table, game, scenario, seat, at, result, before, after, against } }: { match: RatedMatch }) {
  const c = useSeasonWords();
  const names = useNames();
  const named = useNamed();
  const { language } = useSettings();
  const others = new Intl.ListFormat(language).format(against.map(({ player, name, bot }) => named(player, name, bot)));
  return (
    <li>
      <a href={hrefOf({ page: 'table', id: table })}>
        {names.title(game)}, {names.seat({ game, scenario }, seat)}
      </a>{' '}
      <span className="about">
        {c.results[result]} {c.versus(others)} · {dateOf(at, language)}
      </span>{' '}
      <b className="num">{c.change(before, after)}</b>
    </li>
  );
}

/** A person by name, a bot of the house by its level. */
function useNamed(): (player: string, name: string, bot: boolean) => string {
  const c = useSeasonWords();
  const t = useText();
  return (player, name, bot) => (bot ? c.houseBot(t.levels[player] ?? player) : name);
}
