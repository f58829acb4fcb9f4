import type { Fault } from '../game/game.ts';

/** What a JSON schema says against a value, as its validators tell it. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
  readonly message: string;
}
const MOST_FAULTS = 10;

/** One fault for each place of a position that is wrong, with what would be right there: "one of sparta, athens". */
export function faultsOf(errors: Iterable<SchemaError>): readonly Fault[] {
  const places = new Map<string, SchemaError[]>();
  for (const error of errors) {
    if (error.keyword === 'additionalProperties') continue; // told again of each property, with its place
    places.set(error.instancePath, [...(places.get(error.instancePath) ?? []), error]);
  }
  return [...places].slice(0, MOST_FAULTS).map(([at, told]) => ({ at: at === '' ? 'position' : at, what: reasonOf(told) }));
}

function reasonOf(told: readonly SchemaError[]): string {
  if (told.some(({ keyword }) => keyword === 'boolean')) return 'no such field';
  const allowed = told.flatMap(({ params }) => allowedBy(params));
  if (allowed.length > 0) return `one of ${[...new Set(allowed)].join(', ')}`;
  return (told.find(({ keyword }) => keyword !== 'anyOf') ?? told[0]).message;
}
const allowedBy = (params: object): readonly string[] =>
  'allowedValue' in params
    ? [String(params.allowedValue)]
    : 'allowedValues' in params && Array.isArray(params.allowedValues)
      ? params.allowedValues.map(String)
      : [];
