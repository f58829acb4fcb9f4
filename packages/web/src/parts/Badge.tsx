import type { GameEvent } from '@polemos/kernel';
import { ICONS, type IconName } from '../icons/names.ts';
import { Icon } from './Icon.tsx';

/** Sides whose sign has another name than their seat. */
const SIGN: Readonly<Record<string, string>> = {
  timoleone: 'timoleon',
  iceta: 'icetas',
  dionysio: 'dionysius',
  sicani: 'natives',
  siculi: 'natives',
};
const signOf = (side: string): IconName => {
  const name = `side-${SIGN[side] ?? side}` as IconName;
  return ICONS.includes(name) ? name : 'side-neutral';
};

/** The sign of a side: colour, silhouette and sign, never colour alone. */
export const Badge = ({ side }: { side: string }) => (
  <span className={`badge ${side}`}>
    <Icon name={signOf(side)} />
  </span>
);
/** Whose doing an event is: a seat, or a side where the game plays it. */
export const sideOf = ({ seat, side }: GameEvent, seats: readonly string[]): string | null =>
  typeof seat === 'string' && seats.includes(seat) ? seat : typeof side === 'string' ? side : null;
export { signOf };
