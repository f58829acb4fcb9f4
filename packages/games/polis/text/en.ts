import { die, type GameText } from '@polemos/kernel';
import events from '../data/events.json' with { type: 'json' };
import { REFUSALS } from './refusals-en.ts';
import { GREEK_MANOEUVRE, goodsOfTie, type Half, type Loss, listed, MARKET, name, PLACES, POLIS, rolled } from './say.ts';

const SEAT = { sparta: 'Sparta', athens: 'Athens' };
const REGION = { ...PLACES, port: 'the trade port' };
const STUFF = {
  metal: 'metal',
  wood: 'wood',
  wine: 'wine',
  oil: 'oil',
  silver: 'silver',
  wheat: 'wheat',
  prestige: 'prestige',
  order: 'order',
};
const PROJECT = {
  socrates: 'Socrates',
  democritus: 'Democritus',
  protagoras: 'Protagoras',
  phidias: 'Phidias',
  'temple-of-zeus': 'Temple of Zeus',
  'temple-of-apollo': 'Temple of Apollo',
  theatre: 'Theatre',
  'theatre-with-episkenion': 'Theatre with Episkenion',
  'statue-of-venus': 'Statue of Venus',
  'statue-of-an-ephebe': 'Statue of an Ephebe',
  'festival-of-demeter': 'Festival of Demeter',
  'festival-of-dionysus': 'Festival of Dionysus',
  'nemean-games': 'Nemean Games',
  'isthmian-games': 'Isthmian Games',
};
const FORMATION = {
  phalanx: 'Phalanx',
  cavalry: 'Cavalry',
  archers: 'Archers',
  peltasts: 'Peltasts',
  mercenaries: 'Mercenaries',
  salpinx: 'Sound of the Salpinx',
  eliteTrireme: 'Elite Trireme',
  trireme: 'Trireme',
  bireme: 'Bireme',
  triaconter: 'Triaconter',
};
const MANOEUVRE = { ...GREEK_MANOEUVRE, advance: 'Advance', hold: 'Hold', shot: 'Shooting', ambush: 'Ambush' };
const UNIT = { hoplite: 'hoplite', galley: 'galley', merchant: 'merchant' };
const WAY = { land: 'by land', sea: 'by sea' };
const ACTION = {
  '1': 'Create hoplites',
  '2': 'Create galleys',
  '3': 'Create merchants',
  '4': 'Begin a project',
  '5': 'Move hoplites',
  '6': 'Move galleys',
  '7': 'Besiege',
  '8': 'Collect taxes',
  '9': 'Trade',
  '10': 'Move the Proxenos',
  '11': 'Free the Proxenos',
  '12': 'Civil war',
};

const seat = (id: unknown): string => name(SEAT, id);
const polis = (id: unknown): string => name(POLIS, id);
const region = (id: unknown): string => name(REGION, id);
const stuff = (id: unknown): string => name(STUFF, id);
const project = (id: unknown): string => name(PROJECT, id);
const unit = (id: unknown, count: unknown = 1): string =>
  Number(count) === 1 ? name(UNIT, id) : id === 'galley' ? 'galleys' : `${name(UNIT, id)}s`;
const space = (id: unknown): string => {
  const [market, box] = String(id).split('-');
  return `${name(MARKET, market)} (space ${box})`;
};
const some = (counts: unknown): string =>
  Object.entries(counts as Record<string, number>)
    .map(([id, count]) => `${count} ${stuff(id)}`)
    .join(', ') || 'nothing';
const way = (ids: unknown): string => listed(ids, region).replaceAll(', ', ' – ');
const TITLE: Readonly<Record<string, string>> = Object.fromEntries(events.events.map(({ id, title }) => [id, title]));
const WORDING: Readonly<Record<string, string>> = Object.fromEntries(events.events.map(({ id, text }) => [id, text]));
const half = (of: unknown): string => {
  const { formation, manoeuvre, value } = of as Half;
  return `${name(FORMATION, formation)}, ${name(MANOEUVRE, manoeuvre)} ${value}`;
};
const score = (of: unknown): string => {
  const { population, prestige, projects, total } = of as Record<string, number>;
  return `**${total}** (${population} population, ${prestige} prestige, ${projects} by projects)`;
};
const byGoods = (sparta: unknown, athens: unknown, winner: unknown): string => {
  const goods = goodsOfTie(sparta, athens);
  return goods === null ? '' : `: equal, and more goods (${goods}) decide for ${seat(winner)}`;
};
const units = (of: unknown): string => {
  const { sparta, athens } = of as Record<string, number>;
  return `Sparta ${sparta}, Athens ${athens}`;
};
const optionText = (effects: unknown): string =>
  (effects as Loss[])
    .map(({ op, amount, good, polis: where }) =>
      op === 'lose'
        ? `lose ${amount} ${stuff(good)}`
        : op === 'losePopulation'
          ? `${polis(where)} loses ${amount} population`
          : `discard any ${amount} goods`,
    )
    .join(', ');

const ofCards = (count: unknown): string => `**${count}** ${count === 1 ? 'card' : 'cards'}`;

export const en = {
  title: 'Polis: Fight for the Hegemony',
  blurb:
    'Population is both your score and your army, prestige both your score and your fuel. Feed your cities, and rule Greece.',
  names: {
    seat: SEAT,
    polis: POLIS,
    region: REGION,
    market: MARKET,
    stuff: STUFF,
    project: PROJECT,
    formation: FORMATION,
    manoeuvre: MANOEUVRE,
    unit: UNIT,
    event: TITLE,
    eventText: WORDING,
    way: WAY,
    action: ACTION,
    round: { '3': 'Round 3', '4': 'Round 4', '5a': 'Round 5α', '5b': 'Round 5β' },
    kind: {
      philosopher: 'Philosopher',
      artist: 'Artist',
      temple: 'Temple',
      theatre: 'Theatre',
      statue: 'Statue',
      festival: 'Festival',
      games: 'Games',
    },
    payment: { good: 'with the good', silver: 'with silver', mercenary: 'as a mercenary' },
    source: { public: 'known from a public source', reconstructed: 'reconstructed', seed: 'from the rulebook' },
    scenario: { full: 'Full game', 'corinthian-war': 'Corinthian War', 'second-peloponnesian-war': 'Second Peloponnesian War' },
    scenarioAbout: {
      full: 'Four rounds, from the Delian League to the fall of Athens.',
      'corinthian-war': 'One round without events and projects: Sparta against Athenai, Thebai, Korinthos and Argos.',
      'second-peloponnesian-war': 'Two rounds with events, projects and trade: the war that ended an age.',
    },
    phase: {
      round: 'Start of the round',
      turn: 'Actions',
      battle: 'Battle',
      projects: 'Projects',
      feeding: 'Feeding',
      growth: 'Growth',
      megalopolis: 'Megalopolis',
      goods: 'Goods',
      phoros: 'Phoros',
    },
  },
  events: {
    round: ({ round }) => `**Round ${round === '5a' ? '5α' : round === '5b' ? '5β' : round}** begins.`,
    projects: ({ projects }) =>
      (projects as unknown[]).length === 0 ? null : `Projects on display: ${listed(projects, project)}.`,
    'first-turn': ({ seat: who }) => `**${seat(who)}** will take the first turn.`,
    event: ({ event }) => `Event: **${name(TITLE, event)}**. ${name(WORDING, event)}`,
    'no-effect': ({ seat: who }) => `The event finds nothing to do for ${seat(who)}.`,
    gained: ({ seat: who, stuff: what, amount }) => `${seat(who)} gains **${amount} ${stuff(what)}**.`,
    lost: ({ seat: who, stuff: what, amount }) => `${seat(who)} loses **${amount} ${stuff(what)}**.`,
    'population-lost': ({ seat: who, polis: where, amount }) => `${polis(where)} of ${seat(who)} loses **${amount}** population.`,
    exchanged: ({ seat: who, given, gained }) => `${seat(who)} gives ${some(given)} and receives **${some(gained)}**.`,
    colonists: ({ seat: who, from, to }) => `${seat(who)} moves 1 population from ${polis(from)} to **${polis(to)}**.`,
    settled: ({ seat: who, territory, polis: where, amount }) =>
      `${seat(who)} takes **${amount}** ${unit('hoplite', amount)} of ${region(territory)} into ${polis(where)}.`,
    switched: ({ seat: who, polis: where }) => `**${polis(where)}** comes over to ${seat(who)}.`,
    sent: ({ seat: who, unit: what, region: where }) => `${seat(who)} sends a ${unit(what)} from ${region(where)}.`,
    expedition: ({ seat: who, unit: what, sent, gained, lost, goods, willReturn }) =>
      `${seat(who)} has sent **${sent}** ${unit(what, sent)}: ${gained} prestige gained, ${lost} lost${Object.keys(goods as object).length > 0 ? `, ${some(goods)} received` : ''}; ${willReturn} will come back.`,
    returned: ({ seat: who, unit: what, region: where }) => `A ${unit(what)} of ${seat(who)} returns to **${region(where)}**.`,
    'no-room': ({ seat: who, unit: what, amount }) =>
      `No room for **${amount}** returning ${unit(what, amount)} of ${seat(who)}: lost.`,
    'market-moved': ({ good, dice, from, to }) =>
      `${rolled(dice)}The marker of ${stuff(good)} ${from === to ? `stays in column **${to}**` : `moves from column ${from} to **${to}**`}.`,
    'hoplites-lost': ({ seat: who, territory, amount }) =>
      `${seat(who)} loses **${amount}** ${unit('hoplite', amount)} in ${region(territory)}.`,
    'no-collection': ({ territory }) => `**${region(territory)}** cannot be collected this round.`,
    'end-condition': ({ seat: who, holds }) =>
      holds === true ? `The event’s condition holds for ${seat(who)}.` : `The event’s condition does not hold for ${seat(who)}.`,
    turn: ({ seat: who, alone }) => (alone === true ? `**${seat(who)}** plays on alone.` : `Turn of **${seat(who)}**.`),
    fee: ({ seat: who, good }) => `${seat(who)} pays 1 ${stuff(good)} for acting alone.`,
    passed: ({ seat: who, first }) => `**${seat(who)}** passes${first === true ? ' first' : ''}.`,
    'prestige-paid': ({ seat: who, amount, left }) => `${seat(who)} pays **${amount}** prestige (${left} left).`,
    blockade: ({ seat: who, lost }) => `${seat(who)} has cut the other off from Persia: **${lost}** prestige lost.`,
    raised: ({ seat: who, unit: what, polis: where, region: into, paid, payment }) =>
      `${seat(who)} raises a ${unit(what)} at **${polis(where)}** into ${region(into)} for ${some(paid)}${payment === 'mercenary' ? ', a mercenary' : ''}.`,
    'project-begun': ({ seat: who, project: what, polis: where, cost }) =>
      `${seat(who)} begins **${project(what)}** in ${polis(where)} (${some(cost)}).`,
    'project-paid': ({ seat: who, paid }) => `${seat(who)} pays ${some(paid)}.`,
    march: ({ seat: who, territory }) => `${seat(who)} moves hoplites to **${region(territory)}**.`,
    'hoplite-moved': ({ way: how, through }) => `A hoplite ${name(WAY, how)}: ${way(through)}.`,
    sail: ({ seat: who, sea }) => `${seat(who)} moves galleys to **${region(sea)}**.`,
    'galley-moved': ({ through }) => `A galley: ${way(through)}.`,
    siege: ({ seat: who, polis: where, fort, neutral }) =>
      `${seat(who)} besieges **${polis(where)}**${neutral === true ? ', neutral' : ''}, fort ${fort}.`,
    'siege-won': ({ seat: who, polis: where, die: roll, prestige, population }) =>
      `${roll === undefined ? '' : `${die(String(who), Number(roll))} `}**${polis(where)}** falls to ${seat(who)}: +${prestige} prestige, ${population} population.`,
    'siege-failed': ({ seat: who, polis: where, die: roll, populationLost }) =>
      `${die(String(who), Number(roll))} The siege of **${polis(where)}** fails: a hoplite is lost${populationLost === 1 ? ', the polis loses 1 population' : ''}.`,
    'turned-neutral': ({ seat: who, polis: where }) => `**${polis(where)}** of ${seat(who)} turns neutral.`,
    'proxenos-captured': ({ seat: who, polis: where }) => `The Proxenos of ${seat(who)} is captured in **${polis(where)}**.`,
    tax: ({ seat: who, territory }) => `${seat(who)} collects in **${region(territory)}**.`,
    collected: ({ gained, prestige }) =>
      `Collected: **${some(gained)}**${Number(prestige) > 0 ? `, ${prestige} prestige for order` : ''}.`,
    traded: ({ seat: who, space: where, paid, gained }) =>
      `${seat(who)} trades in **${space(where)}**: ${some(paid)} for **${some(gained)}**.`,
    'proxenos-moved': ({ seat: who, to, way: how, through, silver }) =>
      `The Proxenos of ${seat(who)} goes ${name(WAY, how)} to **${polis(to)}** (${way(through)}), bribing with ${silver} silver.`,
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
        : `You draw ${ofCards(count)}${count === 0 ? '' : `: ${(secret.cards as string[]).join(', ')} ((only you see this))`}.`,
    attack: ({ seat: who, assault, cards }) => `Assault ${assault}: ${seat(who)} plays ${(cards as string[]).join(' and ')}.`,
    pair: ({ seat: who, attack, defence, matched, lost, prestige, doubled }) =>
      `${half(attack)} against ${half(defence)}: ${matched === true ? 'matched' : 'not matched'}${lost === 1 ? ', **a unit is lost**' : ''}; ${seat(who)} ${Number(prestige) >= 0 ? `+${prestige}` : prestige} prestige${doubled === true ? ' (doubled)' : ''}.`,
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
      `${seat(who)} feeds its people with **${wheat}** wheat${Number(prestige) > 0 ? ` and ${prestige} prestige` : ''} (${left} wheat left).`,
    grew: ({ polis: where, population }) => `**${polis(where)}** grows to ${population}.`,
    megalopolis: ({ seat: who, polis: where }) => `Megalopolis: ${polis(where)} gives ${seat(who)} **1** prestige.`,
    spoiled: ({ seat: who, lost }) =>
      Object.keys(lost as object).length === 0 ? null : `${seat(who)} loses ${some(lost)} to rot and mice.`,
    phoros: ({ seat: who, amount }) =>
      amount === 0 ? `${seat(who)} keeps its prestige.` : `${seat(who)} turns **${amount}** prestige into silver.`,
    prepared: () => 'Discs and merchants come back; a new round is prepared.',
    scored: ({ sparta, athens }) => `Final score: Sparta ${score(sparta)}, Athens ${score(athens)}.`,
    'lost-at-once': ({ seat: who, rule }) =>
      rule === 'PO-G-a' ? `**${seat(who)}** has lost its capital.` : `**${seat(who)}** has no prestige left and is ostracised.`,
  },
  asks: {
    turn: ({ acted, alone, paid }) => ({
      caption: alone === true ? 'Alone' : 'Actions',
      title:
        alone === true && paid !== true
          ? 'Pay for another action, or pass'
          : acted === 0
            ? 'Choose an action'
            : 'Choose a second action',
      body:
        alone === true && paid !== true
          ? 'The other has passed: each action now costs one good first.'
          : 'Two different actions make a turn; fewer are a pass for the round.',
    }),
    raising: ({ unit: what, polis: where, good, raised, hire }) => ({
      caption: `${name(ACTION, what === 'hoplite' ? 1 : what === 'galley' ? 2 : 3)}: ${polis(where)}`,
      title: raised === 0 ? `Raise the first ${unit(what)}` : `Raise another ${unit(what)}?`,
      body: `Each costs 1 ${stuff(good)} or 1 silver and one inhabitant; one must stay.${Number(hire) > 0 ? ` A mercenary costs ${hire} silver and no inhabitant.` : ''}`,
    }),
    payment: ({ project: what, bill, spare }) => ({
      caption: project(what),
      title: Number(spare) > 0 ? `Choose what is spared (${spare})` : 'Pay the bill',
      body: `To pay: ${some(bill)}. Silver may replace any item but wheat.`,
    }),
    marching: ({ territory, moved }) => ({
      caption: 'Move hoplites',
      title: `Choose a hoplite for ${region(territory)}`,
      body: moved === 0 ? 'One after the other: each changes who controls what.' : 'Another one, or done.',
    }),
    sailing: ({ sea, moved }) => ({
      caption: 'Move galleys',
      title: `Choose a galley for ${region(sea)}`,
      body: moved === 0 ? 'One after the other: each changes who controls what.' : 'Another one, or done.',
    }),
    collecting: ({ territory, hoplites, rows }) => ({
      caption: 'Collect taxes',
      title: `Put hoplites on the rows of ${region(territory)}`,
      body: `${hoplites} left. A row gives 1, 3, 6, 10 or 15 for 1 to 5 hoplites.${'order' in (rows as object) ? ' Each that keeps order gives 1 prestige.' : ''}`,
    }),
    order: ({ regions }) => ({ caption: 'Battle', title: 'Which battle first?', body: listed(regions, region) }),
    commander: ({ region: where }) => ({
      caption: `Battle in ${region(where)}`,
      title: 'Send a great commander?',
      body: 'All prestige you gain in this battle is doubled, once this round.',
    }),
    retreat: ({ region: where, units: of }) => ({
      caption: `Battle in ${region(where)}`,
      title: 'Stay or retreat?',
      body: `${units(of)}. A retreat costs 1 prestige, paid to the opponent; the units stay.`,
    }),
    attack: ({ region: where, assault, units: of }) => ({
      caption: `Battle in ${region(where)}, assault ${assault}`,
      title: 'Attack with two cards',
      body: units(of),
    }),
    defend: ({ region: where, assault, cards }) => ({
      caption: `Battle in ${region(where)}, assault ${assault}`,
      title: 'Answer with two cards',
      body: `One opposite each of ${(cards as string[]).join(' and ')}.`,
    }),
    feeding: ({ bill, wheat, missing, prestige }) => ({
      caption: 'Feeding',
      title: `${missing} wheat is missing`,
      body: `${bill} people, ${wheat} wheat, ${prestige} prestige. Pay prestige for the rest, or let a polis go.`,
    }),
    growing: ({ wheat }) => ({
      caption: 'Growth',
      title: 'Let a polis grow',
      body: `1 wheat for each inhabitant; ${wheat} wheat left.`,
    }),
    phoros: ({ prestige }) => ({
      caption: 'Phoros',
      title: 'Turn prestige into silver?',
      body: `You have ${prestige}. Without any left you lose at once.`,
    }),
    choosing: ({ options }) => ({
      caption: 'Event',
      title: 'Choose one',
      body: (options as unknown[]).map((effects, i) => `${i + 1}: ${optionText(effects)}`).join('; '),
    }),
    discarding: ({ left }) => ({
      caption: 'Event',
      title: left === 1 ? 'Discard 1 good' : `Discard ${left} goods`,
      body: 'Any of the six goods.',
    }),
    exchanging: ({ give, get, rate }) => ({
      caption: 'Event',
      title: `How much ${stuff(give)} for ${stuff(get)}?`,
      body: `${rate} ${stuff(get)} for each.`,
    }),
    colonising: ({ left }) => ({ caption: 'Event', title: 'Move population', body: `Up to ${left} between your poleis.` }),
    settling: ({ territory, polis: where }) => ({
      caption: 'Event',
      title: `How many hoplites into ${polis(where)}?`,
      body: `From ${region(territory)}.`,
    }),
    switching: () => ({
      caption: 'Event',
      title: 'Which polis comes over to you?',
      body: 'Enemy poleis with one inhabitant, no capital.',
    }),
    sending: ({ unit: what, min, sent }) => ({
      caption: 'Event',
      title: `Send a ${unit(what)}?`,
      body: `${sent} sent so far${Number(min) > 0 ? `, ${min} are asked` : ''}.`,
    }),
    stationing: ({ unit: what, left }) => ({
      caption: 'Event',
      title: `Where does the ${unit(what)} return?`,
      body: `${left} to place.`,
    }),
  },
  actions: {
    hoplites: ({ polis: where }) => `Create hoplites at ${polis(where)}`,
    galleys: ({ polis: where, sea }) => `Create galleys at ${polis(where)} into ${region(sea)}`,
    merchants: ({ polis: where }) => `Create merchants at ${polis(where)}`,
    project: ({ project: what, polis: where }) => `Begin ${project(what)} in ${polis(where)}`,
    march: ({ territory }) => `Move hoplites to ${region(territory)}`,
    sail: ({ sea }) => `Move galleys to ${region(sea)}`,
    besiege: ({ polis: where }) => `Besiege ${polis(where)}`,
    tax: ({ territory }) => `Collect in ${region(territory)}`,
    barter: ({ space: where }) => `Barter in ${space(where)}`,
    buy: ({ space: where }) => `Buy with silver in ${space(where)}`,
    proxenos: ({ polis: where, way: how }) => `Proxenos to ${polis(where)} ${name(WAY, how)}`,
    free: ({ polis: where }) => `Free the Proxenos, into ${polis(where)}`,
    civilWar: ({ polis: where }) => `Stir up a civil war in ${polis(where)}`,
    pass: () => 'Pass',
    fee: ({ good }) => `Pay 1 ${stuff(good)} to act alone`,
    raise: ({ with: how }) => (how === 'good' ? 'Raise one' : how === 'silver' ? 'Raise one with silver' : 'Raise a mercenary'),
    substitute: ({ good }) => `Silver instead of 1 ${stuff(good)}`,
    spare: ({ good }) => `Spare 1 ${stuff(good)}`,
    pay: () => 'Pay',
    hoplite: ({ from, way: how }) => `Hoplite from ${region(from)} ${name(WAY, how)}`,
    galley: ({ from }) => `Galley from ${region(from)}`,
    assign: ({ row }) => `Hoplite to ${stuff(row)}`,
    done: () => 'Done',
    fight: ({ region: where }) => `Battle in ${region(where)}`,
    double: () => 'Double the prestige',
    decline: () => 'Not now',
    attack: ({ first, second }) => `Attack with ${first} and ${second}`,
    defend: ({ first, second }) => `Answer with ${first}, ${second}`,
    retreat: () => 'Retreat',
    stay: () => 'Stay',
    release: ({ polis: where }) => `Let ${polis(where)} go`,
    payPrestige: () => 'Pay prestige for what is missing',
    grow: ({ polis: where }) => `Grow ${polis(where)}`,
    phoros: ({ amount }) => `Turn ${amount} prestige into silver`,
    option: ({ number }) => `Option ${number}`,
    discard: ({ good }) => `Discard 1 ${stuff(good)}`,
    exchange: ({ amount }) => `Exchange ${amount}`,
    move: ({ from, to }) => `1 population from ${polis(from)} to ${polis(to)}`,
    settle: ({ amount }) => (amount === 1 ? '1 hoplite' : `${amount} hoplites`),
    send: ({ region: where }) => `Send from ${region(where)}`,
    station: ({ region: where }) => `Return to ${region(where)}`,
    switch: ({ polis: where }) => `Take over ${polis(where)}`,
  },
  refusals: REFUSALS,
  outcomes: {
    'PO-G-a': ({ loser }) => `${seat(loser)} has lost its capital.`,
    'PO-G-b': ({ loser, winner }) =>
      loser !== undefined
        ? `${seat(loser)} has no prestige left and is ostracised.`
        : `Neither side has prestige left; the score decides${winner === null ? ': a draw' : ` for ${seat(winner)}`}.`,
    'PO-G-e': ({ sparta, athens, winner }) =>
      `Sparta ${score(sparta)}, Athens ${score(athens)}${winner === null ? ': a draw, in goods too' : byGoods(sparta, athens, winner)}.`,
  },
} satisfies GameText;
