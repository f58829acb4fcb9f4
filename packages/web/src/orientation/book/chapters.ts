import type { Block, Book } from '../../parts/book.ts';

/** A chapter of the rules: its heading, its sections, and which blocks of the book it has. */
export interface Chapter {
  readonly title: string;
  readonly from: number;
  /** The first block after it. */
  readonly to: number;
  readonly sections: readonly { readonly title: string; readonly at: number }[];
}
const isHeading = (block: Block): block is Block & { kind: 'heading' } => block.kind === 'heading';

/** The chapters of a book in their order; what stands before the first is a chapter of its own, under `about`. */
export function chaptersOf(book: Book, about: string): readonly Chapter[] {
  const starts = book.flatMap((block, i) => (isHeading(block) && block.level === 2 ? [i] : []));
  const first = starts[0] ?? book.length;
  const bounds = [...(first > 0 ? [0] : []), ...starts, book.length];
  return bounds.slice(0, -1).map((from, n) => {
    const to = bounds[n + 1];
    const head = book[from];
    return {
      title: isHeading(head) && head.level === 2 ? head.text : about,
      from,
      to,
      sections: book
        .slice(from, to)
        .flatMap((block, i) => (isHeading(block) && block.level === 3 ? [{ title: block.text, at: from + i }] : [])),
    };
  });
}
