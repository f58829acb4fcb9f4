import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, ORDER, pointsAt } from '../table.ts';

test('TI-IV-m TI-R1 troops in a port whose ships were not paid are in the city', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'maintenance',
      turn: 11,
      order: ORDER,
      treasury: { carthage: 5 },
      alliances: [],
      leaders: {},
      forces: [force('motya.port', 'carthage', { 'mercenary-hoplites': 1, triremes: 1 })],
    },
    { seed: 1 },
  );
  table.act({ type: 'pay', place: 'motya.port', unit: 'mercenary-hoplites' });
  choose(table, 'done');
  expect(pointsAt(table, 'motya.city', 'carthage')).toEqual({ 'mercenary-hoplites': 1 });
});

test('TI-R95 TI-IV-m ships unpaid at sea: what the rest cannot carry is lost with them', () => {
  const table = tableOf(timoleon, {
    phase: 'maintenance',
    turn: 11,
    order: ['timoleon', 'carthage', 'hicetas', 'dionysius'],
    alliances: [],
    leaders: {},
    forces: [force('sea_naxos', 'timoleon', { 'mercenary-hoplites': 2, triremes: 2 })],
    treasury: { timoleon: 20 },
  });
  table.act({ type: 'pay', place: 'sea_naxos', unit: 'mercenary-hoplites' });
  table.act({ type: 'pay', place: 'sea_naxos', unit: 'mercenary-hoplites' });
  table.act({ type: 'pay', place: 'sea_naxos', unit: 'triremes' });
  if (table.match.pending()[0]?.step === 'maintenance') choose(table, 'done');
  expect(pointsAt(table, 'sea_naxos', 'timoleon')).toEqual({ 'mercenary-hoplites': 1, triremes: 1 });
});
