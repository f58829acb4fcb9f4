import type { HistoryNote } from '@polemos/kernel';

/** What is told of these people and places; commentary of ours, no rule. */
export const history: readonly HistoryNote[] = [
  {
    about: 'Timoleon',
    text: 'A Corinthian who had lived withdrawn since the killing of his tyrant brother. Sent with ten ships, he freed Syracuse, laid down his power and stayed there.',
    sources: 'Plut. Tim. 3–8, 36–39; Diod. 16.65–66, 16.90',
  },
  {
    about: 'Hicetas',
    text: 'Once a friend of Dion, then tyrant of Leontini. He joined the call to Corinth and bargained with Carthage at the same time.',
    sources: 'Plut. Tim. 1–2, 32–33',
  },
  {
    about: 'Dionysius',
    text: 'The second of his name. Shut up in Ortygia, he gave it to Timoleon and went to Corinth, where he lived as a private man and, they say, taught school.',
    sources: 'Plut. Tim. 13–15; Diod. 16.70',
  },
  {
    about: 'Andromachus',
    text: 'He ruled Tauromenium by law and gave Timoleon his first harbour. The historian Timaeus was his son.',
    sources: 'Plut. Tim. 10',
  },
  {
    about: 'Mamercus',
    text: 'Tyrant of Catana, proud of his verses. Beaten, he gave himself up to be judged by Syracuse, and was not heard to the end.',
    sources: 'Plut. Tim. 13, 31, 34',
  },
  {
    about: 'The Crimisus',
    text: 'Timoleon fell on the Carthaginians while they crossed the river, and a storm of hail drove into their faces. The Sacred Band of citizens fell to the last man.',
    sources: 'Plut. Tim. 25–29; Diod. 16.77–81',
  },
  {
    about: 'Ortygia',
    text: 'The first Dionysius made the island a fortress within the city. Timoleon had it pulled down by the citizens, and built courts of law on its ground.',
    sources: 'Diod. 14.7; Plut. Tim. 22',
  },
];
