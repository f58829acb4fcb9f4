import type { Language } from '@polemos/kernel';
import { nameOf } from '../map/board.ts';
import { wordsIn } from '../text/coalition.ts';

const OF = /^(battle|skirmish|auguries|strategy|commander|first operation)(?: of|:) (athens|sparta)$/;
const IN = /^rebellion in (.+)$/;

/** What a person at a real table must roll or draw: every `what` of the rules in the person's language. */
export function needWords(what: string, language: Language, scenario: string): string {
  const words = wordsIn(scenario, language);
  const side = OF.exec(what);
  if (side !== null) return words.needOf[side[1]](words.sides[side[2]]);
  const space = IN.exec(what);
  if (space !== null) return words.needOf.rebellion(nameOf(space[1], language));
  return words.needs[what] ?? what;
}
