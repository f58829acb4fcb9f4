import type { ResultWords } from '@polemos/kernel';
import type { RESULTS } from '../../forecast/foresight.ts';
import { EVENT } from './names.ts';
import { p } from './phrases.ts';

/** Ce qu'une action peut entraîner, en quelques mots. */
export const results: ResultWords<typeof RESULTS> = {
  auguries: ({ side, favourable }) =>
    favourable
      ? `Les augures sont favorables à ${p.side(side)}`
      : `Les augures sont contraires à ${p.side(side)} : **elle passe et n’agit plus ce tour-ci**`,
  'cause-rebellion': ({ space, success }) =>
    success
      ? `**${p.space(space)} ${p.does(space, 'se rebelle', 'se rebellent')}**`
      : `${p.space(space)} ${p.does(space, 'reste fidèle', 'restent fidèles')} ; les talents sont dépensés`,
  storm: ({ lost }) => (lost ? '**Une tempête emporte la flotte**' : 'La flotte traverse'),
  interception: ({ side, space }) =>
    `${p.side(side)} **intercepte ${p.atHome(side, space) ? 'chez elle' : `à ${p.space(space)}`}**`,
  'commander-home': ({ leader }) => `${p.leader(leader)} rentre : **l’opération est terminée**`,
  skirmish: ({ space, athens, sparta, battle }) =>
    `Escarmouche à ${p.space(space)} : ${lost(athens, sparta)}${battle ? ', puis **une bataille**' : ''}`,
  battle: ({ space, winner, losses, goesOn }) =>
    `${winner === null ? 'La bataille est indécise' : `**${p.side(winner)} l’emporte**`} à ${p.space(space)} ; ${winner === null ? 'chacun perd' : 'le vaincu perd'} ${p.strength(losses)}${goesOn ? ' ; la bataille continue à terre' : ''}`,
  siege: ({ space, success, athens, sparta }) =>
    `${success ? `**${p.space(space)} tombe**` : `**Le siège de ${p.space(space)} échoue**`}${confidence(athens, sparta)}`,
  'going-home': ({ stays }) => (stays ? 'Une partie de l’armée reste' : 'L’armée rentre'),
  'neutral-taken': ({ space, side }) => `${p.side(side)} prend ${p.space(space)}`,
  rebellion: ({ space }) => `${p.space(space)} ${p.does(space, 'se rebelle', 'se rebellent')}`,
  'side-attempt': ({ changes, side }) =>
    changes ? `**Vous changez de camp** et commandez ${p.side(side)}` : `Vous restez avec ${p.side(side)}`,
  event: ({ event }) => EVENT[event] ?? event,
  talents: ({ side, talents }) => `${p.side(side)} ${talents < 0 ? 'perd' : 'gagne'} ${p.number(Math.abs(talents))} talents`,
  'leader-died': ({ leader }) => `${p.leader(leader)} meurt`,
  'first-operation': ({ side }) => `${p.side(side)} opère en premier`,
  'first-pick': ({ side }) => `${p.side(side)} choisit en premier`,
  armistice: ({ turns }) => (turns === 1 ? 'Un armistice de 1 tour' : `Un armistice de ${turns} tours`),
  'coup-by-surprise': ({ space, success }) =>
    success ? `**Un coup de main prend ${p.space(space)}**` : `Le coup de main à ${p.space(space)} échoue`,
  placed: ({ space }) => `Ils vont à ${p.space(space)}`,
  'scenario-ends': ({ won }) => (won ? '**Vous gagnez**' : '**Vous perdez**'),
  'war-ends': ({ winner }) => (winner === null ? 'La guerre finit sans vainqueur' : `**${p.side(winner)} gagne la guerre**`),
};
const lost = (athens: string | null, sparta: string | null): string =>
  [
    athens === null ? '' : `${p.side('athens')} perd ${p.strength(1)}`,
    sparta === null ? '' : `${p.side('sparta')} perd ${p.strength(1)}`,
  ]
    .filter(said => said !== '')
    .join(', ') || 'aucune perte';

/** A level, not a change. */
const confidence = (athens: number, sparta: number): string => ` ; la confiance est alors : ${p.pair([athens, sparta])}`;
