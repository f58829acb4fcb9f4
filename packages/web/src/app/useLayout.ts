import { useSyncExternalStore } from 'react';

/** `upright`: a tablet held so that it is higher than wide. */
export type Layout = 'phone' | 'upright' | 'tablet' | 'desktop';
export const isPhone = (layout: Layout): boolean => layout === 'phone';
export const isTablet = (layout: Layout): boolean => layout === 'tablet' || layout === 'upright';
const wide = matchMedia('(min-width: 1180px)');
const middle = matchMedia('(min-width: 720px)');
const tall = matchMedia('(orientation: portrait)');
/** A phone on its side. The style sheets say it in the same words. */
const low = matchMedia('(min-aspect-ratio: 3/2) and (max-height: 520px)');
const all = [wide, middle, tall, low];
const subscribe = (listener: () => void): (() => void) => {
  for (const query of all) query.addEventListener('change', listener);
  return () => {
    for (const query of all) query.removeEventListener('change', listener);
  };
};
const layout = (): Layout => {
  if (low.matches || !middle.matches) return 'phone';
  return wide.matches ? 'desktop' : tall.matches ? 'upright' : 'tablet';
};
export const useLayout = (): Layout => useSyncExternalStore(subscribe, layout);
