import { ask, decision, loop, type Play, procedure, type RuleId, type Seat, when } from '@polemos/kernel';
import { T } from '../actions.ts';
import { ATHENS, bit, isSea, other, REGION, REGIONS, SEATS, SPARTA } from '../components/board.ts';
import {
  CARD,
  CARDS,
  formationId,
  halfOf,
  manoeuvreId,
  manoeuvreValue,
  matches,
  pairPrestige,
  ruleOfPair,
} from '../components/cards.ts';
import { addPrestige, prestigeOf } from '../components/control.ts';
import { modifiersOf } from '../events/modifiers.ts';
import { ATTACKING, DISCARDED, IN_DECK, IN_HAND, type State } from '../state.ts';
import type { TellHalf } from './told.ts';

type P = Play<State>;
export interface Fight {
  readonly region: number;
  readonly attacker: Seat;
  readonly assault: number; // 1, 2, …
  readonly over: boolean;
}
interface Asked {
  readonly seat: Seat;
}

/** PO-B-a, PO-R1: together, and each with at least one. */
export function qualifies(s: State, region: number): boolean {
  const [sparta, athens] = [s.units[region * 2], s.units[region * 2 + 1]];
  return sparta + athens >= modifiersOf(s.event).threshold && sparta > 0 && athens > 0 && (s.fought & bit(region)) === 0;
}
/** The first region that has its battle still to come, or −1. */
function pending(s: State): number {
  for (let region = 0; region < REGIONS; region++) if (qualifies(s, region)) return region;
  return -1;
}
function severalPending(s: State): boolean {
  const first = pending(s);
  for (let region = first + 1; region < REGIONS; region++) if (qualifies(s, region)) return true;
  return false;
}
const battlesPending = ({ state }: P): boolean => pending(state) >= 0;

/** PO-B-e, PO-R15: the player whose turn has just ended chooses. */
export const order = decision<State>({
  name: 'order',
  rule: 'PO-B-e',
  seat: ({ state }) => state.turn,
  legal({ state }, _, offer) {
    for (let region = 0; region < REGIONS; region++) if (qualifies(state, region)) offer.add(T.fight, region);
  },
  refuse: { fight: ({ state }, _, region) => (qualifies(state, region) ? null : 'PO-B-a') },
  on: {
    fight(play, _, region) {
      play.done();
      open(play, region);
    },
  },
  about: ({ state }) => ({ regions: REGION.ids.filter((_, region) => qualifies(state, region)) }),
});

/** PO-B-g: Sparta attacks first on land, Athens at sea. */
function open(play: P, region: number): void {
  const { state } = play;
  state.fought |= bit(region);
  state.doubled = 0;
  state.card.fill(IN_DECK); // PO-B-f, PO-R15: a fresh shuffle
  const attacker = isSea(region) ? ATHENS : SPARTA;
  play.tell?.({
    kind: 'battle',
    rule: 'PO-B-a',
    region: REGION.ids[region],
    attacker: SEATS[attacker],
    units: { sparta: state.units[region * 2], athens: state.units[region * 2 + 1] },
  });
  play.call(battle, { region, attacker, assault: 1, over: false });
}

const cards: number[] = new Array(CARDS).fill(0);
const countOf = (s: State, place: number): number => {
  let count = 0;
  for (let card = 0; card < CARDS; card++) if (s.card[card] === place) count++;
  return count;
};

function drawTo(play: P, side: Seat, size: number, rule: RuleId): void {
  const { state, fate } = play;
  const drawn: string[] = [];
  for (let n = countOf(state, IN_HAND + side); n < size; n++) {
    let left = 0;
    for (let card = 0; card < CARDS; card++) if (state.card[card] === IN_DECK) cards[left++] = card;
    const card = cards[fate.draw(CARD, cards, left, `${SEATS[side]} draws`, rule)];
    state.card[card] = IN_HAND + side;
    if (play.tell !== undefined) drawn.push(CARD.ids[card]);
  }
  play.tell?.({
    kind: 'drawn',
    rule,
    seat: SEATS[side],
    count: drawn.length,
    secret: { to: SEATS[side], cards: drawn.toSorted() }, // PO-B-y
  });
}

/** Up to the number of the units of both. */
const wantedCards = (s: State, { region }: Fight): number =>
  s.units[region * 2] + s.units[region * 2 + 1] - countOf(s, IN_HAND) - countOf(s, IN_HAND + 1);
const deckServes = (s: State, by: Fight): boolean => wantedCards(s, by) <= countOf(s, IN_DECK);

/** PO-B-f, PO-B-u: both draw up to the number of their units, Sparta first; nobody, when the deck cannot serve both. */
function draw(play: P, by: Fight): void {
  const { state } = play;
  const sizes = [state.units[by.region * 2], state.units[by.region * 2 + 1]];
  if (!deckServes(state, by)) {
    play.tell?.({ kind: 'deck-short', rule: 'PO-B-u', wanted: wantedCards(state, by), left: countOf(state, IN_DECK) });
    play.keep({ ...by, over: true });
    return;
  }
  const rule: RuleId = by.assault === 1 ? 'PO-B-f' : 'PO-B-u';
  drawTo(play, SPARTA, sizes[SPARTA], rule);
  drawTo(play, ATHENS, sizes[ATHENS], rule);
}

const goesOn = (_: P, { over }: Fight): boolean => !over;
/** PO-R14, PO-R71: nobody pays for leaving a battle that the deck ends anyway. */
const later = ({ state }: P, by: Fight): boolean => by.assault > 1 && deckServes(state, by);
/** PO-R14: the new attacker is asked first, then the defender; with no prestige nobody can. */
const attackerMayRetreat = ({ state }: P, { attacker, over }: Fight): boolean => !over && prestigeOf(state, attacker) > 0;
const defenderMayRetreat = ({ state }: P, { attacker, over }: Fight): boolean => !over && prestigeOf(state, other(attacker)) > 0;
const mayDouble =
  (role: 'attacker' | 'defender') =>
  ({ state }: P, { attacker }: Fight): boolean =>
    state.commanders[role === 'attacker' ? attacker : other(attacker)] > 0;

/** An event: all prestige gained in one battle may be doubled, announced before it begins. PO-R62 */
export const commander = decision<State, Asked & Fight>({
  name: 'commander',
  rule: 'PO-F-e',
  seat: (_, { seat }) => seat,
  legal(_, __, offer) {
    offer.add(T.double);
    offer.add(T.decline);
  },
  refuse: { double: () => null, decline: () => null },
  on: {
    double(play) {
      const { state, seat } = play;
      state.commanders[seat]--;
      state.doubled |= bit(seat);
      play.tell?.({ kind: 'doubled', rule: 'PO-F-e', seat: SEATS[seat] });
      play.done();
    },
    decline: play => play.done(),
  },
  about: (_, { region }) => ({ region: REGION.ids[region] }),
});

/** PO-B-t: 1 prestige to the opponent, and the battle is over; units stay, PO-B-w. */
export const retreat = decision<State, Asked & Fight>({
  name: 'retreat',
  rule: 'PO-B-t',
  seat: (_, { seat }) => seat,
  legal(_, __, offer) {
    offer.add(T.stay);
    offer.add(T.retreat);
  },
  refuse: { retreat: ({ state, seat }) => (prestigeOf(state, seat) > 0 ? null : 'PO-B-t'), stay: () => null },
  on: {
    retreat(play) {
      const { state, seat } = play;
      addPrestige(state, seat, -1);
      addPrestige(state, other(seat), 1);
      play.tell?.({ kind: 'retreated', rule: 'PO-B-t', seat: SEATS[seat] });
      play.done();
      const below = state.stack?.by as Fight;
      play.keep({ ...below, over: true });
    },
    stay: play => play.done(),
  },
  about: ({ state }, { region, assault }) => ({
    region: REGION.ids[region],
    assault,
    units: { sparta: state.units[region * 2], athens: state.units[region * 2 + 1] },
  }),
});

/** PO-B-h: the attacker puts two cards of his hand face up. */
export const attack = decision<State, Fight>({
  name: 'attack',
  rule: 'PO-B-h',
  seat: (_, { attacker }) => attacker,
  legal({ state, seat }, _, offer) {
    for (let first = 0; first < CARDS; first++) {
      if (state.card[first] !== IN_HAND + seat) continue;
      for (let second = 0; second < CARDS; second++)
        if (second !== first && state.card[second] === IN_HAND + seat) offer.add(T.attack, first, second);
    }
  },
  refuse: {
    attack: ({ state, seat }, _, first, second) =>
      first !== second && state.card[first] === IN_HAND + seat && state.card[second] === IN_HAND + seat ? null : 'PO-B-h',
  },
  on: {
    attack(play, { region, assault }, first, second) {
      const { state, seat } = play;
      // Their order means nothing: the defender answers each as he likes. They lie in that of the deck's list.
      state.card[Math.min(first, second)] = ATTACKING;
      state.card[Math.max(first, second)] = ATTACKING + 1;
      play.tell?.({
        kind: 'attack',
        rule: 'PO-B-h',
        seat: SEATS[seat],
        region: REGION.ids[region],
        assault,
        cards: [CARD.ids[Math.min(first, second)], CARD.ids[Math.max(first, second)]],
        reveals: true,
      });
      play.done();
    },
  },
  about: ({ state }, by) => aboutAssault(state, by),
});

/** PO-B-h: the defender puts two of his opposite them, one each. */
export const defend = decision<State, Fight>({
  name: 'defend',
  rule: 'PO-B-h',
  seat: (_, { attacker }) => other(attacker),
  legal({ state, seat }, _, offer) {
    for (let first = 0; first < CARDS; first++) {
      if (state.card[first] !== IN_HAND + seat) continue;
      for (let second = 0; second < CARDS; second++)
        if (second !== first && state.card[second] === IN_HAND + seat) offer.add(T.defend, first, second);
    }
  },
  refuse: {
    defend: ({ state, seat }, _, first, second) =>
      first !== second && state.card[first] === IN_HAND + seat && state.card[second] === IN_HAND + seat ? null : 'PO-B-h',
  },
  on: { defend: resolve },
  about: ({ state }, by) => ({
    ...aboutAssault(state, by),
    cards: [CARD.ids[state.card.indexOf(ATTACKING)], CARD.ids[state.card.indexOf(ATTACKING + 1)]],
  }),
});
const aboutAssault = (s: State, { region, assault }: Fight): Record<string, unknown> => ({
  region: REGION.ids[region],
  assault,
  units: { sparta: s.units[region * 2], athens: s.units[region * 2 + 1] },
});

/** PO-B-l … r: each pair on its own; then PO-B-s, PO-B-v. */
function resolve(play: P, by: Fight, first: number, second: number): void {
  const { state } = play;
  const { region, attacker } = by;
  const before = prestigeOf(state, attacker);
  const lost = pair(play, by, state.card.indexOf(ATTACKING), first) + pair(play, by, state.card.indexOf(ATTACKING + 1), second);
  play.done();
  const weak = state.units[region * 2] < 2 || state.units[region * 2 + 1] < 2; // PO-B-v, PO-R12
  if (weak) play.tell?.({ kind: 'too-weak', rule: 'PO-B-v', region: REGION.ids[region] });
  const fruitless = modifiersOf(state.event).repeat && lost === 0 && prestigeOf(state, attacker) === before;
  if (fruitless) play.tell?.({ kind: 'repeated', rule: 'PO-F-e', seat: SEATS[attacker] });
  play.keep({ ...by, attacker: fruitless ? attacker : other(attacker), assault: by.assault + 1, over: weak });
}

/** One pair; answers the units lost. */
function pair(play: P, { region, attacker }: Fight, attackCard: number, defenceCard: number): number {
  const { state } = play;
  const defender = other(attacker);
  const [attackHalf, defenceHalf] = [halfOf(attackCard, isSea(region)), halfOf(defenceCard, isSea(region))]; // PO-B-i
  const matched = matches(attackHalf, defenceHalf);
  const doubled = (state.doubled & bit(attacker)) !== 0 && pairPrestige(attackHalf, defenceHalf) > 0;
  const lost = matched || state.units[region * 2 + defender] === 0 ? 0 : 1;
  state.units[region * 2 + defender] -= lost; // PO-B-w
  const prestige = addPrestige(state, attacker, pairPrestige(attackHalf, defenceHalf, doubled)); // PO-B-x
  state.card[attackCard] = DISCARDED;
  state.card[defenceCard] = DISCARDED;
  play.tell?.({
    kind: 'pair',
    rule: ruleOfPair(attackHalf, defenceHalf),
    seat: SEATS[attacker],
    region: REGION.ids[region],
    attack: tellHalf(attackCard, attackHalf),
    defence: tellHalf(defenceCard, defenceHalf),
    matched,
    lost,
    prestige,
    doubled,
    reveals: true,
  });
  return lost;
}
const tellHalf = (card: number, half: number): TellHalf => ({
  card: CARD.ids[card],
  formation: formationId(half),
  manoeuvre: manoeuvreId(half),
  value: manoeuvreValue(half),
});

function close(play: P, { region }: Fight): void {
  const { state } = play;
  state.card.fill(IN_DECK);
  play.tell?.({
    kind: 'battle-over',
    rule: 'PO-B-w',
    region: REGION.ids[region],
    units: { sparta: state.units[region * 2], athens: state.units[region * 2 + 1] },
  });
}

/** The line at which the position of a battle starts. */
export const askAttack = ask<State, Fight, Fight>(attack, (_, by) => by);
/** Section B: one battle. */
export const battle = procedure<State, Fight>(
  'battle',
  when(
    mayDouble('attacker'),
    ask(commander, (_, by) => ({ ...by, seat: by.attacker })),
  ),
  when(
    mayDouble('defender'),
    ask(commander, (_, by) => ({ ...by, seat: other(by.attacker) })),
  ),
  loop(
    goesOn,
    when(
      later,
      when(
        attackerMayRetreat,
        ask(retreat, (_, by) => ({ ...by, seat: by.attacker })),
      ), // PO-B-t
      when(
        defenderMayRetreat,
        ask(retreat, (_, by) => ({ ...by, seat: other(by.attacker) })),
      ),
    ),
    when(goesOn, draw), // PO-B-f, PO-B-u
    when(
      goesOn,
      askAttack,
      ask(defend, (_, by) => by),
    ),
  ),
  close,
);

/** PO-B-c, PO-B-d: a new check; every region may have one battle in it. */
export function check({ state }: P): void {
  state.fought = 0;
}
/** PO-B-e: all battles of the moment, one after the other. */
export const battles = procedure<State>(
  'battles',
  check,
  loop(battlesPending, play => (severalPending(play.state) ? play.call(order) : open(play, pending(play.state)))),
);
