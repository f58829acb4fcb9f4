import type { RuleId } from '../game/state.ts';
import type { Things } from '../game/things.ts';
import { isWhole } from '../game/whole.ts';
import { Generator } from './generator.ts';

/** One outcome of chance as it stands in a log: a die as its face, a lot as 1 … n, a draw as the id drawn. */
export type Chance = number | string;

/** What chance is asked for, so that a person at a real table can roll or draw it. */
export type Need = {
  readonly for: string;
  readonly rule: RuleId;
} & ({ readonly die: number } | Lot | { readonly draw: readonly string[] });
/** A lot says what each number stands for, as ids (several with "/" between them), wherever the rules can name it. */
interface Lot {
  readonly lot: number;
  readonly among?: readonly string[];
}

/** Thrown through a step when the chance is not known yet; the match takes the action back and asks. */
export class ChanceMissing extends Error {
  readonly need: Need;
  constructor(need: Need) {
    super('chance is missing');
    this.need = need;
  }
}
/** A scripted outcome that cannot be: the seventh face of a die, a counter that is not in the cup. */
export class ChanceWrong extends Error {
  readonly need: Need;
  readonly given: unknown;
  constructor(need: Need, given: unknown) {
    super(`chance ${JSON.stringify(given)} does not answer ${JSON.stringify(need)}`);
    this.need = need;
    this.given = given;
  }
}

/** Where outcomes come from when they are not scripted: an unbiased number in 0 … n − 1. */
export type Source = (n: number) => number;

/**
 * The outcomes of one action: first those given (a script, a replay, what a person rolled), then those of a source, if
 * there is one. It records what was taken.
 */
export class Tape {
  readonly taken: Chance[] = [];
  private readonly given: readonly unknown[];
  private readonly source: Source | null;

  constructor(given: readonly unknown[], source: Source | null) {
    this.given = given;
    this.source = source;
  }

  /** How many given outcomes nobody asked for. */
  get left(): number {
    return Math.max(0, this.given.length - this.taken.length);
  }

  number(n: number, need: () => Need): number {
    if (this.taken.length < this.given.length) {
      const value = this.given[this.taken.length];
      if (!isWhole(value, 1, n)) throw new ChanceWrong(need(), value);
      this.taken.push(value);
      return value;
    }
    if (this.source === null) throw new ChanceMissing(need());
    const value = this.source(n) + 1;
    this.taken.push(value);
    return value;
  }

  draw(from: Things, candidates: readonly number[], size: number, need: () => Need): number {
    if (this.taken.length < this.given.length) {
      const value = this.given[this.taken.length];
      const at = candidates.indexOf(from.find(value));
      if (at < 0 || at >= size) throw new ChanceWrong(need(), value);
      this.taken.push(value as string);
      return at;
    }
    if (size === 0) throw new Error(`nothing to draw: ${JSON.stringify(need())}`);
    if (this.source === null) throw new ChanceMissing(need());
    const at = this.source(size);
    this.taken.push(from.ids[candidates[at]]);
    return at;
  }
}

/**
 * The only source of chance for the rules. Roll one die at a time in the order of the rulebook; never roll what the
 * rules do not roll. It stands beside the state, not in it: whoever plays brings one.
 */
export class Fate {
  readonly generator: Generator;
  /** Without a tape (simulations, search) outcomes come straight from the generator. */
  tape: Tape | null = null;

  constructor(seed: string | number = 0) {
    this.generator = new Generator(seed);
  }

  d4(what: string, rule: RuleId): number {
    return this.tape === null ? this.generator.below(4) + 1 : this.tape.number(4, () => ({ die: 4, for: what, rule }));
  }

  d6(what: string, rule: RuleId): number {
    return this.tape === null ? this.generator.below(6) + 1 : this.tape.number(6, () => ({ die: 6, for: what, rule }));
  }

  /** A ten-sided die, 1 … 10. */
  d10(what: string, rule: RuleId): number {
    return this.tape === null ? this.generator.below(10) + 1 : this.tape.number(10, () => ({ die: 10, for: what, rule }));
  }

  /** One of n equal things that the rules let chance decide, 0 … n − 1; `named` gives the id of each. One needs no lot. */
  lot(n: number, what: string, rule: RuleId, named?: (i: number) => string): number {
    if (n === 1) return 0;
    if (this.tape === null) return this.generator.below(n);
    const need = (): Need => ({
      lot: n,
      ...(named && { among: Array.from({ length: n }, (_, i) => named(i)) }),
      for: what,
      rule,
    });
    return this.tape.number(n, need) - 1;
  }

  /** Draws one of the first `size` candidates (indices of `from`); answers its place among them. */
  draw(from: Things, candidates: readonly number[], size: number, what: string, rule: RuleId): number {
    if (this.tape === null) return this.generator.below(size);
    return this.tape.draw(from, candidates, size, () => ({
      draw: candidates.slice(0, size).map(i => from.ids[i]),
      for: what,
      rule,
    }));
  }
}
