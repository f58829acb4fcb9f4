import type { Language } from '@polemos/kernel';

const FORMAT: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en', { useGrouping: true }),
  it: new Intl.NumberFormat('it', { useGrouping: true }),
  fr: new Intl.NumberFormat('fr', { useGrouping: true }),
};
export const numberIn = (n: number, language: Language): string => FORMAT[language].format(n).replace('-', '−');
/** With its sign; zero has none. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
/** A chance as per cent, one decimal where it says more. */
export const percent = (chance: number, language: Language): string =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(chance * 100)} %`;
