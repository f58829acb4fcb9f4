import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Docked } from './chips.ts';
import { spelt } from './scene.ts';

interface Props {
  readonly docked: readonly Docked[];
  readonly at: Readonly<Record<string, readonly [number, number]>>;
  onClick(id: string): void;
  onRest(id: string | null): void;
}

/** Stacks beside their places, with a hairline where they stand apart. A click on one is a click on its place. */
export const Chips = memo(function Chips({ docked, at, onClick, onRest }: Props) {
  return (
    <>
      {docked.map(({ place, chip, x, y, tether }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the picture is hidden from readers; a list of buttons stands beside it
        <g
          key={`${place} ${chip.id}`}
          className="place"
          data-march={chip.march?.id}
          data-chip={`${place} ${chip.id}`}
          data-on={place}
          data-side={chip.side}
          data-holds={chip.holds === undefined ? undefined : spelt(chip.holds)}
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
    </>
  );
});

/** Of a marching chip, per line. */
const PER_LINE = 420;

/** A chip whose way has grown goes the new part of it. With reduced motion it stands at its end at once. */
export function useMarches(layer: RefObject<SVGGElement | null>, docked: readonly Docked[], at: Props['at']): void {
  const gone = useRef(new Map<string, readonly string[]>());
  const { speed } = useSettings();
  useLayoutEffect(() => {
    const now = new Map(docked.flatMap(({ chip: { march } }) => (march === undefined ? [] : [[march.id, march.way] as const])));
    for (const [id, way] of now) {
      const before = gone.current.get(id) ?? [];
      const grown = way.length > before.length && before.length > 0 && before.every((place, i) => place === way[i]);
      if (!grown || matchMedia('(prefers-reduced-motion: reduce)').matches) continue;
      const legs = way.slice(before.length - 1);
      layer.current?.querySelector(`[data-march="${id}"]`)?.animate(
        legs.map(place => ({ transform: `translate(${at[place][0]}px, ${at[place][1]}px) scale(var(--unit))` })),
        { duration: ((legs.length - 1) * PER_LINE) / speed },
      );
    }
    gone.current = now;
  }, [layer, docked, at, speed]);
}
