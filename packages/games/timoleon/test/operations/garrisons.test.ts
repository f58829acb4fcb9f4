import { describe, expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt } from '../table.ts';

test('TI-VII-c TI-VII-d TI-FN-g TI-VII-l a leader alone rouses neither garrisons, nor citizens, nor natives', () => {
  const walk = (zone: string, more: object = {}) => {
    const table = operations('iceta', { leaders: { iceta: { place: 'catana', owner: 'iceta' } }, ...more });
    table.act({ type: 'activate', leader: 'iceta' });
    choose(table, 'march');
    for (const place of zone.split(' ')) table.act({ type: 'step', place });
    return table;
  };
  const guarded = {
    forces: [force('inessa.city', 'dionysio', { 'mercenary-light': 1 })],
    zones: { inessa: { control: 'dionysio' } },
  };
  expect(walk('inessa', guarded).match.pending()[0]).toMatchObject({ seat: 'iceta', step: 'march' });
  expect(walk('tauromenio').of('citizens-rise')).toEqual([]);
  const natives = walk('leontini casmenae caltagirone');
  expect([...natives.of('citizens-rise'), ...natives.of('native-army')]).toEqual([]);
});

describe('TI-VII-c allied garrisons', () => {
  const guests = (holder: Record<string, number>) =>
    operations('timoleone', {
      alliances: [['carthage', 'iceta']],
      leaders: { timoleone: { place: 'catana', owner: 'timoleone' } },
      forces: [
        force('catana', 'timoleone', { 'mercenary-hoplites': 5 }),
        force('leontini.city', 'carthage', { 'mercenary-light': 2 }),
        ...(Object.keys(holder).length > 0 ? [force('leontini.city', 'iceta', holder)] : []),
      ],
      zones: { leontini: { control: 'iceta' } },
    });
  const enter = (table: ReturnType<typeof guests>) => {
    march(table, 'timoleone');
    table.act({ type: 'step', place: 'leontini' });
    return table;
  };

  test('TI-VII-c TI-R2 troops of an ally are a garrison too: each owner chooses for his own', () => {
    const table = enter(guests({ 'mercenary-hoplites': 1 }));
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'garrison' });
    choose(table, 'stand');
    expect(table.match.pending()[0]).toMatchObject({ seat: 'iceta', step: 'garrison' });
    choose(table, 'withdraw');
    expect(pointsAt(table, 'leontini', 'carthage')).toEqual({ 'mercenary-light': 2 });
    expect(pointsAt(table, 'leontini.city', 'iceta')).toEqual({ 'mercenary-hoplites': 1 });
    expect(table.why({ type: 'step', place: 'thapsos' })).toBe('TI-VII-c');
  });

  test('TI-VII-d with an ally in the city the citizens are not called out', () => {
    const table = enter(guests({}));
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'garrison' });
    choose(table, 'withdraw');
    expect(table.of('citizens-rise')).toEqual([]);
  });
});
