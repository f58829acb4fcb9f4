import { ASIDE, GONE, OUT, type P, RETURNED, WITH_PERSIA, WITH_SPARTA } from '../state.ts';
import { HOME } from '../terms/board.ts';
import { ALCIBIADES } from '../terms/leaders.ts';
import { ATHENS } from '../terms/units.ts';

const RULES = ['', 'PW-E-7-a', 'PW-E-7-b', 'PW-E-7-c', 'PW-E-7-d'];
const WHERE = ['athens', 'sparta', 'persia', 'athens', 'gone'];

/** PW-E-7: to Sparta, to Sardis, back to Athens, out of the game. */
export function demagogue(play: P): void {
  const { state } = play;
  state.alcibiades++;
  if (state.alcibiades === WITH_SPARTA || state.alcibiades === WITH_PERSIA) state.where[ALCIBIADES] = ASIDE; // PW-E-7-e
  if (state.alcibiades === RETURNED) state.where[ALCIBIADES] = HOME[ATHENS]; // PW-E-7-f
  if (state.alcibiades === GONE) state.where[ALCIBIADES] = OUT;
  play.tell?.({ kind: 'alcibiades', rule: RULES[state.alcibiades], to: WHERE[state.alcibiades] });
}
/** PW-E-12-b: the second case of event 7. */
export const earthquakeMovesHim = (play: P): void => demagogue(play);
