import { type Board, type BoardKit, boardIn } from '../board/board.ts';
import type { Fate } from '../chance/fate.ts';
import type { Foresight } from '../forecast/foresight.ts';
import type { ActionTable, Code } from './action.ts';
import { type Aliases, respelt } from './alias.ts';
import type { Operations } from './council.ts';
import { endlessIn } from './endless.ts';
import type { Reckoning } from './reckoning.ts';
import type { BaseState, Frame, RuleId, Seat } from './state.ts';
import type { Step } from './step.ts';
import type { Undertakings } from './undertaking.ts';

export type OptionValue = string | number | boolean;
export interface Option {
  readonly id: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  /** Another value than the default only where another option has this value. */
  readonly needs?: { readonly option: string; readonly value: OptionValue };
  /** The rule that it reads otherwise: the default is the letter of the book, other values are other plausible readings. */
  readonly reading?: RuleId;
  /** The scenarios in which it can make a difference, where it cannot in all: only there it is asked. */
  readonly scenarios?: readonly string[];
}
export interface Scenario {
  readonly id: string;
  /** Where it differs from the game's. */
  readonly seats?: readonly string[];
  /** The values of options that it knows, where it does not know all; the first of them where nothing is said. */
  readonly only?: Readonly<Record<string, readonly OptionValue[]>>;
}

/** What a match begins with. */
export interface Setup {
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Starts from a position instead of the scenario's own set-up. */
  readonly position?: unknown;
  /** Somebody's own map, as it was read; the board of the house where nothing is said. */
  readonly board?: Board;
}

/** What is wrong with a position or a set-up, with the place in it. */
export interface Fault {
  readonly at: string;
  readonly what: string;
}

/** What a bot had best know about a game beside its undertakings. Measured, not believed: what is left out, the bot decides. */
// biome-ignore lint/suspicious/noExplicitAny: as of `Game`, whatever its state
export interface SearchHint<S extends BaseState = any> {
  /** In how many worlds a greedy bot tries each action. */
  readonly worlds?: number;
  /**
   * Whether an action only lets the next one act. A greedy bot takes it for what the moment is worth: what comes afterwards comes
   * whatever one did before, and whoever counts it against passing does anything, however silly, to put it off.
   */
  passes?(state: S, action: Code): boolean;
  /** What nobody in his senses does: left out as long as something else is legal. */
  isFolly?(state: S, action: Code): boolean;
}

export interface PositionFormat<S> {
  /** A JSON schema (draft 2020-12) with descriptions: the documentation of the format. */
  readonly schema: object;
  write(state: S): object;
  read(position: unknown, setup: Setup): S | { readonly faults: readonly Fault[] };
  /** Where a phase begins, or null if there is no such phase: the frame on top of a position of it. */
  startOf?(state: S, phase: string): Frame | null;
  /** How many pieces are left in the box, where the rulebook counts them: by field and piece, as `forces athenian-hoplite`. */
  left?(state: S): Readonly<Record<string, number>>;
}

/**
 * A game, as the kernel, the bots, the server and the client know it. Everything that crosses this border outwards
 * (views, positions, events) speaks in ids.
 */
// biome-ignore lint/suspicious/noExplicitAny: `Game` alone is any game, whatever its state and view
export interface Game<S extends BaseState = any, V = any> {
  readonly id: string;
  /** Raised whenever recorded matches could replay differently. */
  readonly rules: number;
  /** Old spellings of ids: files, positions and actions that still have them are read as if they had the new ones. */
  readonly aliases?: Aliases;
  readonly seats: readonly string[];
  readonly scenarios: readonly Scenario[];
  readonly options: readonly Option[];
  readonly actions: ActionTable;
  readonly steps: readonly Step<S>[];
  readonly position: PositionFormat<S>;
  /** What of its board can be put right by the owner of a box. */
  readonly board?: BoardKit;
  /** The board that it is played on, where it is not that of the house: see `onBoard`. */
  readonly playedOn?: Board;

  /** The state before anything has happened, with the first step on its stack. No chance here: that is for steps. */
  begin(setup: Setup): S;
  clone(state: S): S;
  seatsOf(state: S): readonly string[];
  /** What a seat may know (NOBODY: a spectator), built field by field; nothing is copied and then deleted. */
  view(state: S, seat: Seat): V;
  /**
   * Worlds that a seat cannot tell from the true one. Prepared once from its view, then sampled cheaply. The kernel adds
   * stack, toAct, sealed and outcome.
   */
  imagine(view: V, seat: Seat): (fate: Fate) => S;
  /** Where a council takes the command in turn: see `operationOf`. */
  readonly operations?: Operations;
  /** How good a state looks for a seat, 0 … 1: all that a greedy bot knows. */
  evaluate(state: S, seat: Seat): number;
  readonly search?: SearchHint<S>;
  readonly undertakings?: Undertakings<S>;
  readonly reckoning?: Reckoning<S>;
  /** How it looks ahead before an action is done: see `foresee`. */
  readonly foresight?: Foresight;
  /** What must hold after every action, and in every position that is taken; answers what does not, by its rule. */
  invariants(state: S): readonly string[];
}

/** Numbers the steps and checks that the decisions and the action table fit each other. */
export function defineGame<S extends BaseState, V>(
  written: Omit<Game<S, V>, 'seatsOf'> & Partial<Pick<Game<S, V>, 'seatsOf'>>,
): Game<S, V> {
  const game: Game<S, V> = { seatsOf: () => written.seats, ...written };
  const names = new Set<string>();
  game.steps.forEach((step, index) => {
    if (names.has(step.name)) throw new Error(`two steps are named '${step.name}'`);
    names.add(step.name);
    step.index = index;
    if (step.lines !== null) return;
    for (const type of new Set([...Object.keys(step.on), ...Object.keys(step.refuse)]))
      if (!(type in game.actions.T) || !(type in step.on) || !(type in step.refuse))
        throw new Error(`'${step.name}' must both refuse and handle '${type}', and the table must have it`);
    step.handlers = game.actions.types.map(({ name }) => step.on[name]);
    step.refusals = game.actions.types.map(({ name }) => step.refuse[name]);
  });
  return game;
}

/** The set-up with every option filled in, or what is wrong with it. */
export function readSetup(
  game: Pick<Game, 'id' | 'board' | 'scenarios' | 'options' | 'aliases'>,
  written: { scenario?: unknown; options?: unknown; position?: unknown; board?: unknown },
): Setup | { readonly faults: readonly Fault[] } {
  const endless = [
    ...endlessIn('position', '/', written.position),
    ...endlessIn('board', 'board/', written.board),
    ...endlessIn('options', 'options.', written.options),
  ];
  if (endless.length > 0) return { faults: endless };
  // Only what is read is respelt: whatever else a message holds may be deeper than anybody can go.
  const { scenario: wished, options: wanted, position: laid, board: drawn } = written;
  const played = wished ?? game.scenarios[0].id;
  const noScenario = { at: 'scenario', what: `one of ${game.scenarios.map(({ id }) => id).join(', ')}` };
  if (typeof played !== 'string') return { faults: [noScenario] };
  const given = respelt({ options: wanted, position: laid, board: drawn }, game.aliases);
  const scenario = respelt(played, game.aliases);
  const faults: Fault[] = [];
  if (!game.scenarios.some(({ id }) => id === scenario)) faults.push(noScenario);
  const chosen = new Map(Object.entries((given.options ?? {}) as object));
  for (const key of chosen.keys())
    if (!game.options.some(({ id }) => id === key)) faults.push({ at: `options.${key}`, what: 'no such option' });
  const options: Record<string, OptionValue> = {};
  for (const option of game.options) {
    const known = valuesOf(game, scenario, option);
    const value = chosen.get(option.id) ?? usualOf(option, known);
    if (!option.values.includes(value)) faults.push({ at: `options.${option.id}`, what: `one of ${option.values.join(', ')}` });
    else if (!known.includes(value))
      faults.push({ at: `options.${option.id}`, what: `${scenario} knows only ${known.join(', ')}` });
    options[option.id] = value;
  }
  for (const { id, default: usual, needs } of game.options)
    if (needs !== undefined && options[id] !== usual && options[needs.option] !== needs.value)
      faults.push({ at: `options.${id}`, what: `only with ${needs.option} ${needs.value}` });
  const { position, carried } = parted(given.position);
  const [said, own] = [boardIn(game, given.board), boardIn(game, carried)];
  for (const board of [said, own]) if (isFaulty(board)) faults.push(...board.faults);
  if (faults.length > 0) return { faults };
  const board = (said ?? own) as Board | undefined;
  if (said !== undefined && own !== undefined && (said as Board).key !== (own as Board).key)
    return { faults: [{ at: 'board', what: `the position was made on another board, ${(own as Board).name}` }] };
  return {
    scenario,
    options,
    ...(position === undefined ? {} : { position }),
    ...(board === undefined ? {} : { board }),
  };
}

/** A position that was written on somebody's own board brings it along. */
function parted(position: unknown): { readonly position: unknown; readonly carried: unknown } {
  if (typeof position !== 'object' || position === null || Array.isArray(position) || !Object.hasOwn(position, 'board'))
    return { position, carried: undefined };
  const { board, ...rest } = position as { readonly board: unknown };
  return { position: rest, carried: board };
}

/** The values of an option that a scenario knows, in the order of the option. */
export const valuesOf = (game: Pick<Game, 'scenarios'>, scenario: string, { id, values }: Option): readonly OptionValue[] => {
  const only = game.scenarios.find(one => one.id === scenario)?.only?.[id];
  return only === undefined ? values : values.filter(value => only.includes(value));
};
/** The default, or the first that the scenario knows. */
const usualOf = (option: Option, known: readonly OptionValue[]): OptionValue =>
  known.includes(option.default) ? option.default : known[0];

export const isFaulty = (read: unknown): read is { readonly faults: readonly Fault[] } =>
  typeof read === 'object' && read !== null && 'faults' in read;

export type { RuleId };
