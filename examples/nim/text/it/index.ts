import { die, type GameText, type Sentences } from '@polemos/kernel';
import type { NimEvent } from '../../index.ts';
import { card } from './card.ts';

const names = {
  seat: card.seat,
  scenario: card.scenario,
  heap: {
    first: 'Primo mucchio',
    second: 'Secondo mucchio',
    third: 'Terzo mucchio',
    fourth: 'Quarto mucchio',
    fifth: 'Quinto mucchio',
  } as Readonly<Record<string, string>>,
  word: { heaps: 'Mucchi', taking: 'Prendere scudi', howMany: 'Quanti' },
};
const heap = (id: unknown): string => names.heap[String(id)].toLowerCase();

export const it = {
  title: card.title,
  blurb: card.blurb,
  names,
  events: {
    begins: ({ seat, dice }) => `${die('athens', dice.athens)} ${die('sparta', dice.sparta)} Comincia **${names.seat[seat]}**.`,
    took: ({ seat, heap: where, count, left }) =>
      `**${names.seat[seat]}** prende **${count}** dal **${heap(where)}**; ne restano ${left}.`,
    ended: ({ seat }) => `Vince **${names.seat[seat]}**.`,
  } satisfies Sentences<NimEvent>,
  asks: {
    taking: () => ({ caption: names.word.taking, title: 'Prendi scudi', body: 'Scegli quanti, poi fai clic su un mucchio.' }),
  },
  actions: { take: action => `Prendi ${action.count} dal ${heap(action.heap)}` },
  refusals: { 'NI-2-b': 'Il mucchio non ha tanti scudi.' },
  outcomes: {
    'NI-3-a': ({ seat }) => `Vince ${names.seat[String(seat)]}: l’ultimo scudo è preso.`,
    'NI-3-b': ({ seat }) => `Vince ${names.seat[String(seat)]}: l’altra parte ha preso l’ultimo scudo.`,
  },
} satisfies GameText;
