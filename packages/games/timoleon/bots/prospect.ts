import {
  COAST,
  ETNA,
  GROUND,
  isAfloat,
  MARCH,
  METRO,
  ORTYGIA,
  OWNERS,
  PLACES,
  SEAWAYS,
  WATER_OF,
  WATERS,
  WAYS,
  ZONE_OF,
  ZONES,
} from '../rules/materials/board.ts';
import { areAllied, fieldOf, quartersHeld } from '../rules/materials/control.ts';
import { troopsAt } from '../rules/materials/forces.ts';
import { ENERGY, LEADERS, TACTICS } from '../rules/materials/leaders.ts';
import { stacking } from '../rules/operations/operation.ts';
import type { State } from '../rules/state.ts';
import { hasTruce } from '../rules/talks/treaties.ts';
import { guardOf, strengthOf } from './muster.ts';
import { GAIN, syracuseGain } from './worth.ts';

/** How a bot looks ahead: what each army could win, by how near and how weak it is. Nothing here is a rule. */

const FAR = 60;
/** PM by land between zones, by zone * zones + zone. */
export let BY_LAND: readonly number[];
function byLand(): readonly number[] {
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
}
/** PM by sea from a water to a landing, by water * zones + zone. */
export let BY_SEA: readonly number[];
function bySea(): readonly number[] {
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
}
GROUND.follow(() => {
  const [land, sea] = [byLand(), bySea()];
  return () => {
    BY_LAND = land;
    BY_SEA = sea;
  };
});
/** What is so many PM away counts so much of what is here. */
const NEAR: readonly number[] = Array.from({ length: FAR + 1 }, (_, pm) => (pm >= FAR ? 0 : 0.93 ** pm));

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
/** What each army under a leader could win, by how near and how weak it is; two that look at one place count once and a half. */
export function prospects(s: State, faction: number): number {
  seatLeaders(s, faction);
  listTargets(s, faction);
  let sum = 0;
  const acts = s.op.owner === faction;
  // Whoever has just been called may take along all that stands where he stood; as soon as he has chosen, only those go.
  const gathers = s.stack?.step === stacking.index && troopsAt(s, MARCH, faction) === 0;
  for (let place = 0; place < PLACES; place++) {
    const slot = s.slotOf[place * OWNERS + faction];
    if (slot < 0 || s.total[slot] <= 0) continue;
    const at = place === MARCH ? s.op.at : place;
    const goes = acts && s.op.over === 0 && s.op.leader >= 0 && (place === MARCH || (gathers && at === s.op.at));
    const leader = goes ? Math.max(tactics[place], tactics[MARCH]) : tactics[place];
    const reach = goes ? pmLeft(s) : 0;
    const stopped = reach > 0 && (s.op.stopped === 1 || s.op.landed === 1);
    const invests = acts && place === MARCH && s.op.over === 1;
    const best = bestTarget(at, strengthOf(slot) * (1 + 0.15 * Math.max(0, leader)), stopped ? 0 : invests ? INVESTING : reach);
    sum += leader < 0 ? best * LEADERLESS : best;
  }
  return sum;
}
/** Without a leader troops take only what nobody defends (TI-II-s); they have to wait for one. */
const LEADERLESS = 0.3;
/** What is not to be had in this operation may be gone by the next. */
const LATER = 0.6;
/** PM that setting a siege takes (TI-VI-e). */
const TO_FIGHT = 2;
/** No PM to go, but the walls before which one has just sat down: nothing is nearer. */
const INVESTING = -1;
/** PM to go; before the march those that infantry will have. */
const pmLeft = ({ op }: State): number =>
  op.pm === 0 && op.moved === 0 ? 6 + (op.leader < 0 ? 0 : ENERGY[op.leader]) : Math.max(1, op.pm);

/** What could be taken, one entry each: the field to go to, what it brings, what guards it, how many look at it already. */
const field: number[] = new Array(ZONES).fill(0);
const gains: number[] = new Array(ZONES).fill(0);
const guards: number[] = new Array(ZONES).fill(0);
const sought: number[] = new Array(ZONES).fill(0);
let targets = 0;
function listTargets(s: State, faction: number): void {
  const quarter = syracuseGain(faction, quartersHeld(s, faction));
  targets = 0;
  for (let zone = 0; zone < ZONES; zone++) {
    const holder = s.control[zone];
    if (holder === faction || zone === ETNA) continue;
    const wish = ill(s, faction, holder);
    if (wish === 0) continue;
    field[targets] = fieldOf(zone);
    gains[targets] = (zone >= METRO ? quarter : GAIN[faction * ZONES + zone]) * wish * (s.siege[zone] === faction ? 1.25 : 1);
    guards[targets] = guardOf(s, zone);
    sought[targets++] = 0;
  }
}
/** In reach of this operation, the nearer the better, and PM are not to be walked away; later, it may be gone. */
function nearness(pm: number, fight: number, reach: number): number {
  if (reach === INVESTING && pm === 0) return 1;
  const spare = reach - pm - fight;
  return reach > 0 && spare >= 0 ? 0.88 - pm * 0.01 + Math.min(spare, 10) * 0.01 : NEAR[pm] * LATER;
}
function bestTarget(at: number, strength: number, reach: number): number {
  const table = isAfloat(at) ? BY_SEA : BY_LAND;
  const row = (isAfloat(at) ? WATER_OF[at] : ZONE_OF[at]) * ZONES;
  if (row < 0) return 0;
  let best = 0;
  let found = -1;
  for (let target = 0; target < targets; target++) {
    const gain = gains[target] / (1 + sought[target]);
    if (gain <= best) continue;
    const pm = table[row + field[target]];
    if (pm >= FAR) continue;
    const guard = guards[target];
    const chance = guard === 0 ? 1 : Math.min(0.95, Math.max(0, strength / guard - 0.7) * 0.6);
    const value = gain * chance * nearness(pm, guard > 0 ? TO_FIGHT : 0, reach);
    if (value > best) {
      best = value;
      found = target;
    }
  }
  if (found >= 0) sought[found]++;
  return best;
}
