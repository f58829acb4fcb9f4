import { decision, each, type Play, procedure, type RuleId, type Seat } from '@polemos/kernel';
import { T } from '../actions.ts';
import { other, REGION, REGIONS, SEATS, TERRITORIES } from '../components/board.ts';
import { addPrestige, hasRoom } from '../components/control.ts';
import type { State } from '../state.ts';
import { ALL_EFFECTS, type Effect } from './modifiers.ts';

/** Events that send units off the map: `sendUnits`. */
type P = Play<State>;
interface Sending {
  readonly seat: Seat;
  readonly effect: number;
  readonly sent: number;
}
const CARD_TEXT: RuleId = 'PO-F-e';
const UNIT = ['hoplite', 'galley'] as const;
const kindOf = (effect: Effect): number => (effect.unit === 'hoplite' ? 0 : 1);
const firstRegion = (kind: number): number => (kind === 0 ? 0 : TERRITORIES);
const lastRegion = (kind: number): number => (kind === 0 ? TERRITORIES : REGIONS);
const ofKind = (kind: number, region: number): boolean => region >= firstRegion(kind) && region < lastRegion(kind);

function hasUnits(s: State, side: Seat, kind: number): boolean {
  for (let region = firstRegion(kind); region < lastRegion(kind); region++) if (s.units[region * 2 + side] > 0) return true;
  return false;
}

export function sendUnits(play: P, side: Seat, effect: Effect): void {
  const { state } = play;
  state.sentKind = kindOf(effect);
  if (hasUnits(state, side, state.sentKind)) play.call(sending, { seat: side, effect: ALL_EFFECTS.indexOf(effect), sent: 0 });
  else depart(play, side, effect, 0);
}

function refuseSend({ state, seat }: P, { effect }: Sending, region: number): RuleId | null {
  return ofKind(kindOf(ALL_EFFECTS[effect]), region) && state.units[region * 2 + seat] > 0 ? null : CARD_TEXT;
}

/** What the card asks for must go, as far as there are units. */
const refuseDone = (_: P, { effect, sent }: Sending): RuleId | null => (sent < ALL_EFFECTS[effect].min ? CARD_TEXT : null);

/** One unit after the other, as many as the player likes. */
export const sending = decision<State, Sending>({
  name: 'sending',
  rule: CARD_TEXT,
  seat: (_, { seat }) => seat,
  legal(play, by, offer) {
    if (refuseDone(play, by) === null) offer.add(T.done);
    for (let region = 0; region < REGIONS; region++) if (refuseSend(play, by, region) === null) offer.add(T.send, region);
  },
  refuse: { send: refuseSend, done: refuseDone },
  on: {
    send(play, by, region) {
      const { state, seat } = play;
      const effect = ALL_EFFECTS[by.effect];
      state.units[region * 2 + seat]--;
      play.tell?.({ kind: 'sent', rule: CARD_TEXT, seat: SEATS[seat], unit: effect.unit, region: REGION.ids[region] });
      if (hasUnits(state, seat, kindOf(effect))) play.keep({ ...by, sent: by.sent + 1 });
      else end(play, effect, by.sent + 1);
    },
    done: (play, by) => end(play, ALL_EFFECTS[by.effect], by.sent),
  },
  about: (_, { effect, sent }) => {
    const { unit, min, prestigePerUnit, prestigePerMissing } = ALL_EFFECTS[effect];
    return { unit, min, sent, prestigePerUnit, prestigePerMissing };
  },
});

function end(play: P, effect: Effect, sent: number): void {
  play.done();
  depart(play, play.seat, effect, sent);
}

/** What the expedition brings or costs at once, and how many will come back. */
function depart(play: P, side: Seat, effect: Effect, sent: number): void {
  const { state } = play;
  const missing = Math.max(0, effect.min - sent);
  const gained = addPrestige(state, side, sent * (effect.prestigePerUnit ?? 0));
  const lost = 0 - addPrestige(state, side, -missing * (effect.prestigePerMissing ?? 0)); // not −0
  state.sent[side] = Math.floor(sent * effect.returnFraction);
  play.tell?.({
    kind: 'expedition',
    rule: CARD_TEXT,
    seat: SEATS[side],
    unit: effect.unit,
    sent,
    missing,
    gained,
    lost,
    willReturn: state.sent[side],
  });
}

function hasAnyRoom(s: State, side: Seat): boolean {
  for (let region = firstRegion(s.sentKind); region < lastRegion(s.sentKind); region++) if (hasRoom(s, region, side)) return true;
  return false;
}
/** Who places next: they alternate, who applied the event first begins; who has none left is passed over. */
function nextUnit({ state }: P, _: object, after: number): number {
  return state.sent[0] + state.sent[1] > 0 ? after + 1 : -1;
}
function placer(s: State, n: number): Seat {
  const side = n % 2 === 0 ? s.first : other(s.first);
  return s.sent[side] > 0 ? side : other(side);
}

export const stationing = decision<State, { readonly seat: Seat }>({
  name: 'stationing',
  rule: CARD_TEXT,
  seat: (_, { seat }) => seat,
  legal(play, by, offer) {
    for (let region = 0; region < REGIONS; region++) if (refuseStation(play, by, region) === null) offer.add(T.station, region);
  },
  refuse: { station: refuseStation },
  on: {
    station(play, _, region) {
      const { state, seat } = play;
      state.sent[seat]--;
      state.units[region * 2 + seat]++;
      play.tell?.({
        kind: 'returned',
        rule: CARD_TEXT,
        seat: SEATS[seat],
        unit: UNIT[state.sentKind],
        region: REGION.ids[region],
      });
      play.done();
    },
  },
  about: ({ state }, { seat }) => ({ unit: UNIT[state.sentKind], left: state.sent[seat] }),
});
function refuseStation({ state, seat }: P, _: object, region: number): RuleId | null {
  if (!ofKind(state.sentKind, region)) return CARD_TEXT;
  return hasRoom(state, region, seat) ? null : 'PO-K-j';
}

/** The expeditions come home, unit by unit; without room they are lost. */
export const homecoming = procedure<State>(
  'homecoming',
  each('unit', nextUnit, (play, by) => {
    const { state } = play;
    const side = placer(state, by.unit);
    if (hasAnyRoom(state, side)) {
      play.call(stationing, { seat: side });
      return;
    }
    const amount = state.sent[side];
    state.sent[side] = 0;
    play.tell?.({ kind: 'no-room', rule: 'PO-K-j', seat: SEATS[side], unit: UNIT[state.sentKind], amount });
  }),
);
