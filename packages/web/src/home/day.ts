import type { Language } from '@polemos/kernel';

const DAY = 86_400_000;
const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
/** English as it is written in Europe: the day before the month. */
const LOCALE: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it', fr: 'fr' };

/** When something was: today, yesterday, or the date. */
export function dayOf(time: number, language: Language, now: number = Date.now()): string {
  const days = Math.round((midnight(time) - midnight(now)) / DAY);
  return days > -2
    ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.min(0, days), 'day')
    : new Intl.DateTimeFormat(LOCALE[language], { day: 'numeric', month: 'long' }).format(time);
}
