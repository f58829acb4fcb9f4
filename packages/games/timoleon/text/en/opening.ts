import type { OpeningFacts } from '../opening.ts';

type Rows = readonly (readonly [icon: string, what: string])[];
const TYRANT: Rows = [
  ['objective', 'More territories than any other tyrant'],
  ['city', 'Syracuse is yours and your allies’'],
  ['city', 'Syracuse is yours alone'],
];
const DEPLOY = { title: 'Place your troops', text: 'Your forces wait beside the map: put them where you want to begin.' };

export const opening = {
  title: 'Timoleone',
  caption: 'The campaign · for four',
  when: 'Winter 344 BC.',
  scoreTitle: 'How points are made',
  factions: {
    carthage: {
      command: 'You lead Carthage.',
      who: (talents: number) =>
        `The west of Sicily is yours, with ${talents} talents and the largest fleet. Two expeditions may come from Africa; Hicetas is your ally for now.`,
      wins: '**The whole of Syracuse and 15 territories** win at once. {{TI-FC-o}}',
      rows: [
        ['plus', 'Each territory beyond your 8'],
        ['minus', 'Each of your 8 that you have lost'],
        ['city', 'Allied tyrants hold Syracuse'],
        ['fortress', 'The same, and Ortygia is yours'],
        ['ravaged', 'Each plunder marker on your land'],
      ] as Rows,
      note: '15 or 25 for Syracuse, never both. {{TI-FC-n}}',
      first: DEPLOY,
    },
    democrats: {
      command: 'You lead the Democrats.',
      who: (talents: number) =>
        `Timoleon lies off Rhegium with a handful of ships, ${talents} talents and the best head in Sicily. Cities that are free count for you, and you plot nothing in secret.`,
      wins: '**The whole of Syracuse for 4 turns running** wins at once, unless Carthage holds most of Sicily. {{TI-FD-k}}',
      rows: [
        ['council', 'Each territory with a democratic government'],
        ['city', 'The whole of Syracuse is yours'],
        ['leader', 'Each minor tyrant allied or eliminated'],
        ['herald', 'Hicetas or Dionysius your ally against Carthage, each'],
        ['hostages', 'You eliminate Hicetas'],
        ['hostages', 'You eliminate Dionysius'],
      ] as Rows,
      note: 'A plundered territory counts nothing. {{TI-FD-j}}',
      first: { title: 'Choose where to land', text: 'Andromachus holds Tauromenium for you, and Achradina waits in Syracuse.' },
    },
    hicetas: {
      command: 'You lead Hicetas.',
      who: (talents: number) =>
        `Leontini and Thapsos are yours, with ${talents} talents; Syracuse is to be. Carthage is your ally: it has ships and money, and wants Sicily.`,
      wins: '**Eliminate both Timoleon and Dionysius, or hold the whole of Syracuse for 4 turns running,** and you win at once. {{TI-FI-h}}',
      rows: TYRANT,
      note: 'For Syracuse only the higher number counts. {{TI-FI-g}}',
      first: DEPLOY,
    },
    dionysius: {
      command: 'You lead Dionysius.',
      who: (talents: number) =>
        `Most of Syracuse is yours: Ortygia, the harbours, the arsenal, ${talents} talents. Two quarters are in arms against you, and everybody wants the rest.`,
      wins: '**Eliminate both Timoleon and Hicetas, or hold the whole of Syracuse for 4 turns running,** and you win at once. {{TI-FY-h}}',
      rows: TYRANT,
      note: 'For Syracuse only the higher number counts. {{TI-FI-g}}',
      first: DEPLOY,
    },
  },
  otherwise: (turns: number) => `Otherwise the most points after turn ${turns} win. {{TI-IX-b}}`,
  long: (turns: number) =>
    `**${turns} turns**, months and winters, about a quarter of an hour each against the computer. Every action is saved.`,
  steps: {
    talk: { title: 'Talk', text: 'Money, truces and alliances are agreed before anybody marches, and may be broken.' },
    act: 'Spend your operation points',
    actText: ({ march, diplomacy, spy }: OpeningFacts) =>
      `A die gives them each month. Leading out an army costs ${march}, diplomacy ${diplomacy}, a spy ${spy}.`,
    pay: {
      title: 'Pay your men',
      text: 'Each winter, and in busy months, armies must be paid, or they grow discontented and leave.',
    },
  },
};
export type OpeningWords = typeof opening;
