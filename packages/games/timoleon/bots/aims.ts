import {
  CARTHAGE,
  CITIES,
  CULTURE,
  DEMOCRATS,
  DIONYSIUS,
  EPIKRATEIA,
  ETNA,
  FACTIONS,
  HICETAS,
  isAfloat,
  isFaction,
  isWalled,
  MARCH,
  METRO,
  NATIVE,
  NEUTRAL,
  ORTYGIA,
  OWNERS,
  PLACES,
  TYCHE,
  WATER_OF,
  ZONE,
  ZONE_OF,
  ZONES,
} from '../rules/materials/board.ts';
import { CAVALRY_OF, HOPLITES_OF } from '../rules/materials/cities.ts';
import { areAllied, fieldOf, homeOf, mayRecruit, quartersHeld } from '../rules/materials/control.ts';
import { pointsOf, slotAt } from '../rules/materials/forces.ts';
import { ENERGY, FIRST_HEAD, LEADERS, TACTICS, TYRANT_OF } from '../rules/materials/leaders.ts';
import { isHead } from '../rules/materials/persons.ts';
import { ENGINE, isDiscontented, isPaidAsMercenary, TROOPS, UNITS } from '../rules/materials/units.ts';
import { CARTHAGE_2, type State, TURNS } from '../rules/state.ts';
import { ratio } from '../rules/tables.ts';
import { hasTruce } from '../rules/talks/treaties.ts';
import { domain, points } from '../rules/victory/victory.ts';
import { hasTransport, muster, strengthOf } from './muster.ts';
import { assaultChance, assaultLead, battleChance, thrownBack } from './odds.ts';
import { BY_LAND, BY_SEA } from './prospect.ts';
import { GAIN, HOLD, syracuseGain } from './worth.ts';

/** What an army could go for, and what that is worth: the odds are looked at before anybody marches. Nothing here is a rule. */

/** An army as it would set out, or as it is on its way. */
export interface Army {
  readonly faction: number;
  readonly leader: number;
  readonly place: number;
  readonly strength: number;
  readonly points: number;
  readonly engines: number;
  readonly pm: number;
}
const FAR = 60;
/** PM that attacking and setting a siege take (TI-VI-e). */
const TO_ATTACK = 1;
const TO_BESIEGE = 2;
/** What is not to be had in this operation may be gone by the next; and so by each PM that is still to go. */
const LATER = 0.5;
const EACH_PM = 0.95;
/** What a starving city is worth beside one that is stormed. */
const STARVED = 0.5;
const STARVED_LONG = 0.3;
/** A head is worth what losing him costs: the treasury, half of an automatic victory for his slayer, ten points for the Democrats. */
const HEAD = 14;
export const leaderWorth = (s: State, leader: number): number =>
  leader < 0 ? 0 : isHead(s, leader) ? HEAD : 0.6 + TACTICS[leader] * 0.5;

/** Points that stay where an army sets out: what would lapse (TI-VII-a) or be walked into. */
export function guardFor(s: State, faction: number, place: number): number {
  const head = FIRST_HEAD[faction];
  const guard = placeGuard(s, faction, place);
  if (s.where[head] !== place || s.captor[head] >= 0) return guard;
  return Math.max(guard, isWalled(ZONE_OF[place]) && s.defence[ZONE_OF[place]] >= STRONG ? BEHIND_WALLS : BODYGUARD);
}
/** Nobody marches away from his head and leaves him to whoever comes; behind strong walls half of them are enough. */
const BODYGUARD = 6;
const BEHIND_WALLS = 3;
const STRONG = 3;
/** TI-IV-s: whether discontented troops do as their leader says, two times of three at least, and do not plunder instead. */
export const follows = (unit: number, leader: number): boolean =>
  !isDiscontented(unit) || (leader >= 0 && ENERGY[leader] - (isPaidAsMercenary(unit) ? 1 : 0) >= 2);
function placeGuard(s: State, faction: number, place: number): number {
  const zone = ZONE_OF[place];
  if (zone < 0 || isAfloat(place) || s.control[zone] !== faction) return 0;
  if (zone === ORTYGIA) return 3;
  if (zone >= METRO) return 1;
  if (!mayRecruit(s, faction, zone)) return faction === CARTHAGE && EPIKRATEIA.includes(zone) ? 2 : 1;
  return s.raised[zone] === 1 ? 1 : 0;
}
/** What a leader could lead out of where he is: of `muster`’s state. */
export function armyAt(s: State, faction: number, leader: number, place: number): Army | null {
  const slot = slotAt(s, place, faction);
  if (slot < 0 || s.total[slot] <= 0) return null;
  const sulking = place === MARCH ? 0 : sulkingAt(s, slot, leader);
  const going = s.total[slot] - (place === MARCH ? 0 : Math.max(sulking, guardFor(s, faction, place)));
  if (going <= 0) return null;
  const on = place === MARCH ? s.op.at : place;
  const pm =
    place === MARCH && (s.op.pm > 0 || s.op.moved === 1) ? s.op.pm : (isAfloat(on) ? 10 : 6) + (leader < 0 ? 0 : ENERGY[leader]);
  return {
    faction,
    leader,
    place: on,
    strength: ((strengthOf(slot) - sulking * SULKING) * going) / (s.total[slot] - sulking),
    points: going,
    engines: pointsOf(s, place, faction, ENGINE),
    pm,
  };
}

/** Points that would not follow; each is counted as little as this. */
function sulkingAt(s: State, slot: number, leader: number): number {
  let count = 0;
  for (let unit = 0; unit < TROOPS; unit++) if (!follows(unit, leader)) count += s.points[slot * UNITS + unit];
  return count;
}
const SULKING = 1.2;

/** What a faction thinks of moving against another: a truce speaks against it. */
const ill = (s: State, faction: number, holder: number): number =>
  areAllied(s, faction, holder) ? 0 : hasTruce(s, faction, holder) ? 0.1 : 1;
/** By place * owners + owner: the best T there, 0 where nobody leads. */
const tactics: number[] = new Array(PLACES * OWNERS).fill(0);
const seated: number[] = [];
function lookAtLeaders(s: State): void {
  for (const key of seated) tactics[key] = 0;
  seated.length = 0;
  for (let leader = 0; leader < LEADERS; leader++) {
    const place = s.where[leader];
    if (place < 0 || s.captor[leader] >= 0) continue;
    const key = place * OWNERS + s.owner[leader];
    tactics[key] = Math.max(tactics[key], TACTICS[leader]);
    seated.push(key);
  }
}

/** By faction: what the head of another is worth to whoever takes him (TI-FD-j, TI-FI-h). */
const HUNT: readonly number[] = [2, 5, 4, 4];

/** Who stands against a faction in a place. */
class Foes {
  strength = 0;
  points = 0;
  tactics = 0;
  /** What it would bring to take or kill whoever leads here. */
  prize = 0;

  look(s: State, place: number, faction: number): void {
    this.strength = 0;
    this.points = 0;
    this.tactics = 0;
    this.prize = 0;
    for (let owner = 0; owner < OWNERS; owner++) {
      const slot = s.slotOf[place * OWNERS + owner];
      if (slot < 0 || s.total[slot] <= 0 || areAllied(s, faction, owner)) continue;
      this.strength += strengthOf(slot);
      this.points += s.total[slot];
      this.tactics = Math.max(this.tactics, tactics[place * OWNERS + owner]);
      if (isFaction(owner) && s.where[FIRST_HEAD[owner]] === place && s.fallen[owner] === 0) this.prize += HUNT[faction];
    }
  }
}
/** By zone, as a faction sees it: who stands before a place, who is inside, and what taking it brings. Of the state that was surveyed last. */
const fields: readonly Foes[] = Array.from({ length: ZONES }, () => new Foes());
const insides: readonly Foes[] = Array.from({ length: ZONES }, () => new Foes());
const gains: number[] = new Array(ZONES).fill(0);
const lead: number[] = new Array(FACTIONS).fill(0);

/** Before anything is asked here: what stands where, and what a faction would have of it. */
export function survey(s: State, faction: number): void {
  muster(s);
  lookAtLeaders(s);
  for (let other = 0; other < FACTIONS; other++) lead[other] = points(s, other);
  calls = faction === CARTHAGE && canCall(s);
  rivalry = faction === HICETAS || faction === DIONYSIUS ? rivalryOf(s, faction) : 0;
  for (let zone = 0; zone < ZONES; zone++) {
    gains[zone] = gainOf(s, faction, zone);
    looked[zone] = 0;
  }
  viewer = faction;
  surveyed.state = null;
}
/** The moment that was surveyed last: while an army walks nothing else changes. */
const surveyed = { state: null as State | null, faction: -1, sum: 0 };
/** The same, unless it was done for this very moment of this match. */
export function surveyOnTheWay(s: State, faction: number): void {
  const sum = sumOf(s);
  if (surveyed.state === s && surveyed.faction === faction && surveyed.sum === sum) return;
  survey(s, faction);
  surveyed.state = s;
  surveyed.faction = faction;
  surveyed.sum = sum;
}
/** What another survey would see otherwise. */
function sumOf({ total, control, siege, turn }: State): number {
  let sum = turn;
  for (let slot = 0; slot < total.length; slot++) sum = (Math.imul(sum, 31) + total[slot]) | 0;
  for (let zone = 0; zone < ZONES; zone++) sum = (Math.imul(sum, 31) + control[zone] * 7 + siege[zone]) | 0;
  return sum;
}
/** Whose eyes look, and the zones that they have looked at since the survey: few of all are thought of. */
let viewer = CARTHAGE;
const looked: number[] = new Array(ZONES).fill(0);
function lookAt(s: State, zone: number): void {
  if (looked[zone] === 1) return;
  looked[zone] = 1;
  fields[zone].look(s, fieldOf(zone), viewer);
  insides[zone].look(s, homeOf(zone), viewer);
  rise(s, zone, insides[zone]);
}
const fieldAt = (s: State, zone: number): Foes => {
  lookAt(s, zone);
  return fields[zone];
};
const insideAt = (s: State, zone: number): Foes => {
  lookAt(s, zone);
  return insides[zone];
};
/** Those who would rise behind the walls are counted with those who stand there (TI-VII-d, f; TI-FN-d). */
function rise(s: State, zone: number, foes: Foes): void {
  if (foes.points > 0 || zone >= CITIES || s.raised[zone] === 1 || s.sacked[zone] === 2) return;
  const holder = s.control[zone];
  if (holder > NEUTRAL) {
    foes.points = 2;
    foes.strength = 7;
  } else if (!isFaction(holder) || mayRecruit(s, holder, zone)) {
    foes.points = HOPLITES_OF[zone] + CAVALRY_OF[zone];
    foes.strength = HOPLITES_OF[zone] * 4 + CAVALRY_OF[zone];
  }
}

/** TI-FI-g: ten points go to the tyrant who has more territories than the other: the nearer they are, the more the next one counts. */
const rivalOf = (faction: number): number => (faction === HICETAS ? DIONYSIUS : HICETAS);
const rivalryOf = (s: State, faction: number): number =>
  RIVALRY / (Math.abs(domain(s, rivalOf(faction)) - domain(s, faction)) + 1.5);
const RIVALRY = 4;
let rivalry = 0;

/** What taking a zone brings a faction, in points; one's own, what its relief saves. */
function gainOf(s: State, faction: number, zone: number): number {
  const holder = s.control[zone];
  if (zone === ETNA) return 0;
  if (holder === faction) return s.siege[zone] < 0 ? 0 : HOLD[faction * ZONES + zone] + (faction === CARTHAGE ? 4 : 1.2);
  const wish = ill(s, faction, holder);
  if (wish === 0) return 0;
  const own = (zone < METRO ? GAIN[faction * ZONES + zone] : syracuseGain(faction, quartersHeld(s, faction))) + rivalry;
  if (!isFaction(holder)) return own * wish;
  return (
    (own +
      envyOf(s, faction, holder) * lossOf(s, holder, zone) +
      (zone < METRO ? 0 : menaceOf(s, faction, holder)) +
      (holder === rivalOf(faction) ? rivalry : 0)) *
    wish
  );
}
const ENVY = 1;
/** How much of what another loses is one's own gain: all look at whoever is ahead, and near the end at nobody else. */
function envyOf({ turn }: State, faction: number, holder: number): number {
  const ahead = lead[holder] - lead[faction];
  if (ahead <= 0) return 0;
  const isFirst = lead.every(points => points <= lead[holder]);
  return Math.min(ENVY, ahead / 12 + (isFirst ? Math.max(0, (turn - CALM) / (TURNS - CALM)) : 0));
}
/** Until then nobody knows who will win. */
const CALM = 14;
/** What the loss of a zone costs its holder, in points. */
function lossOf(s: State, holder: number, zone: number): number {
  if (zone >= METRO) return 1.5;
  if (holder === CARTHAGE) return EPIKRATEIA.includes(zone) ? 5 : 3;
  if (holder !== DEMOCRATS) return 1;
  const tyrant = TYRANT_OF[zone];
  return 1 + (tyrant >= 0 && s.owner[tyrant] === DEMOCRATS ? 4 : 0);
}
/** TI-IX-i: whoever is about to hold all of Syracuse for four months must lose a zone of it, and so must allies who hold it together (TI-IX-c). */
function menaceOf(s: State, faction: number, holder: number): number {
  const held = quartersHeld(s, holder);
  if (held === ALL_ZONES) return 4 + 5 * s.run[holder];
  for (let zone = METRO; zone < ZONES; zone++)
    if (s.control[zone] === faction || !areAllied(s, holder, s.control[zone])) return held === ALL_ZONES - 1 ? 1.5 : 0;
  return s.turn < TURNS - 8 ? TOGETHER : s.turn < TURNS - 2 ? 2 * TOGETHER : 4 * TOGETHER;
}
const ALL_ZONES = ZONES - METRO;
const TOGETHER = 2;
/** The way to where a zone is fought for, in PM. */
function wayTo(army: Army, zone: number): number {
  const field = fieldOf(zone);
  if (isAfloat(army.place)) return BY_SEA[WATER_OF[army.place] * ZONES + field];
  return BY_LAND[ZONE_OF[army.place] * ZONES + field];
}
/** TI-FC-j, k: a harbour of Syracuse for three months and a zone beside it call the great expedition from Carthage, which must still come in time. */
const BESIDE_A_HARBOUR: readonly number[] = ['syr_olympium', 'syr_plemmyrium'].map(id => ZONE.at(id));
const SUMMONS = 4;
const MONTHS_TO_COME = 10;
const canCall = (s: State): boolean =>
  s.expedition[CARTHAGE_2] === 0 && s.turn + MONTHS_TO_COME <= TURNS && hasTransport(s, CARTHAGE);
/** What a fleet that lands there brings besides. */
const summonsOf = ({ faction, place }: Army, zone: number): number =>
  faction === CARTHAGE && isAfloat(place) && calls && BESIDE_A_HARBOUR.includes(zone) ? SUMMONS : 0;
let calls = false;

/** What it is worth to go for a zone: what it brings by the odds, less what it may cost. 0: nothing to be had, or a folly. */
export function aimWorth(s: State, army: Army, zone: number): number {
  if (gains[zone] === 0) return 0;
  const way = wayTo(army, zone);
  if (way >= FAR) return 0;
  if (s.control[zone] > NEUTRAL && CULTURE[zone] === NATIVE && (army.strength < REACTION || isHead(s, army.leader))) return 0;
  const worth = outcomeAt(s, army, zone, isAfloat(army.place) ? 0.5 : 1);
  if (worth <= 0) return 0;
  return worth * NEAR[way] * (army.pm - way - pmAt(s, army, zone) >= 0 ? 1 : LATER);
}
/** TI-FN-g: whoever enters the land of a people meets its army next month: about so strong. */
const REACTION = 48;
const NEAR: readonly number[] = Array.from({ length: FAR }, (_, pm) => EACH_PM ** pm);
const isStreet = (zone: number): boolean => zone >= METRO && zone !== ORTYGIA;
/** PM that are wanted at the goal. */
function pmAt(s: State, { faction }: Army, zone: number): number {
  if (fieldAt(s, zone).points > 0) return TO_ATTACK;
  return isStreet(zone) || insideAt(s, zone).points === 0 || s.siege[zone] === faction ? 0 : TO_BESIEGE;
}
const tacticsOf = (leader: number): number => (leader < 0 ? 0 : TACTICS[leader]);
/** TI-L-n: what is added to the dice of an attack on whoever stands there. */
function battleLead(s: State, army: Army, zone: number, share: number): number {
  const { strength, tactics: theirs } = fieldAt(s, zone);
  const ground = fieldOf(zone); // Ortygia is fought for in the Market first
  const streets = isStreet(ground) ? (ground === TYCHE ? 4 : 3) : 0;
  return tacticsOf(army.leader) - theirs + ratio(army.strength * share, strength * (streets > 0 ? 1 : 1.15)) - streets;
}
const leadAtWalls = (s: State, army: Army, zone: number, share: number): number =>
  assaultLead(
    army.strength * share,
    tacticsOf(army.leader),
    army.engines,
    insideAt(s, zone),
    s.defence[zone],
    isFaction(s.control[zone]),
  );

function outcomeAt(s: State, army: Army, zone: number, share: number): number {
  const { leader } = army;
  const gain = gains[zone] + summonsOf(army, zone);
  const field = fieldAt(s, zone);
  const inside = insideAt(s, zone);
  if (field.points > 0) {
    if (leader < 0) return 0;
    const wins = battleChance(battleLead(s, army, zone, share));
    const prize = isStreet(zone) ? gain : gain * 0.6;
    return wins * (prize + field.prize + field.points * 0.15) - (1 - wins) * (army.points * 0.12 + leaderWorth(s, leader) * 0.5);
  }
  if (isStreet(zone) || inside.points === 0) return gain;
  if (leader < 0 || army.points < inside.points) return 0;
  const storm = leadAtWalls(s, army, zone, share);
  const risk = 0.5 + leaderWorth(s, leader) * (storm < -3 ? 0.25 : 0.05);
  const stormed = (gain + inside.prize) * assaultChance(storm, inside.points) - thrownBack(storm) * risk;
  return Math.max(stormed, gain * (inside.points <= 4 ? STARVED : STARVED_LONG));
}
/** Whether to storm walls that one sits before, by the odds. Of the state that was surveyed. */
export const storms = (s: State, army: Army, zone: number): boolean =>
  thrownBack(leadAtWalls(s, army, zone, s.op.landed === 1 ? 0.5 : 1)) <= (isHead(s, army.leader) ? 0.06 : 0.3);
/** Whether an attack on whoever stands before a place is more likely won than not. */
export const beats = (s: State, army: Army, zone: number): boolean =>
  battleChance(battleLead(s, army, zone, s.op.landed === 1 ? 0.5 : 1)) >= (isHead(s, army.leader) ? 0.9 : 0.55);

/** The zone that is most worth going for, −1: none. */
export function bestAim(s: State, army: Army): { readonly zone: number; readonly worth: number } {
  let zone = -1;
  let worth = 0;
  for (let one = 0; one < ZONES; one++) {
    if (gains[one] + summonsOf(army, one) <= worth) continue;
    const value = aimWorth(s, army, one);
    if (value <= worth) continue;
    worth = value;
    zone = one;
  }
  return { zone, worth };
}
