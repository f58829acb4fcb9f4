import { decision } from '@polemos/kernel';
import { T } from '../actions.ts';
import { seatFor } from '../editions/book.ts';
import { entered } from '../operations/entry.ts';
import { automaticInterceptor, interceptors, tryToIntercept, UNHINDERED } from '../operations/interception.ts';
import { EXPEDITION, type State } from '../state.ts';
import { SPACE } from '../terms/board.ts';
import { unitsOf } from '../terms/forces.ts';
import { LEADER } from '../terms/leaders.ts';
import { enemyOf, SIDES } from '../terms/units.ts';

const found: number[] = [];
const listed = (s: State): number[] => found.slice(0, interceptors(s, enemyOf(s.active), found));
function refuseIntercept(s: State, space: number): string | null {
  const forces = listed(s);
  if (forces.includes(space)) return null;
  return automaticInterceptor(s, s.at, enemyOf(s.active)) >= 0 ? 'PW-5.1.2-g' : 'PW-5.6.1-b';
}

/** PW-11-e, PW-R162: a player may intercept with one Force of his, or let the Expedition pass. */
export const interception = decision<State>({
  name: 'interception',
  rule: 'PW-11-e',
  seat: ({ state }) => seatFor(state, enemyOf(state.active)),
  legal({ state }, _, offer) {
    for (const space of listed(state)) offer.add(T.intercept, space);
    offer.add(T.letPass);
  },
  refuse: { intercept: ({ state }, _, space) => refuseIntercept(state, space), letPass: () => null },
  on: {
    intercept(play, _, space) {
      play.done();
      const among = listed(play.state).map(one => SPACE.ids[one]);
      entered(play, tryToIntercept(play, space, among, true));
    },
    letPass(play) {
      play.done();
      play.tell?.({
        kind: 'let-pass',
        rule: 'PW-11-e',
        side: SIDES[enemyOf(play.state.active)],
        space: SPACE.ids[play.state.at],
      });
      entered(play, UNHINDERED);
    },
  },
  about: ({ state }) => ({
    side: SIDES[enemyOf(state.active)],
    space: SPACE.ids[state.at],
    leader: LEADER.ids[state.leader],
    units: unitsOf(state, EXPEDITION, state.active),
    objective: SPACE.ids[state.objective],
    certain: automaticInterceptor(state, state.at, enemyOf(state.active)) >= 0, // PW-5.1.2-d
  }),
});
