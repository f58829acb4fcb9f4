import { decision } from '@polemos/kernel';
import { T } from '../../actions.ts';
import { fight, NULL_BATTLE, settleNull } from '../../combat/battle.ts';
import { recall, sendAway } from '../../combat/recall.ts';
import { seatFor } from '../../editions/book.ts';
import { DIONYSIUS_IN_SICILY, plays } from '../../editions/readings.ts';
import { activateSyracuse } from '../../operations/neutrals.ts';
import { always, type EventTable, noEffect, tellTalents } from '../../politics/event.ts';
import { type RebellionTable, rebellionOn } from '../../rebellion/tables.ts';
import {
  AIDS_SPARTA,
  byColour,
  CARTHAGE_WINS,
  CUP,
  LEADERS_DIE,
  NAVY,
  NO_SPARTANS,
  OUT,
  type P,
  RAVAGED,
  REBELLION,
  SICILY_JOINS,
  type State,
  SYRACUSE_WINS,
} from '../../state.ts';
import {
  ABYDOS,
  COLOUR,
  CYTINIUM,
  DISTANCE,
  ELIS,
  ISLAND,
  KIND,
  LINDUS,
  MANTINEA,
  OLYNTHUS,
  PIRAEUS,
  SICILY,
  SPACE,
  SPACES,
  SYRACUSE,
  THEBES,
} from '../../terms/board.ts';
import { assess, controller, has, lives, mark, persiansAt, unmark } from '../../terms/control.ts';
import { create, forceOf, sendHome, spOf } from '../../terms/forces.ts';
import { EPAMINONDAS, LEADER, PELOPIDAS } from '../../terms/leaders.ts';
import { changeSci, receive, thebesReceives } from '../../terms/ledger.ts';
import { repaint, SICILY_SPARTAN, THEBES_SPARTAN } from '../../terms/palettes.ts';
import { ATHENS, allied, GARRISON, HOPLITE, isAllied, LIMIT, NAVAL, SIDES, SPARTA, UNIT } from '../../terms/units.ts';
import { ATHENS_LEADS, FROM_THEBES, TREASURIES } from './coalition.ts';
import { navyChangesHands, persiaEnters } from './persia.ts';
import { BODIES, commandsNavy, placeOfBody } from './persian-reach.ts';

// PW-E2: the events of The Fall of Sparta. None is impossible; some happen once, and later have no effect.

/** Bits of `happened` in this scenario. */
const CINADON = 1;
const EGYPT = 2;
const CUNAXA = 4;
const ARTAXERXES = 8;
const WALLS = 16;
const SPHODRIAS = 32;
const PHOEBIDAS = 64;
const AGENDA: readonly number[] = [128, 256, 512, 1024];
/** PW-E2, *: once in a game. Answers whether it has happened before. */
function already(play: P, bit: number, rule: string): boolean {
  const { state } = play;
  if ((state.happened & bit) !== 0) {
    noEffect(play, rule);
    return true;
  }
  state.happened |= bit;
  return false;
}

/** PW-E2-2. */
function cinadon(play: P): void {
  const { state } = play;
  if ((state.happened & CINADON) !== 0) return noEffect(play, 'PW-E2-2');
  const die = play.fate.d6('revolt of Cinadon', 'PW-E2-2');
  if (die === 6) {
    state.happened |= CINADON;
    state.bans |= NO_SPARTANS;
  }
  play.tell?.({ kind: 'cinadon', rule: 'PW-E2-2', die, revolt: die === 6 });
}
/** PW-E2-3. */
function egypt(play: P): void {
  const { state } = play;
  if (already(play, EGYPT, 'PW-E2-3')) return;
  thebesReceives(state, 500);
  receive(state, ATHENS, 500);
  play.tell?.({ kind: 'egypt-helps', rule: 'PW-E2-3', talents: 500, thebes: state.thebes, treasury: state.treasury[ATHENS] });
  const kind = allied(ATHENS, NAVAL);
  const count = create(state, LINDUS, kind, 4);
  play.tell?.({ kind: 'placed', rule: 'PW-E2-3', unit: UNIT.ids[kind], count, space: SPACE.ids[LINDUS], side: SIDES[ATHENS] });
  if (forceOf(state, LINDUS, SPARTA) > 0) {
    const battle = { space: LINDUS, places: [LINDUS, LINDUS] as [number, number] };
    if (fight(play, battle, 'PW-E2-3') === NULL_BATTLE) settleNull(play, LINDUS);
  }
  for (let body = 0; body < BODIES; body++)
    if (state.persianAt[body] === LINDUS && forceOf(state, LINDUS, ATHENS) > 0)
      fight(play, { space: LINDUS, places: [LINDUS, placeOfBody(body)] }, 'PW-E2-3');
  assess(state, LINDUS);
}
/** PW-E2-4: ally, war with Carthage, master of Sicily. */
function dionysius(play: P): void {
  const { state } = play;
  if (state.dionysius === 0) return dionysiusAids(play);
  if (state.dionysius === AIDS_SPARTA) return warWithCarthage(play);
  if (state.dionysius !== SYRACUSE_WINS) return noEffect(play, 'PW-E2-4-c');
  state.dionysius = SICILY_JOINS;
  repaint(state, SICILY_SPARTAN, true);
  for (const space of SICILY) unmark(state, space, REBELLION);
  for (const space of SICILY) assess(state, space);
  play.tell?.({ kind: 'dionysius', rule: 'PW-E2-4-c', now: 'sicily', die: null });
}
function dionysiusAids(play: P): void {
  const { state } = play;
  state.dionysius = AIDS_SPARTA;
  receive(state, SPARTA, 400);
  tellTalents(play, 'PW-E2-4-a', SPARTA, 400);
  if (!state.syracuse) activateSyracuse(play, 'PW-E2-4-a');
}
/** PW-E2-4-b, PW-R70: the Allies of Sparta go home, or those in Sicily do; if Carthage wins nobody goes there any more. */
function warWithCarthage(play: P): void {
  const { state } = play;
  if (plays(state, DIONYSIUS_IN_SICILY)) for (const space of SICILY) leave(play, space, SPARTA);
  else alliesGoHome(play);
  const die = play.fate.d6('war with Carthage', 'PW-E2-4-b');
  state.dionysius = die <= 3 ? CARTHAGE_WINS : SYRACUSE_WINS;
  if (die <= 3) {
    state.syracuse = false;
    for (const space of SICILY) for (const side of [ATHENS, SPARTA]) leave(play, space, side);
  }
  for (const space of SICILY) assess(state, space);
  play.tell?.({ kind: 'dionysius', rule: 'PW-E2-4-b', now: die <= 3 ? 'carthage' : 'syracuse', die, space: SPACE.ids[SYRACUSE] });
}
/** Their SP alone: Spartans, and commanders, stay. */
function alliesGoHome(play: P): void {
  for (let space = 0; space < SPACES; space++) recall(play, space, { side: SPARTA, rule: 'PW-E2-4-b' }, isAllied);
}
const leave = (play: P, space: number, side: number): void => sendAway(play, space, { side, rule: 'PW-E2-4-b' });

// ---- PW-E2-5: the coups of the harmosts

const SPHODRIAS_RATING = 0;
const PHOEBIDAS_RATING = 2;
function harmost(play: P): void {
  const { state } = play;
  const done = [SPHODRIAS, PHOEBIDAS].map(bit => (state.happened & bit) !== 0);
  if (done[0] && done[1]) return noEffect(play, 'PW-E2-5-c');
  const die = done[0] || done[1] ? 0 : play.fate.d6('which harmost', 'PW-E2-5-a');
  if (done[1] || (die > 0 && die <= 3)) sphodrias(play, die);
  else phoebidas(play, die);
}
/** PW-E2-5-c, PW-R179: a siege by surprise, settled by the die alone; those within go home. */
function surprise(
  play: P,
  space: number,
  rating: number,
  told: { readonly harmost: 'sphodrias' | 'phoebidas'; readonly die: number },
): boolean {
  const { state, fate } = play;
  const die = fate.d6('siege', 'PW-6.3-d');
  const sum = die + rating;
  const success = sum >= 4;
  if (success) {
    sendHome(state, space, ATHENS);
    changeSci(state, ATHENS, -1); // PW-6.3-h to j
    changeSci(state, SPARTA, 1);
    receive(state, SPARTA, 300);
  } else changeSci(state, SPARTA, -1); // PW-6.3-e, PW-11-g
  const wasted = has(state, space, RAVAGED);
  mark(state, space, RAVAGED);
  play.tell?.({
    kind: 'coup-by-surprise',
    rule: rating === PHOEBIDAS_RATING ? 'PW-E2-5-b' : 'PW-E2-5-a',
    harmost: told.harmost,
    chosen: told.die === 0 ? null : told.die,
    space: SPACE.ids[space],
    die,
    modifiers: rating === 0 ? [] : [{ rule: 'PW-6.3-d', by: rating }],
    sum,
    success,
    sci: [...state.sci],
    treasury: state.treasury[SPARTA],
  });
  if (!wasted)
    play.tell?.({ kind: 'ravaged', rule: success ? 'PW-6.3-g' : 'PW-6.3-e', space: SPACE.ids[space], side: SIDES[SPARTA] });
  return success;
}
/** PW-E2-5-a: whatever becomes of it, Athens founds its second naval league. */
function sphodrias(play: P, die: number): void {
  const { state } = play;
  state.happened |= SPHODRIAS;
  if (controller(state, PIRAEUS) !== SPARTA) surprise(play, PIRAEUS, SPHODRIAS_RATING, { harmost: 'sphodrias', die });
  state.islands = 4;
  if (leagueCanGrow(state)) play.call(islands);
  else state.islands = 0;
}
const ALLIED_SHIP = allied(ATHENS, NAVAL);
function refuseFound(s: State, space: number): string | null {
  if (s.islands === 0 || COLOUR[space] !== ATHENS || KIND[space] !== ISLAND) return 'PW-E2-5-a';
  if (forceOf(s, space, SPARTA) > 0 || persiansAt(s, space) || spOf(s, space, GARRISON) > 0) return 'PW-E2-5-a';
  return s.pieces[ALLIED_SHIP] < LIMIT[ALLIED_SHIP] || s.pieces[GARRISON] < LIMIT[GARRISON] ? null : 'PW-0.2-d';
}
function leagueCanGrow(s: State): boolean {
  for (let space = 0; space < SPACES; space++) if (refuseFound(s, space) === null) return true;
  return false;
}
/** PW-E2-5-a: a ship and a Garrison in up to four green islands without Spartans. */
export const islands = decision<State>({
  name: 'islands',
  rule: 'PW-E2-5-a',
  seat: ({ state }) => seatFor(state, ATHENS),
  legal({ state }, _, offer) {
    for (let space = 0; space < SPACES; space++) if (refuseFound(state, space) === null) offer.add(T.found, space);
    offer.add(T.enough);
  },
  refuse: { found: ({ state }, _, space) => refuseFound(state, space), enough: () => null },
  on: {
    found(play, _, space) {
      const { state } = play;
      play.done();
      state.islands--;
      const ships = create(state, space, ALLIED_SHIP, 1);
      const garrisons = create(state, space, GARRISON, 1);
      unmark(state, space, REBELLION);
      assess(state, space);
      play.tell?.({ kind: 'league', rule: 'PW-E2-5-a', space: SPACE.ids[space], ships, garrisons });
      if (state.islands > 0 && leagueCanGrow(state)) play.call(islands);
      else state.islands = 0;
    },
    enough(play) {
      play.done();
      play.state.islands = 0;
    },
  },
  about: ({ state }) => ({ left: state.islands }),
});
/** PW-E2-5-b: the Cadmea is taken; the Coalition is Athens, and the exiles lead for it. */
function phoebidas(play: P, die: number): void {
  const { state } = play;
  state.happened |= PHOEBIDAS;
  if (controller(state, THEBES) === SPARTA) return noEffect(play, 'PW-E2-5-b');
  if (!surprise(play, THEBES, PHOEBIDAS_RATING, { harmost: 'phoebidas', die })) return;
  state.cadmea = true;
  state.role = ATHENS_LEADS;
  repaint(state, THEBES_SPARTAN, true);
  state.control[THEBES] = byColour(SPARTA);
  for (const leader of [PELOPIDAS, EPAMINONDAS]) if (state.where[leader] !== OUT) state.where[leader] = CUP;
  play.tell?.({
    kind: 'cadmea',
    rule: 'PW-E2-5-b',
    space: SPACE.ids[THEBES],
    leaders: [PELOPIDAS, EPAMINONDAS].filter(leader => state.where[leader] === CUP).map(leader => LEADER.ids[leader]),
  });
}

// ---- the rest

/** PW-E2-6: by the die; Cytinium where Mantinea has been. */
function agenda(play: P): void {
  const { state, fate } = play;
  const used = AGENDA.map(bit => (state.happened & bit) !== 0);
  if (used.every(Boolean)) return noEffect(play, 'PW-E2-6-b');
  const places = [ELIS, MANTINEA, CYTINIUM, OLYNTHUS];
  for (;;) {
    const die = fate.d6('agenda of Agesilaus', 'PW-E2-6-a');
    const place = die <= 2 ? 0 : die >= 5 ? 3 : used[1] ? 2 : 1;
    const again = used[place];
    if (!again) {
      state.happened |= AGENDA[place];
      state.agenda = places[place];
    }
    play.tell?.({
      kind: 'agenda',
      rule: again ? 'PW-E2-6-b' : 'PW-E2-6-a',
      die,
      space: SPACE.ids[places[place]],
      ...(again ? { again: true } : {}),
    });
    if (!again) return;
  }
}
/** PW-E2-7: by the sum of two dice, from 2. */
export const DEMOCRATS: RebellionTable = {
  spaces: 'sicyon corone byzantium tegea ephesus lepreum orchomenus miletus camirus methydrum amphipolis'
    .split(' ')
    .map(id => SPACE.at(id)),
  of: SPARTA,
  rules: { roll: 'PW-E2-7-a', again: 'PW-E2-7-b', spread: 'PW-E2-7-b' },
};
/** PW-E2-8. */
function cunaxa(play: P): void {
  const { state, fate } = play;
  if (already(play, CUNAXA, 'PW-E2-8')) return;
  const die = fate.d6('Cunaxa', 'PW-E2-8');
  if (die <= 2) {
    receive(state, SPARTA, 1000);
    return tellTalents(play, 'PW-E2-8', SPARTA, 1000, die);
  }
  play.tell?.({ kind: 'cunaxa', rule: 'PW-E2-8', die });
  const space = nearestSpartan(play, ABYDOS);
  const kind = allied(SPARTA, HOPLITE);
  const count = space < 0 ? 0 : create(state, space, kind, 3);
  if (count > 0) {
    assess(state, space);
    play.tell?.({ kind: 'placed', rule: 'PW-E2-8', unit: UNIT.ids[kind], count, space: SPACE.ids[space], side: SIDES[SPARTA] });
  }
  persiaEnters(play, 'PW-E2-8');
}
/** The space itself, or the nearest that Sparta controls; by lot among equals. */
function nearestSpartan({ state, fate }: P, to: number): number {
  let best: number[] = [];
  let least = SPACES;
  for (let space = 0; space < SPACES; space++) {
    if (controller(state, space) !== SPARTA || forceOf(state, space, ATHENS) > 0 || DISTANCE[to][space] > least) continue;
    if (DISTANCE[to][space] < least) best = [];
    least = DISTANCE[to][space];
    best.push(space);
  }
  return best.length === 0
    ? -1
    : best[fate.lot(best.length, 'where the Ten Thousand arrive', 'PW-E2-8', i => SPACE.ids[best[i]])];
}
function leaderDeath(play: P): void {
  play.state.bans |= LEADERS_DIE; // PW-E2-9
}
/** PW-E2-10. */
function longWalls(play: P): void {
  const { state } = play;
  if (already(play, WALLS, 'PW-E2-10')) return;
  state.noWalls = false;
  play.tell?.({ kind: 'long-walls', rule: 'PW-E2-10', hostages: false, raised: true });
  if (lives(state, NAVY) && !commandsNavy(state)) navyChangesHands(play, 'PW-E2-10');
}
function artaxerxes(play: P): void {
  if (!already(play, ARTAXERXES, 'PW-E2-11')) persiaEnters(play, 'PW-E2-11');
}
const GOLD = 600;
/** PW-E2-12, PW-R106. */
function goldFound(play: P): void {
  const die = play.fate.d6('gold mine', 'PW-E2-12');
  play.tell?.({ kind: 'gold-mine', rule: 'PW-E2-12', die, side: SIDES[die <= 2 ? SPARTA : ATHENS], talents: GOLD });
  if (die > 2) return play.call(goldMine);
  receive(play.state, SPARTA, GOLD);
  tellTalents(play, 'PW-E2-12', SPARTA, GOLD);
}
/** PW-R106: one sum, for the treasury of the Coalition's choice. */
export const goldMine = decision<State>({
  name: 'goldMine',
  rule: 'PW-E2-12',
  seat: ({ state }) => seatFor(state, ATHENS),
  legal(_, __, offer) {
    for (let from = 0; from < TREASURIES.length; from++) offer.add(T.fund, from);
  },
  refuse: { fund: () => null },
  on: {
    fund(play, _, from) {
      play.done();
      const { state } = play;
      if (from === FROM_THEBES) thebesReceives(state, GOLD);
      else receive(state, ATHENS, GOLD);
      play.tell?.({
        kind: 'talents',
        rule: 'PW-E2-12',
        side: SIDES[ATHENS],
        city: TREASURIES[from],
        talents: GOLD,
        die: null,
        treasury: from === FROM_THEBES ? state.thebes : state.treasury[ATHENS],
      });
    },
  },
  about: () => ({ talents: GOLD }),
});

export const FALL_OF_SPARTA_EVENTS: EventTable = {
  2: { rule: 'PW-E2-2', id: 'cinadon', possible: always, happen: cinadon },
  3: { rule: 'PW-E2-3', id: 'egypt-helps', possible: always, happen: egypt },
  4: { rule: 'PW-E2-4-a', id: 'dionysius', possible: always, happen: dionysius },
  5: { rule: 'PW-E2-5-a', id: 'harmost', possible: always, happen: harmost },
  6: { rule: 'PW-E2-6-a', id: 'agenda', possible: always, happen: agenda },
  7: { rule: 'PW-E2-7-a', id: 'democrats', possible: always, happen: play => rebellionOn(play, DEMOCRATS) },
  8: { rule: 'PW-E2-8', id: 'cunaxa', possible: always, happen: cunaxa },
  9: { rule: 'PW-E2-9', id: 'leader-death', possible: always, happen: leaderDeath },
  10: { rule: 'PW-E2-10', id: 'long-walls', possible: always, happen: longWalls },
  11: { rule: 'PW-E2-11', id: 'artaxerxes-enters', possible: always, happen: artaxerxes },
  12: { rule: 'PW-E2-12', id: 'gold-mine', possible: always, happen: goldFound },
};
