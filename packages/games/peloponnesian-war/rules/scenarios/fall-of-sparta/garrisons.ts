import { ask, decision, loop, procedure } from '@polemos/kernel';
import { T } from '../../actions.ts';
import { sendAway } from '../../combat/recall.ts';
import { decides, seatFor } from '../../editions/book.ts';
import { OUT, type P, type State } from '../../state.ts';
import { MESSENIA, ORCHOMENUS, SPACE, SPACES, THEBES } from '../../terms/board.ts';
import { assess, controller, holdsByOccupation } from '../../terms/control.ts';
import { create, forceOf, remove, spOf } from '../../terms/forces.ts';
import { EPAMINONDAS, LEADER, PELOPIDAS } from '../../terms/leaders.ts';
import { ownerOf, repaint, THEBES_SPARTAN } from '../../terms/palettes.ts';
import { ATHENS, allied, GARRISON, HOPLITE, LIMIT, SIDES, SPARTA, UNIT } from '../../terms/units.ts';
import { kingsPeace, sardisFalls } from './persia.ts';

// PW-10.5-f: after control has been assessed, the Coalition shows with Garrisons what it holds; and what follows from who holds what.

const inSupply = (s: State): number => LIMIT[GARRISON] - s.pieces[GARRISON];
/** A space that the Coalition has captured and that no Garrison holds yet. */
const isCaptured = (s: State, space: number): boolean =>
  holdsByOccupation(s, space, ATHENS) &&
  (ownerOf(s, space) !== ATHENS || s.regained.includes(space)) &&
  spOf(s, space, GARRISON) === 0;
function captured(s: State): number[] {
  const found: number[] = [];
  for (let space = 0; space < SPACES; space++) if (isCaptured(s, space)) found.push(space);
  return found;
}
function man(play: P, space: number): void {
  create(play.state, space, GARRISON, 1);
  play.tell?.({ kind: 'garrison', rule: 'PW-10.5-f', space: SPACE.ids[space], given: true, left: inSupply(play.state) });
}
/** As many as there are, if there are enough for all. */
function manAll(play: P): void {
  const { state } = play;
  decides(state, ATHENS);
  const spaces = captured(state);
  if (spaces.length <= inSupply(state)) for (const space of spaces) man(play, space);
}
/** Nothing but a Garrison is there to be given up. */
const standsAlone = (s: State, space: number): boolean =>
  spOf(s, space, GARRISON) > 0 && forceOf(s, space, ATHENS) === spOf(s, space, GARRISON);
const refuseMan = (s: State, space: number): string | null => (inSupply(s) > 0 && isCaptured(s, space) ? null : 'PW-10.5-f');
const refuseAbandon = (s: State, space: number): string | null =>
  inSupply(s) === 0 && standsAlone(s, space) ? null : 'PW-10.5-f';

/** PW-10.5-f, PW-R171: there are not enough of them; one may be taken from elsewhere. */
export const manning = decision<State>({
  name: 'manning',
  rule: 'PW-10.5-f',
  seat: ({ state }) => seatFor(state, ATHENS),
  legal({ state }, _, offer) {
    for (let space = 0; space < SPACES; space++) if (refuseMan(state, space) === null) offer.add(T.man, space);
    for (let space = 0; space < SPACES; space++) if (refuseAbandon(state, space) === null) offer.add(T.abandon, space);
    offer.add(T.enough);
  },
  refuse: {
    man: ({ state }, _, space) => refuseMan(state, space),
    abandon: ({ state }, _, space) => refuseAbandon(state, space),
    enough: () => null,
  },
  on: {
    man(play, _, space) {
      play.done();
      man(play, space);
      if (captured(play.state).length === 0) play.state.islands = 0;
    },
    abandon(play, _, space) {
      play.done();
      const { state } = play;
      remove(state, space, GARRISON, spOf(state, space, GARRISON));
      assess(state, space);
      play.tell?.({ kind: 'garrison', rule: 'PW-10.5-f', space: SPACE.ids[space], given: false, left: inSupply(state) });
    },
    enough(play) {
      play.done();
      play.state.islands = 0;
    },
  },
  about: ({ state }) => ({ left: inSupply(state), spaces: captured(state).map(space => SPACE.ids[space]) }),
});
/** `islands` says that the Coalition still decides; it has no other use at this time of the turn. */
function openManning({ state }: P): void {
  state.islands = captured(state).length > 0 ? 1 : 0;
}
const isOpen = ({ state }: P): boolean => state.islands > 0;
function closeManning({ state }: P): void {
  state.regained = [];
}

const EXILES: readonly number[] = [PELOPIDAS, EPAMINONDAS];
/** PW-E2-5-b: Thebes is freed, and the exiles' time is over. */
function thebesFreed(play: P): void {
  const { state } = play;
  if (!state.cadmea || forceOf(state, THEBES, ATHENS) === 0 || forceOf(state, THEBES, SPARTA) > 0) return;
  state.cadmea = false;
  repaint(state, THEBES_SPARTAN, false);
  assess(state, THEBES);
  for (const leader of EXILES) state.where[leader] = OUT;
  state.fallen = state.fallen.filter(leader => !EXILES.includes(leader)); // PW-E1-9-b: no cup takes them back
  play.tell?.({
    kind: 'thebes-freed',
    rule: 'PW-E2-5-b',
    leaders: EXILES.map(leader => LEADER.ids[leader]),
  });
}
/** PW-10.5.4.8-a: Messenia is free; Megalopolis is founded at Orchomenus. */
function messenia(play: P): void {
  const { state } = play;
  if (state.messenia || MESSENIA.some(space => controller(state, space) !== ATHENS)) return;
  state.messenia = true;
  sendAway(play, ORCHOMENUS, { side: SPARTA, rule: 'PW-R178' });
  const kind = allied(ATHENS, HOPLITE);
  const count = create(state, ORCHOMENUS, kind, 4);
  const garrison = spOf(state, ORCHOMENUS, GARRISON) === 0 ? create(state, ORCHOMENUS, GARRISON, 1) : 0;
  assess(state, ORCHOMENUS);
  play.tell?.({
    kind: 'messenia',
    rule: 'PW-10.5.4.8-a',
    space: SPACE.ids[ORCHOMENUS],
    unit: UNIT.ids[kind],
    count,
    garrison,
    side: SIDES[ATHENS],
  });
}

export const occupation = procedure<State>(
  'occupation',
  thebesFreed,
  sardisFalls, // PW-10.5.4.6-III-f
  manAll,
  openManning,
  loop(isOpen, ask(manning)), // PW-10.5-f
  closeManning,
  messenia, // PW-10.5.4.8
  kingsPeace, // PW-10.5.4.7
);
