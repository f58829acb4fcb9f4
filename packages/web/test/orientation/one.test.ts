import { GAMES } from '@polemos/games';
import { LANGUAGES } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { en } from '../../src/text/en/index.ts';
import { fr } from '../../src/text/fr/index.ts';
import { it } from '../../src/text/it/index.ts';

const MANY = {
  en: /\b1 (talents|points|turns|rounds|hoplites|galleys|ships|spaces|places|people|goods|cards|months|lessons|steps|hints|matches|events)\b/,
  it: /\b1 (talenti|punti|turni|round|opliti|galee|navi|spazi|luoghi|abitanti|beni|carte|mesi|lezioni|passi|partite|eventi)\b/,
  fr: /\b1 (talents|points|tours|hoplites|galères|navires|espaces|lieux|habitants|biens|cartes|leçons|étapes|parties|événements)\b/,
};
/** Everything that a catalogue says of one: each of its functions, called with ones. */
function saidOfOne(words: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof words === 'function')
    try {
      const said: unknown = words(1, 1, 1, 1);
      return typeof said === 'string' ? [[path, said]] : [];
    } catch {
      return []; // it wants more than a number
    }
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => saidOfOne(value, `${path}.${key}`));
}

test.each(LANGUAGES)('%s: one talent is no talents, on every screen of every game', async language => {
  const found: unknown[] = [];
  let heard = 0;
  const listen = (words: unknown, of: string): void => {
    const said = saidOfOne(words, of);
    heard += said.length;
    found.push(...said.filter(([, one]) => MANY[language].test(one)));
  };
  listen({ en, it, fr }[language], 'client');
  for (const { id, text } of GAMES) listen(((await text()) as Readonly<Record<string, unknown>>)[language], id);
  expect(found).toEqual([]);
  expect(heard).toBeGreaterThan(200);
});
