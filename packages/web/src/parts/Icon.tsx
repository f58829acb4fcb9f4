import type { IconName } from '../icons/names.ts';

/** A drawing of the sprite; a text beside it or a label on its button says what it is. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`i ${className}`} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);

/** The same inside a drawing: centred at (x, y). */
export const Glyph = ({
  name,
  x = 0,
  y = 0,
  size,
  className,
}: {
  name: IconName;
  x?: number;
  y?: number;
  size: number;
  className?: string;
}) => <use href={`#i-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} className={className} />;
