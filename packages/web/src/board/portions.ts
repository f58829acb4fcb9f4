/** A work that can be stopped between any two of its portions. */
export type Portions<T> = Generator<void, T>;

/** Milliseconds of a portion: with what the browser adds, a frame of a slow phone is not missed. */
const LONGEST = 5;

/** Does it to its end. */
export function atOnce<T>(work: Portions<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
/** Does it a few milliseconds at a time, so that a hand that moves on is not kept waiting. Answers how to stop it. */
export function inPortions<T>(work: Portions<T>, then: (made: T) => void): () => void {
  let next = 0;
  const go = (): void => {
    const end = performance.now() + LONGEST;
    do {
      const { done, value } = work.next();
      if (done === true) return then(value);
    } while (performance.now() < end);
    next = window.setTimeout(go);
  };
  next = window.setTimeout(go);
  return () => clearTimeout(next);
}
