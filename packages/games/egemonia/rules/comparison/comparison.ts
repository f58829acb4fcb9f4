import { NOBODY, type Play, type RuleId, type Seat } from '@polemos/kernel';
import { AREA, AREAS, ATHENS, CAPITAL, DELPHI, other, SEATS, SICILY, SPARTA } from '../components/board.ts';
import {
  AID,
  ASCENDANCY,
  COUP,
  DIVINE_AID,
  EVENT,
  EVENTS,
  FALSE_ALARM,
  isSpecial,
  KIND,
  MILITARY,
  OLYMPICS,
  sideOf,
} from '../components/events.ts';
import { BOX, CUP, HAND, hasAt, OUT, type State } from '../state.ts';
import type { Effect } from './told.ts';

type P = Play<State>;

const WIN = 1;
const DRAW = 0;
const LOSE = -1;

/**
 * EG-5-e: the results table, attacker down, defender across; with the rows and columns of the events that the printed
 * table does not need: False Alarm (EG-5-i), Divine Aid (EG-5-g), Olympics (EG-5-h).
 */
const RESULT: readonly (readonly number[])[] = [];
const row = (kind: number, ...results: number[]): void => {
  (RESULT as number[][])[kind] = results;
};
//               Military Ascendancy Coup  False  Divine Olympics
row(MILITARY, /*   */ DRAW, LOSE, WIN, WIN, LOSE, DRAW);
row(ASCENDANCY, /* */ WIN, DRAW, LOSE, WIN, LOSE, DRAW);
row(COUP, /*       */ LOSE, WIN, DRAW, WIN, LOSE, DRAW);
row(FALSE_ALARM, /**/ LOSE, LOSE, LOSE, DRAW, LOSE, DRAW);
row(DIVINE_AID, /* */ WIN, WIN, WIN, WIN, DRAW, DRAW);
row(OLYMPICS, /*   */ DRAW, DRAW, DRAW, DRAW, DRAW, DRAW);

export { RESULT };

const ruleOf = (kind: number, against: number): RuleId =>
  kind === OLYMPICS || against === OLYMPICS
    ? 'EG-5-h'
    : kind === DIVINE_AID || against === DIVINE_AID
      ? 'EG-5-g'
      : kind === FALSE_ALARM || against === FALSE_ALARM
        ? 'EG-5-i'
        : 'EG-5-e';

/** Who wins between two events in an area, NOBODY for a draw. The table is read from the attacker (EG-3.3-b). */
function winner(s: State, area: number, spartan: number, athenian: number): Seat {
  const attacker = s.favour === SPARTA ? spartan : athenian;
  const defender = s.favour === SPARTA ? athenian : spartan;
  const result = RESULT[KIND[attacker]][KIND[defender]];
  if (result === WIN) return s.favour;
  if (result === LOSE) return other(s.favour);
  if (s.historical && !(KIND[attacker] === FALSE_ALARM && KIND[defender] === FALSE_ALARM)) {
    if (area === CAPITAL[SPARTA]) return SPARTA; // EG-6-f
    if (area === CAPITAL[ATHENS]) return ATHENS;
  }
  return NOBODY;
}

/** EG-3.5-a: all events on the map are revealed; those in the boxes are not (EG-R7). */
export function reveal(play: P): void {
  const { state } = play;
  state.revealed = true;
  play.tell?.({
    kind: 'revealed',
    rule: 'EG-3.5-a',
    reveals: true,
    placed: onTheMap(state).map(event => ({
      event: EVENT.ids[event],
      area: AREA.ids[state.where[event]],
      by: SEATS[state.placer[event]],
      seat: SEATS[sideOf(event, state.placer[event])],
    })),
  });
  // EG-4.8-a is about who had no level in Delphi before the phase.
  play.keep({ delphi: controllerOf(state, DELPHI) });
}

export const controllerOf = (s: State, area: number): Seat =>
  s.level[area * 2 + SPARTA] > 0 ? SPARTA : s.level[area * 2 + ATHENS] > 0 ? ATHENS : NOBODY;

/** The events that lie on the map, in order of placement; without what a comparison has taken off. */
export function onTheMap(s: State): number[] {
  const placed: number[] = [];
  for (let event = 0; event < EVENTS; event++) {
    if (s.where[event] >= AREAS || (s.taken & (1 << event)) !== 0) continue;
    let at = placed.length;
    for (; at > 0 && s.order[placed[at - 1]] > s.order[event]; at--) placed[at] = placed[at - 1];
    placed[at] = event;
  }
  return placed;
}

/** The next area with an event in it. EG-5-a */
export function nextArea({ state }: P, _: object, after: number): number {
  for (let area = after + 1; area < AREAS; area++) if (hasAt(state, area)) return area;
  return -1;
}

// Room for one area's work, used anew for each: comparisons are the hottest rule of a search.
const lists: readonly number[][] = [new Array(EVENTS).fill(0), new Array(EVENTS).fill(0)];
const length = [0, 0];
const remaining: number[] = new Array(EVENTS).fill(0);
const acting: Seat[] = new Array(EVENTS).fill(0);

/** EG-5-b: a side's events in an area in order of placement; specials stand in the list of the side they favour. */
function gather(s: State, area: number): void {
  length[SPARTA] = 0;
  length[ATHENS] = 0;
  for (let event = 0; event < EVENTS; event++) {
    if (s.where[event] !== area) continue;
    const side = sideOf(event, s.placer[event]);
    const list = lists[side];
    let at = length[side]++;
    for (; at > 0 && s.order[list[at - 1]] > s.order[event]; at--) list[at] = list[at - 1];
    list[at] = event;
  }
}

/** EG-5: one area. First all comparisons, then what remains acts by position (EG-5-j). */
export function compare(play: P, { area }: { readonly area: number }): void {
  const { state } = play;
  gather(state, area);
  let left = 0;
  for (let n = 0; n < length[SPARTA] || n < length[ATHENS]; n++) {
    const spartan = n < length[SPARTA] ? lists[SPARTA][n] : -1;
    const athenian = n < length[ATHENS] ? lists[ATHENS][n] : -1;
    const opposed = spartan >= 0 && athenian >= 0;
    const wins = opposed ? winner(state, area, spartan, athenian) : spartan < 0 ? ATHENS : SPARTA; // EG-5-e
    if (wins !== NOBODY) {
      remaining[left] = wins === SPARTA ? spartan : athenian;
      acting[left++] = wins;
    }
    if (opposed) state.taken |= wins === NOBODY ? (1 << spartan) | (1 << athenian) : 1 << (wins === SPARTA ? athenian : spartan); // EG-5-d
    if (play.tell !== undefined) tellComparison(play, area, n, spartan, athenian, wins);
  }
  for (let i = 0; i < left; i++) act(play, area, acting[i], remaining[i]);
}

function tellComparison(play: P, area: number, n: number, spartan: number, athenian: number, wins: Seat): void {
  const where = { kind: 'comparison', area: AREA.ids[area], position: n + 1 } as const;
  const [sparta, athens] = [EVENT.ids[spartan], EVENT.ids[athenian]];
  const alone = { rule: 'EG-5-e', result: 'unopposed', atHome: false } as const;
  if (spartan < 0) return play.tell?.({ ...where, ...alone, sparta: null, athens });
  if (athenian < 0) return play.tell?.({ ...where, ...alone, sparta, athens: null });
  const byTable = ruleOf(KIND[spartan], KIND[athenian]);
  const atHome = wins !== NOBODY && RESULT[KIND[spartan]][KIND[athenian]] === DRAW;
  const rule = atHome ? 'EG-6-f' : wins === NOBODY && byTable === 'EG-5-e' ? 'EG-5-d' : byTable;
  play.tell?.({ ...where, rule, sparta, athens, result: wins === NOBODY ? 'draw' : SEATS[wins], atHome });
}

/** EG-5-k: lowers the other side's level, else raises the own; in Sicily Syracuse goes first (EG-5.2-a). */
function act(play: P, area: number, side: Seat, event: number): void {
  const { state } = play;
  const foe = area * 2 + other(side);
  const own = area * 2 + side;
  let effect: Effect;
  let rule: RuleId = 'EG-5-k';
  if (KIND[event] === OLYMPICS || KIND[event] === FALSE_ALARM) {
    effect = 'none';
    rule = KIND[event] === OLYMPICS ? 'EG-4.6-c' : 'EG-4.4-a';
  } else if (area === SICILY && state.syracuse) {
    state.syracuse = false;
    effect = 'syracuse';
    rule = 'EG-5.2-a';
  } else if (state.level[foe] > 0) {
    state.level[foe]--;
    effect = 'lowers';
  } else if (state.level[own] < 2) {
    state.level[own]++;
    effect = 'raises';
  } else {
    effect = 'full';
    rule = 'EG-5.1-a';
  }
  state.taken |= 1 << event;
  play.tell?.({
    kind: 'acts',
    rule,
    area: AREA.ids[area],
    seat: SEATS[side],
    event: EVENT.ids[event],
    effect,
    levels: { sparta: state.level[area * 2], athens: state.level[area * 2 + 1] },
  });
}

/** EG-5-m: where the events go. */
export function gatherUp(play: P): void {
  const { state } = play;
  for (let event = 0; event < EVENTS; event++) {
    const at = state.where[event];
    if (at < AREAS) {
      if (event === AID) {
        const to = other(state.placer[event]);
        state.where[event] = HAND + to; // EG-4.5-c
        state.aid = to;
        play.tell?.({ kind: 'aid-passes', rule: 'EG-4.5-c', seat: SEATS[to] });
      } else if (isSpecial(event)) {
        state.where[event] = OUT; // EG-4.7-e
        play.tell?.({ kind: 'leaves', rule: 'EG-4.7-e', event: EVENT.ids[event] });
      } else state.where[event] = CUP;
    } else if (at === BOX || at === BOX + 1) state.where[event] = state.keeps || event === AID ? HAND + (at - BOX) : CUP; // EG-R7
    state.placer[event] = NOBODY;
    state.order[event] = 0;
  }
  state.placed = 0;
  state.revealed = false;
  state.taken = 0;
}

/** EG-4.8: whoever gains control of Delphi gets the Oracle, also from the other side. */
export function oracle(play: P, by: object): void {
  const { state } = play;
  const before = (by as { readonly delphi: Seat }).delphi;
  const now = controllerOf(state, DELPHI);
  if (now === NOBODY || now === before || state.oracle === now) return;
  const rule: RuleId = state.oracle === NOBODY ? 'EG-4.8-a' : 'EG-4.8-e';
  state.oracle = now;
  play.tell?.({ kind: 'oracle', rule, seat: SEATS[now] });
}
