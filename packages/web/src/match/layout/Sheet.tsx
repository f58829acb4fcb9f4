import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useText } from '../../text/index.ts';

/** Title and primary button; as much as the ask needs; nearly the whole screen. */
export type Height = 'peek' | 'half' | 'full';
const HEIGHTS: readonly Height[] = ['peek', 'half', 'full'];
/** A pull of this many pixels changes the height; less is a tap. */
const PULL = 24;

interface Props {
  readonly side: string;
  readonly height: Height;
  onHeight(height: Height): void;
  readonly children: ReactNode;
}

/** The foot of a phone: pulled up and down by its handle, lowered when the map is moved. */
export function Sheet({ side, height, onHeight, children }: Props) {
  const t = useText();
  const from = useRef<number | null>(null);
  const step = (by: number): void => onHeight(HEIGHTS[Math.max(0, Math.min(2, HEIGHTS.indexOf(height) + by))]);
  const release = ({ clientY }: PointerEvent): void => {
    const pulled = from.current === null ? 0 : clientY - from.current;
    from.current = null;
    if (pulled > PULL) step(-1);
    else if (pulled < -PULL) step(1);
    else onHeight(height === 'peek' ? 'half' : 'peek');
  };
  return (
    <div className={`sheet ${height} ${side}`}>
      <button
        type="button"
        className="grip"
        aria-label={t.sheet}
        aria-expanded={height !== 'peek'}
        onPointerDown={event => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={release}
        onPointerCancel={() => {
          from.current = null;
        }}
        // A keyboard has no pointer to pull with.
        onClick={({ detail }) => detail === 0 && onHeight(height === 'peek' ? 'half' : 'peek')}
      />
      {children}
    </div>
  );
}
