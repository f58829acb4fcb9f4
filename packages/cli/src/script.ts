import type { Dice, Need } from '@polemos/kernel';
import type { Answer } from './session.ts';

/** Tries a command with the outcomes known so far; it leaves no trace unless it succeeds. */
type Attempt = (chance: readonly unknown[], dice: Dice) => Answer;

/**
 * Scripted chance: outcomes that wait in order. A command takes as many as it asks for; when they run out the dice decide, and
 * where there are none the command stays interrupted until more outcomes come.
 */
export class Script {
  private waiting: unknown[];
  private readonly dice: Dice;
  private interrupted: { readonly attempt: Attempt; readonly known: unknown[] } | null = null;

  constructor(outcomes: readonly unknown[], dice: Dice) {
    this.waiting = [...outcomes];
    this.dice = dice;
  }

  get length(): number {
    return this.waiting.length;
  }

  add(outcomes: readonly unknown[]): void {
    this.waiting.push(...outcomes);
  }

  /** Outcomes to be met again, before all that wait. */
  putBack(outcomes: readonly unknown[]): void {
    this.waiting.unshift(...outcomes);
  }
  /** Forgets what waits, and who waits for it. */
  clear(): void {
    this.waiting = [];
    this.interrupted = null;
  }

  /** A new command. What an interrupted one had taken goes back to the front. */
  play(attempt: Attempt): Answer {
    if (this.interrupted !== null) this.waiting.unshift(...this.interrupted.known);
    return this.go(attempt, []);
  }

  /** The interrupted command again, if there is one. */
  goOn(): Answer | null {
    if (this.interrupted === null) return null;
    return this.go(this.interrupted.attempt, this.interrupted.known);
  }

  private go(attempt: Attempt, known: unknown[]): Answer {
    this.interrupted = null;
    for (;;) {
      const answer = attempt(known, this.waiting.length === 0 ? this.dice : null);
      if (isWrong(answer)) {
        // An outcome that cannot be is dropped; the command waits for a better one.
        known.pop();
        this.interrupted = { attempt, known };
        return answer;
      }
      if (!('need' in answer)) {
        if (!('ok' in answer)) this.waiting.unshift(...known);
        return answer;
      }
      if (this.waiting.length === 0) {
        this.interrupted = { attempt, known };
        return answer;
      }
      known.push(this.waiting.shift());
    }
  }
}

const isWrong = (answer: Answer): answer is { refused: { code: 'chance'; need: Need } } =>
  (answer.refused as { code?: unknown } | undefined)?.code === 'chance';
