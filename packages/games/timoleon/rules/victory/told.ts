import type { RuleId, Told } from '@polemos/kernel';

/** One line of the score of a faction (TI-IX). */
export interface Score {
  readonly rule: RuleId;
  readonly what: string;
  readonly points: number;
}
/** TI-IX: how it ended. */
export type VictoryEvent = Told<
  'end',
  {
    winners: readonly string[];
    turn: number;
    points: Readonly<Record<string, number>>;
    scores: Readonly<Record<string, readonly Score[]>>;
  }
>;
