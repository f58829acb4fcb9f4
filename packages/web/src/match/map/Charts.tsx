import type { Language } from '@polemos/kernel';
import type { Screens } from '../../games/screens.ts';

/** The maps of a game that has several: which one is shown, and on which something may be done. */
export function Charts({
  screens,
  language,
  chart,
  lit,
  onChart,
}: {
  screens: Screens;
  language: Language;
  chart: string | null;
  lit: ReadonlyMap<string, number>;
  onChart(chart: string | null): void;
}) {
  const all = [
    { id: null, name: screens.mainChart?.(language) ?? '' },
    ...(screens.charts ?? []).map(one => ({ id: one.id, name: one.name(language) })),
  ];
  return (
    <nav className="charts">
      {all.map(({ id, name }) => (
        <button key={id} type="button" data-chart={id ?? 'main'} aria-pressed={chart === id} onClick={() => onChart(id)}>
          {name}
          {(lit.get(id ?? '') ?? 0) > 0 && <i className="num">{lit.get(id ?? '')}</i>}
        </button>
      ))}
    </nav>
  );
}
