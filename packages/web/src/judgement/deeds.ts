import type { Report } from '@polemos/bots';
import { type GameEvent, type GameText, type Marked, parts } from '@polemos/kernel';
import type { Screens } from '../games/screens.ts';
import type { Shown } from '../worker/session.ts';
import type { JudgementWords } from './words.ts';

/** What a turn is called: by a name of its own, or its number. */
export function turnName(turn: number, { turns }: Pick<Report, 'turns'>, text: GameText, words: JudgementWords): string {
  const name = turns.find(one => one.turn === turn)?.name;
  const said = (name === undefined ? undefined : text.names[name.kind]?.[name.id]) ?? words.turn(turn);
  // It heads a row or a paragraph: « Winter 344 BC ».
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** What the game calls a thing of this id, in whichever list it stands; of several pieces of one kind, the kind. */
export function thingName(id: string, { names }: GameText): string {
  const kind = id.replace(/-\d+$/, '');
  const nameOf = (one: string): string | undefined => Object.values(names).find(list => Object.hasOwn(list, one))?.[one];
  return nameOf(id) ?? nameOf(kind) ?? id;
}

const said = (text: GameText, event: GameEvent): Marked | null => text.events[event.kind]?.(event) ?? null;

/** The sentence of the result that an entry came to (`text.results` has words for those); of the last entry, of how the war ended. */
export function resultAt(shown: Shown, text: GameText, screens: Screens, entry: number): Marked | null {
  const telling = (shown.events[entry] ?? []).filter(event => said(text, event) !== null);
  const end = entry === shown.length ? telling.findLast(({ rule }) => rule === shown.outcome?.rule) : undefined;
  const results = telling.filter(({ kind }) => text.results !== undefined && kind in text.results);
  const most = end ?? results.findLast(event => screens.placeOf(event) !== null) ?? results.at(-1);
  return most === undefined ? null : said(text, most);
}
/** What is remembered of an entry: of several deeds the one that changed most for a seat. */
export function deedAt({ deeds }: Pick<Report, 'deeds'>, seat: number, entry: number, text: GameText): Marked | null {
  const [most] = deeds
    .filter(deed => deed.entry === entry && said(text, deed.event) !== null)
    .sort((a, b) => Math.abs(b.by[seat]) - Math.abs(a.by[seat]));
  return most === undefined ? null : said(text, most.event);
}
/** The same; where nothing came of it, the last sentence that was told, there or before it: what is chosen in silence is judged with what it follows. */
export function toldAt(shown: Shown, text: GameText, screens: Screens, entry: number): Marked | null {
  const result = resultAt(shown, text, screens, entry);
  if (result !== null) return result;
  for (let at = entry; at >= 0; at--) {
    const telling = (shown.events[at] ?? []).filter(event => said(text, event) !== null);
    // That somebody else goes on is not what the one who acted did.
    const told = telling.findLast(({ seat }) => seat === shown.actors[at - 1]) ?? telling.at(-1);
    if (told !== undefined) return said(text, told);
  }
  return null;
}
/** A sentence for reading: dice as numbers, no rule ids. */
const readable = (sentence: Marked): string =>
  parts(sentence)
    .flatMap(part => {
      if (part.kind === 'rule') return [];
      return [part.kind === 'die' ? `${part.face}` : part.kind === 'aside' ? `(${part.text})` : part.text];
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;:])/g, '$1');
/** The same without the dice that it came of, and without asides. */
const dieless = (said: Marked): string =>
  readable(said)
    .replace(/ ?\([^()]*\)/g, '')
    .trim();
const ended = (sentence: string): string => (sentence === '' || /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);
/** What comes first of what is said: for a story. */
export function oneSentence(said: Marked): string {
  const [first] = dieless(said).split(/(?<=[.!?…]) (?=\p{Lu})/u);
  return ended(first.length > LONG ? first.split(': ')[0] : first);
}
/** A sentence that is longer than this is told without what it lists. */
const LONG = 110;
export const allSentences = (said: Marked): string => ended(dieless(said));
