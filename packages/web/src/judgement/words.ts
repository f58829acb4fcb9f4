import { euphonic, type Language } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { judgement as en, type JudgementWords } from '../text/en/judgement.ts';
import { judgement as fr } from '../text/fr/judgement.ts';
import { judgement as it } from '../text/it/judgement.ts';

export type { JudgementWords } from '../text/en/judgement.ts';
export const WORDS: Readonly<Record<Language, JudgementWords>> = euphonic({ en, it, fr });
export const useWords = (): JudgementWords => WORDS[useSettings().language];

/** A chance as a person reads it: 54 %. */
export const percent = (chance: number, language: Language): string =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(chance * 100)}\u00a0%`;
/** A change of a chance, in points of a hundred, with its sign. */
export const change = (by: number, language: Language, maximumFractionDigits = 1): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits }).format(by * 100).replace('-', '−');
