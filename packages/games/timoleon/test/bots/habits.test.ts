import {
  code,
  Fate,
  firstOf,
  frame,
  type GameEvent,
  Generator,
  isFaulty,
  NOBODY,
  Offer,
  Play,
  secondOf,
  typeOf,
} from '@polemos/kernel';
import { expect, test } from 'vitest';
import { isDear, isFleeting } from '../../bots/bargain.ts';
import { isFolly } from '../../bots/counsel.ts';
import { mixture } from '../../bots/duel.ts';
import { habit } from '../../bots/habits.ts';
import { LEADER, type State, timoleon } from '../../index.ts';
import { C, T } from '../../rules/actions.ts';
import { paying } from '../../rules/economy/paying.ts';
import { CARTHAGE, DEMOCRATS, DIONYSIUS, EPIKRATEIA, HICETAS, METRO, ZONE } from '../../rules/materials/board.ts';
import { TRANSPORT } from '../../rules/materials/units.ts';
import { CARTHAGE_2, TURNS } from '../../rules/state.ts';
import { bids } from '../../rules/talks/diplomacy.ts';
import { answering } from '../../rules/talks/negotiation.ts';
import { force, ORDER } from '../table.ts';

type Told = GameEvent & Readonly<Record<string, unknown>>;
/** Everybody does what is usual, as long as it is wanted; what was told, with its turn. */
function played(state: State, seed: number, isWanted: (state: State) => boolean): readonly (readonly [turn: number, Told])[] {
  const told: [number, Told][] = [];
  const play = new Play(timoleon, state, new Fate(seed));
  play.tell = event => told.push([play.state.turn, event as unknown as Told]);
  const offer = new Offer();
  const chance = new Generator(seed);
  for (play.run(); play.state.toAct !== NOBODY && isWanted(play.state); ) {
    play.legal(offer);
    play.take(offer.size === 1 ? offer.codes[0] : habit(play, offer, chance));
  }
  return told;
}
/** One place of operations of a faction. */
function month(seat: string, given: object): readonly Told[] {
  const read = timoleon.position.read(
    {
      phase: 'operations',
      turn: 5,
      order: [seat, ...ORDER.filter(other => other !== seat)],
      po: { [seat]: 3 },
      alliances: [],
      ...given,
    },
    { scenario: 'campaign', options: {} },
  );
  if (isFaulty(read)) throw new Error(JSON.stringify(read));
  const { turn: now } = read;
  return played(read, 1, ({ place, turn }) => place === 0 && turn === now).map(([, event]) => event);
}

test('whoever marches off leaves a guard where the place would lapse (TI-VII-a)', () => {
  const told = month('carthage', {
    zones: { phintias: { control: 'carthage' } },
    forces: [
      force('phintias.city', 'carthage', { 'mercenary-hoplites': 6, 'mercenary-light': 2 }),
      force('camarina.city', 'neutral', { 'mercenary-hoplites': 1 }),
    ],
    leaders: { bostar: { place: 'phintias.city', owner: 'carthage' } },
  });
  expect(told.some(({ kind }) => kind === 'moves')).toBe(true);
  expect(told.filter(({ kind, zone, owner }) => kind === 'control' && zone === 'phintias' && owner !== 'carthage')).toEqual([]);
});
test('no attack that the odds call hopeless, least of all by a head', () => {
  const told = month('dionysius', {
    forces: [
      force('syr_market', 'dionysius', { 'mercenary-hoplites': 4 }),
      force('syr_achradina', 'timoleon', { 'mercenary-hoplites': 20 }),
    ],
    leaders: {
      dionysius: { place: 'syr_market', owner: 'dionysius' },
      timoleon: { place: 'syr_achradina', owner: 'timoleon' },
    },
  });
  expect(told.filter(({ kind }) => kind === 'attacks')).toEqual([]);
});
test.each([
  ['a fifth of a chest for an alliance is paid', { talents: -50, alliance: 1 }, false],
  ['a whole chest is not', { talents: -250, alliance: 1 }, true],
  ['nor is a place given away for a word', { city: ZONE.at('leontini') + 1, alliance: 1 }, true],
  ['nor for a little money', { city: ZONE.at('leontini') + 1, talents: 20 }, true],
  ['but it may be sold', { city: ZONE.at('leontini') + 1, talents: 200 }, false],
  ['money that is offered is welcome', { talents: 250, truce: 4 }, false],
])('what a bot gives for a word that can be taken back next month (TI-R2): %s', (_, terms, dear) => {
  const state = timoleon.begin({ scenario: 'campaign', options: {} });
  state.treasury[HICETAS] = 250;
  Object.assign(state.draft, { from: DIONYSIUS, to: HICETAS }, terms);
  expect(isDear(state, HICETAS)).toBe(dear);
  state.toAct = HICETAS;
  state.stack = frame(answering.index, 0, {}, state.stack);
  expect(isFolly(state, code(T.choose, C.sign))).toBe(dear);
});
test.each([
  [TURNS - 4, false],
  [TURNS - 3, true],
  [TURNS - 1, true],
  [TURNS, false],
])('an alliance that would be ended next month is neither offered nor signed: in turn %i %s (TI-R2)', (turn, fleeting) => {
  const state = timoleon.begin({ scenario: 'campaign', options: {} });
  state.turn = turn;
  Object.assign(state.draft, { from: DIONYSIUS, to: HICETAS, alliance: 1 });
  state.toAct = HICETAS;
  expect(isFleeting(state)).toBe(fleeting);
  state.stack = frame(answering.index, 0, {}, state.stack);
  expect(isFolly(state, code(T.choose, C.sign))).toBe(fleeting);
  if (fleeting) expect(timoleon.evaluate(state, HICETAS)).toBeLessThan(withoutDraft(state));
});
/** What the moment is worth to Hicetas with nothing on the table. */
function withoutDraft(state: State): number {
  const plain = timoleon.clone(state);
  Object.assign(plain.draft, { from: HICETAS, to: HICETAS, alliance: 0 });
  return timoleon.evaluate(plain, HICETAS);
}
const sulking = { 'forced-hoplites-discontented': 3, 'forced-cavalry-discontented': 1 };
test.each([
  ['nobody who might plunder his own city instead is led out (TI-IV-s)', 'sosis', false],
  ['but by a leader whom they obey', 'hicetas', true],
])('discontented troops: %s', (_, leader, marches) => {
  const told = month('hicetas', {
    zones: {
      syr_epipolae: { control: 'hicetas' },
      thapsos: { control: 'neutral' },
      syr_tyche: { control: 'neutral', raised: true },
    },
    forces: [force('syr_epipolae', 'hicetas', { ...sulking, ...(marches ? { 'mercenary-hoplites': 8 } : {}) })],
    leaders: { [leader]: { place: 'syr_epipolae', owner: 'hicetas' } },
  });
  expect(told.some(({ kind }) => kind === 'obedience')).toBe(marches);
});
test('a fleet of Carthage goes for a zone beside a harbour of Syracuse while the great expedition can still come (TI-FC-j)', () => {
  const landed = (turn: number): boolean =>
    month('carthage', {
      turn,
      zones: { syr_olympium: { control: 'dionysius' } },
      forces: [force('sea_syracuse', 'carthage', { 'mercenary-hoplites': 10, triremes: 12, transport: 1 })],
      leaders: { mago: { place: 'sea_syracuse', owner: 'carthage' } },
    }).some(({ kind, zone, owner }) => kind === 'control' && zone === 'syr_olympium' && owner === 'carthage');
  expect(landed(5)).toBe(true);
  expect(landed(TURNS - 5)).toBe(false);
});
test('once the great expedition has been called, Carthage builds the transport without which it does not come (TI-FC-m)', () => {
  const builds = (turn: number): boolean =>
    month('carthage', {
      turn,
      treasury: { carthage: 200 },
      zones: { lilybaeum: { control: 'carthage' } },
      forces: [force('lilybaeum.city', 'carthage', { 'mercenary-hoplites': 3 })],
      expeditions: {
        carthage_1: { status: 'arrived', turn: 2, place: null },
        carthage_2: { status: 'called', turn: turn + 7, place: null },
      },
    }).some(({ kind, what }) => kind === 'builds' && what === 'transport');
  expect(builds(5)).toBe(true);
  expect(builds(TURNS - 1)).toBe(false); // it would be launched when the war is over
});
/** What is usual at a decision of which only some options matter here. */
function usual(state: State, step: number, seat: number, codes: readonly number[]): number {
  state.stack = frame(step, 0, {}, state.stack);
  state.toAct = seat;
  const offer = new Offer();
  for (const one of codes) offer.add(typeOf(one), firstOf(one), secondOf(one));
  const play = new Play(timoleon, state, new Fate(1));
  play.seat = seat;
  return habit(play, offer, new Generator(1));
}
test.each([
  ['called', 12, T.pay],
  ['not called', 0, T.payPlace],
])('who cannot pay all: the transport first when the great expedition is %s (TI-FC-m)', (_, due, paid) => {
  const state = timoleon.begin({ scenario: 'campaign', options: {} });
  state.expedition[CARTHAGE_2] = due;
  const chosen = usual(state, paying.index, CARTHAGE, [code(T.payPlace, 5), code(T.pay, 3, TRANSPORT)]);
  expect(typeOf(chosen)).toBe(paid);
});
test.each([
  ['a tyrant for the Democrats, with a chest of 100', DEMOCRATS, 100, true],
  ['but not with one of 80', DEMOCRATS, 80, false],
  ['nor where another courts him, who is not ahead', HICETAS, 100, false],
])('thirty talents against what another is about to win, of which one knows (TI-III-r): %s', (_, author, talents, opposes) => {
  const state = timoleon.begin({ scenario: 'campaign', options: {} });
  Object.assign(state.dip, { author, type: 1, target: LEADER.at('leptines') });
  state.treasury[DIONYSIUS] = talents;
  const chosen = usual(state, bids.index, DIONYSIUS, [code(T.bid, 0), code(T.oppose, 30)]);
  expect(typeOf(chosen) === T.oppose).toBe(opposes);
});
const SYRACUSE = ZONE.ids.slice(METRO);
test('walls by storm where the odds are good, and no engines but where an army is', () => {
  const told = month('hicetas', {
    treasury: { hicetas: 200 },
    forces: [
      force('leontini.city', 'hicetas', { 'mercenary-hoplites': 12 }),
      force('inessa.city', 'neutral', { 'mercenary-hoplites': 1 }),
      ...SYRACUSE.map(zone => force(zone, 'dionysius', { 'mercenary-hoplites': 12 })),
    ],
    leaders: { euthymus: { place: 'leontini.city', owner: 'hicetas' } },
  });
  expect(told.some(({ kind }) => kind === 'assault')).toBe(true);
  for (const { kind, place } of told) if (kind === 'builds') expect(place).toBe('leontini.city');
});
test('whole matches: nothing is built in the last month, few heads die early, Carthage lets none of its cities lapse', () => {
  let [lapsed, early] = [0, 0];
  const matches = 4;
  for (let seed = 0; seed < matches; seed++)
    for (const [turn, event] of played(timoleon.begin({ scenario: 'campaign', options: {} }), seed, () => true)) {
      if (event.kind === 'builds' || event.kind === 'dispatched') expect(turn).toBeLessThan(TURNS);
      if (event.kind === 'leader-killed' && ['timoleon', 'hicetas', 'dionysius'].includes(event.leader as string) && turn < 6)
        early++;
      const zone = event.kind === 'control' ? ZONE.at(event.zone as string) : -1;
      if (event.rule === 'TI-VII-a' && event.before === 'carthage' && EPIKRATEIA.includes(zone)) lapsed++;
    }
  expect(early).toBeLessThanOrEqual(2);
  expect(lapsed).toBeLessThanOrEqual(matches);
});

test('a mixture that cannot be guessed: nothing answers it better than its value', () => {
  const paper = [
    [0, 1, -1],
    [-1, 0, 1],
    [1, -1, 0],
  ];
  const { attack, defence, value } = mixture([0, 1, 2], [0, 1, 2], (a, d) => paper[d][a]);
  expect(value).toBeCloseTo(0, 1);
  for (const weights of [attack, defence]) {
    const all = weights.reduce((sum, one) => sum + one, 0);
    for (const one of weights) expect(one / all).toBeCloseTo(1 / 3, 1);
  }
});
