import type { LeagueView, Line, RatedMatch } from '@polemos/server/client';
import { hrefOf } from '../../app/route.ts';
import { half } from '../leagues/half.ts';
import { LadderHead } from '../parts/LadderHead.tsx';
import { useNames } from '../parts/names.ts';
import { server, useRead } from '../parts/server.ts';
import { useSeasonWords } from '../seasonWords.ts';
import { useWords } from '../words.ts';
import { useOpponents } from './TurnLine.tsx';

/** The league that I play in now: who stands where. */
export function MyLeague({ lines, me }: { lines: readonly Line[]; me: string }) {
  const id = lines.find(({ league, state }) => league !== null && state === 'playing')?.league?.id ?? null;
  const { value } = useRead(() => (id === null ? Promise.resolve(null) : server.league(id)), `league ${id} ${lines.length}`);
  return value === null || value.id !== id ? null : <Table league={value} me={me} />;
}

/** So many rows: the first, and where I stand. */
const ROWS = 6;
function Table({ league, me }: { league: LeagueView; me: string }) {
  const c = useSeasonWords();
  const names = useNames();
  const nameOf = (person: string): string => league.entries.find(one => one.person === person)?.name ?? '—';
  const first = league.standings.slice(0, ROWS);
  const mine = league.standings.find(({ person }) => person === me);
  const rows = mine === undefined || first.includes(mine) ? first : [...first.slice(0, -1), mine];
  return (
    <section aria-labelledby="my-league">
      <h2 id="my-league">
        {league.name}
        <a className="beside-head" href={hrefOf({ page: 'league', id: league.id })}>
          {names.title(league.game)}, {c.round(league.round)} / {league.rounds}
        </a>
      </h2>
      <table className="ladder small">
        <LadderHead figures={[c.played, c.points]} />
        <tbody>
          {rows.map(({ person, place, played, points }) => (
            <tr key={person} className={person === me ? 'mine' : undefined}>
              <td className="num">{place}</td>
              <td>{nameOf(person)}</td>
              <td className="num">{played}</td>
              <td className="num strong">{half(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const LATELY = 5;
/** My ratings, each with the way it has gone. */
export function MyRatings({ me, count }: { me: string; count: number }) {
  const c = useSeasonWords();
  const names = useNames();
  const { value } = useRead(() => server.ratings(me), `ratings ${me} ${count}`);
  if (value === null || value.ratings.length === 0) return null;
  return (
    <section aria-labelledby="my-ratings">
      <h2 id="my-ratings">
        {c.ratings}
        <a className="beside-head" href={hrefOf({ page: 'person', id: me })}>
          {c.ratedMatches}
        </a>
      </h2>
      <ul className="my-ratings">
        {value.ratings.slice(0, LATELY).map(({ game, scenario, seat, points, provisional }) => (
          <li key={`${game} ${scenario} ${seat}`}>
            <span>
              <b>{names.title(game)}</b> {names.seat({ game, scenario }, seat)}
            </span>
            <Way
              matches={value.history.filter(one => one.game === game && one.scenario === scenario && one.seat === seat)}
              points={points}
            />
            <b className="num">{points}</b>
            {provisional && <span className="tag">{c.provisional}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a rating was after each match, as a line. */
function Way({ matches, points }: { matches: readonly RatedMatch[]; points: number }) {
  const inOrder = [...matches].sort((a, b) => a.at - b.at);
  const values = inOrder.length === 0 ? [points, points] : [inOrder[0].before, ...inOrder.map(({ after }) => after)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (i: number): number => 2 + (56 * i) / (values.length - 1);
  const y = (value: number): number => (high === low ? 9 : 16 - (14 * (value - low)) / (high - low));
  return (
    <svg className="way" viewBox="0 0 60 18" aria-hidden="true">
      <polyline points={values.map((value, i) => `${x(i)},${y(value)}`).join(' ')} />
      <circle cx={x(values.length - 1)} cy={y(values[values.length - 1])} r="2" />
    </svg>
  );
}

/** What was finished lately: how it went for me, against whom. */
export function Finished({ lines }: { lines: readonly Line[] }) {
  const w = useWords();
  const over = lines.filter(({ state, seat }) => state === 'over' && seat !== null).slice(0, LATELY);
  if (over.length === 0) return null;
  return (
    <section aria-labelledby="finished">
      <h2 id="finished">{w.finishedLately}</h2>
      <ul className="finished">
        {over.map(line => (
          <FinishedLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function FinishedLine({ line }: { line: Line }) {
  const w = useWords();
  const c = useSeasonWords();
  const names = useNames();
  const opponents = useOpponents(line);
  const { id, game, title, result, news } = line;
  return (
    <li>
      <b>{result === null ? w.over : c.results[result]}</b>
      <a href={hrefOf({ page: 'table', id })}>
        {names.title(game)}
        {title !== '' && `, ${title}`}
        {opponents !== '' && ` ${w.against(opponents)}`}
      </a>
      {news && <span className="tag">{w.news}</span>}
    </li>
  );
}
