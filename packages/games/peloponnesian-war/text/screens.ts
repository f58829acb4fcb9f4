import { euphonic, type Language } from '@polemos/kernel';
import { type BattleWords, battle as battleEn } from './en/battle.ts';
import { p as phrasesEn } from './en/phrases.ts';
import { screens as screensEn, type Words } from './en/screens.ts';
import { seas as seasEn } from './en/seas.ts';
import { battle as battleFr } from './fr/battle.ts';
import { p as phrasesFr } from './fr/phrases.ts';
import { screens as screensFr } from './fr/screens.ts';
import { seas as seasFr } from './fr/seas.ts';
import { battle as battleIt } from './it/battle.ts';
import { p as phrasesIt } from './it/phrases.ts';
import { screens as screensIt } from './it/screens.ts';
import { seas as seasIt } from './it/seas.ts';

export type { Words } from './en/screens.ts';

/** What only the screens say. */
export const WORDS: Readonly<Record<Language, Words>> = euphonic({ en: screensEn, it: screensIt, fr: screensFr });
export const BATTLE_WORDS: Readonly<Record<Language, BattleWords>> = euphonic({ en: battleEn, it: battleIt, fr: battleFr });
/** What changes a die or a sum, by its name: “enemy zone”, the commander, “3 lost spaces”. */
export const NAMED: Readonly<Record<Language, typeof phrasesEn.named>> = {
  en: phrasesEn.named,
  it: phrasesIt.named,
  fr: phrasesFr.named,
};
/** Names of seas, gulfs and landscapes on the map. */
export const SEAS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: seasEn, it: seasIt, fr: seasFr };
