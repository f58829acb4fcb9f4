import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRules } from '../../build/rules.ts';
import { type Book, translated } from '../../src/parts/book.ts';

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

test('what has no number of its own is known by what it opens with, or by its place', () => {
  const book: Book = [
    { kind: 'paragraph', text: 'In short.' },
    { kind: 'heading', level: 3, text: '10.3 The First War' },
    { kind: 'rule', id: 'PW-10.3-a', text: 'Six turns.' },
    { kind: 'heading', level: 4, text: '10.3 events' },
    { kind: 'heading', level: 2, text: '1st edition' },
    { kind: 'paragraph', text: 'A line here.' },
    { kind: 'rule', id: 'PW1-0-a', text: 'Choose.' },
  ];
  const french: Book = [
    { kind: 'paragraph', text: 'En bref.' },
    { kind: 'heading', level: 3, text: '10.3 La première guerre' },
    { kind: 'rule', id: 'PW-10.3-a', text: 'Six tours.' },
    { kind: 'heading', level: 4, text: '10.3 événements' },
    { kind: 'heading', level: 2, text: '1re édition' },
    { kind: 'paragraph', text: 'Ici une ligne.' },
    { kind: 'rule', id: 'PW1-0-a', text: 'Choisir.' },
  ];
  expect(translated(book, french)).toEqual(french);
});

const read = (game: string, file: string): Book =>
  parseRules(readFileSync(new URL(`../../../games/${game}/${file}`, import.meta.url), 'utf8'));

test.each(['egemonia', 'peloponnesian-war', 'polis', 'timoleon'])('every statement of %s can be opened by its id', game => {
  const written = readFileSync(new URL(`../../../games/${game}/rules.md`, import.meta.url), 'utf8');
  const stated = [...written.matchAll(/^(?:- )?(?:\*\*|`)([A-Z]{2}\d?-[\w.-]+)/gm)].map(([, id]) => id);
  const found = read(game, 'rules.md').flatMap(block => (block.kind === 'rule' ? [block.id] : []));
  expect(found.length).toBeGreaterThan(100);
  expect(stated.filter(id => !found.includes(id) && !id.endsWith('…'))).toEqual([]);
});

test.each(['it', 'fr'])('nothing of The Peloponnesian War is left in English in %s', language => {
  const book = read('peloponnesian-war', 'rules.md');
  const known = new Set(translated(book, read('peloponnesian-war', `rules.${language}.md`)));
  const left = book.filter(block => known.has(block)).map(block => (block.kind === 'rule' ? block.id : block.kind));
  expect(left.filter(id => id !== 'heading' && id !== 'paragraph')).toEqual([]);
});
