import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt } from '../table.ts';

test('TI-R110 the engines of an army that was wiped out fall to the victor', () => {
  const table = operations('hicetas', {
    leaders: { hicetas: { place: 'leontini.city', owner: 'hicetas' } },
    forces: [
      force('leontini.city', 'hicetas', { 'mercenary-hoplites': 12 }),
      force('catana', 'dionysius', { 'mercenary-light': 1, engines: 3 }),
    ],
    zones: { catana: { control: 'neutral', raised: true } },
  });
  march(table, 'hicetas');
  table.act({ type: 'step', place: 'catana' });
  table.act({ type: 'attack', owner: 'dionysius' });
  table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'hicetas' });
  table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'dionysius', chance: [6, 1, 2, 1, 1] });
  expect(table.of('engines-abandoned')).toMatchObject([{ rule: 'TI-R110', engines: 3, to: 'hicetas', zone: 'catana' }]);
  expect(pointsAt(table, 'catana', 'hicetas')).toMatchObject({ engines: 3 });
});

test('TI-R110 TI-VII-e engines alone in a city fall with it, and inside their own walls they are safe', () => {
  const enter = (choice: string) => {
    const table = operations('hicetas', {
      leaders: { hicetas: { place: 'leontini.city', owner: 'hicetas' } },
      forces: [force('leontini.city', 'hicetas', { 'mercenary-hoplites': 3 }), force('catana.city', 'dionysius', { engines: 3 })],
      zones: { catana: { control: 'dionysius', raised: true } },
      treaties: [{ a: 'hicetas', b: 'dionysius', truce: 9, passage: 0, joint: false }],
    });
    march(table, 'hicetas');
    table.act({ type: 'step', place: 'catana' });
    choose(table, choice);
    return pointsAt(table, 'catana.city', 'hicetas');
  };
  expect(enter('occupy')).toEqual({ 'mercenary-hoplites': 3, engines: 3 });
  expect(enter('halt')).toEqual({});
});
