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
  round: ({ round }) => `Comincia il **round ${round === '5a' ? '5α' : round === '5b' ? '5β' : round}**.`,
  projects: ({ projects }) => (projects.length === 0 ? null : `Progetti esposti: ${listed(projects.map(project))}.`),
  'first-turn': ({ seat: who }) => `Il primo turno sarà di **${seat(who)}**.`,
  event: ({ event }) => `Evento: **${names.event[event]}**. ${names.eventText[event]}`,
  'no-effect': ({ seat: who }) => `L’evento non trova nulla da fare per ${seat(who)}.`,
  gained: ({ seat: who, stuff: what, amount }) => `${seat(who)} guadagna **${amount} ${stuff(what)}**.`,
  lost: ({ seat: who, stuff: what, amount }) => `${seat(who)} perde **${amount} ${stuff(what)}**.`,
  'population-lost': ({ polis: where, amount }) => `${polis(where)} perde **${amount}** popolazione.`,
  exchanged: ({ seat: who, given, gained }) => `${seat(who)} dà ${some(given)} e riceve **${some(gained)}**.`,
  switched: ({ seat: who, polis: where }) => `**${polis(where)}** passa a ${seat(who)}.`,
  'unit-gained': ({ seat: who, unit: what, region: where }) => `${seat(who)} riceve ${one(what)}: **${region(where)}**.`,
  'unit-removed': ({ seat: who, unit: what, region: where }) => `${seat(who)} toglie ${one(what)}: **${region(where)}**.`,
  sent: ({ seat: who, unit: what, region: where }) => `${seat(who)} manda ${one(what)} da ${region(where)}.`,
  expedition: ({ seat: who, unit: what, sent, gained, lost, willReturn }) =>
    `${seat(who)} ha mandato **${sent}** ${unit(what, sent)}: ${gained} prestigio guadagnato, ${lost} perso; ne torneranno ${willReturn}.`,
  returned: ({ seat: who, unit: what, region: where }) => `Di ${seat(who)} torna ${one(what)} in **${region(where)}**.`,
  'no-room': ({ seat: who, unit: what, amount }) =>
    `Nessun posto per **${amount}** ${unit(what, amount)} di ${seat(who)} al ritorno: ${amount === 1 ? 'si perde' : 'si perdono'}.`,
  'market-moved': ({ good, dice, from, to }) =>
    `${rolled(dice)}Il segnalino di ${stuff(good)} ${from === to ? `resta alla colonna **${to}**` : `va dalla colonna ${from} alla **${to}**`}.`,
  'hoplites-lost': ({ seat: who, territory, amount }) =>
    `${seat(who)} perde **${amount}** ${unit('hoplite', amount)} in ${region(territory)}.`,
  'no-collection': ({ territory }) => `**${region(territory)}** non si può riscuotere in questo round.`,
  'end-condition': ({ seat: who, holds }) =>
    holds ? `La condizione dell’evento vale per ${seat(who)}.` : `La condizione dell’evento non vale per ${seat(who)}.`,
  turn: ({ seat: who, alone }) => (alone ? `**${seat(who)}** continua da sola.` : `Turno di **${seat(who)}**.`),
  fee: ({ seat: who, good }) => `${seat(who)} paga 1 ${stuff(good)} per agire da sola.`,
  passed: ({ seat: who, first }) => `**${seat(who)}** passa${first ? ' per prima' : ''}.`,
  'prestige-paid': ({ seat: who, amount, left }) => `${seat(who)} paga **${amount}** prestigio (ne restano ${left}).`,
  blockade: ({ seat: who, lost }) => `${seat(who)} ha tagliato l’altra fuori dalla Persia: **${lost}** prestigio perso.`,
  raised: ({ seat: who, unit: what, polis: where, region: into, paid, payment }) =>
    `${seat(who)} arruola ${one(what)} a **${polis(where)}**, in ${region(into)}, per ${some(paid)}${payment === 'mercenary' ? ', mercenario' : ''}.`,
  'project-begun': ({ seat: who, project: what, polis: where, cost }) =>
    `${seat(who)} inizia **${project(what)}** a ${polis(where)} (${some(cost)}).`,
  'project-paid': ({ seat: who, paid }) => `${seat(who)} paga ${some(paid)}.`,
  march: ({ seat: who, territory }) => `${seat(who)} muove opliti in **${region(territory)}**.`,
  'hoplite-moved': ({ way: how, through }) => `Un oplita ${by(how)}: ${way(through)}.`,
  sail: ({ seat: who, sea }) => `${seat(who)} muove galee in **${region(sea)}**.`,
  'galley-moved': ({ through }) => `Una galea: ${way(through)}.`,
  siege: ({ seat: who, polis: where, fort, neutral }) =>
    `${seat(who)} assedia **${polis(where)}**${neutral ? ', neutrale' : ''}, forte ${fort}.`,
  'siege-won': ({ seat: who, polis: where, die: roll, prestige, population }) =>
    `${roll === undefined ? '' : `${die(who, roll)} `}**${polis(where)}** cade in mano a ${seat(who)}: +${prestige} prestigio, ${population} popolazione.`,
  'siege-failed': ({ seat: who, polis: where, die: roll, populationLost }) =>
    `${die(who, roll)} L’assedio di **${polis(where)}** fallisce: si perde un oplita${populationLost === 1 ? ', la polis perde 1 popolazione' : ''}.`,
  'turned-neutral': ({ seat: who, polis: where }) => `${seat(who)} perde **${polis(where)}**, che diventa neutrale.`,
  'proxenos-captured': ({ seat: who, polis: where }) => `Il Proxenos di ${seat(who)} è catturato a **${polis(where)}**.`,
  tax: ({ seat: who, territory }) => `${seat(who)} riscuote in **${region(territory)}**.`,
  collected: ({ gained, prestige }) =>
    `Riscosso: **${some(gained)}**${prestige > 0 ? `, ${prestige} prestigio per l’ordine` : ''}.`,
  traded: ({ seat: who, space: where, paid, gained }) =>
    `${seat(who)} commercia in **${space(where)}**: ${some(paid)} per **${some(gained)}**.`,
  'proxenos-moved': ({ seat: who, to, way: how, through, silver }) =>
    `Il Proxenos di ${seat(who)} va ${by(how)} a **${polis(to)}** (${way(through)}), con ${silver} argento di mance.`,
  'proxenos-freed': ({ seat: who, polis: where, silver }) =>
    `${seat(who)} paga ${silver} argento all’avversario; il suo Proxenos è libero a **${polis(where)}**.`,
  'civil-war': ({ seat: who, polis: where, silver, prestige, population }) =>
    `Guerra civile a **${polis(where)}**, per ${silver} argento: passa a ${seat(who)} con ${population} popolazione, +${prestige} prestigio.`,
  battle: ({ region: where, attacker, units: of }) =>
    `**Battaglia** in ${region(where)}: ${units(of)}. Attacca per prima ${seat(attacker)}.`,
  doubled: ({ seat: who }) => `${seat(who)} manda un grande comandante: il prestigio guadagnato in questa battaglia vale doppio.`,
  drawn: ({ seat: who, count, secret }) =>
    secret === undefined
      ? `${seat(who)} pesca ${ofCards(count)}.`
      : `Peschi ${ofCards(count)}${count === 0 ? '' : `: ${listed(secret.cards.map(card => face(card)))} ((lo vedi solo tu))`}.`,
  attack: ({ seat: who, region: where, assault, cards }) =>
    `Assalto ${assault}: ${seat(who)} gioca ${listed(cards.map(card => face(card, where)))}.`,
  pair: ({ seat: who, attack, defence, matched, lost, prestige, doubled }) =>
    `${half(attack)} contro ${half(defence)}: ${matched ? 'parata' : 'non parata'}${lost === 1 ? ', **si perde un’unità**' : ''}; ${seat(who)} ${prestige >= 0 ? `+${prestige}` : `−${-prestige}`} prestigio${doubled ? ' (raddoppiato)' : ''}.`,
  repeated: ({ seat: who }) => `Non ne è venuto nulla: ${seat(who)} attacca ancora.`,
  'too-weak': () => 'Una parte ha meno di due unità.',
  'deck-short': ({ wanted, left }) =>
    `Il mazzo ha ${left === 1 ? '1 carta' : `${left} carte`}, ne servono ${wanted}: la battaglia finisce.`,
  retreated: ({ seat: who }) => `**${seat(who)}** si ritira e paga 1 prestigio all’avversario.`,
  'battle-over': ({ region: where, units: of }) => `La battaglia in ${region(where)} è finita: ${units(of)}.`,
  'project-completed': ({ seat: who, project: what, polis: where, prestige }) =>
    who === null
      ? `**${project(what)}** nella neutrale ${polis(where)} è compiuto.`
      : `**${project(what)}** a ${polis(where)} è compiuto: ${seat(who)} +${prestige} prestigio.`,
  fed: ({ seat: who, wheat, prestige, left }) =>
    `${seat(who)} nutre i suoi con **${wheat}** grano${prestige > 0 ? ` e ${prestige} prestigio` : ''} (grano rimasto: ${left}).`,
  grew: ({ polis: where, population }) => `**${polis(where)}** cresce a ${population}.`,
  megalopolis: ({ seat: who, polis: where }) => `Megalopolis: ${polis(where)} dà a ${seat(who)} **1** prestigio.`,
  spoiled: ({ seat: who, lost }) => (Object.keys(lost).length === 0 ? null : `A ${seat(who)} si guastano ${some(lost)}.`),
  phoros: ({ seat: who, amount }) =>
    amount === 0 ? `${seat(who)} tiene il suo prestigio.` : `${seat(who)} cambia **${amount}** prestigio in argento.`,
  prepared: () => 'Dischi e mercanti ritornano; si prepara un nuovo round.',
  scored: ({ sparta, athens }) => `Punteggio finale: Sparta ${score(sparta)}, Atene ${score(athens)}.`,
  'lost-at-once': ({ seat: who, rule }) =>
    rule === 'PO-G-a' ? `**${seat(who)}** ha perso la capitale.` : `**${seat(who)}** non ha più prestigio ed è ostracizzata.`,
};
