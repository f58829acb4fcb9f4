import { useState } from 'react';
import type { Screens } from '../../games/screens.ts';

export interface Layers {
  /** Which are switched on. */
  readonly on: ReadonlySet<string>;
  toggle(id: string): void;
  /** The single keys that switch them. */
  readonly keys: Readonly<Record<string, () => void>>;
}

/** Layers of the map that can be switched on, by hand or by a key. */
export function useLayers({ layers = [] }: Screens): Layers {
  const [on, setOn] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOn(now => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const keyed = (key: string) => () => {
    for (const layer of layers) if (layer.key === key) toggle(layer.id);
  };
  return {
    on,
    toggle,
    keys: Object.fromEntries(layers.flatMap(({ key }) => (key === undefined ? [] : [[key, keyed(key)]]))),
  };
}
