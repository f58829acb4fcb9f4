import { decision, type Offer, type Play, type RuleId } from '@polemos/kernel';
import { T } from '../actions.ts';
import { bit, GOOD, GOODS, POLEIS, POLIS, SEATS, SILVER, WHEAT } from '../components/board.ts';
import { has } from '../components/control.ts';
import { COST, FITS, PROJECT, PROJECTS } from '../components/projects.ts';
import { declare, PROJECT_ACTION, refuseType } from '../round/declare.ts';
import { DISPLAY, type State } from '../state.ts';

type P = Play<State>;
interface Building {
  readonly project: number;
  readonly polis: number;
}

/** PO-4-d: what silver must replace, and whether it is there. */
function affordable(s: State, seat: number, project: number): boolean {
  let silver = 0;
  for (let good = 0; good < GOODS; good++) {
    const cost = COST[project * GOODS + good];
    silver += good === SILVER ? cost : Math.max(0, cost - has(s, good, seat));
  }
  return silver <= has(s, SILVER, seat);
}
export function refuseProject(play: P, _: object, project: number, polis: number): RuleId | null {
  const { state, seat } = play;
  if (state.project[project] !== DISPLAY || state.owner[polis] !== seat || (FITS[project] & bit(polis)) === 0) return 'PO-4-a';
  if (state.turned[polis] === 1) return 'PO-4-b';
  const refused = refuseType(play, PROJECT_ACTION);
  if (refused !== null) return refused;
  return affordable(state, seat, project) ? null : 'PO-4-d';
}

export function offerProjects(play: P, offer: Offer): void {
  for (let project = 0; project < PROJECTS; project++) {
    if (play.state.project[project] !== DISPLAY) continue;
    for (let polis = 0; polis < POLEIS; polis++)
      if ((FITS[project] & bit(polis)) !== 0 && refuseProject(play, play, project, polis) === null)
        offer.add(T.project, project, polis);
  }
}

/** PO-4-e: tile to the polis, polis turned. The bill is laid out; what has no choice in it is paid at once. */
export function beginProject(play: P, _: object, project: number, polis: number): void {
  const { state, seat } = play;
  declare(play, PROJECT_ACTION, 0);
  state.project[project] = polis;
  state.turned[polis] = 1;
  for (let good = 0; good < GOODS; good++) state.tally[good] = COST[project * GOODS + good];
  play.tell?.({
    kind: 'project-begun',
    rule: 'PO-4-e',
    seat: SEATS[seat],
    project: PROJECT.ids[project],
    polis: POLIS.ids[polis],
    cost: billOf(state),
  });
  play.done();
  play.call(payment, { project, polis });
  settle(play);
}

const billOf = (s: State): Record<string, number> =>
  Object.fromEntries(GOOD.ids.flatMap((id, good) => (s.tally[good] > 0 ? [[id, s.tally[good]]] : [])));

/** PO-K-h: whether silver may replace one more item of this good, with all that must be replaced still payable. */
function refuseSubstitute(s: State, seat: number, good: number): RuleId | null {
  if (good === SILVER || good === WHEAT || s.tally[good] === 0) return 'PO-4-d';
  if (has(s, good, seat) < s.tally[good]) return null;
  return silverBound(s, seat) < has(s, SILVER, seat) ? null : 'PO-4-d';
}
/** Whether the bill can be paid at all, with silver for what is short. */
export const isWithinMeans = (s: State, seat: number): boolean => silverBound(s, seat) <= has(s, SILVER, seat);
/** Silver in the bill, with the shortage of every other good. */
function silverBound(s: State, seat: number): number {
  let silver = s.tally[SILVER];
  for (let good = 0; good < GOODS; good++) if (good !== SILVER) silver += Math.max(0, s.tally[good] - has(s, good, seat));
  return silver;
}
function payable(s: State, seat: number): boolean {
  for (let good = 0; good < GOODS; good++) if (s.tally[good] > has(s, good, seat)) return false;
  return true;
}

/** PO-4-d: the bill, item by item. */
export const payment = decision<State, Building>({
  name: 'payment',
  rule: 'PO-4-d',
  seat: ({ state }) => state.turn,
  legal({ state, seat }, _, offer) {
    if (payable(state, seat)) offer.add(T.pay);
    for (let good = 0; good < GOODS; good++) if (refuseSubstitute(state, seat, good) === null) offer.add(T.substitute, good);
  },
  refuse: {
    pay: ({ state, seat }) => (payable(state, seat) ? null : 'PO-4-d'),
    substitute: ({ state, seat }, _, good) => refuseSubstitute(state, seat, good),
  },
  on: {
    pay: play => pay(play),
    substitute(play, _, good) {
      play.state.tally[good]--;
      play.state.tally[SILVER]++;
      settle(play);
    },
  },
  about: ({ state }, { project, polis }) => ({
    project: PROJECT.ids[project],
    polis: POLIS.ids[polis],
    bill: billOf(state),
  }),
});

/** Pays when nothing is left to choose. */
function settle(play: P): void {
  const { state, seat } = play;
  for (let good = 0; good < GOODS; good++) if (refuseSubstitute(state, seat, good) === null) return;
  pay(play);
}

function pay(play: P): void {
  const { state, seat } = play;
  const paid = play.tell === undefined ? {} : billOf(state);
  for (let good = 0; good < GOODS; good++) {
    state.goods[good * 2 + seat] -= state.tally[good];
    state.tally[good] = 0;
  }
  play.tell?.({ kind: 'project-paid', rule: 'PO-4-d', seat: SEATS[seat], paid });
  play.done();
}
