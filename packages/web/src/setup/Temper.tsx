import { TEMPERS } from '@polemos/kernel';
import type { Registered } from '../games/index.ts';
import { Choices } from '../parts/Choices.tsx';
import { useText } from '../text/index.ts';
import { temperedLevels } from '../worker/protocol.ts';

/** A level with the temper that was chosen, where a bot of this level can have one. */
export const withTemper = (game: Registered, level: string, temper: string): string =>
  temper !== '' && temperedLevels(game).includes(level) ? `${level}/${temper}` : level;

/** How the bots are by nature. */
export function Temper({ value, onChange }: { value: string; onChange(temper: string): void }) {
  const t = useText();
  return (
    <>
      <Choices
        row
        label={t.temper}
        value={value}
        options={['', ...TEMPERS].map(one => ({ value: one, name: one === '' ? t.noTemper : t.levels[one] }))}
        onChange={onChange}
      />
      <p className="about">{t.temperAbout}</p>
    </>
  );
}
