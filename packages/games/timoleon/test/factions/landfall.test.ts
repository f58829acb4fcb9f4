import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, ORDER, operations, pointsAt, written } from '../table.ts';

test('TI-R89 TI-R46 an expedition without the counter lands where it came in, or sails with what its triremes carry', () => {
  const come = () =>
    operations('carthage', {
      expeditions: { carthage_1: { status: 'arrived', turn: 5, place: 'sea_lilybaeum' } },
      forces: [
        force('sea_lilybaeum', 'carthage', { 'mercenary-hoplites': 4, triremes: 2 }),
        force('panormus.port', 'carthage', { transport: 1 }),
      ],
      leaders: { mago: { place: 'sea_lilybaeum', owner: 'carthage' } },
    });
  const lands = come();
  march(lands, 'mago');
  expect(lands.why({ type: 'step', place: 'sea_drepanum' })).toBe('TI-VI-g');
  lands.act({ type: 'land', place: 'motya' });
  expect(pointsAt(lands, 'march', 'carthage')).toEqual({ 'mercenary-hoplites': 4 });
  const sails = come();
  sails.act({ type: 'activate', leader: 'mago' });
  sails.act({ type: 'take', unit: 'triremes', count: 2 });
  sails.act({ type: 'take', unit: 'mercenary-hoplites', count: 2 });
  choose(sails, 'march');
  sails.act({ type: 'step', place: 'sea_drepanum' });
  choose(sails, 'halt');
  expect(pointsAt(sails, 'sea_lilybaeum', 'carthage')).toEqual({ 'mercenary-hoplites': 2 });
});

test('TI-R101 TI-IV-k an expedition pays nothing in the turn in which it comes, and pays in the next', () => {
  const pays = (turn: number) =>
    tableOf(timoleon, {
      phase: 'maintenance',
      turn: 11,
      order: ORDER,
      alliances: [],
      leaders: {},
      treasury: { carthage: 100 },
      expeditions: { carthage_1: { status: 'arrived', turn, place: 'sea_lilybaeum' } },
      forces: [
        force('sea_lilybaeum', 'carthage', { 'mercenary-hoplites': 2, triremes: 2 }),
        force('motya.city', 'carthage', { 'mercenary-light': 1 }),
      ],
    }).why({ type: 'pay', place: 'sea_lilybaeum', unit: 'mercenary-hoplites' });
  expect([pays(11), pays(10)]).toEqual(['TI-IV-l', null]);
});

test('TI-R97 TI-N-b an expedition that avoids battle before it has landed is all aboard where it goes', () => {
  const table = operations('timoleon', {
    forces: [
      force('sea_selinus', 'timoleon', { triremes: 3 }),
      force('sea_lilybaeum', 'carthage', { 'mercenary-hoplites': 4, triremes: 2 }),
    ],
    leaders: { cleander: { place: 'sea_selinus', owner: 'timoleon' } },
    expeditions: { carthage_1: { status: 'arrived', turn: 5, place: 'sea_lilybaeum' } },
  });
  march(table, 'cleander');
  table.act({ type: 'step', place: 'sea_lilybaeum' });
  table.act({ type: 'choose', choice: 'avoid' }, { seat: 'carthage' });
  table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleon', chance: [1, 6] });
  table.act({ type: 'retreat', place: 'sea_drepanum' }, { seat: 'carthage' });
  expect(pointsAt(table, 'sea_drepanum', 'carthage')).toEqual({ 'mercenary-hoplites': 4, triremes: 2 });
  expect(table.position<{ expeditions: object }>().expeditions).toMatchObject({ carthage_1: { place: 'sea_drepanum' } });
});

test('TI-R43 TI-N-a TI-N-j a hostile fleet there may fight it at once, the expedition being the mover', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'turn',
      turn: 3,
      order: ORDER,
      forces: [force('sea_panormus', 'timoleon', { triremes: 2 })],
      leaders: {
        timoleon: { place: 'tauromenium.city', owner: 'timoleon' },
        hicetas: { place: 'leontini.city', owner: 'hicetas' },
        dionysius: { place: 'syr_ortygia', owner: 'dionysius' },
      },
      alliances: [],
    },
    { chance: [1, 1], seed: 1 },
  );
  table.act({ type: 'treat', zone: 'panormus' });
  expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([
    ['carthage', 'wishes'],
    ['timoleon', 'wishes'],
  ]);
  table.act({ type: 'choose', choice: 'fight' }, { seat: 'carthage' });
  table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleon' });
  table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'carthage' });
  // Two triremes lost, one in return; the admiral, Gisco, lives.
  table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'timoleon', chance: [3, 3, 6, 1, 1] });
  expect(table.of('sea-fight')).toMatchObject([{ attacker: 'carthage', defender: 'timoleon' }]);
  expect(pointsAt(table, 'sea_panormus', 'timoleon')).toEqual({});
  expect(pointsAt(table, 'sea_panormus', 'carthage')).toMatchObject({ triremes: 11, 'mercenary-hoplites': 10 });
  expect(written(table).leaders.mago.place).toBe('sea_panormus');
});

test('TI-R46 the second expedition waits while the counter carries any cavalry', () => {
  const due = (points: Record<string, number>) =>
    tableOf(
      timoleon,
      {
        phase: 'turn',
        turn: 5,
        order: ORDER,
        alliances: [],
        leaders: {},
        forces: [force('motya.port', 'carthage', points)],
        expeditions: {
          carthage_1: { status: 'arrived', turn: 2, place: null },
          carthage_2: { status: 'called', turn: 5, place: null },
        },
      },
      { seed: 1 },
    );
  expect(due({ transport: 1, triremes: 2, 'citizen-cavalry': 1 }).of('expedition-waits')).toHaveLength(1);
  expect(due({ transport: 1, triremes: 2, 'citizen-hoplites': 1 }).of('expedition-waits')).toHaveLength(0);
});

test('TI-R46 TI-R89 only until the expedition has sailed or landed does the water hold more than ships carry', () => {
  const table = operations('carthage', {
    turn: 6,
    leaders: { mago: { place: 'sea_panormus', owner: 'carthage' } },
    forces: [force('sea_panormus', 'carthage', { triremes: 3, 'mercenary-hoplites': 3 })],
    expeditions: { carthage_1: { status: 'arrived', turn: 2, place: 'sea_panormus' } },
  });
  march(table, 'mago');
  choose(table, 'halt');
  expect(written(table).expeditions.carthage_1).toMatchObject({ status: 'arrived', place: null });
});

test('TI-R97 TI-R46 so is one that avoids battle where it comes in, though other ships of its side lie there', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'turn',
      turn: 7,
      order: ORDER,
      leaders: {},
      forces: [
        force('lilybaeum.city', 'carthage', { 'mercenary-light': 1 }),
        force('sea_lilybaeum', 'carthage', { triremes: 1, transport: 1 }),
        force('sea_lilybaeum', 'timoleon', { triremes: 5 }),
      ],
      expeditions: { carthage_1: { status: 'called', turn: 7, place: null } },
    },
    { seed: 1 },
  );
  table.act({ type: 'treat', zone: 'lilybaeum' }, { seat: 'carthage' });
  table.act({ type: 'choose', choice: 'avoid' }, { seat: 'carthage' });
  table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleon', chance: [6, 1] });
  table.act({ type: 'retreat', place: 'sea_drepanum' }, { seat: 'carthage' });
  expect(table.position<{ expeditions: object }>().expeditions).toMatchObject({ carthage_1: { place: 'sea_drepanum' } });
  expect(pointsAt(table, 'sea_lilybaeum', 'carthage')).toEqual({ triremes: 1, transport: 1 });
});
