import type { HistoryNote } from '@polemos/kernel';

/** What is told of these people and places; commentary of ours, no rule. */
export const history: readonly HistoryNote[] = [
  {
    about: 'The proxenos',
    text: 'A proxenos was a citizen who looked after the interests of another city at home. Alcibiades’ family had been Sparta’s proxenoi at Athens, and he wanted the honour back.',
    sources: 'Thuc. 5.43, 6.89',
  },
  {
    about: 'The phoros',
    text: 'The tribute of the allies was first set at 460 talents and kept at Delos. By 431 Athens counted on about 600 a year.',
    sources: 'Thuc. 1.96, 2.13',
  },
  {
    about: 'Ostracism',
    text: 'Once a year the Athenians could write a name on a potsherd. Whoever had the most, of at least 6,000, left the city for ten years and lost nothing else.',
    sources: '[Arist.] Ath. Pol. 22; Plut. Arist. 7',
  },
  {
    about: 'The Isthmus',
    text: 'At Corinth ships were dragged over the Isthmus from one sea to the other; Sparta prepared it in 428 and did it in 412.',
    sources: 'Thuc. 3.15, 8.7–8',
  },
  {
    about: 'Socrates',
    text: 'Before he was a project he was a hoplite: at Potidaea he saved Alcibiades, and at Delium he walked away so calmly that nobody dared to touch him.',
    sources: 'Plat. Symp. 219e–221b',
  },
];
