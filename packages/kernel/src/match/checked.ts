import { type Code, isMalformed, typeOf } from '../game/action.ts';
import { respelt } from '../game/alias.ts';
import type { Play } from '../game/play.ts';
import { waiting } from '../game/seen.ts';
import { type BaseState, NOBODY, type Seat } from '../game/state.ts';
import type { Refused } from './acted.ts';

/** The code of an action that a seat may take now; else why not, from what nobody can do to what the rules forbid. */
export function checked<S extends BaseState>(play: Play<S>, seat: Seat, action: unknown): Code | { readonly refused: Refused } {
  const { state, game } = play;
  if (state.toAct === NOBODY) return { refused: { code: 'over' } };
  if (seat < 0) return { refused: { code: 'unknown-seat' } };
  const { rule } = play.asked();
  if (!waiting(state).includes(seat)) {
    const chosen = state.sealed[seat] !== undefined && state.sealed[seat] >= 0;
    return { refused: { code: chosen ? 'already-chosen' : 'not-asked', rule } };
  }
  const now = game.actions.read(action);
  const read = isMalformed(now) ? game.actions.read(respelt(action, game.aliases)) : now;
  if (isMalformed(read))
    return { refused: { code: read.malformed, ...(read.argument === undefined ? {} : { argument: read.argument }) } };
  if (play.asked().refusals[typeOf(read)] === undefined) return { refused: { code: 'not-now', rule } };
  const refused = play.refuse(read, seat);
  return refused === null ? read : { refused: { code: 'forbidden', rule: refused } };
}
