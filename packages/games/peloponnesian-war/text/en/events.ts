import type { OfKind, Sentences } from '@polemos/kernel';
import type { Fighter } from '../../rules/combat/told.ts';
import type { Weighed } from '../../rules/operations/told.ts';
import type { PeloponnesianEvent } from '../../rules/told.ts';
import { fallOfSparta } from './fall-of-sparta.ts';
import { firstWar } from './first-war.ts';
import { EVENT, NEUTRAL, STRATEGY, WITHIN } from './names.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

const PASS: Readonly<Record<string, string>> = {
  auguries: 'the auguries are against it',
  'no-commander': 'it has no commander',
  'no-objective': 'no objective is left to it',
  'no-money': 'it cannot pay',
  'no-expedition': 'it cannot gather the expedition it needs',
  'no-sp': 'it can activate nobody',
  limit: 'it has made all the operations it may',
};
const ALCIBIADES: Readonly<Record<string, string>> = {
  sparta: 'Alcibiades goes over to Sparta.',
  persia: 'Alcibiades goes to the Persians at Sardis.',
  athens: 'Alcibiades returns to Athens.',
  gone: 'Alcibiades leaves the war.',
};
const points = (n: unknown): string =>
  Array.isArray(n) ? ` Victory points: ${p.pair(n)}.` : typeof n === 'number' && n !== 0 ? ` ${p.points(n)}.` : '';
const confidence = (pair: unknown): string => ` Confidence is now ${p.pair(pair)}.`;
const fighter = ({ units, leader }: Pick<Fighter, 'units' | 'leader'>): string =>
  `${leader === null ? '' : `${p.leader(leader)}, `}${p.units(units)}`;
const told = ({ side, leader, units }: Fighter, seat: string, face: number, modifiers: unknown, sum: unknown): string =>
  ` ${p.side(side)} (${fighter({ leader, units })}): ${p.rolled([p.die(seat, face)], modifiers, sum, leader)}.`;
/** Of the Coalition each city has its own. */
const left = (sum: number, city: string | undefined): string =>
  city === undefined ? `Treasury: ${p.talents(sum)}.` : `Treasury of ${p.space(city)}: ${p.talents(sum)}.`;
/** PW-5.7.2-b, c: only where there are SP enough for one of them to hold. */
const tests = (weighed: readonly Weighed[]): string => {
  const told = weighed
    .filter(({ all }) => all >= 8)
    .map(
      ({ rule, own, all }) => `${own === 0 ? 'none' : own} of ${all} ${rule === 'PW-5.7.2-b' ? 'land strength points' : 'ships'}`,
    );
  return told.length === 0 ? '' : ` ((the interceptor has ${p.all(told)}))`;
};
const drawn = (of: readonly string[] | undefined): string =>
  of === undefined || of.length < 2 ? '' : ` ((drawn by lot from ${p.all(of)}))`;
const ELITE: Readonly<Record<string, string>> = {
  'home-guard': 'The Home Guard',
  'sacred-band': 'The Sacred Band',
  peltasts: 'The unit of peltasts',
};
/** Which way of several was drawn, and all its stops where they are many. */
const road = (route: readonly string[], of: number): string => {
  const stops = p.stops(route);
  if (of === 1) return stops === '' ? '' : ` ((by ${stops}))`;
  return ` ((one of ${of} equal routes, drawn by lot${stops === '' ? '' : `: ${stops}`}))`;
};
const price = (cost: number): string => (cost === 0 ? ', free' : ` for **${p.talents(cost)}** talents`);

/** PW-5.7.2: why a skirmish becomes a battle. */
const because = (rule: string, sum: number): string =>
  rule === 'PW-5.7.2-a'
    ? `: the dice add up to ${sum}`
    : rule === 'PW-5.7.2-b' || rule === 'PW-5.7.2-c'
      ? ': the forces are large enough'
      : '';

export const events = {
  ...two.events,
  ...firstWar.events,
  ...fallOfSparta.events,
  'side-kept': ({ side, sci }) =>
    `${p.whose(side)} confidence is ${p.number(sci)}: you stay with **${p.side(side)}**. {{PW-3.1-a}}`,
  'side-attempt': ({ die, modifiers, sum, changes, side }) =>
    `You ${changes ? 'change sides and now command' : 'stay with'} **${p.side(side)}** (${p.rolled([p.die(side, die)], modifiers, sum)}; you change sides on 6 or more).${p.rules(modifiers)}`,
  event: ({ dice, sum, event, possible, again, rule }) => {
    const rolled = p.rolled(dice, [], sum);
    if (possible) return `The event is **${EVENT[event]}** (${rolled}). ${p.rule(rule)}`;
    return `The event **${EVENT[event]}** cannot happen now (${rolled})${again === null ? '' : '; the dice are rolled again'}. ${p.rule(rule)}`;
  },
  talents: ({ side, city, talents, die, treasury }) =>
    `${city === undefined ? p.side(side) : p.space(city)} ${p.money(talents, 'receives nothing', sum => `receives **${sum}**`)}${die === null ? '' : ` (${p.thrown([p.die(side, die)])})`}. Treasury: ${p.talents(treasury)}.`,
  plague: ({ lost, talents, ships, treasury, pericles }) =>
    `The plague kills ${lost === 0 ? 'no hoplites' : `**${p.count(lost, 'hoplite')}**`} in Athens and Piraeus${ships === 0 ? '' : ` and costs ${p.talents(talents)} talents for ${p.count(ships, 'naval')}`}. ${pericles === false ? 'No' : 'Pericles dies; no'} allies may enter the city this turn. Treasury: ${p.talents(treasury)}.`,
  alcibiades: ({ to, rule }) => `${ALCIBIADES[to]} ${p.rule(rule)}`,
  allegiance: ({ space, side, rule, units }) =>
    `**${p.space(space)}** ${p.does(space, 'goes', 'go')} over to ${p.side(side)}${Object.keys(units).length === 0 ? '' : ` with ${p.units(units)}`}. ${p.rule(rule)}`,
  corcyra: ({ leaves, units = {} }) =>
    leaves
      ? `Corcyra leaves the war${Object.keys(units).length === 0 ? '' : ` with ${p.units(units)}`} and is neutral from now on. {{PW-E-10-d}}`
      : 'Corcyra takes part in no operation this turn. {{PW-E-10-a}}',
  phenomenon: ({ die, side, rule }) =>
    `${side === 'athens' ? 'An eclipse frightens Athens' : 'An earthquake shakes Sparta'}: it may make two operations at most this turn (${p.thrown([p.die(side, die)])}). ${p.rule(rule)}`,
  'delian-rebellion': ({ sci, navalLosses, happens, rule }) =>
    `${happens ? 'Rebellion breaks out in the Delian League' : 'The Delian League stays quiet'}: Athens’ confidence is ${p.number(sci)}${navalLosses === 0 ? '' : `; last turn the League lost ${p.count(navalLosses, 'naval')}`}. ${p.rule(rule)}`,
  'rebellion-roll': ({ dice, modifiers, sum, space, again, passed, rule }) => {
    const rolled = p.rolled(dice, modifiers, sum);
    if (space === null)
      return again === null
        ? `The roll is past the table (${rolled}): nothing happens. ${p.rule(rule)}`
        : `The roll is past the table (${rolled}): it begins again. {{PW-R58}}`;
    if (passed !== undefined && passed.length > 0)
      return `${p.all(passed.map(p.space))} cannot rebel (${rolled}); the next of the list is **${p.space(space)}**.${p.rules(modifiers, rule)}`;
    return again === null
      ? `The rebellion begins at **${p.space(space)}** (${rolled}).${p.rules(modifiers)}`
      : `${p.space(space)} cannot rebel (${rolled}); the dice are rolled again.${p.rules(modifiers, again)}`;
  },
  'no-rebellion': ({ rule }) =>
    `${rule === 'PW-R58' ? 'No space on the table can rebel.' : 'No rebellion breaks out.'} ${p.rule(rule)}`,
  rebellion: ({ space }) => `**${p.space(space)}** ${p.does(space, 'rebels', 'rebel')}.`,
  'rebellion-tested': ({ space, own, enemy, quelled }) =>
    quelled
      ? `The rebellion in **${p.space(space)}** is put down: only its own side’s zone of influence reaches there. {{PW-7.1-a}}`
      : `${p.space(space)} ${p.does(space, 'stays', 'stay')} in rebellion: ${own ? (enemy ? 'zones of influence of both sides reach there' : 'the zone of influence of its own side does not end it alone') : enemy ? 'an enemy zone of influence reaches there' : 'no zone of influence reaches there'}. {{PW-7.1-b}}`,
  'spread-roll': ({ space, die, modifiers, success }) =>
    `${success ? `**${p.space(space)}** ${p.does(space, 'joins', 'join')} the rebellion` : `${p.space(space)} ${p.does(space, 'stays', 'stay')} loyal`} (${p.rolled([die], modifiers, p.added(die, modifiers))}, needs 6 or more).${p.rules(modifiers)}`,
  'commander-drawn': ({ side, leader, from, rule }) =>
    `${p.side(side)} draws **${p.leader(leader)}** as commander ((${from.length} in the cup)). ${p.rule(rule)}`,
  'commander-called': ({ leader, of, rule }) => `**${p.leader(leader)}** leads${drawn(of.map(p.leader))}. ${p.rule(rule)}`,
  nicias: ({ rule }) => `Nicias leads Athens this turn: an armistice would last longer. ${p.rule(rule)}`,
  'strategy-kept': ({ side, strategy, sci }) =>
    `${p.side(side)} keeps its strategy, **${STRATEGY[strategy]}**: its confidence is ${p.number(sci)}. {{PW-4.1-a}}`,
  'strategy-rolled': ({ side, die, modifiers, sum, strategy, again }) => {
    const rolled = p.rolled([p.die(side, die)], modifiers, sum);
    return again === null
      ? `${p.whose(side)} strategy is now **${STRATEGY[strategy]}** (${rolled}).${p.rules(modifiers)}`
      : `Hostages bar the strategy **${STRATEGY[strategy]}** (${rolled}): ${p.side(side)} rolls again.${p.rules(modifiers, again)}`;
  },
  'sci-reset': ({ rule }) => `The confidence of both sides goes back to 0. ${p.rule(rule)}`,
  auguries: ({ side, die, modifiers, result, most, favourable }) =>
    `The auguries ${favourable ? 'favour' : '**are against**'} ${p.side(side)} (${p.rolled([p.die(side, die)], modifiers, result)}${most === undefined ? '' : `, needs ${most} or less`}).${p.rules(modifiers)}`,
  passed: ({ side, why, rule }) =>
    why === 'choice'
      ? `**${p.side(side)}** chooses to pass. ${p.rule(rule)}`
      : `**${p.side(side)}** passes: ${PASS[why]}. ${p.rule(rule)}`,
  defence: ({ side, holds, space, rule, conditions, of }) => {
    if (holds)
      return `The enemy ${space === null ? 'threatens Syracuse' : `is at **${p.space(space)}**`}: ${p.side(side)} must answer${drawn(of?.map(p.space))}. ${p.rule(rule)}`;
    const answered = conditions.flatMap(({ at }) => at.map(one => p.space(one.space)));
    return answered.length > 0
      ? `${p.side(side)} has already answered at ${p.all(answered)} and follows its strategy.`
      : `${p.side(side)} has nothing to defend and follows its strategy.`;
  },
  'objective-rolled': ({ side, strategy, dice, area, space, again, list, rule }) => {
    const rolled = p.thrown(dice.map(face => p.die(side, face)));
    const within = area === null ? '' : ` ${WITHIN[area]}`;
    return again === null
      ? `${rule === 'PW-MS-d' ? `The list of **${STRATEGY[strategy]}**` : `${p.whose(side)} strategy, **${STRATEGY[strategy]}**,`} points to **${p.space(space)}**${within} (${rolled}). ((${p.list(list)}))`
      : `${p.space(space)}${within} cannot be the objective of ${STRATEGY[strategy]} (${rolled}): ${p.side(side)} rolls again. ((${p.list(list)})) ${p.rule(again)}`;
  },
  objective: ({ side, space, rule }) => `${p.side(side)} chooses **${p.space(space)}** as its objective. ${p.rule(rule)}`,
  'force-required': ({ side, space, required, rule }) =>
    `${p.side(side)} needs exactly **${p.mix(required)}** for ${p.space(space)}. ${p.rule(rule)}`,
  gathering: ({ side, shares, cost, spendable, possible, missing, rule, cutOff, lots }) => {
    const giving = shares.filter(({ take }) => Object.keys(take).length > 0);
    const from = p.all(giving.map(({ space, take }) => `${p.units(take)} from ${p.space(space)}`));
    const idle = shares.filter(({ take }) => Object.keys(take).length === 0).map(({ space }) => space);
    const rest = idle.length > 0 ? ` ((Not needed or kept as garrisons: ${p.spaces(idle)}.))` : '';
    const far = cutOff.length > 0 ? ` ((Out of reach: ${p.spaces(cutOff)}.)) {{PW-R115}}` : '';
    const tied =
      lots.length > 0
        ? ` ((Of equally near spaces the lot drew first: ${p.spaces(lots.map(lot => lot.drawn))}.)) {{PW-R32}}`
        : '';
    const why = p.rules([], ...giving.map(one => one.why), ...(possible ? [] : [rule]));
    if (possible)
      return `The plan takes ${giving.length === 0 ? 'nobody' : from}${cost === 0 ? ', free' : `, for **${p.talents(cost)}** of ${p.talents(spendable)} talents`}.${rest}${far}${tied}${why}`;
    const lacks = p.mix(missing);
    return `${p.side(side)} cannot gather the expedition: ${lacks !== '' ? `**${lacks}** ${p.verb(missing, 'is', 'are')} missing` : cost > spendable ? `it would cost **${p.talents(cost)}** of ${p.talents(spendable)} talents` : 'there is **no way** to bring its parts together'}.${giving.length === 0 ? '' : ` Within reach: ${from}.`}${rest}${far}${tied}${why}`;
  },
  'cause-rebellion': ({ side, space, die, modifiers, needs, success, city }) =>
    `${city === undefined ? p.side(side) : p.space(city)} pays 100 talents${success ? ` and **${p.space(space)}** ${p.does(space, 'rebels', 'rebel')}` : `, but ${p.space(space)} ${p.does(space, 'does', 'do')} not rebel`} (${p.rolled([p.die(side, die)], modifiers, p.added(die, modifiers))}, needs ${needs} or more).${success ? '' : ' The operation is cancelled.'}${p.rules(modifiers)}`,
  activated: ({ leader, space, unit, count, cost, treasury, city }) =>
    `${p.leader(leader)} activates **${p.count(count, unit)}** at ${p.space(space)}${price(cost)}. ${left(treasury, city)}`,
  route: ({ leader, from, to, route, of, objective }) =>
    `${p.leader(leader)} ${objective ? `marches on ${p.space(to)}` : `goes to ${p.space(to)} to gather troops`}: ${p.way(from, route)}${road(route, of)}.`,
  storm: ({ die, lost, units, side }) =>
    `${lost ? (Object.keys(units).length === 0 ? 'A storm breaks on the open sea, but there is no ship to lose' : `A storm on the open sea destroys **${p.units(units)}**`) : 'The expedition crosses the open sea'} (${p.thrown([p.die(side, die)])}; 4 or less is safe). {{PW-5.1.3-b}}`,
  interception: ({ side, space, by, die, success, rule, candidates, chosen }) =>
    `${by === space ? '' : p.atHome(side, by) ? 'From home, ' : `From ${p.space(by)}, `}${p.side(side)} ${success ? '**intercepts** the expedition' : 'fails to intercept the expedition'} at **${p.atHome(side, space) ? 'home' : p.space(space)}**${die === null ? ' automatically' : ` (${p.thrown([p.die(side, die)])}, needs 4 or more)`}${chosen ? '' : drawn(candidates.map(p.space))}. ${p.rule(rule)}`,
  'commander-home': ({ leader, space, rule }) =>
    `${p.leader(leader)}, alone at ${p.space(space)}, goes home.${rule.startsWith('PW-5') ? ' The operation is over.' : ''} ${p.rule(rule)}`,
  skirmish: ({ space, dice, lost, battle, weighed, rule, parties }) => {
    const { athens, sparta } = dice;
    const losses = Object.entries(lost).map(([who, unit]) => `${p.side(who)} loses ${p.count(1, unit)}`);
    return `${losses.length === 0 ? 'Nobody loses anything' : p.all(losses)} in the skirmish at ${p.space(space)}${battle === null ? '' : `, and **battle** is joined${because(battle, athens + sparta)}`} (${p.side(parties[0])} ${p.die('athens', athens)}, ${p.side(parties[1])} ${p.die('sparta', sparta)})${tests(weighed)}. ${p.rule(battle ?? rule)}`;
  },
  battle: event => {
    const { space, forces, rule } = event;
    const [athens, sparta] = forces;
    const [one, two] = [athens.side, sparta.side];
    if (event.type === 'null')
      return `There is no battle at **${p.space(space)}**: ships and land units cannot fight (${fighter(athens)} against ${fighter(sparta)}). {{PW-6.2.1-a}}`;
    const { type, dice, modifiers, sums, winner, losses, fallen, goesOn, points: n, hostages, sci: pair } = event;
    const [am, bm] = modifiers;
    const [as, bs] = sums;
    const kind = type === 'naval' ? 'naval battle' : 'land battle';
    const both = `${told(athens, 'athens', dice.athens, am, as)}${told(sparta, 'sparta', dice.sparta, bm, bs)}`;
    const why = p.rules([...am, ...bm], ...(winner === null ? [rule] : []));
    if (winner === null) {
      const home = [one, two].filter(who => who !== 'persia');
      return `The ${kind} of **${p.space(space)}** is **drawn**, ${as} to ${bs}. ${losses === 0 ? 'Nobody falls' : p.all([one, two].map((who, i) => `${p.side(who)} loses ${p.units(fallen[i])}`))}; ${home.length === 2 ? 'both go home' : `${p.side(home[0])} goes home`}.${both}${why}`;
    }
    const loser = winner === one ? two : one;
    const score = winner === one ? `${as} to ${bs}` : `${bs} to ${as}`;
    const end = goesOn ? ', and the fight goes on ashore' : ` and goes home${hostages ? '; hostages are taken' : ''}`;
    return `**${p.side(winner)} wins** the ${kind} of **${p.space(space)}**, ${score}. ${p.side(loser)} loses ${p.units(fallen[loser === one ? 0 : 1])}${end}.${both}${pair === undefined || goesOn ? '' : confidence(pair)}${goesOn ? '' : points(n)}${why}`;
  },
  'elite-broken': ({ unit, left, as, rule }) =>
    `**${ELITE[unit]}** leaves the game for good${left === 0 ? '' : `; ${p.count(left, as)} ${p.verb({ [as]: left }, 'takes', 'take')} its place`}. ${p.rule(rule)}`,
  'battle-place': ({ space, of, rule }) =>
    `The forces at ${p.all(of.map(p.space))} meet at **${p.space(space)}** ((drawn by lot)). ${p.rule(rule)}`,
  'satrap-sends': ({ unit, count, rule }) =>
    `The satrap sends **${p.count(count, unit)}**, who go where the table sends them: the enemy is in Sardis. ${p.rule(rule)}`,
  'null-battle': ({ space, leaves, rule }) => `${p.side(leaves)} leaves ${p.space(space)}. ${p.rule(rule)}`,
  'leader-died': ({ leader, side, rule }) => `${p.commander(side)} **${p.leader(leader)}** is killed. ${p.rule(rule)}`,
  ravaged: ({ space, side, rule }) =>
    `${side === undefined ? `**${p.space(space)}** is ravaged` : `${p.side(side)} ravages **${p.space(space)}**`}. ${p.rule(rule)}`,
  'ravaged-removed': () => 'All Ravaged markers are taken off the map. {{PW1-0-e}}',
  'left-behind': ({ space, unit }) =>
    `${p.begin(p.single(unit))} ${p.singleDoes(unit, 'stays', 'stay')} behind at ${p.space(space)} for lack of ships. {{PW-5.1.4-d}}`,
  'operation-ends': ({ space, leader, units, rule }) =>
    `${p.leader(leader)} ${rule === 'PW-5.1-d' ? 'reaches' : 'stops at'} **${p.space(space)}**${units === undefined ? '' : ` with ${p.units(units)}`}.${rule === 'PW-5.1-d' ? '' : ` ${p.rule(rule)}`}`,
  'expedition-ends': ({ space, rule }) => `The expedition breaks up at ${p.space(space)} and goes home. ${p.rule(rule)}`,
  'neutral-joins': ({ neutral, side, units, rule }) =>
    `**${NEUTRAL[neutral]}** joins ${p.side(side)}${Object.keys(units).length === 0 ? '' : ` with ${p.units(units)}`}. ${p.rule(rule)}`,
  'neutral-taken': ({ space, side }) =>
    `**${p.space(space)}**, in rebellion, ${p.does(space, 'opens its', 'open their')} gates to ${p.side(side)}. {{PW-5.5.2-a}}`,
  placed: ({ unit, count, space, rule, side, die }) =>
    `**${p.begin(p.count(count, unit))}** ${p.verb({ [unit]: count }, 'arrives', 'arrive')} at ${p.space(space)}${die === undefined ? '' : ` (the die decides: ${p.die(side, die)})`}. ${p.rule(rule)}`,
  'no-place': ({ unit, count, side, rule }) =>
    `${p.side(side)} has no place for ${p.count(count, unit)}: ${p.verb({ [unit]: count }, 'it leaves', 'they leave')} the game. ${p.rule(rule)}`,
  order: ({ what, space, of, rule }) => {
    const places = space.split('/').map(p.space);
    return `The next ${what}, drawn by lot from ${of.length}, is ${places.length === 1 ? `at ${places[0]}` : `between the forces at ${p.all(places)}`}. ${p.rule(rule)}`;
  },
  'siege-begins': ({ side, space, besieged, rule }) =>
    `${p.side(side)} besieges **${p.space(space)}**${Object.keys(besieged).length === 0 ? '' : `, defended by ${p.units(besieged)}`}. ${p.rule(rule)}`,
  'siege-lifted': ({ space, units, rule }) =>
    rule === 'PW-R159'
      ? `The siege of ${p.space(space)} is lifted: its commander is dead, and ${p.units(units)} ${p.verb(units, 'goes', 'go')} home. {{PW-R159}}`
      : `The siege of ${p.space(space)} is lifted: the army has gone. {{PW-6.3-a}}`,
  siege: ({ space, side, leader, die, modifiers, sum, success, points: n, sci: pair, rule, besieged, city }) => {
    const end = `${confidence(pair)}${points(n)}${p.rules(die === null ? [] : modifiers, ...(die === null ? [rule] : []))}`;
    if (die === null)
      return `**The siege of ${p.space(space)} fails** automatically: ${rule === 'PW-6.1.1-c' ? 'the Long Walls hold' : 'the besieged have more ships there'}.${end}`;
    const rolled = `(${p.rolled([p.die(side, die)], modifiers, sum, leader)}, needs 4 or more)`;
    return success
      ? `**${p.leader(leader)} takes ${p.space(space)}** ${rolled}.${Object.keys(besieged).length === 0 ? '' : ` **${p.units(besieged)}** ${p.verb(besieged, 'falls', 'fall')} with it.`} ${city === undefined ? p.side(side) : p.space(city)} gains 300 talents.${end}`
      : `**${p.leader(leader)} fails to take ${p.space(space)}** ${rolled}; his army goes home.${end}`;
  },
  'going-home': ({ space, leader, die, modifiers, sum, side, stays }) => {
    const rolled = `(${p.rolled([p.die(side, die)], modifiers, sum, leader)}, needs 6 or more${stays === null ? ' to stay' : ''})`;
    return stays === null
      ? `${p.leader(leader)} and his army ${p.atHome(side, space) ? `at ${p.space(space)} go home` : `leave ${p.space(space)} for home`} ${rolled}.${p.rules(modifiers)}`
      : `${p.leader(leader)} stays at ${p.space(space)} with **${p.units(stays)}** ${rolled}.${p.rules(modifiers)}`;
  },
  stays: ({ space, unit, rule }) =>
    `${p.begin(p.single(unit))} ${p.singleDoes(unit, 'stays', 'stay')} at ${p.space(space)} as a garrison. ${p.rule(rule)}`,
  helots: event =>
    event.revolt === 'ends'
      ? 'The Helot rebellion is over. {{PW-7.3.1-a}}'
      : `The Helots ${event.revolt === 'begins' ? 'rebel' : 'fight on'}: Sparta’s bellicosity falls to ${event.bellicosity}, its income by ${p.talents(event.cost)} talents${event.lost > 0 ? `, and it loses ${p.count(event.lost, 'hoplite')}` : ''}. ${p.rule(event.rule)}`,
  control: ({ athens, sparta, nobody }) => {
    const taken = ([side, spaces]: readonly [string, readonly string[]]): string[] =>
      spaces.length === 0 ? [] : [`**${p.side(side)}** takes control of ${p.all(spaces.map(p.space))}.`];
    const lost = nobody.length === 0 ? [] : [`Nobody controls ${p.all(nobody.map(p.space))} any more.`];
    return `${[...taken(['athens', athens]), ...taken(['sparta', sparta]), ...lost].join(' ')} {{PW-8-a}}`;
  },
  income: ({ side, city, items, net, turns, treasury }) =>
    `${city === undefined ? p.side(side) : p.space(city)} ${p.money(net, 'receives nothing', sum => `receives **${sum}**`)}${turns > 1 ? ` in ${turns} turns` : ''}${items.length > 1 ? `: ${p.items(items)}` : ''}. Treasury: ${p.talents(treasury)}.${p.rules(items)}`,
  built: ({ side, unit, treasury, from, of, rule }) =>
    `${p.side(side)} ${unit.endsWith('naval') ? 'builds' : 'raises'} **${p.count(1, unit)}**${of === undefined ? '' : ` ((drawn by lot from the ${of} lost))`}. ${left(treasury, from)} ${p.rule(rule)}`,
  bellicosity: ({ side, before, modifiers, now }) => {
    const why = modifiers.filter(({ by }) => by !== 0);
    return before === now
      ? `${p.whose(side)} bellicosity stays at **${now}**.`
      : `${p.whose(side)} bellicosity ${now < before ? 'falls' : 'rises'} from ${before} to **${now}**${why.length === 0 ? '' : `: ${p.items(why)}`}.${p.rules(why)}`;
  },
  'bellicosity-reset': ({ now }) => `After the armistice both sides’ bellicosity is **${now}**. {{PW-9.3-l}}`,
  surrender: ({ sides, points: n, rule }) =>
    `**${p.all(sides.map(p.side))} ${sides.length === 1 ? 'surrenders' : 'surrender'}**.${points(n)} ${p.rule(rule)}`,
  armistice: ({ die, modifiers, turns, rule }) =>
    `The two sides agree on an **armistice** of ${p.counted(turns, ['turn', 'turns'])} (${p.rolled([die], modifiers, p.added(die, modifiers))}).${p.rules(modifiers, rule)}`,
  recalled: ({ space, side, units, rule }) =>
    `${p.side(side)} calls ${p.units(units)} home from **${p.space(space)}**. ${p.rule(rule)}`,
  returned: ({ space, to }) =>
    `${p.space(space)} ${to === null ? p.does(space, 'is neutral again', 'are neutral again') : `${p.does(space, 'returns', 'return')} to ${p.side(to)}`}. {{PW-9.3-e}}`,
  'hostages-freed': () => 'All hostages go free. {{PW-9.3-f}}',
  'turn-ends': ({ turn, years }) => `Turn **${turn}** begins${years === undefined ? '' : `: ${p.years(years)} BC`}.`,
  'scenario-ends': ({ won }) => (won ? 'You win the war.' : 'You lose the war.'),
} satisfies Sentences<PeloponnesianEvent>;

type Ravaged = OfKind<PeloponnesianEvent, 'ravaged'>;
export const together = {
  ravaged: (events: readonly Ravaged[]) => {
    const { side } = events[0];
    const n = `**${p.counted(events.length, ['space', 'spaces'])}**`;
    const who = side === undefined ? `${n} are ravaged` : `${p.side(side)} ravages ${n}`;
    return `${who}: ${p.spaces(events.map(({ space }) => space))}.${p.rules(null, ...events.map(({ rule }) => rule))}`;
  },
};
