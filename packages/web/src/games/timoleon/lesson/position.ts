const force = (place: string, owner: string, points: Readonly<Record<string, number>>) => ({ place, owner, points });

/** March 343: Timoleon near Leontini, Cleander before Inessa, Hicetas between Timoleon and Syracuse. */
export const MARCH = {
  phase: 'operations',
  turn: 2,
  order: ['timoleon', 'dionysius', 'hicetas', 'carthage'],
  po: { timoleon: 6, dionysius: 5, hicetas: 4, carthage: 3 },
  treasury: { timoleon: 320, dionysius: 300, hicetas: 60, carthage: 300 },
  alliances: [],
  leaders: {
    timoleon: { place: 'catana', owner: 'timoleon' },
    cleander: { place: 'inessa', owner: 'timoleon' },
    andromachus: { place: 'tauromenium.city', owner: 'timoleon' },
    hicetas: { place: 'leontini', owner: 'hicetas' },
    euthymus: { place: 'syr_epipolae', owner: 'hicetas' },
    dionysius: { place: 'syr_ortygia', owner: 'dionysius' },
    agathocles: { place: 'syr_market', owner: 'dionysius' },
    synalo: { place: 'lilybaeum.city', owner: 'carthage' },
    mamercus: { place: 'catana.city', owner: 'neutral' },
  },
  forces: [
    force('catana', 'timoleon', {
      veterans: 1,
      'corinthian-hoplites': 6,
      'mercenary-hoplites': 4,
      'mercenary-light': 2,
      'mercenary-cavalry': 1,
    }),
    force('inessa', 'timoleon', { 'mercenary-hoplites': 6, 'mercenary-light': 2, engines: 2 }),
    force('tauromenium.city', 'timoleon', { 'citizen-hoplites': 2, 'citizen-cavalry': 1 }),
    force('sea_naxos', 'timoleon', { triremes: 5 }),
    force('leontini', 'hicetas', { bodyguard: 2, 'mercenary-hoplites': 3, 'mercenary-light-discontented': 3 }),
    force('leontini.city', 'hicetas', { 'forced-hoplites-discontented': 2 }),
    force('syr_epipolae', 'hicetas', { 'mercenary-hoplites': 4 }),
    force('syr_ortygia', 'dionysius', { bodyguard: 3, 'mercenary-hoplites': 5, engines: 6 }),
    force('syr_market', 'dionysius', { 'mercenary-light': 4 }),
    force('syr_great_harbour', 'dionysius', { triremes: 7 }),
    force('lilybaeum.city', 'carthage', { 'mercenary-hoplites': 8, 'mercenary-cavalry': 4 }),
    force('panormus.port', 'carthage', { triremes: 8 }),
    force('catana.city', 'neutral', { 'mercenary-hoplites': 2 }),
    force('enna.city', 'sicels', { 'native-light': 2 }),
  ],
};
/** The same month, with Timoleon before the gates of Syracuse and Dionysius in Ortygia alone. */
export const SYRACUSE = {
  ...MARCH,
  leaders: {
    timoleon: { place: 'thapsos', owner: 'timoleon' },
    andromachus: { place: 'tauromenium.city', owner: 'timoleon' },
    hicetas: { place: 'leontini.city', owner: 'hicetas' },
    dionysius: { place: 'syr_ortygia', owner: 'dionysius' },
  },
  forces: [
    force('thapsos', 'timoleon', { veterans: 1, 'corinthian-hoplites': 7, 'mercenary-hoplites': 6 }),
    force('syr_ortygia', 'dionysius', { bodyguard: 3 }),
    force('leontini.city', 'hicetas', { 'mercenary-hoplites': 3 }),
    force('syr_achradina', 'timoleon', { 'citizen-hoplites': 2 }),
  ],
};
