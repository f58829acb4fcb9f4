import type { LeagueView } from '@polemos/server/client';
import { hrefOf } from '../../app/route.ts';
import { LadderHead } from '../parts/LadderHead.tsx';
import { useSeasonWords } from '../seasonWords.ts';
import { half } from './half.ts';

/** Who stands where, with everything that breaks a tie. */
export function Standings({ league, nameOf }: { league: LeagueView; nameOf(person: string | null): string }) {
  const c = useSeasonWords();
  const out = league.entries.filter(({ annulled }) => annulled);
  const left = new Set(league.entries.filter(one => one.left).map(({ person }) => person));
  return (
    <div className="table-scroll">
      <table className="ladder">
        <LadderHead
          figures={[
            c.points,
            c.score,
            ...(league.kind === 'round-robin' ? [{ name: c.sonneborn, means: 'Sonneborn-Berger' }] : []),
            c.sides,
          ]}
        />
        <tbody>
          {league.standings.map(one => (
            <tr key={one.person} className={one.place === 1 ? 'first' : undefined}>
              <td className="num">{one.place}</td>
              <td>
                <a href={hrefOf({ page: 'person', id: one.person })}>{nameOf(one.person)}</a>
                {left.has(one.person) && <span className="tag">{c.left}</span>}
              </td>
              <td className="num strong">{half(one.points)}</td>
              <td className="num">
                {one.won} · {one.drawn} · {one.lost}
              </td>
              {league.kind === 'round-robin' && <td className="num">{one.sonneborn}</td>}
              <td className="num">{c.sidesOf(one.firsts, one.seconds)}</td>
            </tr>
          ))}
          {out.map(({ person, name }) => (
            <tr key={person} className="gone">
              <td className="num">–</td>
              <td>
                {name}
                <span className="tag">
                  {c.left}, {c.annulled}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
