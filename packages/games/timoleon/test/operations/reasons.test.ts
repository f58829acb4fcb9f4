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
test('TI-R1 TI-II-p points that are not there are one thing, points that have acted another', () => {
  const table = operations('timoleon', {
    forces: [{ place: 'catana', owner: 'timoleon', points: { 'mercenary-hoplites': 3 }, used: { 'mercenary-hoplites': 1 } }],
    leaders: { timoleon: { place: 'catana', owner: 'timoleon' } },
  });
  const element = (count: number) => table.why({ type: 'element', place: 'catana', unit: 'mercenary-hoplites', count });
  expect([element(2), element(3), element(4)]).toEqual([null, 'TI-II-p', 'TI-R1']);
  table.act({ type: 'activate', leader: 'timoleon' });
  const take = (unit: string, count: number) => table.why({ type: 'take', unit, count });
  expect([take('mercenary-hoplites', 3), take('mercenary-hoplites', 4), take('veterans', 1)]).toEqual([
    'TI-II-p',
    'TI-R1',
    'TI-R1',
  ]);
});
test('TI-R100 TI-R67 TI-VI-c a fleet in port is told the rule that really keeps it from where it would go', () => {
  const table = operations('hicetas', {
    forces: [force('thapsos.port', 'hicetas', { triremes: 2 }), force('thapsos.city', 'hicetas', { 'mercenary-light': 1 })],
    leaders: { hicetas: { place: 'thapsos.port', owner: 'hicetas' } },
  });
  march(table, 'hicetas');
  expect(table.why({ type: 'attack', owner: 'timoleon' })).toBe('TI-N-a');
  expect(table.why({ type: 'choose', choice: 'plunder' })).toBe('TI-IV-u');
  table.act({ type: 'step', place: 'sea_catana' });
  table.act({ type: 'step', place: 'thapsos.port' });
  expect(table.why({ type: 'step', place: 'sea_catana' })).toBe('TI-R100');
  expect(table.why({ type: 'step', place: 'sea_naxos' })).toBe('TI-R67');
  expect(table.why({ type: 'step', place: 'leontini' })).toBe('TI-VI-c');
});
test('TI-VI-g TI-VII-l TI-S-c TI-S-a what a leader alone cannot do, and what the lack of ships or of a city forbids', () => {
  const alone = operations('timoleon', {
    forces: [force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 1 })],
    leaders: { cleander: { place: 'phintias', owner: 'timoleon' }, timoleon: { place: 'tauromenium.city', owner: 'timoleon' } },
  });
  alone.act({ type: 'activate', leader: 'cleander' });
  alone.act({ type: 'choose', choice: 'march' });
  expect(alone.why({ type: 'choose', choice: 'occupy' })).toBe('TI-VII-l');
  expect(alone.why({ type: 'step', place: 'motya' })).toBe('TI-VI-e');
  const home = operations('timoleon', {
    forces: [force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 1 })],
    leaders: { timoleon: { place: 'tauromenium.port', owner: 'timoleon' } },
  });
  home.act({ type: 'activate', leader: 'timoleon' });
  home.act({ type: 'choose', choice: 'march' });
  expect(home.why({ type: 'step', place: 'sea_naxos' })).toBe('TI-VI-g');
});
test('TI-R33 only captives are released', () => {
  const table = tableOf(timoleon, { phase: 'negotiation', turn: 5, order: ['dionysius', 'timoleon', 'hicetas', 'carthage'] });
  table.act({ type: 'draft', faction: 'timoleon' });
  expect(table.why({ type: 'release', leader: 'cleander' })).toBe('TI-R33');
});
test('TI-VII-a TI-R83 only what one holds is ceded, and one place in a treaty', () => {
  const table = tableOf(timoleon, { phase: 'negotiation', turn: 5, order: ['dionysius', 'timoleon', 'hicetas', 'carthage'] });
  table.act({ type: 'draft', faction: 'timoleon' });
  expect(table.why({ type: 'cede', zone: 'syr_achradina' })).toBe('TI-VII-a');
  table.act({ type: 'cede', zone: 'syr_tyche' });
  expect(table.why({ type: 'cede', zone: 'syr_neapolis' })).toBe('TI-R83');
});
