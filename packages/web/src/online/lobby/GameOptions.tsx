import type { OptionValue } from '@polemos/kernel';
import type { GameOffer } from '@polemos/server/client';
import { useSettings } from '../../app/settings.ts';
import { gameById } from '../../games/index.ts';
import { Select } from '../parts/Select.tsx';
import { useRead } from '../parts/server.ts';

interface Props {
  readonly offer: GameOffer;
  readonly chosen: Readonly<Record<string, OptionValue>>;
  onChange(id: string, value: OptionValue): void;
}

/** The options of a game, in the game's own words: what can only be on or off is a tick, the rest a choice. */
export function GameOptions({ offer, chosen, onChange }: Props) {
  const { language } = useSettings();
  const screens = useRead(async () => (await gameById(offer.id)?.load()) ?? null, `text ${offer.id}`).value;
  if (screens === null) return null;
  const { names } = screens.text[language];
  return offer.options.map(({ id, values, default: usual }) => {
    const label = names.option?.[id] ?? id;
    const value = (chosen[id] ?? usual) as OptionValue;
    return typeof usual === 'boolean' ? (
      <label key={id} className="check">
        <input type="checkbox" checked={value === true} onChange={event => onChange(id, event.target.checked)} /> {label}
      </label>
    ) : (
      <Select
        key={id}
        label={label}
        value={String(value)}
        options={values.map(one => ({ value: String(one), name: names[id]?.[String(one)] ?? String(one) }))}
        onChange={text => onChange(id, values.find(one => String(one) === text) as OptionValue)}
      />
    );
  });
}
