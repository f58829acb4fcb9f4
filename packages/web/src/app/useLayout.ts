import { useSyncExternalStore } from 'react';

export type Layout = 'phone' | 'tablet' | 'desktop';
const wide = matchMedia('(min-width: 1180px)');
const middle = matchMedia('(min-width: 720px)');
const subscribe = (listener: () => void): (() => void) => {
  wide.addEventListener('change', listener);
  middle.addEventListener('change', listener);
  return () => {
    wide.removeEventListener('change', listener);
    middle.removeEventListener('change', listener);
  };
};
export const useLayout = (): Layout =>
  useSyncExternalStore(subscribe, () => (wide.matches ? 'desktop' : middle.matches ? 'tablet' : 'phone'));
