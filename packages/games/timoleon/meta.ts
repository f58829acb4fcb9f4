import type { GameMeta } from '@polemos/kernel';

export const META: GameMeta = {
  id: 'timoleon',
  seats: ['timoleon', 'carthage', 'hicetas', 'dionysius'],
  sides: [
    { id: 'timoleon', colour: 'timoleon', sign: 'side-timoleon' },
    { id: 'carthage', colour: 'carthage', sign: 'side-carthage' },
    { id: 'hicetas', colour: 'hicetas', sign: 'side-hicetas' },
    { id: 'dionysius', colour: 'dionysius', sign: 'side-dionysius' },
    { id: 'sicans', colour: 'natives', sign: 'side-natives' },
    { id: 'sicels', colour: 'natives', sign: 'side-natives' },
  ],
  scenarios: [{ id: 'campaign' }],
  options: [
    { id: 'eliminated-by-anybody', values: [false, true], default: false, reading: 'TI-R79' },
    { id: 'restore-each-city', values: [false, true], default: false, reading: 'TI-R66' },
    { id: 'plundered-cities-pay', values: [false, true], default: false, reading: 'TI-R14' },
    { id: 'held-cities-only', values: [false, true], default: false, reading: 'TI-R48' },
    { id: 'fleets-bar-landings', values: [false, true], default: false, reading: 'TI-R108' },
  ],
  tempers: true,
  minutes: 600,
  pace: 8,
  colours: {
    motya: 'carthage',
    lilybaeum: 'carthage',
    drepanum: 'carthage',
    panormus: 'carthage',
    thermae: 'carthage',
    thermae_selinuntiae: 'carthage',
    entella: 'carthage',
    segesta: 'carthage',
    tauromenium: 'timoleon',
    leontini: 'hicetas',
    thapsos: 'hicetas',
    syracuse: 'dionysius',
  },
};
