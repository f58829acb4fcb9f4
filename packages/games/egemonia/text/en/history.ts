import type { HistoryNote } from '@polemos/kernel';

/** What is told of these people and places; commentary of ours, no rule. */
export const history: readonly HistoryNote[] = [
  {
    about: 'The Oracle',
    text: 'Asked whether to make war, the god of Delphi told the Spartans that they would win if they fought with all their might, and that he would help, called or not.',
    sources: 'Thuc. 1.118',
  },
  {
    about: 'Persian Gold',
    text: 'Three treaties in 412 and 411 gave Sparta pay for its fleet, and gave the King the Greeks of Asia.',
    sources: 'Thuc. 8.18, 8.37, 8.58',
  },
  {
    about: 'Delian Treasure',
    text: 'The League’s chest was moved from Delos to Athens. In 431 there were 6,000 talents of coined silver on the Acropolis.',
    sources: 'Plut. Per. 12; Thuc. 2.13',
  },
  {
    about: 'The Olympics',
    text: 'In 420 Elis shut the Spartans out of the games for breaking the truce, and all Greece watched whether they would come in arms.',
    sources: 'Thuc. 5.49–50',
  },
  {
    about: 'Coups',
    text: 'At Corcyra in 427 the people’s party and the oligarchs called in Athens and Sparta, and killed each other through seven days.',
    sources: 'Thuc. 3.70–85',
  },
];
