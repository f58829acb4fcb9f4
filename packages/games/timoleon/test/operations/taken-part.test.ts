import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, ORDER, operations, written } from '../table.ts';

type Board = ReturnType<typeof operations>;
const tactics = (
  table: Board,
  attacker: string,
  attack: string,
  defender: string,
  defence: string,
  chance: readonly unknown[],
) => {
  table.act({ type: 'tactic', tactic: attack }, { seat: attacker });
  table.act({ type: 'tactic', tactic: defence }, { seat: defender, chance });
};
/** Bostar before a force of Hicetas in the plain of Catana. */
const facing = (attack: Record<string, number>, defence: Record<string, number>, more: object = {}) =>
  operations('carthage', {
    leaders: { bostar: { place: 'catana', owner: 'carthage' }, euthymus: { place: 'catana', owner: 'hicetas' } },
    forces: [force('catana', 'carthage', attack), force('catana', 'hicetas', defence)],
    ...more,
  });

test('TI-R7 TI-R49 a bodyguard made of a point that has marched has marched', () => {
  const table = operations('hicetas', {
    forces: [{ ...force('leontini.city', 'hicetas', { 'mercenary-hoplites': 3 }), used: { 'mercenary-hoplites': 1 } }],
  });
  table.act({ type: 'guard', place: 'leontini.city' });
  expect(table.why({ type: 'element', place: 'leontini.city', unit: 'mercenary-hoplites', count: 2 })).toBeNull();
  expect(table.why({ type: 'element', place: 'leontini.city', unit: 'bodyguard', count: 1 })).toBe('TI-II-p');
});

test('TI-R7 TI-IV-q citizens who put down a mutiny in phase 4 have done no operation', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'maintenance',
      turn: 11,
      order: ORDER,
      treasury: { timoleon: 9 },
      alliances: [],
      leaders: {},
      forces: [force('inessa', 'timoleon', { 'citizen-hoplites': 3, 'mercenary-light': 1 })],
    },
    { seed: 1 },
  );
  for (let n = 0; n < 3; n++) table.act({ type: 'pay', place: 'inessa', unit: 'citizen-hoplites' });
  choose(table, 'done');
  choose(table, 'massacre', [6, 1, 2]);
  expect(table.of('massacre')).toMatchObject([{ killed: true }]);
  expect(written(table).forces.find(({ owner }) => owner === 'timoleon')).toEqual(
    force('inessa', 'timoleon', { 'citizen-hoplites': 3 }),
  );
});

test('TI-R7 TI-R105 TI-VI-b points left behind have marched; those they join have not', () => {
  const table = operations('hicetas', {
    leaders: { hicetas: { place: 'syr_epipolae', owner: 'hicetas' } },
    forces: [
      force('syr_epipolae', 'hicetas', { 'mercenary-hoplites': 3 }),
      force('syr_tyche', 'hicetas', { 'mercenary-hoplites': 2 }),
    ],
    zones: { syr_tyche: { control: 'hicetas' } },
  });
  march(table, 'hicetas');
  table.act({ type: 'step', place: 'syr_tyche' });
  table.act({ type: 'leave', unit: 'mercenary-hoplites', count: 1 });
  choose(table, 'halt');
  expect(table.why({ type: 'element', place: 'syr_tyche', unit: 'mercenary-hoplites', count: 2 })).toBeNull();
  expect(table.why({ type: 'element', place: 'syr_tyche', unit: 'mercenary-hoplites', count: 3 })).toBe('TI-II-p');
});

test('TI-R7 TI-IV-s troops that were not called up stay fresh when others disobey', () => {
  const table = operations('carthage', {
    leaders: { bostar: { place: 'motya.city', owner: 'carthage' } },
    forces: [force('motya.city', 'carthage', { 'mercenary-light': 3, 'mercenary-light-discontented': 1 })],
  });
  table.act({ type: 'activate', leader: 'bostar' });
  table.act({ type: 'take', unit: 'mercenary-light-discontented', count: 1 });
  choose(table, 'march', [4]);
  choose(table, 'halt');
  expect(table.why({ type: 'element', place: 'motya.city', unit: 'mercenary-light', count: 3 })).toBeNull();
  expect(table.why({ type: 'element', place: 'motya.city', unit: 'mercenary-light-discontented', count: 1 })).toBe('TI-II-p');
});

test('TI-R7 TI-VI-c the ships that landed an army are done, those that lay in the port are not', () => {
  const table = operations('carthage', {
    leaders: { bostar: { place: 'sea_lilybaeum', owner: 'carthage' } },
    forces: [
      force('sea_lilybaeum', 'carthage', { 'mercenary-light': 2, triremes: 2 }),
      force('motya.port', 'carthage', { triremes: 3 }),
    ],
  });
  march(table, 'bostar');
  table.act({ type: 'step', place: 'motya.port' });
  table.act({ type: 'land', place: 'motya.city' });
  choose(table, 'halt');
  expect(table.why({ type: 'element', place: 'motya.port', unit: 'triremes', count: 3 })).toBeNull();
  expect(table.why({ type: 'element', place: 'motya.port', unit: 'triremes', count: 4 })).toBe('TI-II-p');
});

test('TI-II-p a leader aboard the fleet on which an army embarks is carried, and so activated', () => {
  const table = operations('carthage', {
    leaders: { bostar: { place: 'motya.city', owner: 'carthage' }, hanno: { place: 'motya.port', owner: 'carthage' } },
    forces: [force('motya.city', 'carthage', { 'mercenary-light': 2 }), force('motya.port', 'carthage', { triremes: 2 })],
  });
  march(table, 'bostar');
  table.act({ type: 'embark', place: 'motya.port' });
  table.act({ type: 'step', place: 'sea_lilybaeum' });
  choose(table, 'halt');
  expect(written(table).leaders.hanno.place).toBe('sea_lilybaeum');
  expect(table.why({ type: 'activate', leader: 'hanno' })).toBe('TI-II-p');
});

test('TI-R7 TI-R105 who has been attacked may still act in his own place', () => {
  const table = facing({ 'mercenary-hoplites': 4 }, { 'mercenary-hoplites': 4 }, { po: { carthage: 2, hicetas: 2 } });
  march(table, 'bostar');
  table.act({ type: 'attack', owner: 'hicetas' });
  tactics(table, 'carthage', 'stand', 'hicetas', 'stand', [3, 3, 1, 1, 1, 1]);
  expect(table.of('battle')).toMatchObject([{ difference: 0 }]);
  choose(table, 'done');
  table.act({ type: 'activate', leader: 'euthymus' });
  expect(table.why({ type: 'choose', choice: 'all' })).toBeNull();
});
