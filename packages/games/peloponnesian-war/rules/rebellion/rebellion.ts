import data from '../../data/board.json' with { type: 'json' };
import { bookOf } from '../editions/book.ts';
import { FIRST_WAR_OLIGARCHS } from '../scenarios/first-war/oligarchs.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import { type P, REBELLION, type State } from '../state.ts';
import { HOME, NEAR, SPACE, SPACES } from '../terms/board.ts';
import { friendOf, isHome, isRebel, unmark } from '../terms/control.ts';
import { forceOf } from '../terms/forces.ts';
import { colourOf } from '../terms/palettes.ts';
import { ATHENS, NO_SIDE, SIDES, SPARTA } from '../terms/units.ts';
import { inZoi } from '../terms/zoi.ts';
import { startRebellion } from './rising.ts';
import { rebellionOn } from './tables.ts';

// ---- event 8 and the Delian League rebellion

/** PW-E-8-a: by the sum of two dice, from 2. */
const OLIGARCHS: readonly number[] = Object.values(data.special.oligarchicRebellion.campaign).map(id => SPACE.at(id));

/** PW-3.3-c, PW-E-8-b. */
const mayRebel = (s: State, space: number): boolean => !isRebel(s, space) && forceOf(s, space, ATHENS) === 0;
/** A function of its own, not a constant: the event tables name it while modules that need each other are still loading. */
export function oligarchsPossible(s: State): boolean {
  return OLIGARCHS.some(space => mayRebel(s, space));
}

/** PW-E-8: one space rebels, and with luck its neighbours. */
export function oligarchicRebellion(play: P): void {
  const { state, fate } = play;
  if (!oligarchsPossible(state)) {
    play.tell?.({ kind: 'no-rebellion', rule: 'PW-R58' });
    return;
  }
  if (bookOf(state).oligarchs.next) return nextOfTheList(play);
  for (let rolls = 0; ; rolls++) {
    const dice = [fate.d6('oligarchic rebellion', 'PW-E-8-a'), fate.d6('oligarchic rebellion', 'PW-E-8-a')];
    const sum = dice[0] + dice[1] + rolls; // PW-E-8-b
    const space = OLIGARCHS[sum - 2] ?? -1;
    const valid = space >= 0 && mayRebel(state, space);
    play.tell?.({
      kind: 'rebellion-roll',
      rule: 'PW-E-8-a',
      dice,
      modifiers: rolls > 0 ? [{ rule: 'PW-E-8-b', by: rolls }] : [],
      sum,
      space: space < 0 ? null : SPACE.ids[space],
      again: valid ? null : space < 0 ? 'PW-R58' : isRebel(state, space) ? 'PW-E-8-b' : 'PW-3.3-c',
    });
    if (valid) {
      startRebellion(play, space, 'PW-E-8-c');
      return neighboursFollow(play, space);
    }
    if (space < 0) rolls = -1; // PW-R58: past the table, begin again without modifier
  }
}
/** PW1-E-8-a: one roll, and down the list to the first that can rebel; past its end from the top (PW1-R8). */
function nextOfTheList(play: P): void {
  const { state, fate } = play;
  const dice = [fate.d6('oligarchic rebellion', 'PW-E-8-a'), fate.d6('oligarchic rebellion', 'PW-E-8-a')];
  const sum = dice[0] + dice[1];
  const passed: number[] = [];
  let at = sum - 2;
  for (; !mayRebel(state, OLIGARCHS[at]); at = (at + 1) % OLIGARCHS.length) passed.push(OLIGARCHS[at]);
  play.tell?.({
    kind: 'rebellion-roll',
    rule: 'PW1-E-8-a',
    dice,
    modifiers: [],
    sum,
    space: SPACE.ids[OLIGARCHS[at]],
    again: null,
    passed: passed.map(space => SPACE.ids[space]),
  });
  startRebellion(play, OLIGARCHS[at], 'PW-E-8-c');
  neighboursFollow(play, OLIGARCHS[at]);
}
/** PW-E-8-d: a 6 for each adjacent Delian space without a friendly Force. */
function neighboursFollow(play: P, space: number): void {
  const { state, fate } = play;
  for (const near of NEAR[space]) {
    if (colourOf(state, near) !== ATHENS || near === HOME[ATHENS] || !mayRebel(state, near)) continue;
    if (friendOf(state, near) !== ATHENS || forceOf(state, near, SPARTA) > 0) continue;
    const die = fate.d6(REBELLION_IN[near], 'PW-E-8-d');
    play.tell?.({ kind: 'spread-roll', rule: 'PW-E-8-d', space: SPACE.ids[near], die, modifiers: [], success: die === 6 });
    if (die === 6) startRebellion(play, near, 'PW-E-8-d');
  }
}

/** By the event table of the scenario (PW-10.3.4-f). */
function leagueRebels(play: P): void {
  if (scenarioOf(play.state).events === 'first-war') rebellionOn(play, FIRST_WAR_OLIGARCHS);
  else oligarchicRebellion(play);
}
/** PW-3.3: it happens after a bad year. */
export function delianRebellion(play: P): void {
  const { state } = play;
  const unsure = state.sci[ATHENS] <= 0;
  const weakened = state.navalLosses >= 4 && scenarioOf(state).sicilianDisaster;
  play.tell?.({
    kind: 'delian-rebellion',
    rule: bookOf(state).delianRebellion,
    sci: state.sci[ATHENS],
    navalLosses: state.navalLosses,
    happens: unsure || weakened,
  });
  if (unsure || weakened) leagueRebels(play); // PW-3.3-b
}

// ---- the Rebellion Phase

/** PW-7.1: quelled where only its own side's ZOI lies; all against the same state. */
export function continuation(play: P): void {
  const { state } = play;
  for (let space = 0; space < SPACES; space++) {
    if (!isRebel(state, space)) continue;
    const colour = colourOf(state, space);
    if (colour === NO_SIDE) continue;
    const own = inZoi(state, space, colour);
    const enemy = inZoi(state, space, 1 - colour);
    const quelled = own && !enemy;
    if (quelled) unmark(state, space, REBELLION);
    play.tell?.({
      kind: 'rebellion-tested',
      rule: quelled ? 'PW-7.1-a' : 'PW-7.1-b',
      space: SPACE.ids[space],
      own,
      enemy,
      quelled,
    });
  }
}

/** PW-7.2: the rebels of this moment infect their neighbours of the same League. */
export function spread(play: P): void {
  const { state, fate } = play;
  const caught: number[] = [];
  findExposed(state);
  for (let space = 0; space < SPACES; space++) {
    if (exposed[space] === 0 || !mayCatch(state, space)) continue;
    const colour = colourOf(state, space);
    const enemy = inZoi(state, space, 1 - colour);
    const die = fate.d6(REBELLION_IN[space], 'PW-7.2-a');
    const success = die + (enemy ? 2 : 0) >= 6;
    play.tell?.({
      kind: 'spread-roll',
      rule: 'PW-7.2-c',
      space: SPACE.ids[space],
      die,
      modifiers: enemy ? [{ rule: 'PW-7.2-b', by: 2 }] : [],
      success,
      side: SIDES[colour],
    });
    if (success) caught.push(space);
  }
  for (const space of caught) startRebellion(play, space, 'PW-7.2-c'); // PW-7.2-e
}
const REBELLION_IN: readonly string[] = SPACE.ids.map(id => `rebellion in ${id}`);
/** PW-7.2-a: beside a rebel of its own League. */
const exposed = new Uint8Array(SPACES);
function findExposed(s: State): void {
  exposed.fill(0);
  for (let space = 0; space < SPACES; space++) {
    if (!isRebel(s, space)) continue;
    const colour = colourOf(s, space);
    for (const near of NEAR[space]) if (colourOf(s, near) === colour) exposed[near] = 1;
  }
}
/** PW-7.2-d, f, h. */
function mayCatch(s: State, space: number): boolean {
  const colour = colourOf(s, space);
  if (colour === NO_SIDE || isHome(space) || isRebel(s, space)) return false;
  if (s.force[space * 2] + s.force[space * 2 + 1] > 0 || friendOf(s, space) !== colour) return false;
  return true;
}
