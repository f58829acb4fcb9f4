import type { Language } from '@polemos/kernel';
import type { PeloponnesianEvent } from '@polemos/peloponnesian-war';
import type { StopWords } from '../../screens.ts';
import type { WarDesk } from '../desk.ts';

/** How much what happened touches one side: what it lost first. */
export function weigh(event: PeloponnesianEvent, me: string): number {
  switch (event.kind) {
    case 'surrender':
      return 100;
    case 'siege':
      return event.side === me ? 0 : event.success ? 80 : 20;
    case 'leader-died':
      return event.side === me ? 70 : 0;
    case 'battle':
      return event.type === 'null' ? 0 : event.winner !== null && event.winner !== me ? 65 : 45;
    case 'cause-rebellion':
      return event.side === me ? 0 : event.success ? 60 : 15;
    case 'rebellion':
      return 40;
    case 'plague':
      return me === 'athens' ? 60 : 0;
    case 'storm':
      return event.lost ? 30 : 0;
    case 'neutral-taken':
    case 'neutral-joins':
      return event.side === me ? 0 : 15;
    default:
      return 0;
  }
}

const WORDS: Readonly<
  Record<
    Language,
    {
      readonly now: (side: string) => string;
      readonly take: (side: string) => string;
      readonly surrenders: (side: string) => string;
      readonly armistice: string;
    }
  >
> = {
  en: {
    now: side => `You now command ${side}`,
    take: side => `Take command of ${side}`,
    surrenders: side => `${side} surrenders`,
    armistice: 'An armistice',
  },
  it: {
    now: side => `Ora comandi ${side}`,
    take: side => `Prendi il comando di ${side}`,
    surrenders: side => `${side} si arrende`,
    armistice: 'Un armistizio',
  },
  fr: {
    now: side => `Vous commandez désormais ${side}`,
    take: side => `Prendre le commandement ${/^[AÉEIOU]/.test(side) ? 'd’' : 'de '}${side}`,
    surrenders: side => `${side} se rend`,
    armistice: 'Un armistice',
  },
};

/** PW-3.1, PW-9: what stops the game with a page of its own. */
export function stops(event: PeloponnesianEvent, { text, language }: WarDesk): StopWords | null {
  const words = WORDS[language];
  const name = (side: string): string => text.names.side?.[side] ?? side;
  const other = (side: string): string => (side === 'athens' ? 'sparta' : 'athens');
  if (event.kind === 'side-attempt' && event.changes)
    return { title: words.now(name(event.side)), sides: [other(event.side), event.side], act: words.take(name(event.side)) };
  if (event.kind === 'surrender' && event.sides.length > 0)
    return {
      title: words.surrenders(event.sides.map(name).join(', ')),
      sides: [other(event.sides[0]), event.sides[0]],
      fallen: event.sides[0],
    };
  if (event.kind === 'armistice' && event.turns > 0) return { title: words.armistice, sides: ['athens', 'sparta'] };
  return null;
}
