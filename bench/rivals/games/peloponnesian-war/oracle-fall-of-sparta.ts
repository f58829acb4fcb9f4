import type { Action, Code } from '@polemos/kernel';
import { bookOf } from '../../../../packages/games/peloponnesian-war/rules/editions/book.ts';
import { leastCost } from '../../../../packages/games/peloponnesian-war/rules/operations/operation.ts';
import { musterOf, usable } from '../../../../packages/games/peloponnesian-war/rules/scenarios/fall-of-sparta/coalition.ts';
import { EXPEDITION, type P, type State } from '../../../../packages/games/peloponnesian-war/rules/state.ts';
import {
  CORINTH,
  DISTANCE,
  FORTRESS,
  HOME,
  MESSENIA,
  SPACE,
  SPACES,
  THEBES,
} from '../../../../packages/games/peloponnesian-war/rules/terms/board.ts';
import { controller, persiansAt } from '../../../../packages/games/peloponnesian-war/rules/terms/control.ts';
import { forceOf, fresh, landSp } from '../../../../packages/games/peloponnesian-war/rules/terms/forces.ts';
import { spendable } from '../../../../packages/games/peloponnesian-war/rules/terms/ledger.ts';
import {
  ATHENS,
  enemyOf,
  isAllied,
  NAVAL,
  SPARTA,
  typeOf,
  UNIT,
} from '../../../../packages/games/peloponnesian-war/rules/terms/units.ts';

// No matrix knows Thebes, the roles or the Persians. In The Fall of Sparta the oracle has a plan of its own: what is
// worth most for its distance, with a Force that outnumbers whoever is there; and it stops when the treasury runs low.

/** What it keeps, so that the next turn can be paid for. */
const RESERVE = 400;
/** How often an Expedition calls at a rally space before it goes. */
const CALLS = 2;

/** The prizes of each side: the cities and Corinth for Sparta; Corinth and Messenia for the Coalition. */
const PRIZE: readonly ReadonlyMap<number, number>[] = [
  new Map([[CORINTH, 6], ...MESSENIA.map(space => [space, 4] as const)]),
  new Map([
    [CORINTH, 6],
    [THEBES, 8],
    [HOME[ATHENS], 8],
  ]),
];
/** An enemy so near a home is worth driving away. */
const NEAR_HOME = 3;
const homes = (side: number): readonly number[] => (side === SPARTA ? [HOME[SPARTA]] : [HOME[ATHENS], THEBES]);

/** SP that it takes: a fight needs two more, a siege what makes one (PW-6.1). */
function needed(s: State, side: number, space: number): number {
  const enemies = forceOf(s, space, enemyOf(side));
  if (enemies === 0) return 3;
  return enemies + (FORTRESS[space] ? bookOf(s).siegeMargin : 2);
}
/** Land SP of a side near the place where its commander sets out. */
function atHand(s: State, side: number): number {
  const from = musterOf(s, side);
  let sum = 0;
  for (let space = 0; space < SPACES; space++) if (DISTANCE[from][space] <= NEAR_HOME) sum += landSp(s, space, side);
  return sum;
}
export function worthOf(s: State, side: number, space: number): number {
  const foe = enemyOf(side);
  if (controller(s, space) === side && forceOf(s, space, foe) === 0) return Number.NEGATIVE_INFINITY;
  const held = controller(s, space) === foe ? 2 : 0;
  const prize = controller(s, space) === foe ? (PRIZE[side].get(space) ?? 0) : 0;
  const wanted = side === SPARTA && s.agenda === space ? 6 : 0; // PW-E2-6-a
  const threat = forceOf(s, space, foe) > 0 && homes(side).some(home => DISTANCE[home][space] <= NEAR_HOME) ? 4 : 0;
  const odds = needed(s, side, space) > atHand(s, side) ? -12 : 0;
  return held + prize + wanted + threat + odds - (persiansAt(s, space) ? 12 : 0) - 0.6 * DISTANCE[musterOf(s, side)][space];
}

/** The first of the best. */
function best(actions: readonly Action[], worth: (action: Action) => number): Action | null {
  let found: Action | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const value = worth(action);
    if (value <= most) continue;
    found = action;
    most = value;
  }
  return found;
}
const at = (action: Action): number => SPACE.at(String(action.space));
const kindOf = (action: Action): number => UNIT.at(String(action.unit));

/** What the oracle does in The Fall of Sparta; null: anything. */
export function hegemonyChoice(play: P, side: number, legal: ReadonlySet<Code>, step: string): Action | null {
  const { state } = play;
  const actions = [...legal].map(code => play.game.actions.write(code));
  const of = (type: string): Action[] => actions.filter(action => action.type === type);
  const first = (...types: string[]): Action | null =>
    types.map(type => of(type)[0]).find(action => action !== undefined) ?? null;
  switch (step) {
    case 'another':
      return purseOf(state, side) > RESERVE ? first('operate', 'pass') : first('pass');
    case 'objective':
      return best(of('objective'), action => worthOf(state, side, at(action))) ?? first('pass');
    case 'expedition':
      return gather(state, side, of) ?? first('march', 'halt');
    case 'interception':
      return (
        best(
          of('intercept').filter(action => landSp(state, at(action), side) > forceOf(state, EXPEDITION, enemyOf(side))),
          action => landSp(state, at(action), side),
        ) ?? first('letPass')
      );
    case 'persiansFirst':
      return best(of('persianArmy'), action => persianWorth(state, side, at(action))) ?? first('stay');
    case 'build':
      return first('raise', 'build', 'enough');
    case 'homeward':
      return best(
        [...of('settle'), ...of('send')],
        action => -homes(side).reduce((sum, home) => sum + DISTANCE[home][at(action)], 0),
      );
    case 'gift':
      return best(of('enlist'), action => (typeOf(kindOf(action)) === NAVAL ? -100 : 0) - DISTANCE[HOME[SPARTA]][at(action)]);
    case 'islands':
      return first('found', 'enough');
    case 'manning':
      return first('man', 'enough');
    case 'goldMine':
      return best(of('fund'), action => (action.from === 'thebes' ? -state.thebes : -state.treasury[ATHENS]));
    default:
      return null;
  }
}
const purseOf = (s: State, side: number): number =>
  side === ATHENS ? Math.max(s.treasury[ATHENS], s.thebes) : s.treasury[SPARTA];
/** The Persians go where Spartans are weak, near home. */
const persianWorth = (s: State, side: number, space: number): number =>
  (controller(s, space) === enemyOf(side) ? 2 : -2) - forceOf(s, space, enemyOf(side)) - 5 * Math.min(1, forceOf(s, space, side));

/** Enough SP, citizens first; from further rally spaces only if there are too few, or no way without ships. */
function gather(s: State, side: number, of: (type: string) => Action[]): Action | null {
  const short = needed(s, side, s.objective) - landSp(s, EXPEDITION, side);
  const canMarch = of('march').length > 0;
  if (short > 0) {
    const raised = best(
      of('activate').filter(action => typeOf(kindOf(action)) !== NAVAL && Number(action.count) <= short),
      action => Number(action.count) - (isAllied(kindOf(action)) ? 0.5 : 0),
    );
    if (raised !== null) return raised;
  }
  if (!canMarch) {
    const ships = best(of('activate'), action => (typeOf(kindOf(action)) === NAVAL ? Number(action.count) : 0));
    if (ships !== null) return ships;
  }
  if (canMarch && (short <= 0 || s.legs >= CALLS)) return null;
  return best(
    of('rally').filter(action => freshAt(s, side, at(action)) > 0),
    action => freshAt(s, side, at(action)) - 2 * DISTANCE[s.at][at(action)],
  );
}
/** SP of a space that could go along this turn, and that the treasury can pay. */
function freshAt(s: State, side: number, space: number): number {
  const talents = spendable(s, side);
  return usable(s, side).reduce((sum, kind) => sum + (leastCost(s, kind) <= talents ? fresh(s, space, kind) : 0), 0);
}
