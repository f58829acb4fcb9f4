import type { ResultWords } from '@polemos/kernel';
import type { RESULTS } from '../../forecast/foresight.ts';
import { names } from './names.ts';
import { amount, plural, polis, seat, stuff } from './phrases.ts';

const the = (good: string): string => (good === 'oil' ? 'L’huile' : `Le ${stuff(good)}`);

/** Ce qu'une action peut entraîner, en quelques mots. */
export const results: ResultWords<typeof RESULTS> = {
  'siege-won': ({ polis: where, prestige, population }) =>
    `**${polis(where)} tombe** : +${amount('prestige', prestige)}, population ${population}`,
  'siege-failed': ({ polis: where, populationLost }) =>
    `**Le siège de ${polis(where)} échoue** : un hoplite est perdu${populationLost === 1 ? ', la cité perd 1 habitant' : ''}`,
  'turned-neutral': ({ polis: where }) => `${polis(where)} devient neutre`,
  'proxenos-captured': ({ polis: where }) => `Le proxène à ${polis(where)} est capturé`,
  'market-moved': ({ good, from, to }) =>
    from === to
      ? `${the(good)} garde sa valeur de marché`
      : `${the(good)} ${to > from ? 'perd' : 'prend'} de la valeur, jusqu’à la colonne **${to}**`,
  'first-turn': ({ seat: who }) => `${seat(who)} joue en premier`,
  event: ({ event }) => names.event[event],
  pair: ({ seat: who, lost, prestige }) =>
    lost === 0
      ? 'Aucune perte'
      : `L’attaque de ${seat(who)} élimine ${lost} ${plural(lost, 'unité', 'unités')}${prestige === 0 ? '' : prestige > 0 ? ` et lui rapporte ${amount('prestige', prestige)}` : ` et lui coûte ${amount('prestige', -prestige)}`}`,
  retreated: ({ seat: who }) => `${seat(who)} se replie`,
  'too-weak': () => 'Un camp a moins de deux unités',
  'lost-at-once': ({ seat: who }) => `**${seat(who)} perd aussitôt**`,
};
