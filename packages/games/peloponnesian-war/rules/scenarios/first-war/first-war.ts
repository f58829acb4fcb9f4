import { LARISA, PHARSALUS, PLATAEA } from '../../terms/board.ts';
import { THESSALY_NEUTRAL } from '../../terms/palettes.ts';
import type { Overrides } from '../overrides.ts';
import { plataeaBinds, stillGathering, wantedAt } from './plataea.ts';

/** PW-10.3: what The First Peloponnesian War forbids. */
export const FIRST_WAR: Overrides = {
  objective(s, side, space) {
    if ((space === LARISA || space === PHARSALUS) && s.palette === THESSALY_NEUTRAL) return 'PW-10.3.3-c';
    return plataeaBinds(s, side) && space !== PLATAEA ? 'PW-E1-10' : null;
  },
  rebellion: (s, side) => (plataeaBinds(s, side) ? 'PW-E1-10' : null), // the Force marches, whatever the strategy
  activation: (s, kind, count) => (plataeaBinds(s, s.active) && wantedAt(s, s.at, kind) < count ? 'PW-E1-10' : null),
  march: s => (stillGathering(s) ? 'PW-E1-10' : null),
};
