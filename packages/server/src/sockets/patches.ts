/**
 * What a move has changed, written as `client/delta.ts` reads it. One of these serves all who are told of a move: what
 * several have before them alike, the same object before and the same after, is compared and written once.
 */
export class Patches {
  private readonly known: Known[] = [];

  /** From one to the other as JSON; empty when nothing is different. Both are plain data, as JSON knows it. */
  between(before: unknown, after: unknown): string {
    if (before === after) return '';
    if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return `[${written(after)}]`;
    const { known } = this;
    for (let i = 0; i < known.length; i++) if (known[i].after === after && known[i].before === before) return known[i].text;
    const made = { before, after, text: '' };
    if (known.length < REMEMBERED) known.push(made);
    made.text = Array.isArray(after) ? this.places(before as unknown as unknown[], after) : this.fields(before, after);
    return made.text;
  }

  private fields(before: Fields, after: Fields): string {
    let text = '';
    let kept = 0;
    for (const key in after) {
      const now = after[key];
      const then = before[key];
      if (then !== undefined || key in before) kept++;
      if (now === then) continue;
      const part = now === undefined ? 'null' : this.between(then, now);
      if (part !== '') text += (text === '' ? '{' : ',') + named(key) + part;
    }
    // Mostly the same names stand there again: then there is nothing to look for.
    for (const _ in before) kept--;
    if (kept < 0) for (const key in before) if (!(key in after)) text += `${text === '' ? '{' : ','}${named(key)}null`;
    return text === '' ? '' : `${text}}`;
  }

  private places(before: readonly unknown[], after: readonly unknown[]): string {
    const { length } = after;
    if (before.length !== length) return `[${JSON.stringify(after)}]`;
    // Most lists are of numbers, and most numbers are what they were: such lists are run through by a loop that sees nothing else.
    if (typeof after[0] === 'number') return numbers(before as readonly number[], after as readonly number[]);
    let text = '';
    let changed = 0;
    for (let i = 0; i < length; i++) {
      if (before[i] === after[i]) continue;
      const part = this.between(before[i], after[i]);
      if (part === '') continue;
      text += `${text === '' ? '{' : ','}"${i}":${part}`;
      changed++;
    }
    if (changed * 4 > length + 4) return `[${JSON.stringify(after)}]`;
    return text === '' ? '' : `${text}}`;
  }
}

/** A place with its number is longer than a value: past a quarter the list itself is shorter. */
function numbers(before: readonly number[], after: readonly number[]): string {
  const { length } = after;
  let i = 0;
  while (i < length && before[i] === after[i]) i++;
  if (i === length) return '';
  let text = '';
  let changed = 0;
  for (; i < length; i++) {
    if (before[i] === after[i]) continue;
    // A list that begins with a number may hold others too.
    text += `${text === '' ? '{' : ','}"${i}":[${written(after[i])}]`;
    changed++;
  }
  return changed * 4 > length + 4 ? `[${JSON.stringify(after)}]` : `${text}}`;
}

/** From each frame to the next, as JSON. */
export const patchesOf = (before: unknown, frames: readonly unknown[]): readonly string[] =>
  frames.map((frame, i) => new Patches().between(i === 0 ? before : frames[i - 1], frame) || '{}');

interface Known {
  readonly before: object;
  readonly after: object;
  text: string;
}
/** What is alike is alike near the top: the whole, or its parts. */
const REMEMBERED = 32;

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** The short way for what most values are: `JSON.stringify` costs more than all the comparing. */
const written = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? `${value}` : (JSON.stringify(value) ?? 'null');

/** A name with its colon. There are few of them, and each is written thousands of times. */
const NAMES = new Map<string, string>();
const MOST_NAMES = 5000;
function named(key: string): string {
  const known = NAMES.get(key);
  if (known !== undefined) return known;
  if (NAMES.size >= MOST_NAMES) NAMES.clear();
  const name = `${JSON.stringify(key)}:`;
  NAMES.set(key, name);
  return name;
}
