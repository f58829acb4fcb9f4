import { describe, expect, test } from 'vitest';
import { force, march, operations } from '../table.ts';

describe('fights with natives', () => {
  /** Bostar attacks eight points of Sicels at Enna and is beaten: 1 against 6, Stand against Stand. */
  const beaten = (chance: readonly unknown[]) => {
    const table = operations('carthage', {
      forces: [
        force('enna', 'carthage', { 'sacred-band': 1, 'mercenary-hoplites': 2, 'mercenary-cavalry': 1, 'mercenary-light': 1 }),
        force('enna', 'sicels', { 'native-light': 9 }),
        force('halaesa.city', 'carthage', { 'mercenary-light': 1 }),
      ],
      zones: { halaesa: { control: 'carthage' }, enna: { control: 'sicels', raised: true } },
      natives: { sicels: { army: 'reaction', turns: 0, enemy: null, size: [0, 9, 0], extinct: false } },
      leaders: { bostar: { place: 'enna', owner: 'carthage' } },
    });
    march(table, 'bostar');
    table.act({ type: 'attack', owner: 'sicels' });
    table.act({ type: 'tactic', tactic: 'stand' }, { chance });
    return table;
  };

  test('TI-R92 TI-FN-z winning natives name special units first, of their own light infantry', () => {
    // Lot 1: Stand. 2 − 6 + 3 (Bostar) + ratio −1: difference −2: two points, the natives name one, Carthage one.
    const table = beaten([1, 2, 6, 6]);
    expect(table.of('battle')).toMatchObject([{ winner: 'sicels', lost: 2 }]);
    expect(table.of('point-lost')).toMatchObject([{ owner: 'carthage', unit: 'sacred-band' }]);
    table.act({ type: 'lose', owner: 'carthage', unit: 'mercenary-light' }, { chance: [2, 3, 4] });
    expect(table.of('point-lost').at(-1)).toMatchObject({ owner: 'sicels', unit: 'native-light' });
  });
});

test('TI-R92 TI-L-r of an enemy who won neutrals and natives name hoplites when the veterans are exempt', () => {
  const table = operations('timoleon', {
    leaders: { timoleon: { place: 'enna', owner: 'timoleon' } },
    forces: [
      force('enna', 'timoleon', { veterans: 1, 'citizen-hoplites': 2, 'mercenary-light': 3 }),
      force('enna', 'sicels', { 'native-light': 6 }),
    ],
    zones: { enna: { control: 'sicels', raised: true } },
    natives: { sicels: { army: 'reaction', turns: 0, enemy: null, size: [0, 6, 0], extinct: false } },
  });
  march(table, 'timoleon');
  table.act({ type: 'attack', owner: 'sicels' });
  // Their option is the first of the list, Stand; the winner's die 3 costs half of what they lost.
  table.act({ type: 'tactic', tactic: 'stand' }, { chance: [1, 4, 4, 3] });
  const loss = () => table.of('point-lost').filter(({ owner }) => owner === 'timoleon');
  while (table.match.pending()[0].step === 'naming') {
    const { of, left } = table.match.pending()[0].about as { of: string; left: number };
    const unit = of === 'sicels' ? 'native-light' : 'mercenary-light';
    table.act({ type: 'lose', owner: of, unit }, { chance: of === 'timoleon' && left <= 2 ? [1, 1] : [] });
  }
  expect(loss().map(({ unit }) => unit)).toEqual(['mercenary-light', 'citizen-hoplites']);
});
