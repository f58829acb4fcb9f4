import { memo } from 'react';
import type { Docked } from './chips.ts';

interface Props {
  readonly docked: readonly Docked[];
  readonly at: Readonly<Record<string, readonly [number, number]>>;
  onClick(id: string): void;
  onRest(id: string | null): void;
}

/** Stacks beside their places, with a hairline where they stand apart. A click on one is a click on its place. */
export const Chips = memo(function Chips({ docked, at, onClick, onRest }: Props) {
  return (
    <g className="chips">
      {docked.map(({ place, chip, x, y, tether }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the picture is hidden from readers; a list of buttons stands beside it
        <g
          key={`${place} ${chip.id}`}
          className="place"
          style={{ transform: `translate(${at[place][0]}px, ${at[place][1]}px) scale(var(--unit))` }}
          onClick={() => onClick(place)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onRest(place)}
          onPointerLeave={() => onRest(null)}
        >
          {tether !== null && (
            <path className={`tether ${chip.side}`} d={`M0 0L${tether[0].toFixed(1)} ${tether[1].toFixed(1)}`} />
          )}
          <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>{chip.drawing}</g>
        </g>
      ))}
    </g>
  );
});
