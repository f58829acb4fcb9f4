import { ask, decision, type Offer, procedure } from '@polemos/kernel';
import { T } from '../../actions.ts';
import { seatFor } from '../../editions/book.ts';
import { arriveIfThere } from '../../operations/ending.ts';
import { leg } from '../../operations/march.ts';
import { distancesFrom, journeyOfPersians } from '../../operations/routes.ts';
import { setOut } from '../../operations/setting-out.ts';
import { EXPEDITION, type P, type State } from '../../state.ts';
import { SPACE, SPACES } from '../../terms/board.ts';
import { assess, lives } from '../../terms/control.ts';
import { forceOf, move, spOf, unitsOf } from '../../terms/forces.ts';
import { LEADER } from '../../terms/leaders.ts';
import { ATHENS, isPersian, KINDS, SIDES, SPARTA } from '../../terms/units.ts';
import { BODY_NAMES, commandsNavy, isWithinReach, placeOfBody, THE_ARMY, THE_NAVY } from './persian-reach.ts';

// PW-10.5.4.6-III, IV: the Persian Army and Navy, moved by a player.

/** PW-10.5.4.6-III-d, IV-a: the Army is the Coalition's to move; so is the Navy under Conon, under Pharnabazus it is Sparta's. */
export const moverOf = (s: State, body: number): number => (body === THE_NAVY && commandsNavy(s) ? SPARTA : ATHENS);
/** Whether a body stands on the map, can move and has not yet. */
const canMove = (s: State, body: number): boolean =>
  lives(s, placeOfBody(body)) &&
  s.persianAt[body] >= 0 &&
  forceOf(s, placeOfBody(body), ATHENS) > 0 &&
  !(body === THE_ARMY ? s.armyMoved : s.navyMoved);
/** Why the deciding player cannot send a body to a space, or null. */
export function refusePersians(s: State, body: number, space: number): string | null {
  if (!s.entered || !canMove(s, body)) return 'PW-10.5.4.6-I';
  if (moverOf(s, body) !== s.player) return 'PW-10.5.4.6-IV-a';
  if (!isWithinReach(s, body, space)) return body === THE_ARMY ? 'PW-10.5.4.6-III-d' : 'PW-10.5.4.6-IV-f';
  return distancesFrom(s, journeyOfPersians(body, space), s.persianAt[body])[space] > 0 ? null : 'PW-5.1.1-d';
}
export function offerPersians(s: State, type: number, body: number, offer: Offer): void {
  if (!canMove(s, body) || moverOf(s, body) !== s.player) return;
  for (let space = 0; space < SPACES; space++) if (refusePersians(s, body, space) === null) offer.add(type, space);
}

/** They set out, all of them, at no cost (PW-R130). */
export function sendPersians(play: P, body: number, space: number): void {
  const { state } = play;
  const place = placeOfBody(body);
  const from = state.persianAt[body];
  if (body === THE_ARMY) state.armyMoved = true;
  else state.navyMoved = true;
  state.active = state.player;
  state.body = body;
  state.leader = state.where.indexOf(place);
  state.where[state.leader] = EXPEDITION;
  for (let kind = 0; kind < KINDS; kind++) if (isPersian(kind)) move(state, place, EXPEDITION, kind, spOf(state, place, kind));
  state.persianAt[body] = -1;
  state.objective = space;
  state.at = from;
  state.marching = true;
  assess(state, from);
  play.tell?.({
    kind: 'persians-march',
    rule: body === THE_ARMY ? 'PW-10.5.4.6-III-d' : 'PW-10.5.4.6-IV-d',
    body: BODY_NAMES[body],
    side: SIDES[state.player],
    leader: LEADER.ids[state.leader],
    from: SPACE.ids[from],
    space: SPACE.ids[space],
    units: unitsOf(state, EXPEDITION, ATHENS),
  });
  setOut(play, space);
  play.call(persianOperation);
}
export const persianOperation = procedure<State>('persianOperation', ask(leg), arriveIfThere);

/** PW-10.5-e, PW-10.5.4.6-IV-d: before the first operation of a side: its Persians instead, or stay where they are. */
export const persiansFirst = decision<State>({
  name: 'persiansFirst',
  rule: 'PW-10.5-e',
  seat: ({ state }) => seatFor(state, state.player),
  legal({ state }, _, offer) {
    offerPersians(state, T.persianArmy, THE_ARMY, offer);
    offerPersians(state, T.persianNavy, THE_NAVY, offer);
    offer.add(T.stay);
  },
  refuse: {
    persianArmy: ({ state }, _, space) => refusePersians(state, THE_ARMY, space),
    persianNavy: ({ state }, _, space) => refusePersians(state, THE_NAVY, space),
    stay: () => null,
  },
  on: {
    persianArmy(play, _, space) {
      play.done();
      const { state } = play;
      state.initial[state.player] = true;
      state.unasked = true; // PW-10.5.4.6-III-e
      sendPersians(play, THE_ARMY, space);
    },
    persianNavy(play, _, space) {
      play.done();
      const { state } = play;
      state.initial[state.player] = true;
      if (state.player === ATHENS) state.armyMoved = true; // it moves first or not at all
      sendPersians(play, THE_NAVY, space);
    },
    stay(play) {
      play.done();
      if (play.state.player === ATHENS) play.state.armyMoved = true;
    },
  },
  about: ({ state }) => ({
    side: SIDES[state.player],
    army: canMove(state, THE_ARMY) && state.player === ATHENS ? SPACE.ids[state.persianAt[THE_ARMY]] : null,
    navy: canMove(state, THE_NAVY) && moverOf(state, THE_NAVY) === state.player ? SPACE.ids[state.persianAt[THE_NAVY]] : null,
  }),
});
/** Whether the deciding player has Persians to move instead of his first operation. */
export const persiansDue = ({ state }: P): boolean =>
  state.entered &&
  ((state.player === ATHENS && canMove(state, THE_ARMY)) ||
    (canMove(state, THE_NAVY) && moverOf(state, THE_NAVY) === state.player));
