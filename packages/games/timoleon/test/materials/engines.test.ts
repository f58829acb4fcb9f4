import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt } from '../table.ts';

test('TI-R110 the engines of an army that was wiped out fall to the victor', () => {
  const table = operations('iceta', {
    leaders: { iceta: { place: 'leontini.city', owner: 'iceta' } },
    forces: [
      force('leontini.city', 'iceta', { 'mercenary-hoplites': 12 }),
      force('catana', 'dionysio', { 'mercenary-light': 1, engines: 3 }),
    ],
    zones: { catana: { control: 'neutral', raised: true } },
  });
  march(table, 'iceta');
  table.act({ type: 'step', place: 'catana' });
  table.act({ type: 'attack', owner: 'dionysio' });
  table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'iceta' });
  table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'dionysio', chance: [6, 1, 2, 1, 1] });
  expect(table.of('engines-abandoned')).toMatchObject([{ rule: 'TI-R110', engines: 3, to: 'iceta', zone: 'catana' }]);
  expect(pointsAt(table, 'catana', 'iceta')).toMatchObject({ engines: 3 });
});

test('TI-R110 TI-VII-e engines alone in a city fall with it, and inside their own walls they are safe', () => {
  const enter = (choice: string) => {
    const table = operations('iceta', {
      leaders: { iceta: { place: 'leontini.city', owner: 'iceta' } },
      forces: [force('leontini.city', 'iceta', { 'mercenary-hoplites': 3 }), force('catana.city', 'dionysio', { engines: 3 })],
      zones: { catana: { control: 'dionysio', raised: true } },
      treaties: [{ a: 'iceta', b: 'dionysio', truce: 9, passage: 0, joint: false }],
    });
    march(table, 'iceta');
    table.act({ type: 'step', place: 'catana' });
    choose(table, choice);
    return pointsAt(table, 'catana.city', 'iceta');
  };
  expect(enter('occupy')).toEqual({ 'mercenary-hoplites': 3, engines: 3 });
  expect(enter('halt')).toEqual({});
});
