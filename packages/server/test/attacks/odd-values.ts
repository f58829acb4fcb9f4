import type { Generator } from '@polemos/kernel';
import type { TSchema } from 'typebox';

// What no form of ours would send, for every place of every message that the server describes.

/** As JSON: some of it no program can write by mistake. */
const ODD_TEXTS: readonly string[] = [
  '""',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u202enikias"',
  '"\\ufeff"',
  '"__proto__"',
  '"constructor"',
  '"hasOwnProperty"',
  '"toString"',
  '"\'; drop table person; --"',
  '"%"',
  '"_%_"',
  '"%00"',
  '"../../etc/passwd"',
  '"a\\r\\nBcc: all@example.test"',
  '"{table}"',
  '"\u0130\u0131\u017f"',
  '"\ud83d\ude00"',
  '"a|b,c"',
  '"x y"',
  `"${'x'.repeat(5_000)}"`,
];
const ODD_NUMBERS: readonly string[] = [
  '-1',
  '-0',
  '0.5',
  '1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  '2147483648',
  '4294967296',
  '1e21',
];
const ODD_SHAPES: readonly string[] = [
  'null',
  'true',
  '[]',
  '{}',
  '[[]]',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"length":1e9}',
  `${'['.repeat(99)}${']'.repeat(99)}`,
  `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
  `${'{"a":'.repeat(200)}0${'}'.repeat(200)}`,
  `[${'0,'.repeat(3_000)}0]`,
];
const ODD: readonly string[] = [...ODD_TEXTS, ...ODD_NUMBERS, ...ODD_SHAPES];

type Known = Readonly<Record<string, unknown>>;
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
}

const pick = <T>(chance: Generator, list: readonly T[]): T => list[chance.below(list.length)];

/** What may stand there, as JSON; of fields with a name that is known what is known of it. */
function sound(schema: Schema, chance: Generator, known: Known, name = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf !== undefined) return sound(pick(chance, schema.anyOf), chance, known, name);
  if (Object.hasOwn(known, name) && chance.below(4) > 0) return JSON.stringify(known[name]);
  switch (schema.type) {
    case 'string':
      if (schema.pattern?.includes('0-9]{') === true) return '"1"';
      return JSON.stringify('abcdefghijklmnopqrstuvwxyz'.slice(0, Math.max(schema.minLength ?? 0, 5)));
    case 'integer':
    case 'number':
      return String(schema.minimum ?? 1);
    case 'boolean':
      return chance.below(2) === 0 ? 'true' : 'false';
    case 'null':
      return 'null';
    case 'array':
      return `[${schema.items === undefined ? '' : sound(schema.items, chance, known, name)}]`;
    case 'object':
      return object(schema, (field, of) => sound(of, chance, known, field));
    default:
      return '{}';
  }
}
const object = ({ properties = {} }: Schema, write: (field: string, of: Schema) => string): string =>
  `{${Object.entries(properties)
    .map(([field, of]) => `${JSON.stringify(field)}:${write(field, of)}`)
    .join()}}`;

/** How many places there are in it where something odd may stand; each place also is one. */
function placesOf(schema: Schema): number {
  if (schema.anyOf !== undefined) return 1 + schema.anyOf.reduce((sum, one) => sum + placesOf(one), 0);
  const within = [...Object.values(schema.properties ?? {}), ...(schema.items === undefined ? [] : [schema.items])];
  return 2 + within.reduce((sum, one) => sum + placesOf(one), 0);
}

/** A message that is as it should be but for one place. */
export function oddly(schema: TSchema, chance: Generator, known: Known): string {
  let at = chance.below(placesOf(schema as Schema));
  const write = (of: Schema, name: string): string => {
    if (at-- === 0) return pick(chance, ODD);
    if (of.anyOf !== undefined) {
      const chosen = pick(chance, of.anyOf);
      for (const other of of.anyOf) if (other !== chosen && at >= 0 && at < placesOf(other)) return write(other, name);
      return write(chosen, name);
    }
    if (of.type === 'array' && of.items !== undefined) return `[${write(of.items, name)}]`;
    if (of.properties === undefined) return at-- === 0 ? pick(chance, ODD) : sound(of, chance, known, name);
    const extra = at-- === 0 ? `,${pick(chance, ['"__proto__":{"x":1}', '"extra":1', '"constructor":1', '"\\u0000":1'])}` : '';
    const text = object(of, (field, one) => write(one, field));
    return extra === '' ? text : text.replace(/\}$/, text === '{}' ? `${extra.slice(1)}}` : `${extra}}`);
  };
  return write(schema as Schema, '');
}

/** A piece of an address: sound as a rule. */
export const ODD_PARTS: readonly string[] = [
  '%00',
  'a%00b',
  '%ff',
  '%c0%80',
  '%2e%2e%2f',
  '..',
  '%',
  '__proto__',
  'constructor',
  '%F0%9F%98%80',
  '%E2%80%AE',
  '-1',
  '1e9',
  "'",
  '%25',
  '*',
  'x'.repeat(99),
  'x'.repeat(400),
];
export const ODD_QUERIES: readonly string[] = [
  'since=-1&since=1',
  'since=%00',
  'at=99999999',
  'at=0&seat=__proto__',
  '__proto__[x]=1',
  'constructor=1',
  'game=%ff',
  'after=%F0%9F%98%80',
  'before=9999999999999999',
  'a[]=1&a[]=2',
  'entry=9999999&seat=everybody',
  '=',
  '&&&',
  `x=${'y'.repeat(8_000)}`,
];
/** How a body can be sent that is not meant so. */
export const ODD_TYPES: readonly (readonly [type: string, body: string])[] = [
  ['text/plain', '{}'],
  ['application/x-www-form-urlencoded', 'a=1&__proto__[x]=1'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'],
  ['application/json; charset=utf-16', '{}'],
  ['application/json', ''],
  ['application/json', '\ufeff{}'],
  ['application/json', '{'],
  ['application/json', '"x"'],
  ['application/json', 'NaN'],
  ['application/json;', '{}'],
  ['application/xml', '<a/>'],
  ['*/*', '{}'],
];
