import type { ReactNode } from 'react';
import type { Insets, Window } from './useCamera.ts';

interface Props {
  readonly at: readonly [number, number];
  readonly radius: number;
  readonly size: Window;
  readonly insets: Insets;
  readonly refused: boolean;
  readonly children: ReactNode;
}
const WIDTH = 250;
/** As high as a tip with an army in it may be. */
const TALL = 260;

/** Words beside a place: to its right where there is room, else to its left, below on a narrow window. */
export function Tip({ at: [x, y], radius, size, insets, refused, children }: Props) {
  const room = size.width - x > WIDTH + radius + 34 ? 'right' : x > WIDTH + radius + 34 ? 'left' : 'below';
  const gap = radius + 16;
  const low = size.height - insets.bottom;
  const place =
    room === 'below'
      ? {
          left: Math.min(Math.max(8, x - WIDTH / 2), size.width - WIDTH - 8),
          ...(y > low - y && y + gap + TALL > low ? { bottom: size.height - y + gap } : { top: y + gap }),
        }
      : { left: room === 'right' ? x + gap : x - gap - WIDTH, top: Math.min(Math.max(8, y - 22), Math.max(8, low - 120)) };
  return (
    <div className={`tip ${room}`} role={refused ? 'alert' : 'tooltip'} style={{ ...place, width: WIDTH }}>
      {children}
    </div>
  );
}
