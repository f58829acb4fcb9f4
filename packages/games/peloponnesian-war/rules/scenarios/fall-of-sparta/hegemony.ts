import { ask, decision, loop, procedure, when } from '@polemos/kernel';
import { T } from '../../actions.ts';
import { tellRecalled } from '../../combat/recall.ts';
import { decides, seatFor } from '../../editions/book.ts';
import { CADMEA_STILLS_ALL, plays } from '../../editions/readings.ts';
import { isClosed } from '../../operations/routes.ts';
import { tellTalents } from '../../politics/event.ts';
import { byColour, GHB, type P, REBELLION, type State } from '../../state.ts';
import { CORINTH, GYTHIUM, HOME, KIND, LAND, PIRAEUS, SPACE, SPACES, THEBES } from '../../terms/board.ts';
import { assess, controller, enemyControls, isFriendly, persiansAt, unmark } from '../../terms/control.ts';
import { create, forceOf, move, remove, spOf, supplied, unitsOf } from '../../terms/forces.ts';
import { changeSci, receive } from '../../terms/ledger.ts';
import { CORINTH_SPARTAN, repaint } from '../../terms/palettes.ts';
import {
  ALL_KINDS,
  ATHENS,
  allied,
  CAVALRY,
  enemyOf,
  GARRISON,
  HOPLITE,
  isAllied,
  LIMIT,
  NAVAL,
  SIDES,
  SPARTA,
  sideOf,
  turned,
  typeOf,
  UNIT,
} from '../../terms/units.ts';
import { ANTI_SPARTA, ATHENS_LEADS, isTheban, ROLES, THEBES_LEADS } from './coalition.ts';
import { persiaEnters } from './persia.ts';

// PW-10.5.4.5-VI to IX: the side determination of The Fall of Sparta. What the last turn's confidence does to both.

/** PW-10.5.4.5-IX-a: each city in Spartan hands costs confidence. */
function lostCities(play: P): void {
  const { state } = play;
  for (const city of [THEBES, HOME[ATHENS]]) {
    if (controller(state, city) !== SPARTA) continue;
    changeSci(state, ATHENS, -1);
    play.tell?.({ kind: 'city-lost', rule: 'PW-10.5.4.5-IX-a', space: SPACE.ids[city], sci: state.sci[ATHENS] });
  }
}

// ---- VII: Sparta

/** Corinth goes over with its Allied SP; all others of the side that loses it go home. */
function corinthTurns(play: P, to: number, rule: string): void {
  const { state } = play;
  const from = 1 - to;
  const turns = controller(state, CORINTH) !== to || forceOf(state, CORINTH, from) > 0;
  for (const kind of ALL_KINDS[from]) {
    const count = spOf(state, CORINTH, kind);
    if (count === 0) continue;
    if (kind === GARRISON) {
      remove(state, CORINTH, kind, count);
      play.tell?.({
        kind: 'garrison',
        rule: 'PW-R176',
        space: SPACE.ids[CORINTH],
        given: false,
        left: LIMIT[kind] - state.pieces[kind],
      });
    } else if (isAllied(kind)) {
      remove(state, CORINTH, kind, count);
      create(state, CORINTH, turned(kind), count);
    } else findRefuge(play, kind, count, rule);
  }
  repaint(state, CORINTH_SPARTAN, to === SPARTA);
  unmark(state, CORINTH, REBELLION);
  if (to === ATHENS && forceOf(state, CORINTH, ATHENS) === 0) create(state, CORINTH, GARRISON, 1); // PW-R176: or it would not hold it
  state.control[CORINTH] = byColour(to);
  assess(state, CORINTH);
  if (turns)
    play.tell?.({
      kind: 'allegiance',
      rule,
      space: SPACE.ids[CORINTH],
      side: SIDES[to],
      units: unitsOf(state, CORINTH, to),
    });
}
/** Whoever is of no Ally's leaves Corinth. */
function findRefuge(play: P, kind: number, count: number, rule: string): void {
  const { state } = play;
  const side = sideOf(kind);
  const to = refugeOf(state, kind, side);
  const unit = UNIT.ids[kind];
  move(state, CORINTH, to, kind, count);
  if (to === GHB) tellRecalled(play, CORINTH, { side, rule: 'PW-R176' }, { [unit]: count });
  else play.tell?.({ kind: 'placed', rule, unit, count, space: SPACE.ids[to], side: SIDES[side] });
}
/** PW-10.5.4.5-VII-a: land to Athens or Thebes, ships to Piraeus; so Spartans to Sparta and Gythium (PW-R176). */
const homeOf = (kind: number, side: number): number =>
  isTheban(kind) ? THEBES : typeOf(kind) === NAVAL ? (side === ATHENS ? PIRAEUS : GYTHIUM) : HOME[side];
const CITIES: readonly number[] = [HOME[ATHENS], THEBES];
/** PW-10.5.4.5-IX-c, PW-R176: from a city that Sparta holds to the other; where the enemy stands, nobody goes: home with the rest. */
function refugeOf(s: State, kind: number, side: number): number {
  const home = homeOf(kind, side);
  const homes = CITIES.includes(home) ? [home, ...CITIES] : [home];
  return homes.find(space => !isLost(s, space, side)) ?? GHB;
}
const isLost = (s: State, space: number, side: number): boolean =>
  forceOf(s, space, enemyOf(side)) > 0 || (CITIES.includes(space) && enemyControls(s, space, side));

function spartanConfidence(play: P): void {
  const { state } = play;
  if (state.sci[SPARTA] <= 0) return persianGold(play);
  if (state.cadmea) return; // PW-E2-5-b: no die
  const die = play.fate.d6('confidence of Sparta', 'PW-10.5.4.5-VII-a');
  const spartan = controller(state, CORINTH) === SPARTA;
  play.tell?.({
    kind: 'confidence',
    rule: 'PW-10.5.4.5-VII-a',
    side: SIDES[SPARTA],
    sci: state.sci[SPARTA],
    die,
    result: die < 6 ? 'nothing' : spartan ? 'talents' : 'corinth',
  });
  if (die < 6) return;
  if (!spartan) return corinthTurns(play, SPARTA, 'PW-10.5.4.5-VII-a');
  receive(state, SPARTA, 1000);
  tellTalents(play, 'PW-10.5.4.5-VII-a', SPARTA, 1000);
}
const GIFT = 3; // 600 talents
/** PW-10.5.4.5-VII-b: Corinth is lost, the King sends gold, and then an army. */
function persianGold(play: P): void {
  const { state } = play;
  play.tell?.({
    kind: 'confidence',
    rule: 'PW-10.5.4.5-VII-b',
    side: SIDES[SPARTA],
    sci: state.sci[SPARTA],
    die: null,
    result: 'gold',
  });
  corinthTurns(play, ATHENS, 'PW-10.5.4.5-VII-b');
  state.budget = GIFT;
  state.gift = [];
}
/** Units of Allies. */
const GIVEN: readonly number[] = [allied(SPARTA, HOPLITE), allied(SPARTA, CAVALRY), allied(SPARTA, NAVAL)];
/** Of hoplites and ships not more than two in a space; horse has no such limit. */
const isCounted = (kind: number): boolean => typeOf(kind) !== CAVALRY;
const codeOf = (kind: number, space: number): number => space * 2 + (typeOf(kind) === NAVAL ? 1 : 0);
function refuseEnlist(s: State, kind: number, space: number): string | null {
  if (!GIVEN.includes(kind)) return 'PW-10.5.4.5-VII-b';
  if (s.pieces[kind] >= supplied(s, kind)) return 'PW-0.2-d';
  if (typeOf(kind) === NAVAL && KIND[space] === LAND) return 'PW-R161';
  if (controller(s, space) !== SPARTA || !isFriendly(s, space, SPARTA) || isClosed(s, space)) return 'PW-10.5.4.5-VII-b';
  if (forceOf(s, space, ATHENS) > 0 || persiansAt(s, space)) return 'PW-10.5.4.5-VII-b';
  if (!isCounted(kind)) return null;
  const code = codeOf(kind, space);
  return s.gift.filter(one => one === code).length < 2 ? null : 'PW-10.5.4.5-VII-b';
}
/** PW-10.5.4.5-VII-b: one SP, at once, where Sparta rules. */
export const gift = decision<State>({
  name: 'gift',
  rule: 'PW-10.5.4.5-VII-b',
  seat: ({ state }) => seatFor(state, SPARTA),
  legal({ state }, _, offer) {
    for (const kind of GIVEN)
      for (let space = 0; space < SPACES; space++)
        if (refuseEnlist(state, kind, space) === null) offer.add(T.enlist, kind, space);
  },
  refuse: { enlist: ({ state }, _, kind, space) => refuseEnlist(state, kind, space) },
  on: {
    enlist(play, _, kind, space) {
      play.done();
      const { state } = play;
      state.budget--;
      if (isCounted(kind)) state.gift.push(codeOf(kind, space));
      const count = create(state, space, kind, 1);
      assess(state, space);
      play.tell?.({
        kind: 'placed',
        rule: 'PW-10.5.4.5-VII-b',
        unit: UNIT.ids[kind],
        count,
        space: SPACE.ids[space],
        side: SIDES[SPARTA],
      });
    },
  },
  about: ({ state }) => ({ side: SIDES[SPARTA], left: state.budget }),
});
const goldLeft = ({ state }: P): boolean =>
  state.budget > 0 &&
  GIVEN.some(kind => {
    for (let space = 0; space < SPACES; space++) if (refuseEnlist(state, kind, space) === null) return true;
    return false;
  });
function spartaDecides({ state }: P): void {
  decides(state, SPARTA);
}
function goldSpent(play: P): void {
  const { state } = play;
  state.budget = 0;
  state.gift = [];
  if (state.sci[SPARTA] <= 0) persiaEnters(play, 'PW-10.5.4.5-VII-b');
}

// ---- VIII: the Coalition

function coalitionConfidence(play: P): void {
  const { state } = play;
  if (state.sci[ATHENS] <= 0) return antiSparta(play);
  if (state.cadmea) return exilesInAthens(play);
  const die = play.fate.d6('role of the Coalition', 'PW-10.5.4.5-VIII-a');
  const held = [THEBES, HOME[ATHENS]].some(city => controller(state, city) === SPARTA);
  const sum = die + (held ? 5 : 0);
  takeRole(play, sum <= 2 ? ATHENS_LEADS : sum <= 5 ? THEBES_LEADS : ANTI_SPARTA, {
    rule: 'PW-10.5.4.5-VIII-a',
    sci: state.sci[ATHENS],
    die,
    modifiers: held ? [{ rule: 'PW-10.5.4.5-VIII-a', by: 5 }] : [],
    sum,
  });
}
/** PW-10.5.4.5-VIII-b: fear unites them, and the King pays. */
function antiSparta(play: P): void {
  const { state } = play;
  if (state.cadmea) exilesInAthens(play);
  else takeRole(play, ANTI_SPARTA, { rule: 'PW-10.5.4.5-VIII-b', sci: state.sci[ATHENS], die: null, modifiers: [], sum: null });
  persiaEnters(play, 'PW-10.5.4.5-VIII-b');
  receive(state, ATHENS, 600);
  tellTalents(play, 'PW-10.5.4.5-VIII-b', ATHENS, 600);
}
interface RoleRoll {
  readonly rule: string;
  readonly sci: number;
  readonly die: number | null;
  readonly modifiers: readonly { readonly rule: string; readonly by: number }[];
  readonly sum: number | null;
}
function takeRole(play: P, role: number, told: RoleRoll): void {
  const { state } = play;
  const joins = role === ANTI_SPARTA && !state.belligerent;
  state.role = role;
  if (joins) state.belligerent = true; // PW-10.5.4.5-IV-a
  play.tell?.({ kind: 'role', ...told, role: ROLES[role], belligerent: state.belligerent, joins });
}
/** PW-10.5.4.5-VI. */
function confidenceSpent(play: P): void {
  play.state.sci = [0, 0];
  play.tell?.({ kind: 'sci-reset', rule: 'PW-10.5.4.5-VI' });
}
/** PW-E2-5-b, PW-R177: while Sparta holds the Cadmea the Coalition is Athens, and no die is rolled; by the option nothing moves at all. */
const isStill = ({ state }: P): boolean => state.cadmea && plays(state, CADMEA_STILLS_ALL);
function exilesInAthens(play: P): void {
  takeRole(play, ATHENS_LEADS, { rule: 'PW-E2-5-b', sci: play.state.sci[ATHENS], die: null, modifiers: [], sum: null });
}

/** PW-11-b, PW-10.5.4.5-VI to IX. */
export const confidence = procedure<State>(
  'confidence',
  lostCities, // IX-a
  when(isStill, exilesInAthens),
  when(play => !isStill(play), spartanConfidence, spartaDecides, loop(goldLeft, ask(gift)), goldSpent, coalitionConfidence),
  confidenceSpent, // VI
);
