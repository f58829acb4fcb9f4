import {
  CITIES,
  COAST,
  ETNA,
  isAfloat,
  isFaction,
  MARCH,
  NEUTRAL,
  ORTYGIA,
  OWNERS,
  PLACES,
  SEAWAYS,
  WATER_OF,
  WATERS,
  WAYS,
  ZONE_OF,
  ZONES,
} from './board.ts';
import { CAVALRY_OF, HOPLITES_OF } from './cities.ts';
import { areAllied, fieldOf, garrisonPlace, mayRecruit } from './control.ts';
import { ENERGY, LEADERS, TACTICS } from './leaders.ts';
import { stacking } from './operation.ts';
import { OP_AT, OP_LANDED, OP_LEADER, OP_MOVED, OP_OVER, OP_OWNER, OP_PM, OP_STOPPED, type State } from './state.ts';
import { hasTruce } from './treaties.ts';
import { TROOPS, UNITS } from './units.ts';
import { GAIN, TROOP_STRENGTH } from './worth.ts';

/** How a bot looks ahead: what each army could win, by how near and how weak it is. Nothing here is a rule. */

const FAR = 60;
/** PM by land between zones, by zone * zones + zone. */
const BY_LAND: readonly number[] = (() => {
  const table: number[] = [];
  for (let from = 0; from < ZONES; from++) {
    const cost = new Array(ZONES).fill(FAR);
    cost[from] = 0;
    const open = [from];
    while (open.length > 0) {
      const at = open.shift() as number;
      for (const way of WAYS[at]) {
        if (way.to === ETNA || way.to === ORTYGIA || cost[at] + way.cost >= cost[way.to]) continue;
        cost[way.to] = cost[at] + way.cost;
        open.push(way.to);
      }
    }
    table.push(...cost);
  }
  return table;
})();
/** PM by sea from a water to a landing, by water * zones + zone. */
const BY_SEA: readonly number[] = (() => {
  const table: number[] = [];
  for (let from = 0; from < WATERS; from++) {
    const steps = new Array(WATERS).fill(FAR);
    steps[from] = 0;
    const open = [from];
    for (let i = 0; i < open.length; i++)
      for (const to of SEAWAYS[open[i]])
        if (steps[to] === FAR) {
          steps[to] = steps[open[i]] + 1;
          open.push(to);
        }
    for (let zone = 0; zone < ZONES; zone++)
      table.push(zone === ORTYGIA ? FAR : Math.min(FAR, ...COAST[zone].map(water => steps[water] + 2)));
  }
  return table;
})();
/** What is so many PM away counts so much of what is here. */
const NEAR: readonly number[] = Array.from({ length: FAR + 1 }, (_, pm) => (pm >= FAR ? 0 : 0.93 ** pm));

/** The strength that meets whoever comes, citizens who would rise included; walls count. By zone; filled per state. */
const defence = new Array(ZONES).fill(0);
function guard(s: State, zone: number): number {
  const holder = s.control[zone];
  let inside = 0;
  let field = 0;
  for (let owner = 0; owner < OWNERS; owner++) {
    const slot = s.slotOf[garrisonPlace(zone) * OWNERS + owner];
    if (slot >= 0) inside += strengthOf(s, slot);
    if (zone >= CITIES || !areAllied(s, owner, holder)) continue;
    const open = s.slotOf[zone * OWNERS + owner];
    if (open >= 0) field += strengthOf(s, open);
  }
  if (zone < CITIES && inside + field === 0 && s.raised[zone] === 0 && s.sacked[zone] !== 2)
    if (holder === NEUTRAL || !isFaction(holder) || mayRecruit(s, holder, zone))
      inside = HOPLITES_OF[zone] * 4 + CAVALRY_OF[zone] * 2 + (holder > NEUTRAL ? 6 : 0);
  return (zone < CITIES || zone === ORTYGIA ? inside * (0.7 + 0.3 * Math.max(1, s.defence[zone])) : inside * 1.3) + field;
}
function strengthOf(s: State, slot: number): number {
  if (s.total[slot] <= 0) return 0;
  const base = slot * UNITS;
  let strength = 0;
  for (let unit = 0; unit < TROOPS; unit++)
    if (s.points[base + unit] > 0) strength += s.points[base + unit] * TROOP_STRENGTH[unit];
  return strength;
}
/** What a faction thinks of moving against another: a truce or an alliance speaks against it. */
function ill(s: State, faction: number, holder: number): number {
  if (areAllied(s, faction, holder)) return 0;
  return hasTruce(s, faction, holder) ? 0.25 : 1;
}

const tactics = new Array(PLACES).fill(-1);
function seatLeaders(s: State, faction: number): void {
  tactics.fill(-1);
  for (let leader = 0; leader < LEADERS; leader++) {
    const place = s.where[leader];
    if (place >= 0 && s.owner[leader] === faction && s.captor[leader] < 0)
      tactics[place] = Math.max(tactics[place], TACTICS[leader]);
  }
}
export function lookAround(s: State): void {
  for (let zone = 0; zone < ZONES; zone++) defence[zone] = zone === ETNA ? 1000 : guard(s, zone);
}
/** The best that the armies of a faction could go for, each weighed by its share of the whole. */
export function prospects(s: State, faction: number): number {
  seatLeaders(s, faction);
  let whole = 0;
  let sum = 0;
  const acts = s.op[OP_OWNER] === faction;
  const gathers = s.stack?.step === stacking.index;
  for (let place = 0; place < PLACES; place++) {
    const slot = s.slotOf[place * OWNERS + faction];
    if (slot < 0 || s.total[slot] <= 0) continue;
    const strength = strengthOf(s, slot);
    whole += strength;
    const at = place === MARCH ? s.op[OP_AT] : place;
    // Whoever sets out with a leader may take along what stands where he stood.
    const goes = acts && s.op[OP_OVER] === 0 && (place === MARCH || (gathers && at === s.op[OP_AT]));
    const leader = goes ? Math.max(tactics[place], tactics[MARCH]) : tactics[place];
    const reach = goes ? pmLeft(s) : 0;
    const stopped = reach > 0 && (s.op[OP_STOPPED] === 1 || s.op[OP_LANDED] === 1);
    sum += strength * bestTarget(s, faction, at, strength * (leader < 0 ? 0.55 : 1 + 0.12 * leader), stopped ? 0 : reach);
  }
  return whole === 0 ? 0 : sum / (whole + 12);
}
/** PM to go; before the march those that infantry will have. */
const pmLeft = ({ op }: State): number =>
  op[OP_PM] === 0 && op[OP_MOVED] === 0 ? 6 + (op[OP_LEADER] < 0 ? 0 : ENERGY[op[OP_LEADER]]) : Math.max(1, op[OP_PM]);
function bestTarget(s: State, faction: number, at: number, strength: number, reach: number): number {
  const zoneAt = ZONE_OF[at];
  const table = isAfloat(at) ? BY_SEA : BY_LAND;
  const row = (isAfloat(at) ? WATER_OF[at] : zoneAt) * ZONES;
  if (row < 0) return 0;
  let best = 0;
  for (let zone = 0; zone < ZONES; zone++) {
    const holder = s.control[zone];
    if (holder === faction || zone === ETNA) continue;
    const from = fieldOf(zone);
    const pm = table[row + from];
    if (pm >= FAR) continue;
    const will = ill(s, faction, holder);
    if (will === 0) continue;
    const guards = defence[zone];
    const chance = guards === 0 ? 1 : Math.min(0.95, Math.max(0, strength / guards - 0.6) * 0.55);
    const near = reach > 0 && pm <= reach ? 1 - pm * 0.01 : NEAR[pm];
    const besieged = s.siege[zone] === faction ? 1.25 : 1;
    const value = GAIN[faction * ZONES + zone] * chance * near * will * besieged;
    if (value > best) best = value;
  }
  return best;
}
