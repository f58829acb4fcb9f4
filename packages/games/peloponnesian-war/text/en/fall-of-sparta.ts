import type { TextPart } from '../texts.ts';
import { p } from './phrases.ts';

export const ROLE: Readonly<Record<string, string>> = { athens: 'Athens', thebes: 'Thebes', 'anti-sparta': 'Anti-Sparta' };
export const BODY: Readonly<Record<string, string>> = {
  army: 'the Persian Army',
  navy: 'the Persian Navy',
  satrap: 'Pharnabazus',
};
const CITY: Readonly<Record<string, string>> = { athens: 'Athens', thebes: 'Thebes' };
const HARMOST: Readonly<Record<string, string>> = { sphodrias: 'Sphodrias', phoebidas: 'Phoebidas' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const body = (id: unknown): string => BODY[String(id)] ?? '';
const Body = (id: unknown): string => capital(body(id));

/** PW-10.5: what only The Fall of Sparta says. */
export const fallOfSparta = {
  events: {
    role: ({ role, die, modifiers, sum, sci, joins, rule }) =>
      `The Coalition’s confidence is ${p.number(sci)}${die === null ? '' : ` (${p.rolled([p.die('athens', die)], modifiers, sum)})`}. This turn the Coalition is **${ROLE[role]}**${joins ? '; Athens is neutral no longer' : ''}. ${p.rule(rule)}`,
    confidence: ({ sci, die, result, rule }) =>
      `Sparta’s confidence is ${p.number(sci)}${die === null ? '' : ` (${p.thrown([p.die('sparta', die)])})`}: ${result === 'nothing' ? 'nothing happens' : result === 'talents' ? 'its allies pay' : result === 'corinth' ? '**Corinth** comes over' : 'Corinth is lost, and the King sends **600 talents** for allied units'}. ${p.rule(rule)}`,
    'city-lost': ({ space, sci }) =>
      `**${p.space(space)}** is in Spartan hands: the Coalition’s confidence falls to ${p.number(sci)}. {{PW-10.5.4.5-IX-a}}`,
    'persia-enters': ({ bodies, rule }) =>
      `**Persia enters the war**: ${bodies.map(one => `${body(one.body)} at ${p.space(one.space)} (${p.units(one.units)})`).join(', ')}. ${p.rule(rule)}`,
    'persians-march': ({ body: who, side, from, space, units, rule }) =>
      `${p.side(side)} sends ${body(who)} (${p.units(units)}) from ${p.space(from)} to **${p.space(space)}**. ${p.rule(rule)}`,
    'no-auguries': () => 'The Persian Army has moved: the Coalition’s next operation needs no auguries. {{PW-10.5.4.6-III-e}}',
    'persians-beaten': ({ body: who, leader, rule }) =>
      `${Body(who)} is beaten and goes home${leader === undefined ? '' : `; **${p.leader(leader)}** takes command`}. ${p.rule(rule)}`,
    'navy-changes': ({ space, units, rule }) =>
      `Conon leaves the King’s service for the cup of Athens; **Pharnabazus** takes the Navy (${p.units(units)}) to ${p.space(space)}, and Sparta moves it. ${p.rule(rule)}`,
    'persians-return': ({ body: who, space, rule }) => `${Body(who)} is back at **${p.space(space)}**. ${p.rule(rule)}`,
    'persians-replace': ({ body: who, space, count, rule }) =>
      `${Body(who)} makes good its losses at ${p.space(space)}: ${p.strength(count)}. ${p.rule(rule)}`,
    'persians-leave': ({ body: who, rule }) => `${Body(who)} leaves the game for good. ${p.rule(rule)}`,
    'kings-peace': ({ bellicosity }) => {
      const { athens, sparta } = bellicosity;
      return `Athens’ grain supply is cut, and **the King’s Peace** follows. Bellicosity is now ${athens} for the Coalition and ${sparta} for Sparta. {{PW-10.5.4.7-a}}`;
    },
    garrison: ({ space, given, left, rule }) =>
      `${given ? `A garrison holds **${p.space(space)}**` : `The Coalition gives up **${p.space(space)}**`} ((${left} left)). ${p.rule(rule)}`,
    'thebes-freed': () => '**Thebes is free**: the exiles’ time is over, Pelopidas and Epaminondas leave the game. {{PW-E2-5-b}}',
    messenia: ({ space, count, unit, garrison }) =>
      `**Messenia is free**: Megalopolis is founded at ${p.space(space)} with ${p.count(count, unit)}${garrison > 0 ? ' and a garrison' : ''}. {{PW-10.5.4.8-a}}`,
    cinadon: ({ die, revolt }) =>
      `${revolt ? 'Cinadon raises a **revolt**: no Spartan unit can be activated this turn' : 'Cinadon is found out'} (${p.thrown([p.die('sparta', die)])}). {{PW-E2-2}}`,
    'egypt-helps': ({ talents, thebes, treasury }) =>
      `Thebes and Athens receive ${p.talents(talents)} talents each. Treasuries: Thebes ${p.talents(thebes)}, Athens ${p.talents(treasury)}. {{PW-E2-3}}`,
    dionysius: ({ now, die, rule }) =>
      `${now === 'carthage' ? `**Carthage wins** the war${die === null ? '' : ` (${p.thrown([p.die('sparta', die)])})`}: nobody goes to Sicily any more` : now === 'syracuse' ? `**Syracuse wins** the war with Carthage${die === null ? '' : ` (${p.thrown([p.die('sparta', die)])})`}` : '**All Sicily** is Spartan from now on, and pays 400 talents a turn'}. ${p.rule(rule)}`,
    'coup-by-surprise': ({ harmost, chosen, space, die, modifiers, sum, success, rule }) =>
      `**${HARMOST[harmost]}**${chosen === null ? '' : `, whom the die sends (${p.thrown([p.die('sparta', chosen)])}),`} ${success ? `seizes **${p.space(space)}**; those within go home` : `fails to seize ${p.space(space)}`} (${p.rolled([p.die('sparta', die)], modifiers, sum)}, needs 4 or more). ${p.rule(rule)}`,
    league: ({ space, ships, garrisons }) =>
      `**${p.space(space)}** joins the naval league with ${ships > 0 ? 'an allied ship' : 'no ship, for none is left'} and ${garrisons > 0 ? 'a garrison' : 'no garrison, for none is left'}. {{PW-E2-5-a}}`,
    cadmea: ({ leaders }) =>
      `Sparta holds the **Cadmea**: until Thebes is freed the Coalition is Athens${leaders.length === 0 ? '' : `; ${p.all(leaders.map(p.leader))} ${leaders.length === 1 ? 'joins' : 'join'} its cup`}. {{PW-E2-5-b}}`,
    cunaxa: ({ die }) =>
      `Cyrus is dead, and the Ten Thousand are on their way to the sea (${p.thrown([p.die('sparta', die)])}). {{PW-E2-8}}`,
    'gold-mine': ({ die, side, talents }) =>
      `${side === 'sparta' ? 'Sparta' : 'The Coalition'} finds gold for ${p.talents(talents)} talents (${p.thrown([p.die(side, die)])}). {{PW-E2-12}}`,
  },
  asks: {
    gift: ({ left }) => ({
      caption: 'Persian gold',
      title: 'Where do the new allies go?',
      body: `Place ${p.strength(Number(left))} of allies in spaces that Sparta controls; each takes at most two hoplites and two ships.`,
    }),
    goldMine: ({ talents }) => ({
      caption: 'Gold mine',
      title: 'Which treasury gets the gold?',
      body: `The ${p.talents(talents)} talents go to Athens or to Thebes.`,
    }),
    islands: ({ left }) => ({
      caption: 'The naval league',
      title: 'Which island joins the league?',
      body: `${Number(left) === 1 ? 'One more blue island' : `Up to ${left} more blue islands`} without Spartan units: a ship and a garrison each.`,
    }),
    persiansFirst: ({ army, navy }) => ({
      caption: 'Persia',
      title: 'Do the Persians move?',
      body: `Instead of your first operation and at no cost${army === null ? '' : `: the army at ${p.space(army)}, within four spaces of Sardis; then your next operation needs no auguries`}${navy === null ? '' : `${army === null ? ':' : ';'} the Navy at ${p.space(navy)}`}.`,
    }),
    manning: ({ left, spaces }) => ({
      caption: 'Garrisons',
      title: left === 0 ? 'Give up a space for a garrison?' : 'Where do the garrisons go?',
      body: `Captured without a garrison: ${p.spaces(spaces)}. Garrisons left: ${left}.`,
    }),
  },
  actions: {
    persianArmy: ({ space }) => `Send the Persian Army to **${p.space(space)}**`,
    persianNavy: ({ space }) => `Send the Persian Navy to **${p.space(space)}**`,
    stay: () => 'Leave the Persians where they are',
    persians: ({ body: who, space, side }) =>
      `Fight the battle between ${body(who)} and ${p.side(side)} at **${p.space(space)}**`,
    enlist: ({ unit, space }) => `Raise **${p.count(1, unit)}** in ${p.space(space)}`,
    raise: ({ unit, from }) =>
      `${String(unit).endsWith('naval') ? 'Build' : 'Raise'} **${p.count(1, unit)}** (${CITY[String(from)]} pays)`,
    fund: ({ from }) => `Give the gold to **${CITY[String(from)]}**`,
    found: ({ space }) => `Let **${p.space(space)}** join`,
    man: ({ space }) => `Put a garrison in **${p.space(space)}**`,
    abandon: ({ space }) => `Give up **${p.space(space)}**`,
  },
  refusals: {
    'PW-0.3-b': 'An elite unit is never split.',
    'PW-10.5-b': 'This turn the Coalition is Thebes: it has Theban and allied units, not Athenian ones.',
    'PW-10.5-c': 'This turn the Coalition is Athens: it has Athenian units alone.',
    'PW-10.5-e': 'Say first whether the Persians move.',
    'PW-10.5-f':
      'A garrison goes where the Coalition has captured a space; one is given up only where it stands alone and none is left.',
    'PW-10.5.4.2-a': 'In this war every rebellion is against Sparta.',
    'PW-10.5.4.5-I-b': 'The Coalition names none of its own spaces, unless an enemy is there.',
    'PW-10.5.4.5-III-a':
      'Thebes builds Thebans, Athens Athenians, each with its own talents, and allies besides; only together can either pay for all.',
    'PW-10.5.4.5-IV-b': 'While Athens is neutral, Athenians do not attack Spartans.',
    'PW-10.5.4.5-IV-c': 'While Athens is neutral, it besieges no Spartan space.',
    'PW-10.5.4.5-IV-d':
      'While Athens is neutral, Sparta attacks neither the city, nor blue spaces within two of it, nor Athenians.',
    'PW-10.5.4.5-V-a': 'The Spartans who fell are gone for good.',
    'PW-10.5.4.5-VII-b':
      'The King pays for allied hoplites and ships in spaces that Sparta controls, two of a type at most in each.',
    'PW-10.5.4.5-IX-b': 'With Athens and Thebes lost, only allies can be raised.',
    'PW-10.5.4.5-IX-c': 'Thebes takes the Athenians in only while it is free.',
    'PW-10.5.4.6-I': 'These Persians are not there, or have moved.',
    'PW-10.5.4.6-III-d': 'The Persian Army stays within four land or coastal spaces of Sardis.',
    'PW-10.5.4.6-IV-a': 'The Persian Navy is the Coalition’s under Conon, Sparta’s under Pharnabazus.',
    'PW-10.5.4.6-IV-c': 'Persian Cyzicus is no objective.',
    'PW-10.5.4.6-IV-f': 'Under Pharnabazus the Navy stays within two spaces of Cyzicus.',
    'PW-11-k': 'Thebans go to Thebes, or to friendly spaces within three of it.',
    'PW-E2-12': 'The gold goes to Athens or to Thebes.',
    'PW-E2-2': 'Cinadon’s revolt: no Spartan unit can be activated this turn.',
    'PW-E2-4-b': 'Carthage has won: Sicily is closed.',
    'PW-E2-5-a': 'Only a blue island without Spartan or Persian units and without a garrison can join.',
  },
  outcomes: {
    'PW-10.5.5-a': ({ winner, turn }) =>
      `${winner === null ? 'Both are spent: **Persia wins**, both players lose' : `The other side’s bellicosity is spent: **${winner === 'sparta' ? 'Sparta' : 'the Coalition'}** wins`} in turn ${turn}.`,
    'PW-10.5.5-b': ({ turn }) => `The war is undecided after turn ${turn}: **a draw**.`,
  },
} satisfies TextPart;
