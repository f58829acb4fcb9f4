import { hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import type { Registered } from '../games/index.ts';
import type { IconName } from '../icons/names.ts';
import { useWords } from '../orientation/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../text/index.ts';
import { Thumb } from './Thumb.tsx';
import '../style/home-games.css';

export function GameCard({ game }: { game: Registered }) {
  const t = useText();
  const { lessons, primer } = useWords();
  const { language } = useSettings();
  const card = game.card[language];
  const ways: readonly (readonly [IconName, string])[] = [
    ...(game.seats.length === 1 ? ([['person', t.wayAlone]] as const) : []),
    ...(game.seats.length > 1 || game.together !== undefined
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
          <span className="caps">{card.caption}</span>
          <h3>{card.title}</h3>
          <p>{card.blurb}</p>
          <ul className="ways">
            {ways.map(([icon, name]) => (
              <li key={name}>
                <Icon name={icon} /> <span>{name}</span>
              </li>
            ))}
          </ul>
        </div>
      </a>
      <p className="game-more">
        {game.lessons !== undefined && <a href={hrefOf({ page: 'learn', game: game.id })}>{lessons}</a>}
        <a href={hrefOf({ page: 'primer', game: game.id })}>{primer}</a>
        {Object.entries(card.page ?? {}).map(([id, name]) => (
          <a key={id} href={hrefOf({ page: 'of-game', id })}>
            {name}
          </a>
        ))}
      </p>
    </article>
  );
}
