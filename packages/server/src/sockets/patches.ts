/**
 * What a move has changed, written as `client/brief.ts` reads it. One of these serves all who are told of a move: what
 * several have before them alike, the same object before and the same after, is compared and written once.
 */
export class Patches {
  private readonly written = new Map<object, { readonly before: object; readonly text: string }>();

  /** From one to the other as JSON; empty when nothing is different. Both are plain data, as JSON knows it. */
  between(before: unknown, after: unknown): string {
    if (before === after) return '';
    if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return `[${written(after)}]`;
    const known = this.written.get(after);
    if (known?.before === before) return known.text;
    const text = Array.isArray(after) ? this.places(before as unknown as unknown[], after) : braced(this.fields(before, after));
    this.written.set(after, { before, text });
    return text;
  }

  private fields(before: Fields, after: Fields): string {
    let text = '';
    for (const key in after) {
      if (after[key] === before[key]) continue;
      const part = after[key] === undefined ? 'null' : this.between(before[key], after[key]);
      if (part !== '') text += text === '' ? `${named(key)}:${part}` : `,${named(key)}:${part}`;
    }
    for (const key in before) if (!(key in after)) text += `${text === '' ? '' : ','}${named(key)}:null`;
    return text;
  }

  private places(before: readonly unknown[], after: readonly unknown[]): string {
    if (before.length !== after.length) return `[${JSON.stringify(after)}]`;
    let text = '';
    let changed = 0;
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      const part = this.between(before[i], after[i]);
      if (part === '') continue;
      text += text === '' ? `"${i}":${part}` : `,"${i}":${part}`;
      changed++;
    }
    // A place with its number is longer than a value: past a quarter the list itself is shorter.
    return changed * 4 > after.length + 4 ? `[${JSON.stringify(after)}]` : braced(text);
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const braced = (text: string): string => (text === '' ? '' : `{${text}}`);
/** The short way for what most values and names are: `JSON.stringify` costs more than all the comparing. */
const written = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? `${value}` : (JSON.stringify(value) ?? 'null');
const named = (key: string): string => (PLAIN.test(key) ? `"${key}"` : JSON.stringify(key));
const PLAIN = /^[\w -]+$/;
