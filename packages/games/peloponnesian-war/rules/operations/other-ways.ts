import { NO_ALLIES_IN_ATHENS, type State } from '../state.ts';
import { HOME, PIRAEUS } from '../terms/board.ts';
import { ATHENS, CAVALRY, HOPLITE, NAVAL } from '../terms/units.ts';
import { overSea } from './over-sea.ts';
import type { Share } from './share.ts';
import { type Most, mostOf, Takes, type Want } from './takes.ts';
import { LEVELS } from './taking.ts';
import { aloneFromHome } from './visits.ts';
import { nearest, others, route } from './way.ts';

// PW-5.2-i, PW-5.2.1-h, PW-R150: the spaces nearest to home do not give an Expedition that could come together. What stands on the map
// and can be brought together in any way is an Expedition all the same: somebody escorts the commander to the others, ships fetch what
// lies oversea, and a rally space may be visited again (PW-5.1-c).

/** The visits of the first way that there is, the least need first; null: there is none. */
export function otherWay(s: State, want: Want): readonly Share[] | null {
  return leastNeed(s, want) ?? besidesTheSick(s, want);
}
function leastNeed(s: State, want: Want): readonly Share[] | null {
  for (let level = 0; level < LEVELS; level++) {
    const most = mostOf(want, level);
    if (most === null) continue;
    const way = want.mix[NAVAL] > 0 ? overSea(s, want, level, most) : byLand(s, want, level, most);
    if (way !== null) return way;
  }
  return null;
}
/** PW-E-6-e: whoever has Allies with him does not come to Piraeus or Athens; so without what stands in the one or the other. */
function besidesTheSick(s: State, want: Want): readonly Share[] | null {
  if (want.side !== ATHENS || (s.bans & NO_ALLIES_IN_ATHENS) === 0) return null;
  for (const sick of [PIRAEUS, HOME[ATHENS]]) {
    const way = leastNeed(s, { ...want, near: want.near.filter(space => space !== sick) });
    if (way !== null) return way;
  }
  return null;
}

/** By land nothing bars who has a single SP with him: the nearest whom the commander reaches alone brings him to the others. */
function byLand(s: State, want: Want, level: number, [foot, horse]: Most): readonly Share[] | null {
  const walk = aloneFromHome(s);
  return nearest(want, gate => {
    if (walk[want.near[gate]] < 0 || foot[gate] + horse[gate] === 0) return null;
    return draws => {
      const takes = new Takes(want, level, draws);
      if (!takes.escort(gate)) return null;
      takes.fill(HOPLITE);
      takes.fill(CAVALRY);
      return takes.isDone() ? route(s, want, [{ i: gate, take: takes.all(gate) }, ...others(takes, gate)]) : null;
    };
  });
}
