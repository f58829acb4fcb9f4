import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, ORDER, operations, written } from '../table.ts';

const slain = (readings: readonly string[]) => {
  const table = tableOf(
    timoleon,
    {
      phase: 'end',
      turn: 25,
      order: ORDER,
      readings,
      leaders: { hicetas: { place: 'dead', owner: 'hicetas', killer: 'dionysius' } },
      fallen: ['hicetas'],
    },
    { seed: 1 },
  );
  const scores = table.match.outcome?.detail.scores as Record<string, { what: string; points: number }[]>;
  return scores.timoleon.find(({ what }) => what === 'slain')?.points;
};
test('TI-R79 a tyrant whom another has eliminated scores for the Democrats only in the other reading', () => {
  expect(slain([])).toBe(0);
  expect(slain(['eliminated-by-anybody'])).toBe(10);
});
test('TI-R66 one level a quarter for a faction; in the other reading for each of its cities', () => {
  const repaired = (readings: readonly string[]) => {
    const table = operations('hicetas', {
      readings,
      treasury: { hicetas: 100 },
      zones: { leontini: { control: 'hicetas', defence: 0 }, thapsos: { control: 'hicetas', defence: 0 } },
    });
    table.act({ type: 'repair', zone: 'leontini' });
    return [table.why({ type: 'repair', zone: 'leontini' }), table.why({ type: 'repair', zone: 'thapsos' })];
  };
  expect(repaired([])).toEqual(['TI-R66', 'TI-R66']);
  expect(repaired(['restore-each-city'])).toEqual(['TI-R66', null]);
});
test('TI-R14 a plundered city pays no tax; in the other reading it does, and a destroyed one never', () => {
  const collected = (readings: readonly string[], city: 'plundered' | 'destroyed') => {
    const table = operations('hicetas', {
      readings,
      treasury: { hicetas: 0 },
      zones: { leontini: { control: 'hicetas', city }, thapsos: { control: 'hicetas' } },
    });
    table.act({ type: 'tax' });
    choose(table, 'collect');
    return written(table).treasury.hicetas;
  };
  expect(collected([], 'plundered')).toBe(20);
  expect(collected(['plundered-cities-pay'], 'plundered')).toBe(40);
  expect(collected(['plundered-cities-pay'], 'destroyed')).toBe(20);
});
test('TI-R48 independent democratic cities are governed democratically; in the other reading only those that the Democrats hold', () => {
  const governed = (readings: readonly string[]) => {
    const zones = { casmenae: { control: 'timoleon' } };
    const table = tableOf(timoleon, { phase: 'end', turn: 25, order: ORDER, readings, zones }, { seed: 1 });
    const scores = table.match.outcome?.detail.scores as Record<string, { what: string; points: number }[]>;
    return scores.timoleon.find(({ what }) => what === 'governed')?.points;
  };
  expect(governed([])).toBe(5); // Tauromenium, Casmenae, and Rhegium, Agrigentum, Cephaloedium
  expect(governed(['held-cities-only'])).toBe(2);
});
test('TI-R108 fleets that both declined have evaded each other; in the other reading the one that lies there bars the coast', () => {
  const lands = (readings: readonly string[]) => {
    const table = operations('timoleon', {
      readings,
      forces: [
        force('sea_rhegium', 'timoleon', { triremes: 5, 'mercenary-hoplites': 4 }),
        force('sea_naxos', 'dionysius', { triremes: 1 }),
      ],
      leaders: { timoleon: { place: 'sea_rhegium', owner: 'timoleon' } },
    });
    march(table, 'timoleon');
    table.act({ type: 'step', place: 'sea_naxos' });
    for (const seat of ['timoleon', 'dionysius']) table.act({ type: 'choose', choice: 'avoid' }, { seat });
    return table.why({ type: 'land', place: 'tauromenium' });
  };
  expect(lands([])).toBe(null);
  expect(lands(['fleets-bar-landings'])).toBe('TI-R108');
});
test('readings of the set-up are those of the match, of positions and of what bots imagine', () => {
  const setup = { scenario: 'campaign', options: { 'eliminated-by-anybody': true } };
  const s = timoleon.begin(setup);
  expect(timoleon.position.write(s)).toMatchObject({ readings: ['eliminated-by-anybody'] });
  expect(timoleon.position.read({ phase: 'operations' }, setup)).toMatchObject({ readings: s.readings });
  expect(timoleon.view(s, 0).readings).toEqual(['eliminated-by-anybody']);
});
