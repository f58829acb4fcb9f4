import type { HistoryNote } from '@polemos/kernel';

/** What is told of these people and places; commentary of ours, no rule. */
export const history: readonly HistoryNote[] = [
  {
    about: 'Pericles',
    text: 'General year after year, and the first man of Athens. His advice was to give up the land, keep the fleet and risk no great battle. He died of the plague in 429.',
    sources: 'Thuc. 1.140–144, 2.13, 2.65; Plut. Per. 16, 38',
  },
  {
    about: 'Phormio',
    text: 'He closed the siege of Potidaea, then with 20 ships beat fleets of 47 and 77 in the Gulf of Corinth.',
    sources: 'Thuc. 1.64–65, 2.83–92',
  },
  {
    about: 'Cleon',
    text: 'The loudest voice of the assembly. He promised to take the Spartans on Sphacteria within twenty days, and did. He fell before Amphipolis in 422.',
    sources: 'Thuc. 3.36, 4.27–39, 5.10',
  },
  {
    about: 'Nicias',
    text: 'The peace of 421 bears his name. He spoke against the voyage to Sicily, had to command it, and was put to death at Syracuse in 413.',
    sources: 'Thuc. 5.16–19, 6.9–14, 7.86',
  },
  {
    about: 'Alcibiades',
    text: 'He talked Athens into Sicily, fled to Sparta, advised it to fortify Decelea, went over to the Persians, and came back to win at Cyzicus.',
    sources: 'Thuc. 6.15, 6.88–92, 8.45; Xen. Hell. 1.1.11–18',
  },
  {
    about: 'Archidamus',
    text: 'King of Sparta. He warned against the war, then led the invasions of Attica and began the siege of Plataea.',
    sources: 'Thuc. 1.80–85, 2.10–12, 2.71, 3.1',
  },
  {
    about: 'Brasidas',
    text: 'In 424 he marched through Thessaly and won Acanthus and Amphipolis more by words than by arms. He fell in 422, winning the battle before Amphipolis.',
    sources: 'Thuc. 4.78–88, 4.102–108, 5.6–11',
  },
  {
    about: 'Gylippus',
    text: 'One Spartan sent to Syracuse in 414. He cut the Athenian wall with a wall of his own, and the expedition never came home.',
    sources: 'Thuc. 6.93, 7.1–7, 7.85–86',
  },
  {
    about: 'Lysander',
    text: 'With the money of Cyrus he paid a fleet, took the Athenian ships on the beach at Aegospotami in 405, and sailed into the Piraeus.',
    sources: 'Xen. Hell. 1.5, 2.1.15–32, 2.2.10–23',
  },
  {
    about: 'The plague',
    text: 'It came by the Piraeus in 430, when all Attica was crowded within the walls, and killed 4,400 hoplites and 300 horsemen of the list, and nobody knows how many besides.',
    sources: 'Thuc. 2.47–54, 3.87',
  },
  {
    about: 'Pylos',
    text: 'Demosthenes fortified it in 425. Of the Spartans cut off on Sphacteria 292 came alive to Athens; while they were hostages Attica was not invaded.',
    sources: 'Thuc. 4.3–41',
  },
  {
    about: 'Potidaea',
    text: 'A colony of Corinth that paid tribute to Athens. It rebelled in 432; the siege cost 2,000 talents and lasted until the winter of 430.',
    sources: 'Thuc. 1.56–66, 2.70',
  },
];
