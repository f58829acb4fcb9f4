import { SIDES } from '@polemos/games';
import type { GameEvent } from '@polemos/kernel';
import { ICONS, type IconName } from '../icons/names.ts';
import { Icon } from './Icon.tsx';

export const signOf = (side: string): IconName => ICONS.find(name => name === SIDES.get(side)?.sign) ?? 'side-neutral';

/** The sign of a side: colour, silhouette and sign, never colour alone. */
export const Badge = ({ side }: { side: string }) => (
  <span className={`badge ${SIDES.get(side)?.colour ?? 'neutral'}`}>
    <Icon name={signOf(side)} />
  </span>
);
/** Whose doing an event is: a seat, or a side where the game plays it. */
export const sideOf = ({ seat, side }: GameEvent, seats: readonly string[]): string | null =>
  typeof seat === 'string' && seats.includes(seat) ? seat : typeof side === 'string' ? side : null;
