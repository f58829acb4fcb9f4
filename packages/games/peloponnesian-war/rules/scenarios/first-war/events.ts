import { sendAway } from '../../combat/recall.ts';
import { sitalces } from '../../politics/allegiance.ts';
import { always, type EventTable, noEffect, silverFor } from '../../politics/event.ts';
import { rebellionOn } from '../../rebellion/tables.ts';
import { ARMED, byOccupation, LEADERS_DIE, NO_BUILDING, type P, REBELLION } from '../../state.ts';
import { CYTINIUM, DELPHI, HOME, LARISA, PHARSALUS, PIRAEUS, PYLOS, SPACE } from '../../terms/board.ts';
import { assess, controller, unmark } from '../../terms/control.ts';
import { create, move, spOf, unitsOf } from '../../terms/forces.ts';
import { pay } from '../../terms/ledger.ts';
import { PRINTED, THESSALY_NEUTRAL } from '../../terms/palettes.ts';
import { ATHENS, allied, HOPLITE, SIDES, SPARTA } from '../../terms/units.ts';
import { FIRST_WAR_OLIGARCHS } from './oligarchs.ts';
import { FORCE_AGAINST_PLATAEA, plataeaCanBeAttacked } from './plataea.ts';

// PW-E1: the events of The First Peloponnesian War. None is impossible; some have no effect.

/** Bits of `happened` in this scenario. */
const EGYPT_ONCE = 1;
const EGYPT_TWICE = 2;
const PHOCIANS: readonly number[] = [4, 8];

/** PW-E1-3: Thessaly joins Athens, or is neutral again with what stands there (PW-R125). */
function thessaly(play: P): void {
  const { state } = play;
  const joins = state.palette === THESSALY_NEUTRAL;
  state.palette = joins ? PRINTED : THESSALY_NEUTRAL;
  for (let type = 0; type < 3; type++) {
    const kind = allied(ATHENS, type);
    if (joins) move(state, ARMED[1], LARISA, kind, spOf(state, ARMED[1], kind));
    else for (const space of [LARISA, PHARSALUS]) move(state, space, ARMED[1], kind, spOf(state, space, kind));
  }
  for (const space of [LARISA, PHARSALUS]) {
    unmark(state, space, REBELLION); // PW-R192
    assess(state, space);
  }
  play.tell?.({ kind: 'thessaly', rule: 'PW-E1-3', joins, units: unitsOf(state, joins ? LARISA : ARMED[1], ATHENS) });
}
/** PW-E1-4. */
function phenomenon(play: P): void {
  const { state } = play;
  const die = play.fate.d6('eclipse or earthquake', 'PW-E1-4-a');
  const side = die <= 3 ? ATHENS : SPARTA;
  state.most[side] = 2;
  play.tell?.({ kind: 'phenomenon', rule: 'PW-E1-4-a', die, side: SIDES[side] });
  if (side !== SPARTA) return;
  sendAway(play, PYLOS, { side: SPARTA, rule: 'PW-E1-4-b' });
  const count = create(state, PYLOS, allied(ATHENS, HOPLITE), 1);
  state.control[PYLOS] = byOccupation(ATHENS);
  play.tell?.({ kind: 'placed', rule: 'PW-E1-4-b', unit: 'athenian-allied-hoplite', count, space: 'pylos', side: 'athens' });
}
/** PW-E1-5. */
function egypt(play: P): void {
  const { state } = play;
  const times = (state.happened & EGYPT_TWICE) !== 0 ? 2 : (state.happened & EGYPT_ONCE) !== 0 ? 1 : 0;
  if (times === 2) return noEffect(play, 'PW-E1-5');
  const talents = times === 0 ? 800 : 600;
  state.happened |= times === 0 ? EGYPT_ONCE : EGYPT_TWICE;
  if (times === 1) state.bans |= NO_BUILDING;
  pay(state, ATHENS, talents);
  play.tell?.({ kind: 'egypt', rule: 'PW-E1-5', talents, building: times === 0, treasury: state.treasury[ATHENS] });
}
/** PW-E1-6: each place once; the other instead of one that is past. */
function phocians(play: P): void {
  const { state } = play;
  const places = [CYTINIUM, DELPHI];
  if (PHOCIANS.every(bit => (state.happened & bit) !== 0)) return noEffect(play, 'PW-E1-6-b');
  const die = play.fate.d6('Phocian aggression', 'PW-E1-6-a');
  const rolled = die <= 3 ? 0 : 1;
  const taken = (state.happened & PHOCIANS[rolled]) === 0 ? rolled : 1 - rolled;
  state.happened |= PHOCIANS[taken];
  state.agenda = places[taken];
  play.tell?.({ kind: 'agenda', rule: taken === rolled ? 'PW-E1-6-a' : 'PW-E1-6-b', die, space: SPACE.ids[places[taken]] });
}
/** PW-E1-7, PW-10.3.4-c, d. */
function longWalls(play: P): void {
  const { state } = play;
  const builds = controller(state, HOME[ATHENS]) === ATHENS && controller(state, PIRAEUS) === ATHENS;
  const held = state.captive.includes(1); // taken since the walls were built, they go too: PW-10.3.4-c
  if (!builds || (!state.noWalls && !held)) return noEffect(play, 'PW-E1-7');
  const raised = state.noWalls;
  state.noWalls = false;
  state.captive = [0, 0];
  play.tell?.({ kind: 'long-walls', rule: 'PW-E1-7', hostages: held, raised });
}
function oligarchs(play: P): void {
  rebellionOn(play, FIRST_WAR_OLIGARCHS);
}
/** PW-E1-9-a; Cimon dies when he is drawn (PW-R56). */
function leaderDeath(play: P): void {
  play.state.bans |= LEADERS_DIE;
}
/** PW-E1-10. */
function plataea(play: P): void {
  const { state } = play;
  if (!plataeaCanBeAttacked(state)) return noEffect(play, 'PW-E1-10');
  state.due = [...FORCE_AGAINST_PLATAEA];
  play.tell?.({ kind: 'plataea', rule: 'PW-E1-10' });
}
export const FIRST_WAR_EVENTS: EventTable = {
  2: { rule: 'PW-E1-2', id: 'thracians', possible: always, happen: play => sitalces(play, 'PW-E1-2'), returns: true },
  3: { rule: 'PW-E1-3', id: 'thessaly', possible: always, happen: thessaly },
  4: { rule: 'PW-E1-4-a', id: 'phenomenon', possible: always, happen: phenomenon },
  5: { rule: 'PW-E1-5', id: 'egypt', possible: always, happen: egypt },
  6: { rule: 'PW-E1-6-a', id: 'phocians', possible: always, happen: phocians },
  7: { rule: 'PW-E1-7', id: 'long-walls', possible: always, happen: longWalls },
  8: { rule: 'PW-E1-8-a', id: 'oligarchs', possible: always, happen: oligarchs },
  9: { rule: 'PW-E1-9-a', id: 'leader-death', possible: always, happen: leaderDeath },
  10: { rule: 'PW-E1-10', id: 'plataea', possible: always, happen: plataea },
  11: { rule: 'PW-E1-11', id: 'artaxerxes', possible: always, happen: play => silverFor(play, 'PW-E1-11', 600, 5) },
  12: { rule: 'PW-E1-12', id: 'silver-mine', possible: always, happen: play => silverFor(play, 'PW-E1-12', 600, 2) },
};
