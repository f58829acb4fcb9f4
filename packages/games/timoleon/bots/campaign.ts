import { type Code, firstOf, type Offer, secondOf, thirdOf, typeOf } from '@polemos/kernel';
import { C, T } from '../rules/actions.ts';
import { isMaintenanceTurn } from '../rules/calendar.ts';
import { taxesDue } from '../rules/economy/taxes.ts';
import { CARTHAGE } from '../rules/materials/board.ts';
import { CAVALRY_OF, HOPLITES_OF } from '../rules/materials/cities.ts';
import { pointsOf, troopsAt } from '../rules/materials/forces.ts';
import { ENGINE } from '../rules/materials/units.ts';
import { ARRIVED, CARTHAGE_2, type State, TURNS } from '../rules/state.ts';
import { type Army, armyAt, bestAim, follows, guardFor, leaderWorth, survey } from './aims.ts';
import { bill } from './muster.ts';
import { promiseOf } from './promise.ts';
import { ARM_WORTH } from './worth.ts';

/** What a faction does in its place, the most promising first. Nothing here is a rule. */

/** Something to do: what it is worth, and the zone that it goes for, −1 where it goes nowhere. */
export interface Option {
  readonly code: Code;
  readonly worth: number;
  readonly zone: number;
}
/** What an operation must promise to be made. */
const WORTHWHILE = 0.25;
/** Operation points of a diplomatic operation, of one who is sent abroad, of taxes. */
const DIPLOMACY = 3;
const ABROAD = 3;
const TAXES = 2;
/** Two months before the end nothing that takes time is begun. */
const isLate = (s: State, months: number): boolean => s.turn + months > TURNS;
/** Talents that the next maintenance will want, as far as it is near. */
function due(s: State, seat: number): number {
  for (let turn = s.turn; turn <= TURNS; turn++) if (isMaintenanceTurn(turn)) return bill[seat] * (turn - s.turn > 6 ? 0.5 : 1);
  return bill[seat] * (s.turn >= TURNS - 1 ? 0 : 0.3);
}
/** What may be begun, the best first. Passing is not among it. */
export function optionsOf(s: State, offer: Offer): Option[] {
  const seat = s.toAct;
  survey(s, seat);
  const spare = s.treasury[seat] - due(s, seat);
  const found: Option[] = [];
  let walked = -1; // where a man alone has been thought of
  for (let i = 0; i < offer.size; i++) {
    const code = offer.codes[i];
    if (typeOf(code) === T.element) {
      if (firstOf(code) === walked || thirdOf(code) > 0 || secondOf(code) >= ENGINE || !follows(secondOf(code), -1)) continue;
      walked = firstOf(code);
    }
    const option = optionOf(s, seat, code, spare);
    if (option.worth >= WORTHWHILE) found.push(option);
  }
  return found.sort((a, b) => b.worth - a.worth || a.code - b.code);
}
const NEVER = 0;
/** Before anything else is paid for. */
const FIRST = 20;
function optionOf(s: State, seat: number, code: Code, spare: number): Option {
  const [first, second, third] = [firstOf(code), secondOf(code), thirdOf(code)];
  const of = (worth: number): Option => ({ code, worth, zone: -1 });
  switch (typeOf(code)) {
    case T.activate: {
      const army = armyAt(s, seat, first, s.where[first]);
      if (army === null) return of(NEVER);
      const { zone, worth } = bestAim(s, army);
      return { code, worth, zone };
    }
    case T.element:
      return element(s, seat, code);
    case T.recruit:
      return of(isLate(s, 2) ? NEVER : (HOPLITES_OF[first] * 0.5 + CAVALRY_OF[first] * 0.4) * (isLate(s, 6) ? 0.5 : 1));
    case T.tax:
      return of(((taxesDue(s, seat) * (spare < 0 ? 0.03 : spare < 100 ? 0.016 : 0.006)) / TAXES) * (isLate(s, 1) ? 0 : 2));
    case T.court:
      return of((promiseOf(s, seat, 1, first) * 2) / DIPLOMACY);
    case T.treat:
      return of((promiseOf(s, seat, 2, first) * 2) / DIPLOMACY);
    case T.suborn:
      return of((promiseOf(s, seat, 3, first) * 2) / DIPLOMACY);
    case T.dispatch:
      return of(spare < 120 || isLate(s, 6) ? NEVER : abroad(s, first, second, spare));
    case T.hire:
      return of(
        spare > 0 && third + 1 === Math.min(affordable(s, spare, second), s.pool[first * 3 + second]) ? 5 - second : NEVER,
      );
    case T.return:
      return of(4);
    case T.guard:
      return of(3);
    case T.engine:
      return of(wantsEngine(s, seat, first, spare) ? 2 : NEVER);
    case T.transport:
      return of(isAwaited(s, seat) && !isLate(s, 2) ? FIRST : NEVER);
    case T.repair:
      return of(spare > 40 && !isLate(s, 4) ? 0.3 : NEVER);
    default:
      return of(NEVER);
  }
}
/** TI-FC-m: the great expedition has been called and comes only with the transport. */
export const isAwaited = (s: State, seat: number): boolean =>
  seat === CARTHAGE && s.expedition[CARTHAGE_2] > 0 && s.expedition[CARTHAGE_2] < ARRIVED;
/** What one man alone walks into: an open place. */
function element(s: State, seat: number, code: Code): Option {
  const place = firstOf(code);
  if (troopsAt(s, place, seat) - 1 < guardFor(s, seat, place)) return { code, worth: NEVER, zone: -1 };
  const army: Army = { faction: seat, leader: -1, place, strength: 3, points: 1, engines: 0, pm: 6 };
  const { zone, worth } = bestAim(s, army);
  return { code, worth: worth * 0.8, zone };
}
const HIRED = [10, 6, 20];
const affordable = (s: State, spare: number, arm: number): number =>
  Math.max(0, Math.floor(Math.min(spare, s.treasury[s.toAct]) / HIRED[arm]));
/** What the silver that one can spare would hire in a land, by how little one's general is missed for three months. */
function abroad(s: State, leader: number, area: number, spare: number): number {
  let [left, worth] = [spare, 0];
  for (const arm of CHEAP_FIRST) {
    const count = Math.min(s.pool[area * 3 + arm], Math.floor(left / HIRED[arm]));
    left -= count * HIRED[arm];
    worth += count * ARM_WORTH[arm];
  }
  return (worth * IN_THREE_MONTHS) / ABROAD - leaderWorth(s, leader) * MISSED;
}
/** Arms by what their talents buy: hoplites, light infantry, cavalry. */
const CHEAP_FIRST = [0, 1, 2];
const IN_THREE_MONTHS = 0.8;
const MISSED = 0.15;
/** Engines where a siege is, or where an army sets out to one: as many as the storm needs, not a park of them. */
const ENGINES = 1;
function wantsEngine(s: State, seat: number, place: number, spare: number): boolean {
  if (isLate(s, 2) || spare < 30 || pointsOf(s, place, seat, ENGINE) >= ENGINES) return false;
  if (troopsAt(s, place, seat) < 6) return false;
  for (let leader = 0; leader < s.where.length; leader++)
    if (s.where[leader] === place && s.owner[leader] === seat && s.done[leader] === 0) return true;
  return false;
}
/** The best of all, or enough. */
export function campaign(s: State, offer: Offer): Code {
  const [best] = optionsOf(s, offer);
  return best?.code ?? pass(offer);
}
export function pass(offer: Offer): Code {
  for (let i = 0; i < offer.size; i++)
    if (typeOf(offer.codes[i]) === T.choose && firstOf(offer.codes[i]) === C.done) return offer.codes[i];
  return offer.codes[0];
}
