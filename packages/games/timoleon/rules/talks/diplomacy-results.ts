import type { Play, RuleId } from '@polemos/kernel';
import { tellDrowned } from '../fights/losses.ts';
import {
  CITIES,
  CITY,
  isAfloat,
  isAshore,
  isAtSea,
  isFaction,
  NEUTRAL,
  PLACE,
  PORT,
  SEATS,
  SICELS,
  ZONE_OF,
  ZONES,
} from '../materials/board.ts';
import { endSiege, homeOf, nearestOwn, takeZone, troopsIn } from '../materials/control.ts';
import {
  isHired,
  isLeaderAt,
  isPresent,
  pointsOf,
  put,
  remove,
  shiftAll,
  shipsAt,
  sinkExcess,
  troopsAt,
} from '../materials/forces.ts';
import { AGYRIS, HOME, LEADER, LEADERS } from '../materials/leaders.ts';
import { flee, isFree } from '../materials/persons.ts';
import { ENGINE, hiredAs, isNative, needsTransport, TRANSPORT, TROOPS } from '../materials/units.ts';
import { enlisting } from '../raising/hiring.ts';
import { GONE, NO_ARMY, NOT_YET, type State } from '../state.ts';
import { commandsAt, commandsHere, commandsHome, courier, subornPrice } from './diplomacy-targets.ts';
import { goOut } from './guests.ts';

type P = Play<State>;

/** TI-III-g: a neutral becomes an ally, an ally of another becomes neutral. */
export function win(play: P, author: number, leader: number): void {
  const { state } = play;
  if (leader === AGYRIS) return winAgyris(play, author);
  if (isFaction(state.owner[leader])) pass(play, leader, NEUTRAL, 'TI-III-v');
  else pass(play, leader, author, 'TI-III-u');
}
/** A minor leader changes sides with the troops that he commands, where he is and in his home zones; others stay (TI-R9, TI-R13). */
function pass(play: P, leader: number, to: number, rule: RuleId): void {
  const { state } = play;
  const from = state.owner[leader];
  const here = state.where[leader];
  const brings = commandsHere(state, leader);
  const homes = HOME[leader].filter(zone => state.control[zone] === from && commandsHome(state, leader, zone));
  const places = homes
    .flatMap(zone => (zone < CITIES ? [zone, CITY + zone, PORT + zone] : [zone]))
    .filter(place => commandsAt(state, leader, place));
  if (brings) places.push(here);
  const men = LEADER.ids.flatMap((_, other) =>
    other === leader || (state.lord[other] === leader && state.owner[other] === from) ? [other] : [],
  );
  for (const place of places) if (isPresent(state, place, from)) shiftAll(state, place, place, from, to);
  for (const man of men) state.owner[man] = to;
  for (const zone of homes) takeZone(play, zone, to, rule);
  if (brings && passGround(play, here, from, to)) places.push(homeOf(ZONE_OF[here]));
  play.tell?.({
    kind: 'changes-side',
    rule,
    leader: LEADER.ids[leader],
    from: from === NEUTRAL ? null : SEATS[from],
    to: to === NEUTRAL ? null : SEATS[to],
  });
  for (const man of men) if (isFree(state, man) && !isAmongHis(state, places, man, homes)) goAway(play, man, homes, to);
}
/** TI-VII-b, TI-VII-j: a city goes by its garrison; a territory in which nobody else of the old side stands, by the army in its field. */
function passGround(play: P, here: number, from: number, to: number): boolean {
  const { state } = play;
  const zone = ZONE_OF[here];
  if (zone < 0 || state.control[zone] !== from || troopsAt(state, here, to) === 0) return false;
  if (here !== homeOf(zone) && troopsIn(state, zone, from) > 0) return false;
  takeZone(play, zone, to, 'TI-VII-b');
  if (to === NEUTRAL && here !== homeOf(zone)) goOut(state, here, homeOf(zone), to); // TI-FE-b: neutrals stay in their city
  return true;
}
/** He stands with what came with him; a neutral of whom nothing came, or nothing but ships, only in a home that did. */
function isAmongHis(s: State, places: readonly number[], man: number, homes: readonly number[]): boolean {
  const here = s.where[man];
  if (!places.includes(here)) return false;
  return s.owner[man] !== NEUTRAL || troopsAt(s, here, NEUTRAL) > 0 || homes.includes(isAfloat(here) ? -1 : ZONE_OF[here]);
}
/** TI-R13: he has left an army that is not his: he goes home if that came with him, else to his new side, else he leaves the game. */
function goAway(play: P, leader: number, homes: readonly number[], to: number): void {
  const { state } = play;
  if (homes.length === 0 && isFaction(to)) return flee(play, leader, -1, 'TI-R13');
  state.where[leader] = homes.length > 0 ? homeOf(homes[0]) : GONE;
  play.tell?.({
    kind: 'leader-goes',
    rule: 'TI-R13',
    leader: LEADER.ids[leader],
    place: homes.length > 0 ? PLACE.ids[homeOf(homes[0])] : null,
  });
}
/** TI-FN-t: his troops must be hired at once; the Sicels stay quiet. Won from an ally he goes back to his people. */
function winAgyris(play: P, author: number): void {
  const { state } = play;
  const place = state.where[AGYRIS];
  const from = state.owner[AGYRIS];
  if (isFaction(from)) {
    state.owner[AGYRIS] = SICELS;
    state.where[AGYRIS] = NOT_YET;
    play.tell?.({ kind: 'changes-side', rule: 'TI-III-v', leader: 'agyris', from: SEATS[from], to: null });
    goHome(play, place, from);
    return;
  }
  state.owner[AGYRIS] = author;
  state.done[AGYRIS] = 1;
  state.army[SICELS] = NO_ARMY;
  state.armyEnemy[SICELS] = -1;
  for (let zone = 0; zone < ZONES; zone++) if (state.siege[zone] === SICELS) endSiege(state, zone);
  play.tell?.({ kind: 'changes-side', rule: 'TI-FN-t', leader: 'agyris', from: null, to: SEATS[author] });
  if (troopsAt(state, place, SICELS) > 0)
    play.call(enlisting, { owner: SICELS, place, buyer: author, to: place, rule: 'TI-FN-t' });
}
/** TI-III-v: the natives stacked with Agyris go home with him. */
function goHome(play: P, place: number, owner: number): void {
  const { state } = play;
  let points = 0;
  for (let unit = 0; unit < TROOPS; unit++) {
    if (!isNative(unit)) continue;
    points += pointsOf(state, place, owner, unit);
    remove(state, place, owner, unit, pointsOf(state, place, owner, unit));
  }
  if (points > 0)
    play.tell?.({ kind: 'disbanded', rule: 'TI-III-v', owner: SEATS[owner], place: PLACE.ids[place], points, engines: 0 });
}
/** TI-III-h: control, and the garrison at recruiting price. */
export function winCity(play: P, author: number, zone: number): void {
  const { state } = play;
  takeZone(play, zone, author, 'TI-III-h');
  const place = homeOf(zone);
  for (let leader = 0; leader < LEADERS; leader++) {
    if (!isLeaderAt(state, leader, place, NEUTRAL)) continue;
    const homes = HOME[state.lord[leader] < 0 ? leader : state.lord[leader]];
    goAway(
      play,
      leader,
      homes.filter(home => state.control[home] === NEUTRAL),
      NEUTRAL,
    ); // it was not his to keep
  }
  if (troopsAt(state, place, NEUTRAL) > 0)
    play.call(enlisting, { owner: NEUTRAL, place, buyer: author, to: place, rule: 'TI-III-h' });
}
const isDefector = (owner: number, unit: number): boolean => unit === ENGINE || isHired(owner, unit);
/** TI-R9: to the author's leader; on the water aboard his ships, or to his nearest zone when they cannot carry them. */
function defectTo(s: State, author: number, leader: number): number {
  const from = s.where[leader];
  const near = s.where[courier(s, author, leader)];
  if (isAshore(near)) return near;
  if (!isAfloat(from)) return ZONE_OF[from];
  const home = hasRoomFor(s, near, author, leader) ? -1 : nearestOwn(s, author, from);
  return home < 0 ? near : homeOf(home);
}
function hasRoomFor(s: State, fleet: number, author: number, leader: number): boolean {
  if (!commandsHere(s, leader) || pointsOf(s, fleet, author, TRANSPORT) > 0) return true;
  let load = troopsAt(s, fleet, author);
  for (let unit = 0; unit <= ENGINE; unit++) {
    const count = isDefector(s.owner[leader], unit) ? pointsOf(s, s.where[leader], s.owner[leader], unit) : 0;
    if (count > 0 && needsTransport(unit)) return false;
    load += count;
  }
  return load <= shipsAt(s, fleet, author);
}
/** TI-III-i, TI-R9: the general with his mercenaries and engines. */
export function winGeneral(play: P, author: number, leader: number): void {
  const { state } = play;
  const price = subornPrice(state, leader);
  const from = state.where[leader];
  const owner = state.owner[leader];
  const to = defectTo(state, author, leader);
  state.treasury[author] -= price;
  if (commandsHere(state, leader)) {
    for (let unit = 0; unit <= ENGINE; unit++) {
      const count = isDefector(owner, unit) ? pointsOf(state, from, owner, unit) : 0;
      if (count === 0) continue;
      remove(state, from, owner, unit, count);
      put(state, to, author, hiredAs(unit), count, count);
    }
  }
  tellDrowned(play, author, to, isAtSea(to) ? sinkExcess(state, to, author) : 0, 'TI-R95'); // who has no zone left has only his ships
  state.owner[leader] = author;
  state.lord[leader] = -1;
  state.where[leader] = to;
  state.done[leader] = 1;
  play.tell?.({
    kind: 'suborned',
    rule: 'TI-III-i',
    leader: LEADER.ids[leader],
    seat: SEATS[author],
    talents: price,
    place: PLACE.ids[to],
  });
  leaveAlone(play, from, owner);
}
/** TI-R9: leaders of the old side who are left alone on ground that is not theirs go to their nearest own city. */
function leaveAlone(play: P, place: number, owner: number): void {
  const { state } = play;
  const zone = ZONE_OF[place];
  if (!isFaction(owner) || zone < 0 || state.control[zone] === owner || troopsAt(state, place, owner) > 0) return;
  for (let other = 0; other < LEADERS; other++) if (isLeaderAt(state, other, place, owner)) flee(play, other, -1, 'TI-R9');
}
