import { joined, type Language, subjectOf } from '@polemos/kernel';
import type { PeloponnesianEvent } from '@polemos/peloponnesian-war';
import type { StopWords } from '../../screens.ts';
import type { WarDesk } from '../desk.ts';
import { numberIn } from '../text/numbers.ts';

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
      readonly surrenders: readonly [one: string, many: string];
      readonly armistice: string;
      /** How likely it was, by how many faces of six. */
      readonly chance: (faces: number) => string;
      readonly comesAlong: (points: string, side: string) => string;
      readonly was: string;
      readonly is: string;
    }
  >
> = {
  en: {
    now: side => `You now command ${side}`,
    take: side => `Take command of ${side}`,
    surrenders: ['surrenders', 'surrender'],
    armistice: 'An armistice',
    chance: faces => (faces === 6 ? 'It was certain.' : `The chance was ${faces} in 6.`),
    comesAlong: (points, side) => `Your points come along: **${points}**. From now on the victories of ${side} are yours.`,
    was: 'You until now',
    is: 'You from now on',
  },
  it: {
    now: side => `Ora comandi ${side}`,
    take: side => `Prendi il comando di ${side}`,
    surrenders: ['si arrende', 'si arrendono'],
    armistice: 'Un armistizio',
    chance: faces => (faces === 6 ? 'Era certo.' : `La probabilità era di ${faces} su 6.`),
    comesAlong: (points, side) => `I tuoi punti vengono con te: **${points}**. D’ora in poi le vittorie di ${side} sono tue.`,
    was: 'Tu fino a ora',
    is: 'Tu d’ora in poi',
  },
  fr: {
    now: side => `Vous commandez désormais ${side}`,
    take: side => `Prendre le commandement ${/^[AÉEIOU]/.test(side) ? 'd’' : 'de '}${side}`,
    surrenders: ['se rend', 'se rendent'],
    armistice: 'Un armistice',
    chance: faces => (faces === 6 ? 'C’était certain.' : `La chance était de ${faces} sur 6.`),
    comesAlong: (points, side) => `Vos points vous suivent : **${points}**. Désormais, les victoires de ${side} sont les vôtres.`,
    was: 'Vous jusqu’ici',
    is: 'Vous désormais',
  },
};

/** PW-3.1-b: on how many of its faces the die would have changed sides. */
const facesOf = ({ modifiers }: { readonly modifiers: readonly { readonly by: number }[] }): number =>
  Math.max(
    0,
    Math.min(
      6,
      modifiers.reduce((sum, { by }) => sum + by, 1),
    ),
  );

/** PW-3.1, PW-9: what stops the game with a page of its own. */
export function stops(event: PeloponnesianEvent, { text, language, view }: WarDesk): StopWords | null {
  const words = WORDS[language];
  const { first } = subjectOf(language);
  const name = (side: string): string => text.names.side?.[side] ?? side;
  const other = (side: string): string => (side === 'athens' ? 'sparta' : 'athens');
  if (event.kind === 'side-attempt' && event.changes)
    return {
      title: words.now(name(event.side)),
      sides: [other(event.side), event.side],
      act: words.take(name(event.side)),
      after: joined(
        `${words.chance(facesOf(event))} ${words.comesAlong(numberIn(view.points, language), name(event.side))}`,
        language,
      ),
      standing: { [other(event.side)]: words.was, [event.side]: words.is },
    };
  if (event.kind === 'surrender' && event.sides.length > 0)
    return {
      title: first(
        `${new Intl.ListFormat(language).format(event.sides.map(name))} ${words.surrenders[event.sides.length > 1 ? 1 : 0]}`,
      ),
      sides: [other(event.sides[0]), event.sides[0]],
      fallen: event.sides[0],
    };
  if (event.kind === 'armistice' && event.turns > 0) return { title: words.armistice, sides: ['athens', 'sparta'] };
  return null;
}
