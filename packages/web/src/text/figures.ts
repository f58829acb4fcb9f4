import type { Language } from '@polemos/kernel';

/** A number with so many decimals, with the comma or the point of the language and a real minus. */
export const decimal = (n: number, digits: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(n).replace('-', '−');
/** A whole number with a real minus. */
export const whole = (n: number): string => `${n}`.replace('-', '−');
