import type { Seat } from '@polemos/kernel';
import { AREAS, CARTHAGE, CITIES, DIONYSIUS, EPIKRATEIA, FACTIONS, HICETAS, isFaction, OWNERS, PLACES, ZONES } from './board.ts';
import { mayRecruit, troopsIn } from './control.ts';
import { ATTACK, DEFEND, leadOf } from './fight.ts';
import { isFighting } from './fight-shot.ts';
import { LEADERS, TACTICS } from './leaders.ts';
import { lookAround, prospects } from './outlook.ts';
import { isFree } from './persons.ts';
import { fightPromise } from './promise.ts';
import {
  clone,
  D_AUTHOR,
  F_DIFFERENCE,
  type State,
  T_ALLIANCE,
  T_CITY,
  T_FROM,
  T_JOINT,
  T_PASSAGE,
  T_TALENTS,
  T_TO,
  T_TRUCE,
  TURNS,
} from './state.ts';
import { recovery, taxesDue } from './taxes.ts';
import { ENGINE, TRANSPORT, TRIREME, TROOPS, UNITS } from './units.ts';
import { domain, points } from './victory.ts';
import { ENGINE_WORTH, HOLD, TRANSPORT_WORTH, TRIREME_WORTH, TROOP_WORTH, talentsWorth } from './worth.ts';

/** What paying keeps: troops content, ships and engines at all. */
function kept(s: State, base: number): number {
  let sum = 0;
  for (let unit = 0; unit < UNITS; unit++) {
    const paid = s.paid[base + unit] + 2.5 * s.cheered[base + unit];
    if (paid > 0)
      sum +=
        paid *
        (unit < TROOPS
          ? TROOP_WORTH[unit] * 0.55
          : unit === TRIREME
            ? TRIREME_WORTH * 0.9
            : unit === ENGINE
              ? ENGINE_WORTH * 0.9
              : TRANSPORT_WORTH * 0.9);
  }
  return sum;
}
/** Troops, ships and engines; in the middle of a maintenance what has been paid counts for more: it will stay as it is. */
function means(s: State, faction: number): number {
  let sum = 0;
  const books = s.paid.length > 0;
  for (let place = 0; place < PLACES; place++) {
    const slot = s.slotOf[place * OWNERS + faction];
    if (slot < 0) continue;
    const base = slot * UNITS;
    if (s.total[slot] > 0)
      for (let unit = 0; unit < TROOPS; unit++) {
        const count = s.points[base + unit];
        if (count > 0) sum += count * TROOP_WORTH[unit];
      }
    sum += s.points[base + TRIREME] * TRIREME_WORTH + s.points[base + TRANSPORT] * TRANSPORT_WORTH;
    sum += Math.min(8, s.points[base + ENGINE]) * ENGINE_WORTH;
    if (books && base < s.paid.length) sum += kept(s, base);
  }
  for (let leader = 0; leader < LEADERS; leader++)
    if (s.owner[leader] === faction) sum += isFree(s, leader) ? 0.5 + TACTICS[leader] * 0.35 : 0;
    else if (s.captor[leader] === faction) sum += 0.6;
  return sum;
}
/** Places held, those counted out that would lapse without troops (TI-VII-a). */
function lands(s: State, faction: number): number {
  let sum = 0;
  for (let zone = 0; zone < ZONES; zone++) {
    if (s.control[zone] !== faction) continue;
    sum += HOLD[faction * ZONES + zone];
    if (s.siege[zone] >= 0) sum -= HOLD[faction * ZONES + zone] * 0.5;
    if (s.sacked[zone] > 0) sum -= 0.5 + HOLD[faction * ZONES + zone] * 0.4;
    else if (s.ravaged[zone] > 0) sum -= 0.15;
    if (zone < CITIES && !mayRecruit(s, faction, zone) && troopsIn(s, zone, faction) === 0)
      sum -= HOLD[faction * ZONES + zone] + (faction === CARTHAGE ? (EPIKRATEIA.includes(zone) ? 5 : 3) : 1);
  }
  return sum;
}
/** How much of the match lies ahead: means count less when there is no time left to use them. */
const ahead = (turn: number): number => (turn <= 20 ? 0.6 : (TURNS + 1 - turn) / 10);
/** Taxes that are being collected are as good as in the chest. */
const chest = (s: State, faction: number): number =>
  s.treasury[faction] + (s.stack?.step === recovery.index && s.toAct === faction ? taxesDue(s, faction) : 0);
/** What has been set going and has not come yet: a recruiter abroad who can pay, a sealed proposal with money behind it. */
function pending(s: State, faction: number): number {
  let sum = 0;
  for (let area = 0; area < AREAS; area++) if (s.sent[faction * AREAS + area] > 0) sum += Math.min(1.6, s.treasury[faction] / 60);
  if (s.dip[D_AUTHOR] === faction) sum += 0.4 * Math.min(1, s.treasury[faction] / 90);
  return sum;
}
/** How a faction stands by its own conditions of victory, in victory points; means count less the later it is. */
function standing(s: State, faction: number): number {
  const early = ahead(s.turn);
  let value = points(s, faction) + s.run[faction] * 5;
  if (faction === HICETAS || faction === DIONYSIUS) {
    // TI-FI-g: the lead among the tyrants comes all at once; its nearness counts before.
    const lead = domain(s, faction) - domain(s, faction === HICETAS ? DIONYSIUS : HICETAS);
    value += 3 * Math.tanh(lead / 3);
  }
  value += lands(s, faction) * (0.5 + 0.5 * early);
  value += means(s, faction) * (0.2 + 0.6 * early);
  value += talentsWorth(chest(s, faction)) * (0.15 + 0.85 * early);
  value += pending(s, faction) * early;
  value += prospects(s, faction) * (0.7 + 0.5 * early);
  value += s.po[faction] * 0.02; // nothing is done for nothing
  return value - s.fallen[faction] * 6 - s.out[faction] * 20;
}
const values = new Array(FACTIONS).fill(0);
const SPREAD = 14;
function share(s: State, seat: Seat): number {
  lookAround(s);
  let most = -1000;
  for (let faction = 0; faction < FACTIONS; faction++) values[faction] = standing(s, faction);
  if (isFighting(s.stack) && s.fight[F_DIFFERENCE] === 0) {
    const promise = fightPromise(s);
    const [attacker, defender] = [leadOf(s, ATTACK), leadOf(s, DEFEND)];
    if (isFaction(attacker)) values[attacker] += promise;
    if (isFaction(defender)) values[defender] -= promise;
  }
  for (let faction = 0; faction < FACTIONS; faction++) most = Math.max(most, values[faction]);
  let sum = 0;
  for (let faction = 0; faction < FACTIONS; faction++) sum += Math.exp((values[faction] - most) / SPREAD);
  return Math.exp((values[seat] - most) / SPREAD) / sum;
}
/** The state as it would be if the treaty on the table were signed, as far as a bot cares. */
function signed(s: State): State {
  const after = clone(s);
  const { draft } = s;
  const [a, b] = [draft[T_FROM], draft[T_TO]];
  for (const at of [a * FACTIONS + b, b * FACTIONS + a]) {
    if (draft[T_TRUCE] > 0) after.truce[at] = draft[T_TRUCE];
    if (draft[T_PASSAGE] > 0) after.passage[at] = draft[T_PASSAGE];
    if (draft[T_ALLIANCE] === 1) after.allied[at] = 1;
    if (draft[T_JOINT] === 1) after.joint[at] = 1;
  }
  after.treasury[a] = Math.max(0, after.treasury[a] - draft[T_TALENTS]);
  after.treasury[b] = Math.max(0, after.treasury[b] + draft[T_TALENTS]);
  const city = draft[T_CITY] - 1;
  if (city >= 0) after.control[city] = s.control[city] === a ? b : a;
  return after;
}
/** How little a signature must bring to be given: trouble for nothing is refused. */
const LEAST = 0.0015;
/** A treaty on the table is worth what it brings if the other side would sign it. */
function offered(s: State, seat: Seat): number {
  const before = share(s, seat);
  const [from, to] = [s.draft[T_FROM], s.draft[T_TO]];
  const theirs = share(s, to);
  const after = signed(s);
  if (share(after, to) < theirs + LEAST) return before - 1e-6;
  return seat === from || seat === to ? share(after, seat) - 1e-6 : before;
}
const isEmpty = ({ draft }: State): boolean =>
  draft[T_TRUCE] + draft[T_PASSAGE] + draft[T_CITY] + draft[T_ALLIANCE] + draft[T_JOINT] === 0 && draft[T_TALENTS] === 0;

/** How good a state looks for a seat: its share among the four. */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome !== null) return s.outcome.score[seat];
  if (s.draft[T_FROM] !== s.draft[T_TO] && !isEmpty(s)) return offered(s, seat);
  return share(s, seat);
}
