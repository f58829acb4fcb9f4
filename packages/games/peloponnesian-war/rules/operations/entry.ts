import { isProtected } from '../scenarios/fall-of-sparta/neutral-athens.ts';
import { THE_ARMY } from '../scenarios/fall-of-sparta/persian-reach.ts';
import { EXPEDITION, type P, RAVAGED, type State } from '../state.ts';
import { SPACE } from '../terms/board.ts';
import { enemyControls, friendOf, has, mark } from '../terms/control.ts';
import { forceOf, naval, spOf } from '../terms/forces.ts';
import { colourOf } from '../terms/palettes.ts';
import { ATHENS, enemyOf, GARRISON, NO_SIDE, SIDES, SPARTA } from '../terms/units.ts';
import { endHere, endOperation } from './ending.ts';
import { HINDERED, STOPPED } from './interception.ts';
import { enterNeutral } from './neutrals.ts';
import { journeyOf, routeHolds } from './routes.ts';
import { setOut } from './setting-out.ts';

// What entering a space leads to.

/** What an entry leads to, once it is known whether somebody stood in the way. */
export function entered(play: P, met: number): void {
  const { state } = play;
  const to = state.at;
  if (met === STOPPED) return endOperation(play);
  if (forceOf(state, EXPEDITION, state.active) > 0 && state.body < 0) enterNeutral(play, state.active, to);
  if (state.marching && met !== HINDERED) ravage(play); // PW-5.8-c
  if (met === HINDERED) reconsider(play);
}

/** PW-5.8, PW-R5: by friendliness, not by colour; PW-R118: of an active neutral only what its side controls. */
function ravage(play: P): void {
  const { state } = play;
  if (forceOf(state, EXPEDITION, state.active) === 0) return;
  if (state.body >= 0) return persiansRavage(play);
  if (friendOf(state, state.at) !== enemyOf(state.active)) return; // PW-5.8-f
  if (colourOf(state, state.at) === NO_SIDE && !enemyControls(state, state.at, state.active)) return;
  if (holds(state, state.at, enemyOf(state.active))) return; // PW-5.8-b
  if (state.active === SPARTA && isProtected(state, state.at)) return; // PW-10.5.4.5-IV-d
  if (has(state, state.at, RAVAGED)) return; // PW-5.8-g
  mark(state, state.at, RAVAGED);
  const rule = state.next === state.route.length ? 'PW-5.8-d' : 'PW-5.8-a';
  play.tell?.({ kind: 'ravaged', rule, space: SPACE.ids[state.at], side: SIDES[state.active] });
}

/** A Force that protects the land; a mere Garrison does not (PW-10.5.4.4-a). */
const holds = (s: State, space: number, side: number): boolean =>
  forceOf(s, space, side) > (side === SPARTA ? 0 : spOf(s, space, GARRISON));
/** PW-10.5.4.6-III-d, IV-e, V: their Army ravages whatever is a player's, their Navy nothing. */
function persiansRavage(play: P): void {
  const { state } = play;
  const owner = friendOf(state, state.at);
  if (state.body !== THE_ARMY || (owner !== ATHENS && owner !== SPARTA)) return;
  if (holds(state, state.at, ATHENS) || holds(state, state.at, SPARTA) || has(state, state.at, RAVAGED)) return;
  mark(state, state.at, RAVAGED);
  play.tell?.({ kind: 'ravaged', rule: 'PW-10.5.4.6-III-d', space: SPACE.ids[state.at], side: 'persia' });
}

/** PW-5.1.1-k, PW-5.1.4-d, e: after losses the route may no longer be open; then another, else some stay behind. */
function reconsider(play: P): void {
  const { state } = play;
  if (state.next >= state.route.length) return;
  const j = journeyOf(state);
  if (routeHolds(state, j, state.at, state.route, state.next)) return;
  const to = state.route[state.route.length - 1];
  if (setOut(play, to)) return; // PW-5.1.4-e
  if (naval(state, EXPEDITION, state.active) === 0) return endHere(play, 'PW-R35');
}
