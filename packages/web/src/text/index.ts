import { joinedThroughout, type Language } from '@polemos/kernel';
import { useSyncExternalStore } from 'react';
import { onSettings, useSettings } from '../app/settings.ts';
import type { Text } from './en/index.ts';

export type { Text };

const FETCH: Readonly<Record<Language, () => Promise<Text>>> = {
  en: async () => (await import('./en/index.ts')).en,
  it: async () => (await import('./it/index.ts')).it,
  fr: async () => (await import('./fr/index.ts')).fr,
};
/** Only the language that is read is fetched: the others would be a fifth of what a first visit loads. */
let known: Partial<Record<Language, Text>> = {};
let last: Language = 'en';
const listeners = new Set<() => void>();

/** Fetches a language, so that everything can be said in it. */
export async function learn(language: Language): Promise<void> {
  known[language] ??= joinedThroughout(await (FETCH[language] ?? FETCH.en)(), language);
  last = language;
  known = { ...known };
  for (const listener of listeners) listener();
}
onSettings(({ language }) => void (known[language] === undefined && learn(language)));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** What the client says; while a language is on its way, in the one before. The page begins when the first is there. */
export const textIn = (language: Language): Text => known[language] ?? (known[last] as Text);
export function useText(): Text {
  const { language } = useSettings();
  useSyncExternalStore(subscribe, () => known);
  return textIn(language);
}
