import type { ResultWords } from '@polemos/kernel';
import type { RESULTS } from '../../forecast/foresight.ts';
import { names } from './names.ts';
import { amount, polis, seat, stuff } from './phrases.ts';

const the = (good: string): string => (good === 'oil' ? 'L’olio' : `Il ${stuff(good)}`);

/** A che cosa può portare un'azione, in poche parole. */
export const results: ResultWords<typeof RESULTS> = {
  'siege-won': ({ polis: where, prestige, population }) =>
    `**${polis(where)} cade**: +${amount('prestige', prestige)}, popolazione ${population}`,
  'siege-failed': ({ polis: where, populationLost }) =>
    `**L’assedio di ${polis(where)} fallisce**: si perde un oplita${populationLost === 1 ? ', la polis perde 1 abitante' : ''}`,
  'turned-neutral': ({ polis: where }) => `${polis(where)} diventa neutrale`,
  'proxenos-captured': ({ polis: where }) => `Il prosseno a ${polis(where)} è catturato`,
  'market-moved': ({ good, from, to }) =>
    from === to
      ? `${the(good)} conserva il suo valore di mercato`
      : `${the(good)} si ${to > from ? 'svaluta' : 'rivaluta'} fino alla colonna **${to}**`,
  'first-turn': ({ seat: who }) => `${seat(who)} gioca per prima`,
  event: ({ event }) => names.event[event],
  pair: ({ seat: who, lost, prestige }) =>
    lost === 0
      ? 'Nessuna perdita'
      : `L’attacco di ${seat(who)} elimina ${lost} unità${prestige === 0 ? '' : prestige > 0 ? ` e le frutta ${amount('prestige', prestige)}` : ` e le costa ${amount('prestige', -prestige)}`}`,
  retreated: ({ seat: who }) => `${seat(who)} si ritira`,
  'too-weak': () => 'Una parte ha meno di due unità',
  'lost-at-once': ({ seat: who }) => `**${seat(who)} perde subito**`,
};
