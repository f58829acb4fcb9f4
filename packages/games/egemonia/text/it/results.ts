import type { ResultWords } from '@polemos/kernel';
import type { RESULTS } from '../../forecast/foresight.ts';
import { names } from './names.ts';

/** A che cosa può portare un'azione, in poche parole. */
export const results: ResultWords<typeof RESULTS> = {
  favour: ({ seat }) => (seat === null ? 'Pari: si tira di nuovo' : `**${names.seat[seat]}** piazza per prima`),
};
