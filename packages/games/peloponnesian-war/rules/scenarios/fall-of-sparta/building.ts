import { GHB, type P, type State } from '../../state.ts';
import { create } from '../../terms/forces.ts';
import { EMERGENCY_FUND, fundInForce } from '../../terms/ledger.ts';
import { ATHENS, BUILDING_COST, ELITE, isAllied, LIMIT, MARCHING, SIDES, sideOf, UNIT } from '../../terms/units.ts';
import { ANTI_SPARTA, FROM_THEBES, isAthenian, isHegemony, isTheban, THEBES_LEADS, TREASURIES } from './coalition.ts';
import { bothCitiesLost } from './exile.ts';

// PW-10.5.4.5-III-a: construction of the Coalition, out of one treasury or the other.

/** Whether the Coalition builds now. */
export const isCoalitionsTurn = (s: State): boolean => isHegemony(s) && s.player === ATHENS;
/** Thebes builds Thebans, Athens Athenians, each also Allies (PW-R130); together they build all, from either treasury. */
function mayRaise(s: State, kind: number, from: number): boolean {
  if (s.role === ANTI_SPARTA) return true;
  const theban = s.role === THEBES_LEADS;
  return (from === FROM_THEBES) === theban && (isAllied(kind) || (theban ? isTheban(kind) : isAthenian(kind)));
}
export function refuseRaise(s: State, kind: number, from: number): string | null {
  if (!isCoalitionsTurn(s)) return 'PW-10.5.4.5-III-a';
  if (ELITE[kind] !== undefined) return 'PW-8.2-h';
  if (sideOf(kind) !== ATHENS || !MARCHING[ATHENS].includes(kind) || s.budget === 0) return 'PW-8.2-b';
  if (!mayRaise(s, kind, from)) return 'PW-10.5.4.5-III-a';
  if (bothCitiesLost(s) && !isAllied(kind)) return 'PW-10.5.4.5-IX-b';
  if (s.pieces[kind] >= LIMIT[kind]) return 'PW-0.2-d';
  const talents = from === FROM_THEBES ? s.thebes : s.treasury[ATHENS];
  if (talents < BUILDING_COST) return 'PW-8.2-a';
  return from !== FROM_THEBES && fundInForce(s) && talents - BUILDING_COST < EMERGENCY_FUND ? 'PW-8.1.6-a' : null;
}
export function raiseForCoalition(play: P, kind: number, from: number): void {
  const { state } = play;
  state.budget--;
  create(state, GHB, kind, 1);
  if (from === FROM_THEBES) state.thebes -= BUILDING_COST;
  else state.treasury[ATHENS] -= BUILDING_COST;
  play.tell?.({
    kind: 'built',
    rule: 'PW-10.5.4.5-III-a',
    side: SIDES[ATHENS],
    unit: UNIT.ids[kind],
    cost: BUILDING_COST,
    from: TREASURIES[from],
    treasury: from === FROM_THEBES ? state.thebes : state.treasury[ATHENS],
  });
}
