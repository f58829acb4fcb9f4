import { type Fate, NOBODY, type Seat } from '@polemos/kernel';
import { type BySeat, type OpenPosition, readOpen, writeOpen } from '../position/public.ts';
import {
  DIPLOMACY,
  type DiplomacyView,
  type DraftView,
  informedOf,
  isDrafting,
  NO_TERMS,
  readDiplomacy,
  readDraft,
  targetOf,
} from '../position/talks.ts';
import {
  CARTHAGE,
  CITIES,
  DEMOCRATS,
  DIONYSIUS,
  FACTION,
  FACTIONS,
  HICETAS,
  isFaction,
  PLACES,
  SEATS,
} from './materials/board.ts';
import { removeAll } from './materials/forces.ts';
import { LEADERS } from './materials/leaders.ts';
import { UNIT, UNITS } from './materials/units.ts';
import { countToPlace, deployRest, deployUntil, layOut } from './setup.ts';
import { clone, emptyState, type State } from './state.ts';
import { refuseCourt, refuseSuborn, refuseTreat } from './talks/diplomacy-targets.ts';
import { termsOf } from './talks/negotiation.ts';
import type { Score } from './victory/told.ts';
import { points, scores } from './victory/victory.ts';

/** What a seat may know. Secret operations, unsent or foreign drafts and hidden deployments are absent, not blanked. */
export interface View extends OpenPosition {
  /** Victory points now, and what they are made of (TI-IX). */
  readonly points: BySeat<number>;
  readonly scores: BySeat<readonly Score[]>;
  readonly diplomacy: SeenDiplomacy | null;
  readonly draft: SeenDraft | null;
  /** Offers that have been opened, while they are being settled. */
  readonly bid: BySeat<number>;
  /** While deployments are hidden: how many points and leaders each has still to place. */
  readonly toPlace: BySeat<number>;
}
/** The diplomatic operation that is going on: type and target are there for the informed alone. */
export interface SeenDiplomacy extends Omit<DiplomacyView, 'type' | 'target'>, Partial<Pick<DiplomacyView, 'type' | 'target'>> {
  /** Whether others than the author bid, once that is plain: only a minor leader is bid for (TI-III-q). */
  readonly contested: boolean | null;
}
/** The treaty on the table: terms are there for its author, and once it is sent for the other side. */
export interface SeenDraft extends Omit<DraftView, 'terms'>, Partial<Pick<DraftView, 'terms'>> {}

const COURT = DIPLOMACY.indexOf('court');
function seenDiplomacy(s: State, seat: Seat): SeenDiplomacy | null {
  const author = s.dip.author;
  if (author < 0) return null;
  const knows = seat !== NOBODY && (s.dip.informed & (1 << seat)) !== 0;
  const open = s.dip.informed === (1 << FACTIONS) - 1 && author === DEMOCRATS;
  const informed = informedOf(s);
  return {
    author: SEATS[author],
    informed,
    bidding: s.dip.bidding === 1,
    contested: s.dip.bidding === 1 && informed.length > 1 ? s.dip.type === COURT : null,
    ...(knows || open ? { type: DIPLOMACY[s.dip.type], target: targetOf(s) } : {}),
  };
}
function seenDraft(s: State, seat: Seat): SeenDraft | null {
  if (!isDrafting(s)) return null;
  const reads = seat === s.draft.from || (seat === s.draft.to && s.draft.sent === 1);
  return {
    from: SEATS[s.draft.from],
    to: SEATS[s.draft.to],
    sent: s.draft.sent === 1,
    countered: s.draft.countered === 1,
    ...(reads ? { terms: termsOf(s) } : {}),
  };
}
/** While hidden, only the own forces and those that everybody knows are seen. */
const hides = (owner: number): boolean => owner === CARTHAGE || owner === HICETAS || owner === DIONYSIUS;

export function view(s: State, seat: Seat): View {
  const isSeen = (owner: number): boolean => s.hiddenSetup === 0 || owner === seat || !hides(owner);
  return {
    ...writeOpen(s, isSeen),
    points: Object.fromEntries(SEATS.map((name, faction) => [name, s.hiddenSetup === 1 ? 0 : points(s, faction)])),
    scores: Object.fromEntries(SEATS.map((name, faction) => [name, s.hiddenSetup === 1 ? [] : scores(s, faction)])),
    diplomacy: seenDiplomacy(s, seat),
    draft: seenDraft(s, seat),
    bid: Object.fromEntries(SEATS.map((name, faction) => [name, s.bid[faction]])),
    toPlace: Object.fromEntries(SEATS.map((name, faction) => [name, s.hiddenSetup === 1 ? countToPlace(s, faction) : 0])),
  };
}

/** Everything that an author could have sealed. */
function sealable(s: State, author: number): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let leader = 0; leader < LEADERS; leader++) {
    if (refuseCourt(s, author, leader) === null) found.push([1, leader]);
    if (refuseSuborn(s, author, leader) === null) found.push([3, leader]);
  }
  for (let zone = 0; zone < CITIES; zone++) if (refuseTreat(s, author, zone) === null) found.push([2, zone]);
  return found;
}

/** Worlds that the seat cannot tell from the true one. */
export function imagine(seen: View, seat: Seat): (fate: Fate) => State {
  const known = seen.hiddenSetup ? knownSetup(seen, seat) : readOpen(seen);
  known.bid = SEATS.map(name => seen.bid[name]);
  // What others write is theirs: some truce.
  if (seen.draft !== null)
    known.draft = readDraft({
      ...seen.draft,
      terms: seen.draft.terms ?? { ...NO_TERMS, truce: seen.draft.sent ? known.turn : 0 },
    });
  const { diplomacy } = seen;
  let options: readonly (readonly [number, number])[] = [];
  if (diplomacy !== null) {
    known.dip.author = FACTION.at(diplomacy.author);
    known.dip.bidding = diplomacy.bidding ? 1 : 0;
    known.dip.informed = diplomacy.informed.reduce((mask, name) => mask | (1 << FACTION.at(name)), 0);
    if (diplomacy.type !== undefined && diplomacy.target !== undefined)
      known.dip = readDiplomacy({ ...diplomacy, type: diplomacy.type, target: diplomacy.target });
    else
      options = sealable(known, known.dip.author).filter(
        ([type]) => diplomacy.contested === null || (type === COURT) === diplomacy.contested,
      );
  }
  return fate => {
    const state = clone(known);
    if (seen.hiddenSetup) deployUnseen(state, seen, seat, fate);
    if (options.length > 0) {
      const [type, target] = options[fate.generator.below(options.length)];
      state.dip.type = type;
      state.dip.target = target;
    }
    return state;
  };
}
/** Hidden deployments: the own as it is, of the others what all know before they place anything. */
function knownSetup(seen: View, seat: Seat): State {
  const s = emptyState();
  layOut(s);
  for (const owner of [seat, DEMOCRATS]) {
    if (!isFaction(owner)) continue;
    for (let place = 0; place < PLACES; place++) removeAll(s, place, owner);
    for (let unit = 0; unit < UNITS; unit++) s.reserve[owner * UNITS + unit] = 0;
  }
  const own = seen.forces.filter(({ owner }) => isFaction(FACTION.find(owner)));
  const { reserve, ...rest } = seen;
  const state = readOpen({ ...rest, forces: own }, s);
  if (isFaction(seat))
    for (let unit = 0; unit < UNITS; unit++) state.reserve[seat * UNITS + unit] = reserve[SEATS[seat]][UNIT.ids[unit]] ?? 0;
  state.hiddenSetup = 1;
  return state;
}
/** Those who have finished have placed by the standing plan, for all one knows; who is at it has placed as many as were counted. */
function deployUnseen(s: State, { toPlace }: View, seat: Seat, fate: Fate): void {
  for (let faction = 0; faction < FACTIONS; faction++) {
    if (faction === seat) continue;
    const left = toPlace[SEATS[faction]];
    if (left > 0) deployUntil(s, faction, left, fate);
    else if (countToPlace(s, faction) > 0) deployRest(s, faction);
  }
}
