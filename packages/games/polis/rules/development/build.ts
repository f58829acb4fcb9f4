import { decision, type Offer, type Play, type RuleId } from '@polemos/kernel';
import { T } from '../actions.ts';
import { bit, GOOD, GOODS, POLEIS, POLIS, SEATS, SILVER, WHEAT } from '../components/board.ts';
import { has } from '../components/control.ts';
import { COST, FITS, PROJECT, PROJECTS } from '../components/projects.ts';
import { modifiersOf } from '../events/modifiers.ts';
import { declare, PROJECT_ACTION, refuseType } from '../round/declare.ts';
import { DISPLAY, type State } from '../state.ts';

type P = Play<State>;
interface Building {
  readonly project: number;
  readonly polis: number;
  readonly spare: number; // items that need not be paid (an event)
}

/** PO-4-d: what silver must replace, and whether it is there. With `spare`, the dearest to replace are left out. */
function affordable(s: State, seat: number, project: number, spare: number): boolean {
  let silver = 0;
  for (let good = 0; good < GOODS; good++) {
    const cost = COST[project * GOODS + good];
    silver += good === SILVER ? cost : Math.max(0, cost - has(s, good, seat));
  }
  return Math.max(0, silver - spare) <= has(s, SILVER, seat);
}
/** What an event spares the builder, at most the whole cost. */
export function sparedBy(s: State, seat: number, project: number, polis: number): number {
  let total = 0;
  for (let good = 0; good < GOODS; good++) total += COST[project * GOODS + good];
  return Math.min(total, modifiersOf(s.event).projectDiscount[polis * 2 + seat]);
}

export function refuseProject(play: P, _: object, project: number, polis: number): RuleId | null {
  const { state, seat } = play;
  if (state.project[project] !== DISPLAY || state.owner[polis] !== seat || (FITS[project] & bit(polis)) === 0) return 'PO-4-a';
  if (state.turned[polis] === 1) return 'PO-4-b';
  const refused = refuseType(play, PROJECT_ACTION);
  if (refused !== null) return refused;
  return affordable(state, seat, project, sparedBy(state, seat, project, polis)) ? null : 'PO-4-d';
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
  const spare = sparedBy(state, seat, project, polis);
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
  play.call(payment, { project, polis, spare });
  settle(play, { project, polis, spare });
}

const billOf = (s: State): Record<string, number> =>
  Object.fromEntries(GOOD.ids.flatMap((id, good) => (s.tally[good] > 0 ? [[id, s.tally[good]]] : [])));

/** PO-K-h: whether silver may replace one more item of this good, with all that must be replaced still payable. */
function refuseSubstitute(s: State, seat: number, good: number): RuleId | null {
  if (good === SILVER || good === WHEAT || s.tally[good] === 0) return 'PO-4-d';
  if (has(s, good, seat) < s.tally[good]) return null;
  return silverBound(s, seat) < has(s, SILVER, seat) ? null : 'PO-4-d';
}
/** Silver in the bill, with the shortage of every other good. */
function silverBound(s: State, seat: number): number {
  let silver = s.tally[SILVER];
  for (let good = 0; good < GOODS; good++) if (good !== SILVER) silver += Math.max(0, s.tally[good] - has(s, good, seat));
  return silver;
}
function refuseSpare(s: State, spare: number, seat: number, good: number): RuleId | null {
  if (spare === 0) return 'PO-F-e';
  if (s.tally[good] === 0) return 'PO-4-d';
  // What is still to be spared can cover what is short, but what is left must be payable.
  const short = good === SILVER || s.tally[good] > has(s, good, seat) ? 1 : 0;
  return silverBound(s, seat) - short - (spare - 1) <= has(s, SILVER, seat) ? null : 'PO-4-d';
}
function payable(s: State, seat: number): boolean {
  for (let good = 0; good < GOODS; good++) if (s.tally[good] > has(s, good, seat)) return false;
  return true;
}

/** PO-4-d: the bill, item by item. An event lets some items be spared first. */
export const payment = decision<State, Building>({
  name: 'payment',
  rule: 'PO-4-d',
  seat: ({ state }) => state.turn,
  legal({ state, seat }, { spare }, offer) {
    if (spare === 0 && payable(state, seat)) offer.add(T.pay);
    for (let good = 0; good < GOODS; good++) {
      if (spare > 0) {
        if (refuseSpare(state, spare, seat, good) === null) offer.add(T.spare, good);
      } else if (refuseSubstitute(state, seat, good) === null) offer.add(T.substitute, good);
    }
  },
  refuse: {
    pay: ({ state, seat }, { spare }) => (spare === 0 && payable(state, seat) ? null : 'PO-4-d'),
    substitute: ({ state, seat }, { spare }, good) => (spare === 0 ? refuseSubstitute(state, seat, good) : 'PO-F-e'),
    spare: ({ state, seat }, { spare }, good) => refuseSpare(state, spare, seat, good),
  },
  on: {
    pay: play => pay(play),
    substitute(play, by, good) {
      play.state.tally[good]--;
      play.state.tally[SILVER]++;
      settle(play, by);
    },
    spare(play, by, good) {
      play.state.tally[good]--;
      const left = { ...by, spare: by.spare - 1 };
      play.keep(left);
      settle(play, left);
    },
  },
  about: ({ state }, { project, polis, spare }) => ({
    project: PROJECT.ids[project],
    polis: POLIS.ids[polis],
    bill: billOf(state),
    spare,
  }),
});

/** Pays when nothing is left to choose. */
function settle(play: P, { spare }: Building): void {
  const { state, seat } = play;
  if (spare > 0) return;
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
