import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Roomy, closer, signs instead of words, names without who plays them, small names, signs alone. */
const TIGHTEST = 5;

/**
 * How tightly the band on top is set: measured, because names, languages and figures have widths that no rule for a window knows.
 * The first measure at which nothing runs out of its own field is taken.
 */
export function useTight(band: RefObject<HTMLElement | null>): void {
  const measured = useRef('');
  const fit = (again: boolean): void => {
    const element = band.current;
    if (element === null) return;
    const now = `${element.clientWidth} ${element.textContent}`;
    if (now === measured.current && !again) return;
    measured.current = now;
    for (let tight = 0; tight <= TIGHTEST; tight++) {
      element.dataset.tight = String(tight);
      if (fits(element)) return;
    }
  };
  useLayoutEffect(() => fit(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: watches one element
  useEffect(() => {
    const element = band.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => fit(false));
    watch.observe(element);
    // Other letters are of other widths.
    void document.fonts.ready.then(() => fit(true));
    return () => watch.disconnect();
  }, []);
}

const fits = (band: HTMLElement): boolean =>
  [...band.querySelectorAll('.ledger, .turn')].every(field => {
    const edge = field.getBoundingClientRect().right - PADDING;
    return [...field.querySelectorAll('.who b, dl, .turn-line')].every(part => endOf(part) <= edge);
  });
const PADDING = 4;
/** A line that is centred grows to both sides: its content counts, not its box. */
const endOf = (part: Element): number =>
  Math.max(part.getBoundingClientRect().right, ...[...part.children].map(child => child.getBoundingClientRect().right));
