import type { Play, RuleId } from '@polemos/kernel';
import {
  CITIES,
  CITY,
  isAfloat,
  isAshore,
  isFaction,
  NEUTRAL,
  PLACE,
  PORT,
  SEATS,
  SICELS,
  ZONE_OF,
  ZONES,
} from '../materials/board.ts';
import { endSiege, homeOf, takeZone } from '../materials/control.ts';
import { isLeaderAt, isPresent, pointsOf, put, remove, shiftAll, troopsAt } from '../materials/forces.ts';
import { AGYRIS, HOME, LEADER, LEADERS } from '../materials/leaders.ts';
import { flee } from '../materials/persons.ts';
import { ENGINE, hiredAs, isMercenary, isNative, TROOPS } from '../materials/units.ts';
import { enlisting } from '../raising/hiring.ts';
import { NO_ARMY, NOT_YET, type State } from '../state.ts';
import { commandsHere, courier, subornPrice } from './diplomacy-targets.ts';

type P = Play<State>;

/** TI-III-g: a neutral becomes an ally, an ally of another becomes neutral. */
export function win(play: P, author: number, leader: number): void {
  const { state } = play;
  if (leader === AGYRIS) return winAgyris(play, author);
  if (isFaction(state.owner[leader])) pass(play, leader, NEUTRAL, 'TI-III-v');
  else pass(play, leader, author, 'TI-III-u');
}
/** A minor leader changes sides with those stacked with him, with his home zones and all that is in them. */
function pass(play: P, leader: number, to: number, rule: RuleId): void {
  const { state } = play;
  const from = state.owner[leader];
  const places = [state.where[leader]];
  for (const zone of HOME[leader]) places.push(...(zone < CITIES ? [zone, CITY + zone, PORT + zone] : [zone]));
  for (const place of places) if (isPresent(state, place, from)) shiftAll(state, place, place, from, to);
  state.owner[leader] = to;
  for (let other = 0; other < LEADERS; other++)
    if (state.lord[other] === leader && state.owner[other] === from) state.owner[other] = to;
  for (const zone of HOME[leader]) if (state.control[zone] === from) takeZone(play, zone, to, rule);
  const here = ZONE_OF[state.where[leader]];
  if (here >= 0 && state.control[here] === from && troopsAt(state, homeOf(here), to) > 0) takeZone(play, here, to, 'TI-VII-b');
  play.tell?.({
    kind: 'changes-side',
    rule,
    leader: LEADER.ids[leader],
    from: from === NEUTRAL ? null : SEATS[from],
    to: to === NEUTRAL ? null : SEATS[to],
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
  if (troopsAt(state, place, NEUTRAL) > 0)
    play.call(enlisting, { owner: NEUTRAL, place, buyer: author, to: place, rule: 'TI-III-h' });
}
/** TI-III-i, TI-R9: the general with his mercenaries and engines. */
export function winGeneral(play: P, author: number, leader: number): void {
  const { state } = play;
  const price = subornPrice(state, leader);
  const from = state.where[leader];
  const owner = state.owner[leader];
  const near = courier(state, author, leader);
  const ashore = near >= 0 && isAshore(state.where[near]);
  const to = ashore ? state.where[near] : isAfloat(from) ? from : ZONE_OF[from];
  state.treasury[author] -= price;
  if (commandsHere(state, leader)) {
    for (let unit = 0; unit <= ENGINE; unit++) {
      const count = isMercenary(unit) || unit === ENGINE ? pointsOf(state, from, owner, unit) : 0;
      if (count === 0) continue;
      remove(state, from, owner, unit, count);
      put(state, to, author, hiredAs(unit), count, count);
    }
  }
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
