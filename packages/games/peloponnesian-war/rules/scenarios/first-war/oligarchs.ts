import type { RebellionTable } from '../../rebellion/tables.ts';
import { SPACE } from '../../terms/board.ts';
import { ATHENS } from '../../terms/units.ts';

/** PW-E1-8: by the sum of two dice, from 2. */
export const FIRST_WAR_OLIGARCHS: RebellionTable = {
  spaces: 'chios thasos olynthus chalcis mytilene samos byzantium megara camirus lampsacus carystos'
    .split(' ')
    .map(id => SPACE.at(id)),
  of: ATHENS,
  rules: { roll: 'PW-E1-8-a', again: 'PW-E1-8-b', spread: 'PW-E1-8-c' },
};
