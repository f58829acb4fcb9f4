import type { Fault, GameText, Language } from '@polemos/kernel';
import type { Book } from '../../parts/book.ts';
import { nameIn } from '../../text/things.ts';
import { type EditorWords, fieldName, valueName } from '../words.ts';
import { pathOf } from './edit.ts';
import type { Field } from './form.ts';

/** What is wrong, in the words of the page: of what, why, and the rule that says so. */
export interface Reason {
  readonly of: readonly string[];
  readonly why: string;
  readonly rule: string | null;
}
interface Speech {
  readonly book: Book | null;
  readonly form: readonly Field[];
  readonly text: GameText;
  readonly language: Language;
  readonly words: EditorWords;
}

/** `PW-0.3-f: …` */
const RULE = /\b(?:PW1?|PO|EG|TI|[A-Z]{2})-[A-Z0-9][\w.-]*[a-z0-9]/;

/**
 * A fault comes from the rules in ids: its place is told by the names of what stands there, its reason by the rule itself, in the language of
 * the page. What no rule forbids is one of a few things that a schema says.
 */
export function reasonOf({ at, what }: Fault, speech: Speech): Reason {
  const [rule = null] = RULE.exec(what) ?? [];
  return { of: subjectsOf(at, what, speech), why: ruleIn(speech.book, rule) ?? schemaSays(what, speech), rule };
}

/** The field, then each thing that is named on the way to the fault and in it. */
function subjectsOf(at: string, what: string, { form, text, language }: Speech): readonly string[] {
  const [field, ...rest] = pathOf(at).map(String);
  const found = field === undefined ? [] : [fieldName(language, field, form.find(({ name }) => name === field)?.title)];
  for (const id of [...rest, ...(what.match(/[a-z][\w.]*(?:-\w+)*/g) ?? [])]) {
    const name = nameIn(text, null, id);
    if (name !== id && !found.includes(name)) found.push(name);
  }
  return found;
}

/** The sentence of the rulebook without its marks and cross-references. */
function ruleIn(book: Book | null, rule: string | null): string | null {
  const block = book?.find(one => one.kind === 'rule' && one.id === rule);
  if (block?.kind !== 'rule') return null;
  return block.text
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s*(?:\((?:[A-Z]*-?R\d+(?:, )?)+\)|→.*$)/g, '')
    .trim();
}

function schemaSays(what: string, { words: { faults }, text, language }: Speech): string {
  const [, bound, limit] = /must be ([<>]=) (-?\d+)/.exec(what) ?? [];
  if (bound !== undefined) return bound === '<=' ? faults.most(Number(limit)) : faults.least(Number(limit));
  const [, of] = /must be multiple of (\d+)/.exec(what) ?? [];
  if (of !== undefined) return faults.multiple(Number(of));
  const [, allowed] = /^one of (.+)$/.exec(what) ?? [];
  if (allowed !== undefined) return faults.oneOf(allowed.split(', ').map(id => called(id, text, language)));
  if (what === 'no such field') return faults.unknown;
  if (what.endsWith('in two places')) return faults.twice;
  if (what.startsWith('cannot be played from here')) return faults.stuck;
  return faults.wrong;
}
function called(id: string, text: GameText, language: Language): string {
  const name = nameIn(text, null, id);
  return name === id ? valueName(language, id) : name;
}
