import { type Code, firstOf, type Generator, type Offer, type Play, secondOf, typeOf } from '@polemos/kernel';
import { C, T } from '../rules/actions.ts';
import { auctionBids } from '../rules/economy/auction.ts';
import { paying } from '../rules/economy/paying.ts';
import { recovery } from '../rules/economy/taxes.ts';
import { unpaidFate } from '../rules/economy/unpaid.ts';
import { landfall } from '../rules/factions/arrivals.ts';
import { naming } from '../rules/fights/casualties.ts';
import { ATTACK, DEFEND, leadOf, pursuitModifier } from '../rules/fights/fight.ts';
import { joining, tactics } from '../rules/fights/land/battle.ts';
import { pursuing, retreating, retreatTo } from '../rules/fights/land/retreat.ts';
import { loss } from '../rules/fights/losses.ts';
import { interception, wishes } from '../rules/fights/sea/meeting.ts';
import { manoeuvres } from '../rules/fights/sea/sea-fight.ts';
import { shelter } from '../rules/fights/sea/shelter.ts';
import { terms } from '../rules/fights/siege/hunger.ts';
import { storming, stratagems } from '../rules/fights/siege/siege.ts';
import { leaving } from '../rules/fights/siege/withdrawal.ts';
import {
  BLACK,
  CARTHAGE,
  CITIES,
  CITY,
  DEMOCRATS,
  isAfloat,
  MARCH,
  OWNERS,
  WATER_OF,
  ZONE_OF,
} from '../rules/materials/board.ts';
import { areAllied } from '../rules/materials/control.ts';
import { shipsAt, troopsAt } from '../rules/materials/forces.ts';
import { TRANSPORT } from '../rules/materials/units.ts';
import { investing } from '../rules/operations/acts.ts';
import { garrison } from '../rules/operations/entering.ts';
import { march } from '../rules/operations/march.ts';
import { stacking } from '../rules/operations/operation.ts';
import { operations } from '../rules/operations/operations.ts';
import { convoy } from '../rules/raising/abroad.ts';
import { enlisting } from '../rules/raising/hiring.ts';
import { deploying } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { bids } from '../rules/talks/diplomacy.ts';
import { espionage, informing } from '../rules/talks/espionage.ts';
import { answering, drafting, speaking } from '../rules/talks/negotiation.ts';
import { picking } from '../rules/turn.ts';
import { points } from '../rules/victory/victory.ts';
import { campaign, isAwaited } from './campaign.ts';
import { isFolly } from './counsel.ts';
import { manoeuvre, stratagem, tactic } from './guile.ts';
import { gather, go, invest } from './marching.ts';
import { muster, strengthOf } from './muster.ts';
import { any, choice, first } from './offers.ts';
import { bestBid, proposalGain } from './promise.ts';
import { TROOP_WORTH } from './worth.ts';

/** What a sensible player does without much thought, at every decision: the cheapest bot, and how a month goes on while another thinks. */

type P = Play<State>;
export function habit(play: P, offer: Offer, chance: Generator): Code {
  const { state } = play;
  switch (state.stack?.step) {
    case operations.index:
      return campaign(state, offer);
    case stacking.index:
      return gather(state, offer, false);
    case march.index:
      return go(state, offer, -1);
    case investing.index:
      return invest(state, offer);
    case speaking.index:
      return choice(offer, C.done) ?? any(offer, chance);
    case drafting.index:
      return choice(offer, C.drop) ?? any(offer, chance);
    case answering.index:
      return choice(offer, C.refuse) ?? any(offer, chance);
    default:
      return settled(play, offer, chance) ?? sensibly(state, offer, chance);
  }
}
/** What needs no weighing of what may come of it; null: something else. */
export function settled({ state, seat }: P, offer: Offer, chance: Generator): Code | null {
  switch (state.stack?.step) {
    case deploying.index:
      return choice(offer, C.rest);
    case picking.index:
      return offer.codes[offer.size - 1];
    case paying.index:
      return choice(offer, C['pay-all']) ?? ferry(state, seat, offer) ?? dearest(offer) ?? choice(offer, C.done);
    case unpaidFate.index:
      return choice(offer, C.keep);
    case auctionBids.index:
      return auctionBid(state, seat, offer);
    case recovery.index:
      return restores(seat, offer) ?? choice(offer, C.collect);
    case convoy.index:
      return choice(offer, C.done);
    case landfall.index:
      return any(offer, chance);
    case espionage.index:
      return choice(offer, C.ignore);
    case informing.index:
      return choice(offer, C.done);
    case bids.index:
      return bid(state, seat, offer);
    case enlisting.index:
      return state.treasury[seat] > PURSE ? (first(offer, T.enlist) ?? choice(offer, C.done)) : choice(offer, C.done);
    case naming.index:
    case loss.index:
      return named(state, offer);
    case retreatTo.index:
    case leaving.index:
    case shelter.index:
      return refuge(state, offer);
    case pursuing.index:
      return choice(offer, pursuitModifier(state, 1 - retreating(state)) >= 1 ? C.pursue : C.refrain);
    case tactics.index:
      return tactic(state, seat, offer, chance);
    case manoeuvres.index:
      return manoeuvre(state, seat, offer, chance);
    case stratagems.index:
      return stratagem(state, seat, offer, chance);
    case terms.index:
      return choice(offer, C.accept);
    case storming.index:
      return choice(offer, isStronger(state) ? C.storm : C.hold);
    case joining.index:
      return choice(offer, C.join);
    case garrison.index:
      return stands(state, offer);
    case wishes.index:
    case interception.index:
      return meets(state, seat, offer);
    default:
      return null;
  }
}
/** Talents that are kept for the next maintenance. */
const PURSE = 60;
/** Anything but a folly, if a few looks find it. */
function sensibly(s: State, offer: Offer, chance: Generator): Code {
  let code = any(offer, chance);
  for (let looks = 0; looks < 4 && isFolly(s, code); looks++) code = any(offer, chance);
  return code;
}
/** TI-FC-m: without the transport the great expedition, once it has been called, does not come. */
function ferry(s: State, seat: number, offer: Offer): Code | null {
  if (!isAwaited(s, seat)) return null;
  for (let i = 0; i < offer.size; i++)
    if (typeOf(offer.codes[i]) === T.pay && secondOf(offer.codes[i]) === TRANSPORT) return offer.codes[i];
  return null;
}
/** Who cannot pay all pays place by place, then the best of them. */
function dearest(offer: Offer): Code | null {
  const place = first(offer, T.payPlace);
  if (place !== null) return place;
  let best: Code | null = null;
  let most = -1;
  for (let i = 0; i < offer.size; i++) {
    const code = offer.codes[i];
    if (typeOf(code) !== T.pay) continue;
    const worth = TROOP_WORTH[secondOf(code)] ?? 1;
    if (worth <= most) continue;
    most = worth;
    best = code;
  }
  return best;
}
/** TI-IV-z: for Carthage and the Democrats a plundered land costs a point (TI-FC-n, TI-FD-j): better than its tax. */
function restores(seat: number, offer: Offer): Code | null {
  if (seat !== CARTHAGE && seat !== DEMOCRATS) return null;
  for (let i = 0; i < offer.size; i++)
    if (typeOf(offer.codes[i]) === T.forgo && BLACK[firstOf(offer.codes[i])] < 4) return offer.codes[i];
  return null;
}
/** TI-IV-r: whoever can afford a lot buys it at its price. */
function auctionBid(s: State, seat: number, offer: Offer): Code {
  const least = offer.size > 1 ? offer.codes[1] : offer.codes[0];
  return s.treasury[seat] - firstOf(least) > 2 * PURSE ? least : offer.codes[0];
}
/** TI-III-e: an author pays what promises most; whoever is no friend of his and behind him spoils it, if he can spare it. */
function bid(s: State, seat: number, offer: Offer): Code {
  if (seat !== s.dip.author) return spoil(s, seat, offer) ?? offer.codes[0];
  const { talents } = bestBid(s, s.dip.author, s.dip.type, s.dip.target);
  return offer.codes[Math.min(talents, offer.size - 1)];
}
/** What one must have to spend thirty on another's failure: less where it is a tyrant for the Democrats, whose embassies everybody knows of (TI-III-r, TI-FD-j). */
const SPITE = 150;
const GRAVE = 90;
/** What a success must bring for that. */
const MUCH = 5;
function spoil(s: State, seat: number, offer: Offer): Code | null {
  const { author } = s.dip;
  const least = proposalGain(s, author, s.dip.type, s.dip.target) >= MUCH ? GRAVE : SPITE;
  if (s.treasury[seat] < least || areAllied(s, seat, author) || points(s, author) < points(s, seat)) return null;
  const talents = s.treasury[seat] < 2 * SPITE ? 30 : 60;
  for (let i = 0; i < offer.size; i++)
    if (typeOf(offer.codes[i]) === T.oppose && firstOf(offer.codes[i]) === talents) return offer.codes[i];
  return null;
}
/** Of one's own the least, of the other's the best. */
function named(s: State, offer: Offer): Code {
  let best = offer.codes[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < offer.size; i++) {
    const code = offer.codes[i];
    const worth = TROOP_WORTH[secondOf(code)] * (areAllied(s, firstOf(code), s.toAct) ? -1 : 1);
    if (worth <= most) continue;
    most = worth;
    best = code;
  }
  return best;
}
/** Behind one's own walls, or where most friends are. */
function refuge(s: State, offer: Offer): Code {
  const seat = s.toAct;
  let best = offer.codes[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < offer.size; i++) {
    const place = firstOf(offer.codes[i]);
    const zone = ZONE_OF[place];
    const worth =
      (zone >= 0 && s.control[zone] === seat ? 4 : 0) +
      (place >= CITY && place < CITY + CITIES ? 2 : 0) +
      (isAfloat(place) ? 0 : 1) +
      Math.min(3, troopsAt(s, place, seat) / 4);
    if (worth <= most) continue;
    most = worth;
    best = offer.codes[i];
  }
  return best;
}
/** Whether the attacker of the fight that goes on has twice what stands against him. */
function isStronger(s: State): boolean {
  muster(s);
  const [mine, theirs] = [ATTACK, DEFEND].map(side => {
    let sum = 0;
    for (let pool = 0; pool < OWNERS; pool++) {
      const place = s.fight.places[side * (OWNERS + 1) + pool];
      if (place >= 0) sum += strengthOf(s.slotOf[place * OWNERS + pool]);
    }
    return sum;
  });
  return mine >= 2.5 * theirs || leadOf(s, DEFEND) < 0;
}
/** TI-VII-c: in the field whoever is clearly the stronger, behind the walls whoever is not. */
function stands(s: State, offer: Offer): Code | null {
  muster(s);
  const seat = s.toAct;
  const by = s.stack?.by as { readonly zone: number; readonly mover: number };
  const mine =
    strengthOf(s.slotOf[by.zone * OWNERS + seat]) +
    (by.zone < CITIES ? strengthOf(s.slotOf[(CITY + by.zone) * OWNERS + seat]) : 0);
  const moving = s.slotOf[MARCH * OWNERS + by.mover];
  const theirs = moving >= 0 ? strengthOf(moving) : strengthOf(s.slotOf[by.zone * OWNERS + by.mover]);
  return choice(offer, mine > 1.4 * theirs ? C.stand : C.withdraw);
}
/** TI-N-a: ships are counted before a fight is wished for. */
function meets(s: State, seat: number, offer: Offer): Code | null {
  const mover = s.op.owner;
  const water = WATER_OF[s.op.at];
  let [mine, theirs] = [0, 0];
  for (let owner = 0; owner < OWNERS; owner++)
    for (const place of [MARCH, s.op.at]) {
      const ships = place === MARCH && owner !== mover ? 0 : shipsAt(s, place, owner) * (owner === 0 ? 1.5 : 1);
      if (areAllied(s, owner, seat)) mine += ships;
      else theirs += ships;
    }
  const wants = water >= 0 && mine > 1.3 * theirs;
  return choice(offer, wants ? C.fight : C.avoid) ?? choice(offer, wants ? C.intercept : C.stay);
}
