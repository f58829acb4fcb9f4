import { isWhole } from './whole.ts';
/** One kind of thing with ids outside (`'thebes'`) and indices inside (7). The border between both is this table. */
export interface Things<I extends string = string> {
  readonly kind: string;
  readonly ids: readonly I[];
  readonly size: number;
  /** The index of an id, or -1. */
  find(id: unknown): number;
  /** The index of an id that must exist: ours to get right, so a wrong one throws. */
  at(id: string): number;
}

export function things<const I extends string>(kind: string, ids: readonly I[]): Things<I> {
  const index = new Map<unknown, number>(ids.map((id, i) => [id, i]));
  if (index.size !== ids.length) throw new Error(`two ${kind}s with the same id`);
  return {
    kind,
    ids,
    size: ids.length,
    find: id => index.get(id) ?? -1,
    at(id) {
      const found = index.get(id);
      if (found === undefined) throw new Error(`no ${kind} '${id}'`);
      return found;
    },
  };
}

/** Whole numbers from `least` to `most`, as an argument of an action. */
export interface Range {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly size: number;
}
export const range = (least: number, most: number): Range => ({ kind: 'number', least, most, size: most - least + 1 });

export type Domain = Things | Range;
export const isRange = (domain: Domain): domain is Range => 'least' in domain;

/** What stands outside for an index of a domain: an id, or the number itself. */
export const outside = (domain: Domain, index: number): string | number =>
  isRange(domain) ? domain.least + index : domain.ids[index];

/** The index of what came from outside, or -1. */
export function inside(domain: Domain, value: unknown): number {
  if (!isRange(domain)) return domain.find(value);
  return isWhole(value, domain.least, domain.most) ? value - domain.least : -1;
}
