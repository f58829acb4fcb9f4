import type { ResultWords } from '@polemos/kernel';
import type { RESULTS } from '../../forecast/foresight.ts';
import { EVENT } from './names.ts';
import { p } from './phrases.ts';

/** A che cosa può portare un'azione, in poche parole. */
export const results: ResultWords<typeof RESULTS> = {
  auguries: ({ side, favourable }) =>
    favourable
      ? `Gli auguri sono favorevoli a ${p.side(side)}`
      : `Gli auguri sono contrari a ${p.side(side)}: **passa, e per questo turno non agisce più**`,
  'cause-rebellion': ({ space, success }) =>
    success
      ? `**${p.space(space)} ${p.does(space, 'si ribella', 'si ribellano')}**`
      : `${p.space(space)} ${p.does(space, 'resta fedele', 'restano fedeli')}; i talenti sono spesi`,
  storm: ({ lost }) => (lost ? '**Una tempesta inghiotte la flotta**' : 'La flotta attraversa il mare'),
  interception: ({ side, space }) =>
    `${p.side(side)} **intercetta ${p.atHome(side, space) ? 'in casa' : `a ${p.space(space)}`}**`,
  'commander-home': ({ leader }) => `${p.leader(leader)} torna a casa: **l’operazione è finita**`,
  skirmish: ({ space, athens, sparta, battle }) =>
    `Schermaglia a ${p.space(space)}: ${lost(athens, sparta)}${battle ? ', poi **una battaglia**' : ''}`,
  battle: ({ space, winner, losses, goesOn }) =>
    `${winner === null ? 'La battaglia finisce pari' : `**${p.side(winner)} vince**`} a ${p.space(space)}; ${winner === null ? 'ciascuno perde' : 'chi perde la battaglia perde'} ${p.strength(losses)}${goesOn ? '; si continua a terra' : ''}`,
  siege: ({ space, success, athens, sparta }) =>
    `${success ? `**${p.space(space)} cade**` : `**L’assedio di ${p.space(space)} fallisce**`}${confidence(athens, sparta)}`,
  'going-home': ({ stays }) => (stays ? 'Una parte dell’armata resta' : 'L’armata torna a casa'),
  'neutral-taken': ({ space, side }) => `${p.side(side)} prende ${p.space(space)}`,
  rebellion: ({ space }) => `${p.space(space)} ${p.does(space, 'si ribella', 'si ribellano')}`,
  'side-attempt': ({ changes, side }) => (changes ? `**Cambi parte** e comandi ${p.side(side)}` : `Resti con ${p.side(side)}`),
  event: ({ event }) => EVENT[event] ?? event,
  talents: ({ side, talents }) => `${p.side(side)} ${talents < 0 ? 'perde' : 'guadagna'} ${p.number(Math.abs(talents))} talenti`,
  'leader-died': ({ leader }) => `${p.leader(leader)} muore`,
  'first-operation': ({ side }) => `${p.side(side)} opera per prima`,
  'first-pick': ({ side }) => `${p.side(side)} sceglie per prima`,
  armistice: ({ turns }) => (turns === 1 ? 'Un armistizio di 1 turno' : `Un armistizio di ${turns} turni`),
  'coup-by-surprise': ({ space, success }) =>
    success ? `**Un colpo di mano prende ${p.space(space)}**` : `Il colpo di mano a ${p.space(space)} fallisce`,
  placed: ({ space }) => `Vanno a ${p.space(space)}`,
  'scenario-ends': ({ won }) => (won ? '**Vinci**' : '**Perdi**'),
  'war-ends': ({ winner }) => (winner === null ? 'La guerra finisce senza vincitore' : `**${p.side(winner)} vince la guerra**`),
};
const lost = (athens: string | null, sparta: string | null): string =>
  [
    athens === null ? '' : `${p.side('athens')} perde ${p.strength(1)}`,
    sparta === null ? '' : `${p.side('sparta')} perde ${p.strength(1)}`,
  ]
    .filter(said => said !== '')
    .join(', ') || 'nessuna perdita';

/** A level, not a change. */
const confidence = (athens: number, sparta: number): string => `; la fiducia è poi: ${p.pair([athens, sparta])}`;
