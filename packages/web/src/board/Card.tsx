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
  /** What else may be chosen. */
  readonly lit: readonly (readonly [number, number])[];
  /** It can be used; else one only reads it. */
  readonly pinned: boolean;
  readonly children: ReactNode;
}
const WIDTH = 296;
/** All that may come of an act is seen at once, where the window has the room. */
const HEIGHT = 480;

/** A card beside a place: measured, then put where it hides least. */
export function Card({ at, radius, size, insets, keep, chips, lit, pinned, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  // What it says may grow, and comes later where it is still fetched: until then nothing is known of what it would hide.
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return;
    const measure = (): void => setHeight(element.scrollHeight);
    measure();
    const watch = new MutationObserver(measure);
    watch.observe(element, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, []);
  const width = Math.min(WIDTH, size.width - 16);
  const most = Math.min(HEIGHT, size.height - insets.top - insets.bottom - 16);
  const { left, top } = placeCard(at, radius, { width, height: Math.min(height, most) }, { size, insets, keep, chips, lit });
  return (
    <div ref={card} className={pinned ? 'card-at pinned' : 'card-at'} style={{ left, top, width, maxHeight: most }}>
      {children}
    </div>
  );
}
