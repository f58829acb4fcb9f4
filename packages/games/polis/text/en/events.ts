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
  round: ({ round }) => `**Round ${round === '5a' ? '5α' : round === '5b' ? '5β' : round}** begins.`,
  projects: ({ projects }) => (projects.length === 0 ? null : `Projects on display: ${listed(projects.map(project))}.`),
  'first-turn': ({ seat: who }) => `**${seat(who)}** will take the first turn.`,
  event: ({ event }) => `Event: **${names.event[event]}**. ${names.eventText[event]}`,
  'no-effect': ({ seat: who }) => `The event finds nothing to do for ${seat(who)}.`,
  gained: ({ seat: who, stuff: what, amount }) => `${seat(who)} gains **${amount} ${stuff(what)}**.`,
  lost: ({ seat: who, stuff: what, amount }) => `${seat(who)} loses **${amount} ${stuff(what)}**.`,
  'population-lost': ({ seat: who, polis: where, amount }) => `${polis(where)} of ${seat(who)} loses **${amount}** population.`,
  exchanged: ({ seat: who, given, gained }) => `${seat(who)} gives ${some(given)} and receives **${some(gained)}**.`,
  switched: ({ seat: who, polis: where }) => `**${polis(where)}** comes over to ${seat(who)}.`,
  'unit-gained': ({ seat: who, unit: what, region: where }) => `${seat(who)} gains a ${unit(what)} in **${region(where)}**.`,
  'unit-removed': ({ seat: who, unit: what, region: where }) => `${seat(who)} removes a ${unit(what)} from **${region(where)}**.`,
  sent: ({ seat: who, unit: what, region: where }) => `${seat(who)} sends a ${unit(what)} from ${region(where)}.`,
  expedition: ({ seat: who, unit: what, sent, gained, lost, willReturn }) =>
    `${seat(who)} has sent **${sent}** ${unit(what, sent)}: ${gained} prestige gained, ${lost} lost; ${willReturn} will come back.`,
  returned: ({ seat: who, unit: what, region: where }) => `A ${unit(what)} of ${seat(who)} returns to **${region(where)}**.`,
  'no-room': ({ seat: who, unit: what, amount }) =>
    `No room for **${amount}** returning ${unit(what, amount)} of ${seat(who)}: lost.`,
  'market-moved': ({ good, dice, from, to }) =>
    `${rolled(dice)}The marker of ${stuff(good)} ${from === to ? `stays in column **${to}**` : `moves from column ${from} to **${to}**`}.`,
  'hoplites-lost': ({ seat: who, territory, amount }) =>
    `${seat(who)} loses **${amount}** ${unit('hoplite', amount)} in ${region(territory)}.`,
  'no-collection': ({ territory }) => `**${region(territory)}** cannot be collected this round.`,
  'end-condition': ({ seat: who, holds }) =>
    holds ? `The event’s condition holds for ${seat(who)}.` : `The event’s condition does not hold for ${seat(who)}.`,
  turn: ({ seat: who, alone }) => (alone ? `**${seat(who)}** plays on alone.` : `Turn of **${seat(who)}**.`),
  fee: ({ seat: who, good }) => `${seat(who)} pays 1 ${stuff(good)} for acting alone.`,
  passed: ({ seat: who, first }) => `**${seat(who)}** passes${first ? ' first' : ''}.`,
  'prestige-paid': ({ seat: who, amount, left }) => `${seat(who)} pays **${amount}** prestige (${left} left).`,
  blockade: ({ seat: who, lost }) => `${seat(who)} has cut the other off from Persia: **${lost}** prestige lost.`,
  raised: ({ seat: who, unit: what, polis: where, region: into, paid, payment }) =>
    `${seat(who)} raises a ${unit(what)} at **${polis(where)}** into ${region(into)} for ${some(paid)}${payment === 'mercenary' ? ', a mercenary' : ''}.`,
  'project-begun': ({ seat: who, project: what, polis: where, cost }) =>
    `${seat(who)} begins **${project(what)}** in ${polis(where)} (${some(cost)}).`,
  'project-paid': ({ seat: who, paid }) => `${seat(who)} pays ${some(paid)}.`,
  march: ({ seat: who, territory }) => `${seat(who)} moves hoplites to **${region(territory)}**.`,
  'hoplite-moved': ({ way: how, through }) => `A hoplite ${by(how)}: ${way(through)}.`,
  sail: ({ seat: who, sea }) => `${seat(who)} moves galleys to **${region(sea)}**.`,
  'galley-moved': ({ through }) => `A galley: ${way(through)}.`,
  siege: ({ seat: who, polis: where, fort, neutral }) =>
    `${seat(who)} besieges **${polis(where)}**${neutral ? ', neutral' : ''}, fort ${fort}.`,
  'siege-won': ({ seat: who, polis: where, die: roll, prestige, population }) =>
    `${roll === undefined ? '' : `${die(who, roll)} `}**${polis(where)}** falls to ${seat(who)}: +${prestige} prestige, ${population} population.`,
  'siege-failed': ({ seat: who, polis: where, die: roll, populationLost }) =>
    `${die(who, roll)} The siege of **${polis(where)}** fails: a hoplite is lost${populationLost === 1 ? ', the polis loses 1 population' : ''}.`,
  'turned-neutral': ({ seat: who, polis: where }) => `${seat(who)} loses **${polis(where)}**, which turns neutral.`,
  'proxenos-captured': ({ seat: who, polis: where }) => `The Proxenos of ${seat(who)} is captured in **${polis(where)}**.`,
  tax: ({ seat: who, territory }) => `${seat(who)} collects in **${region(territory)}**.`,
  collected: ({ gained, prestige }) => `Collected: **${some(gained)}**${prestige > 0 ? `, ${prestige} prestige for order` : ''}.`,
  traded: ({ seat: who, space: where, paid, gained }) =>
    `${seat(who)} trades in **${space(where)}**: ${some(paid)} for **${some(gained)}**.`,
  'proxenos-moved': ({ seat: who, to, way: how, through, silver }) =>
    `The Proxenos of ${seat(who)} goes ${by(how)} to **${polis(to)}** (${way(through)}), bribing with ${silver} silver.`,
  'proxenos-freed': ({ seat: who, polis: where, silver }) =>
    `${seat(who)} pays ${silver} silver to the opponent; its Proxenos is free in **${polis(where)}**.`,
  'civil-war': ({ seat: who, polis: where, silver, prestige, population }) =>
    `Civil war in **${polis(where)}**, for ${silver} silver: it joins ${seat(who)} with ${population} population, +${prestige} prestige.`,
  battle: ({ region: where, attacker, units: of }) =>
    `**Battle** in ${region(where)}: ${units(of)}. ${seat(attacker)} attacks first.`,
  doubled: ({ seat: who }) => `${seat(who)} sends a great commander: prestige gained in this battle counts twice.`,
  drawn: ({ seat: who, count, secret }) =>
    secret === undefined
      ? `${seat(who)} draws ${ofCards(count)}.`
      : `You draw ${ofCards(count)}${count === 0 ? '' : `: ${listed(secret.cards.map(card => face(card)))} ((only you see this))`}.`,
  attack: ({ seat: who, region: where, assault, cards }) =>
    `Assault ${assault}: ${seat(who)} plays ${listed(cards.map(card => face(card, where)))}.`,
  pair: ({ seat: who, attack, defence, matched, lost, prestige, doubled }) =>
    `${half(attack)} against ${half(defence)}: ${matched ? 'matched' : 'not matched'}${lost === 1 ? ', **a unit is lost**' : ''}; ${seat(who)} ${prestige >= 0 ? `+${prestige}` : `−${-prestige}`} prestige${doubled ? ' (doubled)' : ''}.`,
  repeated: ({ seat: who }) => `Nothing came of it: ${seat(who)} attacks again.`,
  'too-weak': () => 'One side has fewer than two units left.',
  'deck-short': ({ wanted, left }) =>
    `The deck has ${left === 1 ? '1 card' : `${left} cards`}, ${wanted} are wanted: the battle ends.`,
  retreated: ({ seat: who }) => `**${seat(who)}** breaks off and pays 1 prestige to the opponent.`,
  'battle-over': ({ region: where, units: of }) => `The battle in ${region(where)} is over: ${units(of)}.`,
  'project-completed': ({ seat: who, project: what, polis: where, prestige }) =>
    who === null
      ? `**${project(what)}** in neutral ${polis(where)} is completed.`
      : `**${project(what)}** in ${polis(where)} is completed: ${seat(who)} +${prestige} prestige.`,
  fed: ({ seat: who, wheat, prestige, left }) =>
    `${seat(who)} feeds its people with **${wheat}** wheat${prestige > 0 ? ` and ${prestige} prestige` : ''} (${left} wheat left).`,
  grew: ({ polis: where, population }) => `**${polis(where)}** grows to ${population}.`,
  megalopolis: ({ seat: who, polis: where }) => `Megalopolis: ${polis(where)} gives ${seat(who)} **1** prestige.`,
  spoiled: ({ seat: who, lost }) => (Object.keys(lost).length === 0 ? null : `${seat(who)} loses ${some(lost)} to rot and mice.`),
  phoros: ({ seat: who, amount }) =>
    amount === 0 ? `${seat(who)} keeps its prestige.` : `${seat(who)} turns **${amount}** prestige into silver.`,
  prepared: () => 'Discs and merchants come back; a new round is prepared.',
  scored: ({ sparta, athens }) => `Final score: Sparta ${score(sparta)}, Athens ${score(athens)}.`,
  'lost-at-once': ({ seat: who, rule }) =>
    rule === 'PO-G-a' ? `**${seat(who)}** has lost its capital.` : `**${seat(who)}** has no prestige left and is ostracised.`,
};
