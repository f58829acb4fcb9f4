import type { ActionTable, Code } from './action.ts';
import { type Aliases, respelt } from './alias.ts';
import type { Operations } from './council.ts';
import type { Fate } from './fate.ts';
import type { BaseState, RuleId, Seat } from './state.ts';
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
  /**
   * Without `undertakings`: whether somebody is in the middle of an undertaking of many small actions. A greedy bot follows it to its
   * end before it judges, and whoever thinks longer follows more of them.
   */
  isMidway?(state: S): boolean;
}

export interface PositionFormat<S> {
  /** A JSON schema (draft 2020-12) with descriptions: the documentation of the format. */
  readonly schema: object;
  write(state: S): object;
  read(position: unknown, setup: Setup): S | { readonly faults: readonly Fault[] };
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
  /** What must hold after every action; answers what does not. For the tests of the game. */
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
  game: Pick<Game, 'scenarios' | 'options' | 'aliases'>,
  written: { scenario?: unknown; options?: unknown; position?: unknown },
): Setup | { readonly faults: readonly Fault[] } {
  const given = respelt(written, game.aliases);
  const faults: Fault[] = [];
  const scenario = given.scenario ?? game.scenarios[0].id;
  if (!game.scenarios.some(({ id }) => id === scenario))
    faults.push({ at: 'scenario', what: `one of ${game.scenarios.map(({ id }) => id).join(', ')}` });
  const chosen = new Map(Object.entries((given.options ?? {}) as object));
  for (const key of chosen.keys())
    if (!game.options.some(({ id }) => id === key)) faults.push({ at: `options.${key}`, what: 'no such option' });
  const options: Record<string, OptionValue> = {};
  for (const option of game.options) {
    const known = valuesOf(game, scenario as string, option);
    const value = chosen.get(option.id) ?? usualOf(option, known);
    if (!option.values.includes(value)) faults.push({ at: `options.${option.id}`, what: `one of ${option.values.join(', ')}` });
    else if (!known.includes(value))
      faults.push({ at: `options.${option.id}`, what: `${scenario} knows only ${known.join(', ')}` });
    options[option.id] = value;
  }
  for (const { id, default: usual, needs } of game.options)
    if (needs !== undefined && options[id] !== usual && options[needs.option] !== needs.value)
      faults.push({ at: `options.${id}`, what: `only with ${needs.option} ${needs.value}` });
  if (faults.length > 0) return { faults };
  const setup = { scenario: scenario as string, options };
  return given.position === undefined ? setup : { ...setup, position: given.position };
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
