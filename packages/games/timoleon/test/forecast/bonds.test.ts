import { expect, test } from 'vitest';
import { bondsOf } from '../../forecast/bonds.ts';
import { timoleon, type View } from '../../index.ts';
import { CARTHAGE, DEMOCRATS, DIONYSIUS, FACTIONS, HICETAS } from '../../rules/materials/board.ts';

const NOTHING = { allied: false, truce: null, passage: null, joint: false };
const state = timoleon.begin({ scenario: 'campaign', options: {} });
state.turn = 6;
const owes = (a: number, b: number): number => a * FACTIONS + b;
const bonds = (a: string, b: string) => bondsOf(timoleon.view(state, 0) as View, a, b);

test('TI-R2 TI-R83 what binds two factions is what is in force, also where only one still owes it', () => {
  state.truce[owes(DEMOCRATS, DIONYSIUS)] = 6;
  state.truce[owes(DIONYSIUS, DEMOCRATS)] = 6;
  state.truce[owes(CARTHAGE, DEMOCRATS)] = 5;
  state.truce[owes(DEMOCRATS, CARTHAGE)] = 5;
  // The guest has lost his right of passage, the host has not.
  state.passage[owes(HICETAS, DIONYSIUS)] = 9;
  state.joint[owes(HICETAS, DEMOCRATS)] = 1;
  state.joint[owes(DEMOCRATS, HICETAS)] = 1;
  expect(bonds('timoleon', 'dionysius')).toEqual({ ...NOTHING, truce: 6 });
  expect(bonds('carthage', 'timoleon')).toEqual(NOTHING);
  expect(bonds('hicetas', 'dionysius')).toEqual({ ...NOTHING, passage: 9 });
  expect(bonds('dionysius', 'hicetas')).toEqual({ ...NOTHING, passage: 9 });
  expect(bonds('timoleon', 'hicetas')).toEqual({ ...NOTHING, joint: true });
  expect(bonds('hicetas', 'carthage')).toMatchObject({ allied: true });
});
