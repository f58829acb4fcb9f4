import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

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

const besieged = (more: object = {}) =>
  operations('dionysio', {
    leaders: {
      agatocle: { place: 'syr_ortygia', owner: 'dionysio' },
      timonide: { place: 'syr_neapolis', owner: 'dionysio' },
      euthymus: { place: 'syr_market', owner: 'iceta' },
    },
    forces: [
      force('syr_ortygia', 'dionysio', { 'mercenary-hoplites': 4 }),
      force('syr_neapolis', 'dionysio', { 'mercenary-hoplites': 3 }),
      force('syr_market', 'iceta', { 'mercenary-hoplites': 4 }),
    ],
    zones: { syr_ortygia: { control: 'dionysio', siege: { by: 'iceta', turns: 1 } }, syr_market: { control: 'iceta' } },
    ...more,
  });

test('TI-S-d TI-R37 TI-R59 the garrison of Ortygia sallies into the Market; beaten, it goes back inside and is not pursued', () => {
  const table = besieged();
  march(table, 'agatocle');
  expect(table.why({ type: 'step', place: 'syr_market' })).toBe('TI-S-d');
  table.act({ type: 'attack', owner: 'iceta' });
  expect(table.match.pending()[0].about).toMatchObject({ zone: 'syr_market', streets: -3 });
  tactics(table, 'dionysio', 'stand', 'iceta', 'stand', [1, 1, 6]);
  for (let n = 0; n < 3; n++) table.act({ type: 'lose', owner: 'dionysio', unit: 'mercenary-hoplites' });
  table.act({ type: 'lose', owner: 'iceta', unit: 'mercenary-hoplites' }, { chance: [1, 1, 1, 1, 4] });
  expect(table.why({ type: 'retreat', place: 'syr_neapolis' })).toBe('TI-L-t');
  table.act({ type: 'retreat', place: 'syr_ortygia' });
  expect(table.match.pending()[0].step).toBe('operations');
  expect(pointsAt(table, 'syr_ortygia', 'dionysio')).toEqual({ 'mercenary-hoplites': 1 });
  expect(written(table).zones.syr_ortygia.siege).toMatchObject({ by: 'iceta' });
});

test('TI-R107 TI-R37 a sally that decides nothing goes back inside', () => {
  const table = besieged();
  march(table, 'agatocle');
  table.act({ type: 'attack', owner: 'iceta' });
  tactics(table, 'dionysio', 'stand', 'iceta', 'stand', [4, 1, 1, 1, 1, 1]);
  expect(table.of('battle')).toMatchObject([{ difference: 0 }]);
  expect(pointsAt(table, 'syr_ortygia', 'dionysio')).toEqual({ 'mercenary-hoplites': 4 });
  expect(written(table).leaders.agatocle.place).toBe('syr_ortygia');
  expect(written(table).zones.syr_ortygia.siege).toMatchObject({ by: 'iceta' });
});

test('TI-S-d an army that attacks the besiegers in the Market has the garrison of Ortygia beside it', () => {
  const table = besieged();
  march(table, 'timonide');
  table.act({ type: 'step', place: 'syr_market' });
  table.act({ type: 'attack', owner: 'iceta' });
  expect(table.match.pending()[0]).toMatchObject({ seat: 'dionysio', step: 'joining' });
  choose(table, 'join');
  expect(table.match.pending()[0].about).toMatchObject({ attack: 12 + 16, defence: 16 });
});
