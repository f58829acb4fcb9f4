import { isClosed } from '../../operations/routes.ts';
import { CYZICUS } from '../../terms/board.ts';
import { controller, isPersian, persiansAt } from '../../terms/control.ts';
import { forceOf } from '../../terms/forces.ts';
import { ATHENS, SPARTA } from '../../terms/units.ts';
import type { Overrides } from '../overrides.ts';
import { THEBES_LEADS, usable } from './coalition.ts';
import { refuseAttack } from './neutral-athens.ts';

/** PW-10.5: what The Fall of Sparta forbids. */
export const FALL_OF_SPARTA: Overrides = {
  objective(s, side, space) {
    if (space === CYZICUS && isPersian(s, space)) return 'PW-10.5.4.6-IV-c';
    if (isClosed(s, space)) return 'PW-E2-4-b';
    if (side === ATHENS && controller(s, space) === ATHENS && forceOf(s, space, SPARTA) === 0 && !persiansAt(s, space))
      return 'PW-10.5.4.5-I-b';
    return refuseAttack(s, side, space);
  },
  rebellion: (_, side) => (side === SPARTA ? 'PW-10.5.4.2-a' : null), // it would rise for the Coalition
  activation(s, kind) {
    if (usable(s, s.active).includes(kind)) return null;
    return s.active === SPARTA ? 'PW-E2-2' : s.role === THEBES_LEADS ? 'PW-10.5-b' : 'PW-10.5-c';
  },
  march: () => null,
};
