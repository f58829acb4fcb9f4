import type { Advice, Explanation, Report } from '@polemos/bots';
import type {
  Action,
  Board,
  BoardChange,
  Chance,
  Fault,
  Forecast,
  Frames,
  GameEvent,
  Need,
  OptionValue,
  Outcome,
  Pending,
  Refused,
  Rolling,
} from '@polemos/kernel';
import type { StorageTrouble } from '../app/trouble.ts';
import type { Json } from '../editor/model/edit.ts';
import type { Field } from '../editor/model/form.ts';
import type { Draft } from '../editor/model/link.ts';
import type { Summary } from '../storage/summary.ts';
import type { Checked } from './check.ts';

export const LEVELS = ['random', 'greedy', 'easy', 'medium', 'strong'] as const;
/** Those that think: they may have a temper, in a game that knows tempers. */
const THINKERS = ['easy', 'medium', 'strong'];
export const temperedLevels = (game: { readonly tempers?: true } | undefined): readonly string[] =>
  game?.tempers === true ? THINKERS : [];
/** A level of the house, perhaps with a temper (`strong/bold`), or the name of a bot that the game has of its own. */
export type Level = string;

/** Who sits where. Several names are a council that shares the seat. */
export type Player =
  | { readonly kind: 'person'; readonly names?: readonly string[] }
  | { readonly kind: 'bot'; readonly level: Level };
export type Players = Readonly<Record<string, Player>>;

/**
 * bot: one person against bots; hotseat: several at one screen, with a curtain between them; companion: a real table,
 * whose dice and draws are typed in, with everything open to the one who keeps the books.
 */
export type Way = 'bot' | 'hotseat' | 'companion';

/** Words from one seat to others, beside the match: no rule knows them. */
export interface Letter {
  readonly from: string;
  readonly to: readonly string[];
  readonly words: string;
}

export interface NewMatch {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly way: Way;
  readonly players: Players;
  /** For a match that can be repeated; else the browser's own randomness. */
  readonly seed?: string;
  readonly position?: unknown;
  /** Somebody's own board, as a file says it. */
  readonly board?: unknown;
}

/** What the seat on screen saw before an entry (0: the set-up) and after each of its events. */
export interface FramesOfEntry extends Frames {
  readonly entry: number;
}

/**
 * All that the page gets: what the seat on screen may know, and nothing else. The log, the dice and the other hands stay
 * in the worker.
 */
export interface Screen {
  readonly summary: Summary;
  /** Whose eyes: null is what everybody may see, as behind a curtain. */
  readonly seat: string | null;
  readonly seats: readonly string[];
  readonly version: number;
  /** How many actions there are, and how many of them have happened in what is shown. */
  readonly length: number;
  readonly at: number;
  readonly view: unknown;
  /** How entries looked that this seat has not been shown yet (in a replay: the entry that is looked at), oldest first. */
  readonly frames: readonly FramesOfEntry[];
  readonly pending: readonly Pending[];
  /** Of the seat on screen, now; empty in a replay. */
  readonly legal: readonly Action[];
  /** Events by entry, the first list of the set-up; replaces what the page has from `from` on. */
  readonly told: { readonly from: number; readonly events: readonly (readonly GameEvent[])[] };
  /** Who acted, by entry. */
  readonly actors: readonly string[];
  readonly takenBack: readonly { readonly at: number; readonly count: number }[];
  readonly curtain: { readonly to: string; readonly from: string | null } | null;
  readonly thinking: string | null;
  /** Of a council: the name of whoever has the command of the seat that is asked. */
  readonly command: string | null;
  readonly outcome: Outcome | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether an action could be taken back after it is done. */
  readonly revocable: boolean;
  /** Written by or to the seat on screen; online the table has its own chat. */
  readonly letters?: readonly Letter[];
  /** At a real table: what must be rolled or drawn now, on the way through an action; nothing can be chosen meanwhile. */
  readonly rolling?: RollingNow;
}
export interface RollingNow extends Rolling {
  /** How many rolls this action has had, and the last of them. */
  readonly known: number;
  readonly last: Chance | null;
}

/** What fell, and which roll it answers: a second tap before the screen has changed is no answer to the next. */
export interface Rolled {
  readonly ask: 'roll';
  readonly value: Chance;
  readonly version: number;
  readonly known: number;
}

/** A position that somebody is writing, as the rules see it. */
export interface Edited {
  readonly form: readonly Field[];
  readonly position: Json | null;
  readonly faults: readonly Fault[];
  /** How it looks, without what is impossible; null where nothing of it can be drawn. */
  readonly drawn: {
    readonly seats: readonly string[];
    readonly seat: string | null;
    readonly view: unknown;
    readonly pending: readonly Pending[];
    readonly outcome: Outcome | null;
    readonly board: Board | null;
    /** Of the pieces that the rulebook counts, by tool: `forces athenian-hoplite`. */
    readonly left: Readonly<Record<string, number>>;
  } | null;
}

export type Ask =
  | { readonly ask: 'begin'; readonly match: NewMatch; readonly chance: readonly unknown[] }
  | { readonly ask: 'open'; readonly id: string }
  | { readonly ask: 'act'; readonly action: Action; readonly version: number; readonly chance: readonly unknown[] }
  | { readonly ask: 'why'; readonly action: Action }
  | { readonly ask: 'foresee'; readonly action: Action }
  /** What the seat on screen had best do; what decided a finished match. */
  | { readonly ask: 'advise' }
  | { readonly ask: 'report' }
  /** Why a bot did what an entry is part of. */
  | { readonly ask: 'explain'; readonly entry: number }
  | { readonly ask: 'say'; readonly to: readonly string[]; readonly words: string }
  | Rolled
  | { readonly ask: 'correct' }
  | { readonly ask: 'undo' }
  | { readonly ask: 'redo' }
  | { readonly ask: 'lift'; readonly seat: string }
  | { readonly ask: 'look'; readonly at: number | null; readonly seat: string | null }
  | { readonly ask: 'frames'; readonly entry: number }
  | { readonly ask: 'pace'; readonly milliseconds: number }
  | { readonly ask: 'fork'; readonly at: number }
  | { readonly ask: 'export' }
  /** `once`: where the very match is here already, that one. */
  | { readonly ask: 'import'; readonly file: Blob; readonly once?: true }
  /** A kept match for the account of whoever plays it, and one from there. */
  | { readonly ask: 'pack'; readonly id: string }
  | { readonly ask: 'unpack'; readonly packed: string }
  /** The dice and the rules of a finished match, from its file alone. */
  | { readonly ask: 'check'; readonly file: Blob }
  /** What the rules say to a position; and the position of the match on screen after so many actions. */
  | { readonly ask: 'edit'; readonly draft: Draft }
  | { readonly ask: 'moment'; readonly at: number }
  /** What a board file says, and a board as a file. */
  | { readonly ask: 'board'; readonly game: string; readonly file: string }
  | { readonly ask: 'board-file'; readonly game: string; readonly board: Board | null }
  | { readonly ask: 'rescue'; readonly id: string }
  | { readonly ask: 'raw'; readonly id: string }
  | { readonly ask: 'simulate'; readonly game: string; readonly seeds: readonly number[] };

/** Why a bot did something: from which entry on, whose, at which level. */
export interface Explained {
  readonly entry: number;
  readonly seat: string;
  readonly bot: Level;
  /** Null where it weighed nothing. */
  readonly explanation: Explanation | null;
  /** Not what it thought then, which nobody has kept, but the same weighed again. */
  readonly again: boolean;
}

/** What is wrong with a stored or imported match, and how much of it is sound. */
export interface Broken {
  readonly broken: string;
  readonly id?: string;
  readonly sound?: number;
  /** Where it was played under other rules of the game than those of this release. */
  readonly under?: { readonly played: number; readonly now: number };
}
export type Answer =
  | { readonly ok: true; readonly id?: string }
  | { readonly refused: Refused | null }
  | { readonly need: Need; readonly bot?: boolean }
  | { readonly faults: readonly Fault[] }
  | { readonly file: Blob; readonly name: string }
  | { readonly board: Board; readonly changes: readonly BoardChange[] }
  | { readonly edited: Edited }
  | { readonly draft: Draft }
  | { readonly frames: Frames }
  | { readonly forecast: Forecast | null }
  | { readonly advice: Advice | null }
  | { readonly report: Report }
  | { readonly explained: Explained }
  | { readonly checked: Checked }
  | { readonly packed: string; readonly summary: object }
  | { readonly hashes: readonly string[] }
  | Broken;

export type ToWorker = { readonly number: number } & Ask;
export type FromWorker =
  | { readonly number: number; readonly answer: Answer }
  | { readonly screen: Screen }
  /** How much of a report is done, 0 … 1. */
  | { readonly progress: number }
  /** What became of keeping the match; null: it is kept. */
  | { readonly storage: StorageTrouble | null }
  | { readonly number: number; readonly failed: string };
