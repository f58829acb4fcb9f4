import { type KeyboardEvent, memo, useRef } from 'react';
import type { MapData } from './map.ts';
import type { Scene } from './scene.ts';

interface Props {
  readonly map: MapData;
  readonly scene: Scene;
  readonly label: string;
  readonly lit: string;
  readonly keys: boolean;
  focused: string | null;
  onFocus(id: string | null): void;
  onChoose(id: string): void;
  onWhy(id: string): void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The board for readers and keyboards: one button per place, one Tab stop, arrows along the lines of the map. */
export const Places = memo(function Places({ map, scene, label, lit, keys, focused, onFocus, onChoose, onWhy }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const stop = focused ?? scene.lit.keys().next().value ?? scene.places[0]?.id;
  const focus = (id: string | undefined) =>
    id !== undefined && list.current?.querySelector<HTMLButtonElement>(`[data-id="${id}"]`)?.focus();

  const onKeyDown = (event: KeyboardEvent) => {
    const from = focused;
    if (from === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const towards = ARROWS[event.key];
    if (towards !== undefined) {
      event.preventDefault();
      focus(neighbour(map, from, towards));
    } else if (keys && event.key.toLowerCase() === 'n') {
      event.preventDefault();
      event.stopPropagation();
      const legal = scene.places.filter(({ id }) => scene.lit.has(id)).map(({ id }) => id);
      const at = legal.indexOf(from);
      focus(legal[(at + (event.shiftKey ? legal.length - (at < 0 ? 0 : 1) : 1)) % legal.length]);
    } else if (keys && event.key.toLowerCase() === 'w') onWhy(from);
  };

  return (
    <ul className="sr" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {scene.places.map(place => {
        const may = scene.lit.get(place.id);
        return (
          <li key={place.id}>
            <button
              type="button"
              data-id={place.id}
              tabIndex={place.id === stop ? 0 : -1}
              aria-disabled={may === undefined}
              onFocus={() => onFocus(place.id)}
              onBlur={() => onFocus(null)}
              onClick={() => onChoose(place.id)}
            >
              {`${place.name}. ${place.spoken}${may === undefined ? '' : ` ${lit}: ${may}.`}`}
            </button>
          </li>
        );
      })}
    </ul>
  );
});

/** The place that lies most nearly in this direction: along a line first, else the nearest of all. */
function neighbour(map: MapData, from: string, [dx, dy]: readonly [number, number]): string | undefined {
  const joined = new Set(map.lines.flatMap(({ a, b }) => (a === from ? [b] : b === from ? [a] : [])));
  const [x, y] = map.places[from];
  const score = (id: string): number => {
    const [px, py] = [map.places[id][0] - x, map.places[id][1] - y];
    const along = px * dx + py * dy;
    const length = Math.hypot(px, py);
    return length === 0 || along / length < 0.4 ? Number.POSITIVE_INFINITY : length * (2 - along / length);
  };
  const best = (ids: readonly string[]) =>
    ids.reduce<string | undefined>(
      (found, id) => (score(id) < (found === undefined ? 1e9 : score(found)) ? id : found),
      undefined,
    );
  return best([...joined]) ?? best(Object.keys(map.places));
}
