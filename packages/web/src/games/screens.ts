import type { Action, Ask, GameEvent, GameText, Language, Marked } from '@polemos/kernel';
import type { FC, ReactNode } from 'react';
import type { FineCoast, Frame, MapData } from '../board/map.ts';
import type { Scene, Step } from '../board/scene.ts';
import type { IconName } from '../icons/names.ts';
import type { Choice } from '../match/ask/choice.ts';
import type { Teller } from '../match/story/story.ts';
import type { Orientation } from '../orientation/orientation.ts';
import type { Book } from '../parts/book.ts';
import type { Text } from '../text/index.ts';
import type { Shown } from '../worker/session.ts';

/** All that a panel of a game may use: the match on screen as its seat may know it, the words, and how to act. */
export interface Desk<V = unknown, E = GameEvent> {
  readonly shown: Shown;
  /** What to draw: the view of the seat on screen, or the frame of the beat while a story is told. */
  readonly view: V;
  readonly seat: string | null;
  /** Whether the seat on screen is asked now (not in a replay, not in a story). */
  readonly asked: boolean;
  readonly language: Language;
  readonly text: GameText;
  readonly t: Text;
  readonly choice: Choice;
  /** What waits to be sealed. */
  readonly proposal: Action | null;
  /** The lit place that is pointed at, or whose act waits to be sealed. */
  readonly pointed: string | null;
  /** Layers of the map that are switched on. */
  readonly layers: ReadonlySet<string>;
  /** A story is being told: faces are up, nothing can be chosen. */
  readonly telling: E | null;
  /** Events told up to what is shown, oldest first. */
  readonly events: readonly E[];
  /** How a seat is played: "You", "Bot, strong". */
  who(seat: string): string;
  /** Does it, or asks to have it sealed. What is not legal is answered with its reason. What is meant with it follows, while it is legal. */
  act(action: Action, then?: readonly Action[]): void;
}

export interface Fact {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** For the narrow bar of a phone. */
  readonly short?: ReactNode;
  /** What the figure means, in a breath, with its rule. */
  readonly tip?: Marked;
}
export interface Ledger {
  readonly seat: string;
  readonly name: string;
  readonly who: string;
  readonly facts: readonly Fact[];
}
/** What the frieze says. */
export interface Status {
  readonly turn: number;
  readonly turns: number;
  /** Where the game counts otherwise than turn by turn: 'Round 5α'. */
  readonly when?: string;
  readonly phases: readonly string[];
  readonly phase: number;
  readonly ledgers: readonly Ledger[];
  /** Beside the turn, where one person's score is kept. */
  readonly points?: { readonly label: string; readonly value: ReactNode; readonly tip?: Marked };
  /** What a turn is. */
  readonly tip?: Marked;
}

/** A further map that opens from the first: a city seen from near. */
export interface Chart {
  readonly id: string;
  readonly map: MapData;
  /** What a phone shows first. */
  readonly near: Frame;
  name(language: Language): string;
}
/** A turning point as a page: what is so now, between whom, who has fallen, what the button says. */
export interface StopWords {
  readonly title: string;
  readonly sides: readonly string[];
  readonly fallen?: string;
  readonly act?: string;
  /** What comes of it, in a sentence or two. */
  readonly after?: string;
  /** What each of the sides is to whoever reads, where that changes. */
  readonly standing?: Readonly<Record<string, string>>;
}
/** A run of events that belongs together: an operation with all its steps, a phase. */
export interface Chapter {
  /** The number of its first event. */
  readonly from: number;
  readonly title: string;
  /** Whose doing it is, where it is one side's. */
  readonly side: string | null;
}

/**
 * The screens of one game: what the client needs besides the rules. Everything generic (board, ask, log, replay, story,
 * curtain, rules, settings, keys) is in `parts`, `board` and `match`.
 */
export interface Screens<V = unknown, E = GameEvent> {
  readonly text: Readonly<Record<Language, GameText>>;
  /** By scenario, where its sides have other names. */
  readonly textIn?: Readonly<Record<string, Readonly<Record<Language, GameText>>>>;
  /** The key of `textIn` for a book with words of its own, by the view. */
  wordsOf?(view: unknown): string;
  readonly map: MapData;
  /** Further maps, the name of the first, which map shows a place (null: the first), and the place that opens a map. */
  readonly charts?: readonly Chart[];
  mainChart?(language: Language): string;
  chartOf?(place: string): string | null;
  /** The place that a question is about, where it names one: its map is shown. */
  askedAt?(desk: Desk<V, E>): string | null;
  opens?(place: string): string | null;
  /** A finer coast, for a near camera. */
  fine?(): Promise<FineCoast>;
  readonly seas: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** What a phone shows first: the whole map would be too small. */
  readonly near: Frame;
  /** What a desk shows first, where it is not the whole map. */
  readonly home?: Frame;
  /** Layers of the map that can be switched on. */
  readonly layers?: readonly {
    readonly id: string;
    readonly icon: IconName;
    /** The single key that switches it, perhaps with others. */
    readonly key?: string;
    name(language: Language, scenario: string): string;
  }[];
  book(language: Language): Promise<Book>;
  /** For somebody who has just sat down: the opening card, the legend, the primer. */
  orientation?(): Promise<Orientation<V>>;
  status(desk: Desk<V, E>): Status;
  scene(desk: Desk<V, E>, step: Step, chart?: string | null): Scene;
  /** What a click on a place means now; null when something must be chosen first. */
  actionAt(desk: Desk<V, E>, place: string): Action | null;
  /** What is legal at a place, where that is more than the actions that name it: those of whoever stands there. */
  actsAt?(desk: Desk<V, E>, place: string): readonly Action[];
  /** The ask in more particular words than the catalogue's, when something has been chosen. */
  ask?(desk: Desk<V, E>): Partial<Ask> | null;
  /** What an act costs, in a word or two, where several are offered at a place. */
  priceOf?(desk: Desk<V, E>, action: Action): string | null;
  /** What to say on a click when something must be chosen first. */
  chooseFirst?(desk: Desk<V, E>): string;
  /** Below the words of the ask: what is allowed and why, other buttons. */
  readonly Guide?: FC<{ desk: Desk<V, E> }>;
  /** In the preview of an act: what is worth knowing of its aim, besides what follows at once. */
  readonly Ahead?: FC<{ desk: Desk<V, E>; action: Action }>;
  /** A second section of the column, always there. */
  readonly Reference?: FC<{ desk: Desk<V, E> }>;
  /** At the foot of the map: a hand, a reserve. */
  readonly Tray?: FC<{ desk: Desk<V, E> }>;
  /** What the signs over the map mean, while a story is told or a layer is on. */
  readonly Legend?: FC<{ desk: Desk<V, E> }>;
  /** A small panel over the lower left of the map, on a desk. */
  readonly Corner?: FC<{ desk: Desk<V, E> }>;
  /** Stands above the rules: where else they can be looked at. */
  readonly RulesHead?: FC<{ language: Language }>;
  readonly tabs: readonly {
    readonly id: string;
    readonly icon?: IconName;
    /** The single key that opens it. */
    readonly key?: string;
    title(text: GameText): string;
    readonly Panel: FC<{ desk: Desk<V, E> }>;
  }[];
  /** Events that are worth a story, with its title. */
  story(events: readonly E[], text: GameText): string | null;
  /** Divides events into chapters, for the log and for stories. */
  chapters?(events: readonly E[], text: GameText): readonly Chapter[];
  /** How long a beat takes at least, in milliseconds, at the usual speed; of all events up to it. */
  lengthOf?(events: readonly E[], beat: number): number;
  /** What stands behind a beat of a story: tables, dice, discarded roads. */
  readonly Detail?: FC<{ desk: Desk<V, E>; event: E; teller: Teller }>;
  /** How much an event touches a side, for whoever was away: 0 not at all, less: it is not worth a line to anybody. Undefined: whatever names it and was done by another. */
  weigh?(event: E, me: string, view: V): number | undefined;
  /** Kinds of events that nobody brings about by one click, although no die is rolled: the end of a side. */
  readonly fatal?: readonly string[];
  /** What begins behind an act, by the kind of event at which a forecast stops, where it is worth a word before: such an act is shown first. */
  begins?(kind: string, language: Language): string | null;
  /** Whether an act is shown first for another reason: it ends one’s turn, gives away what could still be used, or its place names no price. */
  asksFirst?(shown: Shown, action: Action, onMap: boolean): boolean;
  /**
   * Kinds of events by which something is spent. A click on a place shows them first: what needs its button, and what may be done at once
   * if its card stood there, under a pointer or a focus. A button that names the act and its price does it at once.
   */
  readonly spends?: Readonly<Record<string, 'button' | 'card'>>;
  /** What stops everything with a page of its own. */
  stops?(event: E, desk: Desk<V, E>): StopWords | null;
  /** Whose colours the ask has, where seats are not sides. */
  sideOf?(view: V): string;
  /** The place that a beat is about. */
  placeOf(event: E): string | null;
  /** Events that begin a new paragraph of the log. */
  isHeading(event: E): boolean;
  /** Kinds of events that somebody who looks back jumps to; turns are what `isHeading` says, unless they are here. */
  readonly landmarks?: Readonly<Record<string, 'turn' | 'phase' | 'battle'>>;
  /** One line for the list of matches. */
  headline(view: V, text: GameText, t: Text): string;
  /** Words for what a person must roll or draw in a companion match. */
  need(what: string, language: Language, scenario: string): string;
}

/** What a match says, in one language: by its scenario, or by what its view says of its book. */
export const textOf = (
  { text, textIn, wordsOf }: Pick<Screens, 'text' | 'textIn' | 'wordsOf'>,
  language: Language,
  scenario: string,
  view?: unknown,
): GameText => (textIn?.[scenario] ?? textIn?.[(view != null && wordsOf?.(view)) || ''] ?? text)[language];
