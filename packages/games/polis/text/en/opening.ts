import type { OpeningFacts } from '../opening.ts';

export const opening = {
  title: 'Polis',
  two: 'for two',
  command: { athens: 'You lead Athens.', sparta: 'You lead Sparta.' },
  scenarios: {
    full: {
      name: 'Full game',
      when: '478 BC.',
      athens: ({ poleis, wheat }: OpeningFacts) =>
        `You begin with ${poleis} poleis, a fleet in the Kyklades and ${wheat} wheat in store. The markets of the north and east are within your reach; Attika cannot feed you.`,
      sparta: ({ poleis, wheat }: OpeningFacts) =>
        `You begin with ${poleis} poleis, the strongest land and ${wheat === 0 ? 'no' : wheat} wheat in store. Messenia and Sikelia can feed you, if your hoplites are there in time.`,
    },
    'corinthian-war': {
      name: 'Corinthian War',
      when: '395 BC.',
      athens: ({ poleis }: OpeningFacts) =>
        `Thebai, Korinthos and Argos stand with you: ${poleis} poleis against Sparta’s. There is one round only, so every action counts.`,
      sparta: ({ poleis }: OpeningFacts) =>
        `You hold ${poleis} poleis from Sikelia to Makedonia, and four cities are in league against you. There is one round only, so every action counts.`,
    },
    'second-peloponnesian-war': {
      name: 'Second Peloponnesian War',
      when: '431 BC.',
      athens: ({ poleis, prestige }: OpeningFacts) =>
        `You begin with ${poleis} poleis and ${prestige} prestige: you are ahead, at sea above all. Two rounds are left in which to stay there.`,
      sparta: ({ poleis, prestige }: OpeningFacts) =>
        `You begin with ${poleis} poleis and ${prestige} prestige, with Korinthos and Thebai on your side. Two rounds are left to catch up.`,
    },
  },
  wins: '**The higher score after the last round.** Before that, whoever has no prestige left at the end of a round is ostracised and loses, and so does whoever cannot feed the capital. {{PO-G-b}} {{PO-G-a}}',
  winsOneRound:
    '**The higher score at the end of the round.** If the scores are equal, more goods win. Whoever cannot feed the capital loses at once. {{PO-G-e}} {{PO-G-a}}',
  score: {
    title: 'How points are made',
    population: 'Each inhabitant of your poleis',
    prestige: 'Each point of prestige that is left',
    projects: 'Each completed project in your poleis',
    printed: 'as printed',
    units: 'Hoplites, galleys and merchant ships',
    note: 'People become soldiers and sailors: they stop counting. {{PO-G-d}}',
  },
  long: (rounds: number) =>
    rounds === 1
      ? '**1 round**, about half an hour. Every action is saved.'
      : `**${rounds} rounds**, about half an hour each. Every action is saved: stop when you like.`,
  steps: {
    event: { title: 'Read the event', text: 'A card changes the round for both; three projects lie open.' },
    noEvent: { title: 'Look around', text: 'There are no events and no projects: what stands on the map is all there is.' },
    act: 'Take two actions',
    actText: (cap: number) =>
      `You take two different ones in each turn. Marching, sieges and taxes cost 1 prestige; at most ${cap} units of yours stand in a region.`,
    feed: 'Think of bread',
    feedText: (people: number, wheat: number) =>
      `When the round ends each inhabitant eats 1 wheat: ${people} now, and you have ${wheat}. Trade for it, or tax it.`,
    pass: { title: 'Pass in time', text: 'Whoever plays on alone pays 1 good for each action.' },
  },
};
export type OpeningWords = typeof opening;
