import { joined, type Language } from '@polemos/kernel';
import { TEXT } from '@polemos/timoleon/text';

const WHOSE = /^(order of|operation points of|admiral of|army of the|delay of|fate of|flight of) (.+)$/;

export function needWords(what: string, language: Language): string {
  const whose = WHOSE.exec(what);
  if (whose === null) return TEXT[language].screens.needs[what] ?? what;
  const { names } = TEXT[language];
  const [, words, id] = whose;
  // A head bears the name of his faction: of whom one asks after his fate, he is a man.
  const name = /^f/.test(words) ? names.leader[id] : (names.owner[id] ?? names.expedition[id]);
  return joined(TEXT[language].screens.needsOf[words].replace('{0}', name ?? id), language);
}
