import { expect, test } from 'vitest';
import { features, worth } from '../../bots/value.ts';
import VALUES from '../../bots/values.json' with { type: 'json' };
import { SEATS, timoleon } from '../../index.ts';
import { CARTHAGE, DIONYSIUS, METRO, ZONE, ZONES } from '../../rules/materials/board.ts';
import { TURNS } from '../../rules/state.ts';

const begun = () => timoleon.begin({ scenario: 'campaign', options: {} });
const SEATED = SEATS.map((_, seat) => seat);

test('a weight for everything that is looked at, of each faction', () => {
  for (const seat of SEATED) expect(VALUES.weights[seat]).toHaveLength(features(begun(), seat).length);
});
test('the chances of the four are parts of one', () => {
  for (const turn of [1, 12, TURNS]) {
    const state = begun();
    state.turn = turn;
    expect(SEATED.reduce((sum, seat) => sum + worth(state, seat), 0)).toBeCloseTo(1);
  }
});
test('points count, and the more the nearer the end is', () => {
  const gain = (turn: number): number => {
    const state = begun();
    state.turn = turn;
    const before = worth(state, CARTHAGE);
    for (const id of ['phintias', 'camarina', 'ragusa', 'netum', 'casmenae']) state.control[ZONE.at(id)] = CARTHAGE;
    return worth(state, CARTHAGE) - before;
  };
  expect(gain(12)).toBeGreaterThan(0);
  expect(gain(TURNS)).toBeGreaterThan(gain(12));
});
test('whoever holds all of Syracuse at the end has won; whoever is out has lost (TI-IX-g)', () => {
  const state = begun();
  state.turn = TURNS;
  for (let zone = METRO; zone < ZONES; zone++) state.control[zone] = DIONYSIUS;
  expect(worth(state, DIONYSIUS)).toBeGreaterThan(0.8);
  state.out[DIONYSIUS] = 1;
  expect(worth(state, DIONYSIUS)).toBeLessThan(0.01);
});
