import type { Offer } from './action.ts';
import type { Play } from './play.ts';
import { type BaseState, type Frame, frame, type RuleId, type Seat } from './state.ts';

/** A plain rule: a few lines that change the state, tell it, or call another step. */
export interface Line<S extends BaseState, L> {
  (play: Play<S>, by: L): void;
  /** The step that the line calls, where it does nothing else: its name for whoever looks for the line. */
  asks?: object;
}
type Test<S extends BaseState, L> = (play: Play<S>, by: L) => boolean;
type Next<S extends BaseState, L> = (play: Play<S>, by: L, after: number) => number;

/** What a procedure is written with. */
type Source<S extends BaseState, L> =
  | Line<S, L>
  | { readonly test: Test<S, L>; readonly body: readonly Source<S, L>[]; readonly again: boolean }
  | { readonly key: string; readonly next: Next<S, L>; readonly body: readonly Source<S, L>[] };

/** What it is laid out into: a flat list, so that a line number is all a frame must keep. */
export interface Laid<S extends BaseState, L> {
  readonly run: Line<S, L> | null;
  /** Go on with the next line if it holds, with line `to` if not. */
  readonly test: Test<S, L> | null;
  /** `each`: advance the local `key`, go to line `to` after the last. */
  readonly next: Next<S, L> | null;
  readonly key: string;
  to: number;
}

/** Runs by itself, line by line; between two lines the match can be saved, cloned or searched. */
export interface Procedure<S extends BaseState, L> {
  readonly name: string;
  readonly lines: readonly Laid<S, L>[];
  index: number;
}

/** Changes the state for a legal action; its arguments are indices in the order of the action table. */
export type Handler<S extends BaseState, L> = (play: Play<S>, by: L, a: number, b: number, c: number) => void;
/** The rule that forbids an action, or null. The one place where its legality is written. */
export type Refusal<S extends BaseState, L> = (play: Play<S>, by: L, a: number, b: number, c: number) => RuleId | null;

/** Waits for a seat, or for several at once in secret. */
export interface Decision<S extends BaseState, L> {
  readonly name: string;
  readonly lines: null;
  index: number;
  /** The rule that asks; the answer to an action that this decision does not take. */
  readonly rule: RuleId;
  /** Who decides. `play.seat` is that seat in everything below. */
  readonly seat: ((play: Play<S>, by: L) => Seat) | null;
  /** Sealed: these seats choose one action each, in secret; handlers run in the order of the seats when all have. */
  readonly seats: ((play: Play<S>, by: L) => readonly Seat[]) | null;
  /** Offers what nothing refuses, in a fixed order. It may skip, never decide. */
  legal(play: Play<S>, by: L, offer: Offer): void;
  readonly refuse: { readonly [type: string]: Refusal<S, L> };
  readonly on: { readonly [type: string]: Handler<S, L> };
  /** What the prompt needs to name: ids and numbers. Public, like the locals. */
  readonly about: ((play: Play<S>, by: L) => Readonly<Record<string, unknown>>) | null;
  /** By type number, filled when the game is defined. */
  refusals: readonly (Refusal<S, L> | undefined)[];
  handlers: readonly (Handler<S, L> | undefined)[];
}
// biome-ignore lint/suspicious/noExplicitAny: a list of steps has locals of every shape
export type Step<S extends BaseState, L = any> = Procedure<S, L> | Decision<S, L>;

type Written<S extends BaseState, L> = Pick<Decision<S, L>, 'name' | 'rule' | 'legal' | 'refuse' | 'on'> &
  ({ seat: (play: Play<S>, by: L) => Seat } | { seats: (play: Play<S>, by: L) => readonly Seat[] }) & {
    about?: (play: Play<S>, by: L) => Readonly<Record<string, unknown>>;
  };

export const decision = <S extends BaseState, L = object>(written: Written<S, L>): Decision<S, L> => ({
  lines: null,
  index: -1,
  seat: null,
  seats: null,
  about: null,
  refusals: [],
  handlers: [],
  ...written,
});

/** Repeats the body while the test holds. */
export const loop = <S extends BaseState, L = object>(
  test: Test<S, NoInfer<L>>,
  ...body: NoInfer<Source<S, L>>[]
): Source<S, L> => ({
  test,
  body,
  again: true,
});
/** The body, if the test holds. */
export const when = <S extends BaseState, L = object>(
  test: Test<S, NoInfer<L>>,
  ...body: NoInfer<Source<S, L>>[]
): Source<S, L> => ({
  test,
  body,
  again: false,
});
/**
 * The body for each thing: `next` answers the thing after the given one (−1: the first), or −1 when there is none left.
 * The body finds it in the local `key`. It is asked anew each time, so things may appear and vanish on the way.
 */
export const each = <S extends BaseState, L = object, K extends string = string>(
  key: K,
  next: Next<S, NoInfer<L>>,
  ...body: NoInfer<Source<S, L & Readonly<Record<K, number>>>>[]
): Source<S, L> => ({ key, next, body: body as Source<S, L>[] });
/** A line that calls a step. With locals where the step wants some. */
export function ask<S extends BaseState, L = object, M extends object = object>(
  step: Step<S, M>,
  by?: (play: Play<S>, by: L) => M,
): Line<S, L> {
  const line: Line<S, L> = (play, locals) => (by === undefined ? play.call(step) : play.call(step, by(play, locals)));
  line.asks = step;
  return line;
}

export function procedure<S extends BaseState, L = object>(name: string, ...source: Source<S, L>[]): Procedure<S, L> {
  const lines: Laid<S, L>[] = [];
  const lay = (items: readonly Source<S, L>[]): void => {
    for (const item of items) {
      if (typeof item === 'function') {
        lines.push({ run: item, test: null, next: null, key: '', to: 0 });
        continue;
      }
      const at = lines.length;
      const head: Laid<S, L> =
        'test' in item
          ? { run: null, test: item.test, next: null, key: '', to: 0 }
          : { run: null, test: null, next: item.next, key: item.key, to: 0 };
      lines.push(head);
      lay(item.body);
      if (!('test' in item) || item.again) lines.push({ run: null, test: () => false, next: null, key: '', to: at });
      head.to = lines.length;
    }
  };
  lay(source);
  return { name, lines, index: -1 };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever its locals
type AnyProcedure<S extends BaseState> = Procedure<S, any>;
/** What names a line: the rule that it runs, or the step that it asks. */
// biome-ignore lint/suspicious/noExplicitAny: whatever their locals
export type Named<S extends BaseState> = Line<S, any> | Step<S>;

/** The line of a procedure that runs this rule or asks this step: how a position starts in the middle of one. */
export function lineOf<S extends BaseState>(of: AnyProcedure<S>, what: Named<S>): number {
  const at = of.lines.findIndex(({ run }) => run !== null && (run === what || run.asks === what));
  if (at < 0) throw new Error(`'${of.name}' has no such line`);
  return at;
}
/** The head of the loop, condition or `each` that the line stands in. */
export function headOf<S extends BaseState>(of: AnyProcedure<S>, what: Named<S>): number {
  const line = lineOf(of, what);
  for (let at = line - 1; at >= 0; at--) if (of.lines[at].run === null && of.lines[at].to > line) return at;
  throw new Error(`'${of.name}' runs that line anyhow`);
}
// ---- frames that go on somewhere in a procedure, for the phases of a position

/** Goes on with the line. */
export const before = <S extends BaseState>(of: AnyProcedure<S>, what: Named<S>, under: Frame | null, by: object = {}): Frame =>
  frame(of.index, lineOf(of, what), by, under);
/** Goes on after the line: what it has asked stands on top. */
export const after = <S extends BaseState>(of: AnyProcedure<S>, what: Named<S>, under: Frame | null, by: object = {}): Frame =>
  frame(of.index, lineOf(of, what) + 1, by, under);
/** Goes on with the head of the loop that the line stands in. */
export const again = <S extends BaseState>(of: AnyProcedure<S>, what: Named<S>, under: Frame | null, by: object = {}): Frame =>
  frame(of.index, headOf(of, what), by, under);
/** A step from its beginning. */
export const begun = <S extends BaseState>(step: Step<S>, under: Frame | null, by: object = {}): Frame =>
  frame(step.index, 0, by, under);
