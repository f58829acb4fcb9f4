import { type Code, firstOf, type Generator, type Offer, type Play, secondOf, typeOf } from '@polemos/kernel';
import { C, T } from '../rules/actions.ts';
import { paying } from '../rules/economy/paying.ts';
import { isAfloat, isPort, MARCH, OWNERS, WATER_OF, ZONE_OF, ZONES } from '../rules/materials/board.ts';
import { homeOf } from '../rules/materials/control.ts';
import { freshOf, troopsAt } from '../rules/materials/forces.ts';
import { ENERGY, TACTICS } from '../rules/materials/leaders.ts';
import { march } from '../rules/operations/march.ts';
import { stacking } from '../rules/operations/operation.ts';
import { operations } from '../rules/operations/operations.ts';
import type { State } from '../rules/state.ts';
import { bids } from '../rules/talks/diplomacy.ts';
import { answering, drafting, speaking } from '../rules/talks/negotiation.ts';
import { isFolly } from './counsel.ts';
import { muster, strengthOf } from './muster.ts';
import { aimOf, BY_LAND, BY_SEA } from './prospect.ts';

/** What anybody does without much thought: how a month goes on while a bot thinks. Nothing here is a rule. */

type P = Play<State>;
/** What an operation must promise to be made. */
const WORTHWHILE = 0.5;
/** Points that stay at home, where there is a home. */
const GUARD = 2;
/** Below this one taxes. */
const POOR = 60;

export function habit({ state }: P, offer: Offer, chance: Generator): Code {
  switch (state.stack?.step) {
    case operations.index:
      return campaign(state, offer);
    case stacking.index:
      return gather(state, offer);
    case march.index:
      return go(state, offer);
    case speaking.index:
      return choice(offer, C.done) ?? any(offer, chance);
    case drafting.index:
      return choice(offer, C.drop) ?? any(offer, chance);
    case answering.index:
      return choice(offer, C.refuse) ?? any(offer, chance);
    case paying.index:
      return choice(offer, C['pay-all']) ?? first(offer, T.payPlace) ?? first(offer, T.pay) ?? offer.codes[0];
    case bids.index:
      return bid(state, offer, chance);
    default:
      return sensibly(state, offer, chance);
  }
}

function first(offer: Offer, type: number): Code | null {
  for (let i = 0; i < offer.size; i++) if (typeOf(offer.codes[i]) === type) return offer.codes[i];
  return null;
}
function choice(offer: Offer, wanted: number): Code | null {
  for (let i = 0; i < offer.size; i++)
    if (typeOf(offer.codes[i]) === T.choose && firstOf(offer.codes[i]) === wanted) return offer.codes[i];
  return null;
}
const any = (offer: Offer, chance: Generator): Code => offer.codes[chance.below(offer.size)];
/** Anything but a folly, if a few looks find it. */
function sensibly(s: State, offer: Offer, chance: Generator): Code {
  let code = any(offer, chance);
  for (let looks = 0; looks < 4 && isFolly(s, code); looks++) code = any(offer, chance);
  return code;
}
/** TI-III-e: an author pays thirty or sixty; others do not meddle. */
function bid(s: State, offer: Offer, chance: Generator): Code {
  if (s.toAct !== s.dip.author) return offer.codes[0];
  return offer.codes[Math.min(30 * (1 + chance.below(2)), offer.size - 1)];
}

/** The operation that promises most; then taxes, recruits; then enough. */
function campaign(s: State, offer: Offer): Code {
  const seat = s.toAct;
  muster(s);
  let best: Code | null = null;
  let most = WORTHWHILE;
  let tax: Code | null = null;
  let recruit: Code | null = null;
  for (let i = 0; i < offer.size; i++) {
    const code = offer.codes[i];
    const type = typeOf(code);
    if (type === T.tax) tax = code;
    else if (type === T.recruit) recruit ??= code;
    if (type !== T.activate) continue;
    const leader = firstOf(code);
    const place = s.where[leader];
    const slot = s.slotOf[place * OWNERS + seat];
    if (slot < 0 || s.total[slot] <= 0) continue;
    const strength = strengthOf(slot) * (1 + 0.15 * TACTICS[leader]);
    const { promise } = aimOf(s, seat, place, strength, 6 + ENERGY[leader]);
    if (promise > most) {
      most = promise;
      best = code;
    }
  }
  if (best !== null) return best;
  if (tax !== null && s.treasury[seat] < POOR) return tax;
  if (recruit !== null && s.treasury[seat] > POOR) return recruit;
  return choice(offer, C.done) ?? offer.codes[0];
}

/** All, but where one is at home a guard of those who are most. */
function gather(s: State, offer: Offer): Code {
  const place = s.op.at;
  const owner = s.op.owner;
  const gone = troopsAt(s, MARCH, owner);
  const zone = ZONE_OF[place];
  if (gone > 0 || isAfloat(place) || zone < 0 || homeOf(zone) !== place || s.control[zone] !== owner)
    return (gone === 0 ? choice(offer, C.all) : null) ?? choice(offer, C.march) ?? offer.codes[0];
  return withGuard(s, offer, place, owner) ?? choice(offer, C.all) ?? choice(offer, C.march) ?? offer.codes[0];
}
function withGuard(s: State, offer: Offer, place: number, owner: number): Code | null {
  let best: Code | null = null;
  let most = 0;
  for (let i = 0; i < offer.size; i++) {
    const code = offer.codes[i];
    if (typeOf(code) !== T.take) continue;
    const fresh = freshOf(s, place, owner, firstOf(code));
    if (secondOf(code) + 1 !== fresh - GUARD || fresh <= most) continue;
    most = fresh;
    best = code;
  }
  return best;
}

/** Towards what the army is good for; there, whatever takes it. */
function go(s: State, offer: Offer): Code {
  const at = s.op.at;
  const owner = s.op.owner;
  const halt = choice(offer, C.halt) ?? offer.codes[0];
  muster(s);
  const slot = s.slotOf[MARCH * OWNERS + owner];
  if (slot < 0) return halt;
  const leader = s.op.leader;
  const strength = strengthOf(slot) * (1 + 0.15 * (leader < 0 ? 0 : TACTICS[leader]));
  const { field, promise } = aimOf(s, owner, at, strength, Math.max(1, s.op.pm));
  if (field < 0 || promise < WORTHWHILE / 2) return isPort(at) || !isAfloat(at) ? halt : (ashore(offer) ?? halt);
  if (!isAfloat(at) && ZONE_OF[at] === field) return strike(offer) ?? halt;
  return nearer(offer, at, field) ?? halt;
}
/** At the goal: a battle, the walls, the gates. */
const strike = (offer: Offer): Code | null =>
  first(offer, T.attack) ??
  choice(offer, C.assault) ??
  choice(offer, C.besiege) ??
  choice(offer, C.occupy) ??
  first(offer, T.step);
const ashore = (offer: Offer): Code | null => first(offer, T.land);

/** The step that leaves the least way. */
function nearer(offer: Offer, at: number, field: number): Code | null {
  let best: Code | null = null;
  let least = wayLeft(at, field);
  for (let i = 0; i < offer.size; i++) {
    const code = offer.codes[i];
    const type = typeOf(code);
    if (type !== T.step && type !== T.land) continue;
    const left = wayLeft(firstOf(code), field);
    if (left >= least) continue;
    least = left;
    best = code;
  }
  return best;
}
const wayLeft = (place: number, field: number): number =>
  isAfloat(place) ? BY_SEA[WATER_OF[place] * ZONES + field] + (isPort(place) ? 0.5 : 0) : BY_LAND[ZONE_OF[place] * ZONES + field];
