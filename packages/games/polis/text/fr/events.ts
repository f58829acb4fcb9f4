import { die, type Sentences } from '@polemos/kernel';
import type { PolisEvent } from '../../rules/told.ts';
import { rolled } from '../phrases.ts';
import { names } from './names.ts';
import {
  by,
  face,
  half,
  listed,
  ofCards,
  one,
  polis,
  project,
  region,
  score,
  seat,
  some,
  space,
  stuff,
  unit,
  units,
  way,
} from './phrases.ts';

export const events: Sentences<PolisEvent> = {
  round: ({ round }) => `La **manche ${round === '5a' ? '5α' : round === '5b' ? '5β' : round}** commence.`,
  projects: ({ projects }) => (projects.length === 0 ? null : `Projets exposés : ${listed(projects.map(project))}.`),
  'first-turn': ({ seat: who }) => `Le premier tour sera à **${seat(who)}**.`,
  event: ({ event }) => `Événement : **${names.event[event]}**. ${names.eventText[event]}`,
  'no-effect': ({ seat: who }) => `L’événement ne trouve rien à faire pour ${seat(who)}.`,
  gained: ({ seat: who, stuff: what, amount }) => `${seat(who)} gagne **${amount} ${stuff(what)}**.`,
  lost: ({ seat: who, stuff: what, amount }) => `${seat(who)} perd **${amount} ${stuff(what)}**.`,
  'population-lost': ({ polis: where, amount }) => `${polis(where)} perd **${amount}** population.`,
  exchanged: ({ seat: who, given, gained }) => `${seat(who)} donne ${some(given)} et reçoit **${some(gained)}**.`,
  switched: ({ seat: who, polis: where }) => `**${polis(where)}** passe à ${seat(who)}.`,
  'unit-gained': ({ seat: who, unit: what, region: where }) => `${seat(who)} reçoit ${one(what)} : **${region(where)}**.`,
  'unit-removed': ({ seat: who, unit: what, region: where }) => `${seat(who)} retire ${one(what)} : **${region(where)}**.`,
  sent: ({ seat: who, unit: what, region: where }) => `${seat(who)} envoie ${one(what)} de ${region(where)}.`,
  expedition: ({ seat: who, unit: what, sent, gained, lost, willReturn }) =>
    `${seat(who)} a envoyé **${sent}** ${unit(what, sent)} : ${gained} prestige gagné, ${lost} perdu ; ${willReturn} reviendront.`,
  returned: ({ seat: who, unit: what, region: where }) => `À ${seat(who)} revient ${one(what)} en **${region(where)}**.`,
  'no-room': ({ seat: who, unit: what, amount }) =>
    `Pas de place pour **${amount}** ${unit(what, amount)} de ${seat(who)} au retour, ${amount === 1 ? 'qui se perd' : 'qui se perdent'}.`,
  'market-moved': ({ good, dice, from, to }) =>
    `${rolled(dice)}Le marqueur de ${stuff(good)} ${from === to ? `reste à la colonne **${to}**` : `passe de la colonne ${from} à la **${to}**`}.`,
  'hoplites-lost': ({ seat: who, territory, amount }) =>
    `${seat(who)} perd **${amount}** ${unit('hoplite', amount)} en ${region(territory)}.`,
  'no-collection': ({ territory }) => `**${region(territory)}** ne rapporte rien pendant cette manche.`,
  'end-condition': ({ seat: who, holds }) =>
    holds
      ? `La condition de l’événement est remplie pour ${seat(who)}.`
      : `La condition de l’événement n’est pas remplie pour ${seat(who)}.`,
  turn: ({ seat: who, alone }) => (alone ? `**${seat(who)}** continue seule.` : `Tour de **${seat(who)}**.`),
  fee: ({ seat: who, good }) => `${seat(who)} paie 1 ${stuff(good)} pour agir seule.`,
  passed: ({ seat: who, first }) => `**${seat(who)}** passe${first ? ' la première' : ''}.`,
  'prestige-paid': ({ seat: who, amount, left }) => `${seat(who)} paie **${amount}** prestige (reste ${left}).`,
  blockade: ({ seat: who, lost }) => `${seat(who)} a coupé l’autre de la Perse : **${lost}** prestige perdu.`,
  raised: ({ seat: who, unit: what, polis: where, region: into, paid, payment }) =>
    `${seat(who)} lève ${one(what)} à **${polis(where)}**, en ${region(into)}, pour ${some(paid)}${payment === 'mercenary' ? ', mercenaire' : ''}.`,
  'project-begun': ({ seat: who, project: what, polis: where, cost }) =>
    `${seat(who)} commence **${project(what)}** à ${polis(where)} (${some(cost)}).`,
  'project-paid': ({ seat: who, paid }) => `${seat(who)} paie ${some(paid)}.`,
  march: ({ seat: who, territory }) => `${seat(who)} déplace des hoplites en **${region(territory)}**.`,
  'hoplite-moved': ({ way: how, through }) => `Un hoplite ${by(how)} : ${way(through)}.`,
  sail: ({ seat: who, sea }) => `${seat(who)} déplace des galères en **${region(sea)}**.`,
  'galley-moved': ({ through }) => `Une galère : ${way(through)}.`,
  siege: ({ seat: who, polis: where, fort, neutral }) =>
    `${seat(who)} assiège **${polis(where)}**${neutral ? ', neutre' : ''}, fort ${fort}.`,
  'siege-won': ({ seat: who, polis: where, die: roll, prestige, population }) =>
    `${roll === undefined ? '' : `${die(who, roll)} `}**${polis(where)}** tombe aux mains de ${seat(who)} : +${prestige} prestige, ${population} population.`,
  'siege-failed': ({ seat: who, polis: where, die: roll, populationLost }) =>
    `${die(who, roll)} Le siège de **${polis(where)}** échoue : un hoplite est perdu${populationLost === 1 ? ', la polis perd 1 population' : ''}.`,
  'turned-neutral': ({ seat: who, polis: where }) => `${seat(who)} perd **${polis(where)}**, qui devient neutre.`,
  'proxenos-captured': ({ seat: who, polis: where }) => `Le Proxenos de ${seat(who)} est capturé à **${polis(where)}**.`,
  tax: ({ seat: who, territory }) => `${seat(who)} lève l’impôt en **${region(territory)}**.`,
  collected: ({ gained, prestige }) =>
    `Rentré : **${some(gained)}**${prestige > 0 ? `, ${prestige} prestige pour l’ordre` : ''}.`,
  traded: ({ seat: who, space: where, paid, gained }) =>
    `${seat(who)} commerce en **${space(where)}** : ${some(paid)} contre **${some(gained)}**.`,
  'proxenos-moved': ({ seat: who, to, way: how, through, silver }) =>
    `Le Proxenos de ${seat(who)} va ${by(how)} à **${polis(to)}** (${way(through)}), avec ${silver} argent de pots-de-vin.`,
  'proxenos-freed': ({ seat: who, polis: where, silver }) =>
    `${seat(who)} paie ${silver} argent à l’adversaire ; son Proxenos est libre à **${polis(where)}**.`,
  'civil-war': ({ seat: who, polis: where, silver, prestige, population }) =>
    `Guerre civile à **${polis(where)}**, pour ${silver} argent : elle rejoint ${seat(who)} avec ${population} population, +${prestige} prestige.`,
  battle: ({ region: where, attacker, units: of }) =>
    `**Bataille** en ${region(where)} : ${units(of)}. ${seat(attacker)} attaque d’abord.`,
  doubled: ({ seat: who }) => `${seat(who)} envoie un grand commandant : le prestige gagné dans cette bataille compte double.`,
  drawn: ({ seat: who, count, secret }) =>
    secret === undefined
      ? `${seat(who)} pioche ${ofCards(count)}.`
      : `Vous piochez ${ofCards(count)}${count === 0 ? '' : ` : ${listed(secret.cards.map(card => face(card)))} ((vous seul le voyez))`}.`,
  attack: ({ seat: who, region: where, assault, cards }) =>
    `Assaut ${assault} : ${seat(who)} joue ${listed(cards.map(card => face(card, where)))}.`,
  pair: ({ seat: who, attack, defence, matched, lost, prestige, doubled }) =>
    `${half(attack)} contre ${half(defence)} : ${matched ? 'parée' : 'non parée'}${lost === 1 ? ', **une unité est perdue**' : ''} ; ${seat(who)} ${prestige >= 0 ? `+${prestige}` : `−${-prestige}`} prestige${doubled ? ' (doublé)' : ''}.`,
  repeated: ({ seat: who }) => `Rien n’en est sorti : ${seat(who)} attaque encore.`,
  'too-weak': () => 'Un camp a moins de deux unités.',
  'deck-short': ({ wanted, left }) =>
    `La pioche a ${left === 1 ? '1 carte' : `${left} cartes`}, il en faut ${wanted} : la bataille finit.`,
  retreated: ({ seat: who }) => `**${seat(who)}** se retire et paie 1 prestige à l’adversaire.`,
  'battle-over': ({ region: where, units: of }) => `La bataille en ${region(where)} est finie : ${units(of)}.`,
  'project-completed': ({ seat: who, project: what, polis: where, prestige }) =>
    who === null
      ? `**${project(what)}** dans ${polis(where)}, neutre, est achevé.`
      : `**${project(what)}** à ${polis(where)} est achevé : ${seat(who)} +${prestige} prestige.`,
  fed: ({ seat: who, wheat, prestige, left }) =>
    `${seat(who)} nourrit les siens avec **${wheat}** blé${prestige > 0 ? ` et ${prestige} prestige` : ''} (blé restant : ${left}).`,
  grew: ({ polis: where, population }) => `**${polis(where)}** croît à ${population}.`,
  megalopolis: ({ seat: who, polis: where }) => `Megalopolis : ${polis(where)} donne **1** prestige à ${seat(who)}.`,
  spoiled: ({ seat: who, lost }) => (Object.keys(lost).length === 0 ? null : `Chez ${seat(who)} se gâtent ${some(lost)}.`),
  phoros: ({ seat: who, amount }) =>
    amount === 0 ? `${seat(who)} garde son prestige.` : `${seat(who)} change **${amount}** prestige en argent.`,
  prepared: () => 'Disques et marchands reviennent ; une nouvelle manche se prépare.',
  scored: ({ sparta, athens }) => `Score final : Sparte ${score(sparta)}, Athènes ${score(athens)}.`,
  'lost-at-once': ({ seat: who, rule }) =>
    rule === 'PO-G-a' ? `**${seat(who)}** a perdu sa capitale.` : `**${seat(who)}** n’a plus de prestige et est ostracisée.`,
};
