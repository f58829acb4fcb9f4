import { actions, range, things } from '@polemos/kernel';
import { TREASURIES } from './scenarios/fall-of-sparta/coalition.ts';
import { BODY_NAMES } from './scenarios/fall-of-sparta/persian-reach.ts';
import { SPACE } from './terms/board.ts';
import { LEADER } from './terms/leaders.ts';
import { SIDE, UNIT } from './terms/units.ts';

const BODY = things('body', BODY_NAMES);
const TREASURY = things('treasury', TREASURIES);

export const ACTIONS = actions({
  /** Try a continuing operation (the auguries come first), or make no more this turn. */
  operate: {},
  pass: {},
  /** Name the objective; as an ordinary operation, or to cause rebellion there. */
  objective: { space: SPACE },
  incite: { space: SPACE },
  lead: { leader: LEADER },
  /** Gather: activate SP where the commander stands, go to a rally space, go over the open sea to Sicily. */
  activate: { unit: UNIT, count: range(1, 20) },
  rally: { space: SPACE },
  cross: { space: SPACE },
  /** Go to the objective; or give up, where there is no way. */
  march: {},
  halt: {},
  /** A land SP that stays behind for lack of ships; the one that stays as garrison. */
  leave: { unit: UNIT },
  garrison: { unit: UNIT },
  /** The odd SP of a 50/50 split goes there. */
  send: { space: SPACE },
  /** All of these SP go there. */
  settle: { space: SPACE },
  /** The Force there intercepts; or nobody does. */
  intercept: { space: SPACE },
  letPass: {},
  /** The next battle: where the Athenian and where the Spartan Force stands. The next siege. */
  battle: { athens: SPACE, sparta: SPACE },
  siege: { space: SPACE },
  build: { unit: UNIT },
  enough: {},
  /** The Fall of Sparta. Persians go there; or nowhere now. */
  persianArmy: { space: SPACE },
  persianNavy: { space: SPACE },
  stay: {},
  /** The next battle, with Persians: which of them, and whose Force where. */
  persians: { body: BODY, space: SPACE, side: SIDE },
  /** SP of the Persian gift, and where; an SP of the Coalition, and who pays; talents for that city. */
  enlist: { unit: UNIT, space: SPACE },
  raise: { unit: UNIT, from: TREASURY },
  fund: { from: TREASURY },
  /** The naval league is founded there; a Garrison is put there, or given up. */
  found: { space: SPACE },
  man: { space: SPACE },
  abandon: { space: SPACE },
});
export const { T } = ACTIONS;
