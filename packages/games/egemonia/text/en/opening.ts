import type { OpeningFacts } from '../opening.ts';

export const opening = {
  title: 'Egemonia',
  standard: 'Standard game',
  historical: 'Historical scenario',
  two: 'for two',
  when: '5th century BC.',
  command: { athens: 'You lead Athens.', sparta: 'You lead Sparta.' },
  who: {
    athens: 'You control Athens and nothing else. Your Military Option reaches three areas away if every line is a sea line.',
    sparta: 'You control Sparta and nothing else. Your Military Option reaches three areas away if every line is a land line.',
  },
  whoHistorical: {
    athens: (areas: number) =>
      `You begin with ${areas} areas, and draws at home are yours. Your armies may not march overland through Sparta’s areas.`,
    sparta: (areas: number) =>
      `You begin with ${areas} areas, and draws at home are yours. Your fleets may not sail through Athens’ areas.`,
  },
  wins: ({ needed, turns }: OpeningFacts) =>
    `**Areas worth ${needed}, your capital among them,** at the end of any turn. After turn ${turns} the higher value wins. {{EG-7-a}} {{EG-7-c}}`,
  score: {
    title: 'What counts',
    area: 'Each area that you control',
    sicily: 'Sicily',
    capital: 'Your own capital',
    needed: 'needed',
    note: 'Influence of 1 is control; 2 is harder to undo. {{EG-7.1-a}}',
  },
  long: (turns: number) => `**At most ${turns} turns**, half an hour in all. Every action is saved.`,
  steps: {
    draw: 'Look at your hand',
    drawText: (hand: number) => `You have ${hand} events that nobody else sees.`,
    place: { title: 'Place them face down', text: 'One each in turn. Where an event may go depends on its kind; gold shows it.' },
    reveal: { title: 'Turn them up', text: 'Arms beat a coup, a coup beats diplomacy, diplomacy beats arms.' },
    count: { title: 'Count', text: 'Whoever wins a comparison, or is unopposed, gains influence there.' },
  },
};
export type OpeningWords = typeof opening;
