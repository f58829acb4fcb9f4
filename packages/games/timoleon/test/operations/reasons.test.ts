import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { force, march, operations } from '../table.ts';

test('TI-VI-g a fleet that is not there is no matter of Ortygia', () => {
  const table = operations('hicetas', {
    forces: [force('thapsos.city', 'hicetas', { 'mercenary-hoplites': 2 }), force('sea_naxos', 'hicetas', { triremes: 3 })],
    leaders: { hicetas: { place: 'thapsos.city', owner: 'hicetas' } },
  });
  march(table, 'hicetas');
  expect(table.why({ type: 'embark', place: 'sea_naxos' })).toBe('TI-VI-g');
});
test('TI-R114 an undefended city is not besieged but occupied', () => {
  const table = operations('hicetas', {
    forces: [force('catana', 'hicetas', { 'mercenary-hoplites': 2 })],
    leaders: { hicetas: { place: 'catana', owner: 'hicetas' } },
    zones: { tauromenium: { control: 'timoleon', raised: true } },
  });
  march(table, 'hicetas');
  table.act({ type: 'step', place: 'tauromenium' });
  expect(table.why({ type: 'choose', choice: 'besiege' })).toBe('TI-R114');
});
test('TI-S-a a garrison behind its walls is besieged, not attacked', () => {
  const table = operations('timoleon', {
    forces: [
      force('catana', 'timoleon', { 'mercenary-hoplites': 3 }),
      force('inessa.city', 'neutral', { 'mercenary-hoplites': 1 }),
    ],
    leaders: { timoleon: { place: 'catana', owner: 'timoleon' } },
  });
  march(table, 'timoleon');
  table.act({ type: 'step', place: 'inessa' });
  expect(table.why({ type: 'attack', owner: 'neutral' })).toBe('TI-S-a');
});
test('TI-VII-a TI-V-d recruits come from one’s own cities, those of Hicetas from Greek ones', () => {
  const table = operations('hicetas', {
    forces: [force('motya.city', 'hicetas', { 'mercenary-light': 1 })],
    leaders: { hicetas: { place: 'motya.city', owner: 'hicetas' } },
    zones: { motya: { control: 'hicetas' } },
  });
  expect(table.why({ type: 'recruit', zone: 'motya' })).toBe('TI-V-d');
  expect(table.why({ type: 'recruit', zone: 'catana' })).toBe('TI-VII-a');
});
test('TI-R83 a second sum in one treaty is no matter of the treasury', () => {
  const table = tableOf(timoleon, { phase: 'negotiation', turn: 5, order: ['dionysius', 'timoleon', 'hicetas', 'carthage'] });
  table.act({ type: 'draft', faction: 'timoleon' });
  table.act({ type: 'term', term: 'offer', value: 1 });
  expect(table.why({ type: 'term', term: 'offer', value: 2 })).toBe('TI-R83');
  expect(table.why({ type: 'term', term: 'ask', value: 25 })).toBe('TI-R83');
});
test('TI-FN-o TI-VI-e Etna is mountain ground: only natives cross it', () => {
  const table = operations('timoleon', {
    forces: [force('catana', 'timoleon', { 'mercenary-hoplites': 3 })],
    leaders: { timoleon: { place: 'catana', owner: 'timoleon' } },
  });
  march(table, 'timoleon');
  expect(table.why({ type: 'step', place: 'etna' })).toBe('TI-FN-o');
  expect(table.why({ type: 'step', place: 'motya' })).toBe('TI-VI-e');
});
