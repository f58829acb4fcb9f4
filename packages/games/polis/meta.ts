import type { GameMeta } from '@polemos/kernel';

export const META: GameMeta = {
  id: 'polis',
  seats: ['sparta', 'athens'],
  sides: [
    { id: 'sparta', colour: 'sparta', sign: 'side-sparta' },
    { id: 'athens', colour: 'athens', sign: 'side-athens' },
  ],
  scenarios: [{ id: 'full' }, { id: 'corinthian-war' }, { id: 'second-peloponnesian-war' }],
  options: [
    { id: 'boiotia-megaris', values: [false, true], default: false, reading: 'PO-R57' },
    { id: 'open-voyage', values: [false, true], default: false, reading: 'PO-R5' },
  ],
  minutes: 90,
  pace: 10,
  colours: {
    sparta: 'sparta',
    gytheion: 'sparta',
    pylos: 'sparta',
    athenai: 'athens',
    chalkis: 'athens',
    chios: 'athens',
  },
};
