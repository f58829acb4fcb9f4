import { ask, decision, loop, procedure, when } from '@polemos/kernel';
import { T } from './actions.ts';
import { EMERGENCY_FUND, pay, spendable } from './books.ts';
import { create } from './forces.ts';
import { placement } from './placement.ts';
import { GHB, nonPlayer, type P, type State } from './state.ts';
import { allied, BUILDING_COST, HOME_GUARD, HOPLITE, LIMIT, NAVAL, national, SIDES, SPARTA, sideOf, UNIT } from './units.ts';

const MOST = 3; // PW-8.2-b
export const MOST_IN_ARMISTICE = 5; // PW-9.3-j

/** What the player may still spend on building: PW-8.1.6-a; in an armistice no treasury falls below 1,000. */
const purse = (s: State): number =>
  s.armisticeTurns > 0 ? Math.max(0, s.treasury[s.player] - EMERGENCY_FUND) : spendable(s, s.player);

function refuseBuild(s: State, kind: number): string | null {
  if (kind === HOME_GUARD) return 'PW-8.2-h';
  if (sideOf(kind) !== s.player) return 'PW-8.2-b';
  if (s.budget === 0) return s.armisticeTurns > 0 ? 'PW-9.3-j' : 'PW-8.2-b';
  if (s.pieces[kind] >= LIMIT[kind]) return 'PW-0.2-d';
  if (s.treasury[s.player] < BUILDING_COST) return 'PW-8.2-a';
  if (purse(s) < BUILDING_COST) return s.armisticeTurns > 0 ? 'PW-9.3-j' : 'PW-8.1.6-a';
  return null;
}
/** PW-8.2-b: one SP at a time, of any type. */
export const build = decision<State>({
  name: 'build',
  rule: 'PW-8.2-b',
  seat: () => 0,
  legal({ state }, _, offer) {
    for (let kind = state.player * 6; kind < state.player * 6 + 6; kind++)
      if (refuseBuild(state, kind) === null) offer.add(T.build, kind);
    offer.add(T.enough);
  },
  refuse: { build: ({ state }, _, kind) => refuseBuild(state, kind), enough: () => null },
  on: {
    build(play, _, kind) {
      play.done();
      play.state.budget--;
      raise(play, kind, 'PW-8.2-b');
    },
    enough(play) {
      play.done();
      play.state.budget = 0;
    },
  },
  about: ({ state }) => ({
    side: SIDES[state.player],
    left: state.budget,
    treasury: state.treasury[state.player],
    spendable: purse(state),
    armistice: state.armisticeTurns > 0,
  }),
});
function raise(play: P, kind: number, rule: string): void {
  const { state } = play;
  const side = sideOf(kind);
  create(state, GHB, kind, 1);
  pay(state, side, BUILDING_COST);
  play.tell?.({
    kind: 'built',
    rule,
    side: SIDES[side],
    unit: UNIT.ids[kind],
    cost: BUILDING_COST,
    treasury: state.treasury[side],
  });
}

const lost: number[] = [];
/** PW-8.2-c to f, h, PW-R80: of what it lost, by lot, as many as rules and money allow. */
function rebuild(play: P): void {
  const { state, fate } = play;
  const side = nonPlayer(state);
  lost.length = 0;
  for (let kind = side * 6; kind < side * 6 + 6; kind++) for (let n = 0; n < state.lost[kind]; n++) lost.push(kind);
  for (let built = 0; built < MOST && lost.length > 0 && state.treasury[side] - BUILDING_COST >= EMERGENCY_FUND; ) {
    const same = lost.every(kind => kind === lost[0]);
    const all = lost.length <= MOST - built;
    const at = same || all ? 0 : fate.lot(lost.length, 'SP to rebuild', 'PW-8.2-d');
    const [kind] = lost.splice(at, 1);
    if (state.pieces[kind] >= LIMIT[kind]) continue;
    raise(play, kind, 'PW-8.2-c');
    built++;
  }
}
function openBudget({ state }: P): void {
  state.budget = MOST;
}
const mayBuild = ({ state }: P): boolean => state.budget > 0;
const couldBuild = ({ state }: P): boolean => {
  for (let kind = state.player * 6; kind < state.player * 6 + 6; kind++) if (refuseBuild(state, kind) === null) return true;
  return false;
};
function closeBudget({ state }: P): void {
  state.budget = 0;
}

/** PW-8.2. */
export const construction = procedure<State>(
  'construction',
  openBudget,
  loop(
    mayBuild,
    when(couldBuild, ask(build)),
    when(play => !couldBuild(play), closeBudget),
  ),
  rebuild,
  ask(placement, () => ({ homecoming: false })), // PW-8.2-g
);

/** PW-9.3-k, PW-R100: NP builds ships if Sparta, hoplites if Athens. */
function armisticeRebuild(play: P): void {
  const { state } = play;
  const side = nonPlayer(state);
  const type = side === SPARTA ? NAVAL : HOPLITE;
  for (let built = 0; built < MOST_IN_ARMISTICE && state.treasury[side] - BUILDING_COST >= EMERGENCY_FUND; built++) {
    const kind = [national(side, type), allied(side, type)].find(one => state.pieces[one] < LIMIT[one]);
    if (kind === undefined) return;
    raise(play, kind, 'PW-9.3-k');
  }
}
function openArmisticeBudget({ state }: P): void {
  state.budget = MOST_IN_ARMISTICE;
}
/** PW-9.3-j, k. */
export const armisticeConstruction = procedure<State>(
  'armisticeConstruction',
  openArmisticeBudget,
  loop(
    mayBuild,
    when(couldBuild, ask(build)),
    when(play => !couldBuild(play), closeBudget),
  ),
  armisticeRebuild,
  ask(placement, () => ({ homecoming: false })),
);
