import { type Foresight, foresightOf, type ResultTable } from '@polemos/kernel';
import type { EgemoniaEvent } from '../rules/told.ts';

/** What the dice of the favour may come to: what people are told before they act. */
export const RESULTS = {
  favour: ({ seat }) => ({ seat }),
} satisfies ResultTable<EgemoniaEvent>;

/** What is revealed was placed by both, and the next turn is another matter; a tie is rolled again, and again. */
export const foresight: Foresight = {
  ...foresightOf<EgemoniaEvent>(RESULTS, ['revealed', 'turn']),
  stops: ({ kind, seat }) => kind === 'favour' && seat === null,
};
