import { seatName } from '@polemos/games';
import { useSettings } from '../app/settings.ts';
import type { Registered } from '../games/index.ts';
import { useText } from '../text/index.ts';
import '../style/seats.css';

/** Ours: up to seven people share a side. */
export const namesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map(name => name.trim().slice(0, 32))
    .filter(name => name !== '')
    .slice(0, 7);

interface Props {
  readonly game: Registered;
  readonly scenario: string;
  readonly seats: readonly string[];
  readonly named: Readonly<Record<string, string>>;
  onChange(seat: string, names: string): void;
}

/** Several people at one seat take the command in turn. */
export function Councils({ game, scenario, seats, named, onChange }: Props) {
  const t = useText();
  const { language } = useSettings();
  return (
    <details className="councils">
      <summary>{t.councils}</summary>
      <p>{t.councilsAbout}</p>
      {seats.map(id => (
        <label key={id}>
          <span>{t.councilNames(seatName(game, id, language, scenario))}</span>
          <input value={named[id] ?? ''} maxLength={240} onChange={event => onChange(id, event.target.value)} />
        </label>
      ))}
    </details>
  );
}
