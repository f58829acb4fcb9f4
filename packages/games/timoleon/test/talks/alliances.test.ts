import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, ORDER, pointsAt, written } from '../table.ts';

test('TI-R77 when an alliance ends guests leave Ortygia for the Market and the harbours for the sea', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'negotiation',
      turn: 5,
      order: ['dionysius', 'hicetas', 'carthage', 'timoleon'],
      alliances: [['dionysius', 'hicetas']],
      leaders: {
        euthymus: { place: 'syr_ortygia', owner: 'hicetas' },
        hicetas: { place: 'syr_great_harbour', owner: 'hicetas' },
      },
      forces: [
        force('syr_ortygia', 'dionysius', { 'mercenary-hoplites': 2 }),
        force('syr_ortygia', 'hicetas', { 'mercenary-hoplites': 1 }),
        force('syr_great_harbour', 'hicetas', { triremes: 2 }),
      ],
    },
    { seed: 1 },
  );
  table.act({ type: 'break', faction: 'hicetas' });
  expect(pointsAt(table, 'syr_market', 'hicetas')).toEqual({ 'mercenary-hoplites': 1 });
  expect(pointsAt(table, 'sea_syracuse', 'hicetas')).toEqual({ triremes: 2 });
  expect(written(table).leaders).toMatchObject({ euthymus: { place: 'syr_market' }, hicetas: { place: 'sea_syracuse' } });
});

test('TI-S-c TI-R2 TI-R106 a siege ends when besieger and holder become allies', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'negotiation',
      turn: 5,
      order: ['hicetas', 'dionysius', 'carthage', 'timoleon'],
      alliances: [],
      leaders: {},
      forces: [
        force('leontini', 'dionysius', { 'mercenary-hoplites': 3 }),
        force('leontini.city', 'hicetas', { 'mercenary-light': 1 }),
      ],
      zones: { leontini: { control: 'hicetas', siege: { by: 'dionysius', turns: 2 } } },
    },
    { seed: 1 },
  );
  table.act({ type: 'draft', faction: 'dionysius' });
  table.act({ type: 'term', term: 'alliance', value: 0 });
  choose(table, 'send');
  choose(table, 'sign');
  expect(table.of('siege-lifted')).toMatchObject([{ rule: 'TI-S-c', zone: 'leontini' }]);
  expect(written(table).zones.leontini.siege).toBeUndefined();
});

test('TI-R2 an alliance that was made this turn is ended in a later turn at the earliest', () => {
  const table = tableOf(timoleon, {
    phase: 'negotiation',
    turn: 1,
    order: ['dionysius', 'hicetas', 'timoleon', 'carthage'],
    treasury: { hicetas: 250 },
  });
  table.act({ type: 'draft', faction: 'hicetas' });
  table.act({ type: 'term', term: 'alliance', value: 0 });
  table.act({ type: 'term', term: 'ask', value: 20 });
  choose(table, 'send');
  table.act({ type: 'choose', choice: 'sign' }, { seat: 'hicetas' });
  expect(table.why({ type: 'break', faction: 'hicetas' })).toBe('TI-R2');
  expect(written(table).alliances).toContainEqual(['hicetas', 'dionysius']);
});
test('TI-R2 in the next turn it may be ended', () => {
  const table = tableOf(
    timoleon,
    { phase: 'end', turn: 4, order: ORDER, alliances: [['carthage', 'hicetas']], sworn: [['carthage', 'hicetas']] },
    { seed: 3 },
  );
  for (let asked = table.match.pending()[0]; asked.step !== 'negotiation'; asked = table.match.pending()[0])
    table.act(table.match.legal(asked.seat)[0], { seat: asked.seat });
  while (table.match.pending()[0].seat !== 'carthage') choose(table, 'done');
  expect(table.why({ type: 'break', faction: 'hicetas' })).toBeNull();
});
