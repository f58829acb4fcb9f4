import type { Tab } from './tabs.ts';

/** Lit places outside the window, as gold tabs on its edge. */
export function Edges({ tabs, name, onTab }: { tabs: readonly Tab[]; name(id: string): string; onTab(id: string): void }) {
  return (
    <div className="edges" aria-hidden="true">
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
