import { type Code, firstOf, type Generator, type Offer, typeOf } from '@polemos/kernel';
import { T } from '../rules/actions.ts';

/** Looking something up among what is offered. */
export function first(offer: Offer, type: number): Code | null {
  for (let i = 0; i < offer.size; i++) if (typeOf(offer.codes[i]) === type) return offer.codes[i];
  return null;
}
export function choice(offer: Offer, wanted: number): Code | null {
  for (let i = 0; i < offer.size; i++)
    if (typeOf(offer.codes[i]) === T.choose && firstOf(offer.codes[i]) === wanted) return offer.codes[i];
  return null;
}
export const any = (offer: Offer, chance: Generator): Code => offer.codes[chance.below(offer.size)];
