import { FACTION, SEATS, ZONE } from '../rules/materials/board.ts';
import { LEADER } from '../rules/materials/leaders.ts';
import {
  D_AUTHOR,
  D_BIDDING,
  D_INFORMED,
  D_TARGET,
  D_TYPE,
  DIP_FIELDS,
  DRAFT_FIELDS,
  type State,
  T_ALLIANCE,
  T_CITY,
  T_COUNTERED,
  T_FROM,
  T_JOINT,
  T_PASSAGE,
  T_RELEASE,
  T_SENT,
  T_TALENTS,
  T_TO,
  T_TRUCE,
} from '../rules/state.ts';
import { termsOf } from '../rules/talks/negotiation.ts';
import type { Terms } from '../rules/talks/told.ts';

/** The three kinds of diplomatic operation, as their actions are named: TI-III-b, with a minor leader, a city, a general. */
export const DIPLOMACY = ['none', 'court', 'treat', 'suborn'] as const;
const TREAT = DIPLOMACY.indexOf('treat');

/** A whole sealed diplomatic operation, secrets included: for positions, and for those who know it. */
export interface DiplomacyView {
  readonly author: string;
  /** TI-III-j: who knows what is proposed, the author among them. */
  readonly informed: readonly string[];
  /** Offers in talents are being made. */
  readonly bidding: boolean;
  readonly type: (typeof DIPLOMACY)[number];
  /** A leader, or for 'treat' a city. */
  readonly target: string;
}
/** A whole treaty on the table. */
export interface DraftView {
  readonly from: string;
  readonly to: string;
  /** The other side may read it and must answer. */
  readonly sent: boolean;
  /** It answers an offer: it cannot be countered again. */
  readonly countered: boolean;
  readonly terms: Terms;
}

export const informedOf = ({ dip }: State): readonly string[] =>
  SEATS.filter((_, faction) => (dip[D_INFORMED] & (1 << faction)) !== 0);
export const targetOf = ({ dip }: State): string => (dip[D_TYPE] === TREAT ? ZONE : LEADER).ids[dip[D_TARGET]];

export function writeDiplomacy(s: State): DiplomacyView | null {
  if (s.dip[D_AUTHOR] < 0) return null;
  return {
    author: SEATS[s.dip[D_AUTHOR]],
    informed: informedOf(s),
    bidding: s.dip[D_BIDDING] === 1,
    type: DIPLOMACY[s.dip[D_TYPE]],
    target: targetOf(s),
  };
}
export function readDiplomacy(given: DiplomacyView | null): number[] {
  const dip = new Array(DIP_FIELDS).fill(0);
  dip[D_AUTHOR] = -1;
  dip[D_TARGET] = -1;
  if (given === null) return dip;
  dip[D_AUTHOR] = FACTION.at(given.author);
  dip[D_TYPE] = DIPLOMACY.indexOf(given.type);
  dip[D_TARGET] = (dip[D_TYPE] === TREAT ? ZONE : LEADER).at(given.target);
  dip[D_INFORMED] = given.informed.reduce((mask, name) => mask | (1 << FACTION.at(name)), 0);
  dip[D_BIDDING] = given.bidding ? 1 : 0;
  return dip;
}

export const NO_TERMS: Terms = { truce: 0, passage: 0, talents: 0, city: null, alliance: false, joint: false, release: null };
export const isDrafting = ({ draft }: State): boolean => draft[T_FROM] !== draft[T_TO];
export function writeDraft(s: State): DraftView | null {
  if (!isDrafting(s)) return null;
  return {
    from: SEATS[s.draft[T_FROM]],
    to: SEATS[s.draft[T_TO]],
    sent: s.draft[T_SENT] === 1,
    countered: s.draft[T_COUNTERED] === 1,
    terms: termsOf(s),
  };
}
export function readDraft(given: DraftView | null): number[] {
  const draft = new Array(DRAFT_FIELDS).fill(0);
  if (given === null) return draft;
  const { terms } = given;
  draft[T_FROM] = FACTION.at(given.from);
  draft[T_TO] = FACTION.at(given.to);
  draft[T_TRUCE] = terms.truce;
  draft[T_PASSAGE] = terms.passage;
  draft[T_TALENTS] = terms.talents;
  draft[T_CITY] = ZONE.find(terms.city) + 1;
  draft[T_ALLIANCE] = terms.alliance ? 1 : 0;
  draft[T_JOINT] = terms.joint ? 1 : 0;
  draft[T_RELEASE] = LEADER.find(terms.release) + 1;
  draft[T_COUNTERED] = given.countered ? 1 : 0;
  draft[T_SENT] = given.sent ? 1 : 0;
  return draft;
}
