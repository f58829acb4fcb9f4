import { decision, each, type Fate, loop, type Play, procedure, type RuleId } from '@polemos/kernel';
import components from '../data/components.json' with { type: 'json' };
import { C, T } from './actions.ts';
import {
  CARTHAGE,
  CITIES,
  CULTURE,
  DEFENCE,
  DIONYSIUS,
  EPIKRATEIA,
  FACTION,
  FACTIONS,
  FIRST_CONTROL,
  GREEK,
  HICETAS,
  METRO,
  NEUTRAL,
  ORTYGIA,
  PLACE,
  PORT,
  SEA,
  SEATS,
  WATER,
  ZONE,
  ZONES,
} from './materials/board.ts';
import { homeOf } from './materials/control.ts';
import { pointsOf, put, troopsAt } from './materials/forces.ts';
import { ENTERS, FIRST_HEAD, FIRST_LORD, FIRST_OWNER, LEADER, LEADERS, STARTS } from './materials/leaders.ts';
import {
  BODYGUARD,
  CITIZEN_CAVALRY,
  CITIZEN_HOPLITE,
  discontented,
  ENGINE,
  FORCED_CAVALRY,
  FORCED_HOPLITE,
  isTroop,
  MERC_CAVALRY,
  MERC_HOPLITE,
  MERC_LIGHT,
  TRANSPORT,
  TRIREME,
  UNIT,
  UNITS,
  VETERANS,
} from './materials/units.ts';
import { NOT_YET, type State } from './state.ts';

type P = Play<State>;
const UNIT_OF: Readonly<Record<string, number>> = {
  merc_cavalry: MERC_CAVALRY,
  merc_hoplite: MERC_HOPLITE,
  merc_light: MERC_LIGHT,
  special_bodyguard: BODYGUARD,
  special_corinthian_veterans: VETERANS,
  citizen_hoplite: CITIZEN_HOPLITE,
  citizen_cavalry: CITIZEN_CAVALRY,
  engine: ENGINE,
  trireme: TRIREME,
  transport: TRANSPORT,
};
/** Where a factions's free units may be placed (TI-FC-c, TI-FI-b, TI-FY-c). */
export const FREE_ZONES: readonly (readonly number[])[] = [
  EPIKRATEIA,
  [],
  [ZONE.at('leontini'), ZONE.at('thapsos')],
  FIRST_CONTROL.flatMap((owner, zone) => (owner === DIONYSIUS && zone >= METRO ? [zone] : [])),
];
const FREE_LEADERS: readonly number[] = LEADER.ids.flatMap((_, leader) =>
  ENTERS[leader] === 'start' && STARTS[leader] < 0 && FIRST_OWNER[leader] < FACTIONS ? [leader] : [],
);
export const isFreeLeader = (leader: number): boolean => FREE_LEADERS.includes(leader);

/** The map before anything is placed freely. */
export function layOut(s: State): void {
  for (let zone = 0; zone < ZONES; zone++) {
    s.control[zone] = zone === CITIES ? NEUTRAL : FIRST_CONTROL[zone];
    s.defence[zone] = DEFENCE[zone];
  }
  for (const id of ['syr_epipolae', 'syr_achradina']) s.raised[ZONE.at(id)] = 1;
  s.reserve = new Array(FACTIONS * UNITS).fill(0);
  for (const { owner, where, unit, points, enters, status } of components.forces)
    if (enters === 'start') layForce(s, owner, where, unit, points, status);
  for (let leader = 0; leader < LEADERS; leader++) {
    s.owner[leader] = FIRST_OWNER[leader];
    s.lord[leader] = FIRST_LORD[leader];
    const at = STARTS[leader];
    if (at >= 0) s.where[leader] = at < CITIES ? homeOf(at) : at;
  }
  for (let seat = 0; seat < FACTIONS; seat++) s.head[seat] = FIRST_HEAD[seat];
  for (const { id, treasury } of components.factions) if (FACTION.find(id) >= 0) s.treasury[FACTION.at(id)] = treasury ?? 0;
  s.allied[CARTHAGE * FACTIONS + HICETAS] = 1; // TI-R2
  s.allied[HICETAS * FACTIONS + CARTHAGE] = 1;
}
function layForce(s: State, who: string, where: string, unit: string, points: number, status: string): void {
  const owner = FACTION.find(who) >= 0 ? FACTION.at(who) : NEUTRAL;
  const kind = UNIT_OF[unit];
  if (PLACE.find(where) < 0 && WATER.find(where) < 0) {
    s.reserve[owner * UNITS + kind] += points;
    return;
  }
  const zone = ZONE.find(where);
  if (zone < 0) return put(s, SEA + WATER.at(where), owner, kind, points);
  if (unit === 'trireme') return put(s, PORT + zone, owner, kind, points);
  const forced = status === 'discontented';
  const real = !forced ? kind : discontented(kind === CITIZEN_HOPLITE ? FORCED_HOPLITE : FORCED_CAVALRY);
  put(s, homeOf(zone), owner, real, points);
}

// ---- free placement, one after the other in secret (TI-R68)

const reserveOf = (s: State, seat: number, unit: number): number => s.reserve[seat * UNITS + unit];
function reserveTroops(s: State, seat: number): number {
  let count = 0;
  for (let unit = 0; unit < UNITS; unit++) if (isTroop(unit)) count += reserveOf(s, seat, unit);
  return count;
}
/** Cities of the Epikrateia still without a point. */
function bare(s: State, seat: number, except: number): number {
  if (seat !== CARTHAGE) return 0;
  let count = 0;
  for (const zone of EPIKRATEIA) if (zone !== except && troopsAt(s, homeOf(zone), seat) === 0) count++;
  return count;
}
interface Deploying {
  readonly faction: number;
}
function refusePoint(s: State, faction: number, unit: number, zone: number): RuleId | null {
  const rule = faction === CARTHAGE ? 'TI-FC-c' : faction === HICETAS ? 'TI-FI-b' : 'TI-FY-c';
  if (reserveOf(s, faction, unit) === 0 || !FREE_ZONES[faction].includes(zone)) return rule;
  return isTroop(unit) && reserveTroops(s, faction) - 1 < bare(s, faction, zone) ? 'TI-FC-c' : null;
}
const refuseDeploy = ({ state }: P, { faction }: Deploying, unit: number, zone: number): RuleId | null =>
  refusePoint(state, faction, unit, zone);
const isWaiting = (s: State, faction: number, leader: number): boolean =>
  isFreeLeader(leader) && s.owner[leader] === faction && s.where[leader] === NOT_YET;
function refuseStation({ state }: P, { faction }: Deploying, leader: number, zone: number): RuleId | null {
  return isWaiting(state, faction, leader) && FREE_ZONES[faction].includes(zone)
    ? null
    : faction === CARTHAGE
      ? 'TI-FC-c'
      : 'TI-R68';
}
export const deploying = decision<State, Deploying>({
  name: 'deployment',
  rule: 'TI-R68',
  seat: (_, { faction }) => faction,
  legal(play, by, offer) {
    const { state } = play;
    offer.add(T.choose, C.rest);
    for (const zone of FREE_ZONES[by.faction]) {
      for (let unit = 0; unit < UNITS; unit++) if (refuseDeploy(play, by, unit, zone) === null) offer.add(T.deploy, unit, zone);
      for (const leader of FREE_LEADERS) if (isWaiting(state, by.faction, leader)) offer.add(T.station, leader, zone);
    }
  },
  refuse: { deploy: refuseDeploy, station: refuseStation, choose: (_, __, choice) => (choice === C.rest ? null : 'TI-R68') },
  on: {
    deploy(play, { faction }, unit, zone) {
      const { state } = play;
      play.done();
      deployPoints(state, faction, unit, 1, zone);
      play.tell?.({
        kind: 'deploys',
        rule: 'TI-R68',
        seat: SEATS[faction],
        secret: { to: SEATS[faction], unit: UNIT.ids[unit], zone: ZONE.ids[zone] },
      });
    },
    station(play, { faction }, leader, zone) {
      const { state } = play;
      play.done();
      state.where[leader] = homeOf(zone);
      play.tell?.({
        kind: 'deploys',
        rule: 'TI-R68',
        seat: SEATS[faction],
        secret: { to: SEATS[faction], leader: LEADER.ids[leader], zone: ZONE.ids[zone] },
      });
    },
    choose(play, { faction }) {
      play.done();
      deployRest(play.state, faction);
      play.tell?.({ kind: 'deploys', rule: 'TI-R68', seat: SEATS[faction] });
    },
  },
  about: (_, { faction }) => ({ seat: SEATS[faction] }),
});
/** Two hoplite points for each Greek city of the Epikrateia: the Sicans live next door, and its own citizens will not fight for Carthage. */
const OUTPOSTS: readonly number[] = EPIKRATEIA.filter(zone => CULTURE[zone] === GREEK);
const OUTPOST = 2;
/** The one Punic city beside the Sicans. */
const PANORMUS = ZONE.at('panormus');
const GATE = 3;
/** The standing plan: the outposts, Panormus, a light point wherever nobody stands, everything else in one camp: that of Carthage lies towards the Sicans. */
export function deployRest(s: State, faction: number): void {
  const camp = faction === CARTHAGE ? ZONE.at('entella') : faction === HICETAS ? ZONE.at('leontini') : ORTYGIA;
  if (faction === CARTHAGE)
    for (const zone of OUTPOSTS)
      deploySome(s, faction, MERC_HOPLITE, OUTPOST - pointsOf(s, homeOf(zone), faction, MERC_HOPLITE), zone);
  if (faction === CARTHAGE) deploySome(s, faction, MERC_LIGHT, GATE - troopsAt(s, homeOf(PANORMUS), faction), PANORMUS);
  for (const zone of FREE_ZONES[faction]) {
    if (zone === camp || troopsAt(s, homeOf(zone), faction) > 0) continue;
    const unit = [MERC_LIGHT, MERC_HOPLITE, MERC_CAVALRY, BODYGUARD].find(kind => reserveOf(s, faction, kind) > 0);
    if (unit !== undefined) deploySome(s, faction, unit, 1, zone);
  }
  for (let unit = 0; unit < UNITS; unit++) deploySome(s, faction, unit, reserveOf(s, faction, unit), camp);
  for (const leader of FREE_LEADERS) if (isWaiting(s, faction, leader)) s.where[leader] = homeOf(camp);
}
/** TI-FC-c: never so many that another city would be left without a point. */
function deploySome(s: State, faction: number, unit: number, wanted: number, zone: number): void {
  const spare = isTroop(unit) ? reserveTroops(s, faction) - bare(s, faction, zone) : wanted;
  const count = Math.max(0, Math.min(wanted, reserveOf(s, faction, unit), spare));
  deployPoints(s, faction, unit, count, zone);
}
function deployPoints(s: State, faction: number, unit: number, count: number, zone: number): void {
  s.reserve[faction * UNITS + unit] -= count;
  put(s, homeOf(zone), faction, unit, count);
}
/** Points and leaders still to be placed. What is placed, and where, is hidden; that something is, everybody sees, so all can count them. */
export function countToPlace(s: State, faction: number): number {
  let count = 0;
  for (let unit = 0; unit < UNITS; unit++) count += reserveOf(s, faction, unit);
  for (const leader of FREE_LEADERS) if (isWaiting(s, faction, leader)) count++;
  return count;
}
/** One after the other, any that may be placed in any zone that may have it, until so many are left. */
export function deployUntil(s: State, faction: number, left: number, { generator }: Fate): void {
  while (countToPlace(s, faction) > left) {
    const open = FREE_ZONES[faction].flatMap(zone => [
      ...UNIT.ids.flatMap((_, unit) =>
        refusePoint(s, faction, unit, zone) === null ? [() => deployPoints(s, faction, unit, 1, zone)] : [],
      ),
      ...FREE_LEADERS.flatMap(leader => (isWaiting(s, faction, leader) ? [() => void (s.where[leader] = homeOf(zone))] : [])),
    ]);
    open[generator.below(open.length)]();
  }
}
const nextDeployer = (_: P, __: object, after: number): number => [CARTHAGE, HICETAS, DIONYSIUS].find(seat => seat > after) ?? -1;
export const deployment = procedure<State>(
  'deployments',
  ({ state }) => {
    state.hiddenSetup = 1;
  },
  each(
    'faction',
    nextDeployer,
    loop(
      ({ state }, by) => countToPlace(state, by.faction) > 0,
      (play, by) => play.call(deploying, { faction: by.faction }),
    ),
  ),
  play => {
    play.state.hiddenSetup = 0;
    play.tell?.({ kind: 'deployed', rule: 'TI-R68', reveals: true });
  },
);
export { FREE_LEADERS };
