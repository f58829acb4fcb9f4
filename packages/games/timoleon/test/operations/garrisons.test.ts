import { describe, expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt } from '../table.ts';

test('TI-VII-c TI-VII-d TI-FN-g TI-VII-l a leader alone rouses neither garrisons, nor citizens, nor natives', () => {
  const walk = (zone: string, more: object = {}) => {
    const table = operations('hicetas', { leaders: { hicetas: { place: 'catana', owner: 'hicetas' } }, ...more });
    table.act({ type: 'activate', leader: 'hicetas' });
    choose(table, 'march');
    for (const place of zone.split(' ')) table.act({ type: 'step', place });
    return table;
  };
  const guarded = {
    forces: [force('inessa.city', 'dionysius', { 'mercenary-light': 1 })],
    zones: { inessa: { control: 'dionysius' } },
  };
  expect(walk('inessa', guarded).match.pending()[0]).toMatchObject({ seat: 'hicetas', step: 'march' });
  expect(walk('tauromenium').of('citizens-rise')).toEqual([]);
  const natives = walk('leontini casmenae caltagirone');
  expect([...natives.of('citizens-rise'), ...natives.of('native-army')]).toEqual([]);
});

describe('TI-VII-c allied garrisons', () => {
  const guests = (holder: Record<string, number>) =>
    operations('timoleon', {
      alliances: [['carthage', 'hicetas']],
      leaders: { timoleon: { place: 'catana', owner: 'timoleon' } },
      forces: [
        force('catana', 'timoleon', { 'mercenary-hoplites': 5 }),
        force('leontini.city', 'carthage', { 'mercenary-light': 2 }),
        ...(Object.keys(holder).length > 0 ? [force('leontini.city', 'hicetas', holder)] : []),
      ],
      zones: { leontini: { control: 'hicetas' } },
    });
  const enter = (table: ReturnType<typeof guests>) => {
    march(table, 'timoleon');
    table.act({ type: 'step', place: 'leontini' });
    return table;
  };

  test('TI-VII-c TI-R2 troops of an ally are a garrison too: each owner chooses for his own', () => {
    const table = enter(guests({ 'mercenary-hoplites': 1 }));
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'garrison' });
    choose(table, 'stand');
    expect(table.match.pending()[0]).toMatchObject({ seat: 'hicetas', step: 'garrison' });
    choose(table, 'withdraw');
    expect(pointsAt(table, 'leontini', 'carthage')).toEqual({ 'mercenary-light': 2 });
    expect(pointsAt(table, 'leontini.city', 'hicetas')).toEqual({ 'mercenary-hoplites': 1 });
    expect(table.why({ type: 'step', place: 'thapsos' })).toBe('TI-VII-c');
  });

  test('TI-VII-d with an ally in the city the citizens are not called out', () => {
    const table = enter(guests({}));
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'garrison' });
    choose(table, 'withdraw');
    expect(table.of('citizens-rise')).toEqual([]);
  });
});
