import type { ResultWords } from '@polemos/kernel';
import type { RESULTS } from '../../forecast/foresight.ts';
import { names } from './names.ts';
import { plural, polis, seat, stuff } from './phrases.ts';

/** A che cosa può portare un'azione, in poche parole. */
export const results: ResultWords<typeof RESULTS> = {
  'siege-won': ({ polis: where, prestige, population }) =>
    `**${polis(where)} cade**: +${prestige} prestigio, popolazione ${population}`,
  'siege-failed': ({ polis: where, populationLost }) =>
    `**L’assedio fallisce (${polis(where)})**: si perde un oplita${populationLost === 1 ? ', la polis perde 1 popolazione' : ''}`,
  'turned-neutral': ({ polis: where }) => `${polis(where)} diventa neutrale`,
  'proxenos-captured': ({ polis: where }) => `il prosseno è catturato: ${polis(where)}`,
  'market-moved': ({ good, from, to }) =>
    from === to ? `Il prezzo non cambia: ${stuff(good)}` : `${stuff(good)}: il segnalino va alla colonna **${to}**`,
  'first-turn': ({ seat: who }) => `${seat(who)} gioca per prima`,
  event: ({ event }) => names.event[event as keyof typeof names.event],
  pair: ({ seat: who, lost, prestige }) =>
    lost === 0
      ? 'nessuna perdita'
      : `l’attacco (${seat(who)}) elimina ${lost} ${plural(lost, 'unità', 'unità')}${prestige === 0 ? '' : `, prestigio ${prestige}`}`,
  retreated: ({ seat: who }) => `${seat(who)} si ritira`,
  'too-weak': () => 'l’attacco è troppo debole per continuare',
  'lost-at-once': ({ seat: who }) => `**${seat(who)} perde subito**`,
};
