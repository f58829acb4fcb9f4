import { decision, type Play } from '@polemos/kernel';
import { C, T } from '../actions.ts';
import { DEMOCRATS, FACTIONS, SEATS, ZONE } from '../materials/board.ts';
import { LEADER } from '../materials/leaders.ts';
import type { State } from '../state.ts';
import type { Design } from './told.ts';

type P = Play<State>;

const ESPIONAGE_COST = 2;
export const describe = (type: number, target: number): Design => ({
  type,
  target: type === 2 ? ZONE.ids[target] : LEADER.ids[target],
});
export const isInformed = (s: State, faction: number): boolean => (s.dip.informed & (1 << faction)) !== 0;
/** Each faction not in its place, in order of play after the author. Numbered by steps after him. */
export function nextSpy({ state }: P, _: object, after: number): number {
  for (let n = Math.max(1, after + 1); n < FACTIONS; n++) {
    const faction = state.order[(state.place + n) % FACTIONS];
    if (faction === DEMOCRATS || isInformed(state, faction) || state.out[faction] === 1) continue;
    if (state.po[faction] >= ESPIONAGE_COST) return n;
  }
  return -1;
}
export interface Spy {
  readonly spy: number;
}
const spyOf = (s: State, { spy }: Spy): number => s.order[(s.place + spy) % FACTIONS];
export const espionage = decision<State, Spy>({
  name: 'espionage',
  rule: 'TI-III-m',
  seat: ({ state }, by) => spyOf(state, by),
  legal(_, __, offer) {
    offer.add(T.choose, C.spy);
    offer.add(T.choose, C.ignore);
  },
  refuse: { choose: (_, __, choice) => (choice === C.spy || choice === C.ignore ? null : 'TI-III-m') },
  on: {
    choose(play, by, choice) {
      const { state, fate } = play;
      const spy = spyOf(state, by);
      play.done();
      if (choice !== C.spy) return;
      state.po[spy] -= ESPIONAGE_COST;
      const die = fate.d6('espionage', 'TI-III-m');
      const sees = die >= 4;
      if (sees) state.dip.informed |= 1 << spy;
      play.tell?.({
        kind: 'espionage',
        rule: 'TI-III-m',
        seat: SEATS[spy],
        author: SEATS[state.dip.author],
        die,
        sees,
        ...(sees ? { reveals: true, secret: { to: SEATS[spy], ...describe(state.dip.type, state.dip.target) } } : {}),
      });
      if (sees) play.call(informing, { spy });
    },
  },
  about: ({ state }) => ({ author: SEATS[state.dip.author] }),
});
interface Informing {
  readonly spy: number;
}
export const informing = decision<State, Informing>({
  name: 'informing',
  rule: 'TI-III-n',
  seat: (_, { spy }) => spy,
  legal({ state }, _, offer) {
    for (let faction = 0; faction < FACTIONS; faction++)
      if (!isInformed(state, faction) && state.out[faction] === 0) offer.add(T.inform, faction);
    offer.add(T.choose, C.done);
  },
  refuse: {
    inform: ({ state }, _, faction) => (isInformed(state, faction) || state.out[faction] === 1 ? 'TI-III-n' : null),
    choose: (_, __, choice) => (choice === C.done ? null : 'TI-III-n'),
  },
  on: {
    inform(play, { spy }, faction) {
      const { state } = play;
      state.dip.informed |= 1 << faction;
      play.tell?.({
        kind: 'informs',
        rule: 'TI-III-n',
        reveals: true,
        seat: SEATS[spy],
        to: SEATS[faction],
        secret: { to: SEATS[faction], ...describe(state.dip.type, state.dip.target) },
      });
    },
    choose: play => play.done(),
  },
  about: ({ state }) => ({ author: SEATS[state.dip.author] }),
});
