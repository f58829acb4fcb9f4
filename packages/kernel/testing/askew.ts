import type { Generator } from '../src/index.ts';
import { type Json, placesOf } from './places.ts';

/** What looks like a number, an id or a word of ours to whoever does not look twice. */
const ALMOST: readonly Json[] = [
  ...['NaN', 'Infinity', '-0', '1', '0x10', '1e3', 'true', 'null', 'undefined', '[object Object]', '٣', '１', '½'],
  ...['\u202esparta', 'spar\u0301ta', '\ud800', 'athens\u0000', '\ufeff', '𝕬thens', 'ς'.repeat(300), `${'0'.repeat(70_000)}`],
  ...[-0, 0.1, 1e-7, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 511, 512, -2],
  ...[{ length: 3 }, { 0: 'sparta', 1: 'athens', length: 2 }, [[[]]], [{}], [null, null], { '': 1 }, { toJSON: 1 }],
];
/** Keys that every object answers to, or a list does. */
const MEMBERS = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length', 'at', '0', '-1', '', 'then', 'toJSON'];

type Holder = Record<string, Json>;
const isTable = (value: Json): value is Holder => typeof value === 'object' && value !== null && !Array.isArray(value);
const copyOf = <T extends Json>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Every id that stands somewhere in a position, as a key or as a value. */
function idsIn(places: readonly (readonly [Holder, string])[]): readonly string[] {
  const ids = new Set<string>();
  for (const [holder, key] of places) {
    if (!Array.isArray(holder)) ids.add(key);
    if (typeof holder[key] === 'string') ids.add(holder[key]);
  }
  return [...ids];
}

/** One thing put askew: most are of the right shape and say what no match has come to. */
function push(position: Holder, other: Holder, foreign: Holder, phases: readonly string[], random: Generator): void {
  const pick = <T>(from: readonly T[]): T => from[random.below(from.length)];
  const places = placesOf(position);
  if (places.length === 0) return;
  const [holder, key] = pick(places);
  const value = holder[key];
  switch (random.below(16)) {
    case 0:
    case 1:
      // A moment of the match under the name of another one: half of a procedure, or none of it.
      if (phases.length > 0) position.phase = pick(phases);
      break;
    case 2:
      if (random.below(2) === 0) delete position.stack;
      else if (other.stack !== undefined) position.stack = copyOf(other.stack);
      break;
    case 3: {
      const { stack } = position;
      if (!Array.isArray(stack) || stack.length === 0) break;
      const at = random.below(stack.length);
      const frame = stack[at];
      if (random.below(3) === 0) stack.splice(at, 1);
      else if (random.below(2) === 0) stack.splice(random.below(stack.length + 1), 0, copyOf(frame));
      else if (isTable(frame)) frame.at = (Number(frame.at) || 0) + random.below(5) - 2;
      break;
    }
    case 4:
      holder[key] = pick(ALMOST);
      break;
    case 5:
      if (Array.isArray(holder)) holder.push(copyOf(value));
      else
        Object.defineProperty(holder, pick(MEMBERS), {
          value: copyOf(value),
          enumerable: true,
          configurable: true,
          writable: true,
        });
      break;
    case 6:
    case 7: {
      // A thing in two places: an entry of one list stands in another too.
      const lists = places.map(([from, at]) => from[at]).filter(one => Array.isArray(one));
      const from = lists.filter(one => one.length > 0);
      if (from.length > 0) pick(lists).push(copyOf(pick(pick(from))));
      break;
    }
    case 8:
    case 9: {
      const ids = idsIn(places);
      if (typeof value === 'string') holder[key] = pick(ids);
      else if (!Array.isArray(holder)) holder[pick(ids)] = copyOf(value);
      break;
    }
    case 10: {
      const [to, at] = pick(places);
      if (to !== holder && typeof to[at] === typeof value) [holder[key], to[at]] = [copyOf(to[at]), copyOf(value)];
      break;
    }
    case 11: {
      const name = pick(Object.keys(foreign));
      position[name] = copyOf(foreign[name]);
      break;
    }
    case 12:
      if (Array.isArray(value)) holder[key] = random.below(2) === 0 ? value.toReversed() : { ...value };
      else if (isTable(value)) holder[key] = random.below(2) === 0 ? {} : Object.entries(value);
      break;
    default: {
      const numbers = places.filter(([from, at]) => typeof from[at] === 'number');
      for (let n = 1 + random.below(6); n > 0 && numbers.length > 0; n--) {
        const [at, name] = pick(numbers);
        at[name] = (at[name] as number) + pick([-2, -1, 1, 2, 9]);
      }
    }
  }
}

/**
 * A position with one to four things askew, beside those of `wrong`: nested things exchanged, entries doubled, fields of another scenario,
 * another phase, half of a stack, numbers and ids that are almost right.
 */
export function askew(position: object, other: object, foreign: object, phases: readonly string[], random: Generator): Json {
  const copy = copyOf(position as Holder);
  for (let n = 1 + random.below(4); n > 0; n--) push(copy, other as Holder, foreign as Holder, phases, random);
  return copy;
}
