import { useSettings } from '../app/settings.ts';
import type { Registered } from '../games/index.ts';
import { Badge } from '../parts/Badge.tsx';
import { useText } from '../text/index.ts';
import '../style/seats.css';

interface Props {
  readonly game: Registered;
  readonly bots: ReadonlySet<string>;
  onChange(bots: ReadonlySet<string>): void;
}

/** Who sits at a shared screen: people, and bots for the seats that are left. */
export function SeatList({ game, bots, onChange }: Props) {
  const t = useText();
  const { language } = useSettings();
  const toggled = (seat: string): ReadonlySet<string> =>
    bots.has(seat) ? new Set([...bots].filter(one => one !== seat)) : new Set([...bots, seat]);
  return (
    <fieldset className="choices">
      <legend className="caps">{t.whoPlays}</legend>
      <div className="seat-list">
        {game.seats.map(id => (
          <label key={id}>
            <input
              type="checkbox"
              checked={!bots.has(id)}
              disabled={!bots.has(id) && bots.size === game.seats.length - 1}
              onChange={() => onChange(toggled(id))}
            />{' '}
            <Badge side={id} /> {game.card[language].seat[id]} <small>{bots.has(id) ? t.aBot : t.aPerson}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
