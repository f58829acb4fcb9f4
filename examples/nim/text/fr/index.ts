import { die, type GameText, type Sentences } from '@polemos/kernel';
import type { NimEvent } from '../../index.ts';
import { card } from './card.ts';

const names = {
  seat: card.seat,
  scenario: card.scenario,
  heap: {
    first: 'Premier tas',
    second: 'Deuxième tas',
    third: 'Troisième tas',
    fourth: 'Quatrième tas',
    fifth: 'Cinquième tas',
  } as Readonly<Record<string, string>>,
  word: { heaps: 'Tas', taking: 'Prendre des boucliers', howMany: 'Combien' },
};
const heap = (id: unknown): string => names.heap[String(id)].toLowerCase();

export const fr = {
  title: card.title,
  blurb: card.blurb,
  names,
  events: {
    begins: ({ seat, dice }) => `${die('athens', dice.athens)} ${die('sparta', dice.sparta)} **${names.seat[seat]}** commence.`,
    took: ({ seat, heap: where, count, left }) =>
      `**${names.seat[seat]}** prend **${count}** dans le **${heap(where)}** ; il en reste ${left}.`,
    ended: ({ seat }) => `**${names.seat[seat]}** gagne.`,
  } satisfies Sentences<NimEvent>,
  asks: {
    taking: () => ({
      caption: names.word.taking,
      title: 'Prenez des boucliers',
      body: 'Choisissez combien, puis cliquez sur un tas.',
    }),
  },
  actions: { take: action => `Prendre ${action.count} dans le ${heap(action.heap)}` },
  refusals: { 'NI-2-b': 'Le tas n’a pas autant de boucliers.' },
  outcomes: {
    'NI-3-a': ({ seat }) => `${names.seat[String(seat)]} gagne : le dernier bouclier est pris.`,
    'NI-3-b': ({ seat }) => `${names.seat[String(seat)]} gagne : l’autre camp a pris le dernier bouclier.`,
  },
} satisfies GameText;
