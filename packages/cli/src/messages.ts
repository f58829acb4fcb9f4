import { type GameText, plain, type Refused } from '@polemos/kernel';

/** Why not, where no rulebook is the reason. */
const BY_CODE: Readonly<Record<Refused['code'], string>> = {
  'not-an-action': 'That is not an action: an object with a type is wanted.',
  'unknown-type': 'There is no such type of action in this game.',
  'unknown-argument': 'This action has no such argument.',
  'missing-argument': 'An argument of this action is missing.',
  'bad-argument': 'An argument names nothing that exists.',
  'unknown-seat': 'There is no such seat in this match.',
  'not-asked': 'This seat is not asked now.',
  'already-chosen': 'This seat has already chosen, in secret.',
  'not-now': 'Another decision comes first.',
  stale: 'The match has moved on since: this answers an older version.',
  over: 'The match is over.',
  forbidden: 'A rule forbids it.',
  chance: 'This outcome of chance cannot be.',
  'nothing-to-undo': 'There is nothing that may be taken back.',
  'nothing-to-redo': 'There is nothing to repeat.',
};

/** A refusal with a sentence: the rulebook's reason where there is one. */
export function explained(refused: Refused, text: GameText): Refused & { readonly message: string } {
  const byRule = refused.code === 'forbidden' && refused.rule !== undefined ? text.refusals[refused.rule] : undefined;
  return { ...refused, message: byRule === undefined ? BY_CODE[refused.code] : plain(byRule) };
}
