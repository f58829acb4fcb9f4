import type { Seat } from '@polemos/kernel';
import { CARTHAGE, DEMOCRATS, FACTIONS } from '../../../../packages/games/timoleon/rules/materials/board.ts';
import {
  clone,
  type State,
  T_ALLIANCE,
  T_CITY,
  T_FROM,
  T_JOINT,
  T_PASSAGE,
  T_TALENTS,
  T_TO,
  T_TRUCE,
} from '../../../../packages/games/timoleon/rules/state.ts';

/** What a treaty is worth to those who would sign it. For bots alone. */

type Judge = (s: State, seat: Seat) => number;

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
/** Talking to no end costs a breath. */
const BREATH = 1e-6;
const isEmpty = ({ draft }: State): boolean =>
  draft[T_TRUCE] + draft[T_PASSAGE] + draft[T_CITY] + draft[T_ALLIANCE] + draft[T_JOINT] === 0 && draft[T_TALENTS] === 0;

/** A treaty on the table is worth what it brings if the other side would sign it; an empty sheet, what could be written on it. */
export function offered(s: State, seat: Seat, share: Judge): number {
  const [from, to] = [s.draft[T_FROM], s.draft[T_TO]];
  const before = share(s, seat);
  if (isEmpty(s)) return seat === from ? before + hopeOf(s, share, before) : before;
  const theirs = share(s, to);
  const after = signed(s);
  if (share(after, to) < theirs + LEAST) return before - BREATH;
  return seat === from || seat === to ? share(after, seat) - BREATH : before;
}
/** Is there anything that both would sign? An alliance or a truce, or nothing. */
function hopeOf(s: State, share: Judge, before: number): number {
  const [from, to] = [s.draft[T_FROM], s.draft[T_TO]];
  const barred = (from === CARTHAGE && to === DEMOCRATS) || (from === DEMOCRATS && to === CARTHAGE); // TI-III-s
  const theirs = share(s, to);
  for (const term of [T_ALLIANCE, T_TRUCE]) {
    if (term === T_ALLIANCE && (barred || s.allied[from * FACTIONS + to] === 1)) continue;
    const draft = s.draft.slice();
    draft[term] = term === T_ALLIANCE ? 1 : s.turn + 3;
    const after = signed({ ...s, draft });
    if (share(after, from) > before + LEAST && share(after, to) > theirs + LEAST) return LEAST;
  }
  return -BREATH;
}
