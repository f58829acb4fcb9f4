import { CITIES, CITY, FACTIONS, isFaction, NEUTRAL, ORTYGIA, OWNERS, PLACES } from '../rules/materials/board.ts';
import { CAVALRY_OF, HOPLITES_OF } from '../rules/materials/cities.ts';
import { areAllied, mayRecruit } from '../rules/materials/control.ts';
import { ENGINE, TRANSPORT, TRIREME, TROOPS, UNITS, UPKEEP } from '../rules/materials/units.ts';
import type { State } from '../rules/state.ts';
import {
  ENGINE_WORTH,
  ENGINES_WANTED,
  SPARE_SHIP_WORTH,
  TRANSPORT_WORTH,
  TRIREME_WORTH,
  TRIREMES_WANTED,
  TROOP_STRENGTH,
  TROOP_WORTH,
} from './worth.ts';

/** One walk over all pools, for bots: what each faction has, and the strength that stands where. Nothing here is a rule. */

/** By slot, of the state that was walked last. */
const strength: number[] = [];
export const strengthOf = (slot: number): number => (slot < 0 ? 0 : strength[slot]);
/** By place: the strength of all who stand there. */
const standing: number[] = new Array(PLACES).fill(0);
const troops = new Array(OWNERS).fill(0);
/** Points of troops, whatever they are worth. */
export const pointsOf: number[] = new Array(OWNERS).fill(0);
const engines = new Array(OWNERS).fill(0);
const triremes = new Array(OWNERS).fill(0);
const transports = new Array(OWNERS).fill(0);
/** What a compulsory maintenance would cost, roughly: the ground is left out. */
export const bill: number[] = new Array(OWNERS).fill(0);

/** By slot: where it was found last, as place * owners + owner. Of a thousand pools that could be, some thirty are. */
const keys: number[] = [];
/** Pools seldom move: where all are still where they were, nobody looks for them. */
function find({ slotOf, total }: State): void {
  for (let slot = 0; slot < total.length; slot++)
    if (total[slot] >= 0 && slotOf[keys[slot] ?? 0] !== slot) {
      for (let key = 0; key < slotOf.length; key++) if (slotOf[key] >= 0) keys[slotOf[key]] = key;
      return;
    }
}
export function muster(s: State): void {
  troops.fill(0);
  pointsOf.fill(0);
  engines.fill(0);
  triremes.fill(0);
  transports.fill(0);
  bill.fill(0);
  standing.fill(0);
  find(s);
  for (let slot = 0; slot < s.total.length; slot++) {
    if (s.total[slot] < 0) continue;
    count(s, slot, keys[slot] % OWNERS);
    standing[Math.floor(keys[slot] / OWNERS)] += strength[slot];
  }
}
function count(s: State, slot: number, owner: number): void {
  const base = slot * UNITS;
  let sum = 0;
  if (s.total[slot] > 0)
    for (let unit = 0; unit < TROOPS; unit++) {
      const points = s.points[base + unit];
      if (points === 0) continue;
      sum += points * TROOP_STRENGTH[unit];
      troops[owner] += points * TROOP_WORTH[unit];
      bill[owner] += points * UPKEEP[unit];
    }
  strength[slot] = sum;
  pointsOf[owner] += s.total[slot];
  engines[owner] += s.points[base + ENGINE];
  triremes[owner] += s.points[base + TRIREME];
  transports[owner] += s.points[base + TRANSPORT];
  bill[owner] += s.points[base + ENGINE] * 3 + s.points[base + TRIREME] * 10 + s.points[base + TRANSPORT] * 30;
}
/** Troops, ships and engines: past what is wanted another ship or engine brings little. */
export const forcesWorth = (faction: number): number =>
  troops[faction] +
  Math.min(ENGINES_WANTED, engines[faction]) * ENGINE_WORTH +
  Math.min(TRIREMES_WANTED, triremes[faction]) * TRIREME_WORTH +
  Math.max(0, triremes[faction] - TRIREMES_WANTED) * SPARE_SHIP_WORTH +
  transports[faction] * TRANSPORT_WORTH;

/** The one counter, afloat or on the stocks (TI-R46). */
export const hasTransport = (s: State, faction: number): boolean => transports[faction] > 0 || s.transportDue[faction] > 0;

/** The strength inside a place, whoever's. */
export const insideOf = (zone: number): number => standing[zone < CITIES ? CITY + zone : zone];
/** The strength that meets whoever comes, citizens who would rise included; walls count. */
export function guardOf(s: State, zone: number): number {
  const holder = s.control[zone];
  let inside = insideOf(zone);
  let field = 0;
  if (zone < CITIES) {
    for (let owner = 0; owner < FACTIONS; owner++)
      if (s.slotOf[zone * OWNERS + owner] >= 0 && areAllied(s, owner, holder))
        field += strengthOf(s.slotOf[zone * OWNERS + owner]);
    if (holder > NEUTRAL) field += strengthOf(s.slotOf[zone * OWNERS + holder]);
    if (inside + field === 0 && s.raised[zone] === 0 && s.sacked[zone] !== 2)
      if (!isFaction(holder) || mayRecruit(s, holder, zone))
        inside = holder > NEUTRAL ? 8 : HOPLITES_OF[zone] * 4 + CAVALRY_OF[zone] * 2;
  }
  return (zone < CITIES || zone === ORTYGIA ? inside * Math.max(1, 0.25 + 0.75 * s.defence[zone]) : inside * 1.3) + field;
}
