import { expect, test } from 'vitest';
import type { Desk, Screens } from '../../src/games/screens.ts';
import { ownKeys } from '../../src/match/layout/ownKeys.ts';

test('the list of keys has those of the game: its panels, and the layers that one key switches together', () => {
  const screens = {
    tabs: [
      { id: 'strategy', key: 'm', title: () => 'Strategy' },
      { id: 'points', title: () => 'Points' },
    ],
    layers: [
      { id: 'athens', icon: 'zoi', key: 'z', name: () => 'Zones of Athens' },
      { id: 'sparta', icon: 'zoi', key: 'z', name: () => 'Zones of Sparta' },
      { id: 'sources', icon: 'zoi', name: () => 'Sources' },
    ],
  } as unknown as Screens;
  const desk = { language: 'en', text: {}, shown: { summary: { scenario: 'campaign' } } } as unknown as Desk;
  expect(ownKeys(screens, desk)).toEqual([
    ['M', 'Strategy'],
    ['Z', 'Zones of Athens, Zones of Sparta'],
  ]);
});
