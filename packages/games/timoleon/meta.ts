import type { GameMeta } from '@polemos/kernel';

export const META: GameMeta = {
  id: 'timoleon',
  seats: ['timoleone', 'carthage', 'iceta', 'dionysio'],
  sides: [
    { id: 'timoleone', colour: 'timoleon', sign: 'side-timoleon' },
    { id: 'carthage', colour: 'carthage', sign: 'side-carthage' },
    { id: 'iceta', colour: 'icetas', sign: 'side-icetas' },
    { id: 'dionysio', colour: 'dionysius', sign: 'side-dionysius' },
    { id: 'sicani', colour: 'natives', sign: 'side-natives' },
    { id: 'siculi', colour: 'natives', sign: 'side-natives' },
  ],
  scenarios: [{ id: 'campaign' }],
  options: [],
  minutes: 600,
  pace: 8,
  colours: {
    motya: 'carthage',
    lylibaeum: 'carthage',
    drepanum: 'carthage',
    panormus: 'carthage',
    thermae: 'carthage',
    thermae_selinuntiae: 'carthage',
    entella: 'carthage',
    segesta: 'carthage',
    tauromenio: 'timoleone',
    leontini: 'iceta',
    thapsos: 'iceta',
    syracuse: 'dionysio',
  },
};
