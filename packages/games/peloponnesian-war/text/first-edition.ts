import type { GameText, Language, Marked } from '@polemos/kernel';
import { reworded } from './sides.ts';

// PW1-R1: what the 1st edition calls by another name. It knows Armies where the 2nd has Expeditions, and no cup from which commanders
// are drawn (PW1-0-f).

type Words = readonly (readonly [RegExp, string])[];
const WORDS: Readonly<Record<Language, Words>> = {
  en: [
    [/\bExpedition\b/g, 'Army'],
    [/\bexpedition\b/g, 'army'],
    [/\bin the cup\b/gi, 'still to be drawn'],
  ],
  it: [
    [/\bla spedizione\b/g, 'l’armata'],
    [/\bLa spedizione\b/g, 'L’armata'],
    [/\bspedizione\b/g, 'armata'],
    [/\bSpedizione\b/g, 'Armata'],
    [/\bnella tazza\b/gi, 'ancora da pescare'],
  ],
  fr: [
    [/expédition\b/g, 'armée'],
    [/Expédition\b/g, 'Armée'],
    [/\bdans la coupe\b/gi, 'encore à tirer'],
  ],
};

/** The catalogue in the words of 1991. */
export function inWordsOf1991<T extends GameText>(catalogue: T, language: Language): T {
  const say = (said: string): string => WORDS[language].reduce((text, [term, own]) => text.replace(term, own), said);
  const spoken = reworded(catalogue, say as (said: Marked) => Marked);
  const asks = Object.fromEntries(
    Object.entries(spoken.asks).map(([step, ask]) => [
      step,
      (about: never) => {
        const { caption, ...rest } = ask(about);
        return { caption: say(caption), ...rest };
      },
    ]),
  );
  const names = Object.fromEntries(
    Object.entries(spoken.names).map(([kind, words]) => [
      kind,
      Object.fromEntries(Object.entries(words).map(([id, name]) => [id, say(name)])),
    ]),
  );
  return { ...spoken, asks, names } as T;
}
