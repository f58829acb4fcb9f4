import type { GameCard, Option } from '@polemos/kernel';
import { RuleLink } from '../parts/RuleLink.tsx';
import { useText } from '../text/index.ts';

interface Props {
  readonly card: GameCard;
  readonly readings: readonly Option[];
  isPlayed(option: Option): boolean;
  onChange(id: string, value: boolean): void;
}

/** Rules that can be read in two ways: which reading is played, the rule, and what it changes. */
export function Readings({ card, readings, isPlayed, onChange }: Props) {
  const t = useText();
  return (
    <fieldset className="choices readings">
      <legend className="caps">{t.readings}</legend>
      <p className="about">{t.readingsAbout}</p>
      {readings.map(option => {
        const { id, reading = '' } = option;
        return (
          <div key={id} className="reading">
            <label className="extra">
              <input type="checkbox" checked={isPlayed(option)} onChange={event => onChange(id, event.target.checked)} />{' '}
              {card.option?.[id] ?? id}
            </label>
            <p className="about">
              {card.optionAbout?.[id]} <RuleLink id={reading} />
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}
