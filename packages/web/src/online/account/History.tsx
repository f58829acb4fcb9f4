import type { Profile } from '@polemos/server/client';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { Badge } from '../../parts/Badge.tsx';
import { dateOf, useNames } from '../parts/names.ts';
import { useWords } from '../words.ts';

/** What somebody has finished in public, and how it went for them. */
export function History({ matches }: { matches: Profile['matches'] }) {
  const w = useWords();
  const names = useNames();
  const { language } = useSettings();
  if (matches.length === 0) return <p className="about">{w.noHistory}</p>;
  const result = (match: Profile['matches'][number]): string =>
    match.result === null ? w.over : { won: w.won, lost: w.lostMatch, drawn: w.drawn }[match.result];
  return (
    <ul className="matches tables">
      {matches.map(match => (
        <li key={match.id}>
          <Badge side={match.seat ?? 'neutral'} />
          <div>
            <b>
              {names.title(match.game)}
              {match.title !== '' && `, ${match.title}`}
            </b>
            <span>
              {names.scenario(match.game, match.scenario)} · {match.seat === null ? '' : names.seat(match, match.seat)} ·{' '}
              {result(match)} · {dateOf(match.updated, language)}
            </span>
          </div>
          <a className="btn" href={hrefOf({ page: 'table', id: match.id })}>
            {w.goOn}
            <span className="sr">
              {' '}
              {names.title(match.game)} {match.title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
