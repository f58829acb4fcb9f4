import { beginMatch, tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { ORDER, written } from '../table.ts';

const UNKNOWN = {
  ranks: { sparta: 1 },
  po: { sparta: 1 },
  treasury: { sparta: 1 },
  zones: { athens: { control: 'neutral' } },
  leaders: { nicias: { place: 'gela' } },
  expeditions: { athens_1: { status: 'waiting', turn: 0 } },
  natives: { elymians: { army: 'none', turns: 0, enemy: null, size: [0, 0, 0], extinct: false } },
  pools: { thrace: [1, 1, 1] },
  sent: { carthage: { thrace: 1 } },
  transports: { sparta: { zone: 'motya', turn: 3 } },
  guardTurn: { sparta: 1 },
  taxed: { sparta: 1 },
  heads: { sparta: null },
  run: { sparta: 1 },
  bid: { sparta: 1 },
  reserve: { carthage: { elephants: 1 } },
};
test.each(Object.entries(UNKNOWN))('an unknown id as a key of %s is refused with its place', (field, value) => {
  const read = timoleon.position.read(
    { phase: 'operations', order: ORDER, [field]: value },
    { scenario: 'campaign', options: {} },
  );
  expect(read).toHaveProperty('faults');
  const { faults } = read as { faults: readonly { at: string }[] };
  expect(faults.some(({ at }) => at.startsWith(`/${field}`))).toBe(true);
});
test('an unknown unit in a force and an unknown target of diplomacy are refused with their place', () => {
  for (const position of [
    { forces: [{ place: 'motya.city', owner: 'carthage', points: { elephants: 2 } }] },
    { diplomacy: { author: 'carthage', informed: ['carthage'], bidding: false, type: 'court', target: 'nicias' } },
  ])
    expect(timoleon.position.read(position, { scenario: 'campaign', options: {} })).toHaveProperty('faults');
});
test('TI-R68 a position without forces and leaders is the start: everything placed by the standing plan', () => {
  const table = tableOf(timoleon, { phase: 'operations', turn: 3, order: ORDER });
  const begun = (seed: number): ReturnType<typeof written> => {
    const match = beginMatch(timoleon, { scenario: 'campaign', options: {} }, seed);
    for (const seat of ['carthage', 'hicetas', 'dionysius']) match.act(seat, { type: 'choose', choice: 'rest' });
    const start = match.position() as unknown as ReturnType<typeof written>;
    return Object.values(start.natives).every(({ army }) => army === 'none') ? start : begun(seed + 1); // nobody stirs yet
  };
  const start = begun(1);
  const sorted = (forces: ReturnType<typeof written>['forces']) =>
    forces.map(({ place, owner, points }) => JSON.stringify({ place, owner, points })).sort();
  expect(sorted(written(table).forces)).toEqual(sorted(start.forces));
  expect(Object.fromEntries(Object.entries(written(table).leaders).map(([id, { place }]) => [id, place]))).toEqual(
    Object.fromEntries(Object.entries(start.leaders).map(([id, { place }]) => [id, place])),
  );
});
