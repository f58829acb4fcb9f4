import { type Book, bookOf } from '../editions/book.ts';
import { HALF_OF_WHOLE_FORCE, LONG_WALLS_LEADER, plays } from '../editions/readings.ts';
import { drawCommander } from '../politics/selection.ts';
import { isTheban } from '../scenarios/fall-of-sparta/coalition.ts';
import { persiansBeaten, settleBody } from '../scenarios/fall-of-sparta/persia.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import { ARMY, EXPEDITION, GHB, LEADERS_DIE, OUT, type P, type State } from '../state.ts';
import { HOME, PIRAEUS, SPACE } from '../terms/board.ts';
import { friendOf } from '../terms/control.ts';
import {
  arePersians,
  cavalry,
  firstLeader,
  forceOf,
  hoplites,
  isArmy,
  landSp,
  loseLand,
  loseNaval,
  lowestLeader,
  naval,
  sendHome,
  spOf,
  unitsOf,
} from '../terms/forces.ts';
import { LEADER, LEADER_SIDE, TACTICAL } from '../terms/leaders.ts';
import { changeSci, LOST, scoreFor, scoreSides } from '../terms/ledger.ts';
import { colourOf } from '../terms/palettes.ts';
import type { Counted, Modifier, Party } from '../terms/told.ts';
import {
  ATHENS,
  CAVALRY,
  enemyOf,
  HOME_GUARD,
  HOPLITE,
  NAVAL,
  NO_SIDE,
  national,
  PERSIA,
  SACRED_BAND,
  SIDES,
  SPARTA,
  THEBAN_HOPLITE,
} from '../terms/units.ts';
import { type Broken, brokenSince } from './elite.ts';
import type { Fighter } from './told.ts';

/** Two Forces that fight: each a place (a space or the Expedition), and the space the battle is in. */
export interface Battle {
  readonly space: number;
  /** Place of each side's Force, by side. */
  readonly places: readonly [number, number];
}
export const NULL_BATTLE = -2;
export const DRAW = -1;

/** PW-6.2.1: what kind of battle two Forces fight. */
export function battleType(s: State, { places }: Battle): 'null' | 'naval' | 'land' {
  const ships = [0, 1].map(side => naval(s, places[side], side));
  const land = [0, 1].map(side => landSp(s, places[side], side));
  for (const side of [0, 1]) if (land[side] === 0 && ships[enemyOf(side)] === 0) return 'null'; // PW-6.2.1-a
  return ships[0] > 0 && ships[1] > 0 ? 'naval' : 'land'; // PW-6.2.1-b, c
}

/** PW-R9: at least half, of the SP of the kind that fights or of the whole Force. */
const isHalf = (s: State, part: number, kind: number, whole: number): boolean =>
  part > 0 && part * 2 >= (plays(s, HALF_OF_WHOLE_FORCE) ? whole : kind);

/** PW-6.2.3-b to d. */
export function navalModifiers(s: State, { places }: Battle, side: number): Modifier[] {
  const found: Modifier[] = [];
  const own = naval(s, places[side], side);
  const more = own - naval(s, places[enemyOf(side)], enemyOf(side));
  if (side === ATHENS && isHalf(s, spOf(s, places[side], national(ATHENS, NAVAL)), own, forceOf(s, places[side], side)))
    found.push({ rule: 'PW-6.2.3-b', by: 2 });
  if (more > 0) found.push({ rule: 'PW-6.2.3-c', by: more });
  addRating(s, places[side], side, 'PW-6.2.3-d', found);
  return found;
}
/** PW-6.2.4-c to g. */
export function landModifiers(s: State, { places, space }: Battle, side: number): Modifier[] {
  const found: Modifier[] = [];
  const place = places[side];
  const foe = enemyOf(side);
  if (side === SPARTA && space === HOME[SPARTA]) found.push({ rule: 'PW-6.2.4-c', by: 2 });
  const spartiates = spOf(s, place, national(SPARTA, HOPLITE)) + spOf(s, place, HOME_GUARD);
  if (side === SPARTA && isHalf(s, spartiates, landSp(s, place, side), forceOf(s, place, side)))
    if (!thebansMatch(s, places, spartiates)) found.push({ rule: 'PW-6.2.4-d', by: 2 });
  if (cavalry(s, place, side) > cavalry(s, places[foe], foe)) found.push({ rule: 'PW-6.2.4-e', by: 1 });
  const more = hoplites(s, place, side) - hoplites(s, places[foe], foe);
  if (more > 0) found.push({ rule: 'PW-6.2.4-f', by: more });
  addRating(s, place, side, 'PW-6.2.4-g', found);
  return found;
}
/** PW-10.5.4.5-V-b: as many Theban land SP as Spartan ones, or more. */
function thebansMatch(s: State, places: Battle['places'], spartiates: number): boolean {
  if (s.role < 0) return false;
  let thebans = 0;
  for (let kind = THEBAN_HOPLITE; kind <= SACRED_BAND; kind++) if (isTheban(kind)) thebans += spOf(s, places[ATHENS], kind);
  return thebans > 0 && thebans >= spartiates + spOf(s, places[SPARTA], national(SPARTA, CAVALRY));
}
function addRating(s: State, place: number, side: number, rule: string, found: Modifier[]): void {
  const leader = lowestLeader(s, place, side, TACTICAL); // PW-R11
  if (leader >= 0 && TACTICAL[leader] !== 0) found.push({ rule, by: TACTICAL[leader] });
}
const total = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { by }) => sum + by, 0);

/** PW-6.2.3-e: the higher sum; then the higher positive rating; else a draw. */
export function decide(sums: readonly number[], ratings: readonly number[]): number {
  if (sums[0] !== sums[1]) return sums[0] > sums[1] ? ATHENS : SPARTA;
  const [athens, sparta] = ratings.map(rating => Math.max(0, rating));
  return athens === sparta ? DRAW : athens > sparta ? ATHENS : SPARTA;
}
const ratingOf = (s: State, place: number, side: number): number => {
  const leader = lowestLeader(s, place, side, TACTICAL);
  return leader < 0 ? 0 : TACTICAL[leader];
};

/** PW-6.2: fights it out. Answers the winner, DRAW or NULL_BATTLE. Losers have gone home, except from a null battle. */
export function fight(play: P, battle: Battle, rule: string): number {
  const { state } = play;
  const type = battleType(state, battle);
  if (type === 'null') {
    play.tell?.({ kind: 'battle', rule: 'PW-6.2.1-a', type, because: rule, ...sidesOf(state, battle) });
    return NULL_BATTLE;
  }
  leaderForAthens(play, battle);
  const dying: number[] = [];
  const winner = type === 'naval' ? navalBattle(play, battle, rule, dying) : landBattle(play, battle, rule, dying);
  const beaten = battle.places[enemyOf(winner)];
  if (winner !== DRAW && arePersians(state, beaten)) persiansBeaten(play, beaten);
  bury(play, dying);
  sendLoneCommandersHome(state, battle);
  return winner;
}

const BATTLE_OF = SIDES.map(side => `battle of ${side}`);
type ByBoth = readonly [readonly Modifier[], readonly Modifier[]];
interface Roll {
  readonly dice: readonly number[];
  readonly modifiers: ByBoth;
  readonly sums: readonly number[];
  readonly winner: number;
}
function roll(play: P, battle: Battle, modifiers: ByBoth, rule: string, dying: number[]): Roll {
  const { state, fate } = play;
  const dice = [0, 1].map(side => fate.d6(BATTLE_OF[side], rule));
  const sums = dice.map((die, side) => die + total(modifiers[side]));
  const ratings = [0, 1].map(side => ratingOf(state, battle.places[side], side));
  if ((state.bans & LEADERS_DIE) !== 0)
    for (const side of [0, 1]) if (dice[side] <= leaderDeath(state).upTo) condemn(state, battle.places[side], side, dying); // PW-E-11-a
  return { dice, modifiers, sums, winner: decide(sums, ratings) };
}

/** PW-6.2.3. */
function navalBattle(play: P, battle: Battle, because: string, dying: number[]): number {
  const { state } = play;
  const before = play.tell === undefined ? UNTOLD : sidesOf(state, battle);
  const modifiers: ByBoth = [navalModifiers(state, battle, ATHENS), navalModifiers(state, battle, SPARTA)];
  const rolled = roll(play, battle, modifiers, 'PW-6.2.3-a', dying);
  const { winner, sums } = rolled;
  const ships = [0, 1].map(side => naval(state, battle.places[side], side));
  const told = { type: 'naval', because, ...before, ...rolledFor(rolled) } as const;
  const who = namesOf(state, battle);
  if (winner === DRAW) {
    const { losses, fallen } = drawn(play, battle, before, NAVAL);
    play.tell?.({ kind: 'battle', rule: 'PW-6.2.3.2-a', ...told, winner: null, losses, fallen });
    return DRAW;
  }
  const loser = enemyOf(winner);
  const losses = Math.min(Math.abs(sums[0] - sums[1]), ships[winner], ships[loser]); // PW-6.2.3.1-a
  loseNaval(state, battle.places[loser], loser, losses);
  const fallen = fallenOf(play, battle, before);
  const goesOn = becomesLand(state, battle, winner);
  if (goesOn) {
    const { landRule } = bookOf(state);
    play.tell?.({ kind: 'battle', rule: landRule, ...told, winner: who[winner], losses, fallen, goesOn });
    return landBattle(play, battle, landRule, dying); // PW-6.2.3.1-f
  }
  const outmatched = isOutmatched(state, ships[winner], ships[loser]); // PW-6.2.3.1-e
  const points = settle(play, battle, winner, outmatched); // PW-6.2.3.1-c to e
  play.tell?.({
    kind: 'battle',
    rule: 'PW-6.2.3-e',
    ...told,
    winner: who[winner],
    losses,
    fallen,
    outmatched,
    points,
    sci: [...state.sci],
  });
  return winner;
}
/** PW-6.2.3.1-b, PW-R10, PW1-5.2-a: both must have land SP. */
function becomesLand(s: State, { places }: Battle, winner: number): boolean {
  const loser = enemyOf(winner);
  if (landSp(s, places[winner], winner) === 0 || landSp(s, places[loser], loser) === 0) return false;
  return bookOf(s).landFollows(hoplites(s, places[winner], winner), hoplites(s, places[loser], loser));
}
/** PW1-5.3.1-c, an option: Forces in Athens do not fight without a commander, if one can be drawn. */
function leaderForAthens(play: P, { places }: Battle): void {
  const { state } = play;
  if (plays(state, LONG_WALLS_LEADER) && places[ATHENS] === HOME[ATHENS] && firstLeader(state, HOME[ATHENS], ATHENS) < 0)
    drawCommander(play, ATHENS, 'PW1-5.3.1-c');
}

/** PW-6.2.4. */
function landBattle(play: P, battle: Battle, because: string, dying: number[]): number {
  const { state } = play;
  if (battle.space === HOME[SPARTA]) drawCommander(play, SPARTA, 'PW-6.2.4-a');
  const before = play.tell === undefined ? UNTOLD : sidesOf(state, battle);
  const modifiers: ByBoth = [landModifiers(state, battle, ATHENS), landModifiers(state, battle, SPARTA)];
  const rolled = roll(play, battle, modifiers, 'PW-6.2.4-b', dying);
  const { winner, sums } = rolled;
  const told = { type: 'land', because, ...before, ...rolledFor(rolled) } as const;
  const who = namesOf(state, battle);
  if (winner === DRAW) {
    const { losses, fallen, broken } = drawn(play, battle, before, HOPLITE);
    play.tell?.({ kind: 'battle', rule: 'PW-6.2.4.2-a', ...told, winner: null, losses, fallen });
    for (const one of broken) play.tell?.(one);
    return DRAW;
  }
  const loser = enemyOf(winner);
  const heavy = [0, 1].map(side => hoplites(state, battle.places[side], side));
  const horse = [0, 1].map(side => cavalry(state, battle.places[side], side));
  const losses = landLosses(Math.abs(sums[0] - sums[1]), heavy[winner], horse[loser] - horse[winner]);
  const suffered = Math.min(losses, landSp(state, battle.places[loser], loser));
  const nationals = loseLand(state, battle.places[loser], loser, suffered);
  const fallen = fallenOf(play, battle, before);
  const broken = brokenIn(play, battle, before);
  const hostages = nationals > 0 && !arePersians(state, battle.places[winner]);
  if (hostages && !state.truce) state.captive[loser] = 1; // PW-6.6-a, b, f
  const outmatched = isOutmatched(state, heavy[winner], heavy[loser]); // PW-6.2.4.1-f
  const points = settle(play, battle, winner, outmatched); // PW-6.2.4.1-d to f
  play.tell?.({
    kind: 'battle',
    rule: 'PW-6.2.4-h',
    ...told,
    winner: who[winner],
    losses: suffered,
    fallen,
    outmatched,
    points,
    hostages: hostages && !state.truce,
    sci: [...state.sci],
  });
  for (const one of broken) play.tell?.(one);
  return winner;
}
/** PW-6.2.4.1-a, b: reduced for cavalry beyond the winner's, but at least 1 (PW-R8). */
export const landLosses = (difference: number, winnerHoplites: number, cavalryMore: number): number =>
  Math.max(1, Math.min(difference, winnerHoplites) - Math.max(0, cavalryMore));

/** PW-6.2.3.1-e, PW-6.2.4.1-f: the loser was no match from the start; PW1-5.2-d knows no such excuse. */
const isOutmatched = (s: State, winner: number, loser: number): boolean => bookOf(s).outmatchedKeepsSci && winner >= loser + 3;

/** Confidence, points, and the way home of the loser. */
function settle(play: P, { places }: Battle, winner: number, outmatched: boolean): number | readonly number[] {
  const { state } = play;
  const loser = enemyOf(winner);
  if (arePersians(state, places[winner]) || arePersians(state, places[loser]))
    return settleWithPersians(play, places, winner, outmatched);
  sendHome(state, places[loser], loser);
  changeSci(state, winner, 1);
  if (!outmatched) changeSci(state, loser, -1);
  return scoreFor(state, winner);
}
/** PW-R172: Persia has neither confidence nor points; the player who met it has. */
function settleWithPersians(play: P, places: Battle['places'], winner: number, outmatched: boolean): readonly number[] {
  const { state } = play;
  const loser = enemyOf(winner);
  if (arePersians(state, places[loser])) {
    changeSci(state, winner, 1);
    return scoreSides(state, winner, false);
  }
  sendHome(state, places[loser], loser);
  if (!outmatched) changeSci(state, loser, -1);
  const points = [0, 0];
  points[loser] = LOST;
  state.score[loser] += LOST;
  return points;
}
/** PW-6.2.3.2-a, PW-6.2.4.2-a, PW-R15. Answers what each side loses. */
function drawn(play: P, battle: Battle, before: Met, type: number): Toll {
  const { state } = play;
  const { places } = battle;
  const losses = [0, 1].every(side => (type === NAVAL ? naval : landSp)(state, places[side], side) === 1) ? 0 : 1;
  for (const side of [0, 1]) {
    if (type === NAVAL) loseNaval(state, places[side], side, losses);
    else loseLand(state, places[side], side, losses);
  }
  const toll = { losses, fallen: fallenOf(play, battle, before), broken: brokenIn(play, battle, before) };
  for (const side of [0, 1]) {
    if (!arePersians(state, places[side])) sendHome(state, places[side], side);
    else if (places[side] === EXPEDITION) settleBody(state, state.at); // only defeat sends them home: PW-10.5.4.6-III-b
  }
  return toll;
}

/** PW-6.2.2, PW1-5.2.4: what a null battle in the Combat Phase does to two Forces in one space. */
export function settleNull(play: P, space: number): void {
  const { state } = play;
  const [leaves, rule] = WHO_LEAVES[bookOf(state).nullBattle](state, space);
  sendHome(state, space, leaves);
  play.tell?.({ kind: 'null-battle', rule, space: SPACE.ids[space], leaves: SIDES[leaves] });
}
type Leaver = (s: State, space: number) => readonly [side: number, rule: string];
/** In a null battle one side has nothing but ships. */
const sideWithShips = (s: State, space: number): number => (naval(s, space, ATHENS) > 0 ? ATHENS : SPARTA);
/** PW-6.2.2-b to d, PW-R14. */
function byOwner(s: State, space: number): readonly [side: number, rule: string] {
  const friend = friendOf(s, space);
  if (friend === PERSIA || (friend === NO_SIDE && colourOf(s, space) === NO_SIDE)) return [sideWithShips(s, space), 'PW-6.2.2-b'];
  const armies = [0, 1].map(side => isArmy(s, space, side));
  if (armies[0] !== armies[1]) return [armies[0] ? ATHENS : SPARTA, 'PW-6.2.2-c'];
  return [enemyOf(friend), 'PW-6.2.2-d'];
}
const WHO_LEAVES: Readonly<Record<Book['nullBattle'], Leaver>> = {
  'by-owner': byOwner,
  /** PW1-5.2.4-a, PW1-R17: the erratum for two players says the same, Piraeus included. */
  erratum: (s, space) => [byOwner(s, space)[0], 'PW1-5.2.4-a'],
  /** PW1-5.2.4-a: the ships, whosever the space; PW1-5.2.4-b: at Piraeus the land units. */
  'ships-leave': (s, space) =>
    space === PIRAEUS ? [enemyOf(sideWithShips(s, space)), 'PW1-5.2.4-b'] : [sideWithShips(s, space), 'PW1-5.2.4-a'],
};

// ---- the deaths of commanders

/** PW-E-11: in the campaign three of a side in a game, and two are immune. */
const IN_THE_CAMPAIGN = { upTo: 3, one: false, immune: ['alcibiades', 'pericles'] };
const DEATH_RULES: Readonly<Record<string, string>> = { 'first-war': 'PW-E1-9-a', 'fall-of-sparta': 'PW-E2-9' };
const deathRule = (s: State): string => DEATH_RULES[SCENARIOS[s.scenario].events ?? ''] ?? 'PW-E-11-a';
const leaderDeath = (s: State) => SCENARIOS[s.scenario].leaderDeath ?? IN_THE_CAMPAIGN;

/** PW-E-11-b, PW-R65: he whose rating was used, unless he is immune or three have died. */
function condemn(s: State, place: number, side: number, dying: number[]): void {
  const leader = lowestLeader(s, place, side, TACTICAL);
  const { immune, one } = leaderDeath(s);
  if (leader < 0 || LEADER_SIDE[leader] === NO_SIDE || immune.includes(LEADER.ids[leader]) || dying.includes(leader)) return;
  if (one) {
    dying.push(leader); // PW-E1-9-b: who stays dead is decided at the end of the turn
    return;
  }
  if (s.deaths[side] < 3) dying.push(leader);
}
function bury(play: P, dying: readonly number[]): void {
  const { state } = play;
  for (const leader of dying) {
    state.where[leader] = OUT;
    if (leaderDeath(state).one) state.fallen.push(leader);
    else state.deaths[LEADER_SIDE[leader]]++;
    play.tell?.({ kind: 'leader-died', rule: deathRule(state), leader: LEADER.ids[leader], side: SIDES[LEADER_SIDE[leader]] });
  }
}
/** PW-6.7-b: a commander without SP goes home; the Expedition's own is seen to where it ends. */
function sendLoneCommandersHome(s: State, { places }: Battle): void {
  for (let leader = 0; leader < s.where.length; leader++) {
    const place = s.where[leader];
    if (place === EXPEDITION || LEADER_SIDE[leader] === NO_SIDE || !places.includes(place)) continue;
    if (forceOf(s, place, LEADER_SIDE[leader]) === 0) s.where[leader] = GHB;
  }
}

// ---- for people

interface Met {
  readonly space: string;
  readonly forces: readonly [Fighter, Fighter];
}
/** Nobody listens: nothing is counted. */
const NOBODY_THERE: Fighter = { side: 'athens', from: '', units: {}, leader: null, rating: 0 };
const UNTOLD: Met = { space: '', forces: [NOBODY_THERE, NOBODY_THERE] };
const sidesOf = (s: State, battle: Battle): Met => ({
  space: SPACE.ids[battle.space],
  forces: [fighter(s, battle, ATHENS), fighter(s, battle, SPARTA)],
});
function fighter(s: State, { places }: Battle, side: number): Fighter {
  const leader = lowestLeader(s, places[side], side, TACTICAL);
  return {
    side: arePersians(s, places[side]) ? 'persia' : SIDES[side],
    from: places[side] === EXPEDITION ? 'expedition' : SPACE.ids[spaceOf(s, places[side])],
    units: unitsOf(s, places[side], side),
    leader: leader < 0 ? null : LEADER.ids[leader],
    rating: leader < 0 ? 0 : TACTICAL[leader],
  };
}
/** What a battle has cost. */
interface Toll {
  readonly losses: number;
  readonly fallen: readonly [Counted, Counted];
  readonly broken: readonly Broken[];
}
const NOBODY_FELL: readonly [Counted, Counted] = [{}, {}];
/** The SP of each side that stood there before and are gone, before anybody goes home; what is left of an elite unit stood in it. */
function fallenOf(play: P, battle: Battle, before: Met): readonly [Counted, Counted] {
  const { state, tell } = play;
  if (tell === undefined) return NOBODY_FELL;
  const remains = brokenIn(play, battle, before);
  const of = (side: number): Counted => {
    const left: Record<string, number> = unitsOf(state, battle.places[side], side);
    for (const one of remains) if (one.side === SIDES[side]) left[one.as] = (left[one.as] ?? 0) - one.left;
    return Object.fromEntries(
      Object.entries(before.forces[side].units).flatMap(([id, count]) =>
        (left[id] ?? 0) < count ? [[id, count - (left[id] ?? 0)]] : [],
      ),
    );
  };
  return [of(ATHENS), of(SPARTA)];
}
const NONE_BROKEN: readonly Broken[] = [];
const brokenIn = ({ state, tell }: P, { places, space }: Battle, { forces }: Met): readonly Broken[] =>
  tell === undefined
    ? NONE_BROKEN
    : [ATHENS, SPARTA].flatMap(side => brokenSince(state, { place: places[side], side, space, before: forces[side].units }));
/** Who fights in each slot: a side, or the Persians in its place. */
const namesOf = (s: State, { places }: Battle): readonly Party[] =>
  SIDES.map((side, i) => (arePersians(s, places[i]) ? 'persia' : side));
/** Bodies of the Persians stand apart, but in a space. */
const spaceOf = (s: State, place: number): number => (arePersians(s, place) ? s.persianAt[place - ARMY] : place);
const rolledFor = ({ dice, modifiers, sums }: Roll) => ({ dice: { athens: dice[0], sparta: dice[1] }, modifiers, sums });
