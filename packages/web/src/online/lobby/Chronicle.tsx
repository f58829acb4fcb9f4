import { hrefOf } from '../../app/route.ts';
import { useWars } from '../../chronicle/useWars.ts';
import { useNames } from '../parts/names.ts';
import { useSeasonWords } from '../seasonWords.ts';

/** The wars that one has finished alone: how many, and the last of them. */
export function Chronicle() {
  const c = useSeasonWords();
  const names = useNames();
  const { wars } = useWars();
  if (wars === null || wars.length === 0) return null;
  const [{ game, scenario, seat, result }] = wars;
  const side = seat === null ? '' : `, ${names.seat({ game, scenario }, seat)}`;
  return (
    <section className="card chronicle-card" aria-labelledby="chronicled">
      <h2 id="chronicled">{c.chronicle}</h2>
      <p>
        <b>{c.warsWon(wars.length, wars.filter(war => war.result === 'won').length)}</b>
      </p>
      <p className="about">
        {names.title(game)}, {names.scenario(game, scenario)}
        {side}
        {result === 'ended' ? '' : `: ${c.results[result]}`}
      </p>
      <a href={hrefOf({ page: 'chronicle' })}>{c.openMatch}</a>
    </section>
  );
}
