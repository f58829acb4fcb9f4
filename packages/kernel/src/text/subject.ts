import type { Language } from './text.ts';

/** Names that bring their article are of many where the article is: *the Democrats, i Democratici, les Démocrates*. */
const MANY: Readonly<Record<Language, RegExp>> = { en: /^the .*s$/, it: /^(?:i|gli|le) /, fr: /^les / };
const ARTICLE = /^(?:the |il |lo |la |i |gli |le |les |l’)/;

/** A side before what it does: its verb has its number, and a sentence that begins with an article begins with a capital. */
export function subjectOf(language: Language): {
  /** Which of two forms its verb has. */
  does(name: string, one: string, many: string): string;
  /** The name, where a sentence begins with it. */
  first(name: string): string;
} {
  return {
    does: (name, one, many) => (MANY[language].test(name) ? many : one),
    first: name => (ARTICLE.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name),
  };
}
