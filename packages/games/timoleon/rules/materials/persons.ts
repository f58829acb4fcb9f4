import type { Play, RuleId } from '@polemos/kernel';
import { callExpedition } from '../factions/expeditions.ts';
import { ARRIVED, CARTHAGE_1, CARTHAGE_2, CORINTH_2, CORINTH_3, DEAD, GONE, NOT_YET, type State } from '../state.ts';
import {
  ABROAD,
  CARTHAGE,
  CITIES,
  CITY,
  DEMOCRATS,
  DIONYSIUS,
  distance,
  distanceToWater,
  FACTIONS,
  HICETAS,
  isAfloat,
  isAshore,
  isFaction,
  isPort,
  MARCH,
  NEUTRAL,
  OWNER,
  OWNERS,
  PLACE,
  PLACES,
  PORT,
  WATER_OF,
  ZONE,
  ZONE_OF,
  ZONES,
} from './board.ts';
import { allyIn, areAllied, holdsSyracuse, homeOf, isHostile, nearestOwn, takeZone, troopsIn } from './control.ts';
import { isPresent, troopsAt } from './forces.ts';
import { AGYRIS, FIRST_HEAD, HEAD, HOME, LEADER, LEADERS, ROLE, TACTICS, TYRANT, TYRANTS } from './leaders.ts';
import type { Death } from './told.ts';

type P = Play<State>;

export const isAlive = (s: State, leader: number): boolean => s.where[leader] !== DEAD && s.where[leader] !== GONE;
export const isFree = (s: State, leader: number): boolean => s.where[leader] >= 0 && s.captor[leader] < 0;
/** TI-FN-t: the faction whose ally Agyris is, or −1; a dead man or a captive is nobody's. */
export const allyOfAgyris = (s: State): number => (isFree(s, AGYRIS) && isFaction(s.owner[AGYRIS]) ? s.owner[AGYRIS] : -1);
export const isHead = (s: State, leader: number): boolean => isFaction(s.owner[leader]) && s.head[s.owner[leader]] === leader;

/** TI-L-s, TI-A-g: a leader dies. `by` is who wins by it: a faction, or −1 for nobody (TI-IX-j). */
export function kill(play: P, leader: number, by: number, rule: RuleId, how: Death | null = null): void {
  const { state } = play;
  const place = state.where[leader];
  state.where[leader] = DEAD;
  state.captor[leader] = -1;
  play.tell?.({
    kind: 'leader-killed',
    rule,
    leader: LEADER.ids[leader],
    owner: OWNER.ids[state.owner[leader]],
    place: PLACE.ids[place] ?? null,
    by: by < 0 ? null : OWNER.ids[by],
    how,
  });
  fall(play, leader, by, rule);
}

/** TI-R33: captives are held by the victor, where his troops are. */
export function capture(play: P, leader: number, by: number, place: number, rule: RuleId): void {
  const { state } = play;
  if (!isFaction(by)) {
    kill(play, leader, by, rule, 'no-prisoners'); // TI-R91: natives and neutrals keep none
    return;
  }
  state.captor[leader] = by;
  state.where[leader] = place;
  play.tell?.({
    kind: 'leader-captured',
    rule,
    leader: LEADER.ids[leader],
    owner: OWNER.ids[state.owner[leader]],
    by: OWNER.ids[by],
  });
  fall(play, leader, by, rule);
}

/** Where nobody fought: a leader alone, or aboard a transport alone. */
const UNFOUGHT: readonly RuleId[] = ['TI-VII-l', 'TI-N-l'];
/** What the death or capture of a leader means: headship, treasury, elimination. */
function fall(play: P, leader: number, by: number, rule: RuleId): void {
  const { state } = play;
  const owner = state.owner[leader];
  const winner = isFaction(by) && by !== owner ? by : -1;
  if (ROLE[leader] === TYRANT) eliminate(play, leader, winner);
  if (!isFaction(owner) || state.head[owner] !== leader) return;
  const talents = state.treasury[owner];
  if (winner >= 0 && talents > 0 && !UNFOUGHT.includes(rule)) {
    state.treasury[owner] = 0; // TI-IV-h: "in battle"; TI-R16: natives and neutrals capture nothing
    state.treasury[winner] += talents;
    play.tell?.({ kind: 'treasury-captured', rule: 'TI-IV-h', seat: OWNER.ids[owner], by: OWNER.ids[winner], talents });
  }
  if (leader === FIRST_HEAD[owner] && owner !== CARTHAGE) {
    state.fallen[owner] = 1; // TI-IX-e
    eliminate(play, leader, winner);
  }
  succeed(play, owner);
}

/** TI-R57: the leader with the highest T leads on. */
export function succeed(play: P, owner: number): void {
  const { state } = play;
  let best = -1;
  for (let leader = 0; leader < LEADERS; leader++)
    if (state.owner[leader] === owner && isFree(state, leader) && (best < 0 || TACTICS[leader] > TACTICS[best])) best = leader;
  state.head[owner] = best;
  play.tell?.({ kind: 'head', rule: 'TI-IX-f', seat: OWNER.ids[owner], leader: best < 0 ? null : LEADER.ids[best] });
}

/** TI-R57: a faction whose leaders were all lost follows the first who comes to it again. */
export function findHeads(play: P): void {
  const { state } = play;
  for (let faction = 0; faction < FACTIONS; faction++) {
    const head = state.head[faction];
    const leads = head >= 0 && state.owner[head] === faction && (isFree(state, head) || state.where[head] === NOT_YET);
    if (leads || state.turn === 0 || state.out[faction] === 1) continue;
    for (let leader = 0; leader < LEADERS; leader++)
      if (state.owner[leader] === faction && isFree(state, leader)) {
        succeed(play, faction);
        break;
      }
  }
}

/** TI-IX-j: whose deed the elimination of a head or a minor tyrant is. */
function eliminate(play: P, leader: number, by: number): void {
  const { state } = play;
  if (state.killer[leader] >= 0) return;
  state.killer[leader] = by;
  play.tell?.({
    kind: 'eliminated',
    rule: 'TI-IX-j',
    leader: LEADER.ids[leader],
    by: by < 0 ? null : OWNER.ids[by],
  });
  if (by === DEMOCRATS) {
    callExpedition(play, CORINTH_2, 'TI-FD-d', 'tyrant-eliminated');
    checkThirdExpedition(play);
  }
}
const ELIMINABLE: readonly number[] = [...TYRANTS, FIRST_HEAD[HICETAS], FIRST_HEAD[DIONYSIUS]];
/** TI-FD-f, TI-R121: all of Syracuse, and two tyrants eliminated; each has to happen once, in whatever order. */
export function checkThirdExpedition(play: P): void {
  const { state } = play;
  if (holdsSyracuse(state, DEMOCRATS)) state.liberated = 1;
  if (state.liberated === 0) return;
  let tyrants = 0;
  for (const leader of ELIMINABLE) if (state.killer[leader] === DEMOCRATS) tyrants++;
  if (tyrants >= 2) callExpedition(play, CORINTH_3, 'TI-FD-f', 'two-tyrants');
}

/** A leader who is free again, or who must run: to the nearest own zone; without one he is taken, or leaves the game. */
export function flee(play: P, leader: number, captor: number, rule: RuleId): void {
  const { state } = play;
  const owner = state.owner[leader];
  const from = state.where[leader];
  const zone = isFaction(owner) ? nearestOwn(state, owner, from, ZONE_OF[from], home => isSafe(state, home, owner)) : -1;
  if (zone >= 0) {
    state.where[leader] = homeOf(zone);
    state.captor[leader] = -1;
    play.tell?.({ kind: 'leader-goes', rule, leader: LEADER.ids[leader], place: PLACE.ids[homeOf(zone)] });
    return;
  }
  if (captor >= 0) {
    capture(play, leader, captor, from, rule);
    return;
  }
  const force = nearestForce(state, owner, from);
  state.captor[leader] = -1;
  state.where[leader] = force >= 0 ? force : GONE;
  play.tell?.({ kind: 'leader-goes', rule, leader: LEADER.ids[leader], place: force >= 0 ? PLACE.ids[force] : null });
}
/** TI-H-c: the nearest own force on the map, when there is no own zone left. */
function nearestForce(s: State, owner: number, from: number): number {
  let best = -1;
  let far = 1000;
  for (let place = 0; place < ABROAD; place++) {
    if (!isPresent(s, place, owner)) continue;
    const steps = ZONE_OF[place] >= 0 ? distance(from, ZONE_OF[place]) : distanceToWater(from, WATER_OF[place]);
    if (steps < far) {
      far = steps;
      best = place;
    }
  }
  return best;
}

/** A chief of natives who is free again is with his people, and leads its next army (TI-FN-e). */
function goHome(play: P, chief: number, rule: RuleId): void {
  const { state } = play;
  const zone = nearestOwn(state, state.owner[chief], state.where[chief]);
  state.captor[chief] = -1;
  state.where[chief] = zone < 0 ? GONE : NOT_YET;
  play.tell?.({ kind: 'leader-goes', rule, leader: LEADER.ids[chief], place: zone < 0 ? null : ZONE.ids[zone] });
}

/** A released captive is himself again; a freed head leads again and is eliminated no more, except for the one who did it. */
export function release(play: P, leader: number, rule: RuleId): void {
  const { state } = play;
  const owner = state.owner[leader];
  if (owner > NEUTRAL) return goHome(play, leader, rule);
  flee(play, leader, -1, rule);
  if (!isFaction(owner) || state.where[leader] < 0) return;
  if (ROLE[leader] === HEAD && FIRST_HEAD[owner] === leader) {
    state.head[owner] = leader;
    state.fallen[owner] = 0;
    state.killer[leader] = -1;
    play.tell?.({ kind: 'head', rule: 'TI-R33', seat: OWNER.ids[owner], leader: LEADER.ids[leader] });
  } else if (ROLE[leader] === TYRANT) state.killer[leader] = -1;
  else if (state.head[owner] < 0) succeed(play, owner);
}

/** A home of a tyrant that is still independent, or −1. */
function refugeOf(s: State, tyrant: number): number {
  const homes = HOME[tyrant];
  for (let i = 0; i < homes.length; i++) if (s.control[homes[i]] === NEUTRAL) return homes[i];
  return -1;
}
/** TI-VII-l: neutral leaders alone in a place that is taken go to another city of theirs, or are taken with it. */
export function yieldNeutrals(play: P, zone: number, taker: number): void {
  const { state } = play;
  for (let leader = 0; leader < LEADERS; leader++) {
    const place = state.where[leader];
    if (place < 0 || ZONE_OF[place] !== zone || state.captor[leader] >= 0 || state.owner[leader] !== NEUTRAL) continue;
    const refuge = refugeOf(state, state.lord[leader] < 0 ? leader : state.lord[leader]);
    if (refuge < 0) capture(play, leader, taker, homeOf(zone), 'TI-VII-l');
    else {
      state.where[leader] = homeOf(refuge);
      play.tell?.({ kind: 'leader-goes', rule: 'TI-VII-l', leader: LEADER.ids[leader], place: PLACE.ids[homeOf(refuge)] });
    }
  }
}
/** TI-VII-l: a leader alone yields to any hostile force in his zone. */
export function scatterLoneLeaders(play: P): void {
  const { state } = play;
  for (let leader = 0; leader < LEADERS; leader++) {
    const place = state.where[leader];
    if (place < 0 || state.captor[leader] >= 0 || place === MARCH || !isFaction(state.owner[leader])) continue;
    if (isAfloat(place)) {
      if (isPresent(state, place, state.owner[leader])) continue;
      const port = isPort(place) && areAllied(state, state.control[ZONE_OF[place]], state.owner[leader]);
      if (port) stepAside(play, leader, homeOf(ZONE_OF[place]));
      else flee(play, leader, -1, 'TI-VII-l');
      continue;
    }
    if (!isAshore(place)) continue;
    const zone = ZONE_OF[place];
    const owner = state.owner[leader];
    if (isCovered(state, zone, owner)) continue;
    const enemy = enemyIn(state, zone, owner, place);
    if (enemy >= 0) flee(play, leader, enemy, 'TI-VII-l');
    else if (place >= CITY && !areAllied(state, state.control[zone], owner)) stepAside(play, leader, zone);
  }
}
function stepAside(play: P, leader: number, to: number): void {
  play.state.where[leader] = to;
  play.tell?.({ kind: 'leader-goes', rule: 'TI-VII-l', leader: LEADER.ids[leader], place: PLACE.ids[to] });
}
/** TI-VII-l: nobody flees from one enemy to another. */
const isSafe = (s: State, zone: number, owner: number): boolean =>
  isCovered(s, zone, owner) || enemyIn(s, zone, owner, homeOf(zone)) < 0;
const isCovered = (s: State, zone: number, owner: number): boolean => {
  if (troopsIn(s, zone, owner) > 0) return true;
  for (let ally = 0; ally < FACTIONS; ally++) if (troopsIn(s, zone, ally) > 0 && areAllied(s, owner, ally)) return true;
  return false;
};
function enemyIn(s: State, zone: number, owner: number, place: number): number {
  for (let other = 0; other < OWNERS; other++) {
    if (!isHostile(s, owner, other)) continue;
    if (other !== NEUTRAL && troopsAt(s, zone, other) > 0) return other;
    if (place >= CITY && zone < CITIES && troopsAt(s, CITY + zone, other) > 0) return other;
  }
  return -1;
}

/** TI-R33: captives escape when the last troops of the captor leave or are lost; they go along with an operation. */
export function guardCaptives(play: P): void {
  const { state } = play;
  for (let leader = 0; leader < LEADERS; leader++) {
    const captor = state.captor[leader];
    if (captor < 0 || state.where[leader] < 0) continue;
    const place = state.where[leader];
    if (holdsCaptive(state, place, captor)) continue;
    const started = state.op.owner === captor && ZONE_OF[state.op.start] === ZONE_OF[place];
    const now = state.op.at;
    if (started && holdsCaptive(state, now, captor)) state.where[leader] = now;
    else release(play, leader, 'TI-R33');
  }
}
function holdsCaptive(s: State, place: number, captor: number): boolean {
  const zone = ZONE_OF[place];
  if (zone < 0) return isPresent(s, place, captor);
  return troopsIn(s, zone, captor) > 0 || (zone < CITIES && isPresent(s, PORT + zone, captor));
}

/** TI-IX-e: a tyrant without city and troops is eliminated; `by` is who brought it about. */
export function checkTyrants(play: P, by: number): void {
  const { state } = play;
  for (let faction = HICETAS; faction <= DIONYSIUS; faction++) {
    if (state.fallen[faction] === 1 || state.turn === 0) continue;
    if (holdsAnything(state, faction)) continue;
    state.fallen[faction] = 1;
    eliminate(play, FIRST_HEAD[faction], isFaction(by) && by !== faction ? by : -1);
  }
  for (let i = 0; i < TYRANTS.length; i++) {
    const tyrant = TYRANTS[i];
    if (state.owner[tyrant] !== NEUTRAL || !isFree(state, tyrant)) continue;
    if (refugeOf(state, tyrant) >= 0 || troopsAt(state, state.where[tyrant], NEUTRAL) > 0) continue;
    capture(play, tyrant, isFaction(by) ? by : -1, homeOf(HOME[tyrant][0]), 'TI-FE-d');
  }
}
function holdsAnything(s: State, faction: number): boolean {
  for (let zone = 0; zone < ZONES; zone++) if (s.control[zone] === faction) return true;
  for (let place = 0; place < PLACES; place++) if (troopsAt(s, place, faction) > 0) return true;
  return false;
}

/** TI-IX-g: without leaders, troops, fleets and expeditions to come a faction is out; its zones become independent. */
export function checkOut(play: P): void {
  const { state } = play;
  for (let faction = 0; faction < FACTIONS; faction++) {
    if (state.out[faction] === 1 || state.turn === 0 || mayStillCome(state, faction) || isThere(state, faction)) continue;
    state.out[faction] = 1;
    for (let zone = 0; zone < ZONES; zone++) {
      if (state.control[zone] !== faction) continue;
      const ally = allyIn(state, zone, faction);
      takeZone(play, zone, ally >= 0 ? ally : NEUTRAL, ally >= 0 ? 'TI-VII-a' : 'TI-IX-g');
    }
    for (let leader = 0; leader < LEADERS; leader++) if (state.captor[leader] === faction) release(play, leader, 'TI-R33');
    play.tell?.({ kind: 'out', rule: 'TI-IX-g', seat: OWNER.ids[faction] });
  }
}
function isThere(s: State, faction: number): boolean {
  for (let leader = 0; leader < LEADERS; leader++) if (s.owner[leader] === faction && isFree(s, leader)) return true;
  for (let place = 0; place < PLACES; place++) if (isPresent(s, place, faction)) return true;
  return false;
}
const mayStillCome = (s: State, faction: number): boolean =>
  faction === CARTHAGE
    ? s.expedition[CARTHAGE_1] < ARRIVED || s.expedition[CARTHAGE_2] < ARRIVED // TI-R57
    : faction === DEMOCRATS && (isCalled(s, CORINTH_2) || isCalled(s, CORINTH_3));
const isCalled = (s: State, which: number): boolean => s.expedition[which] > 0 && s.expedition[which] < ARRIVED;
