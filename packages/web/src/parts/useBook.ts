import type { Language } from '@polemos/kernel';
import { useEffect, useState } from 'react';
import type { Screens } from '../games/screens.ts';
import type { Book } from './book.ts';

/** The rulebook of a game, read once somebody wants it. */
export function useBook(screens: Screens, language: Language, wanted: boolean): Book | null {
  const [book, setBook] = useState<Book | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    void screens.book(language).then(read => here && setBook(read));
    return () => {
      here = false;
    };
  }, [screens, language, wanted]);
  return book;
}
