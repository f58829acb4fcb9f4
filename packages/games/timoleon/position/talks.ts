import { FACTION, SEATS, ZONE } from '../rules/materials/board.ts';
import { LEADER } from '../rules/materials/leaders.ts';
import type { State } from '../rules/state.ts';
import { termsOf } from '../rules/talks/negotiation.ts';
import { type Diplomacy, type Draft, noDiplomacy, noDraft } from '../rules/talks/records.ts';
import type { Terms } from '../rules/talks/told.ts';
import { SEAT } from './operation.ts';
import { closed, countShape, flagShape, idShape, listOf, nullable, numberShape, wordShape } from './record.ts';

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

const TARGET = { anyOf: [idShape(LEADER), idShape(ZONE)], description: 'a leader or a city' };
export const diplomacyShape = closed({
  author: idShape(SEAT),
  informed: listOf(idShape(SEAT)),
  bidding: flagShape,
  type: wordShape(DIPLOMACY, 'TI-III-b'),
  target: TARGET,
});
const termsShape = closed({
  truce: countShape,
  passage: countShape,
  talents: numberShape,
  city: nullable(idShape(ZONE)),
  alliance: flagShape,
  joint: flagShape,
  release: nullable(idShape(LEADER)),
});
export const draftShape = closed({
  from: idShape(SEAT),
  to: idShape(SEAT),
  sent: flagShape,
  countered: flagShape,
  terms: termsShape,
});

export const informedOf = ({ dip }: State): readonly string[] =>
  SEATS.filter((_, faction) => (dip.informed & (1 << faction)) !== 0);
export const targetOf = ({ dip }: State): string => (dip.type === TREAT ? ZONE : LEADER).ids[dip.target];

export function writeDiplomacy(s: State): DiplomacyView | null {
  if (s.dip.author < 0) return null;
  return {
    author: SEATS[s.dip.author],
    informed: informedOf(s),
    bidding: s.dip.bidding === 1,
    type: DIPLOMACY[s.dip.type],
    target: targetOf(s),
  };
}
export function readDiplomacy(given: DiplomacyView | null): Diplomacy {
  if (given === null) return noDiplomacy();
  const type = DIPLOMACY.indexOf(given.type);
  return {
    author: FACTION.at(given.author),
    type,
    target: (type === TREAT ? ZONE : LEADER).at(given.target),
    informed: given.informed.reduce((mask, name) => mask | (1 << FACTION.at(name)), 0),
    bidding: given.bidding ? 1 : 0,
  };
}

export const NO_TERMS: Terms = { truce: 0, passage: 0, talents: 0, city: null, alliance: false, joint: false, release: null };
export const isDrafting = ({ draft }: State): boolean => draft.from !== draft.to;
export function writeDraft(s: State): DraftView | null {
  if (!isDrafting(s)) return null;
  return {
    from: SEATS[s.draft.from],
    to: SEATS[s.draft.to],
    sent: s.draft.sent === 1,
    countered: s.draft.countered === 1,
    terms: termsOf(s),
  };
}
export function readDraft(given: DraftView | null): Draft {
  if (given === null) return noDraft();
  const { terms } = given;
  return {
    from: FACTION.at(given.from),
    to: FACTION.at(given.to),
    truce: terms.truce,
    passage: terms.passage,
    talents: terms.talents,
    city: ZONE.find(terms.city) + 1,
    alliance: terms.alliance ? 1 : 0,
    joint: terms.joint ? 1 : 0,
    release: LEADER.find(terms.release) + 1,
    countered: given.countered ? 1 : 0,
    sent: given.sent ? 1 : 0,
  };
}
