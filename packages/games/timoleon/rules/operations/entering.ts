import { decision, each, type Play, procedure, when } from '@polemos/kernel';
import { C, T } from '../actions.ts';
import { CITIES, CITY, FACTIONS, isFaction, MARCH, OWNER, SEATS, ZONE } from '../materials/board.ts';
import { CAVALRY_OF, HOPLITES_OF, hasCitizens } from '../materials/cities.ts';
import { areAllied, isBlocked, isHostile, mayRecruit, troopsIn } from '../materials/control.ts';
import { isPresent, moveLeaders, shiftAll, troopsAt } from '../materials/forces.ts';
import { LEADER } from '../materials/leaders.ts';
import { meetNatives } from '../natives/armies.ts';
import { callUp } from '../raising/recruits.ts';
import type { State } from '../state.ts';
import { noteBarred } from '../talks/treaties.ts';

type P = Play<State>;
export interface Entering {
  readonly zone: number;
  /** Who comes in: a faction or a people. */
  readonly mover: number;
}

interface Garrison extends Entering {
  readonly owner: number;
}
/** TI-VII-c: the garrisons that have to choose, the holder's and those of his allies. */
function nextGarrison({ state }: P, { zone, mover }: Entering, after: number): number {
  const holder = state.control[zone];
  if (zone >= CITIES || !isFaction(holder) || !isHostile(state, mover, holder) || state.siege[zone] >= 0) return -1;
  for (let owner = after + 1; owner < FACTIONS; owner++)
    if (areAllied(state, holder, owner) && isHostile(state, mover, owner) && troopsIn(state, zone, owner) > 0) return owner;
  return -1;
}
export const garrison = decision<State, Garrison>({
  name: 'garrison',
  rule: 'TI-VII-c',
  seat: (_, { owner }) => owner,
  legal(_, __, offer) {
    offer.add(T.choose, C.stand);
    offer.add(T.choose, C.withdraw);
  },
  refuse: { choose: (_, __, choice) => (choice === C.stand || choice === C.withdraw ? null : 'TI-VII-c') },
  on: {
    choose(play, { zone, mover, owner }, choice) {
      const { state } = play;
      play.done();
      const [from, to] = choice === C.stand ? [CITY + zone, zone] : [zone, CITY + zone];
      shiftAll(state, from, to, owner);
      moveLeaders(state, from, to, owner);
      play.tell?.({ kind: 'garrison', rule: 'TI-VII-c', zone: ZONE.ids[zone], seat: SEATS[owner], stands: choice === C.stand });
      if (choice === C.stand && isFaction(mover)) noteBarred(play, owner, mover);
    },
  },
  about: ({ state }, { zone, mover }) => ({
    zone: ZONE.ids[zone],
    mover: OWNER.ids[mover],
    points: troopsAt(state, isPresent(state, MARCH, mover) ? MARCH : zone, mover),
  }),
});

/** TI-VII-d: without a garrison the citizens of a city or a quarter turn out, if their controller may raise them. */
export function turnOut(play: P, { zone, mover }: Entering): void {
  const { state } = play;
  const holder = state.control[zone];
  if (!isFaction(holder) || !isHostile(state, mover, holder) || state.raised[zone] === 1) return;
  if (!hasCitizens(zone) || !mayRecruit(state, holder, zone)) return;
  for (let owner = 0; owner < FACTIONS; owner++) if (areAllied(state, holder, owner) && troopsIn(state, zone, owner) > 0) return;
  const captain = callUp(state, holder, zone);
  play.tell?.({
    kind: 'citizens-rise',
    rule: 'TI-VII-d',
    zone: ZONE.ids[zone],
    owner: SEATS[holder],
    points: HOPLITES_OF[zone] + CAVALRY_OF[zone],
    leader: captain < 0 ? null : LEADER.ids[captain],
  });
}
/** TI-VII-c, TI-FN-g speak of troops: a leader alone, or engines alone, rouse nobody. */
const areTroops = ({ state }: P, { mover }: Entering): boolean => !isFaction(mover) || troopsAt(state, MARCH, mover) > 0;
function stop({ state }: P, { zone, mover }: Entering): void {
  if (state.op.owner === mover && isBlocked(state, zone, mover)) state.op.stopped = 1; // TI-VII-c, TI-VII-k
}
/** TI-VII-c, d; TI-FN-g: what happens when a force comes into a land zone. */
export const entering = procedure<State, Entering>(
  'entering',
  when(
    areTroops,
    each('owner', nextGarrison, (play, by) => play.call(garrison, by)),
    (play, { zone, mover }) => meetNatives(play, zone, mover),
  ),
  stop,
  when(areTroops, turnOut), // TI-VII-d: they do not stop whoever comes
);
