import { select } from 'd3-selection';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Frame } from './map.ts';
import { type Step, stepOf } from './scene.ts';

export interface Window {
  readonly width: number;
  readonly height: number;
}
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
export interface Camera {
  /** Where the camera is; changes without rendering. */
  readonly now: RefObject<ZoomTransform>;
  readonly step: Step;
  /** The zoom at which names were placed last; changes when a movement ends. */
  readonly settled: ZoomTransform;
  readonly size: Window;
  fit(frame: Frame, smooth: boolean): void;
  /** Moves only if the point is outside. */
  reveal(at: readonly [number, number]): void;
  by(factor: number): void;
  /** Puts a point into the middle of the window. */
  centre(at: readonly [number, number]): void;
}

const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Pan, zoom and pinch. The groups are transformed directly; React hears only of zoom steps and of movements that
 * ended. `--unit` is the size that keeps symbols and letters at their pixels.
 */
export function useCamera(
  svg: RefObject<SVGSVGElement | null>,
  worlds: readonly RefObject<SVGGElement | null>[],
  { home, whole, insets, extent }: { home: Frame; whole: Frame; insets: Insets; extent: readonly [number, number] },
  moved: () => void,
): Camera {
  const now = useRef<ZoomTransform>(zoomIdentity);
  const [size, setSize] = useState<Window>({ width: 0, height: 0 });
  const [step, setStep] = useState<Step>(2);
  const [settled, setSettled] = useState<ZoomTransform>(zoomIdentity);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  const wandered = useRef(false);
  const margins = useRef(insets);
  margins.current = insets;
  const layers = useRef(worlds);
  const onMove = useRef(moved);
  onMove.current = moved;

  useLayoutEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    setSize({ width: element.clientWidth, height: element.clientHeight });
    watch.observe(element);
    return () => watch.disconnect();
  }, [svg]);

  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    let resting = 0;
    const made = zoom<SVGSVGElement, unknown>()
      .scaleExtent([extent[0], extent[1]])
      .clickDistance(6)
      .translateExtent([
        [whole.x, whole.y],
        [whole.x + whole.width, whole.y + whole.height],
      ])
      .on('start', ({ sourceEvent }) => {
        clearTimeout(resting);
        if (sourceEvent !== null) {
          wandered.current = true;
          element.parentElement?.classList.add('moving');
        }
      })
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
        now.current = transform;
        for (const { current: group } of layers.current) {
          group?.setAttribute('transform', transform.toString());
          group?.style.setProperty('--unit', String(1 / transform.k));
        }
        setStep(present => stepOf(transform.k, present));
        onMove.current();
      })
      .on('end', () => {
        resting = window.setTimeout(() => {
          element.parentElement?.classList.remove('moving');
          setSettled(now.current);
        }, 90);
      });
    behaviour.current = made;
    select(element).call(made).on('dblclick.zoom', null);
    return () => {
      clearTimeout(resting);
      select(element).on('.zoom', null);
    };
  }, [svg, whole, extent]);

  const go = useCallback(
    (to: ZoomTransform, smooth: boolean) => {
      const element = svg.current;
      if (element === null || behaviour.current === null) return;
      if (!smooth || reduced()) select(element).call(behaviour.current.transform, to);
      else glide(now.current, to, at => behaviour.current !== null && select(element).call(behaviour.current.transform, at));
    },
    [svg],
  );

  const fit = useCallback(
    (frame: Frame, smooth: boolean) => {
      const { top, right, bottom, left } = margins.current;
      const element = svg.current;
      if (element === null) return;
      const width = Math.max(80, element.clientWidth - left - right);
      const height = Math.max(80, element.clientHeight - top - bottom);
      const k = Math.min(3, Math.min(width / frame.width, height / frame.height));
      const x = left + width / 2 - (frame.x + frame.width / 2) * k;
      const y = top + height / 2 - (frame.y + frame.height / 2) * k;
      wandered.current = false;
      go(zoomIdentity.translate(x, y).scale(k), smooth);
    },
    [go, svg],
  );

  // A window of another size shows the same frame again, unless the person has chosen another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fit` reads the insets from a ref
  useLayoutEffect(() => {
    if (size.width > 0 && !wandered.current) fit(home, false);
  }, [size, home, fit, insets]);

  const reveal = useCallback(
    (at: readonly [number, number]) => {
      const { top, right, bottom, left } = margins.current;
      const [x, y] = now.current.apply([at[0], at[1]]);
      const margin = 56;
      const dx = Math.max(0, left + margin - x) - Math.max(0, x - (size.width - right - margin));
      const dy = Math.max(0, top + margin - y) - Math.max(0, y - (size.height - bottom - margin));
      if (dx === 0 && dy === 0) return;
      wandered.current = true;
      const { k } = now.current;
      go(zoomIdentity.translate(now.current.x + dx, now.current.y + dy).scale(k), true);
    },
    [go, size],
  );

  const by = useCallback(
    (factor: number) => {
      if (svg.current === null || behaviour.current === null) return;
      wandered.current = true;
      select(svg.current).call(behaviour.current.scaleBy, factor);
    },
    [svg],
  );

  const centre = useCallback(
    ([x, y]: readonly [number, number]) => {
      const { k } = now.current;
      wandered.current = true;
      go(zoomIdentity.translate(size.width / 2 - x * k, size.height / 2 - y * k).scale(k), false);
    },
    [go, size],
  );

  return { now, step, settled, size, fit, reveal, by, centre };
}

/** A short flight between two cameras; 220 ms, eased at its end. */
function glide(from: ZoomTransform, to: ZoomTransform, at: (camera: ZoomTransform) => void): void {
  const started = performance.now();
  const frame = (time: number): void => {
    const t = Math.min(1, (time - started) / 220);
    const e = 1 - (1 - t) ** 3;
    const mix = (a: number, b: number): number => a + (b - a) * e;
    at(zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(mix(from.k, to.k)));
    if (t < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
