import { hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import type { Registered } from '../games/index.ts';
import type { IconName } from '../icons/names.ts';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../text/index.ts';
import { Thumb } from './Thumb.tsx';

export function GameCard({ game }: { game: Registered }) {
  const t = useText();
  const { language } = useSettings();
  const ways: readonly (readonly [IconName, string])[] = [
    ...(game.card.seats.length > 1 || game.card.together !== undefined
      ? ([
          ['bot', t.wayBot],
          ['table', t.wayHotseat],
        ] as const)
      : []),
    ['dice', t.wayCompanion],
    ['online', t.wayOnline],
  ];
  return (
    <article className="game">
      <a href={hrefOf({ page: 'new', game: game.id })}>
        <Thumb game={game} />
        <div className="game-words">
          <span className="caps">{game.card.caption[language]}</span>
          <h3>{game.card.title[language]}</h3>
          <p>{game.card.blurb[language]}</p>
          <ul className="ways">
            {ways.map(([icon, name]) => (
              <li key={name}>
                <Icon name={icon} /> <span>{name}</span>
              </li>
            ))}
          </ul>
        </div>
      </a>
      {game.card.editions !== undefined && (
        <a className="link-editions" href={hrefOf({ page: 'editions' })}>
          <Icon name="rules" /> {game.card.editions[language]}
        </a>
      )}
    </article>
  );
}
