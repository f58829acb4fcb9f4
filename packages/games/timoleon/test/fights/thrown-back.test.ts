import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

test('TI-A-l TI-FN-g into the land of natives meets them there', () => {
  const table = operations('timoleon', {
    leaders: { timoleon: { place: 'entella', owner: 'timoleon' } },
    forces: [
      force('entella', 'timoleon', { 'mercenary-hoplites': 4 }),
      force('entella.city', 'carthage', { 'mercenary-hoplites': 3 }),
    ],
    zones: { entella: { control: 'carthage', siege: { by: 'timoleon', turns: 2 } } },
  });
  march(table, 'timoleon');
  choose(table, 'assault');
  table.act({ type: 'stratagem', stratagem: 'walls' }, { seat: 'timoleon' });
  table.act({ type: 'stratagem', stratagem: 'defend_wall' }, { seat: 'carthage', chance: [1, 1] });
  table.act({ type: 'lose', owner: 'timoleon', unit: 'mercenary-hoplites' });
  table.act({ type: 'retreat', place: 'hippana' }, { chance: [1, 2] });
  expect(table.of('citizens-rise')).toMatchObject([{ zone: 'hippana', owner: 'sicans' }]);
  expect(table.of('native-army')).toMatchObject([{ people: 'sicans', purpose: 'reaction' }]);
  expect(written(table).zones.hippana.control).toBe('sicans');
});

test('TI-A-j TI-R40 TI-A-f TI-R39 result −10: engines are abandoned to the holder of the city', () => {
  const table = operations('dionysius', {
    leaders: { timonides: { place: 'casmenae', owner: 'dionysius' } },
    forces: [
      force('casmenae', 'dionysius', { 'mercenary-light': 4, engines: 2 }),
      force('casmenae.city', 'hicetas', { 'mercenary-hoplites': 4 }),
      force('inessa', 'hicetas', { 'mercenary-light': 1 }),
    ],
    zones: { casmenae: { control: 'hicetas', raised: true } },
  });
  march(table, 'timonides');
  choose(table, 'besiege');
  choose(table, 'assault');
  expect(table.why({ type: 'stratagem', stratagem: 'engines' }, 'dionysius')).toBeNull();
  table.act({ type: 'stratagem', stratagem: 'sortie' }, { seat: 'hicetas' });
  table.act({ type: 'stratagem', stratagem: 'engines' }, { seat: 'dionysius', chance: [1, 6, 4] });
  expect(table.of('assault')[0].result).toBeLessThanOrEqual(-10);
  // Three points of the besieger fall, his to choose; the engines stay behind for whoever holds the city.
  for (let n = 0; n < 3; n++)
    if (table.match.pending()[0].step === 'loss') table.act({ type: 'lose', owner: 'dionysius', unit: 'mercenary-light' });
  expect(table.of('engines-abandoned')).toMatchObject([{ rule: 'TI-A-j', engines: 2, to: 'hicetas' }]);
  expect(pointsAt(table, 'casmenae.city', 'hicetas')).toMatchObject({ engines: 2 });
});
