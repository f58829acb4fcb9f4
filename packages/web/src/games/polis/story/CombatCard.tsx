import { Icon } from '../../../parts/Icon.tsx';
import type { PolisDesk } from '../desk.ts';
import { FORMATION_ICON, type Half } from '../map/board.ts';

/** The face of a combat card: the half that is read in this battle. */
export function CombatCard({ desk, half, side }: { desk: PolisDesk; half: Half; side: string }) {
  const { names } = desk.text;
  return (
    <span className={`combat-card ${side}`}>
      <b className="num value">{half.value < 0 ? `−${-half.value}` : half.value}</b>
      <Icon name={FORMATION_ICON[half.formation]} />
      <strong>{names.formation[half.formation]}</strong>
      <span>{names.manoeuvre[half.manoeuvre]}</span>
    </span>
  );
}
/** A card that nobody but its holder may see. */
export const CardBack = ({ side }: { side: string }) => <span className={`combat-card back ${side}`} aria-hidden="true" />;
/** Where a card will lie. */
export const CardGap = ({ children }: { children: string }) => <span className="combat-card gap">{children}</span>;
