import { expect, test } from 'vitest';
import { choose, force, march, operations, written } from '../table.ts';

const truce = { treaties: [{ a: 'iceta', b: 'dionysio', truce: 9, passage: 0, joint: false }] };

const market = (given: object = {}) =>
  operations('iceta', {
    leaders: { iceta: { place: 'syr_market', owner: 'iceta' }, dionysio: { place: 'syr_ortygia', owner: 'dionysio' } },
    forces: [force('syr_market', 'iceta', { 'mercenary-hoplites': 6 })],
    zones: { syr_market: { control: 'iceta' } },
    ...given,
  });

test('TI-R83 a quarter of a partner in a truce is not taken by halting in it, but may be occupied on purpose', () => {
  const enter = () => {
    const table = market(truce);
    march(table, 'iceta');
    table.act({ type: 'step', place: 'syr_neapolis' });
    return table;
  };
  const halted = enter();
  choose(halted, 'halt');
  expect(written(halted).zones.syr_neapolis.control).toBe('dionysio');
  const broken = enter();
  choose(broken, 'occupy');
  expect(broken.of('treaty-broken')).toMatchObject([{ by: 'iceta', against: 'dionysio' }]);
  expect(written(broken).zones.syr_neapolis.control).toBe('iceta');
});

test('TI-R83 TI-N-c an attack at sea breaks a truce', () => {
  const table = operations('iceta', {
    leaders: { iceta: { place: 'sea_catana', owner: 'iceta' } },
    forces: [force('sea_catana', 'iceta', { triremes: 3 }), force('sea_syracuse', 'dionysio', { triremes: 3 })],
    ...truce,
  });
  march(table, 'iceta');
  table.act({ type: 'step', place: 'sea_syracuse' });
  table.act({ type: 'choose', choice: 'fight' }, { seat: 'iceta' });
  table.act({ type: 'choose', choice: 'fight' }, { seat: 'dionysio' });
  expect(table.of('treaty-broken')).toMatchObject([{ term: 'truce', by: 'iceta', against: 'dionysio', because: 'TI-N-c' }]);
});

test('TI-R83 TI-S-b so does an assault in a siege that was there before it', () => {
  const table = operations('iceta', {
    leaders: { iceta: { place: 'inessa', owner: 'iceta' } },
    forces: [
      force('inessa', 'iceta', { 'mercenary-hoplites': 5 }),
      force('inessa.city', 'dionysio', { 'mercenary-hoplites': 2 }),
    ],
    zones: { inessa: { control: 'dionysio', raised: true, siege: { by: 'iceta', turns: 3 } } },
    ...truce,
  });
  march(table, 'iceta');
  choose(table, 'assault');
  expect(table.of('treaty-broken')).toMatchObject([{ term: 'truce', by: 'iceta', because: 'TI-S-b' }]);
});
