import type { Seat } from '@polemos/kernel';
import { CARTHAGE, DEMOCRATS, FACTIONS } from '../rules/materials/board.ts';
import { clone, type State, TURNS } from '../rules/state.ts';
import { points } from '../rules/victory/victory.ts';

/** What a treaty is worth to those who would sign it. For bots alone. */

type Judge = (s: State, seat: Seat) => number;

/** The state as it would be if the treaty on the table were signed, as far as a bot cares. */
function signed(s: State): State {
  const after = clone(s);
  const { draft } = s;
  const [a, b] = [draft.from, draft.to];
  for (const at of [a * FACTIONS + b, b * FACTIONS + a]) {
    if (draft.truce > 0) after.truce[at] = draft.truce;
    if (draft.passage > 0) after.passage[at] = draft.passage;
    if (draft.alliance === 1) after.allied[at] = 1;
    if (draft.joint === 1) after.joint[at] = 1;
  }
  after.treasury[a] = Math.max(0, after.treasury[a] - draft.talents);
  after.treasury[b] = Math.max(0, after.treasury[b] + draft.talents);
  const city = draft.city - 1;
  if (city >= 0) after.control[city] = s.control[city] === a ? b : a;
  return after;
}
/** How little a signature must bring to be given: trouble for nothing is refused. */
const LEAST = 0.0015;
/** What is paid is gone, and the word it was paid for can be taken back next month (TI-R2): for a word nobody gives more than this of his chest. */
const SHARE_FOR_A_WORD = 0.2;
const MOST_FOR_A_WORD = 60;
/** Below this nobody parts with a place. */
const PRICE_OF_A_PLACE = 150;
/** Whether a side of the treaty on the table would give more for it than a promise is worth. */
export function isDear({ draft, treasury, control }: State, signer: number): boolean {
  const paid = signer === draft.from ? draft.talents : -draft.talents;
  const place = draft.city - 1;
  if (place >= 0 && control[place] === signer) return -paid < PRICE_OF_A_PLACE;
  if (place >= 0 && control[place] !== signer) return false; // a purchase: what it brings is on the map
  return paid > Math.min(MOST_FOR_A_WORD, treasury[signer] * SHARE_FOR_A_WORD);
}
/** Where the end is so near that nobody will remember it: alliances are ended then. */
export const LAST_MONTHS = 3;
/** An alliance of the last months would be ended next month: it is neither offered nor signed. In the very last one nobody can end it any more. */
export const isFleeting = ({ turn, draft }: State): boolean =>
  draft.alliance === 1 && turn >= TURNS - LAST_MONTHS && turn < TURNS;
/** Talking to no end costs a breath. */
const BREATH = 1e-6;
const isEmpty = ({ draft }: State): boolean =>
  draft.truce + draft.passage + draft.city + draft.alliance + draft.joint === 0 && draft.talents === 0;

/** A treaty on the table is worth what it brings if the other side would sign it; an empty sheet, what could be written on it. */
export function offered(s: State, seat: Seat, share: Judge): number {
  const [from, to] = [s.draft.from, s.draft.to];
  const before = share(s, seat);
  if (isEmpty(s)) return seat === from ? before + hopeOf(s, share, before) : before;
  if (isFleeting(s)) return before - BREATH;
  const theirs = share(s, to);
  const after = signed(s);
  if (isDear(s, to) || share(after, to) < theirs + LEAST || crowns(s, after, to, from)) return before - BREATH;
  if (isDear(s, from)) return seat === from ? before - BREATH : share(after, seat);
  if (crowns(s, after, from, to)) return seat === from ? before - BREATH : share(after, seat);
  return seat === from || seat === to ? share(after, seat) - BREATH : before;
}
/** A signature that puts the other ahead of all, and of the signer by far, makes his victory, not one's own. */
function crowns(s: State, after: State, signer: number, other: number): boolean {
  const theirs = points(after, other);
  if (theirs <= points(s, other) || theirs <= points(after, signer) + LEAD) return false;
  for (let faction = 0; faction < FACTIONS; faction++) if (points(after, faction) > theirs) return false;
  return true;
}
const LEAD = 4;
/** Is there anything that both would sign? An alliance or a truce, or nothing. */
function hopeOf(s: State, share: Judge, before: number): number {
  const [from, to] = [s.draft.from, s.draft.to];
  const barred = (from === CARTHAGE && to === DEMOCRATS) || (from === DEMOCRATS && to === CARTHAGE); // TI-III-s
  const theirs = share(s, to);
  for (const term of ['alliance', 'truce'] as const) {
    if (term === 'alliance' && (barred || s.allied[from * FACTIONS + to] === 1)) continue;
    const draft = { ...s.draft };
    draft[term] = term === 'alliance' ? 1 : s.turn + 3;
    if (isFleeting({ ...s, draft })) continue;
    const after = signed({ ...s, draft });
    if (crowns(s, after, from, to) || crowns(s, after, to, from)) continue;
    if (share(after, from) > before + LEAST && share(after, to) > theirs + LEAST) return LEAST;
  }
  return -BREATH;
}
