import { die, type GameText } from '@polemos/kernel';

const SEAT = { sparta: 'Sparta', athens: 'Athens' };
const AREA = {
  sparta: 'Sparta',
  pylos: 'Pylos',
  elis: 'Elis',
  argos: 'Argos',
  corinth: 'Corinth',
  megara: 'Megara',
  athens: 'Athens',
  thebes: 'Thebes',
  delphi: 'Delphi',
  naupactus: 'Naupactus',
  corcyra: 'Corcyra',
  thessaly: 'Thessaly',
  potidaea: 'Potidaea',
  amphipolis: 'Amphipolis',
  byzantium: 'Byzantium',
  lesbos: 'Lesbos',
  samos: 'Samos',
  delos: 'Delos',
  euboea: 'Euboea',
  sicily: 'Sicily',
};
const KIND = {
  military: 'Military Option',
  ascendancy: 'Ascendancy',
  coup: 'Coup d’État',
  'false-alarm': 'False Alarm',
  'divine-aid': 'Divine Aid',
  olympics: 'Olympics',
  oligarchs: 'Oligarchs',
  'persian-gold': 'Persian Gold',
  brasidas: 'Brasidas',
  democrats: 'Democrats',
  'delian-treasure': 'Delian Treasure',
  pericles: 'Pericles',
};
const MOTTO = {
  military: 'Arms crush a coup',
  ascendancy: 'Diplomacy disarms',
  coup: 'A plot undoes diplomacy',
  'false-alarm': 'Bluff: nothing happens',
  'divine-aid': 'Beats all but the Olympics',
  olympics: 'Every comparison is a draw',
  oligarchs: 'Coup d’État, for Sparta',
  'persian-gold': 'Ascendancy, for Sparta',
  brasidas: 'Military, for Sparta',
  democrats: 'Coup d’État, for Athens',
  'delian-treasure': 'Ascendancy, for Athens',
  pericles: 'Military, for Athens',
};

const seat = (id: unknown): string => SEAT[id as keyof typeof SEAT];
const area = (id: unknown): string => AREA[id as keyof typeof AREA];
const event = (id: unknown): string => KIND[String(id).replace(/-\d$/, '') as keyof typeof KIND];
const events = (ids: unknown): string => (ids as string[]).map(event).join(', ');

export const en = {
  title: 'Egemonia',
  blurb: 'Arms, plots and diplomacy, laid face down. The quickest war: half an hour.',
  names: {
    seat: SEAT,
    area: AREA,
    event: KIND,
    motto: MOTTO,
    scenario: { standard: 'Standard', historical: 'Historical set-up' },
    scenarioAbout: {
      standard: 'Each side begins in its capital alone.',
      historical:
        'Thebes and Corinth stand by Sparta, Amphipolis and Delos by Athens; fleets and armies bar the way, and draws at home are won.',
    },
    phase: {
      draw: 'Draw',
      pythia: 'Pythia',
      favour: 'Favour of the gods',
      placement: 'Action',
      comparison: 'Comparison',
      nike: 'Nike',
    },
    word: {
      favour: 'Favour of the gods',
      hand: 'Still in hand',
      hidden: 'hidden events',
      hiddenOne: 'hidden event',
      box: 'Your box',
      boxAbout: 'An event put here is not played and returns unseen.',
      placed: 'Placed',
      placedIn: 'face down in',
      boxed: 'in your box',
      beats: 'What beats what',
      cup: 'In the cup',
      out: 'Out of the game',
      oracle: 'The Oracle',
      oracleAtDelphi: 'lies in Delphi',
      syracuse: 'Syracuse',
      areas: 'Areas',
      level: 'Level',
      of: 'of',
      comparisons: 'Comparisons',
    },
  },
  events: {
    turn: ({ turn }) => `Turn **${turn}** begins.`,
    drawn: ({ seat: who, count, secret }) =>
      secret === undefined ? `${seat(who)} draws **${count}**.` : `You draw ${events(secret.events)} ((only you see this)).`,
    consulted: ({ seat: who, secret }) =>
      secret === undefined
        ? `${seat(who)} asks the Pythia and exchanges an event. The Oracle returns to Delphi.`
        : `The Pythia takes back **${event(secret.back)}** and gives you **${event(secret.drawn)}** ((only you see this)). The Oracle returns to Delphi.`,
    'oracle-kept': ({ seat: who }) => `${seat(who)} keeps the Oracle.`,
    favour: ({ dice, seat: who }) => {
      const { sparta, athens } = dice as { sparta: number; athens: number };
      const rolls = `Favour: Sparta ${die('sparta', sparta)}, Athens ${die('athens', athens)}.`;
      return who === null ? `${rolls} A tie: they roll again.` : `${rolls} **${seat(who)}** places first.`;
    },
    placed: ({ seat: who, area: where, secret }) =>
      secret === undefined
        ? `${seat(who)} places an event in **${area(where)}**.`
        : `You place **${event(secret.event)}** in **${area(where)}** ((only you see this)).`,
    boxed: ({ seat: who, secret }) =>
      secret === undefined
        ? `${seat(who)} puts an event into its box.`
        : `You put **${event(secret.event)}** into your box ((only you see this)).`,
    revealed: () => 'All events on the map are revealed.',
    comparison: ({ area: where, position, sparta, athens, result, atHome }) => {
      const at = `**${area(where)}**, ${position}:`;
      if (result === 'unopposed')
        return `${at} ${event(sparta ?? athens)} of ${seat(sparta === null ? 'athens' : 'sparta')} meets nobody.`;
      const both = `${at} Sparta’s ${event(sparta)} against Athens’ ${event(athens)}:`;
      if (result === 'draw') return `${both} a draw, both go.`;
      return atHome === true ? `${both} a draw, which **${seat(result)}** wins at home.` : `${both} **${seat(result)}** wins.`;
    },
    acts: ({ area: where, seat: who, event: what, effect, levels }) => {
      const { sparta, athens } = levels as { sparta: number; athens: number };
      const foe = who === 'sparta' ? 'athens' : 'sparta';
      switch (effect) {
        case 'lowers':
          return `${event(what)}: ${seat(foe)} falls to **${foe === 'sparta' ? sparta : athens}** in **${area(where)}**.`;
        case 'raises':
          return `${event(what)}: ${seat(who)} rises to **${who === 'sparta' ? sparta : athens}** in **${area(where)}**.`;
        case 'syracuse':
          return `${event(what)} of ${seat(who)} drives **Syracuse** out of Sicily, for good.`;
        case 'full':
          return `${event(what)}: ${seat(who)} already has 2 in **${area(where)}**; nothing more.`;
        default:
          return `${event(what)} does nothing.`;
      }
    },
    'aid-passes': ({ seat: who }) => `Divine Aid has been used and passes to **${seat(who)}**.`,
    leaves: ({ event: what }) => `**${event(what)}** leaves the game.`,
    oracle: ({ seat: who }) => `**${seat(who)}** has won Delphi and receives the Oracle.`,
    count: ({ sparta, athens }) => `Nike: Sparta holds **${sparta}**, Athens **${athens}**.`,
    ended: ({ seat: who }) => (who === null ? 'The war ends undecided.' : `**${seat(who)}** wins the war.`),
  },
  asks: {
    pythia: () => ({
      caption: 'Pythia',
      title: 'Ask the Pythia?',
      body: 'Put one event back into the cup and draw another at random, or keep the Oracle for later.',
    }),
    placement: () => ({
      caption: 'Action',
      title: 'Place an event',
      body: 'Choose an event of your hand, then a lit area or your box. Nobody sees the face until the comparison.',
    }),
  },
  actions: {
    place: ({ event: what, area: where }) => `Place ${event(what)} in ${area(where)}`,
    box: ({ event: what }) => `Put ${event(what)} into the box`,
    consult: ({ event: what }) => `Give back ${event(what)}`,
    decline: () => 'Keep the Oracle',
  },
  refusals: {
    'EG-3.2-a': 'Only an event of your own hand can go back to the Pythia.',
    'EG-3.4-a': 'Events are being placed now, one at a time, side by side.',
    'EG-3.4-b': 'That event is not in your hand.',
    'EG-4.1-a': 'Too far: arms reach two lines from an area of their side, three if all are land for Sparta or sea for Athens.',
    'EG-4.2-a': 'Ascendancy works only next to an area of its side.',
    'EG-4.2-b': 'Ascendancy strengthens an own area only if another own area lies next to it.',
    'EG-6-c': 'Barred: Sparta’s arms may not pass an area of Athens by sea.',
    'EG-6-d': 'Barred: Athens’ arms may not pass an area of Sparta by land.',
  },
  outcomes: {
    'EG-7-a': () => 'Areas worth ten, and its own capital among them.',
    'EG-7-b': () => 'Both sides reached ten; the higher value wins.',
    'EG-7-c': () => 'After ten turns the side that holds more wins.',
    'EG-7-d': () => 'After ten turns both hold the same; the levels decide.',
  },
} satisfies GameText;
