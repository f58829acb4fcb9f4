import { FACTIONS, METRO, ZONES } from '../rules/materials/board.ts';
import { areAllied, quartersHeld, territories } from '../rules/materials/control.ts';
import { CARTHAGE_2, CORINTH_2, type State, TURNS } from '../rules/state.ts';
import { points } from '../rules/victory/victory.ts';
import { position } from './evaluate.ts';
import { bill, forcesWorth, muster, pointsOf } from './muster.ts';
import { prospects } from './prospect.ts';
import VALUES from './values.json' with { type: 'json' };
import { talentsWorth } from './worth.ts';

/** What wins the war, as matches of the bots against themselves have shown: a chance for each faction, of what each has. Nothing here is a rule. */

/** The last part of the war in which a lead is as good as it will be. */
const LEAST_LEFT = 0.04;
/** How little of the war is left: 1 at its beginning, 5 in its last month. */
const SURE: readonly number[] = Array.from(
  { length: TURNS + 2 },
  (_, turn) => 1 / Math.sqrt(Math.max(LEAST_LEFT, (TURNS + 1 - turn) / TURNS)),
);

/**
 * What a faction has, in numbers of about one: how it stands by the reckoning of `evaluate`, and what that may count too high or too low. What counts
 * otherwise near the end stands a second time, by how little of the war is left.
 */
export function features(s: State, faction: number): readonly number[] {
  muster(s);
  return featuresOf(s, faction);
}
/** Of `muster`’s state. */
function featuresOf(s: State, faction: number): readonly number[] {
  const sure = SURE[Math.max(1, s.turn)];
  const standing = position(s, faction) / 10;
  const score = points(s, faction) / 10;
  const land = territories(s, faction) / 10;
  const forces = forcesWorth(faction) / 10;
  const zones = quartersHeld(s, faction) / (ZONES - METRO);
  const allies = alliesOf(s, faction);
  const together = quartersOfFriends(s, faction);
  const army = pointsOf[faction] / 20;
  return [
    1,
    sure,
    standing,
    standing * sure,
    score,
    score * sure,
    land,
    land * sure,
    forces,
    forces * sure,
    zones * zones,
    talentsWorth(s.treasury[faction]) / 4,
    prospects(s, faction) / 5,
    allies,
    allies * sure,
    (together / (ZONES - METRO)) ** 2,
    army,
    army * sure,
    bill[faction] / 100,
    s.expedition[CARTHAGE_2] > 0 ? 1 : 0,
    s.expedition[CORINTH_2] > 0 ? 1 : 0,
  ];
}
/** With how many one is allied. */
function alliesOf(s: State, faction: number): number {
  let count = 0;
  for (let other = 0; other < FACTIONS; other++) if (other !== faction && areAllied(s, faction, other)) count++;
  return count;
}
/** Zones of Syracuse that are one's own or an ally's. */
function quartersOfFriends(s: State, faction: number): number {
  let count = 0;
  for (let zone = METRO; zone < ZONES; zone++) if (areAllied(s, faction, s.control[zone])) count++;
  return count;
}
const promises: number[] = new Array(FACTIONS).fill(0);
/** The chance of a seat to win, of four. */
export function worth(s: State, seat: number): number {
  if (s.outcome !== null) return s.outcome.score[seat];
  let most = Number.NEGATIVE_INFINITY;
  muster(s);
  for (let faction = 0; faction < FACTIONS; faction++) {
    const of = featuresOf(s, faction);
    const weights = VALUES.weights[faction];
    let sum = 0;
    for (let i = 0; i < of.length; i++) sum += weights[i] * of[i];
    promises[faction] = s.out[faction] === 1 ? LOST : sum;
    most = Math.max(most, promises[faction]);
  }
  let all = 0;
  for (let faction = 0; faction < FACTIONS; faction++) all += Math.exp(promises[faction] - most);
  return Math.exp(promises[seat] - most) / all;
}
/** TI-IX-g: whoever is out scores nothing. */
const LOST = -9;
