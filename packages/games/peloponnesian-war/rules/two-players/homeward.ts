import { decision, each, procedure } from '@polemos/kernel';
import { T } from '../actions.ts';
import { isAvailable, isInfected, nowhere, type Placing, put } from '../combat/placing.ts';
import { seatFor } from '../editions/book.ts';
import { isClosed } from '../operations/routes.ts';
import { isHegemony } from '../scenarios/fall-of-sparta/coalition.ts';
import { GHB, type P, type State } from '../state.ts';
import { DISTANCE, GYTHIUM, HOME, KIND, LAND, PIRAEUS, SPACES, THEBES } from '../terms/board.ts';
import { controller, isFriendly, persiansAt } from '../terms/control.ts';
import { forceOf, spOf } from '../terms/forces.ts';
import {
  ATHENS,
  allied,
  CAVALRY,
  ELITE,
  HOME_GUARD,
  HOPLITE,
  NAVAL,
  national,
  PELTASTS,
  SACRED_BAND,
  SPARTA,
  sideOf,
  THEBAN_CAVALRY,
  THEBAN_HOPLITE,
  typeOf,
  UNIT,
} from '../terms/units.ts';

// PW-11-h to l: two players place their units by choice, in the stated order. The Post-Combat Movement Table is not used.

/** What a group of kinds may choose from, and the rule that says so. */
interface Group {
  readonly rule: string;
  readonly kinds: readonly number[];
  /** Fixed spaces, any friendly space of the coast, any space that the side controls, or what is near a city. */
  readonly where: readonly number[] | 'coast' | 'controlled' | 'attica' | 'thebes';
}
const TYPES = [HOPLITE, CAVALRY, NAVAL];
const land = (side: number): number[] => [national(side, HOPLITE), national(side, CAVALRY)];
const GROUPS: readonly Group[] = [
  { rule: 'PW-11-i', kinds: [HOME_GUARD, ...land(SPARTA)], where: [HOME[SPARTA]] },
  { rule: 'PW-11-i', kinds: [national(SPARTA, NAVAL)], where: [GYTHIUM] },
  { rule: 'PW-11-i', kinds: TYPES.map(type => allied(SPARTA, type)), where: 'controlled' },
  { rule: 'PW-11-j', kinds: TYPES.map(type => allied(ATHENS, type)), where: 'controlled' },
  { rule: 'PW-11-j', kinds: [...land(ATHENS), PELTASTS], where: 'attica' },
  { rule: 'PW-11-j', kinds: [national(ATHENS, NAVAL)], where: 'coast' },
  { rule: 'PW-11-k', kinds: [THEBAN_HOPLITE, THEBAN_CAVALRY, SACRED_BAND], where: 'thebes' },
];
/** Kinds in the order in which they are placed, each with its group. */
const ORDER: readonly { readonly kind: number; readonly group: Group }[] = GROUPS.flatMap(group =>
  group.kinds.map(kind => ({ kind, group })),
);
const GROUP_OF: readonly Group[] = UNIT.ids.map((_, kind) => (ORDER.find(one => one.kind === kind) ?? ORDER[0]).group);
const groupOf = (kind: number): Group => GROUP_OF[kind];

/** Friendly, and free of enemies. */
const isFree = (s: State, space: number, side: number): boolean =>
  isFriendly(s, space, side) && forceOf(s, space, 1 - side) === 0 && !persiansAt(s, space);
/** PW-R161: controlled as well; ships only where there is water. */
const isOpen = (s: State, space: number, side: number): boolean => isFree(s, space, side) && controller(s, space) === side;
/** The rule that keeps a kind out of a space, or null. */
function refuseSend(s: State, kind: number, space: number, homecoming: boolean): string | null {
  const { where, rule } = groupOf(kind);
  if (isClosed(s, space)) return 'PW-E2-4-b';
  if (typeof where !== 'string' && !where.includes(space)) return rule;
  if (where === 'attica') return refuseAttica(s, kind, space, homecoming);
  if (where === 'thebes' && DISTANCE[THEBES][space] > 3 && !(space === HOME[ATHENS] && controller(s, THEBES) === SPARTA))
    return rule;
  if (typeOf(kind) === NAVAL && KIND[space] === LAND) return 'PW-R161';
  if (where === 'coast' && !isPort(kind, space)) return isFree(s, space, ATHENS) ? null : rule; // friendly, be it in rebellion
  if (typeof where === 'string' && !isPort(kind, space))
    return isOpen(s, space, sideOf(kind)) && !isInfected(s, space, kind) ? null : rule; // the table bars nothing here: PW-P-s
  return isAvailable(s, space, kind, homecoming) ? null : rule;
}
/** PW-11-j: Piraeus is named for the ships of Athens, whoever holds it. */
const isPort = (kind: number, space: number): boolean => kind === national(ATHENS, NAVAL) && space === PIRAEUS;
/** PW-11-j: Athens or Piraeus; PW-10.5.4.5-IX-c: with Athens lost, Thebes. */
function refuseAttica(s: State, kind: number, space: number, homecoming: boolean): string | null {
  const exile = isHegemony(s) && space === THEBES && controller(s, HOME[ATHENS]) === SPARTA;
  if (space !== HOME[ATHENS] && space !== PIRAEUS && !exile) return 'PW-11-j';
  if (exile && !isOpen(s, THEBES, ATHENS)) return 'PW-10.5.4.5-IX-c';
  return isAvailable(s, space, kind, homecoming) ? null : 'PW-11-j';
}
/** The only space where a kind can go; −1: none; −2: there is a choice. */
function onlySpace(s: State, kind: number, homecoming: boolean): number {
  let found = -1;
  for (let space = 0; space < SPACES; space++) {
    if (refuseSend(s, kind, space, homecoming) !== null) continue;
    if (found >= 0) return -2;
    found = space;
  }
  return found;
}

/** PW-0.3-b: an elite unit goes as one. */
const isDivisible = (kind: number): boolean => ELITE[kind] === undefined || kind === HOME_GUARD;
/** Where SP of a kind may go: asked once for one of them and for all. */
const open: number[] = new Array(SPACES).fill(0);
/** PW-11-h: who decides where SP of a kind go; Sparta's come first. */
export const homeward = decision<State, { readonly kind: number; readonly homecoming: boolean }>({
  name: 'homeward',
  rule: 'PW-11-h',
  seat: ({ state }, { kind }) => seatFor(state, sideOf(kind)),
  legal({ state }, { kind, homecoming }, offer) {
    let count = 0;
    for (let space = 0; space < SPACES; space++) if (refuseSend(state, kind, space, homecoming) === null) open[count++] = space;
    if (isDivisible(kind)) for (let i = 0; i < count; i++) offer.add(T.send, open[i]);
    if (spOf(state, GHB, kind) > 1) for (let i = 0; i < count; i++) offer.add(T.settle, open[i]);
  },
  refuse: {
    send: ({ state }, { kind, homecoming }, space) =>
      isDivisible(kind) ? refuseSend(state, kind, space, homecoming) : 'PW-0.3-b',
    settle: ({ state }, { kind, homecoming }, space) =>
      spOf(state, GHB, kind) === 1 ? 'PW-11-h' : refuseSend(state, kind, space, homecoming),
  },
  on: {
    send(play, { kind }, space) {
      play.done();
      put(play, kind, space, 1, groupOf(kind).rule);
    },
    settle(play, { kind }, space) {
      play.done();
      put(play, kind, space, spOf(play.state, GHB, kind), groupOf(kind).rule);
    },
  },
  about: ({ state }, { kind }) => ({ unit: UNIT.ids[kind], left: spOf(state, GHB, kind), whole: !isDivisible(kind) }),
});

function placeNext(play: P, by: Placing & { readonly row: number }): void {
  const { kind, group } = ORDER[by.row];
  const space = onlySpace(play.state, kind, by.homecoming);
  if (space === -1) nowhere(play, kind, 'PW-11-l');
  else if (space === -2) play.call(homeward, { kind, homecoming: by.homecoming });
  else put(play, kind, space, spOf(play.state, GHB, kind), group.rule);
}
const nextRow = ({ state }: P): number => ORDER.findIndex(({ kind }) => spOf(state, GHB, kind) > 0);

/** All units of the Going Home box, by choice. */
export const placementOfTwo = procedure<State, Placing>('placementOfTwo', each('row', nextRow, placeNext));
