import type { Seat } from '@polemos/kernel';
import { CARTHAGE, CITIES, FACTIONS, METRO, OWNERS, PLACES, ZONES } from './board.ts';
import { LEADERS, TACTICS } from './leaders.ts';
import { isFree } from './persons.ts';
import { type State, TURNS } from './state.ts';
import { ARM, ENGINE, isDiscontented, TRANSPORT, TRIREME, TROOPS, UNITS } from './units.ts';
import { points } from './victory.ts';

/** Worth of a point by arm: hoplites, light, cavalry, special. */
const WORTH = [0.5, 0.28, 0.45, 0.6];

/** How a faction stands by its own conditions of victory, in victory points; means count less the later it is. */
function standing(s: State, faction: number): number {
  const early = 1 - s.turn / (TURNS + 1);
  let value = points(s, faction) + s.run[faction] * 4;
  let land = 0;
  for (let zone = 0; zone < ZONES; zone++) {
    if (s.control[zone] === faction) {
      land += zone < CITIES ? 0.8 : faction === CARTHAGE ? 1 : 2;
      if (s.siege[zone] >= 0) land -= 0.7;
    } else if (s.siege[zone] === faction) land += 0.5 + (zone >= METRO ? 0.5 : 0);
  }
  let means = 0;
  for (let place = 0; place < PLACES; place++) {
    const slot = s.slotOf[place * OWNERS + faction];
    if (slot < 0) continue;
    const base = slot * UNITS;
    if (s.total[slot] > 0)
      for (let unit = 0; unit < TROOPS; unit++) {
        const count = s.points[base + unit];
        if (count > 0) means += count * WORTH[ARM[unit]] * (isDiscontented(unit) ? 0.4 : 1);
      }
    means += s.points[base + TRIREME] * 0.4 + s.points[base + TRANSPORT] + s.points[base + ENGINE] * 0.2;
  }
  for (let leader = 0; leader < LEADERS; leader++)
    if (s.owner[leader] === faction) means += isFree(s, leader) ? 0.5 + TACTICS[leader] * 0.4 : 0;
    else if (s.captor[leader] === faction) means += 0.6;
  means += s.treasury[faction] * 0.012;
  value += land * (0.4 + early) + means * (0.25 + 0.75 * early);
  return value - s.fallen[faction] * 6 - s.out[faction] * 20;
}
const values = new Array(FACTIONS).fill(0);
/** How good a state looks for a seat: its share among the four. */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome !== null) return s.outcome.score[seat];
  let most = -1000;
  for (let faction = 0; faction < FACTIONS; faction++) {
    values[faction] = standing(s, faction);
    most = Math.max(most, values[faction]);
  }
  let sum = 0;
  for (let faction = 0; faction < FACTIONS; faction++) sum += Math.exp((values[faction] - most) / 14);
  return Math.exp((values[seat] - most) / 14) / sum;
}
