import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { moveBerth } from '../../rules/factions/expeditions.ts';
import { CARTHAGE, PLACE } from '../../rules/materials/board.ts';
import { put } from '../../rules/materials/forces.ts';
import { TRIREME } from '../../rules/materials/units.ts';
import { comeAsMover } from '../../rules/operations/put-to-sea.ts';
import { CARTHAGE_1 } from '../../rules/state.ts';

const WATER = PLACE.at('sea_lilybaeum');
const REFUGE = PLACE.at('drepanum.port');

test.each([
  ['the expedition that comes in is driven off as a whole, though ships of its side lie there', 'sea_lilybaeum', REFUGE],
  ['a fleet that was driven from a port is no part of the expedition beside which it fights', 'lilybaeum.port', WATER],
])('TI-R97 TI-R71 %s', (_, from, berth) => {
  const state = timoleon.begin({ scenario: 'campaign', options: {} });
  state.turn = 8;
  state.expeditionTurn[CARTHAGE_1] = state.turn;
  state.expeditionPlace[CARTHAGE_1] = WATER;
  put(state, WATER, CARTHAGE, TRIREME, 3);
  comeAsMover(state, CARTHAGE, PLACE.at(from), WATER);
  moveBerth(state, WATER, REFUGE, CARTHAGE);
  expect(state.expeditionPlace[CARTHAGE_1]).toBe(berth);
});
