import type { GameText, Language } from '@polemos/kernel';
import { CARD } from './card.ts';
import * as en from './sentences/en.ts';
import * as fr from './sentences/fr.ts';
import * as it from './sentences/it.ts';
import { WORDS } from './words.ts';

const catalogue = (language: Language, { EVENTS, REST }: typeof en): GameText => ({
  title: CARD.title[language],
  blurb: CARD.blurb[language],
  names: {
    seat: { player: WORDS[language].you, ...WORDS[language].sides },
    tab: { strategy: WORDS[language].strategy, points: WORDS[language].pointsTab },
  },
  events: EVENTS,
  ...REST,
});
export const text: Readonly<Record<Language, GameText>> = {
  en: catalogue('en', en),
  it: catalogue('it', it),
  fr: catalogue('fr', fr),
};
