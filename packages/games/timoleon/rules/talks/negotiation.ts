import { ask, decision, each, type Play, procedure, type RuleId } from '@polemos/kernel';
import { C, T, TERM } from '../actions.ts';
import { tellDrowned } from '../fights/losses.ts';
import {
  CARTHAGE,
  CITIES,
  DEMOCRATS,
  ETNA,
  FACTIONS,
  GREAT_HARBOUR,
  isMetro,
  ORTYGIA,
  PORT,
  PORT_SEA,
  SEA,
  SEA_SYRACUSE,
  SEATS,
  SMALL_HARBOUR,
  ZONE,
  ZONES,
} from '../materials/board.ts';
import { homeOf, mayRecruit, nearestOwn, takeZone, troopsIn } from '../materials/control.ts';
import { sinkExcess, troopsAt } from '../materials/forces.ts';
import { LEADER, LEADERS } from '../materials/leaders.ts';
import { release } from '../materials/persons.ts';
import { give, refuseGive } from '../materials/treasury.ts';
import { settle } from '../operations/settle.ts';
import { type State, TURNS } from '../state.ts';
import { hand, offerDonations, refuseHand } from './donations.ts';
import { goOut, sendOut } from './guests.ts';
import { noDraft } from './records.ts';
import { TEN } from './tens.ts';
import type { Clauses, Terms } from './told.ts';

type P = Play<State>;
const pair = (a: number, b: number): number => a * FACTIONS + b;
/** Talents of a treaty are agreed in tens. */
const TRUCE = TERM.at('truce');
const PASSAGE = TERM.at('passage');
const OFFER = TERM.at('offer');
const ASK = TERM.at('ask');
const ALLIANCE = TERM.at('alliance');

// ---- one faction's turn to speak (TI-II-t)

interface Speaking {
  readonly n: number;
  /** Whom it has already addressed: each answers once. */
  readonly asked: number;
}
function refuseBreak({ state, seat }: P, _: Speaking, faction: number): RuleId | null {
  if (faction === seat || state.allied[pair(seat, faction)] === 0) return 'TI-R2';
  return state.sworn[pair(seat, faction)] === 1 ? 'TI-R2' : null; // in a later phase 3
}
const hasTreaty = (s: State, a: number, b: number): boolean =>
  s.truce[pair(a, b)] >= s.turn ||
  s.passage[pair(a, b)] >= s.turn ||
  s.passage[pair(b, a)] >= s.turn ||
  s.joint[pair(a, b)] === 1;
function refuseDenounce({ state, seat }: P, _: Speaking, faction: number): RuleId | null {
  return faction !== seat && hasTreaty(state, seat, faction) && state.sworn[pair(seat, faction)] === 0 ? null : 'TI-R83';
}
function refuseDraft({ state, seat }: P, { asked }: Speaking, faction: number): RuleId | null {
  if (faction === seat || state.out[faction] === 1) return 'TI-II-t';
  return (asked & (1 << faction)) !== 0 ? 'TI-II-t' : null;
}
export const speaking = decision<State, Speaking>({
  name: 'negotiation',
  rule: 'TI-II-t',
  seat: ({ state }, { n }) => state.order[n],
  legal(play, by, offer) {
    offer.add(T.choose, C.done);
    for (let faction = 0; faction < FACTIONS; faction++) {
      if (refuseDraft(play, by, faction) === null) offer.add(T.draft, faction);
      if (refuseBreak(play, by, faction) === null) offer.add(T.break, faction);
      if (refuseDenounce(play, by, faction) === null) offer.add(T.denounce, faction);
      for (let sum = 0; sum < 6; sum++) if (refuseGive(play, by, faction, sum) === null) offer.add(T.give, faction, sum);
    }
    offerDonations(play, offer);
  },
  refuse: {
    draft: refuseDraft,
    break: refuseBreak,
    denounce: refuseDenounce,
    give: refuseGive,
    hand: refuseHand,
    choose: (_, __, choice) => (choice === C.done ? null : 'TI-II-t'),
  },
  on: {
    draft(play, by, faction) {
      const { state, seat } = play;
      play.keep({ ...by, asked: by.asked | (1 << faction) });
      openDraft(state, seat, faction, 0);
      play.tell?.({ kind: 'talks', rule: 'TI-II-t', seat: SEATS[seat], to: SEATS[faction] });
      play.call(drafting);
    },
    break(play, _, faction) {
      endAlliance(play, play.seat, faction);
    },
    denounce(play, _, faction) {
      const { state, seat } = play;
      for (const [a, b] of [
        [seat, faction],
        [faction, seat],
      ]) {
        state.truce[pair(a, b)] = 0;
        state.passage[pair(a, b)] = 0;
        state.joint[pair(a, b)] = 0;
      }
      play.tell?.({ kind: 'denounced', rule: 'TI-R83', seat: SEATS[seat], to: SEATS[faction] });
    },
    give,
    hand,
    choose: play => play.done(),
  },
});
function openDraft(s: State, from: number, to: number, countered: number): void {
  s.draft = noDraft();
  s.draft.from = from;
  s.draft.to = to;
  s.draft.countered = countered;
}
/** TI-R77: guests leave the other's cities and ports. */
function endAlliance(play: P, a: number, b: number): void {
  const { state } = play;
  state.allied[pair(a, b)] = 0;
  state.allied[pair(b, a)] = 0;
  for (const [host, guest] of [
    [a, b],
    [b, a],
  ]) {
    for (let zone = 0; zone < CITIES; zone++) {
      if (state.control[zone] !== host) continue;
      sendOut(play, zone, guest);
      if (PORT_SEA[zone] >= 0) putToSea(play, PORT + zone, PORT_SEA[zone], guest);
    }
    if (state.control[ORTYGIA] !== host) continue;
    sendOut(play, ORTYGIA, guest);
    for (const harbour of [GREAT_HARBOUR, SMALL_HARBOUR]) putToSea(play, SEA + harbour, SEA_SYRACUSE, guest);
  }
  play.tell?.({ kind: 'alliance-ended', rule: 'TI-R2', seat: SEATS[a], to: SEATS[b] });
  settle(play, -1);
}

function putToSea(play: P, from: number, water: number, guest: number): void {
  tellDrowned(play, guest, from, sinkExcess(play.state, from, guest), 'TI-R95');
  goOut(play.state, from, SEA + water, guest);
}

// ---- drafting a treaty

function refuseTerm({ state }: P, _: object, term: number, value: number): RuleId | null {
  const { draft } = state;
  const from = draft.from;
  const to = draft.to;
  switch (term) {
    case TRUCE:
      return draft.truce === 0 && value >= state.turn ? null : 'TI-R83';
    case PASSAGE:
      return draft.passage === 0 && value >= state.turn ? null : 'TI-R83';
    case OFFER:
      if (draft.talents !== 0 || value === 0) return 'TI-R83';
      return state.treasury[from] >= value * TEN ? null : 'TI-IV-a';
    case ASK:
      if (draft.talents !== 0 || value === 0) return 'TI-R83';
      return state.treasury[to] >= value * TEN ? null : 'TI-IV-a';
    case ALLIANCE:
      if (value !== 0 || draft.alliance === 1 || state.allied[pair(from, to)] === 1) return 'TI-R2';
      return from + to === CARTHAGE + DEMOCRATS &&
        from !== to &&
        (from === CARTHAGE || to === CARTHAGE) &&
        (from === DEMOCRATS || to === DEMOCRATS)
        ? 'TI-III-s'
        : null;
    default:
      return value === 0 && draft.joint === 0 ? null : 'TI-R83';
  }
}
/** Already in the draft: nothing more of this term is offered. */
const isSettled = ({ draft }: State, term: number): boolean =>
  (term === TRUCE && draft.truce > 0) ||
  (term === PASSAGE && draft.passage > 0) ||
  ((term === OFFER || term === ASK) && draft.talents !== 0);
/** A city or a zone of Syracuse, to somebody who may hold it (TI-VII-a), and from which its garrison has somewhere to go. */
function refuseCity(s: State, zone: number, holder: number): RuleId | null {
  if (s.control[zone] !== holder) return 'TI-VII-a';
  if (zone === ETNA || s.draft.city !== 0 || s.siege[zone] >= 0) return 'TI-R83';
  const taker = s.draft.from === holder ? s.draft.to : s.draft.from;
  if (isMetro(zone)) return troopsAt(s, zone, holder) === 0 || nearestOwn(s, holder, zone, zone) >= 0 ? null : 'TI-R83';
  return mayRecruit(s, taker, zone) || troopsIn(s, zone, taker) > 0 ? null : 'TI-VII-a';
}
/** The giver's garrison leaves a city for its field, a zone of Syracuse for the nearest zone of its own. */
function clearOut(s: State, zone: number, giver: number): void {
  const to = zone < CITIES ? zone : homeOf(nearestOwn(s, giver, zone, zone));
  if (nearestOwn(s, giver, zone, zone) < 0 && zone >= CITIES) return;
  goOut(s, homeOf(zone), to, giver);
}
function refuseRelease({ state }: P, _: object, leader: number): RuleId | null {
  const { draft } = state;
  const captor = state.captor[leader];
  if (draft.release !== 0) return 'TI-R83';
  if (captor < 0) return 'TI-R33';
  const from = draft.from;
  const to = draft.to;
  return (captor === from && state.owner[leader] === to) || (captor === to && state.owner[leader] === from) ? null : 'TI-R33';
}
const TERMS = ['truce', 'passage', 'talents', 'city', 'alliance', 'joint', 'release'] as const;
function isEmpty({ draft }: State): boolean {
  for (const term of TERMS) if (draft[term] !== 0) return false;
  return true;
}
/** The values of a term that are worth looking at: dates from now on, tens of talents that are there, or one. */
function firstValue({ turn }: State, term: number): number {
  return term === TRUCE || term === PASSAGE ? turn : 0;
}
function lastValue({ treasury, draft }: State, term: number): number {
  if (term === TRUCE || term === PASSAGE) return TURNS;
  if (term === OFFER) return Math.min(TURNS, Math.floor(treasury[draft.from] / TEN));
  return term === ASK ? Math.min(TURNS, Math.floor(treasury[draft.to] / TEN)) : 0;
}
export const drafting = decision<State>({
  name: 'drafting',
  rule: 'TI-R83',
  seat: ({ state }) => state.draft.from,
  legal(play, by, offer) {
    const { state } = play;
    offer.add(T.choose, C.drop);
    if (!isEmpty(state)) offer.add(T.choose, C.send);
    for (let term = 0; term < TERM.size; term++) {
      if (isSettled(state, term)) continue;
      const last = lastValue(state, term);
      for (let value = firstValue(state, term); value <= last; value++)
        if (refuseTerm(play, by, term, value) === null) offer.add(T.term, term, value);
    }
    const { from, to } = state.draft;
    for (let zone = 0; zone < ZONES && state.draft.city === 0; zone++) {
      const holder = state.control[zone];
      if (holder === from && refuseCity(state, zone, from) === null) offer.add(T.cede, zone);
      if (holder === to && refuseCity(state, zone, to) === null) offer.add(T.demand, zone);
    }
    for (let leader = 0; leader < LEADERS; leader++)
      if (state.captor[leader] >= 0 && refuseRelease(play, by, leader) === null) offer.add(T.release, leader);
  },
  refuse: {
    term: refuseTerm,
    cede: ({ state }, _, zone) => refuseCity(state, zone, state.draft.from),
    demand: ({ state }, _, zone) => refuseCity(state, zone, state.draft.to),
    release: refuseRelease,
    choose: ({ state }, _, choice) => (choice === C.drop || (choice === C.send && !isEmpty(state)) ? null : 'TI-R83'),
  },
  on: {
    term({ state }, _, term, value) {
      const { draft } = state;
      if (term === TRUCE) draft.truce = value;
      else if (term === PASSAGE) draft.passage = value;
      else if (term === OFFER) draft.talents = value * TEN;
      else if (term === ASK) draft.talents = -value * TEN;
      else if (term === ALLIANCE) draft.alliance = 1;
      else draft.joint = 1;
    },
    cede({ state }, _, zone) {
      state.draft.city = zone + 1;
    },
    demand({ state }, _, zone) {
      state.draft.city = zone + 1;
    },
    release({ state }, _, leader) {
      state.draft.release = leader + 1;
    },
    choose(play, _, choice) {
      const { state } = play;
      play.done();
      if (choice === C.drop) {
        const [from, to] = [state.draft.from, state.draft.to];
        openDraft(state, 0, 0, 0);
        play.tell?.({ kind: 'talks-end', rule: 'TI-II-t', seat: SEATS[from], to: SEATS[to] });
        return;
      }
      state.draft.sent = 1;
      play.tell?.({
        kind: 'treaty-offered',
        rule: 'TI-R83',
        reveals: true,
        seat: SEATS[state.draft.from],
        to: SEATS[state.draft.to],
        secret: { to: [SEATS[state.draft.from], SEATS[state.draft.to]], terms: clausesOf(state) },
      });
      play.call(answering);
    },
  },
  about: ({ state }) => ({ to: SEATS[state.draft.to] }),
});
/** What stands in the draft. */
export const termsOf = (s: State): Terms => ({
  truce: s.draft.truce,
  passage: s.draft.passage,
  talents: s.draft.talents,
  city: s.draft.city === 0 ? null : ZONE.ids[s.draft.city - 1],
  alliance: s.draft.alliance === 1,
  joint: s.draft.joint === 1,
  release: s.draft.release === 0 ? null : LEADER.ids[s.draft.release - 1],
});
/** The same for whoever reads the log: before anything has changed hands. */
const clausesOf = (s: State): Clauses => ({
  ...termsOf(s),
  cedes: s.draft.city === 0 ? null : SEATS[s.control[s.draft.city - 1]],
});

// ---- the answer

export const answering = decision<State>({
  name: 'answering',
  rule: 'TI-II-t',
  seat: ({ state }) => state.draft.to,
  legal(play, by, offer) {
    for (const choice of [C.sign, C.refuse, C.counter]) if (refuseAnswer(play, by, choice) === null) offer.add(T.choose, choice);
  },
  refuse: { choose: refuseAnswer },
  on: {
    choose(play, _, choice) {
      const { state } = play;
      const [from, to] = [state.draft.from, state.draft.to];
      play.done();
      if (choice === C.sign) return sign(play);
      if (choice === C.refuse) {
        openDraft(state, 0, 0, 0);
        play.tell?.({ kind: 'treaty-refused', rule: 'TI-II-t', seat: SEATS[to], to: SEATS[from] });
        return;
      }
      openDraft(state, to, from, 1);
      play.tell?.({ kind: 'countered', rule: 'TI-R83', seat: SEATS[to], to: SEATS[from] });
      play.call(drafting);
    },
  },
  about: ({ state }) => ({ from: SEATS[state.draft.from] }),
});
function refuseAnswer({ state }: P, _: object, choice: number): RuleId | null {
  if (choice === C.sign || choice === C.refuse) return null;
  return choice === C.counter && state.draft.countered === 0 ? null : 'TI-II-t';
}
/** What can be done at once is done; the rest is written down. */
function sign(play: P): void {
  const { state } = play;
  const { draft } = state;
  const [a, b] = [draft.from, draft.to];
  const terms = clausesOf(state);
  const [payer, payee] = draft.talents >= 0 ? [a, b] : [b, a];
  const talents = Math.min(Math.abs(draft.talents), state.treasury[payer]);
  state.treasury[payer] -= talents;
  state.treasury[payee] += talents;
  for (const [x, y] of [
    [a, b],
    [b, a],
  ]) {
    if (draft.truce > 0) state.truce[pair(x, y)] = draft.truce;
    if (draft.passage > 0) state.passage[pair(x, y)] = draft.passage;
    if (draft.joint === 1) state.joint[pair(x, y)] = 1;
    if (draft.alliance === 1) state.allied[pair(x, y)] = 1;
    // TI-R2, TI-R83: what was paid for has been paid for something
    if (draft.truce + draft.passage + draft.joint + draft.alliance > 0) state.sworn[pair(x, y)] = 1;
  }
  const city = draft.city - 1;
  const captive = draft.release - 1;
  openDraft(state, 0, 0, 0);
  play.tell?.({ kind: 'treaty-signed', rule: 'TI-R83', reveals: true, seat: SEATS[a], to: SEATS[b], terms });
  if (city >= 0) {
    const giver = state.control[city];
    const taker = giver === a ? b : a;
    clearOut(state, city, giver);
    takeZone(play, city, taker, 'TI-R83');
  }
  if (captive >= 0) release(play, captive, 'TI-R33');
  settle(play, -1);
}

function nextSpeaker({ state }: P, _: object, after: number): number {
  for (let n = after + 1; n < FACTIONS; n++) if (state.out[state.order[n]] === 0) return n;
  return -1;
}
/** TI-II-g, TI-II-t: one round in order of play. */
export const negotiations = procedure<State>(
  'negotiations',
  each(
    'n',
    nextSpeaker,
    ask(speaking, (_, by) => ({ n: by.n, asked: 0 })),
  ),
);
