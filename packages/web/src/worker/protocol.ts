import type { Action, Fault, Frames, GameEvent, Need, OptionValue, Outcome, Pending, Refused } from '@polemos/kernel';
import type { Summary } from '../storage/summary.ts';

export const LEVELS = ['random', 'greedy', 'easy', 'medium', 'strong'] as const;
/** A level of the house, or the name of a bot that the game has of its own. */
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
}

export type Ask =
  | { readonly ask: 'begin'; readonly match: NewMatch; readonly chance: readonly unknown[] }
  | { readonly ask: 'open'; readonly id: string }
  | { readonly ask: 'act'; readonly action: Action; readonly version: number; readonly chance: readonly unknown[] }
  | { readonly ask: 'why'; readonly action: Action }
  | { readonly ask: 'say'; readonly to: readonly string[]; readonly words: string }
  | { readonly ask: 'undo' }
  | { readonly ask: 'redo' }
  | { readonly ask: 'lift'; readonly seat: string }
  | { readonly ask: 'look'; readonly at: number | null; readonly seat: string | null }
  | { readonly ask: 'frames'; readonly entry: number }
  | { readonly ask: 'pace'; readonly milliseconds: number }
  | { readonly ask: 'fork'; readonly at: number }
  | { readonly ask: 'export' }
  | { readonly ask: 'import'; readonly file: Blob }
  | { readonly ask: 'rescue'; readonly id: string }
  | { readonly ask: 'raw'; readonly id: string }
  | { readonly ask: 'simulate'; readonly game: string; readonly seeds: readonly number[] };

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
  | { readonly frames: Frames }
  | { readonly hashes: readonly string[] }
  | Broken;

export type ToWorker = { readonly number: number } & Ask;
export type FromWorker =
  | { readonly number: number; readonly answer: Answer }
  | { readonly screen: Screen }
  | { readonly failed: string };
