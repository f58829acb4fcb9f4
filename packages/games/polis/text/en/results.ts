import type { ResultWords } from '@polemos/kernel';
import type { RESULTS } from '../../forecast/foresight.ts';
import { capital } from '../phrases.ts';
import { names } from './names.ts';
import { plural, polis, seat, stuff } from './phrases.ts';

/** What an action may come to, in a few words. */
export const results: ResultWords<typeof RESULTS> = {
  'siege-won': ({ polis: where, prestige, population }) =>
    `**${polis(where)} falls**: +${prestige} prestige, population ${population}`,
  'siege-failed': ({ polis: where, populationLost }) =>
    `**The siege of ${polis(where)} fails**: one hoplite is lost${populationLost === 1 ? ', the polis loses 1 population' : ''}`,
  'turned-neutral': ({ polis: where }) => `${polis(where)} turns neutral`,
  'proxenos-captured': ({ polis: where }) => `The proxenos in ${polis(where)} is captured`,
  'market-moved': ({ good, from, to }) =>
    from === to
      ? `${capital(stuff(good))} keeps its market value`
      : `${capital(stuff(good))} ${to > from ? 'loses' : 'gains'} value, to column **${to}**`,
  'first-turn': ({ seat: who }) => `${seat(who)} takes the first turn`,
  event: ({ event }) => names.event[event],
  pair: ({ seat: who, lost, prestige }) =>
    lost === 0
      ? 'No loss'
      : `${who === 'athens' ? 'Athens’' : 'Sparta’s'} attack takes ${lost} ${plural(lost, 'unit', 'units')}${prestige === 0 ? '' : prestige > 0 ? ` and gains ${prestige} prestige` : ` and costs it ${-prestige} prestige`}`,
  retreated: ({ seat: who }) => `${seat(who)} retreats`,
  'too-weak': () => 'One side has fewer than two units left',
  'lost-at-once': ({ seat: who }) => `**${seat(who)} loses at once**`,
};
