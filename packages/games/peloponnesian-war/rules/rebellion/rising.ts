import { byColour, type P, REBELLION } from '../state.ts';
import { SPACE } from '../terms/board.ts';
import { controller, mark } from '../terms/control.ts';
import { colourOf } from '../terms/palettes.ts';
import { NO_SIDE, PERSIA } from '../terms/units.ts';

/** A space rebels: friendly to the other League at once (PW-0.5-j), unless somebody holds it; a neutral one is nobody's any more (PW-5.5.2-a). */
export function startRebellion(play: P, space: number, rule: string): void {
  const { state } = play;
  mark(state, space, REBELLION);
  const colour = colourOf(state, space);
  const holder = controller(state, space);
  if (holder >= 0 && holder !== PERSIA && (colour === NO_SIDE || holder === colour)) state.control[space] = byColour(colour);
  play.tell?.({ kind: 'rebellion', rule, space: SPACE.ids[space] });
}
