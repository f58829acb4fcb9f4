import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { force, ORDER } from '../table.ts';

test('TI-R102 TI-FC-n TI-FD-j plundered quarters weigh on whoever holds all of Syracuse', () => {
  const zones = ['epipolae', 'tyche', 'achradina', 'neapolis', 'market', 'ortygia', 'olympium', 'plemmyrium'];
  const end = (owner: string, city?: string) => {
    const table = tableOf(
      timoleon,
      {
        phase: 'end',
        turn: 25,
        order: ORDER,
        alliances: [],
        leaders: {},
        forces: ORDER.map(seat => force('gaul', seat, { 'mercenary-light': 1 })),
        zones: Object.fromEntries(
          zones.map(id => [`syr_${id}`, { control: owner, ...(id === 'market' && city !== undefined ? { city } : {}) }]),
        ),
      },
      { seed: 1 },
    );
    const [{ points }] = table.of('end') as unknown as { points: Record<string, number> }[];
    return points[owner];
  };
  expect(end('carthage', 'plundered')).toBe(end('carthage') - 1);
  expect(end('timoleon', 'plundered')).toBe(end('timoleon') - 1);
});
