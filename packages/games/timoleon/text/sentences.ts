import type { OfKind } from '@polemos/kernel';
import type { RESULTS } from '../forecast/foresight.ts';
import type { TimoleonEvent } from '../rules/told.ts';
import type { Table } from './words.ts';

// ---- sentences are templates: `{field}` is a field of the event, named in the language; `<field|…>` stands only if the field is
// there and not empty, false or 0, `<!field|…>` only if not. `[field|loses|lose]` agrees with a number or with who it is; a third
// form (`[seat|its|their|his]`) is for a faction that is a man. Before a field may
// stand how it is said: `{at:place}`, `{to:…}`, `{from:…}`, `{of:…}`; `{whose:seat}`; `{n:points:unit}` is so many of a kind, `{one:unit}` a kind
// by one, `{all:unit}` the kind with its article. `{a?b}` is b where there is no a. A field that the event does not have does not compile.

/** What a sentence may say of an event that can be reckoned from it. */
type Derived =
  | 'loser'
  | 'margin'
  | 'date'
  | 'when'
  | 'until'
  | 'added'
  | 'monthly'
  | 'first'
  | 'firstly'
  | 'rest'
  | 'throws'
  | 'cities'
  | 'troops'
  | 'nth'
  | 'himself'
  | 'starved'
  | 'killed'
  | 'captured'
  | 'escapes'
  | 'untold'
  | 'freed'
  | 'natives'
  | 'total'
  | 'folk'
  | 'chased';
type Said<F extends string> = F extends `${string}?${infer Else}`
  ? Else | Said<F extends `${infer First}?${string}` ? First : never>
  : F extends `n:${infer Count}:${string}`
    ? Count extends '1'
      ? never
      : Count
    : F extends `${string}:${infer Field}`
      ? Field
      : F;
type Filled<T extends string> = T extends `${string}{${infer Field}}${infer Rest}` ? Said<Field> | Filled<Rest> : never;
type Asked<T extends string> = T extends `${string}<${infer Field}|${infer Rest}`
  ? (Field extends `!${infer Not}` ? Not : Field) | Asked<Rest>
  : never;
type Agreeing<T extends string> = T extends `${string}[${infer Field}|${infer Rest}` ? Field | Agreeing<Rest> : never;
type FieldOf<E> = E extends unknown ? keyof E | (E extends { readonly secret?: infer S } ? keyof NonNullable<S> : never) : never;
type Kind = TimoleonEvent['kind'];
type Checked<T extends Table> = {
  readonly [K in keyof T]: Exclude<
    Filled<T[K]> | Asked<T[K]> | Agreeing<T[K]>,
    Derived | (K extends Kind ? FieldOf<OfKind<TimoleonEvent, K>> : 'seat')
  > extends never
    ? T[K]
    : { readonly unknown: Exclude<Filled<T[K]> | Asked<T[K]> | Agreeing<T[K]>, Derived | FieldOf<OfKind<TimoleonEvent, Kind>>> };
};
/** One sentence for every kind that the game tells, and for the kernel's own. */
export const told = <const T extends Readonly<Record<Kind | 'sealed', string>>>(sentences: T & Checked<T>): T => sentences;

/** Events that are worth a story, in the order in which they name one. */
export const STORIES = [
  'battle',
  'sea-fight',
  'assault',
  'native-army',
  'natives-move',
  'expedition-arrives',
  'hunger',
] as const satisfies readonly Kind[];
/** One title for each of them. */
export const titled = <const T extends Readonly<Record<(typeof STORIES)[number], string>>>(titles: T & Checked<T>): T => titles;

type ResultKind = keyof typeof RESULTS;
/** One for every result that may be foretold: see `forecast/foresight.ts`. */
export const foretold = (sentences: Readonly<Record<ResultKind, string>>): Readonly<Record<ResultKind, string>> => sentences;
