import { stateOf, type View } from '../position/view.ts';
import { SIEGE_TAKES } from '../rules/combat/siege.ts';
import { INTERCEPTS } from '../rules/operations/interception.ts';
import { REBELLION_FEE } from '../rules/operations/operation.ts';
import { LEADS_TO_BATTLE } from '../rules/operations/skirmish.ts';
import { costOf, thebesPays } from '../rules/scenarios/fall-of-sparta/coalition.ts';
import { moverOf } from '../rules/scenarios/fall-of-sparta/persian-operation.ts';
import { THE_ARMY, THE_NAVY } from '../rules/scenarios/fall-of-sparta/persian-reach.ts';
import { SCENARIO, SCENARIOS } from '../rules/scenarios/scenarios.ts';
import { ELITE, GARRISON, LIMIT, SIDE, SIDES, UNIT, type Units } from '../rules/terms/units.ts';

// Numbers of the rules that stand on the page beside a die, a button or a purse.

/** The least that succeeds: one die with what is added to it, one die, two dice. */
export const NEEDED = { siege: SIEGE_TAKES, interception: INTERCEPTS, skirmish: LEADS_TO_BATTLE } as const;
export { REBELLION_FEE };

/** PW-1.3, PW-10.1, PW-10.2: the turn with which a scenario is over. */
export const lastTurnOf = ({ scenario }: Pick<View, 'scenario'>): number => SCENARIOS[SCENARIO.at(scenario)].lastTurn;

type Prices = Pick<View, 'special'>;
/** PW-5.1.5-a, b; PW-10.5.4.5-III-b: what activating one strength point takes. */
export const activationCost = (unit: string, { special }: Prices): number =>
  costOf({ messenia: special.messenia }, UNIT.at(unit));
/** The same of several. */
export const activationCostOf = (units: Units, view: Prices): number =>
  Object.entries(units).reduce((sum, [unit, count]) => sum + activationCost(unit, view) * count, 0);
/** PW-5.1.5-e: of the numbers of a kind that may join, the highest that can be paid beside what else is chosen; 0: none can. */
export function mostJoining(view: Prices, unit: string, may: readonly number[], chosen: Units, spendable: number): number {
  const { [unit]: _, ...others } = chosen;
  const left = spendable - activationCostOf(others, view);
  const price = activationCost(unit, view);
  return Math.max(0, ...may.filter(count => price * count <= left || price === 0));
}
/** PW-10.5.4.5-II: who pays what a side spends on its operation: of the Coalition one of two cities, else the side itself. */
export const payerOf = (view: View, side: string): string =>
  thebesPays(stateOf(view, view.scenario), SIDE.at(side)) ? 'thebes' : side;
/** PW-0.3-b: the strength points that go as one: an elite unit is activated whole. */
export const togetherOf = (unit: string): number => ELITE[UNIT.at(unit)]?.sp ?? 1;
/** PW-10.5-f: garrisons that are not on the board. */
export const garrisonsLeft = ({ forces }: Pick<View, 'forces'>): number =>
  LIMIT[GARRISON] - Object.values(forces).reduce((sum, units) => sum + (units[UNIT.ids[GARRISON]] ?? 0), 0);
/** PW-10.5.4.6-III-d, IV-a: who moves the Persian Army and Navy. The satraps' troops are nobody's to move. */
export function persianMovers(view: View): { readonly army: string; readonly navy: string } {
  const s = stateOf(view, view.scenario);
  return { army: SIDES[moverOf(s, THE_ARMY)], navy: SIDES[moverOf(s, THE_NAVY)] };
}
