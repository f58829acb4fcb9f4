import type { Play } from '@polemos/kernel';
import { isPlunderable, silhouettes } from '../economy/plunder.ts';
import {
  CARTHAGE,
  CITIES,
  DEMOCRATS,
  DIONYSIUS,
  distance,
  FACTIONS,
  HICETAS,
  isAdjacent,
  OWNER,
  PEOPLE,
  SEATS,
  ZONE,
} from '../materials/board.ts';
import { cityTax } from '../materials/cities.ts';
import { territories, troopsIn } from '../materials/control.ts';
import { CONQUEST, DESTRUCTIVE, RAID, type State } from '../state.ts';
import { armyZone, invaderIn, isInvaded } from './armies.ts';

type P = Play<State>;

/** TI-FN-v: fewest defending points, then the richest, then by lot. */
export function pickTarget(play: P, people: number, candidates: readonly number[]): number {
  const { state, fate } = play;
  const points = (zone: number): number => {
    let count = 0;
    for (let faction = 0; faction < FACTIONS; faction++) count += troopsIn(state, zone, faction);
    return count;
  };
  const wealth = (zone: number): number => 5 * silhouettes(state, zone) + cityTax(zone);
  const fewest = Math.min(...candidates.map(points));
  const weakest = candidates.filter(zone => points(zone) === fewest);
  const most = Math.max(...weakest.map(wealth));
  const richest = weakest.filter(zone => wealth(zone) === most);
  const chosen = richest[fate.lot(richest.length, 'equal targets', 'TI-FN-v', i => ZONE.ids[richest[i]])];
  play.tell?.({
    kind: 'native-target',
    rule: 'TI-FN-v',
    people: OWNER.ids[people],
    zone: ZONE.ids[chosen],
    points: fewest,
    only: candidates.length === 1,
    rich: richest.length < weakest.length,
    drawn: richest.length > 1 ? richest.length : 0,
    candidates: candidates.map(zone => ({ zone: ZONE.ids[zone], points: points(zone), wealth: wealth(zone) })),
  });
  return chosen;
}
/** The enemy's territories beside the people, in a war also beside its army. */
export function targets(s: State, people: number, enemy: number, kind = s.army[people]): number[] {
  const army = armyZone(s, people);
  const found: number[] = [];
  for (let zone = 0; zone < CITIES; zone++) {
    if (s.control[zone] !== enemy || isSpent(s, zone, kind)) continue;
    const beside = PEOPLE[people].some(own => s.control[own] === people && own !== zone && isAdjacent(own, zone));
    if (beside || (army >= 0 && isAdjacent(army, zone))) found.push(zone);
  }
  return found;
}
/** Plunderers leave a land and a city alone in which nothing is left to plunder. */
const isSpent = (s: State, zone: number, kind: number): boolean =>
  (kind === RAID || kind === DESTRUCTIVE) && !isPlunderable(s, zone) && s.sacked[zone] !== 0;
/** TI-FN-k: whether it has anything of the enemy's beside it. */
export const isBeside = (s: State, people: number, enemy: number): boolean => targets(s, people, enemy, CONQUEST).length > 0;
/** TI-FN-h, TI-R50: the invaded territory to free next: the weakest invasion beside the army, else the nearest. */
export function invasionToFight(s: State, people: number): number {
  const at = armyZone(s, people);
  let best = -1;
  let score = 100_000;
  for (const zone of PEOPLE[people]) {
    if (!isInvaded(s, people, zone)) continue;
    const invader = invaderIn(s, zone);
    const points = invader < 0 ? 0 : troopsIn(s, zone, invader);
    const far = isAdjacent(at, zone) ? 0 : distance(at, zone);
    if (far * 1000 + points < score) {
      score = far * 1000 + points;
      best = zone;
    }
  }
  return best;
}
interface Enemy {
  readonly enemy: number;
  /** The die between the tyrants; what the faction with most territories has, and among how many it was drawn. */
  readonly tyrant?: number;
  readonly territories?: number;
  readonly drawn?: number;
}
/** TI-FN-j, TI-R51 */
export function findEnemy(play: P, roll: number, peoples: readonly number[]): Enemy {
  const { state, fate } = play;
  if (roll === 1) return { enemy: CARTHAGE };
  if (roll === 2) return { enemy: DEMOCRATS };
  if (roll === 3) {
    const beside = [HICETAS, DIONYSIUS].filter(tyrant => peoples.some(people => isBeside(state, people, tyrant)));
    if (beside.length === 0) return { enemy: -1 };
    if (beside.length === 1) return { enemy: beside[0] };
    const tyrant = fate.d6('which tyrant', 'TI-R51');
    return { enemy: tyrant % 2 === 0 ? HICETAS : DIONYSIUS, tyrant };
  }
  const counts = SEATS.map((_, faction) => territories(state, faction));
  const most = Math.max(...counts);
  const tied = [0, 1, 2, 3].filter(faction => counts[faction] === most);
  const enemy = tied[fate.lot(tied.length, 'most territories', 'TI-R51', i => SEATS[tied[i]])];
  return { enemy, territories: most, drawn: tied.length > 1 ? tied.length : 0 };
}
