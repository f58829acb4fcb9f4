import { type Fate, NOBODY, type Seat } from '@polemos/kernel';
import { CARTHAGE, CITIES, DIONYSIUS, FACTION, FACTIONS, HICETAS, isFaction, SEATS, ZONE } from './board.ts';
import { refuseCourt, refuseSuborn, refuseTreat } from './diplomacy.ts';
import { removeAll } from './forces.ts';
import { LEADER, LEADERS } from './leaders.ts';
import { termsOf } from './negotiation.ts';
import { deployRest, hasReserve, layOut } from './setup.ts';
import { fromSnapshot, type Snapshot, takeSnapshot } from './snapshot.ts';
import {
  clone,
  D_AUTHOR,
  D_BIDDING,
  D_INFORMED,
  D_TARGET,
  D_TYPE,
  emptyState,
  type State,
  T_FROM,
  T_SENT,
  T_TO,
} from './state.ts';
import { points, type Score, scores } from './victory.ts';

/** What a seat may know. Secret operations, unsent or foreign drafts and hidden deployments are absent, not blanked. */
export interface View extends Snapshot {
  readonly books: boolean;
  readonly points: Readonly<Record<string, number>>;
  readonly scores: Readonly<Record<string, readonly Score[]>>;
  readonly diplomacy: {
    readonly author: string;
    readonly informed: readonly string[];
    readonly bidding: boolean;
    /** Whether others than the author bid, once that is plain: only a minor leader is bid for (TI-III-q). */
    readonly contested: boolean | null;
    readonly type?: number;
    readonly target?: string;
  } | null;
  readonly draft: {
    readonly from: string;
    readonly to: string;
    readonly sent: boolean;
    readonly countered: boolean;
    readonly terms?: Readonly<Record<string, unknown>>;
    readonly raw?: readonly number[];
  } | null;
  readonly bid: readonly number[];
  /** While deployments are hidden: who has placed everything. */
  readonly deployed: readonly string[];
}

const informedOf = (s: State): readonly string[] => SEATS.filter((_, faction) => (s.dip[D_INFORMED] & (1 << faction)) !== 0);
function seenDiplomacy(s: State, seat: Seat): View['diplomacy'] {
  const author = s.dip[D_AUTHOR];
  if (author < 0) return null;
  const knows = seat !== NOBODY && (s.dip[D_INFORMED] & (1 << seat)) !== 0;
  const open = s.dip[D_INFORMED] === (1 << FACTIONS) - 1 && author === 1;
  const others = informedOf(s).length > 1;
  return {
    author: SEATS[author],
    informed: informedOf(s),
    bidding: s.dip[D_BIDDING] === 1,
    contested: s.dip[D_BIDDING] === 1 && others ? s.dip[D_TYPE] === 1 : null,
    ...(knows || open
      ? { type: s.dip[D_TYPE], target: s.dip[D_TYPE] === 2 ? ZONE.ids[s.dip[D_TARGET]] : LEADER.ids[s.dip[D_TARGET]] }
      : {}),
  };
}
function seenDraft(s: State, seat: Seat): View['draft'] {
  if (s.draft[T_FROM] === s.draft[T_TO]) return null;
  const reads = seat === s.draft[T_FROM] || (seat === s.draft[T_TO] && s.draft[T_SENT] === 1);
  return {
    from: SEATS[s.draft[T_FROM]],
    to: SEATS[s.draft[T_TO]],
    sent: s.draft[T_SENT] === 1,
    countered: s.draft[9] === 1,
    ...(reads ? { terms: termsOf(s), raw: s.draft.slice() } : {}),
  };
}
/** While hidden, only the own forces and those that everybody knows are seen. */
const hides = (owner: number): boolean => owner === CARTHAGE || owner === HICETAS || owner === DIONYSIUS;

export function view(s: State, seat: Seat): View {
  const isSeen = (owner: number): boolean => s.hiddenSetup === 0 || owner === seat || !hides(owner);
  return {
    ...takeSnapshot(s, isSeen),
    books: s.paid.length > 0,
    points: Object.fromEntries(SEATS.map((name, faction) => [name, s.hiddenSetup === 1 ? 0 : points(s, faction)])),
    scores: Object.fromEntries(SEATS.map((name, faction) => [name, s.hiddenSetup === 1 ? [] : scores(s, faction)])),
    diplomacy: seenDiplomacy(s, seat),
    draft: seenDraft(s, seat),
    bid: s.bid.slice(),
    deployed: s.hiddenSetup === 1 ? SEATS.filter((_, faction) => !hasReserve(s, faction)) : [...SEATS],
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
  const known = seen.hiddenSetup ? knownSetup(seen, seat) : fromSnapshot(seen);
  known.bid = [...seen.bid];
  if (seen.draft !== null) {
    if (seen.draft.raw !== undefined) known.draft = [...seen.draft.raw];
    else {
      known.draft[T_FROM] = FACTION.at(seen.draft.from);
      known.draft[T_TO] = FACTION.at(seen.draft.to);
      known.draft[2] = seen.draft.sent ? known.turn : 0; // some truce: what others write is theirs
      known.draft[9] = seen.draft.countered ? 1 : 0;
      known.draft[T_SENT] = seen.draft.sent ? 1 : 0;
    }
  }
  const { diplomacy } = seen;
  let options: readonly (readonly [number, number])[] = [];
  if (diplomacy !== null) {
    known.dip[D_AUTHOR] = FACTION.at(diplomacy.author);
    known.dip[D_BIDDING] = diplomacy.bidding ? 1 : 0;
    known.dip[D_INFORMED] = diplomacy.informed.reduce((mask, name) => mask | (1 << FACTION.at(name)), 0);
    options =
      diplomacy.type !== undefined && diplomacy.target !== undefined
        ? [[diplomacy.type, diplomacy.type === 2 ? ZONE.at(diplomacy.target) : LEADER.at(diplomacy.target)]]
        : sealable(known, known.dip[D_AUTHOR]).filter(
            ([type]) => diplomacy.contested === null || (type === 1) === diplomacy.contested,
          );
  }
  return fate => {
    const state = clone(known);
    if (options.length > 0) {
      const [type, target] = options[fate.generator.below(options.length)];
      state.dip[D_TYPE] = type;
      state.dip[D_TARGET] = target;
    }
    return state;
  };
}
/** Hidden deployments: those who have finished have placed by the standing plan, for all one knows. */
function knownSetup(seen: View, seat: Seat): State {
  const s = emptyState();
  layOut(s);
  for (const owner of [seat, 1]) {
    if (!isFaction(owner)) continue;
    for (let place = 0; place * 7 < s.slotOf.length; place++) removeAll(s, place, owner);
    for (let unit = 0; unit < s.reserve.length / FACTIONS; unit++) s.reserve[owner * (s.reserve.length / FACTIONS) + unit] = 0;
  }
  const own = seen.forces.filter(({ owner }) => isFaction(FACTION.find(owner)));
  const state = fromSnapshot({ ...seen, forces: own, reserve: s.reserve }, s);
  const size = seen.reserve.length / FACTIONS;
  for (let unit = 0; unit < size; unit++)
    if (isFaction(seat)) state.reserve[seat * size + unit] = seen.reserve[seat * size + unit];
  for (const name of seen.deployed) {
    const faction = FACTION.at(name);
    if (faction !== seat && hasReserve(state, faction)) deployRest(state, faction);
  }
  state.hiddenSetup = 1;
  return state;
}
