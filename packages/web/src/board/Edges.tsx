import type { Ref } from 'react';
import type { Tab } from './tabs.ts';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly tabs: readonly Tab[];
  name(id: string): string;
  onTab(id: string): void;
}

/** Lit places outside the window, as gold tabs on its edge. */
export function Edges({ ref, tabs, name, onTab }: Props) {
  return (
    <div ref={ref} className="edges" aria-hidden="true">
      {tabs.map(({ id, side, x, y }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          className={`edge ${side}`}
          style={{ left: x, top: y }}
          onClick={() => onTab(id)}
        >
          {name(id)}
        </button>
      ))}
    </div>
  );
}
