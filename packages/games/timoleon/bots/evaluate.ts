import type { Seat } from '@polemos/kernel';
import { isFighting } from '../position/fight.ts';
import { isMaintenanceTurn } from '../rules/calendar.ts';
import { recovery, taxesDue } from '../rules/economy/taxes.ts';
import { ATTACK, DEFEND, leadOf } from '../rules/fights/fight.ts';
import {
  AREAS,
  CARTHAGE,
  CITIES,
  DEMOCRATS,
  DIONYSIUS,
  EPIKRATEIA,
  FACTIONS,
  HICETAS,
  isFaction,
  METRO,
  ORTYGIA,
  OWNERS,
  PLACES,
  ZONES,
} from '../rules/materials/board.ts';
import { areAllied, mayRecruit, quartersHeld, troopsIn } from '../rules/materials/control.ts';
import { FIRST_HEAD, LEADERS, TACTICS } from '../rules/materials/leaders.ts';
import { isFree } from '../rules/materials/persons.ts';
import { ENGINE, TRANSPORT, TRIREME, TROOPS, UNITS } from '../rules/materials/units.ts';
import { ARRIVED, CARTHAGE_2, NOT_YET, type State, TURNS } from '../rules/state.ts';
import { domain, points } from '../rules/victory/victory.ts';
import { offered } from './bargain.ts';
import { bill, forcesWorth, hasTransport, insideOf, muster } from './muster.ts';
import { fightPromise, proposalPromise } from './promise.ts';
import { prospects } from './prospect.ts';
import {
  ENGINE_WORTH,
  HOLD,
  syracuseGain,
  syracuseWorth,
  TRANSPORT_WORTH,
  TRIREME_WORTH,
  TROOP_WORTH,
  talentsWorth,
} from './worth.ts';

/** What paying keeps: troops content, ships and engines at all. By unit. */
const KEPT: readonly number[] = Array.from({ length: UNITS }, (_, unit) =>
  unit < TROOPS
    ? TROOP_WORTH[unit] * 0.55
    : unit === TRIREME
      ? TRIREME_WORTH * 0.8
      : unit === ENGINE
        ? ENGINE_WORTH * 0.6
        : unit === TRANSPORT
          ? TRANSPORT_WORTH * 0.8
          : 0,
);
/** TI-FC-m: the great expedition from Carthage needs the transport, and all the more once it has been called. */
function reinforcements(s: State, faction: number): number {
  const due = s.expedition[CARTHAGE_2];
  if (faction !== CARTHAGE || due >= ARRIVED || !hasTransport(s, faction)) return 0;
  return due > 0 ? CALLED : NOT_CALLED;
}
const CALLED = 6;
const NOT_CALLED = 2;
/** In the middle of a maintenance what has been paid counts for more: it will stay as it is. */
function paidFor(s: State, faction: number): number {
  let sum = 0;
  const ferry = reinforcements(s, faction);
  for (let place = 0; place < PLACES; place++) {
    const base = s.slotOf[place * OWNERS + faction] * UNITS;
    if (base < 0 || base >= s.paid.length) continue;
    for (let unit = 0; unit < UNITS; unit++) sum += (s.paid[base + unit] + 2.5 * s.cheered[base + unit]) * KEPT[unit];
    sum += s.paid[base + TRANSPORT] * ferry;
  }
  return sum;
}
/** TI-IX: a faction without its head loses its best commander, and his slayer is half-way to a victory of his own. */
const HEAD = 4;
function leadersWorth(s: State, faction: number): number {
  let sum = 0;
  for (let leader = 0; leader < LEADERS; leader++)
    if (s.owner[leader] === faction) sum += isFree(s, leader) ? 0.4 + TACTICS[leader] * 0.35 - s.done[leader] * 0.02 : 0;
    else if (s.captor[leader] === faction) sum += 0.6;
  const head = FIRST_HEAD[faction];
  return sum + (isFree(s, head) || s.where[head] === NOT_YET ? HEAD : 0);
}
/** What is lost when a place lapses, beyond its worth. */
const stake = (faction: number, zone: number): number => (faction === CARTHAGE ? (EPIKRATEIA.includes(zone) ? 5 : 3) : 1);
/** A garrison of this strength makes a place safe from a raid of the usual size (TI-FN-y); walls multiply it. More are wasted on it. */
const SAFE = 36;
const safety = (inside: number): number => Math.min(1, inside / SAFE);
/** How much of what is at stake an open place is thought to lose. More than this, and Carthage would sit behind its walls for the whole war. */
const RISK = 0.4;
/** TI-VII-e: the island fortress is entered from the Market when nobody is in it, and behind its walls a few are enough. */
const OPEN_ORTYGIA = 0.8;
/** Places held, those counted out that would lapse without troops (TI-VII-a); a guarded place is worth more than an open one. */
function lands(s: State, faction: number): number {
  let sum = 0;
  for (let zone = 0; zone < CITIES; zone++) {
    if (s.control[zone] !== faction) continue;
    const hold = HOLD[faction * ZONES + zone];
    sum += s.siege[zone] >= 0 ? hold * 0.5 : hold;
    if (s.sacked[zone] > 0) sum -= 0.5 + hold * 0.4;
    else if (s.ravaged[zone] > 0) sum -= 0.15;
    if (!mayRecruit(s, faction, zone) && troopsIn(s, zone, faction) === 0) sum -= hold + stake(faction, zone);
    const inside = insideOf(zone) * Math.max(1, s.defence[zone]);
    sum += RISK * (hold + stake(faction, zone)) * safety(inside);
  }
  const zones = quartersHeld(s, faction);
  for (let zone = CITIES + 1; zone < ZONES; zone++) {
    if (s.control[zone] !== faction) continue;
    if (zone === ORTYGIA) sum += OPEN_ORTYGIA * syracuseGain(faction, zones - 1) * safety(insideOf(zone) * s.defence[zone]);
    else sum += 0.1 * syracuseWorth(faction, zones) * safety(insideOf(zone));
    if (s.sacked[zone] > 0) sum -= 1;
  }
  return sum + syracuseWorth(faction, zones);
}
/** How much of the match lies ahead: means count less when there is no time left to use them. */
const ahead = (turn: number): number => (turn <= 19 ? 0.6 : (TURNS + 1 - turn) / 11);
/** Turns until the next maintenance that is sure to come. */
const untilBill = (turn: number): number => {
  for (let at = turn; at <= TURNS; at++) if (isMaintenanceTurn(at)) return at - turn;
  return TURNS;
};
const UNTIL_BILL: readonly number[] = Array.from({ length: TURNS + 2 }, (_, turn) =>
  turn < 1 || turn > TURNS ? TURNS : untilBill(turn),
);
/** Taxes that are being collected are as good as in the chest. */
const chest = (s: State, faction: number): number =>
  s.treasury[faction] + (s.stack?.step === recovery.index && s.toAct === faction ? taxesDue(s, faction) : 0);
/** What the chest is good for: the pay of those one has, as it falls due, then whatever gold buys. */
function money(s: State, faction: number, early: number): number {
  const talents = chest(s, faction);
  if (s.paid.length > 0) return talentsWorth(talents) * early + paidFor(s, faction);
  const wait = UNTIL_BILL[s.turn];
  if (wait >= 10) return talentsWorth(talents) * early;
  const weight = 1 - wait / 12;
  const due = bill[faction] * weight;
  const short = due === 0 ? 0 : Math.max(0, 1 - talents / due);
  return talentsWorth(Math.max(0, talents - due)) * early - forcesWorth(faction) * 0.3 * weight * short;
}
/** To know what another works at is worth two operation points that nothing better is done with. */
const KNOWLEDGE = 0.3;
/** What has been set going and has not come yet: a recruiter abroad who can pay, a sealed proposal with money behind it. */
function pending(s: State, faction: number): number {
  let sum = reinforcements(s, faction);
  for (let area = 0; area < AREAS; area++) if (s.sent[faction * AREAS + area] > 0) sum += Math.min(1.8, s.treasury[faction] / 50);
  if (s.dip.author === faction) sum += proposalPromise(s);
  else if (s.dip.author >= 0 && (s.dip.informed & (1 << faction)) !== 0) sum += KNOWLEDGE;
  return sum;
}
/** TI-R56, TI-FI-g: Syracuse held together with allies scores; its nearness counts before. Whoever holds it with the Democrats is not thought of. */
const TOGETHER: readonly number[] = [6, 0, 3, 3];
function together(s: State, faction: number): number {
  if (TOGETHER[faction] === 0) return 0;
  let count = 0;
  for (let zone = METRO; zone < ZONES; zone++)
    if (s.control[zone] === faction || (s.control[zone] !== DEMOCRATS && areAllied(s, faction, s.control[zone]))) count++;
  return TOGETHER[faction] * (count / (ZONES - METRO)) ** 2;
}
/** What everybody sees of a faction, in victory points: its own conditions, the places it holds, the means it has. */
export function position(s: State, faction: number, early = ahead(s.turn)): number {
  let value = points(s, faction) + s.run[faction] * 7;
  if (faction === HICETAS || faction === DIONYSIUS) {
    const rival = faction === HICETAS ? DIONYSIUS : HICETAS;
    // TI-FI-g: the lead among the tyrants comes all at once; its nearness counts before.
    value += 4 * Math.tanh((domain(s, faction) - domain(s, rival)) / 3);
    // TI-FI-h: two heads win the match; one is half the way.
    for (const foe of [DEMOCRATS, rival]) if (s.killer[FIRST_HEAD[foe]] === faction) value += 5;
  }
  value += together(s, faction) + lands(s, faction) * (0.4 + early);
  value += (forcesWorth(faction) + leadersWorth(s, faction)) * (0.12 + 0.7 * early);
  return value - s.fallen[faction] * 5 - s.out[faction] * 20;
}
/** An operation point before one's own place is an operation; afterwards it is a spy at best. */
const PO_TO_USE = 0.3;
const PO_LEFT = 0.02;
/** What a faction thinks of for itself besides: what its armies could do, its chest, what it has set going. */
function hopes(s: State, faction: number, early: number): number {
  return (
    prospects(s, faction) * (0.5 + 0.5 * early) +
    money(s, faction, early) +
    pending(s, faction) * early +
    s.po[faction] * (s.order.indexOf(faction) > s.place ? PO_TO_USE : PO_LEFT)
  );
}
const values = new Array(FACTIONS).fill(0);
/** How far a point takes one: the nearer the end, the more only the first place counts. */
const SPREAD: readonly number[] = Array.from({ length: TURNS + 2 }, (_, turn) => Math.max(4, Math.min(12, 12 - (turn - 17))));
/** A seat's share among the four. */
export function share(s: State, seat: Seat): number {
  muster(s);
  const early = ahead(s.turn);
  for (let faction = 0; faction < FACTIONS; faction++) values[faction] = position(s, faction, early);
  values[seat] += hopes(s, seat, early);
  if (isFighting(s.stack) && s.fight.difference === 0) {
    const promise = fightPromise(s);
    const [attacker, defender] = [leadOf(s, ATTACK), leadOf(s, DEFEND)];
    if (isFaction(attacker)) values[attacker] += promise;
    if (isFaction(defender)) values[defender] -= promise;
  }
  const most = Math.max(values[0], values[1], values[2], values[3]);
  const spread = SPREAD[s.turn];
  let sum = 0;
  for (let faction = 0; faction < FACTIONS; faction++) sum += Math.exp((values[faction] - most) / spread);
  return Math.exp((values[seat] - most) / spread) / sum;
}
/** How good a state looks for a seat: its share among the four. */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome !== null) return s.outcome.score[seat];
  return s.draft.from !== s.draft.to ? offered(s, seat, share) : share(s, seat);
}
