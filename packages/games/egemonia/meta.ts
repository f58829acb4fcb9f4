import type { GameMeta } from '@polemos/kernel';

export const META: GameMeta = {
  id: 'egemonia',
  seats: ['athens', 'sparta'],
  sides: [
    { id: 'athens', colour: 'athens', sign: 'side-athens' },
    { id: 'sparta', colour: 'sparta', sign: 'side-sparta' },
  ],
  scenarios: [{ id: 'standard' }, { id: 'historical' }],
  options: [
    { id: 'keep-events', values: [false, true], default: false, reading: 'EG-R6' },
    { id: 'new-event', values: [false, true], default: false, reading: 'EG-R4' },
  ],
  minutes: 30,
  colours: { athens: 'athens', amphipolis: 'athens', delos: 'athens', sparta: 'sparta', thebes: 'sparta', corinth: 'sparta' },
};
