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
  operations('dionysius', {
    leaders: {
      agathocles: { place: 'syr_ortygia', owner: 'dionysius' },
      timonides: { place: 'syr_neapolis', owner: 'dionysius' },
      euthymus: { place: 'syr_market', owner: 'hicetas' },
    },
    forces: [
      force('syr_ortygia', 'dionysius', { 'mercenary-hoplites': 4 }),
      force('syr_neapolis', 'dionysius', { 'mercenary-hoplites': 3 }),
      force('syr_market', 'hicetas', { 'mercenary-hoplites': 4 }),
    ],
    zones: { syr_ortygia: { control: 'dionysius', siege: { by: 'hicetas', turns: 1 } }, syr_market: { control: 'hicetas' } },
    ...more,
  });

test('TI-S-d TI-R37 TI-R59 the garrison of Ortygia sallies into the Market; beaten, it goes back inside and is not pursued', () => {
  const table = besieged();
  march(table, 'agathocles');
  expect(table.why({ type: 'step', place: 'syr_market' })).toBe('TI-S-d');
  table.act({ type: 'attack', owner: 'hicetas' });
  expect(table.match.pending()[0].about).toMatchObject({ zone: 'syr_market', streets: -3 });
  tactics(table, 'dionysius', 'stand', 'hicetas', 'stand', [1, 1, 6]);
  for (let n = 0; n < 3; n++) table.act({ type: 'lose', owner: 'dionysius', unit: 'mercenary-hoplites' });
  table.act({ type: 'lose', owner: 'hicetas', unit: 'mercenary-hoplites' }, { chance: [1, 1, 1, 1, 4] });
  expect(table.why({ type: 'retreat', place: 'syr_neapolis' })).toBe('TI-L-t');
  table.act({ type: 'retreat', place: 'syr_ortygia' });
  expect(table.match.pending()[0].step).toBe('operations');
  expect(pointsAt(table, 'syr_ortygia', 'dionysius')).toEqual({ 'mercenary-hoplites': 1 });
  expect(written(table).zones.syr_ortygia.siege).toMatchObject({ by: 'hicetas' });
});

test('TI-R107 TI-R37 a sally that decides nothing goes back inside', () => {
  const table = besieged();
  march(table, 'agathocles');
  table.act({ type: 'attack', owner: 'hicetas' });
  tactics(table, 'dionysius', 'stand', 'hicetas', 'stand', [4, 1, 1, 1, 1, 1]);
  expect(table.of('battle')).toMatchObject([{ difference: 0 }]);
  expect(pointsAt(table, 'syr_ortygia', 'dionysius')).toEqual({ 'mercenary-hoplites': 4 });
  expect(written(table).leaders.agathocles.place).toBe('syr_ortygia');
  expect(written(table).zones.syr_ortygia.siege).toMatchObject({ by: 'hicetas' });
});

test('TI-S-d an army that attacks the besiegers in the Market has the garrison of Ortygia beside it', () => {
  const table = besieged();
  march(table, 'timonides');
  table.act({ type: 'step', place: 'syr_market' });
  table.act({ type: 'attack', owner: 'hicetas' });
  expect(table.match.pending()[0]).toMatchObject({ seat: 'dionysius', step: 'joining' });
  choose(table, 'join');
  expect(table.match.pending()[0].about).toMatchObject({ attack: 12 + 16, defence: 16 });
});
