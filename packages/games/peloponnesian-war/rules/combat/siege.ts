import { reachesEuxine } from '../administration/trade.ts';
import { bookOf, isPlayed } from '../editions/book.ts';
import { FORTRESS_NEEDS_SIEGE, plays } from '../editions/readings.ts';
import { byOccupation, GHB, type P, RAVAGED, SIEGE, SIEGES, type State } from '../state.ts';
import { FORTRESS, PIRAEUS, SPACE, SPACES, SYRACUSE } from '../terms/board.ts';
import { controller, friendOf, has, isAnyCoalition, isHome, isRebel, mark, persiansAt, unmark } from '../terms/control.ts';
import {
  eliminateAll,
  firstLeader,
  forceOf,
  isArmy,
  landSp,
  lowestLeader,
  naval,
  nextGarrisoned,
  sendHome,
  unitsOf,
} from '../terms/forces.ts';
import { LEADER, LEADER_SIDE, TACTICAL } from '../terms/leaders.ts';
import { changeSci, scoreFor, scoreSides, spoils, treasuryOf } from '../terms/ledger.ts';
import { colourOf } from '../terms/palettes.ts';
import { ATHENS, enemyOf, NO_SIDE, PERSIA, SIDES, SPARTA } from '../terms/units.ts';
import { isWalled } from '../terms/zoi.ts';

/** PW-6.3-d: with this or more a place falls. */
export const SIEGE_TAKES = 4;
/** PW-6.1: the rule by which an Army besieges its space, or null. */
export function besieges(s: State, space: number, side: number): string | null {
  if (!FORTRESS[space] || !isArmy(s, space, side)) return null; // PW-6.1-f
  if (friendOf(s, space) === side) return null; // PW-6.1-e
  if (persiansAt(s, space)) return null; // they have a commander with them: a battle
  if (side === SPARTA && isWalled(s, space) && wallsAttacked(s, space)) return longWalls(s, space);
  const enemy = enemyOf(side);
  if (forceOf(s, space, enemy) === 0) return 'PW-6.1-b';
  if (firstLeader(s, space, enemy) >= 0) return null;
  const { siegeMargin, siegeRule, garrisonControls } = bookOf(s);
  if (garrisonControls && controller(s, space) !== enemy) return null; // PW1-5.1-b
  return forceOf(s, space, side) >= forceOf(s, space, enemy) + siegeMargin ? siegeRule : null; // PW-6.1-d
}
/** PW-6.1.1-a, PW-R103, PW-R149: Sparta named it as objective, else it is a fortress like others; PW1-5.3.1-a: objective or not. */
const wallsAttacked = (s: State, space: number): boolean =>
  !bookOf(s).longWalls.asObjective || (s.walls & (space === PIRAEUS ? 2 : 1)) !== 0;
/** PW-6.1.1-b. */
const longWalls = (s: State, space: number): string | null =>
  landSp(s, space, ATHENS) >= landSp(s, space, SPARTA) + 3 ? null : bookOf(s).longWalls.rule;

export function siegeDetermination(play: P): void {
  const { state } = play;
  for (let space = nextGarrisoned(state, 0); space >= 0; space = nextGarrisoned(state, space + 1))
    for (let side = ATHENS; side <= SPARTA; side++) {
      const rule = besieges(state, space, side);
      if (rule === null) continue;
      mark(state, space, SIEGE[side]);
      play.tell?.({
        kind: 'siege-begins',
        rule,
        side: SIDES[side],
        space: SPACE.ids[space],
        army: unitsOf(state, space, side),
        besieged: unitsOf(state, space, enemyOf(side)),
      });
    }
}

export const besieger = (s: State, space: number): number =>
  (s.marks[space] & SIEGE[ATHENS]) !== 0 ? ATHENS : (s.marks[space] & SIEGE[SPARTA]) !== 0 ? SPARTA : NO_SIDE;
/** PW-6.3-b: the sieges of each class. */
export function siegeClasses(s: State): number[][] {
  const classes: number[][] = [[], [], []];
  for (let space = 0; space < SPACES; space++)
    if ((s.marks[space] & SIEGES) !== 0) classes[isHome(space) ? 0 : isAnyCoalition(s, space) ? 1 : 2].push(space);
  return classes;
}

/** PW-6.3-c to l, PW-6.1.1-c. */
export function resolve(play: P, space: number): void {
  const { state, fate } = play;
  const side = besieger(state, space);
  const besieged = enemyOf(side);
  const walled = side === SPARTA && isWalled(state, space);
  const automatic =
    walled && reachesEuxine(state) ? 'PW-6.1.1-c' : naval(state, space, besieged) > naval(state, space, side) ? 'PW-6.3-c' : null;
  const leader = lowestLeader(state, space, side, TACTICAL);
  const modifiers = siegeModifiers(TACTICAL[leader], space);
  const die = automatic === null ? fate.d6('siege', 'PW-6.3-d') : 0;
  const sum = modifiers.reduce((all, { by }) => all + by, die);
  const success = automatic === null && sum >= SIEGE_TAKES;
  const told =
    play.tell === undefined ? UNTOLD : { army: unitsOf(state, space, side), besieged: unitsOf(state, space, besieged) };
  const wasted = has(state, space, RAVAGED);
  const points = success ? succeed(state, space, side, leader) : failSiege(state, space, side);
  play.tell?.({
    kind: 'siege',
    rule: automatic ?? 'PW-6.3-d',
    space: SPACE.ids[space],
    side: SIDES[side],
    leader: LEADER.ids[leader],
    die: die === 0 ? null : die,
    modifiers,
    sum: die === 0 ? null : sum,
    success,
    points,
    sci: [...state.sci],
    ...treasuryOf(state, side, leader),
    ...told,
  });
  if (!wasted && has(state, space, RAVAGED))
    play.tell?.({
      kind: 'ravaged',
      rule: success ? 'PW-6.3-g' : bookOf(state).failedSiegeRule,
      space: SPACE.ids[space],
      side: SIDES[side],
    });
}
/** Nobody listens: nothing is counted. */
const UNTOLD = { army: {}, besieged: {} };
/** PW-6.3-d, PW-6.3.1-a. */
export function siegeModifiers(rating: number, space: number): { rule: string; by: number }[] {
  const found = rating === 0 ? [] : [{ rule: 'PW-6.3-d', by: rating }];
  if (space === SYRACUSE) found.push({ rule: 'PW-6.3.1-a', by: -2 });
  return found;
}
/** PW-6.3-e, PW1-5.3-a. */
function failSiege(s: State, space: number, side: number): number {
  sendHome(s, space, side);
  unmark(s, space, SIEGES);
  layWaste(s, space);
  changeSci(s, side, bookOf(s).failedSiege[isPlayed(s, side) ? 0 : 1]);
  return 0;
}
/** PW-6.3-f to j; points PW-1.2-b, d, PW-R90. */
function succeed(s: State, space: number, side: number, leader: number): number | readonly number[] {
  const besieged = enemyOf(side);
  const friend = friendOf(s, space);
  const neutral = isNeutralFortress(s, space);
  layWaste(s, space);
  eliminateAll(s, space, besieged);
  if ((side === SPARTA && isWalled(s, space)) || plays(s, FORTRESS_NEEDS_SIEGE)) s.control[space] = byOccupation(side); // PW1-0-h, PW1-R26: so they fall
  for (let one = 0; one < s.where.length; one++) if (s.where[one] === space && LEADER_SIDE[one] === besieged) s.where[one] = GHB; // PW-6.7-b
  unmark(s, space, SIEGES);
  if (!neutral && !isRebel(s, space)) changeSci(s, besieged, -1); // PW-6.3-h
  changeSci(s, side, 1);
  spoils(s, side, 300, leader);
  if (bookOf(s).points === 'sides') return scoreSides(s, side, friend === besieged);
  if (side === s.player) return scoreFor(s, side);
  return friend === s.player ? scoreFor(s, side) : 0;
}
/** PW-6.3-e, g, PW-R91; PW-10.5.4.4-c: of neutral spaces nothing can be ravaged there. */
function layWaste(s: State, space: number): void {
  if (s.role < 0 || !isNeutralFortress(s, space)) mark(s, space, RAVAGED);
}
/** PW-6.3-h; PW1-5.3-b: in the 1st edition one that neither side controls, though it stand empty for an active ally. */
function isNeutralFortress(s: State, space: number): boolean {
  const friend = friendOf(s, space);
  if (friend === NO_SIDE || friend === PERSIA) return true;
  return bookOf(s).neutralUnlessHeld && colourOf(s, space) === NO_SIDE && controller(s, space) === NO_SIDE;
}
