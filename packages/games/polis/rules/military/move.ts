import { decision, type Offer, type Play, type RuleId } from '@polemos/kernel';
import { T, WAY } from '../actions.ts';
import {
  bit,
  COAST,
  NEAR_LAND,
  NEAR_SEA,
  other,
  SEA,
  SEAS,
  SEATS,
  seaRegion,
  TERRITORIES,
  TERRITORY,
} from '../components/board.ts';
import { hasRoom, isthmusOf, landsHeld, seasHeld } from '../components/control.ts';
import { BY_SEA, freeWay, LAND, marchFrom, sailFrom, shipFrom } from '../components/ways.ts';
import { declare, MARCH, refusePrestige, refuseType, SAIL } from '../round/declare.ts';
import type { State } from '../state.ts';

type P = Play<State>;
interface Moving {
  readonly to: number;
  readonly moved: number;
}

/** The territories or seas where a side has units, as a set. */
function manned(s: State, seat: number, first: number, count: number): number {
  let found = 0;
  for (let n = 0; n < count; n++) if (s.units[(first + n) * 2 + seat] > 0) found |= 1 << n;
  return found;
}
const byLand = (s: State, seat: number, to: number): number => marchFrom(to, landsHeld(s, other(seat)) & ~bit(to), s.joined);
const bySea = (s: State, seat: number, to: number): number =>
  shipFrom(to, seasHeld(s, other(seat)), isthmusOf(s, seat), s.openEnds);
const cruise = (s: State, seat: number, to: number): number =>
  sailFrom(to, seasHeld(s, other(seat)) & ~bit(to), isthmusOf(s, seat));

/** From where one could march if nobody stood in the way. PO-M-i: neither to nor from Sikelia and Ionia. */
const onFoot = (s: State, to: number): number => marchFrom(to, 0, s.joined);
/** What forbids this hoplite to come; PO-5-b: judged for each one as it goes. */
function refuseHoplite({ state, seat }: P, to: number, from: number, way: number): RuleId | null {
  if (from === to) return 'PO-5-a'; // PO-R48
  if (state.units[from * 2 + seat] === 0) return 'PO-5-a';
  if (!hasRoom(state, to, seat)) return 'PO-5-h';
  if (way === LAND) {
    if ((byLand(state, seat, to) & bit(from)) !== 0) return null;
    return (onFoot(state, to) & bit(from)) !== 0 ? 'PO-5-d' : 'PO-M-i';
  }
  return (bySea(state, seat, to) & bit(from)) !== 0 ? null : 'PO-5-f';
}
/** From where hoplites can come to a territory now; PO-6: galleys to a sea. */
export const comers = (s: State, seat: number, to: number): number =>
  (byLand(s, seat, to) | bySea(s, seat, to)) & manned(s, seat, 0, TERRITORIES);

export function refuseMarch(play: P, _: object, to: number): RuleId | null {
  const { state, seat } = play;
  const refused = refuseType(play, MARCH) ?? refusePrestige(play, 1);
  if (refused !== null) return refused;
  if (!hasRoom(state, to, seat)) return 'PO-5-h';
  if (comers(state, seat, to) !== 0) return null;
  const others = manned(state, seat, 0, TERRITORIES) & ~bit(to);
  if (others === 0) return 'PO-5-a';
  return (onFoot(state, to) & others) !== 0 ? 'PO-5-d' : 'PO-5-f';
}

function refuseGalley({ state, seat }: P, to: number, from: number): RuleId | null {
  if (from === to || state.units[seaRegion(from) * 2 + seat] === 0) return 'PO-6-a';
  if (!hasRoom(state, seaRegion(to), seat)) return 'PO-6-e';
  return (cruise(state, seat, to) & bit(from)) !== 0 ? null : 'PO-6-c';
}
export const sailors = (s: State, seat: number, to: number): number => cruise(s, seat, to) & manned(s, seat, TERRITORIES, SEAS);

export function refuseSail(play: P, _: object, to: number): RuleId | null {
  const { state, seat } = play;
  const refused = refuseType(play, SAIL) ?? refusePrestige(play, 1);
  if (refused !== null) return refused;
  if (!hasRoom(state, seaRegion(to), seat)) return 'PO-6-e';
  if (sailors(state, seat, to) !== 0) return null;
  return (manned(state, seat, TERRITORIES, SEAS) & ~bit(to)) === 0 ? 'PO-6-a' : 'PO-6-c';
}

export function offerMoves(play: P, offer: Offer): void {
  const { state, seat } = play;
  if (refusePrestige(play, 1) !== null) return;
  if (refuseType(play, MARCH) === null) {
    const lands = landsHeld(state, other(seat));
    const seas = seasHeld(state, other(seat));
    const isthmus = isthmusOf(state, seat);
    const own = manned(state, seat, 0, TERRITORIES);
    for (let to = 0; to < TERRITORIES; to++)
      if (
        hasRoom(state, to, seat) &&
        ((marchFrom(to, lands & ~bit(to), state.joined) | shipFrom(to, seas, isthmus, state.openEnds)) & own) !== 0
      )
        offer.add(T.march, to);
  }
  for (let to = 0; to < SEAS; to++) if (refuseSail(play, play, to) === null) offer.add(T.sail, to);
}

export function march(play: P, _: object, to: number): void {
  play.tell?.({ kind: 'march', rule: 'PO-5-a', seat: SEATS[play.seat], territory: TERRITORY.ids[to] });
  declare(play, MARCH, 1);
  play.done();
  play.call(marching, { to, moved: 0 });
}
export function sail(play: P, _: object, to: number): void {
  play.tell?.({ kind: 'sail', rule: 'PO-6-a', seat: SEATS[play.seat], sea: SEA.ids[to] });
  declare(play, SAIL, 1);
  play.done();
  play.call(sailing, { to, moved: 0 });
}

const enough = (_: P, { moved }: Moving): RuleId | null => (moved > 0 ? null : 'PO-F-i');

/** Action 5: one hoplite after the other, in the order the player likes. */
export const marching = decision<State, Moving>({
  name: 'marching',
  rule: 'PO-5-b',
  seat: ({ state }) => state.turn,
  legal({ state, seat }, { to, moved }, offer) {
    if (moved > 0) offer.add(T.done);
    const own = manned(state, seat, 0, TERRITORIES);
    const land = byLand(state, seat, to) & own;
    const sea = bySea(state, seat, to) & own;
    for (let from = 0; from < TERRITORIES; from++) {
      if ((land & bit(from)) !== 0) offer.add(T.hoplite, from, LAND);
      if ((sea & bit(from)) !== 0) offer.add(T.hoplite, from, BY_SEA);
    }
  },
  refuse: { hoplite: (play, { to }, from, way) => refuseHoplite(play, to, from, way), done: enough },
  on: { hoplite, done: play => play.done() },
  about: (_, { to, moved }) => ({ territory: TERRITORY.ids[to], moved }),
});

function hoplite(play: P, { to, moved }: Moving, from: number, way: number): void {
  const { state, seat } = play;
  const through = play.tell === undefined ? [] : wayOf(state, seat, from, to, way);
  state.units[from * 2 + seat]--;
  state.units[to * 2 + seat]++; // PO-K-g
  play.tell?.({
    kind: 'hoplite-moved',
    rule: way === LAND ? 'PO-5-d' : 'PO-5-e',
    seat: SEATS[seat],
    from: TERRITORY.ids[from],
    to: TERRITORY.ids[to],
    way: WAY.ids[way],
    through,
  });
  if (hasRoom(state, to, seat) && comers(state, seat, to) !== 0) play.keep({ to, moved: moved + 1 });
  else play.done();
}

/** Action 6 */
export const sailing = decision<State, Moving>({
  name: 'sailing',
  rule: 'PO-6-b',
  seat: ({ state }) => state.turn,
  legal({ state, seat }, { to, moved }, offer) {
    if (moved > 0) offer.add(T.done);
    const from = sailors(state, seat, to);
    for (let sea = 0; sea < SEAS; sea++) if ((from & bit(sea)) !== 0) offer.add(T.galley, sea);
  },
  refuse: { galley: (play, { to }, from) => refuseGalley(play, to, from), done: enough },
  on: { galley, done: play => play.done() },
  about: (_, { to, moved }) => ({ sea: SEA.ids[to], moved }),
});

function galley(play: P, { to, moved }: Moving, from: number): void {
  const { state, seat } = play;
  const through = play.tell === undefined ? [] : cruiseOf(state, seat, from, to);
  state.units[seaRegion(from) * 2 + seat]--;
  state.units[seaRegion(to) * 2 + seat]++;
  play.tell?.({
    kind: 'galley-moved',
    rule: 'PO-6-c',
    seat: SEATS[seat],
    from: SEA.ids[from],
    to: SEA.ids[to],
    through,
  });
  if (hasRoom(state, seaRegion(to), seat) && sailors(state, seat, to) !== 0) play.keep({ to, moved: moved + 1 });
  else play.done();
}

/** One way that the rules leave free, for people to follow: of a galley, of a hoplite. */
const cruiseOf = (s: State, seat: number, from: number, to: number): readonly string[] =>
  freeWay(NEAR_SEA[isthmusOf(s, seat)], bit(from), bit(to), seasHeld(s, other(seat)) & ~bit(to) & ~bit(from)).map(
    sea => SEA.ids[sea],
  );
function wayOf(s: State, seat: number, from: number, to: number, way: number): readonly string[] {
  if (way === LAND)
    return freeWay(NEAR_LAND[s.joined], bit(from), bit(to), landsHeld(s, other(seat)) & ~bit(to) & ~bit(from)).map(
      land => TERRITORY.ids[land],
    );
  const held = seasHeld(s, other(seat));
  const closed = s.openEnds === 1 ? held & ~COAST[from] & ~COAST[to] : held; // PO-R5
  return freeWay(NEAR_SEA[isthmusOf(s, seat)], COAST[from] & ~closed, COAST[to] & ~closed, closed).map(sea => SEA.ids[sea]);
}
