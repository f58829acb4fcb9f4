import { decision } from '@polemos/kernel';
import { T } from '../../actions.ts';
import { moveBerth } from '../../factions/expeditions.ts';
import {
  CITIES,
  FACTIONS,
  isAtSea,
  isPort,
  PLACE,
  PORT,
  PORT_SEA,
  SEA,
  SEATS,
  SEAWAYS,
  WATER_OF,
} from '../../materials/board.ts';
import { isHostile, isOpenPort } from '../../materials/control.ts';
import { isFleet, moveLeaders, shiftAll } from '../../materials/forces.ts';
import type { State } from '../../state.ts';

interface Shy {
  readonly owner: number;
}
function mayShelter(s: State, owner: number, at: number, isMover: boolean, to: number): boolean {
  const water = WATER_OF[at];
  if (isPort(to)) return PORT_SEA[to - PORT] === water && isOpenPort(s, to - PORT, owner) && s.siege[to - PORT] < 0;
  if (!isAtSea(to) || to === at) return false;
  if (isMover && to === s.op.from) return true; // TI-R34
  return SEAWAYS[water].includes(to - SEA) && !hasHostileFleet(s, to, owner);
}
export function hasHostileFleet(s: State, place: number, owner: number): boolean {
  for (let other = 0; other < FACTIONS; other++) if (isHostile(s, owner, other) && isFleet(s, place, other)) return true;
  return false;
}
export function hasShelter(s: State, owner: number, at: number, isMover: boolean): boolean {
  for (let to = SEA; to < PORT + CITIES; to++) if (mayShelter(s, owner, at, isMover, to)) return true;
  return false;
}
export const shelter = decision<State, Shy>({
  name: 'shelter',
  rule: 'TI-N-b',
  seat: (_, { owner }) => owner,
  legal({ state }, { owner }, offer) {
    for (let to = SEA; to < PORT + CITIES; to++)
      if (mayShelter(state, owner, state.op.at, owner === state.op.owner, to)) offer.add(T.retreat, to);
  },
  refuse: {
    retreat: ({ state }, { owner }, to) =>
      mayShelter(state, owner, state.op.at, owner === state.op.owner, to) ? null : 'TI-N-b',
  },
  on: {
    retreat(play, { owner }, to) {
      const { state } = play;
      play.done();
      const from = state.op.at;
      if (owner === state.op.owner) {
        state.op.at = to;
        state.op.over = 1;
      } else {
        shiftAll(state, state.op.at, to, owner);
        moveLeaders(state, state.op.at, to, owner);
      }
      moveBerth(state, from, to, owner);
      play.tell?.({ kind: 'avoids', rule: 'TI-N-b', seat: SEATS[owner], place: PLACE.ids[to] });
    },
  },
  about: ({ state }, { owner }) => ({ owner: SEATS[owner], place: PLACE.ids[state.op.at] }),
});
