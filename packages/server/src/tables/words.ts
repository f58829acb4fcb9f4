/** Where a page finds what earlier rules of a game say, in all languages: a script, below the address of the server. */
export const WORDS_PATH = '/api/games/:game/rules/:rules/words.js';
export const wordsAddress = (game: string, rules: number): string =>
  WORDS_PATH.slice(1).replace(':game', encodeURIComponent(game)).replace(':rules', String(rules));
