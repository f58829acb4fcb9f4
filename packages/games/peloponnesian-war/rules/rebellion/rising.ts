import { byColour, byOccupation, type P, REBELLION } from '../state.ts';
import { SPACE } from '../terms/board.ts';
import { mark } from '../terms/control.ts';
import { colourOf } from '../terms/palettes.ts';
import { NO_SIDE } from '../terms/units.ts';

/** A space rebels: friendly to the other League at once (PW-0.5-j), unless somebody holds it. */
export function startRebellion(play: P, space: number, rule: string): void {
  const { state } = play;
  mark(state, space, REBELLION);
  const colour = colourOf(state, space);
  if (colour !== NO_SIDE && state.control[space] === byOccupation(colour)) state.control[space] = byColour(colour);
  play.tell?.({ kind: 'rebellion', rule, space: SPACE.ids[space] });
}
