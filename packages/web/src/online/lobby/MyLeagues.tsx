import { hrefOf } from '../../app/route.ts';
import { Icon } from '../../parts/Icon.tsx';
import { server, useRead } from '../parts/server.ts';
import { useEvery } from '../parts/useEvery.ts';
import { useSeasonWords } from '../seasonWords.ts';

const EVERY = 60_000;

/** A league that I organise waits for me: matches in it have run out of time. */
export function MyLeagues() {
  const c = useSeasonWords();
  const { value, again } = useRead(() => server.leagues(), 'leagues');
  useEvery(EVERY, again);
  const late = value?.filter(one => one.mine && one.late > 0) ?? [];
  if (late.length === 0) return null;
  return (
    <ul className="league-late" aria-label={c.leagues}>
      {late.map(one => (
        <li key={one.id}>
          <Icon name="clock" />
          <span>
            <b>{one.name}</b> {c.lateMatches(one.late)}
          </span>
          <a className="btn" href={hrefOf({ page: 'league', id: one.id })}>
            {c.award}
            <span className="sr"> {one.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
