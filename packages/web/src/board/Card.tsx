import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { placeCard } from './card.ts';
import type { Insets, Window } from './useCamera.ts';

interface Props {
  readonly at: readonly [number, number];
  readonly radius: number;
  readonly size: Window;
  readonly insets: Insets;
  /** What it must not hide, on the window. */
  readonly keep: readonly (readonly [number, number])[];
  readonly chips: readonly (readonly [number, number])[];
  /** It can be used; else one only reads it. */
  readonly pinned: boolean;
  readonly children: ReactNode;
}
const WIDTH = 296;
const HEIGHT = 300;

/** A card beside a place: measured, then put where it hides least. */
export function Card({ at, radius, size, insets, keep, chips, pinned, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says may have grown
  useLayoutEffect(() => setHeight(card.current?.scrollHeight ?? 0), [children]);
  const width = Math.min(WIDTH, size.width - 16);
  const { left, top } = placeCard(at, radius, { width, height: Math.min(height, HEIGHT) }, { size, insets, keep, chips });
  return (
    <div ref={card} className={pinned ? 'card-at pinned' : 'card-at'} style={{ left, top, width }}>
      {children}
    </div>
  );
}
