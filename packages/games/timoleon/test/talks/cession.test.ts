import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, operations, pointsAt, written } from '../table.ts';

const talks = (from: string, to: string, given: object = {}) => {
  const order = [from, to, ...['dionysius', 'hicetas', 'timoleon', 'carthage'].filter(seat => seat !== from && seat !== to)];
  const table = tableOf(timoleon, { phase: 'negotiation', turn: 5, order, ...given });
  table.act({ type: 'draft', faction: to });
  return table;
};
test('TI-R83 zones of Syracuse are ceded like cities; who stood there goes to the nearest zone of his', () => {
  const table = talks('dionysius', 'timoleon', {
    forces: [
      force('syr_ortygia', 'dionysius', { 'mercenary-light': 2 }),
      force('syr_neapolis', 'dionysius', { 'mercenary-hoplites': 1 }),
      force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 1 }),
    ],
    leaders: {},
  });
  table.act({ type: 'cede', zone: 'syr_neapolis' });
  choose(table, 'send');
  table.act({ type: 'choose', choice: 'sign' }, { seat: 'timoleon' });
  expect(written(table).zones.syr_neapolis.control).toBe('timoleon');
  expect(pointsAt(table, 'syr_neapolis', 'dionysius')).toEqual({});
  expect(
    written(table)
      .forces.filter(({ owner }) => owner === 'dionysius')
      .flatMap(({ points }) => Object.values(points))
      .reduce((a, b) => a + b),
  ).toBe(3);
});
test('TI-VII-a TI-R83 a city is not ceded to whom it could not belong without troops', () => {
  expect(talks('hicetas', 'carthage').why({ type: 'cede', zone: 'thapsos' })).toBe('TI-VII-a');
  expect(talks('timoleon', 'dionysius').why({ type: 'cede', zone: 'tauromenium' })).toBe('TI-VII-a');
  expect(talks('timoleon', 'hicetas').why({ type: 'cede', zone: 'tauromenium' })).toBeNull();
});
test('TI-III-c only an enemy’s general is suborned, not that of an ally', () => {
  const beside = (alliances: readonly (readonly string[])[]) =>
    operations('carthage', {
      alliances,
      treasury: { carthage: 400 },
      forces: [
        force('leontini.city', 'hicetas', { 'mercenary-hoplites': 5 }),
        force('leontini', 'carthage', { 'mercenary-hoplites': 1 }),
      ],
      leaders: { bostar: { place: 'leontini', owner: 'carthage' }, euthymus: { place: 'leontini.city', owner: 'hicetas' } },
    });
  expect(beside([['carthage', 'hicetas']]).why({ type: 'suborn', leader: 'euthymus' })).toBe('TI-III-c');
  expect(beside([]).why({ type: 'suborn', leader: 'euthymus' })).toBeNull();
});

test('TI-R119 mercenaries, engines and empty ships are handed to an ally, citizens are not', () => {
  const table = tableOf(timoleon, {
    phase: 'negotiation',
    turn: 5,
    order: ['carthage', 'hicetas', 'timoleon', 'dionysius'],
    alliances: [['carthage', 'hicetas']],
    forces: [
      force('motya.city', 'carthage', { 'mercenary-hoplites': 2, 'citizen-hoplites': 2, engines: 1 }),
      force('motya.port', 'carthage', { triremes: 2 }),
    ],
    leaders: {},
  });
  const hand = (unit: string, place: string, faction = 'hicetas') => ({ type: 'hand', faction, place, unit });
  expect(table.why(hand('citizen-hoplites', 'motya.city'))).toBe('TI-R119');
  expect(table.why(hand('mercenary-hoplites', 'motya.city', 'timoleon'))).toBe('TI-R119');
  table.act(hand('mercenary-hoplites', 'motya.city'));
  table.act(hand('triremes', 'motya.port'));
  expect(pointsAt(table, 'motya.city', 'hicetas')).toEqual({ 'mercenary-hoplites': 1 });
  expect(pointsAt(table, 'motya.port', 'hicetas')).toEqual({ triremes: 1 });
  expect(table.of('hands')).toHaveLength(2);
});
