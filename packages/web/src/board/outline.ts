import type { Outline } from './scene.ts';

const one = (n: number): number => Number(n.toFixed(1));

/** The outline of a symbol around (0, 0): a square, a triangle or a disc of equal weight to the eye. */
export function outlinePath(outline: Outline | undefined, r: number): string {
  if (outline === 'square') return `M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}Z`;
  if (outline === 'triangle') return `M0 ${one(-r * 1.28)}L${one(r * 1.28)} ${one(r * 0.92)}H${one(-r * 1.28)}Z`;
  const c = outline === 'disc' ? one(r * 1.1) : r;
  return `M${-c} 0a${c} ${c} 0 1 0 ${2 * c} 0a${c} ${c} 0 1 0 ${-2 * c} 0Z`;
}
