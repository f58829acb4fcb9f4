import { select } from 'd3-selection';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { aside, framing, isOpen } from './framing.ts';
import type { Frame } from './map.ts';
import type { Covered } from './scene.ts';
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
  /** While a hand moves it, and a moment longer. */
  readonly moving: RefObject<boolean>;
  readonly step: Step;
  /** The zoom at which names were placed last; changes when a movement ends. */
  readonly settled: ZoomTransform;
  /** It came to rest there by a hand or a flight: what is drawn may follow in turn. */
  readonly slowly: boolean;
  readonly size: Window;
  fit(frame: Frame, smooth: boolean): void;
  /** How this frame is fitted into the window. */
  frameOf(frame: Frame): ZoomTransform;
  /** Moves only if the point is outside. */
  reveal(at: readonly [number, number], covered?: readonly Covered[]): void;
  /** Frames these points with a margin, only if one of them is outside or beneath a panel, and never while the person pans. */
  show(points: readonly (readonly [number, number])[], covered: readonly Covered[]): void;
  by(factor: number): void;
  /** Goes to where it was. */
  back(to: ZoomTransform, smooth: boolean): void;
  /** Puts a point into the middle of the window. */
  centre(at: readonly [number, number]): void;
}

/** The sheets are drawn so many times smaller, so that the compositor never has them below their own scale: it would paint such a layer anew as soon as it is to keep it. */
export const SHRUNK = 4;
/** A hand that moves less than this many pixels has clicked. */
const CLICK = 6;
const hasGone = (from: ZoomTransform, to: ZoomTransform): boolean => Math.hypot(to.x - from.x, to.y - from.y) > CLICK;
/** Milliseconds without a movement until the map rests. */
const RESTS = 140;
/** Farther than this the map only shows where the war is. */
const LEAST = 0.42;
const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The window, the sheet that is carried beneath it, and what lies over it while a hand moves it. */
interface Sheets {
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly carried: RefObject<HTMLDivElement | null>;
  readonly over: readonly RefObject<HTMLDivElement | null>[];
}
/** Where the camera has come to rest, and how what is drawn for it is shown. */
interface Rest {
  readonly settled: ZoomTransform;
  readonly step: Step;
  readonly slowly: boolean;
}
interface Heard {
  /** The camera moves. */
  moved(byHand: boolean): void;
  /** It rests at another zoom: what is to be drawn is made ready before it is asked for. Answers how to stop that. */
  prepare(at: ZoomTransform, step: Step, ready: () => void): () => void;
}

/**
 * Pan, zoom and pinch. While a hand moves the map, the sheet is carried and stretched as it was painted, by the compositor, and nothing
 * else of the page is touched. At rest the browser paints it anew at its scale, beside the page's own work; sizes that do not
 * scale (`--unit`) and where names stand follow from `settled`, of which React hears only then.
 */
export function useCamera(
  { pane, carried, over }: Sheets,
  { home, whole, insets, extent }: { home: Frame; whole: Frame; insets: Insets; extent: readonly [number, number] },
  heard: Heard,
): Camera {
  const now = useRef<ZoomTransform>(zoomIdentity);
  const [size, setSize] = useState<Window>({ width: 0, height: 0 });
  const [rest, setRest] = useState<Rest>({ settled: zoomIdentity, step: 2, slowly: false });
  const steps = useRef<Step>(2);
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown> | null>(null);
  const wandered = useRef(false);
  /** Stops the flight that is under way, so that two never pull at the camera. */
  const flight = useRef(() => {});
  /** Stops what is made ready for a zoom at which the camera does not stay. */
  const preparing = useRef(() => {});
  /** The person is panning: nothing else moves the camera. */
  const held = useRef(false);
  const margins = useRef(insets);
  margins.current = insets;
  const layers = useRef(over);
  const hears = useRef(heard);
  hears.current = heard;
  /** The zoom at which the sheet is painted. */
  const painted = useRef(0);
  const gliding = useRef(false);
  const moving = useRef(false);

  const carry = useCallback(() => {
    const sheet = carried.current;
    if (sheet === null) return;
    const { x, y, k } = now.current;
    const stretched = k !== painted.current;
    // On whole pixels of the screen where nothing is stretched, so that letters stay sharp.
    const whole = (at: number): number => (stretched ? at : Math.round(at * devicePixelRatio) / devicePixelRatio);
    if (stretched) keep(sheet, true);
    sheet.style.transform = `translate3d(${whole(x)}px, ${whole(y)}px, 0) scale(${k * SHRUNK})`;
  }, [carried]);
  /** The sheet is painted at the zoom that the camera has come to. */
  const paint = useCallback(() => {
    painted.current = now.current.k;
    if (carried.current !== null) keep(carried.current, false);
    carry();
  }, [carry, carried]);
  const settle = useCallback((slowly: boolean) => {
    steps.current = stepOf(now.current.k, steps.current);
    setRest({ settled: now.current, step: steps.current, slowly });
  }, []);

  // In the same breath as the first size is known: a map that is fitted before it can move would stay unfitted.
  useLayoutEffect(() => {
    const element = pane.current;
    if (element === null) return;
    let resting = 0;
    let from: ZoomTransform | null = null;
    const made = zoom<HTMLDivElement, unknown>()
      .scaleExtent([extent[0], extent[1]])
      .clickDistance(CLICK)
      // Besides the first button the wheel's own moves it.
      .filter((event: MouseEvent) => (!event.ctrlKey || event.type === 'wheel') && !(event.button > 1))
      .translateExtent([
        [whole.x, whole.y],
        [whole.x + whole.width, whole.y + whole.height],
      ])
      .on('start', ({ sourceEvent }) => {
        clearTimeout(resting);
        preparing.current();
        if (sourceEvent !== null) {
          flight.current();
          wandered.current = true;
          held.current = true;
          from = now.current;
        }
      })
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        now.current = transform;
        const byHand = sourceEvent !== null;
        if (painted.current === 0 || (!byHand && !gliding.current)) {
          paint();
          settle(false);
        } else carry();
        if (byHand && !moving.current && from !== null && hasGone(from, transform)) {
          moving.current = true;
          const dragged = sourceEvent instanceof MouseEvent && sourceEvent.type === 'mousemove';
          for (const { current } of layers.current) current?.classList.add(...(dragged ? ['moving', 'dragged'] : ['moving']));
        }
        hears.current.moved(byHand);
      })
      .on('end', ({ sourceEvent }) => {
        if (sourceEvent !== null) held.current = false;
        resting = window.setTimeout(() => {
          moving.current = false;
          for (const { current } of layers.current) current?.classList.remove('moving', 'dragged');
          paint();
          preparing.current = hears.current.prepare(now.current, stepOf(now.current.k, steps.current), () =>
            startTransition(() => settle(true)),
          );
        }, RESTS);
      });
    behaviour.current = made;
    select(element).call(made).on('dblclick.zoom', null);
    return () => {
      clearTimeout(resting);
      preparing.current();
      select(element).on('.zoom', null);
    };
  }, [pane, whole, extent, carry, paint, settle]);

  useLayoutEffect(() => {
    const element = pane.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    setSize({ width: element.clientWidth, height: element.clientHeight });
    watch.observe(element);
    return () => watch.disconnect();
  }, [pane]);

  const go = useCallback(
    (to: ZoomTransform, smooth: boolean) => {
      const element = pane.current;
      if (element === null || behaviour.current === null) return;
      flight.current();
      if (!smooth || reduced()) return void select(element).call(behaviour.current.transform, to);
      const stop = glide(now.current, to, (at, last) => {
        gliding.current = !last;
        if (behaviour.current !== null) select(element).call(behaviour.current.transform, at);
      });
      flight.current = () => {
        gliding.current = false;
        stop();
      };
    },
    [pane],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another window, other insets
  const frameOf = useCallback(
    (frame: Frame) => {
      const { top, right, bottom, left } = margins.current;
      const width = Math.max(80, (pane.current?.clientWidth ?? 0) - left - right);
      const height = Math.max(80, (pane.current?.clientHeight ?? 0) - top - bottom);
      const k = Math.min(3, Math.min(width / frame.width, height / frame.height));
      const x = left + width / 2 - (frame.x + frame.width / 2) * k;
      const y = top + height / 2 - (frame.y + frame.height / 2) * k;
      return zoomIdentity.translate(x, y).scale(k);
    },
    [pane, size, insets],
  );
  const fit = useCallback(
    (frame: Frame, smooth: boolean) => {
      wandered.current = false;
      go(frameOf(frame), smooth);
    },
    [go, frameOf],
  );

  // A window of another size shows the same frame again, unless the person has chosen another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fit` reads the insets from a ref
  useLayoutEffect(() => {
    if (size.width > 0 && !wandered.current) fit(home, false);
  }, [size, home, fit, insets]);

  const reveal = useCallback(
    (at: readonly [number, number], covered: readonly Covered[] = []) => {
      const room = { size, insets: margins.current, covered };
      const [dx, dy] = aside(now.current.apply([at[0], at[1]]), room);
      if (dx === 0 && dy === 0) return;
      const { k } = now.current;
      go(zoomIdentity.translate(now.current.x + dx, now.current.y + dy).scale(k), true);
    },
    [go, size],
  );

  const show = useCallback(
    (points: readonly (readonly [number, number])[], covered: readonly Covered[]) => {
      if (points.length === 0 || held.current || size.width === 0) return;
      const room = { size, insets: margins.current, covered };
      if (points.every(([x, y]) => isOpen(now.current.apply([x, y]), room))) return;
      const { k, x, y } = framing(points, room, now.current.k, extent[0]);
      // A way across the whole map on a small window: rather its beginning, where one can still read.
      if (k < Math.min(now.current.k, LEAST)) return reveal(points[0], covered);
      wandered.current = true;
      go(zoomIdentity.translate(x, y).scale(k), true);
    },
    [go, size, extent, reveal],
  );

  const by = useCallback(
    (factor: number) => {
      if (pane.current === null || behaviour.current === null) return;
      wandered.current = true;
      select(pane.current).call(behaviour.current.scaleBy, factor);
    },
    [pane],
  );

  const centre = useCallback(
    ([x, y]: readonly [number, number]) => {
      const { k } = now.current;
      wandered.current = true;
      go(zoomIdentity.translate(size.width / 2 - x * k, size.height / 2 - y * k).scale(k), false);
    },
    [go, size],
  );

  return { ...rest, now, moving, size, fit, frameOf, reveal, show, by, back: go, centre };
}

/** Whether the compositor keeps each layer of the sheet as it was painted, or paints it at each scale. */
function keep(sheet: HTMLElement, as: boolean): void {
  const hint = as ? 'transform' : '';
  if (sheet.style.willChange === hint) return;
  for (const layer of [sheet, ...sheet.querySelectorAll<SVGElement>('.ground')]) layer.style.willChange = hint;
}

/** A short flight between two cameras; 220 ms, eased at its end. Answers how to stop it. */
function glide(from: ZoomTransform, to: ZoomTransform, at: (camera: ZoomTransform, last: boolean) => void): () => void {
  const started = performance.now();
  let asked = 0;
  const frame = (time: number): void => {
    const t = Math.min(1, (time - started) / 220);
    const e = 1 - (1 - t) ** 3;
    const mix = (a: number, b: number): number => a + (b - a) * e;
    at(zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(mix(from.k, to.k)), t === 1);
    if (t < 1) asked = requestAnimationFrame(frame);
  };
  asked = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(asked);
}
