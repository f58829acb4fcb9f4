import { select } from 'd3-selection';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { EDGE, FRAME, framing, isOpen } from './framing.ts';
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
  readonly step: Step;
  /** The zoom at which names were placed last; changes when a movement ends. */
  readonly settled: ZoomTransform;
  readonly size: Window;
  fit(frame: Frame, smooth: boolean): void;
  /** How this frame is fitted into the window. */
  frameOf(frame: Frame): ZoomTransform;
  /** Moves only if the point is outside. */
  reveal(at: readonly [number, number]): void;
  /** Frames these points with a margin, only if one of them is outside or beneath a panel, and never while the person pans. */
  show(points: readonly (readonly [number, number])[], covered: readonly Covered[]): void;
  by(factor: number): void;
  /** Goes to where it was. */
  back(to: ZoomTransform, smooth: boolean): void;
  /** Puts a point into the middle of the window. */
  centre(at: readonly [number, number]): void;
}

/** A hand that moves less than this many pixels has clicked. */
const CLICK = 6;
const hasGone = (from: ZoomTransform, to: ZoomTransform): boolean => Math.hypot(to.x - from.x, to.y - from.y) > CLICK;
/** Milliseconds without a movement until the map rests. */
const RESTS = 140;
/** Farther than this the map only shows where the war is. */
const LEAST = 0.42;
const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The window, the room in which it can be scrolled, the sheet in it, and the pictures that are drawn on that. */
interface Sheets {
  readonly pane: RefObject<HTMLDivElement | null>;
  readonly room: RefObject<HTMLDivElement | null>;
  readonly carried: RefObject<HTMLDivElement | null>;
  readonly worlds: readonly RefObject<SVGGElement | null>[];
}

/**
 * Pan, zoom and pinch. While a hand moves the map nothing is drawn: panning scrolls the sheet, zooming stretches it as it was painted, both
 * by the compositor, and when it rests it is drawn at its new zoom. React hears only of movements that ended. `--unit` is the
 * size that keeps symbols and letters at their pixels.
 */
export function useCamera(
  { pane, room, carried, worlds }: Sheets,
  { home, whole, insets, extent }: { home: Frame; whole: Frame; insets: Insets; extent: readonly [number, number] },
  moved: (byHand: boolean) => void,
): Camera {
  const now = useRef<ZoomTransform>(zoomIdentity);
  const [size, setSize] = useState<Window>({ width: 0, height: 0 });
  const [step, setStep] = useState<Step>(2);
  const [settled, setSettled] = useState<ZoomTransform>(zoomIdentity);
  const behaviour = useRef<ZoomBehavior<HTMLDivElement, unknown> | null>(null);
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
  /** The zoom at which the sheet is painted. */
  const painted = useRef(0);
  const gliding = useRef(false);

  /** Where the corner of the map lies in the room: a window away from its edges, so that the map can lie anywhere. */
  const margin = useRef<readonly [number, number]>([0, 0]);
  const scrolled = useRef<readonly [number, number]>([0, 0]);

  const carry = useCallback(() => {
    const [window, sheet] = [pane.current, carried.current];
    if (window === null || sheet === null) return;
    const { x, y, k } = now.current;
    const by = k / painted.current;
    const [mx, my] = margin.current;
    if (by === 1) {
      // On whole pixels, so that letters stay sharp.
      scrolled.current = [Math.round(mx - whole.x * k - x), Math.round(my - whole.y * k - y)];
      sheet.style.transform = '';
      [window.scrollLeft, window.scrollTop] = scrolled.current;
    } else {
      const [sx, sy] = scrolled.current;
      const [tx, ty] = [x + whole.x * k - by * mx + sx, y + whole.y * k - by * my + sy];
      sheet.style.transform = `translate(${tx}px, ${ty}px) scale(${by})`;
    }
  }, [pane, carried, whole]);
  /** Draws the sheet at the zoom that the camera has come to. */
  const settle = useCallback(() => {
    const { k } = now.current;
    const [window, space] = [pane.current, room.current];
    if (window === null || space === null) return;
    const [mx, my] = [window.clientWidth, window.clientHeight];
    if (painted.current !== k || margin.current[0] !== mx || margin.current[1] !== my) {
      painted.current = k;
      margin.current = [mx, my];
      space.style.width = `${whole.width * k + 2 * mx}px`;
      space.style.height = `${whole.height * k + 2 * my}px`;
      for (const { current: group } of layers.current) {
        group?.setAttribute('transform', `translate(${mx - whole.x * k},${my - whole.y * k}) scale(${k})`);
        group?.style.setProperty('--unit', String(1 / k));
      }
    }
    carry();
    setStep(present => stepOf(k, present));
    setSettled(now.current);
  }, [carry, pane, room, whole]);

  // In the same breath as the first size is known: a map that is fitted before it can move would stay unfitted.
  useLayoutEffect(() => {
    const element = pane.current;
    if (element === null) return;
    let resting = 0;
    let from: ZoomTransform | null = null;
    const made = zoom<HTMLDivElement, unknown>()
      .scaleExtent([extent[0], extent[1]])
      .clickDistance(CLICK)
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
          from = now.current;
        }
      })
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        now.current = transform;
        const byHand = sourceEvent !== null;
        if (painted.current === 0 || (!byHand && !gliding.current)) settle();
        else carry();
        if (byHand && from !== null && hasGone(from, transform)) element.parentElement?.classList.add('moving');
        if (sourceEvent instanceof MouseEvent && sourceEvent.type === 'mousemove' && from !== null && hasGone(from, transform))
          element.parentElement?.classList.add('dragged');
        onMove.current(byHand);
      })
      .on('end', ({ sourceEvent }) => {
        if (sourceEvent !== null) held.current = false;
        resting = window.setTimeout(() => {
          element.parentElement?.classList.remove('moving', 'dragged');
          // Names and chips for the new zoom are laid in pieces: a hand that moves on does not wait for them.
          startTransition(settle);
        }, RESTS);
      });
    behaviour.current = made;
    select(element).call(made).on('dblclick.zoom', null);
    // Who scrolls otherwise (a reader of the screen, the wheel's button) moves the camera too.
    const follow = (): void => {
      const [dx, dy] = [element.scrollLeft - scrolled.current[0], element.scrollTop - scrolled.current[1]];
      if (painted.current === now.current.k && Math.max(Math.abs(dx), Math.abs(dy)) > 1)
        made.transform(select(element), zoomIdentity.translate(now.current.x - dx, now.current.y - dy).scale(now.current.k));
    };
    element.addEventListener('scroll', follow);
    return () => {
      element.removeEventListener('scroll', follow);
      clearTimeout(resting);
      select(element).on('.zoom', null);
    };
  }, [pane, whole, extent, carry, settle]);

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
    (points: readonly (readonly [number, number])[], covered: readonly Covered[]) => {
      if (points.length === 0 || held.current || size.width === 0) return;
      const room = { size, insets: margins.current, covered };
      if (points.every(([x, y]) => isOpen(now.current.apply([x, y]), room))) return;
      const { k, x, y } = framing(points, room, now.current.k, extent[0]);
      // A way across the whole map on a small window: rather its beginning, where one can still read.
      if (k < Math.min(now.current.k, LEAST)) return reveal(points[0]);
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

  return { now, step, settled, size, fit, frameOf, reveal, show, by, back: go, centre };
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
