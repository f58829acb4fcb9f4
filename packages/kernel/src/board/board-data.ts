import type { BoardField, BoardValue } from './board.ts';

interface Row {
  [key: string]: unknown;
  readonly source?: string | Readonly<Record<string, string>>;
  readonly fieldSources?: Readonly<Record<string, string>>;
}

/** A field of a row of data, under its own name, with the source that the row gives for it. */
export const printed = (key: string, values: readonly BoardValue[]): BoardField<Row> => ({
  values,
  get: row => row[key] as BoardValue,
  set(row, value) {
    row[key] = value;
  },
  source: row => sourceIn(row, key),
});

/** Where a datum of a row comes from: what the row says of this field, else of all of it. */
export const sourceIn = ({ source = 'reconstructed', fieldSources = {} }: Row, key: string): string =>
  fieldSources[key] ?? (typeof source === 'string' ? source : (source[key] ?? 'reconstructed'));

export const upTo = (most: number, least = 0): readonly number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** The places that no way leads to from the first of them. */
export function unreached(
  places: readonly string[],
  joins: readonly { readonly a: string; readonly b: string }[],
): readonly string[] {
  const near = new Map<string, string[]>();
  for (const { a, b } of joins) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const reached = new Set(places.slice(0, 1));
  for (const place of reached) for (const next of near.get(place) ?? []) reached.add(next);
  return places.filter(place => !reached.has(place));
}
