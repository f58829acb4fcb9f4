/** The numbered rules as the rules panel shows them: parsed from `rules.md` when the client is built. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
export type Book = readonly Block[];

/**
 * Which statement, section or paragraph each block is, in whatever language: by the id, by the number of the section or else the
 * statement that it opens with, by its place after these.
 */
function keysOf(book: Book): readonly string[] {
  let after = '';
  let count = 0;
  return book.map((block, i) => {
    if (block.kind !== 'rule' && block.kind !== 'heading') return `${after} + ${++count}`;
    count = 0;
    after = block.kind === 'rule' ? block.id : sectionKey(book, block, i);
    return after;
  });
}
function sectionKey(book: Book, { level, text }: Block & { kind: 'heading' }, i: number): string {
  if (level === 1) return 'title';
  const [number] = text.split(' ');
  const opens = number.includes('.') ? number : book.find((block, n) => n > i && block.kind === 'rule');
  return `${level} ${typeof opens === 'string' ? opens : opens?.kind === 'rule' ? opens.id : ''}`;
}

/** A book with everything that a translation has, and the rest as it is: no rule is ever missing. */
export function translated(book: Book, into: Book): Book {
  const keys = keysOf(into);
  const known = new Map(into.map((block, i) => [keys[i], block]));
  return keysOf(book).map((key, i) => {
    const found = known.get(key);
    return found?.kind === book[i].kind ? found : book[i];
  });
}
