import type { ResultWords } from '@polemos/kernel';
import type { RESULTS } from '../../forecast/foresight.ts';
import { names } from './names.ts';
import { plural, polis, seat, stuff } from './phrases.ts';

/** Ce qu'une action peut entraîner, en quelques mots. */
export const results: ResultWords<typeof RESULTS> = {
  'siege-won': ({ polis: where, prestige, population }) =>
    `**${polis(where)} tombe** : +${prestige} prestige, population ${population}`,
  'siege-failed': ({ polis: where, populationLost }) =>
    `**Le siège échoue (${polis(where)})** : un hoplite est perdu${populationLost === 1 ? ', la cité perd 1 population' : ''}`,
  'turned-neutral': ({ polis: where }) => `${polis(where)} devient neutre`,
  'proxenos-captured': ({ polis: where }) => `le proxène est capturé : ${polis(where)}`,
  'market-moved': ({ good, from, to }) =>
    from === to ? `Le prix ne change pas : ${stuff(good)}` : `${stuff(good)} : le marqueur va à la colonne **${to}**`,
  'first-turn': ({ seat: who }) => `${seat(who)} joue en premier`,
  event: ({ event }) => names.event[event as keyof typeof names.event],
  pair: ({ seat: who, lost, prestige }) =>
    lost === 0
      ? 'aucune perte'
      : `l’attaque (${seat(who)}) élimine ${lost} ${plural(lost, 'unité', 'unités')}${prestige === 0 ? '' : `, prestige ${prestige}`}`,
  retreated: ({ seat: who }) => `${seat(who)} se retire`,
  'too-weak': () => 'l’attaque est trop faible pour continuer',
  'lost-at-once': ({ seat: who }) => `**${seat(who)} perd aussitôt**`,
};
