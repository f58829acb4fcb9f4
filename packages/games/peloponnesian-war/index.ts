import { defineGame, frame, type Setup } from '@polemos/kernel';
import { ACTIONS } from './rules/actions.ts';
import { bookOf, editionIds, seatsOf, WAYS, waysIds } from './rules/book.ts';
import { evaluate } from './rules/evaluate.ts';
import { invariants } from './rules/invariants.ts';
import { position } from './rules/position.ts';
import { knownTo, SCENARIO, setUp } from './rules/scenarios.ts';
import { clone, emptyState, type State } from './rules/state.ts';
import { game, STEPS } from './rules/turn.ts';
import { imagine, type View, view } from './rules/view.ts';

/** Set-ups made once: a match begins with a copy. */
const prepared: Map<string, State> = new Map();

function begin({ scenario, options }: Setup): State {
  const key = JSON.stringify([scenario, options]);
  const known = prepared.get(key);
  if (known !== undefined) return clone(known);
  const s = emptyState();
  setUp(s, SCENARIO.at(scenario), options);
  const { outsideErrata, longWallsLeader } = bookOf(s);
  s.halfOfWholeForce = options['half-of-whole-force'] === true;
  s.amphipolisBarred = outsideErrata && options['amphipolis-barred'] === true; // PW-R37
  s.longWallsLeader = longWallsLeader && options['long-walls-leader'] === true; // PW1-5.3.1-c
  s.stack = frame(game.index, 0, {}, null);
  prepared.set(key, s);
  return clone(s);
}

export const peloponnesianWar = defineGame<State, View>({
  id: 'peloponnesian-war',
  rules: 3,
  seats: WAYS[0].seats,
  seatsOf,
  scenarios: SCENARIO.ids.map(id => {
    const only = knownTo(id);
    return { id, only, ...(only.players.includes(WAYS[0].id) ? {} : { seats: WAYS[1].seats }) };
  }),
  options: [
    { id: 'players', values: waysIds, default: waysIds[0] },
    { id: 'edition', values: editionIds, default: editionIds[0] },
    { id: 'half-of-whole-force', values: [false, true], default: false },
    { id: 'amphipolis-barred', values: [false, true], default: false, needs: { option: 'edition', value: 'second' } }, // PW-R37
    { id: 'long-walls-leader', values: [false, true], default: false, needs: { option: 'edition', value: 'first' } }, // PW1-5.3.1-c
  ],
  operations: { begin: ['objective', 'incite', 'persianArmy', 'persianNavy'], resolve: ['operate'] },
  actions: ACTIONS,
  steps: STEPS,
  position,
  begin,
  clone,
  view,
  imagine,
  evaluate,
  invariants,
});
export { SPACE } from './rules/board.ts';
export { editionIds } from './rules/book.ts';
export { IS_THEBAN, LEADER, LEADER_SIDE, STRATEGIC, TACTICAL } from './rules/leaders.ts';
export { MATRIX } from './rules/matrices.ts';
export { oracle } from './rules/oracle.ts';
export type { Picture } from './rules/picture.ts';
export type { Phase, Position } from './rules/position.ts';
export { SCENARIO } from './rules/scenarios.ts';
export type { State } from './rules/state.ts';
export { SIDES, UNIT } from './rules/units.ts';
export type { View } from './rules/view.ts';
