import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, ORDER, operations, written } from '../table.ts';

test('TI-H-b TI-S-c a besieged city that nobody defends any more falls at the end of the turn', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'end',
      turn: 5,
      order: ORDER,
      alliances: [],
      leaders: {},
      forces: [force('inessa', 'hicetas', { 'mercenary-hoplites': 5 })],
      zones: { inessa: { control: 'timoleon', raised: true, siege: { by: 'hicetas', turns: 2 } } },
    },
    { seed: 1 },
  );
  expect(table.of('control')).toContainEqual(expect.objectContaining({ zone: 'inessa', owner: 'hicetas', rule: 'TI-H-b' }));
});

test('TI-H-a TI-R41 a city that was assaulted this turn is not starved in it, though the siege was lifted and laid anew', () => {
  const table = operations('hicetas', {
    leaders: { euthymus: { place: 'inessa', owner: 'hicetas' }, hicetas: { place: 'catana.city', owner: 'hicetas' } },
    forces: [
      force('inessa', 'hicetas', { 'mercenary-hoplites': 3 }),
      force('catana.city', 'hicetas', { 'mercenary-cavalry': 5 }),
      force('inessa.city', 'dionysius', { 'mercenary-hoplites': 2 }),
    ],
    zones: { catana: { control: 'hicetas' }, inessa: { control: 'dionysius', raised: true, siege: { by: 'hicetas', turns: 2 } } },
  });
  march(table, 'euthymus');
  choose(table, 'assault');
  table.act({ type: 'stratagem', stratagem: 'walls' }, { seat: 'hicetas' });
  // 12 : 16 is 0, Euthymus +3, the wall defended −4: 1 − 1 − 1 is −1.
  table.act({ type: 'stratagem', stratagem: 'defend_wall' }, { seat: 'dionysius', chance: [1, 1] });
  table.act({ type: 'lose', owner: 'hicetas', unit: 'mercenary-hoplites' });
  table.act({ type: 'retreat', place: 'catana' });
  march(table, 'hicetas');
  table.act({ type: 'step', place: 'inessa' });
  choose(table, 'withdraw');
  choose(table, 'besiege');
  choose(table, 'starve');
  expect(written(table).zones.inessa.siege).toMatchObject({ by: 'hicetas', turns: 1, acted: true });
});

test('TI-H-b a garrison that loses its last point loses the city', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'end',
      turn: 5,
      order: ORDER,
      leaders: {},
      forces: [
        force('inessa', 'hicetas', { 'mercenary-hoplites': 4 }),
        force('inessa.city', 'neutral', { 'mercenary-hoplites': 1 }),
      ],
      zones: { inessa: { control: 'neutral', raised: true, siege: { by: 'hicetas', turns: 1 } } },
    },
    { chance: [5, 6], seed: 1 },
  );
  expect(table.of('hunger')).toMatchObject([{ result: 4 }]);
  expect(table.of('control')).toContainEqual(expect.objectContaining({ zone: 'inessa', owner: 'hicetas', rule: 'TI-H-b' }));
});

test('TI-H-a TI-FE-b ships that lie in the port break no blockade', () => {
  const hunger = (waters: object[]) =>
    tableOf(
      timoleon,
      {
        phase: 'end',
        turn: 5,
        order: ORDER,
        alliances: [],
        leaders: {},
        forces: [
          force('catana', 'hicetas', { 'mercenary-hoplites': 5 }),
          force('catana.city', 'neutral', { 'mercenary-hoplites': 2 }),
          force('catana.port', 'neutral', { triremes: 2 }),
          ...waters,
        ],
        zones: { catana: { siege: { by: 'hicetas', turns: 1 } } },
      },
      { chance: [10], seed: 1 },
    ).of('hunger')[0].modifiers;
  const coast = { rule: 'TI-H-a', what: 'coast', by: 1 };
  expect(hunger([])).toContainEqual(coast);
  expect(hunger([force('sea_catana', 'hicetas', { triremes: 1 })])).not.toContainEqual(coast);
  const both = [force('sea_catana', 'hicetas', { triremes: 1 }), force('sea_catana', 'carthage', { triremes: 1 })];
  expect(hunger(both)).toContainEqual(coast);
});

test('TI-H-c a neutral tyrant whose city surrenders goes to his other one; without one he is eliminated', () => {
  const starved = (mylae: string) =>
    tableOf(
      timoleon,
      {
        phase: 'end',
        turn: 5,
        order: ORDER,
        alliances: [],
        leaders: { hippo: { place: 'messana.city', owner: 'neutral' } },
        forces: [
          force('messana', 'hicetas', { 'mercenary-hoplites': 5 }),
          force('messana.city', 'neutral', { 'mercenary-light': 2 }),
        ],
        zones: { messana: { siege: { by: 'hicetas', turns: 5 } }, mylae: { control: mylae } },
      },
      // 6 − 5 + 1 (coast): the city offers surrender.
      { chance: [6], seed: 1 },
    );
  const other = starved('neutral');
  choose(other, 'accept');
  expect(written(other).leaders.hippo).toMatchObject({ place: 'mylae.city', owner: 'neutral' });
  const last = starved('hicetas');
  choose(last, 'accept');
  expect(written(last).leaders.hippo).toMatchObject({ captor: 'hicetas', killer: 'hicetas' });
});
