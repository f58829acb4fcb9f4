import type { Language } from '@polemos/kernel';
import { useSyncExternalStore } from 'react';

export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  /** Single keys act on the match page. */
  readonly keys: boolean;
  /** Whether an action must be sealed by a second click: `final` only where it cannot be taken back. */
  readonly confirm: 'final' | 'always' | 'never';
  /** What chance decides waits for a second click, beside all that may come of it. */
  readonly preview: boolean;
  /** What happens by itself is told step by step. */
  readonly story: boolean;
  /** After others have played: what touched this seat, first. */
  readonly recap: boolean;
  /** Dice, marches and one's own turn can be heard. */
  readonly sound: boolean;
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
  preview: true,
  story: true,
  recap: true,
  sound: false,
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
/** Is told whenever something was changed. */
export const onSettings = (listener: (now: Settings) => void): void => void subscribe(() => listener(present));
export const settings = (): Settings => present;
export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => present);
export const isDark = (theme: Settings['theme']): boolean =>
  theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';

/** How fast what happens by itself is seen: as a story at three speeds, as its results alone, or not at all. */
export const PACES = ['slow', 'normal', 'quick', 'results', 'off'] as const;
export type Pace = (typeof PACES)[number];
const OF_PACE: Readonly<Record<Pace, Pick<Settings, 'story' | 'recap' | 'speed'>>> = {
  slow: { story: true, recap: true, speed: 0.5 },
  normal: { story: true, recap: true, speed: 1 },
  quick: { story: true, recap: true, speed: 4 },
  results: { story: false, recap: true, speed: 4 },
  off: { story: false, recap: false, speed: 4 },
};
export const paceOf = ({ story, recap, speed }: Pick<Settings, 'story' | 'recap' | 'speed'>): Pace => {
  if (!story) return recap ? 'results' : 'off';
  return speed < 1 ? 'slow' : speed > 1 ? 'quick' : 'normal';
};
export const changePace = (pace: Pace): void => change(OF_PACE[pace]);
/** How long a bot waits before it acts, so that a person can follow. */
const PAUSES: Readonly<Record<Pace, number>> = { slow: 700, normal: 350, quick: 90, results: 0, off: 0 };
export const pauseOf = (settings: Settings): number => PAUSES[paceOf(settings)];
