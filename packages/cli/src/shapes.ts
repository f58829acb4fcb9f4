/** As much of JSON schema as the positions of our games use. */
interface Shape {
  readonly type?: string;
  readonly title?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: Shape | readonly Shape[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly 'x-thing'?: string;
  readonly 'x-by'?: string;
  readonly 'x-group'?: string;
}

/** Of what is in the middle of something, and written by hand by nobody, no more than this. */
const LONGEST = 600;

/** The fields of a game's positions and the ids in them, as a part of docs/positions.md. */
export function shapesOf(name: string, schema: object): string {
  const { properties = {} } = schema as Shape;
  const ids = new Ids();
  const rows = Object.entries(properties).map(([field, shape]) => {
    const told = ids.tell(shape);
    const shown = told.length > LONGEST && shape['x-group'] === 'midway' ? 'as a match wrote it; the schema has its parts' : told;
    return `| \`${field}\` | ${cell(shown)} | ${shape.default === undefined ? '' : `\`${cell(JSON.stringify(shape.default))}\``} |`;
  });
  const lists = ids.all().map(([what, list]) => `- *${what}*: ${list.map(code).join(', ')}`);
  return [`### ${name}`, '', '| field | shape | default |', '| --- | --- | --- |', ...rows, '', ...lists, ''].join('\n');
}
const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (id: unknown): string => `\`${String(id)}\``;

/** Tells shapes in words, and remembers the lists of ids that it has spoken of. */
class Ids {
  /** By name, then by the ids: a thing can have several lists, of which one holds here and another there. */
  private readonly lists = new Map<string, readonly unknown[]>();

  all(): readonly (readonly [string, readonly unknown[]])[] {
    return [...this.lists].toSorted(([a], [b]) => (a < b ? -1 : 1));
  }

  tell(shape: Shape): string {
    const { anyOf, items, properties, enum: values } = shape;
    if (shape['x-thing'] !== undefined && values !== undefined) return this.named(shape['x-thing'], values);
    if (shape['x-by'] !== undefined && properties !== undefined) return this.tellBy(shape['x-by'], properties);
    if (values !== undefined) return values.map(told).join(', ');
    if ('const' in shape) return told(shape.const);
    if (anyOf !== undefined) return distinct(anyOf.map(one => this.tell(one))).join(' or ');
    if (isTuple(items)) return `[${items.map(one => this.tell(one)).join('; ')}]`;
    if (items !== undefined) return `list of ${this.tell(items)}${lengthOf(shape)}`;
    if (properties !== undefined)
      return `{ ${Object.entries(properties)
        .map(([key, one]) => `${code(key)}: ${this.tell(one)}`)
        .join('; ')} }`;
    return plain(shape);
  }

  private tellBy(thing: string, properties: Readonly<Record<string, Shape>>): string {
    const values = Object.values(properties);
    const key = this.named(thing, Object.keys(properties));
    if (values.every(isRange)) return `{ ${key}: ${plain(widest(values))} }`;
    const shapes = distinct(values.map(one => this.tell(one)));
    return shapes.length === 1 ? `{ ${key}: ${shapes[0]} }` : this.tell({ properties });
  }

  private named(thing: string, ids: readonly unknown[]): string {
    const same = (list: readonly unknown[] | undefined): boolean => list?.toSorted().join() === ids.toSorted().join();
    for (let n = 1; ; n++) {
      const name = n === 1 ? thing : `${thing} ${n}`;
      if (!this.lists.has(name)) this.lists.set(name, ids);
      if (same(this.lists.get(name))) return `*${name}*`;
    }
  }
}

const told = (value: unknown): string => code(typeof value === 'string' ? value : JSON.stringify(value));
const distinct = (all: readonly string[]): readonly string[] => [...new Set(all)];
const isTuple = (items: Shape['items']): items is readonly Shape[] => Array.isArray(items);
const isRange = ({ type, minimum, maximum }: Shape): boolean =>
  type === 'integer' && minimum !== undefined && maximum !== undefined;
/** Of each id there may be its own most: the schema says it. */
const widest = (ranges: readonly Shape[]): Shape => ({
  ...ranges[0],
  minimum: Math.min(...ranges.map(({ minimum = 0 }) => minimum)),
  maximum: Math.max(...ranges.map(({ maximum = 0 }) => maximum)),
});
function plain({ type = 'anything', minimum, maximum, multipleOf }: Shape): string {
  if (type === 'boolean') return '`true`, `false`';
  if (type === 'null') return '`null`';
  if (type !== 'integer' && type !== 'number') return type === 'object' ? 'an object' : type;
  const range = minimum === undefined && maximum === undefined ? 'a whole number' : `${minimum ?? '−∞'} … ${maximum ?? '∞'}`;
  return `${range.replaceAll('-', '−')}${multipleOf === undefined || multipleOf === 1 ? '' : ` in steps of ${multipleOf}`}`;
}
function lengthOf({ minItems, maxItems }: Shape): string {
  if (minItems === undefined && maxItems === undefined) return '';
  if (minItems === maxItems) return `, exactly ${minItems}`;
  return maxItems === undefined ? `, at least ${minItems}` : `, at most ${maxItems}`;
}
