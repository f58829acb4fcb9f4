/**
 * A 64-bit hash of plain data, in hexadecimal: equal data, equal hash, in every engine. Not a secret and not for
 * secrets: the hash of a state with hidden things in it must not reach those who may not know them.
 */
export function hashOf(value: unknown): string {
  mix.a = 0x243f6a88;
  mix.b = 0x85a308d3;
  walk(value);
  let a = Math.imul(mix.a ^ (mix.a >>> 16), 0x85ebca6b) ^ Math.imul(mix.b ^ (mix.b >>> 13), 0xc2b2ae35);
  let b = Math.imul(mix.b ^ (mix.b >>> 16), 0x85ebca6b) ^ Math.imul(mix.a ^ (mix.a >>> 13), 0xc2b2ae35);
  a ^= a >>> 15;
  b ^= b >>> 15;
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

const mix = { a: 0, b: 0 };
function word(n: number): void {
  mix.a = Math.imul(mix.a ^ n, 0x9e3779b1);
  mix.a = (mix.a << 13) | (mix.a >>> 19);
  mix.b = Math.imul(mix.b ^ n, 0x5f356495);
  mix.b = (mix.b << 17) | (mix.b >>> 15);
}
function text(s: string): void {
  word(s.length);
  for (let i = 0; i < s.length; i++) word(s.charCodeAt(i));
}
/** A typed array hashes like the same numbers in a plain one. Most of a state is such lists, so both words stay at hand. */
function list(values: ArrayLike<unknown>): void {
  word(7);
  word(values.length);
  let { a, b } = mix;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (typeof value === 'number' && (value | 0) === value) {
      a = Math.imul(a ^ 1, 0x9e3779b1);
      a = Math.imul(((a << 13) | (a >>> 19)) ^ value, 0x9e3779b1);
      a = (a << 13) | (a >>> 19);
      b = Math.imul(b ^ 1, 0x5f356495);
      b = Math.imul(((b << 17) | (b >>> 15)) ^ value, 0x5f356495);
      b = (b << 17) | (b >>> 15);
    } else {
      mix.a = a;
      mix.b = b;
      walk(value);
      ({ a, b } = mix);
    }
  }
  mix.a = a;
  mix.b = b;
}
function walk(value: unknown): void {
  switch (typeof value) {
    case 'number':
      if ((value | 0) === value) {
        word(1);
        word(value);
      } else text(`n${value}`);
      return;
    case 'string':
      word(2);
      text(value);
      return;
    case 'boolean':
      word(value ? 3 : 4);
      return;
    case 'undefined':
      word(5);
      return;
    case 'object': {
      if (value === null) return word(6);
      if (Array.isArray(value) || ArrayBuffer.isView(value)) return list(value as ArrayLike<unknown>);
      // Locals are made in different places: the order of their fields must not matter.
      word(8);
      for (const key of Object.keys(value).sort()) {
        text(key);
        walk((value as Record<string, unknown>)[key]);
      }
      return;
    }
    default:
      throw new Error(`a state holds a ${typeof value}`);
  }
}
