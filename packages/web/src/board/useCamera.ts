import { select } from 'd3-selection';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
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
  /** Frames these points with a margin, only if one of them is outside, and never while the person pans. */
  show(points: readonly (readonly [number, number])[]): void;
  by(factor: number): void;
  /** Goes to where it was. */
  back(to: ZoomTransform, smooth: boolean): void;
  /** Puts a point into the middle of the window. */
  centre(at: readonly [number, number]): void;
}

/** How near the edge of the window counts as outside, and how much room a frame leaves. */
const EDGE = 24;
const FRAME = 80;
/** Farther than this the map only shows where the war is. */
const LEAST = 0.42;
const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Pan, zoom and pinch. The groups are transformed directly; React hears only of zoom steps and of movements that
 * ended. `--unit` is the size that keeps symbols and letters at their pixels.
 */
export function useCamera(
  svg: RefObject<SVGSVGElement | null>,
  worlds: readonly RefObject<SVGGElement | null>[],
  { home, whole, insets, extent }: { home: Frame; whole: Frame; insets: Insets; extent: readonly [number, number] },
  moved: (byHand: boolean) => void,
): Camera {
  const now = useRef<ZoomTransform>(zoomIdentity);
  const [size, setSize] = useState<Window>({ width: 0, height: 0 });
  const [step, setStep] = useState<Step>(2);
  const [settled, setSettled] = useState<ZoomTransform>(zoomIdentity);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  const wandered = useRef(false);
  /** Stops the flight that is under way, so that two never pull at the camera. */
  const flight = useRef(() => {});
  /** The person is panning: nothing else moves the camera. */
  const held = useRef(false);
  const margins = useRef(insets);
  margins.current = insets;
  const layers = useRef(worlds);
  const onMove = useRef(moved);
  onMove.current = moved;

  // In the same breath as the first size is known: a map that is fitted before it can move would stay unfitted.
  useLayoutEffect(() => {
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
          flight.current();
          wandered.current = true;
          held.current = true;
          element.parentElement?.classList.add('moving');
        }
      })
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        now.current = transform;
        for (const { current: group } of layers.current) {
          group?.setAttribute('transform', transform.toString());
          group?.style.setProperty('--unit', String(1 / transform.k));
        }
        setStep(present => stepOf(transform.k, present));
        onMove.current(sourceEvent !== null);
      })
      .on('end', ({ sourceEvent }) => {
        if (sourceEvent !== null) held.current = false;
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

  useLayoutEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    setSize({ width: element.clientWidth, height: element.clientHeight });
    watch.observe(element);
    return () => watch.disconnect();
  }, [svg]);

  const go = useCallback(
    (to: ZoomTransform, smooth: boolean) => {
      const element = svg.current;
      if (element === null || behaviour.current === null) return;
      flight.current();
      if (!smooth || reduced()) select(element).call(behaviour.current.transform, to);
      else
        flight.current = glide(
          now.current,
          to,
          at => behaviour.current !== null && select(element).call(behaviour.current.transform, at),
        );
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
      const outside = (at: number, from: number, to: number): number =>
        at < from + EDGE ? from + FRAME - at : at > to - EDGE ? to - FRAME - at : 0;
      const dx = outside(x, left, size.width - right);
      const dy = outside(y, top, size.height - bottom);
      if (dx === 0 && dy === 0) return;
      const { k } = now.current;
      go(zoomIdentity.translate(now.current.x + dx, now.current.y + dy).scale(k), true);
    },
    [go, size],
  );

  const show = useCallback(
    (points: readonly (readonly [number, number])[]) => {
      const { top, right, bottom, left } = margins.current;
      if (points.length === 0 || held.current || size.width === 0) return;
      const inside = ([x, y]: readonly [number, number]): boolean => {
        const [px, py] = now.current.apply([x, y]);
        return px > left + EDGE && px < size.width - right - EDGE && py > top + EDGE && py < size.height - bottom - EDGE;
      };
      if (points.every(inside)) return;
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const width = Math.max(80, size.width - left - right - 2 * FRAME);
      const height = Math.max(80, size.height - top - bottom - 2 * FRAME);
      const least = Math.min(now.current.k, LEAST);
      const k = Math.max(extent[0], Math.min(now.current.k, width / Math.max(1, x1 - x0), height / Math.max(1, y1 - y0)));
      // A way across the whole map on a small window: rather its beginning, where one can still read.
      if (k < least) return reveal(points[0]);
      const x = left + FRAME + width / 2 - ((x0 + x1) / 2) * k;
      const y = top + FRAME + height / 2 - ((y0 + y1) / 2) * k;
      wandered.current = true;
      go(zoomIdentity.translate(x, y).scale(k), true);
    },
    [go, size, extent, reveal],
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

  return { now, step, settled, size, fit, reveal, show, by, back: go, centre };
}

/** A short flight between two cameras; 220 ms, eased at its end. Answers how to stop it. */
function glide(from: ZoomTransform, to: ZoomTransform, at: (camera: ZoomTransform) => void): () => void {
  const started = performance.now();
  let asked = 0;
  const frame = (time: number): void => {
    const t = Math.min(1, (time - started) / 220);
    const e = 1 - (1 - t) ** 3;
    const mix = (a: number, b: number): number => a + (b - a) * e;
    at(zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(mix(from.k, to.k)));
    if (t < 1) asked = requestAnimationFrame(frame);
  };
  asked = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(asked);
}
