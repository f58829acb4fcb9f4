import { expect, test } from 'vitest';
import { choose, force, march, operations, written } from '../table.ts';

const truce = { treaties: [{ a: 'hicetas', b: 'dionysius', truce: 9, passage: 0, joint: false }] };

const market = (given: object = {}) =>
  operations('hicetas', {
    leaders: { hicetas: { place: 'syr_market', owner: 'hicetas' }, dionysius: { place: 'syr_ortygia', owner: 'dionysius' } },
    forces: [force('syr_market', 'hicetas', { 'mercenary-hoplites': 6 })],
    zones: { syr_market: { control: 'hicetas' }, syr_neapolis: { raised: true } },
    ...given,
  });

test('TI-R83 a quarter of a partner in a truce is not taken by halting in it, but may be occupied on purpose', () => {
  const enter = () => {
    const table = market(truce);
    march(table, 'hicetas');
    table.act({ type: 'step', place: 'syr_neapolis' });
    return table;
  };
  const halted = enter();
  choose(halted, 'halt');
  expect(written(halted).zones.syr_neapolis.control).toBe('dionysius');
  const broken = enter();
  choose(broken, 'occupy');
  expect(broken.of('treaty-broken')).toMatchObject([{ by: 'hicetas', against: 'dionysius' }]);
  expect(written(broken).zones.syr_neapolis.control).toBe('hicetas');
});

test('TI-R83 TI-N-c an attack at sea breaks a truce', () => {
  const table = operations('hicetas', {
    leaders: { hicetas: { place: 'sea_catana', owner: 'hicetas' } },
    forces: [force('sea_catana', 'hicetas', { triremes: 3 }), force('sea_syracuse', 'dionysius', { triremes: 3 })],
    ...truce,
  });
  march(table, 'hicetas');
  table.act({ type: 'step', place: 'sea_syracuse' });
  table.act({ type: 'choose', choice: 'fight' }, { seat: 'hicetas' });
  table.act({ type: 'choose', choice: 'fight' }, { seat: 'dionysius' });
  expect(table.of('treaty-broken')).toMatchObject([{ term: 'truce', by: 'hicetas', against: 'dionysius', because: 'TI-N-c' }]);
});

test('TI-R83 TI-S-b so does an assault in a siege that was there before it', () => {
  const table = operations('hicetas', {
    leaders: { hicetas: { place: 'inessa', owner: 'hicetas' } },
    forces: [
      force('inessa', 'hicetas', { 'mercenary-hoplites': 5 }),
      force('inessa.city', 'dionysius', { 'mercenary-hoplites': 2 }),
    ],
    zones: { inessa: { control: 'dionysius', raised: true, siege: { by: 'hicetas', turns: 3 } } },
    ...truce,
  });
  march(table, 'hicetas');
  choose(table, 'assault');
  expect(table.of('treaty-broken')).toMatchObject([{ term: 'truce', by: 'hicetas', because: 'TI-S-b' }]);
});
