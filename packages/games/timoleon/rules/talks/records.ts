import { NOBODY } from '@polemos/kernel';

/** The sealed diplomatic operation (TI-III-l). */
export interface Diplomacy {
  author: number; // −1: there is none
  type: number; // 1 a minor leader, 2 a city, 3 a general
  target: number;
  informed: number; // bits by faction, TI-III-n
  bidding: number;
}
export const noDiplomacy = (): Diplomacy => ({ author: NOBODY, type: 0, target: -1, informed: 0, bidding: 0 });

/** The treaty on the table (TI-R83); from and to are the same while there is none. */
export interface Draft {
  from: number;
  to: number;
  truce: number; // until this turn
  passage: number; // until this turn, both ways
  talents: number; // from FROM to TO, or the other way if negative
  city: number; // zone + 1 that changes hands
  alliance: number;
  joint: number;
  release: number; // leader + 1
  countered: number;
  sent: number;
}
export const noDraft = (): Draft => ({
  from: 0,
  to: 0,
  truce: 0,
  passage: 0,
  talents: 0,
  city: 0,
  alliance: 0,
  joint: 0,
  release: 0,
  countered: 0,
  sent: 0,
});
