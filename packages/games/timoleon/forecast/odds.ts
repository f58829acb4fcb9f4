import { assaultResult, bombardmentLoss, ratio, winnersLoss } from '../rules/tables.ts';

/** Exact odds, by going through every roll of the dice. Pure functions: no state, no chance. */

/** Chances in 36 of the difference of two dice plus a modifier. */
export function differences(modifier: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (let a = 1; a <= 6; a++)
    for (let d = 1; d <= 6; d++) found.set(a - d + modifier, (found.get(a - d + modifier) ?? 0) + 1 / 36);
  return found;
}

export interface BattleOdds {
  /** All that is added to the dice, the ratio included. */
  readonly sum: number;
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  /** Points that each side loses on average. */
  readonly attackerLoses: number;
  readonly defenderLoses: number;
  /** Chance that a side is wiped out. */
  readonly attackerWiped: number;
  readonly defenderWiped: number;
}
export interface BattleCase {
  readonly attack: number;
  readonly defence: number;
  readonly tactical: number;
  readonly leaders: number;
  readonly streets?: number;
  readonly attackerPoints: number;
  readonly defenderPoints: number;
  readonly atSea?: boolean;
}
/** TI-L-n … TI-L-p, TI-N-j, TI-N-k: the outcome of a battle or a sea fight before the roll. */
export function battleOdds({
  attack,
  defence,
  tactical,
  leaders,
  streets = 0,
  attackerPoints,
  defenderPoints,
  atSea = false,
}: BattleCase): BattleOdds {
  const sum = tactical + leaders + streets + ratio(attack, defence);
  const odds = { sum, win: 0, draw: 0, lose: 0, attackerLoses: 0, defenderLoses: 0, attackerWiped: 0, defenderWiped: 0 };
  for (const [difference, chance] of differences(sum)) {
    if (difference === 0) {
      odds.draw += chance;
      continue;
    }
    const won = difference > 0;
    const loser = won ? defenderPoints : attackerPoints;
    const winner = won ? attackerPoints : defenderPoints;
    const lost = Math.min(Math.abs(difference), loser);
    let back = 0;
    for (let die = 1; die <= 6; die++) back += Math.min(winner, winnersLoss(die, lost, atSea)) / 6;
    if (won) {
      odds.win += chance;
      odds.defenderLoses += chance * lost;
      odds.attackerLoses += chance * back;
      if (lost === loser) odds.defenderWiped += chance;
    } else {
      odds.lose += chance;
      odds.attackerLoses += chance * lost;
      odds.defenderLoses += chance * back;
      if (lost === loser) odds.attackerWiped += chance;
    }
  }
  return odds;
}

/** What becomes of a city that is stormed, and of those who storm it. */
export type Stormed = 'falls' | 'holds' | 'thrownBack';
/** Who meets before the walls: points inside, points that storm, and whether others of theirs besiege on (TI-S-c). */
export interface Storming {
  readonly garrison: number;
  readonly stormers?: number;
  readonly behind?: boolean;
}
export interface AssaultRow {
  readonly ends: Stormed;
  /** Points that each side loses. */
  readonly attackerLoses: number;
  readonly defenderLoses: number;
  /** Faces of a die on which each attacking general dies. */
  readonly generalsDie: number;
  readonly enginesLeft: boolean;
  readonly breached: boolean;
}
/** TI-A-g, TI-A-h, TI-A-k: one result of an assault. Nobody takes a city who has nobody left. */
export function assaultRow(
  result: number,
  { garrison, stormers = Number.POSITIVE_INFINITY, behind = false }: Storming,
): AssaultRow {
  const row = assaultResult(result);
  const all = row.defenderLoss < 0 || row.defenderLoss >= garrison;
  const lost = Math.min(stormers, row.taken ? Math.min(row.attackerLoss, garrison) : row.attackerLoss);
  const spent = lost >= stormers && !behind;
  return {
    ends: spent ? 'thrownBack' : row.taken || all ? 'falls' : row.lifted ? 'thrownBack' : 'holds',
    attackerLoses: lost,
    defenderLoses: all ? garrison : row.defenderLoss,
    generalsDie: spent ? 6 : row.leadersDie, // TI-L-s: none outlives his army
    enginesLeft: row.enginesLeft,
    breached: row.defenceLoss !== 0,
  };
}

export interface AssaultOdds {
  readonly taken: number;
  readonly goesOn: number;
  readonly thrownBack: number;
  readonly attackerLoses: number;
  /** Chance that at least one level of defence is lost. */
  readonly breached: number;
}
/** TI-A-g: an assault, with the sum of all modifiers. */
export function assaultOdds(modifier: number, garrison: number, more: Omit<Storming, 'garrison'> = {}): AssaultOdds {
  const odds = { taken: 0, goesOn: 0, thrownBack: 0, attackerLoses: 0, breached: 0 };
  for (const [result, chance] of differences(modifier)) {
    const row = assaultRow(result, { garrison, ...more });
    odds[row.ends === 'falls' ? 'taken' : row.ends === 'holds' ? 'goesOn' : 'thrownBack'] += chance;
    odds.attackerLoses += chance * row.attackerLoses;
    if (row.breached) odds.breached += chance;
  }
  return odds;
}
/** TI-A-a, c, d: the modifier of an assault. */
export function assaultModifier(
  attack: number,
  garrison: number,
  factor: number,
  leaders: number,
  tactical: number,
  hunger = 0,
): number {
  return tactical + leaders + ratio(attack, garrison * Math.max(1, factor)) + (factor === 1 ? -1 : 0) + hunger;
}
/** TI-B-b: chances of losing 0, 1, 2, 3 levels. */
export function bombardmentOdds(engines: number, factor: number, answer: number): readonly number[] {
  const odds = [0, 0, 0, 0];
  for (let die = 1; die <= 6; die++) odds[Math.min(factor, bombardmentLoss(die + engines - factor - answer))] += 1 / 6;
  return odds;
}
/** TI-H-a: chances of the seven rows of the hunger table, from "nothing" to treason without a fight. */
export function hungerOdds(modifier: number): readonly number[] {
  const odds = [0, 0, 0, 0, 0, 0, 0];
  for (let die = 1; die <= 10; die++) {
    const result = die + modifier;
    odds[result >= 8 ? 0 : result >= 6 ? 1 : result >= 4 ? 2 : result === 3 ? 3 : result === 2 ? 4 : result === 1 ? 5 : 6] += 0.1;
  }
  return odds;
}
