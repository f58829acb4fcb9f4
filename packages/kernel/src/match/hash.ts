/**
 * A 64-bit hash of plain data, in hexadecimal: equal data, equal hash, in every engine. Not a secret and not for
 * secrets: the hash of a state with hidden things in it must not reach those who may not know them.
 */
export function hashOf(value: unknown): string {
  mix[0] = 0x243f6a88;
  mix[1] = 0x85a308d3;
  walk(value);
  let [a, b] = mix;
  [a, b] = [
    Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35),
    Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35),
  ];
  a ^= a >>> 15;
  b ^= b >>> 15;
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

/** Two words of 32 bits, kept where they need no box of their own. */
const mix = new Int32Array(2);
function word(n: number): void {
  const a = Math.imul(mix[0] ^ n, 0x9e3779b1);
  mix[0] = (a << 13) | (a >>> 19);
  const b = Math.imul(mix[1] ^ n, 0x5f356495);
  mix[1] = (b << 17) | (b >>> 15);
}
function text(s: string): void {
  word(s.length);
  let a = mix[0];
  let b = mix[1];
  for (let i = 0; i < s.length; i++) {
    const n = s.charCodeAt(i);
    a = Math.imul(a ^ n, 0x9e3779b1);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b ^ n, 0x5f356495);
    b = (b << 17) | (b >>> 15);
  }
  mix[0] = a;
  mix[1] = b;
}
/** Most of a state is lists of whole numbers, so both words stay at hand; what is none waits for its turn. */
function list(values: readonly unknown[]): void {
  word(7);
  word(values.length);
  for (let i = 0; i < values.length; i++) {
    i = numbers(values, i);
    if (i < values.length) walk(values[i]);
  }
}
/** Mixes the whole numbers from `i` on; answers where something else stands, or the end. */
function numbers(values: readonly unknown[], from: number): number {
  let a = mix[0];
  let b = mix[1];
  let i = from;
  for (; i < values.length; i++) {
    const value = values[i];
    if (typeof value !== 'number' || (value | 0) !== value) break;
    a = Math.imul(a ^ 1, 0x9e3779b1);
    a = Math.imul(((a << 13) | (a >>> 19)) ^ value, 0x9e3779b1);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b ^ 1, 0x5f356495);
    b = Math.imul(((b << 17) | (b >>> 15)) ^ value, 0x5f356495);
    b = (b << 17) | (b >>> 15);
  }
  mix[0] = a;
  mix[1] = b;
  return i;
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
      if (Array.isArray(value)) return list(value);
      // A typed array hashes like the same numbers in a plain one.
      if (ArrayBuffer.isView(value)) return list(Array.from(value as Uint8Array));
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
