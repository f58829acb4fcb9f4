import { ask, decision, each, procedure } from '@polemos/kernel';
import { T } from '../actions.ts';
import { decides, isPlayed, seatFor } from '../editions/book.ts';
import { homeless } from '../scenarios/fall-of-sparta/exile.ts';
import { persiansReturn } from '../scenarios/fall-of-sparta/persia.ts';
import { GHB, type P, type State } from '../state.ts';
import { ISLAND, KIND, SPACE, SPACES } from '../terms/board.ts';
import { isArmy, lowestLeader, move, naval, nextGarrisoned, spOf, unitsOf } from '../terms/forces.ts';
import { LEADER, LEADER_SIDE, STRATEGIC } from '../terms/leaders.ts';
import {
  ATHENS,
  allied,
  CAVALRY,
  ELITE,
  GARRISON,
  HOME_GUARD,
  HOPLITE,
  KINDS,
  NAVAL,
  national,
  PELTASTS,
  SACRED_BAND,
  SIDES,
  SPARTA,
  sideOf,
  THEBAN_CAVALRY,
  THEBAN_HOPLITE,
  typeOf,
  UNIT,
} from '../terms/units.ts';
import { placement } from './placement.ts';

/** PW-5.9-a. */
export const goingHome = procedure<State>(
  'goingHome',
  homeless, // PW-10.5.4.5-IX-b
  persiansReturn, // PW-10.5.4.6-II-b
  ask(placement, () => ({ homecoming: true })),
);

type Here = Readonly<Record<string, number>>;

/** PW-6.4-a: an Army rolls whether it stays. `army` is space × 2 + side. */
export function homecomingRoll(play: P, { army }: Here): void {
  const { state, fate } = play;
  const space = army >> 1;
  const side = army & 1;
  const leader = lowestLeader(state, space, side, STRATEGIC); // PW-6.4-g
  const die = fate.d6('going home', 'PW-6.4-a');
  const sum = die + STRATEGIC[leader];
  for (let one = 0; one < state.where.length; one++)
    if (state.where[one] === space && LEADER_SIDE[one] === side) state.where[one] = GHB;
  play.tell?.({
    kind: 'going-home',
    rule: sum >= 6 ? 'PW-6.4-f' : 'PW-6.4-b',
    side: SIDES[side],
    space: SPACE.ids[space],
    leader: LEADER.ids[leader],
    die,
    modifiers: STRATEGIC[leader] === 0 ? [] : [{ rule: 'PW-6.4-a', by: STRATEGIC[leader] }],
    sum,
    stays: sum >= 6 ? unitsOf(state, space, side) : null,
  });
  if (sum >= 6) return;
  if (isPlayed(state, side) && mustChoose(state, space, side)) {
    decides(state, side);
    return play.call(garrison, { space });
  }
  oneStays(play, space, garrisonKind(state, space, side));
}
/** PW-R135: on an island without ships, between hoplites and cavalry of the same standing. */
const mustChoose = (s: State, space: number, side: number): boolean =>
  KIND[space] === ISLAND && naval(s, space, side) === 0 && spOf(s, space, GARRISON) === 0 && ashore(s, space, side).length > 1;

/** PW-6.4-c to e, j. */
function garrisonKind(s: State, space: number, side: number): number {
  if (spOf(s, space, HOME_GUARD) > 0 && side === SPARTA) return HOME_GUARD;
  if (spOf(s, space, GARRISON) > 0 && side === ATHENS) return GARRISON; // PW-R171
  const there = STANDING[side].flat().filter(kind => spOf(s, space, kind) > 0);
  const ofType = (type: number): number | undefined => there.find(kind => typeOf(kind) === type);
  const stays = KIND[space] === ISLAND ? (ofType(NAVAL) ?? there[0]) : (ofType(HOPLITE) ?? ofType(CAVALRY) ?? there[0]);
  if (stays === undefined) throw new Error('an Army has units');
  return stays;
}
/** PW-6.4-e, by side: national before Allied; of the Coalition Athenians before Thebans, elite units last (PW-R171). */
const plain = (of: (side: number, type: number) => number, side: number): number[] =>
  [HOPLITE, CAVALRY, NAVAL].map(type => of(side, type));
const STANDING: readonly (readonly (readonly number[])[])[] = [
  [plain(national, ATHENS), [THEBAN_HOPLITE, THEBAN_CAVALRY], plain(allied, ATHENS), [PELTASTS], [SACRED_BAND]],
  [plain(national, SPARTA), plain(allied, SPARTA)],
];
/** PW-6.4-d, e: the land SP of the first standing that is there. */
function ashore(s: State, space: number, side: number): readonly number[] {
  const isThere = (kind: number): boolean => typeOf(kind) !== NAVAL && spOf(s, space, kind) > 0;
  return STANDING[side].find(kinds => kinds.some(isThere))?.filter(isThere) ?? [];
}
/** PW-6.4-b: everything else goes to the box. Elite units are one body. */
function oneStays(play: P, space: number, stays: number): void {
  const { state } = play;
  for (let kind = 0; kind < KINDS; kind++) {
    if (sideOf(kind) !== sideOf(stays) || kind === HOME_GUARD || kind === GARRISON) continue;
    move(state, space, GHB, kind, spOf(state, space, kind) - (kind === stays ? (ELITE[kind]?.sp ?? 1) : 0));
  }
  const rule = stays === HOME_GUARD ? 'PW-6.4-j' : KIND[space] === ISLAND ? 'PW-6.4-d' : 'PW-6.4-c';
  play.tell?.({ kind: 'stays', rule, space: SPACE.ids[space], unit: UNIT.ids[stays], side: SIDES[sideOf(stays)] });
}

export const garrison = decision<State, { readonly space: number }>({
  name: 'garrison',
  rule: 'PW-6.4-d',
  seat: ({ state }) => seatFor(state, state.player),
  legal({ state }, { space }, offer) {
    for (let kind = 0; kind < KINDS; kind++) if (refuseGarrison(state, space, kind) === null) offer.add(T.garrison, kind);
  },
  refuse: { garrison: ({ state }, { space }, kind) => refuseGarrison(state, space, kind) },
  on: {
    garrison(play, { space }, kind) {
      play.done();
      oneStays(play, space, kind);
    },
  },
  about: (_, { space }) => ({ space: SPACE.ids[space] }),
});
/** PW-6.4-e: a national SP rather than an Allied one. */
function refuseGarrison(s: State, space: number, kind: number): string | null {
  const side = s.player;
  if (sideOf(kind) !== side || typeOf(kind) === NAVAL || spOf(s, space, kind) === 0) return 'PW-6.4-d';
  return ashore(s, space, side).includes(kind) ? null : 'PW-6.4-e';
}

const nextArmy = ({ state }: P, _: object, after: number): number => {
  for (let space = nextGarrisoned(state, (after + 1) >> 1); space >= 0; space = nextGarrisoned(state, space + 1))
    for (let army = Math.max(after + 1, space * 2); army < space * 2 + 2; army++) if (isArmy(state, space, army & 1)) return army;
  return -1;
};
/** PW-6.4-i, PW-6.5-a. */
function loneCommanders(play: P): void {
  const { state } = play;
  for (let leader = 0; leader < state.where.length; leader++) {
    const at = state.where[leader];
    if (at >= SPACES) continue;
    state.where[leader] = GHB;
    play.tell?.({ kind: 'commander-home', rule: 'PW-6.4-i', leader: LEADER.ids[leader], space: SPACE.ids[at] });
  }
}
/** PW-6.4. */
export const homecoming = procedure<State>(
  'homecoming',
  each('army', nextArmy, homecomingRoll),
  loneCommanders,
  homeless, // PW-10.5.4.5-IX-b
  persiansReturn, // PW-10.5.4.6-II-b
  ask(placement, () => ({ homecoming: false })), // PW-6.4-h
);
