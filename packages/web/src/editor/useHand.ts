import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Load } from './model/load.ts';

/** Over what the hand is: a place of the map, beside the map, or the open sea. */
export type Over = { readonly is: 'place'; readonly place: string } | { readonly is: 'away' } | { readonly is: 'nothing' };
export interface Hand {
  readonly load: Load;
  readonly over: Over;
}
interface Page {
  /** Null until it is there. */
  readonly root: HTMLElement | null;
  /** What lies under the pointer and can be carried. */
  lift(target: Element): Load | null;
  land(load: Load, over: Over): void;
}

/** So far goes a hand that drags. */
const DRAGS = 6;
/** A finger that rests so long on something that could also be scrolled takes it up. */
const RESTS = 250;
/** Within so many pixels of a place it is meant. */
const NEAR = 30;
/** Near the edge of the map it goes along, so many pixels a frame. */
const EDGE = 36;
const ALONG = 9;
const NOTHING: Over = { is: 'nothing' };

/**
 * Carrying things over the page by mouse, pen or finger: idle, then down on something that can be carried, then carrying. What is not
 * carried stays with whoever else listens: the map is moved, the tray scrolled, a click is a click.
 */
export function useHand(page: Page): { readonly hand: Hand | null; readonly ghost: RefObject<HTMLDivElement | null> } {
  const [hand, setHand] = useState<Hand | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const now = useRef(page);
  now.current = page;
  const { root } = page;
  useEffect(() => {
    return root === null ? undefined : listen(root, now, ghost, setHand);
  }, [root]);
  return { hand, ghost };
}

interface Down {
  readonly load: Load;
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** A finger on the tray: it may want to scroll. */
  readonly mayScroll: boolean;
  resting: number;
}

function listen(
  root: HTMLElement,
  page: RefObject<Page>,
  ghost: RefObject<HTMLDivElement | null>,
  show: (hand: Hand | null) => void,
): () => void {
  let down: Down | null = null;
  let over: Over | null = null; // null: nothing is carried yet
  let at = { x: 0, y: 0 };
  let frame = 0;
  /** Has been in the middle of the map: whoever comes over its edge does not want it to move. */
  let inside = false;
  const rest = (next: Over): void => {
    if (down === null || (over !== null && over.is === next.is && placeOf(over) === placeOf(next))) return;
    over = next;
    show({ load: down.load, over });
  };
  const follow = (): void => {
    if (ghost.current !== null) ghost.current.style.transform = `translate(${at.x}px, ${at.y}px)`;
    rest(whatIsAt(root, at.x, at.y));
  };
  const goAlong = (): void => {
    const edge = edgeAt(root, at.x, at.y);
    if (edge !== null && edge[0] === 0 && edge[1] === 0) inside = true;
    else if (edge === null) inside = false;
    else if (inside) {
      root.querySelector('.map-area .pane')?.scrollBy(edge[0], edge[1]);
      follow();
    }
    frame = requestAnimationFrame(goAlong);
  };
  const takeUp = (): void => {
    if (down === null || over !== null) return;
    clearTimeout(down.resting);
    rest(NOTHING);
    frame = requestAnimationFrame(goAlong);
    requestAnimationFrame(follow);
  };
  const letGo = (): void => {
    if (down !== null) clearTimeout(down.resting);
    cancelAnimationFrame(frame);
    if (over !== null) show(null);
    down = over = null;
    inside = false;
  };
  const onDown = (event: PointerEvent): void => {
    const { target, isPrimary, button, pointerType, pointerId: id, clientX: x, clientY: y } = event;
    if (!isPrimary) return letGo(); // a second finger pinches
    if (button !== 0 || !(target instanceof Element)) return;
    const load = page.current.lift(target);
    if (load === null) return;
    const mayScroll = pointerType === 'touch' && target.closest('.map-area') === null;
    at = { x, y };
    down = { load, id, x, y, mayScroll, resting: mayScroll ? window.setTimeout(takeUp, RESTS) : 0 };
  };
  const onMove = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    if (down === null || pointerId !== down.id) return;
    at = { x, y };
    if (over !== null) return follow();
    const [dx, dy] = [Math.abs(x - down.x), Math.abs(y - down.y)];
    if (Math.hypot(dx, dy) < DRAGS) return;
    if (down.mayScroll && dy > dx) return letGo();
    takeUp();
  };
  const onUp = ({ pointerId }: PointerEvent): void => {
    if (down === null || pointerId !== down.id) return;
    if (over !== null) {
      const [{ load }, where] = [down, whatIsAt(root, at.x, at.y)];
      // The click that follows is none.
      const swallow = (click: Event): void => click.stopPropagation();
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      page.current.land(load, where);
    }
    letGo();
  };
  /** The map does not move under what is carried; a page does not scroll. */
  const onPress = (event: Event): void => {
    if (down !== null && event.target instanceof Element && event.target.closest('.map-area') !== null) event.stopPropagation();
  };
  const onTouchMove = (event: TouchEvent): void => {
    if (over !== null) event.preventDefault();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || over === null) return;
    event.stopPropagation();
    letGo();
  };
  const stops = new AbortController();
  const { signal } = stops;
  root.addEventListener('pointerdown', onDown, { capture: true, signal });
  root.addEventListener('mousedown', onPress, { capture: true, signal });
  root.addEventListener('touchstart', onPress, { capture: true, passive: true, signal });
  root.addEventListener('touchmove', onTouchMove, { passive: false, signal });
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', letGo, { signal });
  window.addEventListener('keydown', onKey, { capture: true, signal });
  return () => {
    letGo();
    stops.abort();
  };
}

const placeOf = (over: Over): string | null => (over.is === 'place' ? over.place : null);

/** The place under the pointer, or the one that it nearly touches. */
function whatIsAt(root: Element, x: number, y: number): Over {
  const area = root.querySelector('.map-area');
  const under = document.elementFromPoint(x, y);
  if (area === null || under === null || !area.contains(under)) return { is: 'away' };
  const place = under.closest('[data-on]')?.getAttribute('data-on') ?? nearest(area, x, y);
  return place === null ? NOTHING : { is: 'place', place };
}
/** Places that stand close together overlap: the one whose symbol is nearest is meant. */
function nearest(area: Element, x: number, y: number): string | null {
  let [found, least]: [string | null, number] = [null, NEAR];
  for (const one of area.querySelectorAll('[data-place]')) {
    const { left, right, top, bottom } = (one.querySelector('.symbol') ?? one).getBoundingClientRect();
    const far = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (far < least) [found, least] = [one.getAttribute('data-place'), far];
  }
  return found;
}

/** Which way the map goes along when the hand is near its edge (whoever scrolls it moves its camera); null beside the map. */
function edgeAt(root: Element, x: number, y: number): readonly [number, number] | null {
  const pane = root.querySelector('.map-area .pane');
  if (pane === null) return null;
  const { left, right, top, bottom } = pane.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return null;
  const by = (at: number, from: number, to: number): number => (at < from + EDGE ? -ALONG : at > to - EDGE ? ALONG : 0);
  return [by(x, left, right), by(y, top, bottom)];
}
