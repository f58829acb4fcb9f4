import { ask, decision, type Play, procedure } from '@polemos/kernel';
import components from '../../data/components.json' with { type: 'json' };
import { T } from '../actions.ts';
import { meetFleets } from '../fights/sea/meeting.ts';
import {
  CARTHAGE,
  DEMOCRATS,
  EPIKRATEIA,
  isAfloat,
  MARCH,
  OWNER,
  PLACE,
  PORT_SEA,
  SEA,
  SEA_LILYBAEUM,
  SEA_RHEGIUM,
  ZONE,
} from '../materials/board.ts';
import { pointsOf, put, remove, shipsAt, troopsAt } from '../materials/forces.ts';
import { ENTERS, LEADER, LEADERS } from '../materials/leaders.ts';
import { ENGINE, needsTransport, TRANSPORT, UNITS } from '../materials/units.ts';
import { anchor, comeAsMover } from '../operations/put-to-sea.ts';
import { ARRIVED, CANCELLED, CARTHAGE_1, CARTHAGE_2, CORINTH_3, NOT_YET, type State } from '../state.ts';
import { EXPEDITION, EXPEDITION_FORCE, EXPEDITION_OWNER, transportPlace } from './expeditions.ts';

type P = Play<State>;

const TREASURE: readonly number[] = EXPEDITION.map(id => components.expeditions.find(row => row.id === id)?.treasury ?? 0);
/** The two that need the transport unit and are cancelled without it (TI-FC-m, TI-FD-e). */
const needsTransportUnit = (which: number): boolean => which === CARTHAGE_2 || which === CORINTH_3;

/** The next expedition that lands now, or −1. */
export function nextExpedition({ state }: P, _: object, after: number): number {
  for (let which = after + 1; which < EXPEDITION.length; which++) {
    const due = state.expedition[which];
    if (due > 0 && due <= state.turn && due < ARRIVED && state.out[EXPEDITION_OWNER[which]] === 0) return which;
  }
  return -1;
}

/** TI-R46: without its transport an expedition that needs it is cancelled; while the counter is loaded or abroad it waits. */
export function prepare(play: P, { which }: { readonly which: number }): void {
  const { state } = play;
  const owner = EXPEDITION_OWNER[which];
  if (needsTransportUnit(which)) {
    const at = transportPlace(state, owner);
    if (at < 0 && isLost(state, which)) {
      state.expedition[which] = CANCELLED;
      play.tell?.({
        kind: 'expedition-cancelled',
        rule: which === CARTHAGE_2 ? 'TI-FC-m' : 'TI-FD-e',
        expedition: EXPEDITION[which],
      });
      return;
    }
    if (at >= 0 && (!isAfloat(at) || isNeeded(state, at, owner))) {
      play.tell?.({ kind: 'expedition-waits', rule: 'TI-R46', expedition: EXPEDITION[which] });
      return;
    }
  }
  if (owner === DEMOCRATS) play.call(arrival, { which, water: SEA_RHEGIUM });
  else play.call(landfall, { which });
}
/** TI-R46: a counter that the first expedition has still to bring is not lost. */
const isLost = (s: State, which: number): boolean => which !== CARTHAGE_2 || s.expedition[CARTHAGE_1] >= ARRIVED;
/** Loaded: its troops would not fit without it. */
function isNeeded(s: State, place: number, owner: number): boolean {
  for (let unit = 0; unit <= ENGINE; unit++) if (needsTransport(unit) && pointsOf(s, place, owner, unit) > 0) return true;
  return troopsAt(s, place, owner) > shipsAt(s, place, owner);
}

/** TI-FC-g: the sea before a port of the Epikrateia that Carthage holds; with none, before Lilybaeum (TI-R43). */
const mayLandAt = (s: State, zone: number): boolean =>
  EPIKRATEIA.includes(zone) && PORT_SEA[zone] >= 0 && s.control[zone] === CARTHAGE;
const hasLanding = (s: State): boolean => EPIKRATEIA.some(zone => mayLandAt(s, zone));
export const landfall = decision<State, { readonly which: number }>({
  name: 'landfall',
  rule: 'TI-FC-g',
  seat: () => CARTHAGE,
  legal({ state }, _, offer) {
    for (const zone of EPIKRATEIA) if (mayLandAt(state, zone)) offer.add(T.treat, zone);
    if (!hasLanding(state)) offer.add(T.treat, ZONE.at('lilybaeum'));
  },
  refuse: {
    treat: ({ state }, _, zone) =>
      mayLandAt(state, zone) || (!hasLanding(state) && zone === ZONE.at('lilybaeum')) ? null : 'TI-FC-g',
  },
  on: {
    treat(play, { which }, zone) {
      play.done();
      play.call(arrival, { which, water: hasLanding(play.state) ? PORT_SEA[zone] : SEA_LILYBAEUM });
    },
  },
  about: (_, { which }) => ({ expedition: EXPEDITION[which] }),
});

interface Arriving {
  readonly which: number;
  readonly water: number;
}
/** The expedition comes in as a moving fleet. */
function comeIn(play: P, { which, water }: Arriving): void {
  const { state } = play;
  const owner = EXPEDITION_OWNER[which];
  const place = SEA + water;
  comeAsMover(state, owner, place, place);
  const counter = transportPlace(state, owner);
  if (needsTransportUnit(which)) {
    if (counter >= 0) remove(state, counter, owner, TRANSPORT, 1);
    put(state, MARCH, owner, TRANSPORT, 1);
  } else if (counter < 0) put(state, MARCH, owner, TRANSPORT, 1); // TI-R46: at most one (TI-I-e)
  for (let unit = 0; unit < UNITS; unit++) put(state, MARCH, owner, unit, EXPEDITION_FORCE[which][unit]);
  for (let leader = 0; leader < LEADERS; leader++)
    if (ENTERS[leader] === EXPEDITION[which] && state.where[leader] === NOT_YET) state.where[leader] = MARCH;
  state.treasury[owner] += TREASURE[which];
  state.expedition[which] = ARRIVED;
  state.expeditionTurn[which] = state.turn;
  state.expeditionPlace[which] = place;
  play.tell?.({
    kind: 'expedition-arrives',
    rule: [CARTHAGE_1, CARTHAGE_2].includes(which) ? 'TI-FC-g' : 'TI-FD-g',
    expedition: EXPEDITION[which],
    seat: OWNER.ids[owner],
    place: PLACE.ids[place],
    talents: TREASURE[which],
    leaders: LEADER.ids.filter((_, leader) => ENTERS[leader] === EXPEDITION[which]),
  });
}
/** TI-R43: hostile fleets there may fight it at once. */
export const arrival = procedure<State, Arriving>('arrival', comeIn, ask(meetFleets), anchor);
