import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { force, written } from '../table.ts';

const raided = (zones: object) =>
  tableOf(
    timoleon,
    {
      phase: 'natives',
      turn: 5,
      order: ['hicetas', 'carthage', 'timoleon', 'dionysius'],
      alliances: [],
      forces: [
        force('thapsos.city', 'hicetas', { 'mercenary-hoplites': 5 }),
        force('syr_ortygia', 'dionysius', { 'mercenary-hoplites': 5 }),
        force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 5 }),
        force('lilybaeum.city', 'carthage', { 'mercenary-hoplites': 5 }),
      ],
      leaders: {
        hicetas: { place: 'thapsos.city', owner: 'hicetas' },
        agyris: { place: 'not-yet', owner: 'sicels' },
        dionysius: { place: 'syr_ortygia', owner: 'dionysius' },
        timoleon: { place: 'tauromenium.city', owner: 'timoleon' },
      },
      zones,
    },
    // The Sicels raid a tyrant: Hicetas, army of 3 and 4, plunderers, plunder of the city.
    { chance: [5, 1, 3, 3, 4, 6, 4], seed: 2 },
  );

test('TI-FN-l TI-FN-ac a raid plunders an undefended city and takes nothing: its holder keeps it', () => {
  const table = raided({ leontini: { raised: true } });
  expect(table.of('native-army')).toMatchObject([{ people: 'sicels', purpose: 'raid', zone: 'leontini' }]);
  expect(table.of('city-plundered')).toMatchObject([{ zone: 'leontini', rule: 'TI-FN-l' }]);
  expect(table.of('control').filter(({ zone }) => zone === 'leontini')).toEqual([]);
  expect(written(table).zones.leontini).toMatchObject({ control: 'hicetas', city: 'plundered' });
});
test('TI-L-k a defender behind a chain has his quarter more also against natives', () => {
  const emptied = Object.fromEntries(
    ['thermae', 'thermae_selinuntiae', 'segesta', 'panormus', 'motya', 'lilybaeum', 'drepanum'].map(zone => [
      zone,
      { control: 'neutral' },
    ]),
  );
  const table = tableOf(
    timoleon,
    {
      phase: 'natives',
      turn: 5,
      order: ['carthage', 'timoleon', 'hicetas', 'dionysius'],
      alliances: [],
      forces: [
        force('entella.city', 'carthage', { 'mercenary-hoplites': 10 }),
        force('hippana', 'sicans', { 'native-light': 10, 'native-hoplites': 4 }),
      ],
      leaders: { synalo: { place: 'entella.city', owner: 'carthage' }, ducetius: { place: 'hippana', owner: 'sicans' } },
      natives: { sicans: { army: 'destructive', turns: 1, enemy: 'carthage', size: [4, 10, 0], extinct: false } },
      zones: emptied,
    },
    { seed: 1 },
  );
  table.act({ type: 'choose', choice: 'stand' }, { seat: 'carthage' });
  // 10 hoplites are 40; behind the hills of Hippana 10 more.
  expect(table.match.pending()).toMatchObject([{ step: 'tactics', about: { zone: 'entella', defence: 50 } }]);
});
