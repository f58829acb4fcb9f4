import { reachesEuxine } from '../../administration/trade.ts';
import { sendAway } from '../../combat/recall.ts';
import { noEffect } from '../../politics/event.ts';
import { ARMY, ASIDE, CUP, EXPEDITION, NAVY, OUT, type P, REBELLION, SATRAP, type State } from '../../state.ts';
import { CYZICUS, LINDUS, SARDIS, SPACE } from '../../terms/board.ts';
import { assess, controller, lives, unmark } from '../../terms/control.ts';
import { create, forceOf, move, remove, spOf, unitsOf } from '../../terms/forces.ts';
import { CONON, LEADER, PERSIAN_CONON, PHARNABAZUS, TIRIBAZUS, TISSAPHERNES } from '../../terms/leaders.ts';
import { ATHENS, isPersian, KINDS, PERSIAN_CAVALRY, PERSIAN_INFANTRY, PERSIAN_NAVAL, SIDES, SPARTA } from '../../terms/units.ts';
import { BODIES, BODY_NAMES, commandsNavy, placeOfBody, THE_ARMY, THE_NAVY, THE_SATRAP } from './persian-reach.ts';

// PW-10.5.4.6: the Persians come, are beaten, come back, and leave.

/** Where each body comes back to: PW-10.5.4.6-II-b, IV-c, f. */
const HOMES: readonly number[] = [SARDIS, CYZICUS, CYZICUS];

/** PW-10.5.4.6-II. Once in the war they cannot enter it again. */
export function persiaEnters(play: P, rule: string): void {
  const { state } = play;
  if (state.entered) return noEffect(play, rule);
  for (const space of [SARDIS, CYZICUS])
    for (const side of [ATHENS, SPARTA]) sendAway(play, space, { side, rule: 'PW-10.5.4.6-II' });
  state.entered = true;
  state.where[TISSAPHERNES] = ARMY;
  state.where[PERSIAN_CONON] = NAVY;
  state.where[PHARNABAZUS] = SATRAP;
  state.persianAt = [SARDIS, LINDUS, CYZICUS];
  for (let body = 0; body < BODIES; body++) fill(state, body);
  unmark(state, CYZICUS, REBELLION);
  unmark(state, SARDIS, REBELLION);
  for (const space of state.persianAt) assess(state, space);
  play.tell?.({ kind: 'persia-enters', rule, bodies: bodiesOf(state) });
}
/** PW-10.5.4.6-III-c, IV-b: to full strength; the horsemen of Pharnabazus are with the Navy once he commands it. */
function fill(s: State, body: number): void {
  const place = placeOfBody(body);
  const raise = (kind: number, strength: number): void => void create(s, place, kind, strength - spOf(s, place, kind));
  if (body === THE_ARMY) raise(PERSIAN_CAVALRY, 10);
  if (body === THE_ARMY) raise(PERSIAN_INFANTRY, 4);
  if (body === THE_NAVY) raise(PERSIAN_NAVAL, 6);
  if (body === THE_SATRAP || (body === THE_NAVY && commandsNavy(s))) raise(PERSIAN_CAVALRY, 4);
}
/** PW-10.5.4.6-III-c, IV-b: in each construction segment, where their commanders are. */
export function replaceLosses(play: P): void {
  const { state } = play;
  for (let body = 0; body < BODIES; body++) {
    if (!lives(state, placeOfBody(body)) || state.persianAt[body] < 0) continue;
    const before = forceOf(state, placeOfBody(body), ATHENS);
    fill(state, body);
    const count = forceOf(state, placeOfBody(body), ATHENS) - before;
    if (count > 0)
      play.tell?.({
        kind: 'persians-replace',
        rule: body === THE_ARMY ? 'PW-10.5.4.6-III-c' : 'PW-10.5.4.6-IV-b',
        body: BODY_NAMES[body],
        space: SPACE.ids[state.persianAt[body]],
        count,
      });
  }
}

/** Which body stands in a place, or marches. */
export const bodyIn = (s: State, place: number): number => (place === EXPEDITION ? s.body : place - ARMY);
/** The Expedition is over: the body stands apart again, in a space or (−1) in the Going Home box. */
export function settleBody(s: State, space: number): void {
  const place = placeOfBody(s.body);
  for (let kind = 0; kind < KINDS; kind++) if (isPersian(kind)) move(s, EXPEDITION, place, kind, spOf(s, EXPEDITION, kind));
  if (s.where[s.leader] === EXPEDITION) s.where[s.leader] = place;
  s.persianAt[s.body] = space;
  if (space >= 0) assess(s, space);
}
/** They go to the Going Home box, for lack of SP or by defeat. */
function leaveSpace(s: State, body: number): void {
  if (s.body === body) return settleBody(s, -1);
  const from = s.persianAt[body];
  s.persianAt[body] = -1;
  if (from >= 0) assess(s, from);
}
/** PW-10.5.4.6-III-b: only by defeat do they go home; the first one changes who commands. */
export function persiansBeaten(play: P, place: number): void {
  const { state } = play;
  const body = bodyIn(state, place);
  leaveSpace(state, body);
  if (body === THE_ARMY) return armyBeaten(play);
  if (body === THE_NAVY && !commandsNavy(state)) return navyChangesHands(play, 'PW-10.5.4.6-IV-f');
  play.tell?.({ kind: 'persians-beaten', rule: body === THE_NAVY ? 'PW-R172' : 'PW-10.5.4.6-IV-c', body: BODY_NAMES[body] });
}
/** PW-10.5.4.6-III-b, f: the first time Tiribazus takes over; beaten under him the Army is gone. */
function armyBeaten(play: P): void {
  const { state } = play;
  if (state.where[TISSAPHERNES] === OUT) return removeBody(play, THE_ARMY, 'PW-10.5.4.6-III-f');
  state.where[TISSAPHERNES] = OUT;
  state.where[TIRIBAZUS] = ARMY;
  play.tell?.({ kind: 'persians-beaten', rule: 'PW-10.5.4.6-III-b', body: 'army', leader: LEADER.ids[TIRIBAZUS] });
}
/** PW-10.5.4.6-IV-f, PW-E2-10: Conon goes over to Athens, Pharnabazus takes the Navy to Cyzicus. */
export function navyChangesHands(play: P, rule: string): void {
  const { state } = play;
  const from = state.persianAt[THE_NAVY];
  state.where[PERSIAN_CONON] = OUT;
  if (state.where[CONON] === ASIDE) state.where[CONON] = CUP;
  state.where[PHARNABAZUS] = NAVY;
  move(state, SATRAP, NAVY, PERSIAN_CAVALRY, spOf(state, SATRAP, PERSIAN_CAVALRY));
  state.persianAt[THE_SATRAP] = -1;
  state.persianAt[THE_NAVY] = CYZICUS;
  if (from >= 0) assess(state, from);
  assess(state, CYZICUS);
  play.tell?.({ kind: 'navy-changes', rule, space: SPACE.ids[CYZICUS], units: unitsOf(state, NAVY, ATHENS) });
}
/** PW-10.5.4.6-II-b, IV-c: from the box to Sardis or Cyzicus, unless an enemy is there. */
export function persiansReturn(play: P): void {
  const { state } = play;
  for (let body = 0; body < BODIES; body++) {
    const home = HOMES[body];
    if (!lives(state, placeOfBody(body)) || state.persianAt[body] >= 0) continue;
    if (forceOf(state, home, ATHENS) + forceOf(state, home, SPARTA) > 0) continue;
    state.persianAt[body] = home;
    if (body === THE_SATRAP) fill(state, body);
    assess(state, home);
    play.tell?.({
      kind: 'persians-return',
      rule: body === THE_ARMY ? 'PW-10.5.4.6-II-b' : 'PW-10.5.4.6-IV-c',
      body: BODY_NAMES[body],
      space: SPACE.ids[home],
    });
  }
}

/** For good: units, commanders, and what they held. */
function removeBody(play: P, body: number, rule: string): void {
  const { state } = play;
  const place = placeOfBody(body);
  const from = state.persianAt[body];
  for (let kind = 0; kind < KINDS; kind++) if (isPersian(kind)) remove(state, place, kind, spOf(state, place, kind));
  for (let leader = 0; leader < state.where.length; leader++) if (state.where[leader] === place) state.where[leader] = OUT;
  state.persianAt[body] = -1;
  for (const space of [from, HOMES[body]]) if (space >= 0) assess(state, space);
  play.tell?.({ kind: 'persians-leave', rule, body: BODY_NAMES[body] });
}
/** PW-10.5.4.6-III-f: a player controls Sardis. */
export function sardisFalls(play: P): void {
  const { state } = play;
  const by = controller(state, SARDIS);
  if (lives(state, ARMY) && (by === ATHENS || by === SPARTA)) removeBody(play, THE_ARMY, 'PW-10.5.4.6-III-f');
}
/** PW-10.5.4.7-a: the first time that Athens' grain is cut. */
export function kingsPeace(play: P): void {
  const { state } = play;
  if (state.kingsPeace || reachesEuxine(state)) return;
  state.kingsPeace = true;
  for (const side of [ATHENS, SPARTA]) state.bellicosity[side] = Math.max(0, state.bellicosity[side] - 2);
  play.tell?.({
    kind: 'kings-peace',
    rule: 'PW-10.5.4.7-a',
    bellicosity: { [SIDES[ATHENS]]: state.bellicosity[ATHENS], [SIDES[SPARTA]]: state.bellicosity[SPARTA] },
  });
  for (let body = 0; body < BODIES; body++) if (lives(state, placeOfBody(body))) removeBody(play, body, 'PW-10.5.4.7-a');
  if (!state.entered) state.entered = true; // they will not come any more (PW-R173)
}

const bodiesOf = (s: State) =>
  BODY_NAMES.map((body, i) => ({ body, space: SPACE.ids[s.persianAt[i]], units: unitsOf(s, placeOfBody(i), ATHENS) }));
