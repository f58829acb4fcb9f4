import { expect, test } from 'vitest';
import { type Book, translated } from '../src/parts/book.ts';

test('a translation replaces the statements and headings that it has; no rule is lost', () => {
  const book: Book = [
    { kind: 'heading', level: 1, text: 'The War — the rules' },
    { kind: 'heading', level: 2, text: '1. Victory' },
    { kind: 'rule', id: 'PW-1-a', text: 'One.' },
    { kind: 'rule', id: 'PW-1-b', text: 'Two.' },
  ];
  const italian: Book = [
    { kind: 'heading', level: 1, text: 'La guerra — le regole' },
    { kind: 'heading', level: 2, text: '1. Vittoria' },
    { kind: 'rule', id: 'PW-1-b', text: 'Due.' },
  ];
  expect(translated(book, italian)).toEqual([italian[0], italian[1], book[2], italian[2]]);
});
