import { type Domain, inside, isRange, outside } from './things.ts';

/** What leaves the kernel and comes back: `{ type: 'place', event: 'coup-2', area: 'thebes' }`. */
export interface Action {
  readonly type: string;
  readonly [argument: string]: string | number;
}

/**
 * Inside, an action is one integer: 6 bits of type, then up to three arguments of 9, 9 and 7 bits. Search, legality and
 * replay never make an object of it.
 */
export type Code = number;
const A = 6;
const B = 15;
const C = 24;
const MOST = [512, 512, 128];

export const code = (type: number, a = 0, b = 0, c = 0): Code => type | (a << A) | (b << B) | (c << C);
export const typeOf = (n: Code): number => n & 63;
export const firstOf = (n: Code): number => (n >>> A) & 511;
export const secondOf = (n: Code): number => (n >>> B) & 511;
export const thirdOf = (n: Code): number => n >>> C;

/** The legal actions of one decision, gathered without allocating. The order of offers is the order of the list. */
export class Offer {
  codes = new Int32Array(1024);
  size = 0;
  add(type: number, a = 0, b = 0, c = 0): void {
    if (this.size === this.codes.length) this.grow();
    this.codes[this.size++] = type | (a << A) | (b << B) | (c << C);
  }
  /** One action for each member of a set of at most 32 things, written as the bits of an integer, in rising order. */
  addEach(type: number, a: number, set: number): void {
    if (this.size + 32 > this.codes.length) this.grow();
    const { codes } = this;
    const code = type | (a << A);
    let { size } = this;
    // Written for every bit and kept for the set ones: the processor need not guess which they are.
    for (let b = 0, rest = set; rest !== 0; b++, rest >>>= 1) {
      codes[size] = code | (b << B);
      size += rest & 1;
    }
    this.size = size;
  }
  has(n: Code): boolean {
    for (let i = 0; i < this.size; i++) if (this.codes[i] === n) return true;
    return false;
  }
  private grow(): void {
    const more = new Int32Array(this.codes.length * 4);
    more.set(this.codes);
    this.codes = more;
  }
}

export type Arguments = Readonly<Record<string, Domain>>;

interface ActionType {
  readonly name: string;
  readonly keys: readonly string[];
  readonly domains: readonly Domain[];
}

/** All actions of a game: the one place where integers and tagged objects meet. */
export interface ActionTable {
  readonly types: readonly ActionType[];
  /** The number of a type by its name, for `offer.add(T.place, event, area)`. */
  readonly T: Readonly<Record<string, number>>;
  read(value: unknown): Code | Malformed;
  write(n: Code): Action;
  /** Every code of a type: the whole domain, for the tests of legality. */
  all(type: number): Generator<Code>;
}
export interface Malformed {
  readonly malformed: 'not-an-action' | 'unknown-type' | 'unknown-argument' | 'missing-argument' | 'bad-argument';
  readonly argument?: string;
}
/** What an argument can be: a whole number, or the id of a thing. */
export type ArgumentOf =
  | { readonly least: number; readonly most: number }
  | { readonly thing: string; readonly ids: readonly string[] };
/** Every action of a game with its arguments, for people and programs that speak its protocol. */
export const actionsOf = ({
  types,
}: ActionTable): readonly { readonly type: string; readonly arguments: Readonly<Record<string, ArgumentOf>> }[] =>
  types.map(({ name, keys, domains }) => ({
    type: name,
    arguments: Object.fromEntries(
      domains.map((of, i) => [keys[i], isRange(of) ? { least: of.least, most: of.most } : { thing: of.kind, ids: of.ids }]),
    ),
  }));
export const isMalformed = (read: Code | Malformed): read is Malformed => typeof read !== 'number';

export function actions<const K extends Readonly<Record<string, Arguments>>>(
  spec: K,
): ActionTable & { readonly T: { readonly [type in keyof K]: number } } {
  const types = Object.entries(spec).map(([name, args]): ActionType => {
    const keys = Object.keys(args);
    const domains = Object.values(args);
    if (domains.some((domain, i) => domain.size > (MOST[i] ?? 0)))
      throw new Error(`action '${name}' has an argument that does not fit its code`);
    return { name, keys, domains };
  });
  if (types.length > 64) throw new Error('more than 64 types of action');
  const number = new Map<unknown, number>(types.map(({ name }, i) => [name, i]));
  const T = Object.fromEntries(types.map(({ name }, i) => [name, i])) as { [type in keyof K]: number };

  return {
    types,
    T,
    read(value) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return { malformed: 'not-an-action' };
      const given = new Map<string, unknown>(Object.entries(value));
      const type = number.get(given.get('type'));
      if (type === undefined) return { malformed: 'unknown-type' };
      const { keys, domains } = types[type];
      for (const key of given.keys())
        if (key !== 'type' && !keys.includes(key)) return { malformed: 'unknown-argument', argument: key.slice(0, 40) };
      const at = [0, 0, 0];
      for (let i = 0; i < keys.length; i++) {
        if (!given.has(keys[i])) return { malformed: 'missing-argument', argument: keys[i] };
        at[i] = inside(domains[i], given.get(keys[i]));
        if (at[i] < 0) return { malformed: 'bad-argument', argument: keys[i] };
      }
      return code(type, at[0], at[1], at[2]);
    },
    write(n) {
      const { name, keys, domains } = types[typeOf(n)];
      // A list of legal actions is written for every move: fields set one by one, nothing made besides.
      const action: Record<string, string | number> = { type: name };
      if (keys.length > 0) action[keys[0]] = outside(domains[0], firstOf(n));
      if (keys.length > 1) action[keys[1]] = outside(domains[1], secondOf(n));
      if (keys.length > 2) action[keys[2]] = outside(domains[2], thirdOf(n));
      return action as Action;
    },
    *all(type) {
      const [a = 1, b = 1, c = 1] = types[type].domains.map(domain => domain.size);
      for (let i = 0; i < a; i++) for (let j = 0; j < b; j++) for (let k = 0; k < c; k++) yield code(type, i, j, k);
    },
  };
}
