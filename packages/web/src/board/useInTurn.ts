import { useLayoutEffect, useState } from 'react';

/** Milliseconds that the page may work on a frame while others wait for their turn, on any machine. */
const LIGHT = 3;
const HEAVY = 6;
/** On a machine that is busy with something else nobody waits longer. */
const LONGEST = 1_200;

interface Turn<T> {
  readonly wanted: T;
  /** What each shows. */
  readonly shown: readonly T[];
  /** How many have had their turn, and how many have it in one frame. */
  readonly done: number;
  readonly each: number;
  readonly began: number;
}

/**
 * What each of `count` parts shows of what is wanted. Where that comes `slowly`, they take it up in turn, some in each frame, as many
 * as this machine draws in a part of one; otherwise all at once. What is wanted meanwhile joins the turn that is under way.
 */
export function useInTurn<T>(wanted: T, count: number, slowly: (from: T, to: T) => boolean): readonly T[] {
  const [turn, setTurn] = useState<Turn<T>>(() => ({ wanted, shown: all(wanted, count), done: count, each: 1, began: 0 }));
  let now = turn;
  if (turn.wanted !== wanted || turn.shown.length !== count) {
    if (turn.shown.length !== count) now = { ...turn, wanted, shown: all(wanted, count), done: count };
    else if (slowly(turn.wanted, wanted)) now = { ...turn, wanted, done: 0, began: performance.now() };
    else now = { ...turn, wanted, shown: turn.shown.map((one, n) => (n < turn.done ? wanted : one)) };
    setTurn(now);
  }
  useLayoutEffect(() => {
    if (now.done >= now.shown.length) return;
    let began = 0;
    const drawn = new MessageChannel();
    // Told after the frame: so long did it take to draw those who had their turn before.
    drawn.port1.onmessage = () => {
      const took = performance.now() - began;
      const each = Math.max(1, took < LIGHT ? now.each + 1 : took > HEAVY ? now.each >> 1 : now.each);
      const done = performance.now() - now.began > LONGEST ? now.shown.length : now.done + each;
      setTurn({ ...now, shown: now.shown.map((one, n) => (n < done ? now.wanted : one)), done, each });
    };
    const frame = requestAnimationFrame(() => {
      began = performance.now();
      drawn.port2.postMessage(null);
    });
    return () => {
      cancelAnimationFrame(frame);
      drawn.port1.close();
    };
  }, [now]);
  return now.shown;
}
const all = <T>(wanted: T, count: number): readonly T[] => Array.from({ length: count }, () => wanted);
