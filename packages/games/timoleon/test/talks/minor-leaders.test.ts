import { expect, test } from 'vitest';
import { force, operations, pointsAt, written } from '../table.ts';

test('TI-III-v TI-VII-b the city whose troops turn neutral with their leader is independent', () => {
  const table = operations('dionysius', {
    treasury: { dionysius: 300 },
    leaders: { sosis: { place: 'thapsos.city', owner: 'hicetas' } },
    forces: [
      force('thapsos.city', 'hicetas', { 'mercenary-hoplites': 2 }),
      force('leontini.city', 'hicetas', { 'mercenary-light': 1 }),
    ],
  });
  table.act({ type: 'court', leader: 'sosis' });
  table.act({ type: 'bid', talents: 120 }, { chance: [6] });
  expect(pointsAt(table, 'thapsos.city', 'neutral')).toEqual({ 'mercenary-hoplites': 2 });
  expect(written(table).zones.thapsos.control).toBe('neutral');
});

test('TI-R98 TI-I-e TI-III-v a transport in the port of a leader who turns neutral is broken up', () => {
  const table = operations('hicetas', {
    treasury: { hicetas: 60 },
    forces: [force('tauromenium.port', 'timoleon', { triremes: 3, transport: 1 })],
    zones: { tauromenium: { control: 'timoleon' } },
    leaders: {
      andromachus: { place: 'tauromenium.city', owner: 'timoleon' },
      hicetas: { place: 'leontini.city', owner: 'hicetas' },
    },
  });
  table.act({ type: 'court', leader: 'andromachus' });
  // 6 + 1 (tyrants) − 1 (not neutral) + 1 (30 talents) = 7 > 6.
  table.act({ type: 'bid', talents: 30 }, { chance: [6] });
  expect(pointsAt(table, 'tauromenium.port', 'neutral')).toEqual({ triremes: 3 });
});

test('TI-III-t the general of a minor tyrant is a tyrant’s man, whoever the tyrant’s ally is', () => {
  const table = operations('hicetas', {
    leaders: {
      prisseno: { place: 'messana.city', owner: 'carthage', lord: 'hippo' },
      hippo: { place: 'mylae.city', owner: 'carthage' },
      hicetas: { place: 'messana', owner: 'hicetas' },
    },
    treasury: { hicetas: 200 },
  });
  table.act({ type: 'suborn', leader: 'prisseno' });
  table.act({ type: 'bid', talents: 0 }, { chance: [5] });
  // +1 against tyrants, −1 not neutral.
  expect(table.of('diplomacy-result')).toMatchObject([
    {
      die: 5,
      total: 5,
      modifiers: [
        { rule: 'TI-III-t', by: 1 },
        { rule: 'TI-III-e', by: -1 },
        { rule: 'TI-III-e', by: 0 },
      ],
    },
  ]);
});
