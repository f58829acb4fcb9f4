/** The numbered rules as the rules panel shows them: parsed from `rules.md` when the client is built. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
export type Book = readonly Block[];

/** Which statement or section a block is, in whatever language. */
const keyOf = (block: Block, i: number): string | null =>
  block.kind === 'rule' ? block.id : block.kind === 'heading' ? (i === 0 ? 'title' : block.text.split(' ')[0]) : null;

/** A book with every statement and heading that a translation has, and the rest as it is: no rule is ever missing. */
export function translated(book: Book, into: Book): Book {
  const known = new Map(into.map((block, i) => [keyOf(block, i), block]));
  return book.map((block, i) => {
    const key = keyOf(block, i);
    const found = key === null ? undefined : known.get(key);
    return found?.kind === block.kind ? found : block;
  });
}
