import { byId, die, type GameText, type Sentences } from '@polemos/kernel';
import type { NimEvent } from '../../index.ts';
import { card } from './card.ts';

const names = {
  seat: card.seat,
  scenario: card.scenario,
  heap: byId<string>({
    first: 'First heap',
    second: 'Second heap',
    third: 'Third heap',
    fourth: 'Fourth heap',
    fifth: 'Fifth heap',
  }),
  word: { heaps: 'Heaps', taking: 'Take shields', howMany: 'How many' },
};
const heap = (id: unknown): string => names.heap[String(id)].toLowerCase();

export const en = {
  title: card.title,
  blurb: card.blurb,
  names,
  events: {
    begins: ({ seat, dice }) => `${die('athens', dice.athens)} ${die('sparta', dice.sparta)} **${names.seat[seat]}** begins.`,
    took: ({ seat, heap: where, count, left }) =>
      `**${names.seat[seat]}** takes **${count}** from the **${heap(where)}**; ${left} remain.`,
    ended: ({ seat }) => `**${names.seat[seat]}** wins.`,
  } satisfies Sentences<NimEvent>,
  asks: { taking: () => ({ caption: names.word.taking, title: 'Take shields', body: 'Choose how many, then click on a heap.' }) },
  actions: { take: action => `Take ${action.count} from the ${heap(action.heap)}` },
  refusals: { 'NI-2-b': 'The heap has not that many shields.' },
  outcomes: {
    'NI-3-a': ({ seat }) => `${names.seat[String(seat)]} wins: the last shield is taken.`,
    'NI-3-b': ({ seat }) => `${names.seat[String(seat)]} wins: the other side took the last shield.`,
  },
} satisfies GameText;
