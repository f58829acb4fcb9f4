import { operationOf } from '@polemos/kernel';
import type { Live } from './opening.ts';

/**
 * How a council decides, which is our own rule: whoever comes first; the command goes round, operation by operation; or it
 * goes round, and more than half of the council may give it to another for one operation.
 */
export type CouncilRule = 'free' | 'rotate' | 'vote';

/** Somebody of a council, and for whom they have voted in which operation. */
export interface Councillor {
  readonly person: string;
  readonly vote: { readonly operation: number; readonly person: string } | null;
}

/** Who of a council has the command now; for that council's eyes. */
export interface Command {
  readonly operation: number;
  readonly person: string;
  /** Whom each has voted for in this operation. */
  readonly votes: Readonly<Record<string, string>>;
}

/** Null: nobody in particular, since the seat has one person or its council wants no order. */
export function commandOf({ council, councils, course }: Live, seat: string | null): Command | null {
  const members = seat === null ? [] : (councils.get(seat) ?? []);
  if (seat === null || council === 'free' || members.length < 2) return null;
  const { match } = course;
  const operation = operationOf(match.game, match.log().entries, seat, match.legal(seat));
  const votes = Object.fromEntries(
    members.flatMap(({ person, vote }) => (vote?.operation === operation ? [[person, vote.person]] : [])),
  );
  const elected =
    council === 'vote'
      ? members.find(({ person }) => 2 * Object.values(votes).filter(voted => voted === person).length > members.length)
      : undefined;
  return { operation, person: (elected ?? members[operation % members.length]).person, votes };
}

/** Whether somebody may decide for their seat now. */
export const mayCommand = (live: Live, seat: string, person: string): boolean => {
  const command = commandOf(live, seat);
  return command === null || command.person === person;
};
