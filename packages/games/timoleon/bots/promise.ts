import {
  assaultAttack,
  assaultStrength,
  attackStrength,
  DEFEND,
  defenceStrength,
  leaderModifier,
  ratioModifier,
  sidePoints,
  streetModifier,
  tacticsOf,
} from '../rules/fights/fight.ts';
import { DEMOCRATS, isFaction, NEUTRAL, ZONES } from '../rules/materials/board.ts';
import { HOME, LOYALTY, TACTICS, TYRANTS } from '../rules/materials/leaders.ts';
import { ASSAULT, MASSACRE, SEA_FIGHT, type State } from '../rules/state.ts';
import { ratio } from '../rules/tables.ts';
import { factionModifier, isNeutralTarget, subornPrice } from '../rules/talks/diplomacy-targets.ts';
import { GAIN } from './worth.ts';

/** What a fight that has begun promises its attacker, in victory points, before the options are chosen. For bots alone. */
export function fightPromise(s: State): number {
  const kind = s.fight.kind;
  if (kind === MASSACRE || kind === SEA_FIGHT) return 0;
  const leaders = leaderModifier(s);
  if (kind === ASSAULT) {
    const walls = assaultStrength(s, DEFEND) * Math.max(1, s.defence[s.fight.zone]);
    const lead = tacticsOf(s.fight.attackCommander) - tacticsOf(s.fight.defenceCommander);
    // The matrix gives the besieger about +1; from 1 up the siege goes on, from 9 up the city falls.
    return (ratio(assaultAttack(s), walls) + lead + s.siegeBonus[s.fight.zone] - 1.2) * 0.5;
  }
  if (sidePoints(s, DEFEND) === 0 || attackStrength(s) === 0 || defenceStrength(s) === 0) return 0;
  const expected = leaders + ratioModifier(s) + streetModifier(s);
  return (expected - 0.3) * 0.45;
}

/** What a proposal that is under way promises its author: the best chance that his talents buy, and what it would bring. */
export const proposalPromise = (s: State): number => promiseOf(s, s.dip.author, s.dip.type, s.dip.target);
/** The same of one that might be made. */
export const promiseOf = (s: State, author: number, type: number, target: number): number =>
  bestBid(s, author, type, target).promise;
/** With how many thirties it promises most, in talents, and what. */
export function bestBid(
  s: State,
  author: number,
  type: number,
  target: number,
): { readonly talents: number; readonly promise: number } {
  const needed = type === 2 ? 6 : LOYALTY[target] + 1;
  const price = type === 3 ? subornPrice(s, target) : 0;
  const base = factionModifier(s, author, type, target) + (isNeutralTarget(s, type, target) ? 0 : -1);
  const gain = proposalGain(s, author, type, target);
  let best = 0;
  let talents = 0;
  for (let thirties = 0; thirties * 30 + price <= Math.min(240, s.treasury[author]); thirties++) {
    const chance = Math.max(0, Math.min(5, 7 - (needed - base - thirties))) / 6; // TI-III-f: a 1 always fails
    const promise = chance * (gain - price * 0.012) - thirties * 30 * 0.012;
    if (promise <= best) continue;
    best = promise;
    talents = thirties * 30;
  }
  return { talents, promise: best };
}
/** What it brings its author if it succeeds. */
export function proposalGain(s: State, author: number, type: number, target: number): number {
  if (type === 2) return GAIN[author * ZONES + target];
  if (type === 3) return 1 + TACTICS[target] * 0.35 + (subornPrice(s, target) - 20 * TACTICS[target]) * 0.05 * 0.6;
  if (isFaction(s.owner[target])) return 1.5 + (s.owner[target] === DEMOCRATS && TYRANTS.includes(target) ? 2 : 0);
  let gain = 1 + (author === DEMOCRATS && TYRANTS.includes(target) ? 5 : 0);
  for (const zone of HOME[target]) if (s.control[zone] === NEUTRAL) gain += 2 + GAIN[author * ZONES + zone];
  return gain;
}
