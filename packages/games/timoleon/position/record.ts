import type { Kind, Things } from '@polemos/kernel';

/** Records of numbers in a state, told by name: one declaration gives shape, writing and reading. */

// biome-ignore lint/suspicious/noExplicitAny: a record has values of every kind
type Kinds = Readonly<Record<string, Kind<number, any>>>;
type Told<K extends Kinds> = { readonly [key in keyof K]: K[key] extends Kind<number, infer J> ? J : never };

/** A record whose keys are told as they are kept; a key that has what `absent` says is not told. */
export function record<K extends Kinds>(
  kinds: K,
  absent: Readonly<{ [key in keyof K]?: number }> = {} as Readonly<{ [key in keyof K]?: number }>,
): Kind<Record<keyof K, number>, Told<K>> {
  const keys: readonly (keyof K & string)[] = Object.keys(kinds);
  return {
    shape: closed(
      Object.fromEntries(keys.map(key => [key, kinds[key].shape])),
      keys.filter(key => !(key in absent)),
    ),
    write: kept =>
      Object.fromEntries(keys.flatMap(key => (kept[key] === absent[key] ? [] : [[key, kinds[key].write(kept[key])]]))) as Told<K>,
    read: given =>
      Object.fromEntries(
        keys.map(key => [key, given[key] === undefined ? (absent[key] ?? 0) : kinds[key].read(given[key])]),
      ) as Record<keyof K, number>,
  };
}
/** A set of things, kept as the bits of an integer and told as a list. */
export const setOf = (of: Things): Kind<number, readonly string[]> => ({
  shape: listOf(idShape(of)),
  write: bits => of.ids.filter((_, i) => (bits & (1 << i)) !== 0),
  read: given => given.reduce((bits, id) => bits | (1 << of.at(id)), 0),
});

// ---- shapes of what is told otherwise than it is kept

export const idShape = (of: { readonly kind: string; readonly ids: readonly string[] }, description?: string): object => ({
  type: 'string',
  enum: of.ids,
  'x-thing': of.kind,
  ...(description === undefined ? {} : { description }),
});
export const wordShape = (words: readonly string[], description?: string): object => ({
  type: 'string',
  enum: words,
  ...(description === undefined ? {} : { description }),
});
export const countShape: object = { type: 'integer', minimum: 0, maximum: 999 };
export const flagShape: object = { type: 'boolean' };
export const numberShape: object = { type: 'integer', minimum: -9_999, maximum: 9_999 };
export const listOf = (items: object): object => ({ type: 'array', items });
export const nullable = (shape: object): object => ({ anyOf: [shape, { type: 'null' }] });
/** An object with these keys and no other; those that must be there are named, or all are. */
export const closed = (
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = Object.keys(properties),
): object => ({ type: 'object', properties, required, additionalProperties: false });
/** By thing: not every one must be there, and no other. */
export const byThing = (of: Things, shape: object): object => ({
  type: 'object',
  properties: Object.fromEntries(of.ids.map(id => [id, shape])),
  'x-by': of.kind,
  additionalProperties: false,
});
