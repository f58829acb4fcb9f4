import { decision, type Play, procedure, when } from '@polemos/kernel';
import { C, T } from './actions.ts';
import { CITIES, CITY, isFaction, MARCH, OWNER, SEATS, ZONE } from './board.ts';
import { CAVALRY_OF, HOPLITES_OF, hasCitizens } from './cities.ts';
import { isBlocked, isHostile, mayRecruit } from './control.ts';
import { isPresent, moveLeaders, put, shiftAll, troopsAt } from './forces.ts';
import { meetNatives } from './native-armies.ts';
import { citizenUnits } from './recruits.ts';
import { OP_OWNER, OP_STOPPED, type State } from './state.ts';
import { noteBarred } from './treaties.ts';

type P = Play<State>;
export interface Entering {
  readonly zone: number;
  /** Who comes in: a faction or a people. */
  readonly mover: number;
}

/** TI-VII-c: is there a garrison of another faction that has to choose? */
function mustChoose({ state }: P, { zone, mover }: Entering): boolean {
  const holder = state.control[zone];
  if (zone >= CITIES || !isFaction(holder) || !isHostile(state, mover, holder) || state.siege[zone] >= 0) return false;
  return troopsAt(state, zone, holder) + troopsAt(state, CITY + zone, holder) > 0;
}
export const garrison = decision<State, Entering>({
  name: 'garrison',
  rule: 'TI-VII-c',
  seat: ({ state }, { zone }) => state.control[zone],
  legal(_, __, offer) {
    offer.add(T.choose, C.stand);
    offer.add(T.choose, C.withdraw);
  },
  refuse: { choose: (_, __, choice) => (choice === C.stand || choice === C.withdraw ? null : 'TI-VII-c') },
  on: {
    choose(play, { zone, mover }, choice) {
      const { state } = play;
      const holder = state.control[zone];
      play.done();
      const [from, to] = choice === C.stand ? [CITY + zone, zone] : [zone, CITY + zone];
      shiftAll(state, from, to, holder);
      moveLeaders(state, from, to, holder);
      play.tell?.({ kind: 'garrison', rule: 'TI-VII-c', zone: ZONE.ids[zone], seat: SEATS[holder], stands: choice === C.stand });
      if (choice === C.stand && isFaction(mover)) noteBarred(play, holder, mover);
    },
  },
  about: ({ state }, { zone, mover }) => ({
    zone: ZONE.ids[zone],
    mover: OWNER.ids[mover],
    points: troopsAt(state, isPresent(state, MARCH, mover) ? MARCH : zone, mover),
  }),
});

/** TI-VII-d: without a garrison the citizens turn out, if their controller may raise them. */
export function turnOut(play: P, { zone, mover }: Entering): void {
  const { state } = play;
  const holder = state.control[zone];
  if (zone >= CITIES || !isFaction(holder) || !isHostile(state, mover, holder) || state.raised[zone] === 1) return;
  if (!hasCitizens(zone) || !mayRecruit(state, holder, zone)) return;
  if (troopsAt(state, zone, holder) + troopsAt(state, CITY + zone, holder) > 0) return;
  const [hoplites, cavalry] = citizenUnits(holder, zone);
  state.raised[zone] = 1;
  put(state, CITY + zone, holder, hoplites, HOPLITES_OF[zone]);
  put(state, CITY + zone, holder, cavalry, CAVALRY_OF[zone]);
  play.tell?.({
    kind: 'citizens-rise',
    rule: 'TI-VII-d',
    zone: ZONE.ids[zone],
    owner: SEATS[holder],
    points: HOPLITES_OF[zone] + CAVALRY_OF[zone],
  });
}
/** TI-VII-c, TI-FN-g speak of troops: a leader alone, or engines alone, rouse nobody. */
const areTroops = ({ state }: P, { mover }: Entering): boolean => !isFaction(mover) || troopsAt(state, MARCH, mover) > 0;
function stop({ state }: P, { zone, mover }: Entering): void {
  if (state.op[OP_OWNER] === mover && isBlocked(state, zone, mover)) state.op[OP_STOPPED] = 1; // TI-VII-c, TI-VII-k
}
/** TI-VII-c, d; TI-FN-g: what happens when a force comes into a land zone. */
export const entering = procedure<State, Entering>(
  'entering',
  when(
    areTroops,
    when(mustChoose, (play, by) => play.call(garrison, by)),
    turnOut,
    (play, { zone, mover }) => meetNatives(play, zone, mover),
  ),
  stop,
);
