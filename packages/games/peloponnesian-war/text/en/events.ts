import type { Sentences } from '@polemos/kernel';
import type { Fighter } from '../../rules/combat/told.ts';
import type { PeloponnesianEvent } from '../../rules/told.ts';
import { fallOfSparta } from './fall-of-sparta.ts';
import { firstWar } from './first-war.ts';
import { AREA, EVENT, NEUTRAL, STRATEGY } from './names.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

const PASS: Readonly<Record<string, string>> = {
  choice: 'by choice',
  auguries: 'the auguries are bad',
  'no-commander': 'it has no commander',
  'no-objective': 'no objective is left to it',
  'no-money': 'it cannot pay',
  'no-expedition': 'the required Expedition cannot be formed',
  'no-sp': 'nothing can be activated',
  limit: 'it has made all the operations it may',
};
const ALCIBIADES: Readonly<Record<string, string>> = {
  sparta: 'Alcibiades goes over to Sparta.',
  persia: 'Alcibiades goes to the Persians at Sardis.',
  athens: 'Alcibiades returns to Athens.',
  gone: 'Alcibiades leaves the war.',
};
const points = (n: unknown): string =>
  Array.isArray(n)
    ? ` Victory points: ${p.pair(n)}.`
    : typeof n === 'number' && n !== 0
      ? ` Victory points **${p.signed(n)}**.`
      : '';
const sci = (pair: unknown): string => ` SCI: ${p.pair(pair)}.`;
const fighter = ({ units, leader }: Fighter): string => `${p.units(units)}${leader === null ? '' : ` under ${p.leader(leader)}`}`;

export const events = {
  ...two.events,
  ...firstWar.events,
  ...fallOfSparta.events,
  'side-kept': ({ side, sci: n }) => `${p.side(side)}’s confidence is ${n}: you stay with **${p.side(side)}**. {{PW-3.1-a}}`,
  'side-attempt': ({ die, modifiers, sum, changes, side }) =>
    `Side determination: ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}. ${changes ? `You change sides and are now **${p.side(side)}**.` : `You stay with **${p.side(side)}**.`}`,
  event: ({ dice, sum, event, possible, again, rule }) => {
    const [one, two] = dice;
    const what = `Event ${one} + ${two} = ${sum}: **${EVENT[event]}** ${p.rule(rule)}`;
    if (possible) return `${what}.`;
    return again === null ? `${what} cannot happen now.` : `${what} cannot happen now: rolled again.`;
  },
  talents: ({ side, city, talents, die, treasury }) =>
    `${die === null ? '' : `${p.die(side, die)} `}${city === undefined ? p.side(side) : p.space(city)} receives **${p.talents(talents)}** talents and has ${p.talents(treasury)}.`,
  plague: ({ lost, talents, ships, treasury, pericles }) =>
    `The plague takes ${lost} of the hoplites in Athens and Piraeus, and for ${ships} ships ${p.talents(talents)} talents (${p.talents(treasury)} left). ${pericles === false ? 'No' : 'Pericles dies; no'} Allies may enter the city this turn.`,
  alcibiades: ({ to, rule }) => `${ALCIBIADES[to]} ${p.rule(rule)}`,
  allegiance: ({ space, side, rule, units }) =>
    `**${p.space(space)}** goes over to ${p.side(side)}: ${p.units(units)}. ${p.rule(rule)}`,
  corcyra: ({ leaves }) =>
    leaves
      ? 'Corcyra leaves the war and is neutral from now on. {{PW-E-10-d}}'
      : 'Corcyra takes part in no operation this turn. {{PW-E-10-a}}',
  phenomenon: ({ die, side, rule }) =>
    `${p.die(side, die)}: ${side === 'athens' ? 'an eclipse frightens Athens' : 'an earthquake shakes Sparta'}: at most two operations this turn. ${p.rule(rule)}`,
  'delian-rebellion': ({ sci: n, navalLosses, happens, rule }) =>
    `Delian League: Athens’ confidence ${n}, ${navalLosses} ${navalLosses === 1 ? 'ship' : 'ships'} lost last turn: ${happens ? 'rebellion breaks out' : 'the allies stay quiet'}. ${p.rule(rule)}`,
  'rebellion-roll': ({ dice, modifiers, sum, space, again, passed, rule }) => {
    const [one, two] = dice;
    const roll = `Rebellion: ${one} + ${two}${p.modifiers(modifiers)} = ${sum}`;
    if (space === null)
      return again === null
        ? `${roll}, past the table: nothing happens. ${p.rule(rule)}`
        : `${roll}, past the table: it begins again. {{PW-R58}}`;
    if (passed !== undefined && passed.length > 0)
      return `${roll}: ${p.spaces([...passed])} cannot rebel, the next of the list is **${p.space(space)}**. ${p.rule(rule)}`;
    return again === null
      ? `${roll}: **${p.space(space)}**.`
      : `${roll}: ${p.space(space)} is not eligible ${p.rule(again)}, rolled again.`;
  },
  'no-rebellion': ({ rule }) =>
    `${rule === 'PW-R58' ? 'No space on the table can rebel.' : 'No rebellion breaks out.'} ${p.rule(rule)}`,
  rebellion: ({ space }) => `**${p.space(space)}** is in rebellion.`,
  'rebellion-tested': ({ space, own, enemy, quelled }) =>
    quelled
      ? `The rebellion in **${p.space(space)}** is quelled: only its own side’s ZOI lies there. {{PW-7.1-a}}`
      : `${p.space(space)} stays in rebellion (${own ? (enemy ? 'ZOI of both sides' : 'own ZOI') : enemy ? 'enemy ZOI' : 'no ZOI'}). {{PW-7.1-b}}`,
  'spread-roll': ({ space, die, modifiers, success }) =>
    `Does ${p.space(space)} follow? ${die}${p.modifiers(modifiers)}: ${success ? '**yes**' : 'no'}.`,
  'commander-drawn': ({ side, leader, space, from }) =>
    `${p.side(side)} draws **${p.leader(leader)}** for ${p.space(space)} ((of ${from.length} in the cup)).`,
  nicias: ({ rule }) => `Nicias leads Athens this year: an armistice would last longer. ${p.rule(rule)}`,
  'strategy-kept': ({ side, strategy, sci: n }) =>
    `${p.side(side)} keeps its strategy **${STRATEGY[strategy]}**: its confidence is ${n}. {{PW-4.1-a}}`,
  'strategy-rolled': ({ side, die, modifiers, sum, strategy, again }) =>
    `Strategy of ${p.side(side)}: ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}: **${STRATEGY[strategy]}**${again === null ? '' : `, barred by hostages ${p.rule(again)}: rolled again`}.`,
  'sci-reset': ({ rule }) => `The confidence of both sides goes back to 0. ${p.rule(rule)}`,
  auguries: ({ side, die, modifiers, result, favourable }) =>
    `Auguries of ${p.side(side)}: ${p.die(side, die)}${p.modifiers(modifiers)} = ${result}: ${favourable ? 'favourable' : '**unfavourable**'}.`,
  passed: ({ side, why, rule }) => `**${p.side(side)} passes**: ${PASS[why]}. ${p.rule(rule)}`,
  defence: ({ side, holds, space, rule, conditions }) => {
    if (holds)
      return `Defence of ${p.side(side)} ${p.rule(rule)}: the enemy ${space === null ? 'threatens Syracuse' : `is at **${p.space(space)}**`} and must be answered.`;
    const answered = conditions.flatMap(({ at }) => at.map(one => one.space));
    return `No defensive condition of ${p.side(side)} calls${answered.length > 0 ? ` (${p.spaces(answered)} already answered)` : ''}: it follows its strategy.`;
  },
  'objective-rolled': ({ side, strategy, dice, area, space, again, list }) =>
    `${STRATEGY[strategy]}: ${dice.map(face => p.die(side, face)).join(' ')} ${area === null ? '' : `**${AREA[area]}**, `}**${p.space(space)}** ((${p.spaces(list)}))${again === null ? '' : `: not possible ${p.rule(again)}, rolled again`}.`,
  objective: ({ side, space, rule }) => `${p.side(side)} names its objective: **${p.space(space)}**. ${p.rule(rule)}`,
  'force-required': ({ side, space, required, rule }) =>
    `${p.side(side)} needs exactly **${p.mix(required)}** for ${p.space(space)}. ${p.rule(rule)}`,
  gathering: ({ shares, cost, spendable, possible, missing, rule, cutOff }) => {
    const given = shares
      .filter(({ take }) => Object.keys(take).length > 0)
      .map(({ space, take, why }) => `${p.space(space)} ${p.units(take)} ${p.rule(why)}`)
      .join('; ');
    const idle = shares.filter(({ take }) => Object.keys(take).length === 0).map(({ space }) => space);
    const rest = idle.length > 0 ? ` ((not needed or kept as garrisons: ${p.spaces(idle)}))` : '';
    const beyond = cutOff;
    const far = beyond.length > 0 ? ` ((out of reach: ${p.spaces(beyond)} {{PW-R115}}))` : '';
    const plan = `The plan: ${given === '' ? 'nobody' : given}.${rest}${far} It costs **${p.talents(cost)}** of ${p.talents(spendable)}`;
    if (possible) return `${plan}.`;
    const lacks = p.mix(missing);
    return `${plan}: it cannot be done${lacks === '' ? '' : `, ${lacks} are missing`}. ${p.rule(rule)}`;
  },
  'cause-rebellion': ({ side, space, die, modifiers, success }) =>
    `${p.side(side)} pays 100 talents to stir up **${p.space(space)}**: ${p.die(side, die)}${p.modifiers(modifiers)}: ${success ? 'it rises' : 'in vain, the operation is off'}.`,
  activated: ({ side, space, unit, count, cost, treasury }) =>
    `${p.space(space)}: **${count}${p.unit(unit)}** activated for ${p.talents(cost)}; ${p.side(side)} has ${p.talents(treasury)}.`,
  route: ({ from, to, route, of, drawn, objective }) =>
    `${objective ? 'March' : 'To the rally space'}: ${p.space(from)} → ${route.map(p.space).join(' → ')}${of > 1 ? ` ((route ${drawn} of ${of}, by lot to ${p.space(to)}))` : ''}.`,
  storm: ({ die, lost, units, side }) =>
    `The open sea: ${p.die(side, die)}: ${lost ? `a storm takes **${p.units(units)}**` : 'the fleet comes across'}. {{PW-5.1.3-b}}`,
  interception: ({ side, space, by, die, success, rule }) =>
    `${p.side(side)} tries to intercept at **${p.space(space)}**${by === space ? '' : ` from ${p.space(by)}`}: ${die === null ? 'of itself' : p.die(side, die)}: ${success ? '**intercepted**' : 'in vain'}. ${p.rule(rule)}`,
  'commander-home': ({ leader, space, rule }) =>
    `${p.leader(leader)}, alone at ${p.space(space)}, goes home${rule === 'PW-6.7-b' ? '' : ': the operation is over'}. ${p.rule(rule)}`,
  skirmish: ({ space, dice, lost, battle }) => {
    const { athens, sparta } = dice;
    const losses = Object.entries(lost).map(([who, unit]) => `${p.side(who)} loses 1${p.unit(unit)}`);
    return `Skirmish at ${p.space(space)}: ${p.die('athens', athens)} ${p.die('sparta', sparta)}. ${losses.length === 0 ? 'No losses' : losses.join(', ')}${battle === null ? '' : `; **battle** follows ${p.rule(battle)}`}.`;
  },
  battle: event => {
    const { space, forces, rule } = event;
    const [athens, sparta] = forces;
    const [one, two] = [athens.side, sparta.side];
    const met = `at **${p.space(space)}**: ${fighter(athens)} against ${fighter(sparta)}`;
    if (event.type === 'null') return `Null battle ${met}: ships and land units cannot fight. {{PW-6.2.1-a}}`;
    const { type, dice, modifiers, sums, winner, losses, goesOn, points: n, hostages, sci: pair } = event;
    const { athens: a, sparta: b } = dice;
    const [am, bm] = modifiers;
    const [as, bs] = sums;
    const rolled = `${type === 'naval' ? 'Naval' : 'Land'} battle ${met}. ${p.side(one)} ${p.die('athens', a)}${p.modifiers(am)} = ${as}; ${p.side(two)} ${p.die('sparta', b)}${p.modifiers(bm)} = ${bs}.`;
    if (winner === null) {
      const home = [one, two].filter(who => who !== 'persia');
      return `${rolled} **A draw**: ${losses === 0 ? 'nobody falls' : 'each loses 1 SP'}, ${home.length === 2 ? 'both go home' : `${p.side(home[0])} goes home`}. ${p.rule(rule)}`;
    }
    const loser = winner === one ? two : one;
    const won = `${rolled} **${p.side(winner)} wins**; ${p.side(loser)} loses ${losses} SP`;
    if (goesOn) return `${won}, and the fight goes on ashore.`;
    return `${won} and goes home.${hostages ? ' Hostages are taken.' : ''}${pair === undefined ? '' : sci(pair)}${points(n)}`;
  },
  'null-battle': ({ space, leaves, rule }) => `${p.side(leaves)} leaves ${p.space(space)}. ${p.rule(rule)}`,
  'leader-died': ({ leader, side, rule }) => `**${p.leader(leader)}** of ${p.side(side)} has fallen. ${p.rule(rule)}`,
  ravaged: ({ space }) => `**${p.space(space)}** is ravaged.`,
  'ravaged-removed': () => 'All Ravaged markers are taken off the map. {{PW1-0-e}}',
  'left-behind': ({ space, unit }) => `1${p.unit(unit)} stays behind at ${p.space(space)} for lack of ships. {{PW-5.1.4-d}}`,
  'operation-ends': ({ side, space, leader, units, rule }) =>
    `${p.leader(leader)} of ${p.side(side)} ${rule === 'PW-5.1-d' ? 'reaches' : 'stops at'} **${p.space(space)}**${units === undefined ? '' : ` with ${p.units(units)}`}.`,
  'expedition-ends': ({ space, rule }) => `The Expedition breaks up at ${p.space(space)} and goes home. ${p.rule(rule)}`,
  'neutral-joins': ({ neutral, side, units }) =>
    `**${NEUTRAL[neutral]}** joins ${p.side(side)}${Object.keys(units).length === 0 ? '' : ` with ${p.units(units)}`}.`,
  'neutral-taken': ({ space, side }) => `**${p.space(space)}**, in rebellion, opens its gates to ${p.side(side)}. {{PW-5.5.2-a}}`,
  placed: ({ unit, count, space, rule, side, die }) =>
    `${die === undefined ? '' : `${p.die(side, die)} `}**${count}${p.unit(unit)}** to ${p.space(space)} ${p.rule(rule)}.`,
  'no-place': ({ unit, count, side, rule }) =>
    `${count}${p.unit(unit)} of ${p.side(side)} have nowhere to go and leave the game. ${p.rule(rule)}`,
  order: ({ what, space, of }) =>
    `${what === 'siege' ? 'Next siege' : 'Next battle'}, by lot among ${of.length}: ${space.split('/').map(p.space).join(' and ')}.`,
  'siege-begins': ({ side, space, besieged, rule }) =>
    `${p.side(side)} lays siege to **${p.space(space)}**${Object.keys(besieged).length === 0 ? '' : ` (${p.units(besieged)} inside)`}. ${p.rule(rule)}`,
  'siege-lifted': ({ space, units, rule }) =>
    rule === 'PW-R159'
      ? `The siege of ${p.space(space)} is lifted: its commander is dead, and ${p.units(units)} go home. {{PW-R159}}`
      : `The siege of ${p.space(space)} is lifted: the Army has gone. {{PW-6.3-a}}`,
  siege: ({ space, side, leader, die, modifiers, sum, success, points: n, sci: pair, rule }) =>
    `Siege of **${p.space(space)}** by ${p.leader(leader)}: ${die === null ? `it fails of itself ${p.rule(rule)}` : `${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}: ${success ? `**taken**, ${p.side(side)} gains 300 talents` : '**failed**, the Army goes home'}`}.${sci(pair)}${points(n)}`,
  'going-home': ({ space, leader, die, modifiers, sum, side, stays }) =>
    `${p.leader(leader)} at ${p.space(space)}: ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}: ${stays === null ? 'the Army goes home' : `${p.units(stays)} stay`}.`,
  stays: ({ space, unit }) => `${unit === 'home-guard' ? 'The Home Guard' : `1${p.unit(unit)}`} stays at ${p.space(space)}.`,
  helots: event =>
    event.revolt === 'ends'
      ? 'The Helot revolt is over. {{PW-7.3.1-a}}'
      : `The Helots ${event.revolt === 'begins' ? 'rise' : 'fight on'}: Sparta’s Bellicosity falls to ${event.bellicosity}, its income by ${p.talents(event.cost)}${event.lost > 0 ? `, and ${event.lost}H are lost` : ''}.`,
  control: ({ athens, sparta, nobody }) => {
    const list = (who: string, spaces: readonly string[]): string[] =>
      spaces.length === 0 ? [] : [`**${who}**: ${p.spaces(spaces)}`];
    const held = [...list(p.side('athens'), athens), ...list(p.side('sparta'), sparta), ...list('nobody', nobody)];
    return `Control {{PW-8-a}}: ${held.join('; ')}.`;
  },
  income: ({ side, city, items, net, turns, treasury }) =>
    `Income of ${city === undefined ? p.side(side) : p.space(city)}: ${items.map(({ rule, by }) => `${p.signed(by)} ${p.rule(rule)}`).join(' ')} = **${p.talents(net)}**${turns > 1 ? ` in ${turns} turns` : ''}; treasury ${p.talents(treasury)}.`,
  built: ({ side, unit, treasury }) => `${p.side(side)} builds **1${p.unit(unit)}**; treasury ${p.talents(treasury)}.`,
  bellicosity: ({ side, before, modifiers, now }) =>
    `Bellicosity of ${p.side(side)}: ${before}${p.modifiers(modifiers)} = **${now}**.`,
  'bellicosity-reset': ({ now }) => `After the armistice both sides’ Bellicosity is **${now}**. {{PW-9.3-l}}`,
  surrender: ({ sides, points: n, rule }) => `**${sides.map(p.side).join(' and ')} surrenders**. ${p.rule(rule)}${points(n)}`,
  armistice: ({ die, modifiers, turns }) =>
    `**Armistice**: ${die}${p.modifiers(modifiers)}: ${turns} turn${turns === 1 ? '' : 's'} of peace. {{PW-9.3-c}}`,
  recalled: ({ space, side, units }) => `From **${p.space(space)}** ${p.units(units)} of ${p.side(side)} go home. {{PW-9.3-d}}`,
  returned: ({ space, to }) => `${p.space(space)} ${to === null ? 'is neutral again' : `returns to ${p.side(to)}`}. {{PW-9.3-e}}`,
  'hostages-freed': () => 'All hostages go free. {{PW-9.3-f}}',
  'turn-ends': ({ turn }) => `Turn **${turn}** begins.`,
  'scenario-ends': ({ points: n, won }) => `The war is over with **${n}** points: ${won ? 'victory' : 'defeat'}.`,
} satisfies Sentences<PeloponnesianEvent>;
