import { die, type Sentences } from '@polemos/kernel';
import type { PolisEvent } from '../../rules/told.ts';
import { capital, isMany, isNoEvent, isPerson } from '../phrases.ts';
import { names } from './names.ts';
import {
  amount,
  at,
  atMarket,
  between,
  by,
  face,
  from,
  half,
  listed,
  ofCards,
  polis,
  project,
  region,
  score,
  seat,
  some,
  stuff,
  the,
  unit,
  units,
  way,
} from './phrases.ts';

const work = (id: string): string => (isPerson(id) ? project(id) : `the ${project(id)}`);
const whose = (side: string): string => (side === 'athens' ? 'Athens’' : 'Sparta’s');

export const events: Sentences<PolisEvent> = {
  round: ({ round }) => `**Round ${round === '5a' ? '5α' : round === '5b' ? '5β' : round}** begins.`,
  projects: ({ projects }) =>
    projects.length === 0
      ? null
      : `${capital(listed(projects.map(work)))} ${projects.length === 1 && !isMany(projects[0]) ? 'is' : 'are'} on display.`,
  'first-turn': ({ seat: who }) => `**${seat(who)}** will take the first turn.`,
  event: ({ event }) =>
    isNoEvent(event)
      ? 'The round has no event.'
      : `The event of the round is “**${names.event[event]}**”. ${names.eventText[event]}`,
  'no-effect': ({ seat: who }) => `The event has no effect for ${seat(who)}.`,
  gained: ({ seat: who, stuff: what, amount: n }) => `${seat(who)} gains **${amount(what, n)}**.`,
  lost: ({ seat: who, stuff: what, amount: n }) => `${seat(who)} loses **${amount(what, n)}**.`,
  'population-lost': ({ polis: where, amount: n }) => `**${polis(where)}** loses ${n} population.`,
  exchanged: ({ seat: who, given, gained }) => `${seat(who)} gives ${some(given)} and receives **${some(gained)}**.`,
  switched: ({ seat: who, polis: where }) => `**${polis(where)}** comes over to ${seat(who)}.`,
  'unit-gained': ({ seat: who, unit: what, region: where }) => `${seat(who)} gains a ${unit(what)} ${at(where, '**')}.`,
  'unit-removed': ({ seat: who, unit: what, region: where }) => `${seat(who)} removes a ${unit(what)} ${from(where, '**')}.`,
  sent: ({ seat: who, unit: what, region: where }) => `${seat(who)} sends a ${unit(what)} ${from(where)}.`,
  expedition: ({ seat: who, unit: what, sent, gained, lost, willReturn }) => {
    const net = gained > 0 ? ` and gains ${gained} prestige` : lost > 0 ? ` and loses ${lost} prestige` : '';
    return `${seat(who)} has sent **${sent === 0 ? 'no' : sent}** ${unit(what, sent)}${net}${willReturn === 0 ? '' : `; ${willReturn} will come back`}.`;
  },
  returned: ({ seat: who, unit: what, region: where }) => `A ${unit(what)} of ${seat(who)} returns to ${the(where, '**')}.`,
  'no-room': ({ seat: who, unit: what, amount }) =>
    `There is no room for **${amount}** returning ${unit(what, amount)} of ${seat(who)}, which ${amount === 1 ? 'is' : 'are'} lost.`,
  'market-moved': ({ good, dice, from, to }) => {
    const rolls =
      dice.length === 0 ? '' : ` (${dice.length === 1 ? 'roll' : 'rolls'} ${listed(dice.map(face => die('market', face)))})`;
    const what = capital(stuff(good));
    if (from === to) return `${what} keeps its market value${rolls}.`;
    const by = Math.abs(to - from);
    return `${what} ${to > from ? 'loses' : 'gains'} ${by} ${by === 1 ? 'column' : 'columns'} of value${rolls}.`;
  },
  'hoplites-lost': ({ seat: who, territory, amount }) =>
    `${seat(who)} loses **${amount}** ${unit('hoplite', amount)} ${at(territory)}.`,
  'no-collection': ({ territory }) => `**${region(territory)}** cannot be taxed this round.`,
  'end-condition': ({ seat: who, holds }) =>
    holds ? `The event’s condition holds for ${seat(who)}.` : `The event’s condition does not hold for ${seat(who)}.`,
  turn: ({ seat: who, alone }) => (alone ? `**${seat(who)}** plays on alone.` : `It is **${whose(who)}** turn.`),
  fee: ({ seat: who, good }) => `${seat(who)} pays ${amount(good, 1)} to keep playing alone.`,
  passed: ({ seat: who, first }) => `**${seat(who)}** ${first ? 'is the first to pass' : 'passes'}.`,
  'prestige-paid': ({ seat: who, amount: n, left }) =>
    `${seat(who)} pays **${n}** prestige and has ${left === 0 ? 'none' : left} left.`,
  blockade: ({ seat: who, lost }) =>
    `${seat(who)} has cut the other side off from Persia${lost === 0 ? ', but has no prestige to lose for it' : ` and loses **${lost}** prestige for it`}.`,
  raised: ({ seat: who, unit: what, polis: where, region: into, paid, payment }) => {
    const home = where === who ? `in the city of **${polis(where)}**` : `at **${polis(where)}**`;
    const made = payment === 'mercenary' ? 'hires 1 mercenary' : 'creates 1';
    return what === 'merchant'
      ? `${seat(who)} creates 1 merchant ship at **${polis(where)}** for ${some(paid)}; it lies in the trade port.`
      : `${seat(who)} ${made} ${unit(what)} ${home} for ${some(paid)}; it stands ${at(into)}.`;
  },
  'project-begun': ({ seat: who, project: what, polis: where, cost }) =>
    `${seat(who)} ${isPerson(what) ? 'invites' : 'starts'} **${work(what)}** ${isPerson(what) ? 'to' : 'at'} ${polis(where)} for ${some(cost)}.`,
  'project-paid': ({ seat: who, paid }) => `${seat(who)} pays ${some(paid)}.`,
  march: ({ seat: who, territory }) => `${seat(who)} moves hoplites to ${the(territory, '**')}.`,
  'hoplite-moved': ({ from: start, to, way: how, through }) =>
    how === 'sea'
      ? `1 hoplite sails ${from(start)} to ${the(to, '**')} (${way(through)}).`
      : `1 hoplite marches ${from(start)} to ${the(to, '**')}${between(through)}.`,
  sail: ({ seat: who, sea }) => `${seat(who)} moves galleys to ${the(sea, '**')}.`,
  'galley-moved': ({ from: start, to, through }) => `1 galley sails ${from(start)} to ${the(to, '**')}${between(through)}.`,
  siege: ({ seat: who, polis: where, fort, neutral }) =>
    `${seat(who)} besieges ${neutral ? 'neutral ' : ''}**${polis(where)}** (fortification ${fort}).`,
  'siege-won': ({ seat: who, polis: where, die: roll, prestige, population }) =>
    `${seat(who)} takes **${polis(where)}**${roll === undefined ? '' : ` (roll ${die(who, roll)})`}: +${prestige} prestige, population ${population}.`,
  'siege-failed': ({ seat: who, polis: where, die: roll, populationLost }) =>
    `${seat(who)} fails to take **${polis(where)}** (roll ${die(who, roll)}) and loses 1 hoplite${populationLost === 1 ? `; ${polis(where)} loses 1 population` : ''}.`,
  'turned-neutral': ({ seat: who, polis: where }) =>
    `${seat(who)} lets ${where === who ? 'its **capital**' : `**${polis(where)}**`} go: it is neutral.`,
  'proxenos-captured': ({ seat: who, polis: where }) => `${whose(who)} proxenos is captured at **${polis(where)}**.`,
  tax: ({ seat: who, territory }) => `${seat(who)} collects taxes ${at(territory, '**')}.`,
  collected: ({ seat: who, gained, prestige }) =>
    `${whose(who)} taxes bring in **${some(gained)}**${prestige > 0 ? ` and ${prestige} prestige for order` : ''}.`,
  traded: ({ seat: who, space: where, paid, gained }) =>
    `${seat(who)} ${'silver' in paid ? 'buys' : 'barters'} ${'silver' in paid ? `**${some(gained)}** for ${some(paid)}` : `${some(paid)} for **${some(gained)}**`} ${atMarket(where)}.`,
  'proxenos-moved': ({ seat: who, to, way: how, silver }) =>
    `${whose(who)} proxenos goes ${by(how)} to **${polis(to)}**${silver === 0 ? '; no bribes are needed' : ` for ${amount('silver', silver)} in bribes`}.`,
  'proxenos-freed': ({ seat: who, polis: where, silver }) =>
    `${seat(who)} pays a ransom of ${amount('silver', silver)} to the opponent; its proxenos is free at **${polis(where)}**.`,
  'civil-war': ({ seat: who, polis: where, silver, prestige, population }) =>
    `${seat(who)} stirs up a civil war in **${polis(where)}** for ${amount('silver', silver)} and wins it: +${prestige} prestige, population ${population}.`,
  battle: ({ region: where, attacker, units: of }) =>
    `A **battle** begins ${at(where)}: ${units(of)}. ${seat(attacker)} attacks first.`,
  doubled: ({ seat: who }) => `${seat(who)} sends a great commander: prestige gained in this battle counts twice.`,
  drawn: ({ seat: who, count, secret }) =>
    secret === undefined
      ? `${seat(who)} draws ${ofCards(count)}.`
      : `You draw ${ofCards(count)}${count === 0 ? '' : `: ${listed(secret.cards.map(card => face(card)))} ((only you see this))`}.`,
  attack: ({ seat: who, region: where, assault, cards }) =>
    `Assault ${assault}: ${seat(who)} plays ${listed(cards.map(card => face(card, where)))}.`,
  pair: ({ seat: who, attack, defence, matched, lost, prestige, doubled }) => {
    const foe = who === 'sparta' ? 'athens' : 'sparta';
    const won =
      prestige > 0 ? `${seat(who)} gains ${prestige} prestige` : prestige < 0 ? `${seat(who)} loses ${-prestige} prestige` : '';
    const fallen = lost === 1 ? `${seat(foe)} **loses 1 unit**` : '';
    const then = [fallen, won].filter(one => one !== '').join(', ');
    return `${seat(who)} attacks with ${half(attack)}; ${seat(foe)} answers with ${half(defence)} and ${matched ? 'matches' : 'does not match'} the attack${then === '' ? '' : `: ${then}`}${doubled ? ' (doubled)' : ''}.`;
  },
  repeated: ({ seat: who }) => `Nothing came of it: ${seat(who)} attacks again.`,
  'too-weak': () => 'One side has fewer than two units left: the battle ends.',
  'deck-short': ({ wanted, left }) =>
    `The deck ${left === 0 ? 'is empty' : `has only ${left === 1 ? '1 card' : `${left} cards`}`}, and ${wanted} are needed: the battle ends.`,
  retreated: ({ seat: who }) => `**${seat(who)}** retreats and pays 1 prestige to the opponent.`,
  'battle-over': ({ region: where, units: of }) => `The battle ${at(where)} is over: ${units(of)}.`,
  'project-completed': ({ seat: who, project: what, polis: where, prestige }) => {
    const done = isPerson(what)
      ? `**${project(what)}** settles at ${polis(where)}`
      : `The **${project(what)}** at ${polis(where)} ${isMany(what) ? 'are' : 'is'} complete`;
    return who === null ? `${done}, which is neutral.` : `${done}: ${seat(who)} gains ${prestige} prestige.`;
  },
  fed: ({ seat: who, wheat, prestige, left }) =>
    `${seat(who)} feeds its poleis with **${wheat}** wheat${prestige > 0 ? ` and ${prestige} prestige` : ''}; ${left === 0 ? 'no wheat is' : `${left} wheat ${left === 1 ? 'is' : 'are'}`} left.`,
  grew: ({ polis: where, population }) => `**${polis(where)}** grows to population ${population}.`,
  megalopolis: ({ seat: who, polis: where }) =>
    `${where === who ? `The city of **${polis(where)}**` : `**${polis(where)}**`}, a megalopolis, gives ${seat(who)} 1 prestige.`,
  spoiled: ({ seat: who, lost }) => (Object.keys(lost).length === 0 ? null : `${seat(who)} loses ${some(lost)}: stores spoil.`),
  phoros: ({ seat: who, amount: n }) =>
    n === 0 ? `${seat(who)} keeps its prestige.` : `${seat(who)} turns **${n}** prestige into silver.`,
  prepared: () => 'Discs and merchant ships come back; a new round is prepared.',
  scored: ({ sparta, athens }) => `Sparta ends with ${score(sparta)}, Athens with ${score(athens)}.`,
  'lost-at-once': ({ seat: who, rule }) =>
    rule === 'PO-G-a' ? `**${seat(who)}** has lost its capital.` : `**${seat(who)}** has no prestige left and is ostracised.`,
};
