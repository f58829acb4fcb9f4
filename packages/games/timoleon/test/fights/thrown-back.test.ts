import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

test('TI-A-l TI-FN-g into the land of natives meets them there', () => {
  const table = operations('timoleone', {
    leaders: { timoleone: { place: 'entella', owner: 'timoleone' } },
    forces: [
      force('entella', 'timoleone', { 'mercenary-hoplites': 4 }),
      force('entella.city', 'carthage', { 'mercenary-hoplites': 3 }),
    ],
    zones: { entella: { control: 'carthage', siege: { by: 'timoleone', turns: 2 } } },
  });
  march(table, 'timoleone');
  choose(table, 'assault');
  table.act({ type: 'stratagem', stratagem: 'walls' }, { seat: 'timoleone' });
  table.act({ type: 'stratagem', stratagem: 'defend_wall' }, { seat: 'carthage', chance: [1, 1] });
  table.act({ type: 'lose', owner: 'timoleone', unit: 'mercenary-hoplites' });
  table.act({ type: 'retreat', place: 'hippana' }, { chance: [1, 2] });
  expect(table.of('citizens-rise')).toMatchObject([{ zone: 'hippana', owner: 'sicani' }]);
  expect(table.of('native-army')).toMatchObject([{ people: 'sicani', purpose: 'reaction' }]);
  expect(written(table).zones.hippana.control).toBe('sicani');
});

test('TI-A-j TI-R40 TI-A-f TI-R39 result −10: engines are abandoned to the holder of the city', () => {
  const table = operations('dionysio', {
    leaders: { timonide: { place: 'casmenae', owner: 'dionysio' } },
    forces: [
      force('casmenae', 'dionysio', { 'mercenary-light': 4, engines: 2 }),
      force('casmenae.city', 'iceta', { 'mercenary-hoplites': 4 }),
      force('inessa', 'iceta', { 'mercenary-light': 1 }),
    ],
    zones: { casmenae: { control: 'iceta', raised: true } },
  });
  march(table, 'timonide');
  choose(table, 'besiege');
  choose(table, 'assault');
  expect(table.why({ type: 'stratagem', stratagem: 'engines' }, 'dionysio')).toBeNull();
  table.act({ type: 'stratagem', stratagem: 'sortie' }, { seat: 'iceta' });
  table.act({ type: 'stratagem', stratagem: 'engines' }, { seat: 'dionysio', chance: [1, 6, 4] });
  expect(table.of('assault')[0].result).toBeLessThanOrEqual(-10);
  // Three points of the besieger fall, his to choose; the engines stay behind for whoever holds the city.
  for (let n = 0; n < 3; n++)
    if (table.match.pending()[0].step === 'loss') table.act({ type: 'lose', owner: 'dionysio', unit: 'mercenary-light' });
  expect(table.of('engines-abandoned')).toMatchObject([{ rule: 'TI-A-j', engines: 2, to: 'iceta' }]);
  expect(pointsAt(table, 'casmenae.city', 'iceta')).toMatchObject({ engines: 2 });
});
