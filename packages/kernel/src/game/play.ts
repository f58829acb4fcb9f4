import type { Fate } from '../chance/fate.ts';
import { type Code, firstOf, type Offer, secondOf, thirdOf, typeOf } from './action.ts';
import type { EventOf, GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { type BaseState, type Frame, frame, NOBODY, OPEN, type Outcome, type RuleId, type Seat, UNASKED } from './state.ts';
import type { Decision, Procedure, Step } from './step.ts';

const NOTHING = Object.freeze({});
/** A run from one decision to the next is bounded: past this it is a runaway of ours. */
const MOST_LINES = 100_000;

type Own = { -readonly [key in keyof Frame]: Frame[key] };

/**
 * A state being played: with its game, a fate, and perhaps somebody who listens. The fastest way to play, for bots and
 * simulations: it checks nothing. `Match` is the careful one.
 */
export class Play<S extends BaseState> {
  readonly game: Game<S>;
  state: S;
  fate: Fate;
  /** The seat that is asked or acts. */
  seat: Seat = NOBODY;
  /**
   * `play.tell?.({ … })`: nobody listens in a search, and then the event is not even made. An event is told after the change
   * that it tells: whoever looks at the state while it is told sees what it says.
   */
  tell: ((event: EventOf<S>) => void) | undefined = undefined;

  constructor(game: Game<S>, state: S, fate: Fate) {
    this.game = game;
    this.state = state;
    this.fate = fate;
  }

  // ---- for the lines of a procedure and the handlers of a decision

  call<L extends object>(step: Step<S, L>, by: L = NOTHING as L): void {
    this.state.stack = frame(step.index, 0, by, this.state.stack);
  }
  /** The step on top is finished. */
  done(): void {
    this.state.stack = (this.state.stack as Frame).under;
  }
  /** The step on top goes on with other locals. */
  keep(by: object): void {
    const top = this.state.stack as Frame;
    this.state.stack = frame(top.step, top.at, by, top.under);
  }
  end(outcome: Outcome): void {
    this.state.outcome = outcome;
    this.state.stack = null;
  }

  // ---- for whoever plays

  /** Runs procedures until a seat must decide or nothing is left to do. */
  run(): void {
    const { steps } = this.game;
    const { state } = this;
    let budget = MOST_LINES;
    for (;;) {
      const top = state.stack;
      if (top === null) {
        state.toAct = NOBODY;
        return;
      }
      const step = steps[top.step];
      if (step.lines === null) {
        this.open(step, top.by);
        return;
      }
      let { at, by } = top;
      const { lines } = step;
      // Made here and seen by nobody else yet, so they may be changed: a line that touches the stack ends their privacy.
      let here: Own | null = null;
      let ownLocals = false;
      for (;;) {
        if (at >= lines.length) {
          state.stack = top.under;
          break;
        }
        if (--budget < 0) throw new Error(`runaway: ${this.stackNames().join(' < ')}`);
        const line = lines[at];
        if (line.run !== null) {
          at++;
          if (here === null) here = frame(top.step, at, by, top.under);
          else here.at = at;
          here.by = by;
          state.stack = here;
          line.run(this, by);
          if (state.stack !== here) break;
        } else if (line.test !== null) at = line.test(this, by) ? at + 1 : line.to;
        else {
          const now = (by as Record<string, number>)[line.key] ?? -1;
          // biome-ignore lint/style/noNonNullAssertion: a line has a rule, a test or a next
          const next = line.next!(this, by, now);
          if (ownLocals) (by as Record<string, number>)[line.key] = next;
          else by = { ...by, [line.key]: next };
          ownLocals = true;
          at = next < 0 ? line.to : at + 1;
        }
      }
    }
  }

  /** As `run`, but stops before a line, and says whether it did: for whoever looks at what happens by itself. */
  runTo({ step, at }: Frame): boolean {
    const { state } = this;
    for (let budget = MOST_LINES; budget > 0; budget--) {
      const top = state.stack;
      if (top === null || this.game.steps[top.step].lines === null) {
        this.run();
        return top !== null && top.step === step;
      }
      if (top.step === step && top.at === at) {
        state.toAct = NOBODY;
        return true;
      }
      this.line(top);
    }
    throw new Error(`runaway: ${this.stackNames().join(' < ')}`);
  }

  /** The decision that waits. */
  asked(): Decision<S, object> {
    const top = this.state.stack;
    const step = top === null ? null : this.game.steps[top.step];
    if (step === null || step.lines !== null) throw new Error('nothing is asked');
    return step;
  }

  legal(offer: Offer, seat: Seat = this.state.toAct): void {
    offer.size = 0;
    this.seat = seat;
    const top = this.state.stack as Frame;
    (this.game.steps[top.step] as Decision<S, object>).legal(this, top.by, offer);
  }

  /** The rule that forbids this action to a seat that is asked, or null. */
  refuse(action: Code, seat: Seat = this.state.toAct): RuleId | null {
    this.seat = seat;
    const asked = this.asked();
    const refuse = asked.refusals[typeOf(action)];
    if (refuse === undefined) return asked.rule;
    return refuse(this, (this.state.stack as Frame).by, firstOf(action), secondOf(action), thirdOf(action));
  }

  take(action: Code, seat: Seat = this.state.toAct): void {
    const { state } = this;
    const top = state.stack as Frame;
    const asked = this.game.steps[top.step] as Decision<S, object>;
    if (asked.seats === null) this.handle(asked, top.by, action, seat);
    else {
      state.sealed[seat] = action;
      const sealed: GameEvent = { kind: 'sealed', rule: asked.rule, seat: this.game.seatsOf(state)[seat] };
      (this.tell as ((event: GameEvent) => void) | undefined)?.(sealed);
      state.toAct = state.sealed.indexOf(OPEN);
      if (state.toAct !== NOBODY) return;
      this.unseal(asked, top);
    }
    this.run();
  }

  stackNames(): string[] {
    const names: string[] = [];
    for (let at = this.state.stack; at !== null; at = at.under) names.push(`${this.game.steps[at.step].name}:${at.at}`);
    return names;
  }

  // ---- within

  /** One line of the procedure on top. */
  private line({ step, at, by, under }: Frame): void {
    const { state } = this;
    const line = (this.game.steps[step] as Procedure<S, object>).lines[at];
    if (line === undefined) state.stack = under;
    else if (line.run !== null) {
      state.stack = frame(step, at + 1, by, under);
      line.run(this, by);
    } else if (line.test !== null) state.stack = frame(step, line.test(this, by) ? at + 1 : line.to, by, under);
    else {
      // biome-ignore lint/style/noNonNullAssertion: a line has a rule, a test or a next
      const next = line.next!(this, by, (by as Record<string, number>)[line.key] ?? -1);
      state.stack = frame(step, next < 0 ? line.to : at + 1, { ...by, [line.key]: next }, under);
    }
  }

  private open(asked: Decision<S, object>, by: object): void {
    const { state } = this;
    if (asked.seats === null) {
      // biome-ignore lint/style/noNonNullAssertion: a decision has a seat or seats
      state.toAct = asked.seat!(this, by);
      return;
    }
    if (state.sealed.length > 0) {
      // A position in the middle of a sealed decision: some have chosen already.
      state.toAct = state.sealed.indexOf(OPEN);
      return;
    }
    const seats = asked.seats(this, by);
    if (seats.length === 0) throw new Error(`'${asked.name}' asks nobody`);
    state.sealed = this.game.seatsOf(state).map((_, seat) => (seats.includes(seat) ? OPEN : UNASKED));
    state.toAct = state.sealed.indexOf(OPEN);
  }

  /** All have chosen: the step is over, and each choice takes effect in the order of the seats. */
  private unseal(asked: Decision<S, object>, top: Frame): void {
    const chosen = this.state.sealed;
    this.state.sealed = [];
    this.state.stack = top.under;
    for (let seat = 0; seat < chosen.length; seat++) if (chosen[seat] !== UNASKED) this.handle(asked, top.by, chosen[seat], seat);
  }

  private handle(asked: Decision<S, object>, by: object, action: Code, seat: Seat): void {
    this.seat = seat;
    // biome-ignore lint/style/noNonNullAssertion: legal actions have a handler, the game's definition checks it
    asked.handlers[typeOf(action)]!(this, by, firstOf(action), secondOf(action), thirdOf(action));
  }
}
