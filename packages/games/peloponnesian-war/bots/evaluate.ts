import { reachesEuxine } from '../rules/administration/trade.ts';
import { sufferingSpaces } from '../rules/armistice/bellicosity.ts';
import { bookOf, seatsOf } from '../rules/editions/book.ts';
import { isRally, journeyOf, routeLength } from '../rules/operations/routes.ts';
import { EXPEDITION, type State } from '../rules/state.ts';
import { DISTANCE, FORTRESS, HOME, SPACES, SYRACUSE } from '../rules/terms/board.ts';
import { controller, friendOf } from '../rules/terms/control.ts';
import { cavalry, forceOf, hoplites, landSp, naval } from '../rules/terms/forces.ts';
import { LEADER_SIDE, TACTICAL } from '../rules/terms/leaders.ts';
import { SPARTA } from '../rules/terms/units.ts';
import { inZoi, isWalled } from '../rules/terms/zoi.ts';

/** How good a state looks for a seat: points first, then what brings points. */
export function evaluate(s: State, seat: number): number {
  const two = seatsOf(s).length > 1;
  if (s.outcome !== null && two) return s.outcome.score[seat];
  if (s.outcome !== null) return s.outcome.score[0] > 0 ? 1 : Math.min(0.45, Math.max(0, 0.2 + s.points / 600));
  const own = two ? seat : s.player;
  const points = two ? s.score[own] - s.score[1 - own] : s.points;
  return 1 / (1 + Math.exp(-(points + position(s, own) + armies(s, own) + operation(s, own)) / 80));
}

/** Confidence, money, will and spaces of the side one plays. */
function position(s: State, own: number): number {
  const foe = 1 - own;
  let spaces = 0;
  for (let space = 0; space < SPACES; space++) spaces += controller(s, space) === own ? 1 : controller(s, space) === foe ? -1 : 0;
  return (
    s.sci[own] -
    s.sci[foe] + // it makes one change sides, too
    (s.treasury[own] - s.treasury[foe]) / 2000 +
    0.3 * spaces +
    0.2 * (sufferingSpaces(s, foe) - sufferingSpaces(s, own)) +
    (s.bellicosity[own] - s.bellicosity[foe])
  );
}

/** What the Combat Phase will make of every Army on the map. */
function armies(s: State, own: number): number {
  let sum = 0;
  for (let leader = 0; leader < s.where.length; leader++) {
    const space = s.where[leader];
    if (space >= SPACES || forceOf(s, space, LEADER_SIDE[leader]) === 0) continue;
    sum += stake(s, own, { side: LEADER_SIDE[leader], space, place: space, rating: TACTICAL[leader] });
  }
  return sum;
}

/** Of the operation under way: what waits at its objective, and how far it has got. */
function operation(s: State, own: number): number {
  if (s.active !== own || s.objective < 0) return 0;
  const alone = forceOf(s, EXPEDITION, s.active) === 0;
  const rating = s.leader < 0 ? 1 : TACTICAL[s.leader];
  const promise =
    stake(s, own, { side: s.active, space: s.objective, place: alone ? -1 : EXPEDITION, rating }) -
    0.05 * DISTANCE[HOME[s.active]][s.objective];
  return promise * progress(s, promise, alone) - 0.1 * s.legs * s.legs; // each further leg costs more, or he would walk in circles
}
function progress(s: State, promise: number, alone: boolean): number {
  if (s.at < 0 || promise <= 0) return 0.5;
  if (alone) return 0.6;
  if (routeLength(s, journeyOf(s), s.at, s.objective) >= 0) return 0.9;
  return naval(s, s.at, s.active) > 0 && isRally(s, s.at, s.active) ? 0.75 : 0.7;
}

/** An Army that is, or will be, in a space. */
interface Army {
  readonly side: number;
  readonly space: number;
  /** Where its SP stand; −1: they are still to be raised. */
  readonly place: number;
  readonly rating: number;
}
/** What an Army that is still to be raised may win or lose in a space, in points. */
export const promiseOf = (s: State, side: number, space: number): number => stake(s, side, { side, space, place: -1, rating: 1 });
/** What an Army can win or lose in a space, in the points of one’s own side. */
function stake(s: State, mine: number, { side, space, place, rating }: Army): number {
  const foe = 1 - side;
  const friend = friendOf(s, space);
  const enemies = forceOf(s, space, foe);
  const own = place < 0 ? 6 : forceOf(s, place, side);
  if (friend === side && enemies === 0) return 0;
  if (FORTRESS[space] && friend !== side && (enemies === 0 || own >= enemies + bookOf(s).siegeMargin))
    return siegeStake(s, mine, { side, space, place, rating });
  if (enemies > 0) {
    const strength = place < 0 ? 5 + rating : power(s, side, place) + rating;
    const chance = 1 / (1 + Math.exp(-(strength - power(s, foe, space)) / 2));
    return side === mine ? 10 * chance - 15 * (1 - chance) : 10 * (1 - chance) - 15 * chance;
  }
  const danger = inZoi(s, space, foe) ? 1.5 : 0;
  return side === mine ? 1.5 - danger : -1;
}
function siegeStake(s: State, mine: number, { side, space, rating }: Army): number {
  const walls = side === SPARTA && isWalled(s, space) && reachesEuxine(s);
  const chance = walls ? 0 : Math.max(0, Math.min(1, (3 + rating - (space === SYRACUSE ? 2 : 0)) / 6));
  if (side === mine) return 12 * chance - 3 * (1 - chance) - (inZoi(s, space, 1 - side) ? 2 : 0);
  return (friendOf(s, space) === mine ? -15 : -2) * chance;
}
const power = (s: State, side: number, place: number): number =>
  landSp(s, place, side) === 0
    ? naval(s, place, side)
    : hoplites(s, place, side) + (cavalry(s, place, side) > 0 ? 1 : 0) + (side === SPARTA ? 1 : 0);
