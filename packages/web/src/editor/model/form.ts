/** A JSON schema, as far as positions use it. */
interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema | readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly default?: unknown;
  readonly 'x-thing'?: string;
  readonly 'x-by'?: string;
  readonly 'x-sides'?: Readonly<Record<string, string>>;
  readonly 'x-group'?: string;
  readonly 'x-follows'?: readonly string[];
}

/** One of the things that a value may be: an id with its kind, where it has one. */
export interface Item {
  readonly id: string;
  readonly thing: string | null;
}
/** Whose each of the ids is, where it is always somebody's. */
type Sides = Readonly<Record<string, string>>;
/** What a value of a position is, without the length of its schema: an editor is laid out from this. */
export type Node =
  /** `step`: what it is a multiple of. */
  | { readonly is: 'number'; readonly least: number; readonly most: number; readonly step: number }
  | { readonly is: 'flag' }
  /** One of these; or null, or nothing at all, where it may be so. */
  | { readonly is: 'one'; readonly items: readonly Item[]; readonly nullable: boolean }
  | { readonly is: 'list'; readonly of: Node; readonly fixed: boolean }
  | { readonly is: 'by'; readonly thing: string; readonly ids: readonly string[]; readonly of: Node; readonly sides: Sides }
  | { readonly is: 'row'; readonly fields: Readonly<Record<string, Node>>; readonly required: readonly string[] }
  /** As a match wrote it: not for editing by hand. */
  | { readonly is: 'other' };

export interface Field {
  readonly name: string;
  readonly title: string;
  readonly group: string;
  readonly node: Node;
  /** It is what remains of these: told before, it does not hold when they have changed. */
  readonly follows: readonly string[];
}

/** What an editor needs of the schema of a game's positions. */
export const formOf = (schema: object): readonly Field[] =>
  Object.entries((schema as Schema).properties ?? {}).map(([name, field]) => ({
    name,
    title: field.title ?? name,
    group: field['x-group'] ?? 'progress',
    node: nodeOf(field),
    follows: field['x-follows'] ?? [],
  }));

const LARGE = 9999;
const OTHER: Node = { is: 'other' };

function nodeOf(schema: Schema): Node {
  const one = oneOf(schema);
  if (one !== null) return one;
  if (schema.type === 'integer')
    return { is: 'number', least: schema.minimum ?? -LARGE, most: schema.maximum ?? LARGE, step: schema.multipleOf ?? 1 };
  if (schema.type === 'boolean') return { is: 'flag' };
  if (schema.type === 'array') return listOf(schema);
  if (schema.type !== 'object' && schema.properties === undefined) return OTHER;
  const thing = schema['x-by'];
  if (thing === undefined) return rowOf(schema);
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return OTHER;
  const of = nodeOf(properties[0][1]);
  // Each has a choice of its own: the strategies of Athens are not those of Sparta.
  if (of.is === 'one' && properties.some(([, one]) => idsOf(one) !== idsOf(properties[0][1]))) return rowOf(schema);
  return { is: 'by', thing, ids: properties.map(([id]) => id), of, sides: schema['x-sides'] ?? {} };
}
const idsOf = (schema: Schema): string => JSON.stringify(oneOf(schema));

function listOf({ items, minItems }: Schema): Node {
  if (items === undefined || Array.isArray(items)) return OTHER;
  const of = nodeOf(items as Schema);
  return of.is === 'other' ? OTHER : { is: 'list', of, fixed: minItems !== undefined && minItems > 0 };
}

function rowOf({ properties = {}, required = [] }: Schema): Node {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, nodeOf(field)]));
  return Object.keys(fields).length === 0 ? OTHER : { is: 'row', fields, required };
}

/** Ids, words and null in whatever nesting a schema has written them; null where it is something else. */
function oneOf(schema: Schema): Node | null {
  const items: Item[] = [];
  let nullable = false;
  const walk = (at: Schema, of: string | null): boolean => {
    const thing = at['x-thing'] ?? of;
    if (at.type === 'null' || at.const === null) nullable = true;
    else if (typeof at.const === 'string') items.push({ id: at.const, thing });
    else if (at.enum !== undefined)
      for (const id of at.enum) id === null ? (nullable = true) : items.push({ id: String(id), thing });
    else if (at.anyOf !== undefined) return at.anyOf.every(one => walk(one, thing));
    else return false;
    return true;
  };
  return walk(schema, null) && items.length > 0 ? { is: 'one', items, nullable } : null;
}
