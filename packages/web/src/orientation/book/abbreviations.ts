import type { Block, Book } from '../../parts/book.ts';

/** What a book says by letters: as its own key at the beginning spells them out. */
export type Abbreviations = ReadonlyMap<string, string>;

const KEY = /^(?:Abbreviations|Abbreviazioni|Abréviations)\s*:\s*/;
const LETTERS = String.raw`[A-Z(][A-Za-z()/]{0,6}|\d?d6`;
const ENTRY = new RegExp(String.raw`(?:^|[;,]\s)(${LETTERS}) = (.+?)(?=\s*;\s|,\s(?:${LETTERS}) = |\.?$)`, 'g');

/** "SP = strength point; H = hoplite SP; TR/SR = …": each letter with its words, and words without letters. */
export function abbreviationsOf(book: Book): Abbreviations {
  const key = book.find(block => block.kind === 'paragraph' && KEY.test(block.text));
  if (key?.kind !== 'paragraph') return NONE;
  const found = new Map<string, string>();
  for (const [, letters, long] of key.text.replace(KEY, '').matchAll(ENTRY))
    for (const one of letters.split('/')) found.set(one, long);
  const spelt = (long: string, own: string): string =>
    long.replace(/\b[A-Z]{2,}\b/g, word => (word === own ? word : (found.get(word) ?? word)));
  return new Map([...found].map(([letters, long]) => [letters, spelt(long, letters)]));
}
const NONE: Abbreviations = new Map();

/** 12H, 3(A)C; SP, LOCs. A letter alone says too little to be taken for one. */
const SHORT = /\b(\d+)(\(A\))?([A-Z])\b|\b([A-Z]{2,})(s?)\b/g;

export interface Shortened {
  readonly at: number;
  readonly text: string;
  readonly long: string;
}
/** Where a text says something by letters, and what that is in words. */
export function shortenedIn(text: string, known: Abbreviations): readonly Shortened[] {
  if (known.size === 0) return [];
  return [...text.matchAll(SHORT)].flatMap(match => {
    const [whole, count, allied, letter, letters] = match;
    const long = known.get(letters ?? letter);
    if (long === undefined) return [];
    const of = allied === undefined ? '' : known.get(allied);
    return [{ at: match.index, text: whole, long: count === undefined ? long : `${count} × ${long}${of ? `, ${of}` : ''}` }];
  });
}

/** Those that blocks of a book use, for a key above them. */
export function usedIn(blocks: Book, known: Abbreviations): Abbreviations {
  const letters = new Set(blocks.flatMap(block => textsOf(block).flatMap(text => text.match(/\b[A-Z]{2,}(?=s?\b)/g) ?? [])));
  return new Map([...known].filter(([short]) => letters.has(short)));
}
const textsOf = (block: Block): readonly string[] =>
  block.kind === 'table' ? block.rows.flat() : KEY.test(block.text) ? [] : [block.text];
