import type { Generator } from '@polemos/kernel';

/** Two who choose in secret: how each mixes so that it does not matter what the other has guessed. For bots alone. */

/** By side: how often each of the options is chosen, of a thousand. */
export interface Mixture {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  /** What the attacker gets on average. */
  readonly value: number;
}
const ROUNDS = 1_200;

/** Each answers what the other has done so far (fictitious play, Brown 1951): what they have done in the end is nearly the best mixture. */
export function mixture(
  attacks: readonly number[],
  defences: readonly number[],
  worth: (attack: number, defence: number) => number,
): Mixture {
  const table = defences.map(defence => attacks.map(attack => worth(attack, defence)));
  const attack = attacks.map(() => 0);
  const defence = defences.map(() => 0);
  /** What each option would have brought against all that the other has done. */
  const gains = attacks.map(() => 0);
  const costs = defences.map(() => 0);
  let [best, answer] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    attack[best]++;
    defence[answer]++;
    for (let row = 0; row < defences.length; row++) costs[row] += table[row][best];
    for (let column = 0; column < attacks.length; column++) gains[column] += table[answer][column];
    for (let column = 0; column < attacks.length; column++) if (gains[column] > gains[best]) best = column;
    for (let row = 0; row < defences.length; row++) if (costs[row] < costs[answer]) answer = row;
  }
  return { attack, defence, value: (Math.max(...gains) + Math.min(...costs)) / 2 / ROUNDS };
}
/** One of the options, as often as the mixture has it. */
export function mixed(weights: readonly number[], chance: Generator): number {
  let rest = chance.below(weights.reduce((sum, one) => sum + one, 0));
  return Math.max(
    0,
    weights.findIndex(weight => (rest -= weight) < 0),
  );
}
