import type { ResultWords } from '@polemos/kernel';
import type { RESULTS } from '../../forecast/foresight.ts';
import { names } from './names.ts';

/** Ce qu'une action peut entraîner, en quelques mots. */
export const results: ResultWords<typeof RESULTS> = {
  favour: ({ seat }) => (seat === null ? 'Égalité : on relance' : `**${names.seat[seat]}** pose en premier`),
};
