import type { Source } from './fate.ts';
import { Generator } from './generator.ts';

/** Where the outcomes of each action come from, by its number (0: the set-up). Null: they must be given. */
export type Dice = ((action: number) => Source) | null;

/** Dice of a local match: each action has its own, so that taking back and repeating gives the same. */
export function seededDice(seed: string | number): Dice {
  return action => {
    const generator = new Generator(seed);
    generator.reset(seed, action + 1);
    return n => generator.below(n);
  };
}
