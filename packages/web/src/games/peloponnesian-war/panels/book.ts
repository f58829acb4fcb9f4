import type { Language } from '@polemos/kernel';
import { type Book, translated } from '../../../parts/book.ts';

const rules = async (): Promise<Book> => (await import('@polemos/peloponnesian-war/rules.md')).default;
const BOOKS: Readonly<Record<Language, () => Promise<Book>>> = {
  en: rules,
  it: async () => translated(await rules(), (await import('@polemos/peloponnesian-war/rules.it.md')).default),
  fr: async () => translated(await rules(), (await import('@polemos/peloponnesian-war/rules.fr.md')).default),
};
/** The numbered rules, loaded when they are opened. */
export const book = (language: Language): Promise<Book> => BOOKS[language]();
