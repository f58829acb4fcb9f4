import { LANGUAGES } from '@polemos/kernel';
import { TEXT } from '@polemos/timoleon/text';
import { expect, test } from 'vitest';
import type { Desk } from '../../src/games/timoleon/desk.ts';
import { stops } from '../../src/games/timoleon/story/turning-points.ts';

const SAID = {
  en: ['The Democrats are out of the war', 'Hicetas is out of the war'],
  it: ['I Democratici sono fuori dalla guerra', 'Iceta è fuori dalla guerra'],
  fr: ['Les Démocrates sont hors de la guerre', 'Hicétas est hors de la guerre'],
} as const;
test.each(LANGUAGES)('TI-IX-g in %s the page of a faction that is out has a sentence for its title', language => {
  const desk = { text: TEXT[language], language } as unknown as Desk;
  const titles = ['timoleon', 'hicetas'].map(seat => stops({ kind: 'out', rule: 'TI-IX-g', seat } as never, desk)?.title);
  expect(titles).toEqual(SAID[language]);
});
