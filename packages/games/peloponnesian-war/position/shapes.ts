import { SPACE } from '../rules/terms/board.ts';
import { isPersian, NO_SIDE, SIDES, sideOf, UNIT } from '../rules/terms/units.ts';

// The shapes of ids, tables and sets in a position: what its schema and the editor are made of.

interface Ids {
  readonly kind: string;
  readonly ids: readonly string[];
}
export const idShape = ({ kind, ids }: Ids) => ({
  type: 'string',
  enum: ids,
  description: `the id of a ${kind}`,
  'x-thing': kind,
});
export const nullable = (shape: object) => ({ anyOf: [shape, { type: 'null' }] });
export const byShape = (of: Ids, shape: object) => ({
  type: 'object',
  properties: Object.fromEntries(of.ids.map(id => [id, shape])),
  'x-by': of.kind,
  additionalProperties: false,
});
export const row = (properties: Readonly<Record<string, object>>, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
/** Under whose name an editor shows each of them. */
export const ofSides = ({ ids }: Ids, sideOf: (index: number) => number) => ({
  'x-sides': Object.fromEntries(ids.map((id, i) => [id, SIDES[sideOf(i)] ?? 'persia'])),
});
export const units = {
  ...byShape(UNIT, { type: 'integer', minimum: 0, maximum: 40 }),
  ...ofSides(UNIT, kind => (isPersian(kind) ? NO_SIDE : sideOf(kind))),
  description: 'SP by kind',
};
export const word = (words: readonly string[]) => ({ type: 'string', enum: words });
export const spaces = { type: 'array', items: idShape(SPACE) };
