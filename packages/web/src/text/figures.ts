import type { Language } from '@polemos/kernel';

/** A number with so many decimals, with the comma or the point of the language and a real minus. */
export const decimal = (n: number, digits: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(n).replace('-', '−');
/** A whole number with a real minus. */
export const whole = (n: number): string => `${n}`.replace('-', '−');
/** A label before what it says: French sets a space before the colon, and it does not break. */
export const labelled = (label: string, said: string, language: Language): string =>
  `${label}${language === 'fr' ? '\u00a0' : ''}: ${said}`;
/** What stands alone begins with a capital. */
export const capitalised = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
