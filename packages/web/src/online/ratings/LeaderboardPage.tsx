import type { LeaderLine } from '@polemos/server/client';
import { go, hrefOf } from '../../app/route.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { useText } from '../../text/index.ts';
import { Frame } from '../parts/Frame.tsx';
import { LadderHead } from '../parts/LadderHead.tsx';
import { useNames } from '../parts/names.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { Select } from '../parts/Select.tsx';
import { server, useRead } from '../parts/server.ts';
import { useSeasonWords } from '../seasonWords.ts';
import { useWords } from '../words.ts';

/** Who is good at what: one list per side of a scenario. */
export default function LeaderboardPage({ chosen }: { chosen: string }) {
  const w = useWords();
  const c = useSeasonWords();
  const names = useNames();
  const [game, scenario] = chosen.split(' ');
  const of = game === '' ? {} : { game, ...(scenario === undefined ? {} : { scenario }) };
  const { value, error } = useRead(() => server.leaderboard(of), chosen);
  const sides = [...new Set(value?.lines.map(({ seat }) => seat) ?? [])];
  return (
    <Frame page="leaderboard">
      <PageHead icon="prestige" title={c.leaderboard} about={value?.on === false ? c.leaderboardOffAbout : c.leaderboardAbout}>
        {value !== null && value.ladders.length > 0 && (
          <Select
            label={w.scenario}
            value={`${value.game} ${value.scenario}`}
            options={value.ladders.map(one => ({
              value: `${one.game} ${one.scenario}`,
              name: `${names.title(one.game)} · ${names.scenario(one.game, one.scenario)}`,
            }))}
            onChange={id => go({ page: 'leaderboard', id })}
          />
        )}
      </PageHead>
      {error !== null ? (
        <p className="complaint">{w.errors[error] ?? w.failed}</p>
      ) : value === null ? (
        <div className="skeleton" />
      ) : value.lines.length === 0 ? (
        <div className="empty-card">
          <Icon name="prestige" />
          <div>
            <b>{value.on ? c.noRatings : c.leaderboardOff}</b>
            <p>{value.on ? c.noRatingsAbout : c.leaderboardOffAbout}</p>
          </div>
        </div>
      ) : (
        <div className="sides-of-ladder">
          {sides.map(seat => (
            <section
              key={seat}
              className="card"
              aria-label={names.seat({ game: value.game ?? '', scenario: value.scenario ?? '' }, seat)}
            >
              <h2>
                <Badge side={seat} /> {names.seat({ game: value.game ?? '', scenario: value.scenario ?? '' }, seat)}
              </h2>
              <Lines lines={value.lines.filter(line => line.seat === seat)} />
            </section>
          ))}
        </div>
      )}
    </Frame>
  );
}

function Lines({ lines }: { lines: readonly LeaderLine[] }) {
  const c = useSeasonWords();
  const t = useText();
  return (
    <table className="ladder">
      <LadderHead figures={[c.rating, c.score]} />
      <tbody>
        {lines.map(({ player, name, kind, points, provisional, won, drawn, lost }, i) => (
          <tr key={`${kind} ${player}`} className={provisional ? 'provisional' : undefined}>
            <td className="num">{provisional ? '' : i + 1}</td>
            <td>
              {kind === 'house' ? (
                <span>
                  <Icon name="bot" /> {c.houseBot(t.levels[player] ?? player)}
                </span>
              ) : (
                <a href={hrefOf({ page: 'person', id: player })}>
                  {kind === 'bot' && <Icon name="bot" />} {name}
                </a>
              )}
              {kind !== 'account' && <span className="tag">{c.botMark}</span>}
              {provisional && (
                <span className="tag" title={c.provisionalAbout}>
                  {c.provisional}
                </span>
              )}
            </td>
            <td className="num strong">{points}</td>
            <td className="num">
              {won} · {drawn} · {lost}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
