import {
  CITIES,
  HILLS,
  isFaction,
  isQuarter,
  MOUNTAINS,
  NO_BORDER,
  OWNERS,
  PLAIN,
  RIVER,
  TERRAIN,
  TYCHE,
} from '../materials/board.ts';
import { isHired, isPresent, pointsOf, troopsAt } from '../materials/forces.ts';
import { TACTICS } from '../materials/leaders.ts';
import { ARM, CAVALRY, isDiscontented, isMercenary, isNative, LIGHT, TROOPS } from '../materials/units.ts';
import { FIELD_BATTLE, MASSACRE, noFight, SIDE_POOLS, STREET_BATTLE, type State } from '../state.ts';
import { bracketed, NC, ratio, tactical } from '../tables.ts';

export const ATTACK = 0;
export const DEFEND = 1;
/** Where a beaten force goes, while that is open. */
const UNDECIDED = -3;

/** A fight begins between two pools; others may join. */
export function beginFight(s: State, kind: number, zone: number): void {
  s.fight = noFight();
  s.fight.kind = kind;
  s.fight.zone = zone;
  s.fight.attackCommander = -1;
  s.fight.defenceCommander = -1;
  s.fight.attack = -1;
  s.fight.defence = -1;
  s.fight.retreated = UNDECIDED;
}
export function enter(s: State, side: number, owner: number, place: number): void {
  s.fight.places[side * SIDE_POOLS + owner] = place;
}
/** A garrison that joins its own relief (TI-S-d). */
export function enterGarrison(s: State, side: number, place: number): void {
  s.fight.places[side * SIDE_POOLS + OWNERS] = place;
}
export const leadOf = (s: State, side: number): number => s.fight[side === ATTACK ? 'attacker' : 'defender'];
export const commanderOf = (s: State, side: number): number => s.fight[side === ATTACK ? 'attackCommander' : 'defenceCommander'];
export const tacticsOf = (leader: number): number => (leader < 0 ? 0 : TACTICS[leader]);
/** The pools of a side, numbered 0 … OWNERS: the last is a garrison of the leading owner. */
export const poolPlace = (s: State, side: number, pool: number): number => s.fight.places[side * SIDE_POOLS + pool];
export const poolOwner = (s: State, side: number, pool: number): number => (pool === OWNERS ? leadOf(s, side) : pool);

export function sidePoints(s: State, side: number): number {
  let count = 0;
  for (let pool = 0; pool < SIDE_POOLS; pool++) {
    const place = poolPlace(s, side, pool);
    if (place >= 0) count += troopsAt(s, place, poolOwner(s, side, pool));
  }
  return count;
}
export function sideUnit(s: State, side: number, unit: number): number {
  let count = 0;
  for (let pool = 0; pool < SIDE_POOLS; pool++) {
    const place = poolPlace(s, side, pool);
    if (place >= 0) count += pointsOf(s, place, poolOwner(s, side, pool), unit);
  }
  return count;
}
export function sideArm(s: State, side: number, arm: number): number {
  let count = 0;
  for (let unit = 0; unit < TROOPS; unit++) if (ARM[unit] === arm) count += sideUnit(s, side, unit);
  return count;
}

/** TI-L-h: multipliers in the plain, then elsewhere. By arm. */
const IN_PLAIN: readonly number[] = [4, 2, 5, 5];
const ELSEWHERE: readonly number[] = [4, 3, 2, 5];
/** What a point of a unit is worth. TI-L-j: discontented mercenaries 1, discontented citizens half. */
export function multiplier(unit: number, plain: boolean): number {
  const full = (plain ? IN_PLAIN : ELSEWHERE)[ARM[unit]];
  if (!isDiscontented(unit)) return full;
  return isMercenary(unit) || isNative(unit) ? 1 : Math.floor(full / 2);
}
const MULTIPLIER = [false, true].map(plain => Array.from({ length: TROOPS }, (_, unit) => multiplier(unit, plain)));

/** TI-L-i */
export const isPlainFight = (s: State): boolean => s.fight.kind !== STREET_BATTLE && TERRAIN[s.fight.zone] === PLAIN;

export function basicStrength(s: State, side: number, plain: boolean): number {
  const by = MULTIPLIER[plain ? 1 : 0];
  let strength = 0;
  for (let unit = 0; unit < TROOPS; unit++) {
    const count = sideUnit(s, side, unit);
    if (count > 0) strength += count * by[unit];
  }
  return strength;
}
/** TI-A-b: in an assault cavalry counts half of what it counts elsewhere. */
export function assaultStrength(s: State, side: number): number {
  let strength = 0;
  let cavalry = 0;
  for (let unit = 0; unit < TROOPS; unit++) {
    const count = sideUnit(s, side, unit);
    if (count === 0) continue;
    if (ARM[unit] === CAVALRY) cavalry += count * MULTIPLIER[0][unit];
    else strength += count * MULTIPLIER[0][unit];
  }
  return strength + Math.floor(cavalry / 2);
}

/** TI-A-b, TI-R103: an army that has just landed assaults with half its strength; walls stand for every other ground. */
export const assaultAttack = (s: State): number => {
  const basic = assaultStrength(s, ATTACK);
  return isLandingFight(s) ? Math.floor(basic / 2) : basic;
};

const isOpFight = (s: State): boolean =>
  s.fight.kind !== MASSACRE && isFaction(s.fight.attacker) && s.op.owner === s.fight.attacker;
/** TI-L-k: corrections of strength, in points. */
export function terrainBonus(s: State, basic: number): number {
  const border = s.fight.kind === MASSACRE ? NO_BORDER : borderCrossed(s);
  const behind = border === RIVER || border === HILLS || border === MOUNTAINS;
  return dugBonus(s) + (behind ? Math.floor(basic / 4) : 0);
}
/** What the attacker has just crossed; natives as well as a faction. TI-R103: who is in the city does not stand behind the river. */
function borderCrossed(s: State): number {
  if (s.fight.kind === STREET_BATTLE && s.fight.zone < CITIES) return NO_BORDER;
  if (!isOpFight(s)) return s.fight.border;
  return s.op.moved === 1 && s.op.landed === 0 ? s.op.border : NO_BORDER;
}
/** Works are dug in the field or the streets of a zone; whoever is behind walls is not in them, nor an ally who has none (TI-R84). */
function dugBonus(s: State): number {
  const zone = s.fight.zone;
  if (s.fight.kind === MASSACRE) return 0;
  let behindWorks = 0;
  for (let owner = 0; owner < OWNERS; owner++)
    if (s.dug[zone * OWNERS + owner] === 1 && poolPlace(s, DEFEND, owner) === zone)
      behindWorks += poolStrength(s, DEFEND, owner, isPlainFight(s));
  return Math.floor(behindWorks / 2);
}
export const isLandingFight = (s: State): boolean => isOpFight(s) && s.op.landed === 1;

export function attackStrength(s: State): number {
  const plain = isPlainFight(s);
  const basic = basicStrength(s, ATTACK, plain);
  // TI-L-k: of the force that came ashore; a garrison or an ally that joins it did not.
  return isLandingFight(s) ? basic - Math.ceil(poolStrength(s, ATTACK, leadOf(s, ATTACK), plain) / 2) : basic;
}
/** What the leading pool of one owner on a side is worth. */
function poolStrength(s: State, side: number, owner: number, plain: boolean): number {
  let strength = 0;
  for (let unit = 0; unit < TROOPS; unit++)
    strength += pointsOf(s, poolPlace(s, side, owner), owner, unit) * MULTIPLIER[plain ? 1 : 0][unit];
  return strength;
}
export function defenceStrength(s: State): number {
  const basic = basicStrength(s, DEFEND, isPlainFight(s));
  return basic + terrainBonus(s, basic);
}

/** TI-L-m: barricades −2, and the printed value of the quarter. */
export function streetModifier(s: State): number {
  if (s.fight.kind !== STREET_BATTLE) return 0;
  const zone = s.fight.zone;
  return -2 - (zone === TYCHE ? 2 : isQuarter(zone) ? 1 : 0);
}

/** TI-L-e: more than half of the points are citizens or natives (TI-R28: bodyguards are mercenaries). */
export function isMostlyUnpaid(s: State, side: number): boolean {
  let unpaid = 0;
  let all = 0;
  for (let pool = 0; pool < SIDE_POOLS; pool++) {
    const place = poolPlace(s, side, pool);
    const owner = poolOwner(s, side, pool);
    if (place < 0 || !isPresent(s, place, owner)) continue;
    all += troopsAt(s, place, owner);
    for (let unit = 0; unit < TROOPS; unit++) if (!isHired(owner, unit)) unpaid += pointsOf(s, place, owner, unit);
  }
  return unpaid * 2 > all;
}
/** The cell of the tactical matrix for two options, brackets considered. */
export function tacticalModifier(s: State, attack: number, defence: number): number {
  const value = tactical(attack, defence);
  if (value === NC || bracketed(attack, defence) === value) return value;
  return isMostlyUnpaid(s, value > 0 ? DEFEND : ATTACK) ? bracketed(attack, defence) : value;
}
export const ratioModifier = (s: State): number => ratio(attackStrength(s), defenceStrength(s));
export const leaderModifier = (s: State): number => tacticsOf(s.fight.attackCommander) - tacticsOf(s.fight.defenceCommander);

/** TI-L-v: +1 per two cavalry in plain, per two light infantry in hill. */
export function pursuitModifier(s: State, side: number): number {
  const terrain = TERRAIN[s.fight.zone];
  if (s.fight.kind !== FIELD_BATTLE) return 0;
  if (terrain === PLAIN) return Math.floor(sideArm(s, side, CAVALRY) / 2);
  return Math.floor(sideArm(s, side, LIGHT) / 2);
}
