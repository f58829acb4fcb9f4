import { ask, decision, each, type Play, procedure, when } from '@polemos/kernel';
import { T } from '../actions.ts';
import { bookOf, isPlayed, seatFor } from '../editions/book.ts';
import { CHIOS_HALF_TO_CORCYRA, plays } from '../editions/readings.ts';
import { GHB, type P, type State } from '../state.ts';
import {
  AMPHIPOLIS,
  ARGOS,
  CHIOS,
  CORCYRA,
  CORINTH,
  GYTHIUM,
  HOME,
  LARISA,
  PELLA,
  PIRAEUS,
  SAMOS,
  SARDIS,
  SPACE,
  SYRACUSE,
  THEBES,
} from '../terms/board.ts';
import { spOf } from '../terms/forces.ts';
import { ATHENS, allied, CAVALRY, HOME_GUARD, HOPLITE, NAVAL, national, SPARTA, sideOf, UNIT } from '../terms/units.ts';
import { placementOfTwo } from '../two-players/homeward.ts';
import { isAvailable, leaveTheWalls, nowhere, type Placing, put, stand } from './placing.ts';

/** One priority of the table: a space up to a number, a 50/50 split of the rest, one of two for all, or all the rest. */
type Priority =
  | { readonly to: number; readonly until: number }
  | { readonly split: readonly [number, number] }
  | { readonly either: readonly [number, number] }
  | { readonly rest: number };

/** PW-P-g to r: the Post-Combat Movement Table, by kind, top priority first. Active neutrals come before the row's own list. */
export const TABLE: Readonly<Record<number, readonly Priority[]>> = {
  [national(ATHENS, HOPLITE)]: [{ rest: HOME[ATHENS] }],
  [allied(ATHENS, HOPLITE)]: [
    { to: AMPHIPOLIS, until: 1 },
    { to: ARGOS, until: 4 },
    { to: LARISA, until: 2 },
    { split: [CORCYRA, CHIOS] },
    { rest: HOME[ATHENS] },
  ],
  [national(SPARTA, HOPLITE)]: [{ rest: HOME[SPARTA] }],
  [HOME_GUARD]: [{ rest: HOME[SPARTA] }],
  [allied(SPARTA, HOPLITE)]: [{ to: SYRACUSE, until: 2 }, { split: [CORINTH, THEBES] }, { rest: HOME[SPARTA] }],
  [national(ATHENS, CAVALRY)]: [{ rest: HOME[ATHENS] }],
  [allied(ATHENS, CAVALRY)]: [{ to: PELLA, until: 2 }, { rest: LARISA }, { rest: HOME[ATHENS] }],
  [national(SPARTA, CAVALRY)]: [{ rest: HOME[SPARTA] }],
  [allied(SPARTA, CAVALRY)]: [
    { to: SARDIS, until: 3 },
    { to: PELLA, until: 2 },
    { to: SYRACUSE, until: 2 },
    { rest: THEBES },
    { rest: HOME[SPARTA] },
  ],
  [national(ATHENS, NAVAL)]: [{ rest: PIRAEUS }, { either: [CORCYRA, CHIOS] }], // PW-R41, PW1-P-a
  [allied(ATHENS, NAVAL)]: [{ split: [CORCYRA, CHIOS] }, { rest: PIRAEUS }],
  [national(SPARTA, NAVAL)]: [{ rest: GYTHIUM }, { rest: CORINTH }],
  [allied(SPARTA, NAVAL)]: [{ to: SYRACUSE, until: 2 }, { rest: CORINTH }, { rest: GYTHIUM }],
};
/** PW-P-b: hoplites, cavalry, ships; Athens before Sparta, national before Allied. */
const ORDER: readonly number[] = [0, 3, 6, HOME_GUARD, 9, 1, 4, 7, 10, 2, 5, 8, 11];

/** Places one kind of the Going Home box, as far as the player need not choose. */
function placeKind(play: Play<State>, by: Placing & { readonly row: number }): void {
  const { state } = play;
  const kind = ORDER[by.row];
  let skipped = false; // PW-P-c: a place of its own that is closed
  for (const priority of TABLE[kind]) {
    const left = spOf(state, GHB, kind);
    if (left === 0) return;
    if ('split' in priority) {
      const one = stand(state, priority.split[0], by.homecoming);
      const two = inPlaceOfChios(state, stand(state, priority.split[1], by.homecoming), kind, by.homecoming);
      const open = [one, two].filter(space => isAvailable(state, space, kind, by.homecoming));
      if (open.length === 1) put(play, kind, open[0], left, 'PW-P-e');
      skipped = open.length === 0;
      if (open.length < 2) continue;
      put(play, kind, one, Math.floor(left / 2), 'PW-P-f');
      put(play, kind, two, Math.floor(left / 2), two === SAMOS ? 'PW-6.9-a' : two === PIRAEUS ? 'PW-6.9-b' : 'PW-P-f');
      if (left % 2 === 0) return;
      if (isPlayed(state, sideOf(kind))) return play.call(odd, { kind, one, two }); // PW-R38
      const die = play.fate.d6('odd SP', 'PW-R38');
      return put(play, kind, die <= 3 ? one : two, 1, 'PW-R38', die);
    }
    if ('either' in priority) {
      const open = priority.either
        .map(space => stand(state, space, by.homecoming))
        .filter(space => isAvailable(state, space, kind, by.homecoming));
      if (open.length === 2) return chooseHarbour(play, kind, open[0], open[1]);
      if (open.length === 1) put(play, kind, open[0], left, 'PW-R142');
      continue;
    }
    const named = 'to' in priority ? priority.to : priority.rest;
    const space = stand(state, named, by.homecoming);
    if (!isAvailable(state, space, kind, by.homecoming)) {
      skipped ||= 'rest' in priority;
      continue;
    }
    const room = 'to' in priority ? priority.until - spOf(state, priority.to, kind) : left; // PW-R39; PW-10.2.3-d: what Larisa lacks
    const plain = 'to' in priority ? 'PW-P-b' : skipped ? lastResort(kind) : 'PW-P-a';
    if (room > 0) put(play, kind, space, Math.min(room, left), space === named ? plain : 'PW-10.2.3-d');
  }
  nowhere(play, kind, 'PW-R41');
}
/** PW-P-d, PW-P-p to r: by which rule those go on whose own places are closed. */
const SHIPS_WITHOUT_PORT: Readonly<Record<number, string>> = {
  [allied(ATHENS, NAVAL)]: 'PW-P-p',
  [national(SPARTA, NAVAL)]: 'PW-P-q',
  [allied(SPARTA, NAVAL)]: 'PW-P-r',
};
const lastResort = (kind: number): string => SHIPS_WITHOUT_PORT[kind] ?? 'PW-P-d';
/** PW-R104: whether SP built now would come to stand anywhere. */
export const hasPlace = (s: State, kind: number): boolean =>
  TABLE[kind].some(priority =>
    namedIn(priority).some(space => isAvailable(s, stand(s, space, false), kind, false) && hasRoom(s, priority, kind)),
  );
const namedIn = (priority: Priority): readonly number[] =>
  'split' in priority
    ? priority.split
    : 'either' in priority
      ? priority.either
      : ['to' in priority ? priority.to : priority.rest];
const hasRoom = (s: State, priority: Priority, kind: number): boolean =>
  !('to' in priority) || spOf(s, priority.to, kind) < priority.until;

/** PW-6.9-b, PW-R120: with Chios and Samos both lost their share goes to Piraeus. */
function inPlaceOfChios(s: State, space: number, kind: number, homecoming: boolean): number {
  if (space !== SAMOS || isAvailable(s, space, kind, homecoming)) return space;
  return bookOf(s).chiosShareToPiraeus && !plays(s, CHIOS_HALF_TO_CORCYRA) ? PIRAEUS : space;
}
/** PW-R38: the odd SP of a 50/50 split is the player's to send. */
export const odd = decision<State, { readonly kind: number; readonly one: number; readonly two: number }>({
  name: 'odd',
  rule: 'PW-P-f',
  seat: ({ state }, { kind }) => seatFor(state, sideOf(kind)),
  legal(_, { one, two }, offer) {
    offer.add(T.send, one);
    offer.add(T.send, two);
  },
  refuse: { send: (_, { one, two }, space) => (space === one || space === two ? null : 'PW-P-f') },
  on: {
    send(play, { kind }, space) {
      play.done();
      put(play, kind, space, 1, 'PW-R38');
    },
  },
  about: (_, { kind, one, two }) => ({ unit: UNIT.ids[kind], spaces: [SPACE.ids[one], SPACE.ids[two]] }),
});
/** PW-R142: either will do; the player says which, for the non-player a die. */
function chooseHarbour(play: Play<State>, kind: number, one: number, two: number): void {
  const { state } = play;
  if (isPlayed(state, sideOf(kind))) return play.call(harbour, { kind, one, two });
  const die = play.fate.d6('harbour', 'PW-R142');
  put(play, kind, die <= 3 ? one : two, spOf(state, GHB, kind), 'PW-R142', die);
}
/** PW-R142, PW1-P-a: with Piraeus lost the ships of Athens go to Corcyra or to Chios. */
export const harbour = decision<State, { readonly kind: number; readonly one: number; readonly two: number }>({
  name: 'harbour',
  rule: 'PW-R142',
  seat: ({ state }, { kind }) => seatFor(state, sideOf(kind)),
  legal(_, { one, two }, offer) {
    offer.add(T.send, one);
    offer.add(T.send, two);
  },
  refuse: { send: (_, { one, two }, space) => (space === one || space === two ? null : 'PW-R142') },
  on: {
    send(play, { kind }, space) {
      play.done();
      put(play, kind, space, spOf(play.state, GHB, kind), 'PW-R142');
    },
  },
  about: ({ state }, { kind, one, two }) => ({
    unit: UNIT.ids[kind],
    count: spOf(state, GHB, kind),
    spaces: [SPACE.ids[one], SPACE.ids[two]],
  }),
});

const nextRow = ({ state }: P, _: object, after: number): number => {
  for (let row = after + 1; row < ORDER.length; row++) if (spOf(state, GHB, ORDER[row]) > 0) return row;
  return -1;
};
/** PW-P-s: the table, or two players' choice. */
const byTable = ({ state }: P, { returning }: Placing): boolean => returning === true || bookOf(state).placing === 'table';
const byChoice = (play: P, by: Placing): boolean => !byTable(play, by);
/** PW-P-a: all units of the Going Home box. */
export const placement = procedure<State, Placing>(
  'placement',
  when(byTable, leaveTheWalls, each('row', nextRow, placeKind)),
  when<State, Placing>(
    byChoice,
    ask<State, Placing, Placing>(placementOfTwo, (_, { homecoming }) => ({ homecoming })),
  ),
);
