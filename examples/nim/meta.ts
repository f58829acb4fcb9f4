import type { GameMeta } from '@polemos/kernel';

export const META: GameMeta = {
  id: 'nim',
  seats: ['athens', 'sparta'],
  sides: [
    { id: 'athens', colour: 'athens', sign: 'side-athens' },
    { id: 'sparta', colour: 'sparta', sign: 'side-sparta' },
  ],
  scenarios: [{ id: 'three-heaps' }, { id: 'five-heaps' }],
  options: [{ id: 'last-loses', values: [false, true], default: false, reading: 'NI-3-b' }],
  open: true,
  minutes: 5,
  colours: {},
};
