import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { written } from '../table.ts';

test('TI-R61 positions, seats and actions in the spelling of earlier releases are read as they are spelt now', () => {
  const table = tableOf(timoleon, {
    phase: 'operations',
    turn: 5,
    order: ['dionysio', 'carthage', 'timoleone', 'iceta'],
    po: { dionysio: 4 },
    forces: [{ place: 'lylibaeum.city', owner: 'dionysio', points: { 'mercenary-light': 2 } }],
    leaders: { theodato: { place: 'lylibaeum.city', owner: 'dionysio' } },
  });
  expect(written(table).order).toEqual(['dionysius', 'carthage', 'timoleon', 'hicetas']);
  expect(written(table).forces).toMatchObject([{ place: 'lilybaeum.city', owner: 'dionysius' }]);
  expect(table.match.act('dionysio', { type: 'activate', leader: 'theodato' })).toHaveProperty('ok');
  expect(written(table).po.dionysius).toBe(3);
});
