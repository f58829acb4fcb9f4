import { ask, decision, each, loop, procedure, when } from '@polemos/kernel';
import { T } from '../actions.ts';
import { hasPlace, placement } from '../combat/placement.ts';
import { bookOf, decides, seatFor } from '../editions/book.ts';
import { isCoalitionsTurn, raiseForCoalition, refuseRaise } from '../scenarios/fall-of-sparta/building.ts';
import { TREASURIES } from '../scenarios/fall-of-sparta/coalition.ts';
import { replaceLosses } from '../scenarios/fall-of-sparta/persia.ts';
import { GHB, NO_BUILDING, nonPlayer, type P, type State } from '../state.ts';
import { create, supplied } from '../terms/forces.ts';
import { EMERGENCY_FUND, pay, spendable } from '../terms/ledger.ts';
import {
  ATHENS,
  allied,
  BUILDING_COST,
  ELITE,
  FIRST_OF_HEGEMONY,
  HOME_GUARD,
  HOPLITE,
  LIMIT,
  MARCHING,
  NAVAL,
  national,
  SIDES,
  SPARTA,
  sideOf,
  UNIT,
} from '../terms/units.ts';

const MOST = 3; // PW-8.2-b
export const MOST_IN_ARMISTICE = 5; // PW-9.3-j

/** What the player may still spend on building: PW-8.1.6-a; in an armistice no treasury falls below 1,000. */
const purse = (s: State): number =>
  s.armisticeTurns > 0 ? Math.max(0, s.treasury[s.player] - EMERGENCY_FUND) : spendable(s, s.player);

/** PW1-0-g: where it is no elite unit, the Home Guard is built like others. */
const mayRaiseGuard = (s: State, side: number): boolean => side === SPARTA && !bookOf(s).eliteGuard;
/** The kinds of a side that can be built at all. */
const buildable = (s: State, side: number): readonly number[] => (mayRaiseGuard(s, side) ? WITH_GUARD : MARCHING[side]);
const WITH_GUARD: readonly number[] = [...MARCHING[SPARTA], HOME_GUARD];

function refuseBuild(s: State, kind: number): string | null {
  if (isCoalitionsTurn(s)) return 'PW-10.5.4.5-III-a'; // out of a treasury: `raise`
  if (kind >= FIRST_OF_HEGEMONY && s.role < 0) return 'PW-0.2-b';
  if (kind === HOME_GUARD ? bookOf(s).eliteGuard : ELITE[kind] !== undefined) return 'PW-8.2-h';
  if (s.player === ATHENS && (s.bans & NO_BUILDING) !== 0 && s.armisticeTurns === 0) return 'PW-E1-5';
  if (sideOf(kind) !== s.player) return 'PW-8.2-b';
  if (s.budget === 0) return s.armisticeTurns > 0 ? 'PW-9.3-j' : 'PW-8.2-b';
  if (s.pieces[kind] >= supplied(s, kind)) return pieceRule(s, kind);
  if (s.treasury[s.player] < BUILDING_COST) return 'PW-8.2-a';
  if (purse(s) < BUILDING_COST) return s.armisticeTurns > 0 ? 'PW-9.3-j' : 'PW-8.1.6-a';
  return null;
}
/** PW-10.5.4.5-V-a: the pieces that are gone for good. */
const pieceRule = (s: State, kind: number): string => (s.pieces[kind] >= LIMIT[kind] ? 'PW-0.2-d' : 'PW-10.5.4.5-V-a');
/** PW-8.2-b: one SP at a time, of any type. */
export const build = decision<State>({
  name: 'build',
  rule: 'PW-8.2-b',
  seat: ({ state }) => seatFor(state, state.player),
  legal({ state }, _, offer) {
    for (const kind of buildable(state, state.player)) if (refuseBuild(state, kind) === null) offer.add(T.build, kind);
    if (isCoalitionsTurn(state))
      for (const kind of MARCHING[ATHENS])
        for (let from = 0; from < TREASURIES.length; from++)
          if (refuseRaise(state, kind, from) === null) offer.add(T.raise, kind, from);
    offer.add(T.enough);
  },
  refuse: {
    build: ({ state }, _, kind) => refuseBuild(state, kind),
    raise: ({ state }, _, kind, from) => refuseRaise(state, kind, from),
    enough: () => null,
  },
  on: {
    build(play, _, kind) {
      play.done();
      play.state.budget--;
      raise(play, kind, 'PW-8.2-b');
    },
    raise(play, _, kind, from) {
      play.done();
      raiseForCoalition(play, kind, from);
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
    ...(isCoalitionsTurn(state) ? { thebes: state.thebes } : {}),
    armistice: state.armisticeTurns > 0,
  }),
});
function raise(play: P, kind: number, rule: string, of?: number): void {
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
    ...(of === undefined ? {} : { of }),
  });
}

const lost: number[] = [];
/** PW-8.2-c to f, h, PW-R80: of what it lost, by lot, as many as rules and money allow; PW-R104: not what would have no place. */
function rebuild(play: P): void {
  const { state, fate } = play;
  const side = nonPlayer(state);
  if (side === ATHENS && (state.bans & NO_BUILDING) !== 0) return; // PW-E1-5
  lost.length = 0;
  for (const kind of buildable(state, side)) for (let n = 0; n < state.lost[kind]; n++) lost.push(kind);
  for (let built = 0; built < MOST && lost.length > 0 && state.treasury[side] - BUILDING_COST >= EMERGENCY_FUND; ) {
    const same = lost.every(kind => kind === lost[0]);
    const afford = Math.floor((state.treasury[side] - EMERGENCY_FUND) / BUILDING_COST);
    const all = lost.length <= Math.min(MOST - built, afford);
    const of = same || all ? undefined : lost.length;
    const at = of === undefined ? 0 : fate.lot(of, 'SP to rebuild', 'PW-8.2-d', i => UNIT.ids[lost[i]]);
    const [kind] = lost.splice(at, 1);
    if (state.pieces[kind] >= LIMIT[kind] || !hasPlace(state, kind)) continue;
    raise(play, kind, of === undefined ? 'PW-8.2-c' : 'PW-8.2-d', of);
    built++;
  }
}
const mayBuild = ({ state }: P): boolean => state.budget > 0;
const couldBuild = ({ state }: P): boolean =>
  isCoalitionsTurn(state)
    ? MARCHING[ATHENS].some(kind => TREASURIES.some((_, from) => refuseRaise(state, kind, from) === null))
    : buildable(state, state.player).some(kind => refuseBuild(state, kind) === null);
function closeBudget({ state }: P): void {
  state.budget = 0;
}
/** One player builds, SP by SP, as long as he can and wants to. */
export const buildingOf = procedure<State>(
  'buildingOf',
  loop(
    mayBuild,
    when(couldBuild, ask(build)),
    when(play => !couldBuild(play), closeBudget),
  ),
);
/** The sides with a player: alone the human's; of two Sparta first, as in placing (PW-R164). `turn` counts 0, 1. */
const nextBuilder = ({ state }: P, _: object, after: number): number =>
  after + 1 < (bookOf(state).matrices ? 1 : 2) ? after + 1 : -1;
const builder = (s: State, turn: number): number => (bookOf(s).matrices ? s.player : turn === 0 ? SPARTA : ATHENS);
const opens =
  (most: number) =>
  ({ state }: P, { turn }: Readonly<Record<string, number>>): void => {
    decides(state, builder(state, turn));
    state.budget = most;
  };
const byMatrix = ({ state }: P): boolean => bookOf(state).matrices;

/** PW-8.2. */
export const construction = procedure<State>(
  'construction',
  each('turn', nextBuilder, opens(MOST), ask(buildingOf)),
  when(byMatrix, rebuild),
  replaceLosses, // PW-10.5.4.6-III-c
  ask(placement, () => ({ homecoming: false })), // PW-8.2-g
);

/** PW-9.3-k, PW-R100: NP builds ships if Sparta, hoplites if Athens. */
function armisticeRebuild(play: P): void {
  const { state } = play;
  const side = nonPlayer(state);
  const type = side === SPARTA ? NAVAL : HOPLITE;
  for (let built = 0; built < MOST_IN_ARMISTICE && state.treasury[side] - BUILDING_COST >= EMERGENCY_FUND; built++) {
    const kind = [national(side, type), allied(side, type)].find(one => state.pieces[one] < LIMIT[one] && hasPlace(state, one));
    if (kind === undefined) return;
    raise(play, kind, 'PW-9.3-k');
  }
}
/** PW-9.3-j, k. */
export const armisticeConstruction = procedure<State>(
  'armisticeConstruction',
  each('turn', nextBuilder, opens(MOST_IN_ARMISTICE), ask(buildingOf)),
  when(byMatrix, armisticeRebuild),
  ask(placement, () => ({ homecoming: false })),
);
