import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Chart, Desk, Screens } from '../../games/screens.ts';

export interface Charting {
  /** Which map is shown; null: the first. */
  readonly chart: string | null;
  readonly chosen: Chart | undefined;
  /** How many places are lit on each map; '' is the first. */
  readonly lit: ReadonlyMap<string, number>;
  open(chart: string | null): void;
}

/** Which of several maps is on screen. It turns by itself to where a story is, and to where alone something may be done. */
export function useChart(screens: Screens, desk: Desk, moment: string, telling: boolean): Charting {
  const [chart, setChart] = useState<string | null>(null);
  const open = useCallback((to: string | null) => setChart(to), []);
  const lit = useMemo(() => {
    const counts = new Map<string, number>();
    for (const id of [null, ...(screens.charts ?? []).map(one => one.id)]) {
      if (screens.charts === undefined) break;
      const places = [...screens.scene(desk, 0, id).lit.keys()].filter(place => screens.opens?.(place) == null);
      counts.set(id ?? '', places.length);
    }
    return counts;
  }, [screens, desk]);
  const told = desk.telling === null ? null : screens.placeOf(desk.telling);
  const left = useRef<string | null | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a story begins or ends
  useEffect(() => {
    if (telling) left.current = chart;
    else if (left.current !== undefined) setChart(left.current);
    if (!telling) left.current = undefined;
  }, [telling]);
  useEffect(() => {
    if (told !== null && screens.chartOf !== undefined) setChart(screens.chartOf(told));
  }, [told, screens]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each moment, not for each choice
  useEffect(() => {
    if (screens.charts === undefined || (lit.get(chart ?? '') ?? 0) > 0) return;
    const place = desk.asked && [...lit.values()].every(count => count === 0) ? (screens.askedAt?.(desk) ?? null) : null;
    if (place !== null && screens.chartOf !== undefined) return setChart(screens.chartOf(place));
    const other = [...lit].find(([, count]) => count > 0);
    if (other !== undefined) setChart(other[0] === '' ? null : other[0]);
  }, [moment]);
  return { chart, chosen: screens.charts?.find(({ id }) => id === chart), lit, open };
}
