import type { Result } from '../forecast/foresight.ts';
import type { Action } from '../game/action.ts';
import type { GameEvent, OfKind } from '../game/event.ts';
import type { RuleId } from '../game/state.ts';

/** The languages of the house. */
export const LANGUAGES = ['en', 'it', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Sentences are plain strings with four marks, so that the log of a terminal and of a screen say the same:
 * `**Thebes**` stands out, `[[die athens 5]]` is a die face in a seat's colour, `((only you see this))` is an aside,
 * `{{EG-4.2-a}}` links a rule.
 */
export type Marked = string;
export type Part =
  | { readonly kind: 'text' | 'strong' | 'aside' | 'rule'; readonly text: string }
  | { readonly kind: 'die'; readonly seat: string; readonly face: number };

const MARK = /\*\*(.+?)\*\*|\[\[die (\S+) (\d+)\]\]|\(\((.+?)\)\)|\{\{(.+?)\}\}/g;

export function parts(marked: Marked): readonly Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of marked.matchAll(MARK)) {
    const [whole, strong, seat, face, aside, rule] = match;
    if (match.index > from) found.push({ kind: 'text', text: marked.slice(from, match.index) });
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (seat !== undefined) found.push({ kind: 'die', seat, face: Number(face) });
    else if (aside !== undefined) found.push({ kind: 'aside', text: aside });
    else found.push({ kind: 'rule', text: rule });
    from = match.index + whole.length;
  }
  if (from < marked.length) found.push({ kind: 'text', text: marked.slice(from) });
  return found;
}

/** The same without marks, for a terminal, a screen reader or a notification. */
export const plain = (marked: Marked): string =>
  parts(marked)
    .map(part => (part.kind === 'die' ? String(part.face) : part.kind === 'aside' ? `(${part.text})` : part.text))
    .join('');

export const die = (seat: string, face: number): Marked => `[[die ${seat} ${face}]]`;

/** What a person is asked: one sentence, in the imperative, and what it is about. */
export interface Ask {
  readonly title: Marked;
  readonly body: Marked;
  /** The short line above the title: phase, step of a longer manoeuvre. */
  readonly caption: string;
}

/** A sentence for one kind of event. Sentences are looked up by that kind, so that whoever asks has the right event. */
export type Sentence<E = GameEvent> = { say(event: E): Marked | null }['say'];
/** One sentence for several events of a kind, two or more. */
export type Together<E = GameEvent> = { say(events: readonly E[]): Marked }['say'];
/** One for every kind that a game tells: `events: {…} satisfies Sentences<Event>`. */
export type Sentences<E extends { readonly kind: string }> = { readonly [K in E['kind']]: Sentence<OfKind<E, K>> };

/** All that a game says, in one language. TypeScript holds the three to the same keys. */
export interface GameText {
  readonly title: string;
  /** Two sentences for the page where a game is chosen. */
  readonly blurb: string;
  /** Names by kind and id: `names.area.thebes`, `names.seat.athens`, `names.scenario.historical`. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** A sentence for an event, by its kind; null where there is nothing to say. */
  readonly events: Readonly<Record<string, Sentence>>;
  /** By the name of the decision. `about` is what `pending` tells. */
  readonly asks: Readonly<Record<string, (about: Readonly<Record<string, unknown>>) => Ask>>;
  /** What a button or a log says of an action, by its type. */
  readonly actions: Readonly<Record<string, (action: Action) => Marked>>;
  /** Why not: a sentence that states the fact, by the rule that refuses. */
  readonly refusals: Readonly<Record<RuleId, Marked>>;
  /** What an action may come to, in a few words, by the kind of the result; see `Foresight`. */
  readonly results?: Readonly<Record<string, { say(result: Result): Marked }['say']>>;
  /** By kind, several events in a row that are told in one breath: who ravages eleven places does it in one sentence. */
  readonly together?: Readonly<Record<string, Together>>;
  /** How a match ended, by the rule that ended it. */
  readonly outcomes: Readonly<Record<RuleId, (detail: Readonly<Record<string, unknown>>) => Marked>>;
}

type Words = Readonly<Record<string, string>>;
/** What is said of a game before anything of it is loaded, in one language: `text/<language>/card.ts`. */
export interface GameCard {
  readonly title: string;
  /** When, where, how many. */
  readonly caption: string;
  readonly blurb: string;
  /** By id; `seatIn` by scenario, where one has another name in it. */
  readonly seat: Words;
  readonly seatIn?: Readonly<Record<string, Words>>;
  readonly scenario: Words;
  readonly scenarioAbout: Words;
  /** What an option is called, what its values are called, and what it changes. */
  readonly option?: Words;
  readonly value?: Readonly<Record<string, Words>>;
  readonly optionAbout?: Words;
  /** Its own bots, and how they think. */
  readonly bot?: Words;
  readonly botAbout?: Words;
  /** What a link to a page of its own says. */
  readonly page?: Words;
}

/** The keys of one catalogue, no more and no fewer: what its translations must have. */
export type Translation<T extends GameText> = {
  readonly title: string;
  readonly blurb: string;
  readonly names: { readonly [kind in keyof T['names']]: { readonly [id in keyof T['names'][kind]]: string } };
  readonly events: {
    readonly [kind in keyof T['events']]: Sentence<Parameters<T['events'][kind]> extends [infer E] ? E : GameEvent>;
  };
  readonly asks: { readonly [step in keyof T['asks']]: GameText['asks'][string] };
  readonly actions: { readonly [type in keyof T['actions']]: GameText['actions'][string] };
  readonly refusals: { readonly [rule in keyof T['refusals']]: Marked };
  readonly outcomes: { readonly [rule in keyof T['outcomes']]: GameText['outcomes'][string] };
} & (T extends { readonly results: infer R } ? { readonly results: R } : object) &
  (T extends { readonly together: infer R } ? { readonly together: R } : object);

/** Words that are looked up by ids from elsewhere: whoever speaks another language has the same table, with whatever words. */
export const byId = <T>(words: Readonly<Record<string, T>>): Readonly<Record<string, T>> => words;
