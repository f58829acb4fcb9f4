import type { GameText } from '@polemos/kernel';
import { fallOfSparta, EVENTS as HEGEMONY, SHORT } from './fall-of-sparta/en.ts';
import { EVENTS, firstWar, UNITS } from './first-war/en.ts';
import { LEADERS_EN } from './leaders.ts';
import { phrases, SPACES_EN } from './phrases.ts';
import { two } from './two/en.ts';

const p = phrases('en', SPACES_EN, LEADERS_EN, ['H', 'C', 'N', 'Home Guard', 'A'], 'nothing', SHORT);
const more = two(p);
const early = firstWar(p);
const late = fallOfSparta(p);
const STRATEGY: Readonly<Record<string, string>> = {
  'attack-spartan-ally': 'Attack Spartan Ally',
  'attack-athenian-ally': 'Attack Athenian Ally',
  'cause-rebellion': 'Cause Rebellion',
  'cut-loc': 'Cut LOC',
  'attack-sparta': 'Attack Sparta',
  'attack-athens': 'Attack Athens',
};
const AREA: Readonly<Record<string, string>> = {
  isthmus: 'Isthmus',
  boeotia: 'Boeotia',
  sicily: 'Sicily',
  'arcadia-achaea': 'Arcadia and Achaea',
  'peloponnesus-messenia': 'Peloponnesus and Messenia',
  allies: 'Allies',
  caria: 'Caria',
  ionia: 'Ionia',
  hellespont: 'Hellespont',
  thrace: 'Thrace',
  island: 'Islands',
};
const EVENT: Readonly<Record<string, string>> = {
  ...EVENTS,
  ...HEGEMONY,
  'silver-mine': 'Silver mine',
  coup: 'Oligarchic coup in Athens',
  sitalces: 'Sitalces',
  persia: 'Persia',
  plague: 'Plague',
  demagogue: 'Demagogue for hire',
  oligarchs: 'Oligarchic rebellion',
  perdiccas: 'Perdiccas',
  'minor-powers': 'Minor powers',
  'leader-deaths': 'Leader deaths',
  phenomenon: 'Eclipse or earthquake',
};
const NEUTRAL: Readonly<Record<string, string>> = {
  argos: 'Argos',
  syracuse: 'Syracuse',
  macedonia: 'Macedonia',
  persia: 'Persia',
};
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
const UNIT: Readonly<Record<string, string>> = {
  ...UNITS,
  'athenian-hoplite': 'Athenian hoplites',
  'athenian-cavalry': 'Athenian cavalry',
  'athenian-naval': 'Athenian ships',
  'athenian-allied-hoplite': 'Allied hoplites of Athens',
  'athenian-allied-cavalry': 'Allied cavalry of Athens',
  'athenian-allied-naval': 'Allied ships of Athens',
  'spartan-hoplite': 'Spartan hoplites',
  'spartan-cavalry': 'Spartan cavalry',
  'spartan-naval': 'Spartan ships',
  'spartan-allied-hoplite': 'Allied hoplites of Sparta',
  'spartan-allied-cavalry': 'Allied cavalry of Sparta',
  'spartan-allied-naval': 'Allied ships of Sparta',
  'home-guard': 'Home Guard',
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
interface Fighter {
  readonly side: string;
  readonly units: unknown;
  readonly leader: string | null;
}
const fighter = ({ units, leader }: Fighter): string => `${p.units(units)}${leader === null ? '' : ` under ${p.leader(leader)}`}`;

export const en = {
  title: 'The Peloponnesian War',
  blurb: 'Athens and Sparta, 431 to 404. Alone against a war that plays itself; success makes you change sides.',
  names: {
    seat: { player: 'You', athens: 'Athens', sparta: 'Sparta' },
    side: { athens: 'Athens', sparta: 'Sparta' },
    space: SPACES_EN,
    leader: LEADERS_EN,
    unit: UNIT,
    strategy: STRATEGY,
    area: AREA,
    event: EVENT,
    neutral: NEUTRAL,
    scenario: {
      campaign: 'The Peloponnesian War',
      archidamian: 'The Archidamian War',
      decelean: 'The Decelean War',
      'fall-of-athens': 'The Fall of Athens',
      'first-war': 'The First Peloponnesian War',
      'fall-of-sparta': 'The Fall of Sparta',
    },
    scenarioAbout: {
      campaign: 'The whole war in ten turns, from the siege of Potidaea. More than 150 points win.',
      archidamian: 'The first three turns, until peace or until you are Athens again. 40 points win.',
      decelean: 'Turns 6 to 8: an Athenian army before Syracuse, Sparta on the march. 40 points win.',
      'fall-of-athens': 'Turns 7 to 10 as Sparta, against an Athens whose league is in revolt. 40 points win.',
      'first-war':
        'Six turns before the Thirty Years’ Peace: no Long Walls, hostages on both sides. Who loses the will to fight loses the war.',
      'fall-of-sparta':
        'Two players, seven turns after the war: Sparta against a Coalition that is Thebes, Athens or both, and the Persians against all.',
    },
    option: {
      players: 'Players',
      edition: 'Edition of the rules',
      'long-walls-leader': 'Forces in Athens draw a commander before a battle (PW1-5.3.1-c, first edition only)',
      'half-of-whole-force': 'Half of the whole Force counts for the +2 in battle (PW-R9)',
      'amphipolis-barred': 'Amphipolis bars the way like Naupactus and Byzantium (PW-R37)',
    },
    players: { solitaire: 'Solitaire', two: 'Two players' },
    edition: { second: '2nd edition (2019)', first: '1st edition (1991)' },
    phase: {
      gift: 'Politics',
      goldMine: 'Politics',
      islands: 'Politics',
      persiansFirst: 'Operations',
      manning: 'Control',
      another: 'Operations',
      objective: 'Operations',
      commander: 'Operations',
      expedition: 'Operations',
      leaveBehind: 'Operations',
      interception: 'Operations',
      nextBattle: 'Combat',
      nextSiege: 'Combat',
      homeward: 'Going home',
      odd: 'Going home',
      garrison: 'Going home',
      build: 'Construction',
    },
    word: {
      treasury: 'Treasury',
      sci: 'Strategic confidence',
      bellicosity: 'Bellicosity',
      points: 'Victory points',
      turn: 'Turn',
      strategy: 'Strategy',
      hostages: 'Hostages',
      helots: 'Helots in revolt',
      ravaged: 'Ravaged',
      rebellion: 'In rebellion',
      siege: 'Siege',
      objective: 'Objective',
      goingHome: 'Going home',
      cup: 'In the cup',
      out: 'Out of the game',
      talents: 'talents',
      fund: 'Emergency fund',
      player: 'you',
      nonPlayer: 'the game',
    },
  },
  events: {
    ...more.events,
    ...early.events,
    ...late.events,
    'side-kept': ({ side, sci: n }) => `${p.side(side)}’s confidence is ${n}: you stay with **${p.side(side)}**. {{PW-3.1-a}}`,
    'side-attempt': ({ die, modifiers, sum, changes, side }) =>
      `Side determination: ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}. ${p.yes(changes) ? `You change sides and are now **${p.side(side)}**.` : `You stay with **${p.side(side)}**.`}`,
    event: ({ dice, sum, event, possible, again, rule }) => {
      const [one, two] = dice as number[];
      const what = `Event ${one} + ${two} = ${sum}: **${EVENT[String(event)]}** ${p.rule(rule)}`;
      if (p.yes(possible)) return `${what}.`;
      return again === null ? `${what} cannot happen now.` : `${what} cannot happen now: rolled again.`;
    },
    talents: ({ side, city, talents, die, treasury }) =>
      `${die === null ? '' : `${p.die(side, die)} `}${city === undefined ? p.side(side) : p.space(city)} receives **${p.talents(talents)}** talents and has ${p.talents(treasury)}.`,
    plague: ({ lost, talents, ships, treasury, pericles }) =>
      `The plague takes ${lost} of the hoplites in Athens and Piraeus, and for ${ships} ships ${p.talents(talents)} talents (${p.talents(treasury)} left). ${pericles === false ? 'No' : 'Pericles dies; no'} Allies may enter the city this turn.`,
    alcibiades: ({ to, rule }) => `${ALCIBIADES[String(to)]} ${p.rule(rule)}`,
    allegiance: ({ space, side, rule, units }) =>
      `**${p.space(space)}** goes over to ${p.side(side)}: ${p.units(units)}. ${p.rule(rule)}`,
    corcyra: ({ leaves }) =>
      p.yes(leaves)
        ? 'Corcyra leaves the war and is neutral from now on. {{PW-E-10-d}}'
        : 'Corcyra takes part in no operation this turn. {{PW-E-10-a}}',
    phenomenon: ({ die, side, rule }) =>
      `${p.die(side, die)}: ${side === 'athens' ? 'an eclipse frightens Athens' : 'an earthquake shakes Sparta'}: at most two operations this turn. ${p.rule(rule)}`,
    'delian-rebellion': ({ sci: n, navalLosses, happens, rule }) =>
      `Delian League: Athens’ confidence ${n}, ${navalLosses} ${navalLosses === 1 ? 'ship' : 'ships'} lost last turn: ${p.yes(happens) ? 'rebellion breaks out' : 'the allies stay quiet'}. ${p.rule(rule)}`,
    'rebellion-roll': ({ dice, modifiers, sum, space, again, passed, rule }) => {
      const [one, two] = dice as number[];
      const roll = `Rebellion: ${one} + ${two}${p.modifiers(modifiers)} = ${sum}`;
      if (space === null)
        return again === null
          ? `${roll}, past the table: nothing happens. ${p.rule(rule)}`
          : `${roll}, past the table: it begins again. {{PW-R58}}`;
      if (passed !== undefined && (passed as string[]).length > 0)
        return `${roll}: ${p.spaces([...(passed as string[])])} cannot rebel, the next of the list is **${p.space(space)}**. ${p.rule(rule)}`;
      return again === null
        ? `${roll}: **${p.space(space)}**.`
        : `${roll}: ${p.space(space)} is not eligible ${p.rule(again)}, rolled again.`;
    },
    'no-rebellion': ({ rule }) =>
      `${rule === 'PW-R58' ? 'No space on the table can rebel.' : 'No rebellion breaks out.'} ${p.rule(rule)}`,
    rebellion: ({ space }) => `**${p.space(space)}** is in rebellion.`,
    'rebellion-tested': ({ space, own, enemy, quelled }) =>
      p.yes(quelled)
        ? `The rebellion in **${p.space(space)}** is quelled: only its own side’s ZOI lies there. {{PW-7.1-a}}`
        : `${p.space(space)} stays in rebellion (${p.yes(own) ? (p.yes(enemy) ? 'ZOI of both sides' : 'own ZOI') : p.yes(enemy) ? 'enemy ZOI' : 'no ZOI'}). {{PW-7.1-b}}`,
    'spread-roll': ({ space, die, modifiers, success }) =>
      `Does ${p.space(space)} follow? ${die}${p.modifiers(modifiers)}: ${p.yes(success) ? '**yes**' : 'no'}.`,
    'commander-drawn': ({ side, leader, space, from }) =>
      `${p.side(side)} draws **${p.leader(leader)}** for ${p.space(space)} ((of ${(from as string[]).length} in the cup)).`,
    nicias: ({ rule }) => `Nicias leads Athens this year: an armistice would last longer. ${p.rule(rule)}`,
    'strategy-kept': ({ side, strategy, sci: n }) =>
      `${p.side(side)} keeps its strategy **${STRATEGY[String(strategy)]}**: its confidence is ${n}. {{PW-4.1-a}}`,
    'strategy-rolled': ({ side, die, modifiers, sum, strategy, again }) =>
      `Strategy of ${p.side(side)}: ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}: **${STRATEGY[String(strategy)]}**${again === null ? '' : `, barred by hostages ${p.rule(again)}: rolled again`}.`,
    'sci-reset': ({ rule }) => `The confidence of both sides goes back to 0. ${p.rule(rule)}`,
    auguries: ({ side, die, modifiers, result, favourable }) =>
      `Auguries of ${p.side(side)}: ${p.die(side, die)}${p.modifiers(modifiers)} = ${result}: ${p.yes(favourable) ? 'favourable' : '**unfavourable**'}.`,
    passed: ({ side, why, rule }) => `**${p.side(side)} passes**: ${PASS[String(why)]}. ${p.rule(rule)}`,
    defence: ({ side, holds, space, rule, conditions }) => {
      if (p.yes(holds))
        return `Defence of ${p.side(side)} ${p.rule(rule)}: the enemy ${space === null ? 'threatens Syracuse' : `is at **${p.space(space)}**`} and must be answered.`;
      const answered = (conditions as { at: { space: string }[] }[]).flatMap(({ at }) => at.map(one => one.space));
      return `No defensive condition of ${p.side(side)} calls${answered.length > 0 ? ` (${p.spaces(answered)} already answered)` : ''}: it follows its strategy.`;
    },
    'objective-rolled': ({ side, strategy, dice, area, space, again, list }) =>
      `${STRATEGY[String(strategy)]}: ${(dice as number[]).map(face => p.die(side, face)).join(' ')} ${area === null ? '' : `**${AREA[String(area)]}**, `}**${p.space(space)}** ((${p.spaces(list)}))${again === null ? '' : `: not possible ${p.rule(again)}, rolled again`}.`,
    objective: ({ side, space, rule }) => `${p.side(side)} names its objective: **${p.space(space)}**. ${p.rule(rule)}`,
    'force-required': ({ side, space, required, rule }) =>
      `${p.side(side)} needs exactly **${p.mix(required)}** for ${p.space(space)}. ${p.rule(rule)}`,
    gathering: ({ shares, cost, spendable, possible, missing, rule, cutOff }) => {
      const given = (shares as { space: string; take: object; why: string }[])
        .filter(({ take }) => Object.keys(take).length > 0)
        .map(({ space, take, why }) => `${p.space(space)} ${p.units(take)} ${p.rule(why)}`)
        .join('; ');
      const idle = (shares as { space: string; take: object }[])
        .filter(({ take }) => Object.keys(take).length === 0)
        .map(({ space }) => space);
      const rest = idle.length > 0 ? ` ((not needed or kept as garrisons: ${p.spaces(idle)}))` : '';
      const beyond = (cutOff as string[] | undefined) ?? [];
      const far = beyond.length > 0 ? ` ((out of reach: ${p.spaces(beyond)} {{PW-R115}}))` : '';
      const plan = `The plan: ${given === '' ? 'nobody' : given}.${rest}${far} It costs **${p.talents(cost)}** of ${p.talents(spendable)}`;
      if (p.yes(possible)) return `${plan}.`;
      const lacks = p.mix(missing);
      return `${plan}: it cannot be done${lacks === '' ? '' : `, ${lacks} are missing`}. ${p.rule(rule)}`;
    },
    'cause-rebellion': ({ side, space, die, modifiers, success }) =>
      `${p.side(side)} pays 100 talents to stir up **${p.space(space)}**: ${p.die(side, die)}${p.modifiers(modifiers)}: ${p.yes(success) ? 'it rises' : 'in vain, the operation is off'}.`,
    activated: ({ side, space, unit, count, cost, treasury }) =>
      `${p.space(space)}: **${count}${p.unit(unit)}** activated for ${p.talents(cost)}; ${p.side(side)} has ${p.talents(treasury)}.`,
    route: ({ from, to, route, of, drawn, objective }) =>
      `${p.yes(objective) ? 'March' : 'To the rally space'}: ${p.space(from)} → ${(route as string[]).map(p.space).join(' → ')}${Number(of) > 1 ? ` ((route ${drawn} of ${of}, by lot to ${p.space(to)}))` : ''}.`,
    storm: ({ die, lost, units, side }) =>
      `The open sea: ${p.die(side, die)}: ${p.yes(lost) ? `a storm takes **${p.units(units)}**` : 'the fleet comes across'}. {{PW-5.1.3-b}}`,
    interception: ({ side, space, by, die, success, rule }) =>
      `${p.side(side)} tries to intercept at **${p.space(space)}**${by === space ? '' : ` from ${p.space(by)}`}: ${die === null ? 'of itself' : p.die(side, die)}: ${p.yes(success) ? '**intercepted**' : 'in vain'}. ${p.rule(rule)}`,
    'commander-home': ({ leader, space, rule }) =>
      `${p.leader(leader)}, alone at ${p.space(space)}, goes home${rule === 'PW-6.7-b' ? '' : ': the operation is over'}. ${p.rule(rule)}`,
    skirmish: ({ space, dice, lost, battle }) => {
      const { athens, sparta } = dice as Record<string, number>;
      const losses = Object.entries(lost as Record<string, string>).map(([who, unit]) => `${p.side(who)} loses 1${p.unit(unit)}`);
      return `Skirmish at ${p.space(space)}: ${p.die('athens', athens)} ${p.die('sparta', sparta)}. ${losses.length === 0 ? 'No losses' : losses.join(', ')}${battle === null ? '' : `; **battle** follows ${p.rule(battle)}`}.`;
    },
    battle: ({ type, space, forces, dice, modifiers, sums, winner, losses, goesOn, points: n, hostages, sci: pair, rule }) => {
      const [athens, sparta] = forces as Fighter[];
      const [one, two] = [athens.side, sparta.side];
      const met = `at **${p.space(space)}**: ${fighter(athens)} against ${fighter(sparta)}`;
      if (type === 'null') return `Null battle ${met}: ships and land units cannot fight. {{PW-6.2.1-a}}`;
      const { athens: a, sparta: b } = dice as Record<string, number>;
      const [am, bm] = modifiers as unknown[];
      const [as, bs] = sums as number[];
      const rolled = `${type === 'naval' ? 'Naval' : 'Land'} battle ${met}. ${p.side(one)} ${p.die('athens', a)}${p.modifiers(am)} = ${as}; ${p.side(two)} ${p.die('sparta', b)}${p.modifiers(bm)} = ${bs}.`;
      if (winner === null) {
        const home = [one, two].filter(who => who !== 'persia');
        return `${rolled} **A draw**: ${losses === 0 ? 'nobody falls' : 'each loses 1 SP'}, ${home.length === 2 ? 'both go home' : `${p.side(home[0])} goes home`}. ${p.rule(rule)}`;
      }
      const loser = winner === one ? two : one;
      const won = `${rolled} **${p.side(winner)} wins**; ${p.side(loser)} loses ${losses} SP`;
      if (p.yes(goesOn)) return `${won}, and the fight goes on ashore.`;
      return `${won} and goes home.${p.yes(hostages) ? ' Hostages are taken.' : ''}${pair === undefined ? '' : sci(pair)}${points(n)}`;
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
      `**${NEUTRAL[String(neutral)]}** joins ${p.side(side)}${Object.keys(units as object).length === 0 ? '' : ` with ${p.units(units)}`}.`,
    'neutral-taken': ({ space, side }) =>
      `**${p.space(space)}**, in rebellion, opens its gates to ${p.side(side)}. {{PW-5.5.2-a}}`,
    placed: ({ unit, count, space, rule, side, die }) =>
      `${die === undefined ? '' : `${p.die(side, die)} `}**${count}${p.unit(unit)}** to ${p.space(space)} ${p.rule(rule)}.`,
    'no-place': ({ unit, count, side, rule }) =>
      `${count}${p.unit(unit)} of ${p.side(side)} have nowhere to go and leave the game. ${p.rule(rule)}`,
    order: ({ what, space, of }) =>
      `${what === 'siege' ? 'Next siege' : 'Next battle'}, by lot among ${(of as string[]).length}: ${String(space).split('/').map(p.space).join(' and ')}.`,
    'siege-begins': ({ side, space, besieged, rule }) =>
      `${p.side(side)} lays siege to **${p.space(space)}**${Object.keys(besieged as object).length === 0 ? '' : ` (${p.units(besieged)} inside)`}. ${p.rule(rule)}`,
    'siege-lifted': ({ space, units, rule }) =>
      rule === 'PW-R159'
        ? `The siege of ${p.space(space)} is lifted: its commander is dead, and ${p.units(units)} go home. {{PW-R159}}`
        : `The siege of ${p.space(space)} is lifted: the Army has gone. {{PW-6.3-a}}`,
    siege: ({ space, side, leader, die, modifiers, sum, success, points: n, sci: pair, rule }) =>
      `Siege of **${p.space(space)}** by ${p.leader(leader)}: ${die === null ? `it fails of itself ${p.rule(rule)}` : `${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}: ${p.yes(success) ? `**taken**, ${p.side(side)} gains 300 talents` : '**failed**, the Army goes home'}`}.${sci(pair)}${points(n)}`,
    'going-home': ({ space, leader, die, modifiers, sum, side, stays }) =>
      `${p.leader(leader)} at ${p.space(space)}: ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}: ${stays === null ? 'the Army goes home' : `${p.units(stays)} stay`}.`,
    stays: ({ space, unit }) => `${unit === 'home-guard' ? 'The Home Guard' : `1${p.unit(unit)}`} stays at ${p.space(space)}.`,
    helots: ({ revolt, lost, cost, bellicosity }) =>
      revolt === 'ends'
        ? 'The Helot revolt is over. {{PW-7.3.1-a}}'
        : `The Helots ${revolt === 'begins' ? 'rise' : 'fight on'}: Sparta’s Bellicosity falls to ${bellicosity}, its income by ${p.talents(cost)}${Number(lost) > 0 ? `, and ${lost}H are lost` : ''}.`,
    control: ({ athens, sparta, nobody }) => {
      const list = (who: string, spaces: unknown): string[] =>
        (spaces as string[]).length === 0 ? [] : [`**${who}**: ${p.spaces(spaces)}`];
      const held = [...list(p.side('athens'), athens), ...list(p.side('sparta'), sparta), ...list('nobody', nobody)];
      return `Control {{PW-8-a}}: ${held.join('; ')}.`;
    },
    income: ({ side, city, items, net, turns, treasury }) =>
      `Income of ${city === undefined ? p.side(side) : p.space(city)}: ${(items as { rule: string; by: number }[]).map(({ rule, by }) => `${p.signed(by)} ${p.rule(rule)}`).join(' ')} = **${p.talents(net)}**${Number(turns) > 1 ? ` in ${turns} turns` : ''}; treasury ${p.talents(treasury)}.`,
    built: ({ side, unit, treasury }) => `${p.side(side)} builds **1${p.unit(unit)}**; treasury ${p.talents(treasury)}.`,
    bellicosity: ({ side, before, modifiers, now }) =>
      `Bellicosity of ${p.side(side)}: ${before}${p.modifiers(modifiers)} = **${now}**.`,
    'bellicosity-reset': ({ now }) => `After the armistice both sides’ Bellicosity is **${now}**. {{PW-9.3-l}}`,
    surrender: ({ sides, points: n, rule }) =>
      `**${(sides as string[]).map(p.side).join(' and ')} surrenders**. ${p.rule(rule)}${points(n)}`,
    armistice: ({ die, modifiers, turns }) =>
      `**Armistice**: ${die}${p.modifiers(modifiers)}: ${turns} turn${turns === 1 ? '' : 's'} of peace. {{PW-9.3-c}}`,
    recalled: ({ space, side, units }) => `From **${p.space(space)}** ${p.units(units)} of ${p.side(side)} go home. {{PW-9.3-d}}`,
    returned: ({ space, to }) =>
      `${p.space(space)} ${to === null ? 'is neutral again' : `returns to ${p.side(to)}`}. {{PW-9.3-e}}`,
    'hostages-freed': () => 'All hostages go free. {{PW-9.3-f}}',
    'turn-ends': ({ turn }) => `Turn **${turn}** begins.`,
    'scenario-ends': ({ points: n, won }) => `The war is over with **${n}** points: ${p.yes(won) ? 'victory' : 'defeat'}.`,
  },
  asks: {
    ...more.asks,
    ...late.asks,
    another: ({ side, treasury }) => ({
      caption: 'Operations',
      title: 'Another operation?',
      body: `${p.side(side)} has ${p.talents(treasury)} talents. The auguries come first; whoever passes is done for this turn.`,
    }),
    objective: ({ side, initial, spendable }) => ({
      caption: p.yes(initial) ? 'Initial operation' : 'Continuing operation',
      title: 'Name the objective',
      body: `${p.side(side)} may spend ${p.talents(spendable)} talents. Name a space to march on, or one to stir to rebellion for 100 talents.`,
    }),
    commander: () => ({ caption: 'Operations', title: 'Who leads?', body: 'Several commanders stand in the home space.' }),
    expedition: ({ space, objective, leader, units, spendable }) => ({
      caption: 'Expedition',
      title: `${p.leader(leader)} at ${p.space(space)}`,
      body: `With him: ${p.units(units)}. ${p.talents(spendable)} talents to spend. Activate here, go to another rally space, or march on **${p.space(objective)}**.`,
    }),
    leaveBehind: ({ space, short }) => ({
      caption: 'Too few ships',
      title: 'Who stays behind?',
      body: `At ${p.space(space)} the ships cannot carry ${short} land SP.`,
    }),
    odd: ({ unit, spaces }) => ({
      caption: 'Going home',
      title: `Where does the odd ${p.unit(unit)} go?`,
      body: `To ${(spaces as string[]).map(p.space).join(' or ')}.`,
    }),
    garrison: ({ space }) => ({
      caption: 'Going home',
      title: `Which SP stays at ${p.space(space)}?`,
      body: 'One land SP holds the island.',
    }),
    build: ({ side, left, spendable, armistice }) => ({
      caption: p.yes(armistice) ? 'Armistice' : 'Construction',
      title: `Build for ${p.side(side)}`,
      body: `Up to ${left} more SP at 200 talents; ${p.talents(spendable)} may be spent.`,
    }),
  },
  actions: {
    ...more.actions,
    ...late.actions,
    operate: () => 'Consult the auguries',
    pass: () => 'Pass',
    objective: ({ space }) => `March on **${p.space(space)}**`,
    incite: ({ space }) => `Cause rebellion in **${p.space(space)}**`,
    lead: ({ leader }) => `**${p.leader(leader)}** leads`,
    activate: ({ unit, count }) => `Activate **${count}${p.unit(unit)}**`,
    rally: ({ space }) => `Go to **${p.space(space)}**`,
    cross: ({ space }) => `Cross the open sea to **${p.space(space)}**`,
    march: () => 'March on the objective',
    halt: () => 'Give up',
    leave: ({ unit }) => `1${p.unit(unit)} stays behind`,
    garrison: ({ unit }) => `1${p.unit(unit)} stays`,
    send: ({ space }) => `To **${p.space(space)}**`,
    build: ({ unit }) => `Build **1${p.unit(unit)}**`,
    enough: () => 'Enough',
  },
  refusals: {
    ...more.refusals,
    ...early.refusals,
    ...late.refusals,
    'PW-0.2-d': 'All pieces of this kind are in play.',
    'PW-0.3-f': 'The Home Guard never leaves Sparta.',
    'PW-0.5-i': 'This is no rally space: it must be friendly and hold a friendly unit not yet activated.',
    'PW-5.1-a': 'An objective must be named.',
    'PW-5.1-b': 'The commander must stand in the home space.',
    'PW-5.1-c': 'The Expedition is being gathered.',
    'PW-5.1-d': 'The way to the objective is open: the Expedition must march.',
    'PW-5.1-g': 'The enemy holds hostages: neither its home nor a space beside it can be the objective.',
    'PW-5.1-i': 'An operation needs at least one strength point.',
    'PW-5.1.1-a': 'Only own units march with the commander.',
    'PW-5.1.1-c': 'Land units cannot cross water without ships.',
    'PW-5.1.1-d': 'No way by sea leads there.',
    'PW-5.1.1-l': 'Neutral Argos and Syracuse are on no route.',
    'PW-5.1.3-a': 'The open sea between Cape Taenarum and Syracuse is no shortest way there for this Expedition.',
    'PW-5.1.4-b': 'More land units than ships: naval lines are closed.',
    'PW-5.1.4-d': 'Only land units stay behind.',
    'PW-5.1.5-e': 'Athens must keep its emergency fund of 1,000 talents.',
    'PW-5.1.5-f': 'So many un-activated strength points are not there.',
    'PW-5.1.6-a': 'A lone commander cannot enter a space with enemy units.',
    'PW-5.1.6-b': 'A lone commander cannot enter a space of the enemy’s colour that is no rally space.',
    'PW-5.1.6-e': 'No way is open to a lone commander.',
    'PW-5.3-a': 'First: another operation, or a pass?',
    'PW-5.3.2-d': 'Nothing is left that could be activated.',
    'PW-5.3.2-e': 'The treasury cannot pay for it.',
    'PW-5.3.2-f': 'Nothing can be paid for without the emergency fund of Athens.',
    'PW-5.4-c': 'An enemy Force holds it down.',
    'PW-5.4-d': 'The enemy’s home never rebels.',
    'PW-5.4-e': 'Rebellion cannot be caused in an enemy coalition space.',
    'PW-5.4-f': 'Argos, Syracuse and Pella cannot be stirred up while neutral.',
    'PW-5.4-k': 'The 100 talents would break the emergency fund.',
    'PW-5.4-m': '100 talents are needed.',
    'PW-5.5.3.2-a': 'Sparta cannot enter neutral Syracuse.',
    'PW-5.5.3.3-a': 'Athens cannot enter neutral Argos.',
    'PW-5.5.3.4-c': 'Sardis is no objective until Persia is in the war.',
    'PW-6.4-d': 'One of the land units there must stay.',
    'PW-6.4-e': 'A national unit stays rather than an Allied one.',
    'PW-8.1.6-a': 'Athens must keep its emergency fund of 1,000 talents.',
    'PW-8.2-a': 'A strength point costs 200 talents.',
    'PW-8.2-b': 'No more than 600 talents of your own side’s units.',
    'PW-8.2-h': 'Elite units cannot be rebuilt.',
    'PW-9.3-j': 'Five at most, and 1,000 talents must remain.',
    'PW-E-10-a': 'Corcyra takes part in nothing this turn.',
    'PW-E-12-a': 'Only two operations this turn.',
    'PW-P-f': 'One of the two spaces of the split.',
    'PW-R109': 'The initial operation cannot be passed.',
    'PW1-4.1-c':
      'In the first edition a lone commander enters the enemy’s colour, or a space with enemy units, only where a friendly Force stands.',
    'PW1-4.1.3-b': 'In the first edition only an Army crosses the open sea, not a commander alone.',
    'PW1-4.4-b': 'In the first edition the player stirs up only spaces that the enemy controls.',
    'PW-R29': 'It is friendly already, or in rebellion.',
  },
  outcomes: {
    ...more.outcomes,
    ...early.outcomes,
    ...late.outcomes,
    'PW-9.2-c': ({ points: n, won, surrendered, turn }) =>
      `${p.side(surrendered)} surrenders in turn ${turn}. ${n} points: **${p.yes(won) ? 'victory' : 'defeat'}**.`,
    'PW-1.3.1-a': ({ points: n, won }) =>
      `The war ends. ${n} points, more than 150 were needed: **${p.yes(won) ? 'victory' : 'defeat'}**.`,
    'PW-1.4-b': ({ points: n, won }) =>
      `The Archidamian War ends. ${n} points, 40 were needed: **${p.yes(won) ? 'victory' : 'defeat'}**.`,
    'PW-10.1.4-a': ({ points: n, won }) =>
      `The Decelean War ends. ${n} points, 40 were needed: **${p.yes(won) ? 'victory' : 'defeat'}**.`,
    'PW-10.2.4-a': ({ points: n, won }) =>
      `The struggle for Athens ends. ${n} points, 40 were needed: **${p.yes(won) ? 'victory' : 'defeat'}**.`,
    'PW1-10.3-c': ({ points: n, won }) =>
      `The Decelean War ends. ${n} points, 40 were needed: **${p.yes(won) ? 'victory' : 'defeat'}**.`,
    'PW1-10.4-a': ({ points: n, won }) =>
      `The struggle for Athens ends. ${n} points, 40 were needed: **${p.yes(won) ? 'victory' : 'defeat'}**.`,
  },
} satisfies GameText;
