import type { Things } from '../game/things.ts';
import type { Face } from './face.ts';

/** How one value of a state stands in a position: its JSON schema and both directions. */
export interface Kind<V, J> {
  readonly shape: object;
  write(value: V): J;
  read(given: J): V;
}

/** Says what cannot be, with the place below the field: `''` or `/thebes`. */
export type Report = (at: string, what: string) => void;

/**
 * One declaration of a field: what the state keeps for it and how that is empty, its schema, how it is written and how it is read.
 * `undefined` is left out of a position.
 */
export interface Field<S, J> {
  readonly keeps: S;
  readonly shape: object;
  write(state: S): J | undefined;
  read(state: S, given: J, report: Report): void;
}
// biome-ignore lint/suspicious/noExplicitAny: a list of fields has values of every kind
type AnyField = Field<any, any>;
export type Fields = Readonly<Record<string, AnyField>>;

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type KeptBy<F> = F extends { readonly keeps: infer S } ? S : never;
/** What a state keeps for these fields. */
export type StateOf<F extends Fields> = { [K in keyof Intersection<KeptBy<F[keyof F]>>]: Intersection<KeptBy<F[keyof F]>>[K] };
/** A position of these fields, all of them told. */
export type JsonOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<never, infer J> ? J : JsonIn<F[K]> };
/** A position as somebody writes it by hand: anything may be left out. */
export type GivenOf<F extends Fields> = Sketch<JsonOf<F>>;
type Sketch<T> = T extends readonly unknown[] ? T : T extends object ? { readonly [K in keyof T]?: Sketch<T[K]> } : T;
type JsonIn<F> = F extends { write(state: never): infer J } ? Exclude<J, undefined> : never;

// ---- kinds of values

export const whole = (least: number, most: number, description?: string): Kind<number, number> => ({
  shape: { type: 'integer', minimum: least, maximum: most, ...(description === undefined ? {} : { description }) },
  write: value => value,
  read: given => given,
});
export const flag: Kind<boolean, boolean> = { shape: { type: 'boolean' }, write: value => value, read: given => given };
/** A flag that the state keeps as 0 or 1. */
export const bit: Kind<number, boolean> = {
  shape: { type: 'boolean' },
  write: value => value === 1,
  read: given => (given ? 1 : 0),
};
/** A number that is told as so much more: a column from 1 that is kept from 0. */
export const shifted = ({ shape, write, read }: Kind<number, number>, by: number): Kind<number, number> => ({
  shape,
  write: value => write(value + by),
  read: given => read(given) - by,
});
/** The id of a thing, or the name of a state outside of them: `{ delphi: NOBODY }`. */
export function idOf<I extends string, O extends string = never>(
  of: Things<I>,
  others: Readonly<Record<O, number>> = {} as Readonly<Record<O, number>>,
): Kind<number, I | O> {
  const ids = { enum: of.ids, 'x-thing': of.kind };
  const names = Object.keys(others) as O[];
  const numbers = Object.values<number>(others);
  return {
    shape: names.length === 0 ? { type: 'string', ...ids } : { anyOf: [{ type: 'string', ...ids }, { enum: names }] },
    write: value => (numbers.includes(value) ? names[numbers.indexOf(value)] : of.ids[value]),
    read: given => (Object.hasOwn(others, given) ? others[given as O] : of.at(given)),
  };
}
/** One of some words, kept as its place among them. */
export const oneOf = (words: readonly string[], description?: string): Kind<number, string> => ({
  shape: { type: 'string', enum: words, ...(description === undefined ? {} : { description }) },
  write: value => words[value],
  read: given => words.indexOf(given),
});
/** One of two words, kept as a flag: the second is true. */
export const either = (no: string, yes: string): Kind<boolean, string> => ({
  shape: { type: 'string', enum: [no, yes] },
  write: value => (value ? yes : no),
  read: given => given === yes,
});
/** Null for what is kept as `none`. */
export const orNull = <J>({ shape, write, read }: Kind<number, J>, none = -1): Kind<number, J | null> => ({
  shape: { anyOf: [shape, { type: 'null' }] },
  write: value => (value === none ? null : write(value)),
  read: given => (given === null ? none : read(given)),
});

// ---- fields

/** What a field is called and means: see `Face`. */
export interface Told {
  readonly face: Face;
  readonly about?: string;
}
const said = (shape: object, { face: [title, group, otherwise], about }: Told): object => ({
  ...shape,
  title,
  'x-group': group,
  ...(about === undefined ? {} : { description: about }),
  ...(otherwise === undefined ? {} : { default: otherwise }),
});
const closed = (properties: Readonly<Record<string, object>>, by: string): object => ({
  type: 'object',
  properties,
  'x-by': by,
  additionalProperties: false,
});
const keyed = (of: Things, shape: object): object => closed(Object.fromEntries(of.ids.map(id => [id, shape])), of.kind);
type Keeps<K extends string, V> = { [key in K]: V };
const keep = <K extends string, V>(key: K, value: V): Keeps<K, V> => ({ [key]: value }) as Keeps<K, V>;

/** One value. */
export const value = <K extends string, V, J>(key: K, kind: Kind<V, J>, empty: V, told: Told): Field<Keeps<K, V>, J> => ({
  keeps: keep(key, empty),
  shape: said(kind.shape, told),
  write: state => kind.write(state[key]),
  read(state, given) {
    state[key] = kind.read(given);
  },
});

/** A table by thing. With `absent` the things that have this value are not told, and all that is not told has it. */
export function by<K extends string, I extends string, J, V extends number | boolean = number>(
  key: K,
  of: Things<I>,
  kind: Kind<V, J>,
  empty: V | readonly V[],
  told: Told & { readonly absent?: V },
): Field<Keeps<K, V[]>, Readonly<Record<I, J>>> {
  return {
    keeps: keep(key, typeof empty === 'object' ? empty.slice() : new Array<V>(of.size).fill(empty)),
    shape: said(keyed(of, kind.shape), told),
    write(state) {
      const written: Partial<Record<I, J>> = {};
      const list = state[key];
      for (let i = 0; i < of.size; i++) if (list[i] !== told.absent) written[of.ids[i]] = kind.write(list[i]);
      return written as Record<I, J>;
    },
    read(state, given) {
      if (told.absent !== undefined) state[key].fill(told.absent);
      for (const [id, one] of Object.entries<J>(given)) state[key][of.at(id)] = kind.read(one);
    },
  };
}

/** A table by two things, told row by row. Values that are `absent` are not told; what a told row leaves out is `rest`. */
export function table<K extends string, R extends string, C extends string, J>(
  key: K,
  [rows, columns]: readonly [Things<R>, Things<C>],
  kind: Kind<number, J>,
  empty: number,
  told: Told & { readonly absent?: number; readonly rest?: number; readonly at?: (row: number, column: number) => number },
): Field<Keeps<K, number[]>, Readonly<Record<R, Readonly<Record<C, J>>>>> {
  const { absent, rest = absent, at = (row, column) => row * columns.size + column } = told;
  return {
    keeps: keep(key, new Array<number>(rows.size * columns.size).fill(empty)),
    shape: said(keyed(rows, keyed(columns, kind.shape)), told),
    write(state) {
      const list = state[key];
      return Object.fromEntries(
        rows.ids.flatMap((id, row) => {
          const told = columns.ids.flatMap((one, column) =>
            list[at(row, column)] === absent ? [] : [[one, kind.write(list[at(row, column)])]],
          );
          return told.length === 0 ? [] : [[id, Object.fromEntries(told)]];
        }),
      ) as Record<R, Record<C, J>>;
    },
    read(state, given) {
      for (const [id, row] of Object.entries<Readonly<Record<string, J>>>(given)) {
        if (rest !== undefined) for (let column = 0; column < columns.size; column++) state[key][at(rows.at(id), column)] = rest;
        for (const [one, what] of Object.entries(row)) state[key][at(rows.at(id), columns.at(one))] = kind.read(what);
      }
    },
  };
}

/** A set of things, kept as the bits of an integer and told as a list. */
export const marks = <K extends string, I extends string>(
  key: K,
  of: Things<I>,
  told: Told,
): Field<Keeps<K, number>, readonly I[]> => ({
  keeps: keep<K, number>(key, 0),
  shape: said({ type: 'array', items: { type: 'string', enum: of.ids, 'x-thing': of.kind }, uniqueItems: true }, told),
  write: state => of.ids.filter((_, i) => (state[key] & (1 << i)) !== 0),
  read(state, given) {
    state[key] = given.reduce<number>((set, id) => set | (1 << of.at(id)), 0) as Keeps<K, number>[K];
  },
});

/** A list of any length. */
export const list = <K extends string, J>(
  key: K,
  kind: Kind<number, J>,
  told: Told,
): Field<Keeps<K, number[]>, readonly J[]> => ({
  keeps: keep(key, []),
  shape: said({ type: 'array', items: kind.shape }, told),
  write: state => state[key].map(kind.write),
  read(state, given) {
    state[key] = given.map(kind.read);
  },
});

/** Flags by name, told as the list of those that are set: readings of a rulebook. */
export const switches = <K extends string>(
  of: Readonly<Record<string, K>>,
  told: Told,
): Field<Keeps<K, boolean>, readonly string[]> => ({
  keeps: Object.fromEntries(Object.values(of).map(key => [key, false])) as Keeps<K, boolean>,
  shape: said({ type: 'array', items: { type: 'string', enum: Object.keys(of) }, uniqueItems: true }, told),
  write: state => Object.entries(of).flatMap(([id, key]) => (state[key] ? [id] : [])),
  read(state, given) {
    for (const [id, key] of Object.entries(of)) state[key] = given.includes(id) as Keeps<K, boolean>[K];
  },
});

/** Several fields under one name. */
export function group<F extends Fields>(fields: F, told: Told): Field<StateOf<F>, JsonOf<F>> {
  const entries = Object.entries(fields);
  return {
    keeps: Object.assign({}, ...entries.map(([, field]) => field.keeps)),
    shape: said(
      {
        type: 'object',
        properties: Object.fromEntries(entries.map(([name, field]) => [name, field.shape])),
        additionalProperties: false,
      },
      told,
    ),
    write: state => writeAll(fields, state) as JsonOf<F>,
    read(state, given, report) {
      readAll(fields, state, given as Readonly<Record<string, unknown>>, report);
    },
  };
}

/** What a state keeps otherwise than it is told: the pieces of the position that tell it say which they are of. */
export const part = <S, J>(
  told: Told & { readonly shape: object; write(state: S): J | undefined; read?(state: S, given: J, report: Report): void },
): Field<S, J> => ({
  keeps: {} as S,
  shape: said(told.shape, told),
  write: state => told.write(state),
  read: (state, given, report) => told.read?.(state, given, report),
});

// ---- all fields of a game

const isList = (one: unknown): one is { slice(): unknown } => Array.isArray(one) || ArrayBuffer.isView(one);

/** The empty state of all fields, with lists of its own. */
export function emptyOf<F extends Fields>(fields: F): StateOf<F> {
  const kept: Record<string, unknown> = Object.assign({}, ...Object.values(fields).map(({ keeps }) => keeps));
  return Object.fromEntries(Object.entries(kept).map(([key, one]) => [key, isList(one) ? one.slice() : one])) as StateOf<F>;
}
export function writeAll(fields: Fields, state: object): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const name in fields) {
    const one: unknown = fields[name].write(state);
    if (one !== undefined) written[name] = one;
  }
  return written;
}
/** In the order of the declaration: what builds on other fields stands after them. */
export function readAll(fields: Fields, state: object, given: Readonly<Record<string, unknown>>, report: Report): void {
  for (const name in fields)
    if (given[name] !== undefined) fields[name].read(state, given[name], (at, what) => report(`/${name}${at}`, what));
}
