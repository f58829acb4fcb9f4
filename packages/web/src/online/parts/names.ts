import { gameById, seatName } from '@polemos/games';
import type { Pace } from '@polemos/server/client';
import { useSettings } from '../../app/settings.ts';
import { useText } from '../../text/index.ts';
import type { Words } from '../words.ts';

export interface Names {
  title(game: string): string;
  seat(of: { readonly game: string; readonly scenario?: string }, seat: string): string;
  scenario(game: string, scenario: string): string;
  /** A bot of the house, or of the game. */
  bot(game: string, level: string): string;
}

/** Names of games and seats from their cards: nothing of a game is loaded for a list. */
export function useNames(): Names {
  const { language } = useSettings();
  const t = useText();
  return {
    title: game => gameById(game)?.card[language].title ?? game,
    seat: ({ game, scenario }, seat) => seatName(gameById(game), seat, language, scenario),
    scenario: (game, scenario) => gameById(game)?.card[language].scenario[scenario] ?? scenario,
    bot: (game, level) =>
      gameById(game)?.card[language].bot?.[level] ??
      level
        .split('/')
        .map(part => t.levels[part] ?? part)
        .join(', '),
  };
}

/** `whole`: with the bank, where there is one. */
export function paceOf(pace: Pace, w: Words, whole = true): string {
  if (pace.kind === 'none') return w.paceNone;
  if (pace.kind === 'live') return w.paceLive(pace.minutes, pace.increment);
  const bank = whole && pace.bank !== undefined && pace.bank > 0 ? `, ${w.paceBank(pace.bank)}` : '';
  return w.paceDays(pace.days) + bank;
}

/** 3:07, 2 h 05, 4 d 3 h. */
export function timeOf(milliseconds: number, w: Words): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const two = (n: number): string => String(n).padStart(2, '0');
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${two(minutes % 60)}` : `${Math.floor(hours / 24)} ${w.dayShort} ${hours % 24} h`;
}

/** The English of the house is Britain's, in letters too: the day before the month. */
const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);
export const dateOf = (time: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(time);
export const momentOf = (time: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
