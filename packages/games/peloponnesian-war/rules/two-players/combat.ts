import { ask, decision, loop, procedure, when } from '@polemos/kernel';
import { T } from '../actions.ts';
import { fightPair, opposingPairs, rankOf, sharedSpaces } from '../combat/pairs.ts';
import { resolve, siegeClasses } from '../combat/siege.ts';
import { bookOf, seatFor } from '../editions/book.ts';
import {
  fightPersians,
  isWithPersians,
  persianBattles,
  readPersian,
  writePersian,
} from '../scenarios/fall-of-sparta/persian-combat.ts';
import type { P, State } from '../state.ts';
import { SPACE, SPACES } from '../terms/board.ts';
import { ATHENS, enemyOf, NO_SIDE, SIDES, SPARTA } from '../terms/units.ts';

// PW-11-d: two players pick the next combat in turn, beginning with him who operated first.

/** Battles that are due, as space of Athens × SPACES + space of Sparta. By class or all (PW-R163). */
function battles(s: State): number[] {
  const shared = sharedSpaces(s);
  const both = (space: number): number => space * SPACES + space;
  if (bookOf(s).nextCombat === 'players')
    return [...shared.map(both), ...opposingPairs(s), ...(s.entered ? persianBattles(s) : [])];
  for (let rank = 0; rank < 3; rank++) {
    const found = shared.filter(space => rankOf(s, space) === rank);
    if (found.length > 0) return found.map(both);
  }
  return opposingPairs(s);
}
function sieges(s: State): number[] {
  const classes = siegeClasses(s);
  return bookOf(s).nextCombat === 'players' ? classes.flat() : (classes.find(list => list.length > 0) ?? []);
}
/** The other player picks the next one; with one combat nobody has picked yet. */
function alternate(s: State): void {
  if (s.chooser !== NO_SIDE) s.chooser = enemyOf(s.chooser);
}
/** PW-11-d: he who operated first begins. PW1-11-a: a die says who, when there is something to pick. */
const firstToPick = (s: State): number => (bookOf(s).nextCombat === 'players' ? s.opener : NO_SIDE);
function rollForPick(play: P): void {
  const { state, fate } = play;
  if (state.chooser !== NO_SIDE) return;
  const die = fate.d6('first to pick a combat', 'PW1-11-a');
  state.chooser = die <= 3 ? ATHENS : SPARTA;
  play.tell?.({ kind: 'first-pick', rule: 'PW1-11-a', die, side: SIDES[state.chooser] });
}

export const nextBattle = decision<State>({
  name: 'nextBattle',
  rule: 'PW-11-d',
  seat: ({ state }) => seatFor(state, state.chooser),
  legal({ state }, _, offer) {
    for (const pair of battles(state))
      if (isWithPersians(pair)) {
        const { body, space, side } = readPersian(pair);
        offer.add(T.persians, body, space, side);
      } else offer.add(T.battle, Math.floor(pair / SPACES), pair % SPACES);
  },
  refuse: {
    battle: ({ state }, _, athens, sparta) => (battles(state).includes(athens * SPACES + sparta) ? null : 'PW-6.2-h'),
    persians: ({ state }, _, body, space, side) =>
      battles(state).includes(writePersian({ body, space, side })) ? null : 'PW-6.2-h',
  },
  on: {
    battle(play, _, athens, sparta) {
      play.done();
      fightNext(play, athens * SPACES + sparta);
    },
    persians(play, _, body, space, side) {
      play.done();
      fightNext(play, writePersian({ body, space, side }));
    },
  },
  about: ({ state }) => ({
    side: SIDES[state.chooser],
    of: battles(state)
      .filter(pair => !isWithPersians(pair))
      .map(pair => [SPACE.ids[Math.floor(pair / SPACES)], SPACE.ids[pair % SPACES]]),
  }),
});
function fightNext(play: P, pair: number): void {
  alternate(play.state);
  if (isWithPersians(pair)) fightPersians(play, pair);
  else fightPair(play, Math.floor(pair / SPACES), pair % SPACES);
}
function fightTheOnly(play: P): void {
  fightNext(play, battles(play.state)[0]);
}

export const nextSiege = decision<State>({
  name: 'nextSiege',
  rule: 'PW-11-d',
  seat: ({ state }) => seatFor(state, state.chooser),
  legal({ state }, _, offer) {
    for (const space of sieges(state)) offer.add(T.siege, space);
  },
  refuse: { siege: ({ state }, _, space) => (sieges(state).includes(space) ? null : 'PW-6.3-b') },
  on: {
    siege(play, _, space) {
      play.done();
      alternate(play.state);
      resolve(play, space);
    },
  },
  about: ({ state }) => ({ side: SIDES[state.chooser], of: sieges(state).map(space => SPACE.ids[space]) }),
});
function resolveTheOnly(play: P): void {
  const [space] = sieges(play.state);
  alternate(play.state);
  resolve(play, space);
}

function openBattles({ state }: P): void {
  state.fought = [];
  state.chooser = firstToPick(state);
}
function closeBattles({ state }: P): void {
  state.fought = [];
}
/** PW1-11-a: a new die for the sieges. */
function openSieges({ state }: P): void {
  if (firstToPick(state) === NO_SIDE) state.chooser = NO_SIDE;
}
const howManyBattles = ({ state }: P): number => battles(state).length;
const howManySieges = ({ state }: P): number => sieges(state).length;

/** PW-6.2, PW-11-d: with one combat left there is nothing to pick. */
export const battlesOfTwo = procedure<State>(
  'battlesOfTwo',
  openBattles,
  loop(
    play => howManyBattles(play) > 0,
    when(play => howManyBattles(play) > 1, rollForPick, ask(nextBattle)),
    when(play => howManyBattles(play) === 1, fightTheOnly),
  ),
  closeBattles,
);
/** PW-6.3, PW-11-d. */
export const siegesOfTwo = procedure<State>(
  'siegesOfTwo',
  openSieges,
  loop(
    play => howManySieges(play) > 0,
    when(play => howManySieges(play) > 1, rollForPick, ask(nextSiege)),
    when(play => howManySieges(play) === 1, resolveTheOnly),
  ),
);
