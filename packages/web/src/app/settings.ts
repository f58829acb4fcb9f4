import type { Language } from '@polemos/kernel';
import { useSyncExternalStore } from 'react';

export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  /** Single keys act on the match page. */
  readonly keys: boolean;
  /** Whether an action must be sealed by a second click: `final` only where it cannot be taken back. */
  readonly confirm: 'final' | 'always' | 'never';
  /** What happens by itself is told step by step. */
  readonly story: boolean;
  /** A new match opens with its card. */
  readonly opening: boolean;
  /** Beats of a story or a replay per second, relative. */
  readonly speed: 0.5 | 1 | 2 | 4;
}

const SHELF = 'polemos.settings';
const spoken = (): Language => {
  const first = typeof navigator === 'undefined' ? 'en' : navigator.language.slice(0, 2);
  return first === 'it' || first === 'fr' ? first : 'en';
};
const usual = (): Settings => ({
  language: spoken(),
  theme: 'system',
  keys: true,
  confirm: 'final',
  story: true,
  opening: true,
  speed: 1,
});

function read(): Settings {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Partial<Settings>) };
  } catch {
    return usual();
  }
}

let present = read();
const listeners = new Set<() => void>();

export function change(some: Partial<Settings>): void {
  present = { ...present, ...some };
  try {
    localStorage.setItem(SHELF, JSON.stringify(present));
  } catch {
    // A browser that keeps nothing still plays.
  }
  apply();
  for (const listener of listeners) listener();
}

function apply(): void {
  const { dataset } = document.documentElement;
  if (present.theme === 'system') delete dataset.theme;
  else dataset.theme = present.theme;
  document.documentElement.lang = present.language;
}
apply();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => present);
export const isDark = (theme: Settings['theme']): boolean =>
  theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
