import { describe, expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

describe('TI-S sieges by a part of the army', () => {
  const siege = { control: 'dionysius', raised: true, siege: { by: 'hicetas', turns: 2 } };
  const assault = (inside: object, chance: readonly unknown[]) => {
    const table = operations('hicetas', {
      leaders: { hicetas: { place: 'inessa', owner: 'hicetas' } },
      forces: [
        force('inessa', 'hicetas', { 'mercenary-hoplites': 5, 'mercenary-light': 1 }),
        force('inessa.city', 'dionysius', inside as Record<string, number>),
      ],
      zones: { inessa: siege },
    });
    table.act({ type: 'activate', leader: 'hicetas' });
    table.act({ type: 'take', unit: 'mercenary-light', count: 1 });
    choose(table, 'march');
    choose(table, 'assault');
    table.act({ type: 'stratagem', stratagem: 'walls' }, { seat: 'hicetas' });
    table.act({ type: 'stratagem', stratagem: 'countermine' }, { seat: 'dionysius', chance });
    return table;
  };

  test('TI-A-g TI-S-c the last point of the storming party falls: the siege of the others goes on', () => {
    // 3 : 16, −5; Hicetas +3, table +2: 3 − 1 + 0 = 2, both lose a point.
    const table = assault({ 'mercenary-hoplites': 2 }, [3, 1]);
    expect(table.of('assault')).toMatchObject([{ result: 2 }]);
    table.act({ type: 'lose', owner: 'dionysius', unit: 'mercenary-hoplites' });
    expect(written(table).zones.inessa.siege).toMatchObject({ by: 'hicetas', turns: 2 });
  });

  test('TI-A-k TI-S-c if it takes the last of the garrison with it the others hold the city', () => {
    // 3 : 8, −2; +3, +2: 1 − 2 + 3 = 2.
    const table = assault({ 'mercenary-hoplites': 1 }, [1, 2, 6]);
    expect(table.of('assault')).toMatchObject([{ result: 2 }]);
    expect(written(table).zones.inessa.control).toBe('hicetas');
    expect(pointsAt(table, 'inessa.city', 'hicetas')).toEqual({ 'mercenary-hoplites': 5 });
  });
});

test('TI-A-g the engines of a garrison that was eliminated fall to whoever took the city', () => {
  const table = operations('timoleon', {
    leaders: { timoleon: { place: 'inessa', owner: 'timoleon' } },
    forces: [
      force('inessa', 'timoleon', { 'mercenary-hoplites': 9 }),
      force('inessa.city', 'hicetas', { 'mercenary-hoplites': 1, engines: 2 }),
    ],
    zones: { inessa: { control: 'hicetas', raised: true, siege: { by: 'timoleon', turns: 1 } } },
  });
  march(table, 'timoleon');
  choose(table, 'assault');
  table.act({ type: 'stratagem', stratagem: 'defend_gate' }, { seat: 'hicetas' });
  table.act({ type: 'stratagem', stratagem: 'walls' }, { seat: 'timoleon', chance: [6, 1] });
  table.act({ type: 'lose', owner: 'timoleon', unit: 'mercenary-hoplites' }, { chance: [3] });
  expect(pointsAt(table, 'inessa.city', 'timoleon')).toEqual({ 'mercenary-hoplites': 8, engines: 2 });
});
