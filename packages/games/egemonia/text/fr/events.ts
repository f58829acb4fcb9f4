import { die, type Sentences } from '@polemos/kernel';
import type { Side } from '../../rules/components/board.ts';
import type { EgemoniaEvent } from '../../rules/told.ts';
import { isLand, phrases } from '../phrases.ts';
import { names } from './names.ts';

const { area, event, events: listed, seat } = phrases('fr', names);

const inArea = (id: string): string => (isLand(id) ? `en **${area(id)}**` : `à **${area(id)}**`);

export const events: Sentences<EgemoniaEvent> = {
  turn: ({ turn }) => `Le tour **${turn}** commence.`,
  drawn: ({ seat: who, count, secret }) =>
    secret === undefined
      ? `${seat(who)} tire **${count}** événements.`
      : `Vous tirez ${listed(secret.events)} ((vous seul le voyez)).`,
  consulted: ({ seat: who, secret }) =>
    secret === undefined
      ? `${seat(who)} interroge la Pythie et échange un événement. L’Oracle retourne à Delphes.`
      : `La Pythie reprend **${event(secret.back)}** et vous donne **${event(secret.drawn)}** ((vous seul le voyez)). L’Oracle retourne à Delphes.`,
  'oracle-kept': ({ seat: who }) => `${seat(who)} garde l’Oracle.`,
  favour: ({ dice: { sparta, athens }, seat: who }) => {
    const rolls = `Faveur : Sparte ${die('sparta', sparta)}, Athènes ${die('athens', athens)}.`;
    return who === null ? `${rolls} Égalité : on relance.` : `${rolls} **${seat(who)}** pose en premier.`;
  },
  placed: ({ seat: who, area: where, secret }) =>
    secret === undefined
      ? `${seat(who)} pose un événement ${inArea(where)}.`
      : `Vous posez **${event(secret.event)}** ${inArea(where)} ((vous seul le voyez)).`,
  boxed: ({ seat: who, secret }) =>
    secret === undefined
      ? `${seat(who)} met un événement dans sa case.`
      : `Vous mettez **${event(secret.event)}** dans votre case ((vous seul le voyez)).`,
  revealed: () => 'Tous les événements de la carte sont révélés.',
  comparison: ({ area: where, position, sparta, athens, result, atHome }) => {
    const at = `**${area(where)}**, ${position} :`;
    const alone = (side: Side, what: string) => `${at} ${event(what)} de ${seat(side)} ne rencontre personne.`;
    if (sparta === null) return alone('athens', athens);
    if (athens === null) return alone('sparta', sparta);
    const both = `${at} ${event(sparta)} de Sparte contre ${event(athens)} d’Athènes :`;
    if (result === 'draw') return `${both} égalité, les deux sont retirés.`;
    return atHome ? `${both} égalité, que **${seat(result)}** gagne chez elle.` : `${both} **${seat(result)}** gagne.`;
  },
  acts: ({ area: where, seat: who, event: what, effect, levels }) => {
    const foe = who === 'sparta' ? 'athens' : 'sparta';
    switch (effect) {
      case 'lowers':
        return `${event(what)} : ${seat(foe)} descend à **${levels[foe]}** ${inArea(where)}.`;
      case 'raises':
        return `${event(what)} : ${seat(who)} monte à **${levels[who]}** ${inArea(where)}.`;
      case 'syracuse':
        return `${event(what)} de ${seat(who)} chasse **Syracuse** de Sicile, pour toujours.`;
      case 'full':
        return `${event(what)} : ${seat(who)} a déjà 2 ${inArea(where)} ; rien de plus.`;
      default:
        return `${event(what)} est sans effet.`;
    }
  },
  'aid-passes': ({ seat: who }) => `L’Aide divine a servi et passe à **${seat(who)}**.`,
  leaves: ({ event: what }) => `**${event(what)}** quitte le jeu.`,
  oracle: ({ seat: who }) => `**${seat(who)}** a gagné Delphes et reçoit l’Oracle.`,
  count: ({ sparta, athens }) => `Niké : Sparte tient **${sparta}**, Athènes **${athens}**.`,
  ended: ({ seat: who }) => (who === null ? 'La guerre finit sans vainqueur.' : `**${seat(who)}** gagne la guerre.`),
};
