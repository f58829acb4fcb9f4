import type { IconName } from '../icons/names.ts';

/** A die in the roller's colour. */
export const Die = ({ face, side = '' }: { face: number; side?: string }) => (
  <svg className={`die ${side}`} role="img" aria-label={String(face)}>
    <use href={`#i-${`die-${face}` as IconName}`} />
  </svg>
);
