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
} from './fight.ts';
import { ASSAULT, F_ACMD, F_DCMD, F_KIND, F_ZONE, MASSACRE, SEA_FIGHT, type State } from './state.ts';
import { ratio } from './tables.ts';

/** What a fight that has begun promises its attacker, in victory points, before the options are chosen. For bots alone. */
export function fightPromise(s: State): number {
  const kind = s.fight[F_KIND];
  if (kind === MASSACRE || kind === SEA_FIGHT) return 0;
  const leaders = leaderModifier(s);
  if (kind === ASSAULT) {
    const walls = assaultStrength(s, DEFEND) * Math.max(1, s.defence[s.fight[F_ZONE]]);
    const lead = tacticsOf(s.fight[F_ACMD]) - tacticsOf(s.fight[F_DCMD]);
    // The matrix gives the besieger about +1; from 1 up the siege goes on, from 9 up the city falls.
    return (ratio(assaultAttack(s), walls) + lead + s.siegeBonus[s.fight[F_ZONE]] - 1.2) * 0.5;
  }
  if (sidePoints(s, DEFEND) === 0 || attackStrength(s) === 0 || defenceStrength(s) === 0) return 0;
  const expected = leaders + ratioModifier(s) + streetModifier(s);
  return (expected - 0.3) * 0.45;
}
