import type { ResultWords } from '@polemos/kernel';
import type { RESULTS } from '../../forecast/foresight.ts';
import { names } from './names.ts';

/** What an action may come to, in a few words. */
export const results: ResultWords<typeof RESULTS> = {
  favour: ({ seat }) => (seat === null ? 'A tie: both roll again' : `**${names.seat[seat]}** places first`),
};
