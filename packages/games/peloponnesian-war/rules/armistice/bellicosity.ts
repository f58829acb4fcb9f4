import { bookOf } from '../editions/book.ts';
import { plays, SURRENDER_BY_NUMBER } from '../editions/readings.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import { contestOfWills } from '../scenarios/wills.ts';
import { byColour, type P, RAVAGED, REBELLION, type State } from '../state.ts';
import { HOME, SPACES } from '../terms/board.ts';
import { belongsTo, controller, enemyControls, has } from '../terms/control.ts';
import { OWNERS } from '../terms/palettes.ts';
import type { Modifier } from '../terms/told.ts';
import { ATHENS, SIDES, SPARTA } from '../terms/units.ts';
import { endScenario } from '../victory/victory.ts';

/** The will to fight is 12 at most (PW-0.5-m). */
const MOST_WILL = 12;
type Change = Modifier & { readonly spaces?: number };

/** By palette: what a space is stored as that is its owner's. */
const AS_OWNED: readonly Uint8Array[] = OWNERS.map(owners => Uint8Array.from(owners, byColour));
/** PW-9.1-c, PW-R43: League and coalition spaces captured, ravaged or in rebellion, each once. */
export function sufferingSpaces(s: State, side: number): number {
  const { marks, control } = s;
  const owned = AS_OWNED[s.palette];
  const harm = s.role >= 0 && side === ATHENS ? 0 : RAVAGED | REBELLION; // PW-10.5.4.4-a, PW-R184, PW-R190
  let count = 0;
  for (let space = 0; space < SPACES; space++) {
    if ((marks[space] & (RAVAGED | REBELLION)) === 0 && control[space] === owned[space]) continue;
    if ((has(s, space, harm) || enemyControls(s, space, side)) && belongsTo(s, space, side)) count++;
  }
  return count;
}
/** PW-0.5-m, PW-R44: never above 12, so that each change is limited by itself; PW1-0-b: at the end, all of them together. */
function limited(s: State, before: number, changes: readonly Change[]): readonly Change[] {
  const { rule, each } = bookOf(s).willLimit;
  const found: Change[] = [];
  let will = before;
  const limit = (): void => {
    if (will <= MOST_WILL) return;
    found.push({ rule, by: MOST_WILL - will });
    will = MOST_WILL;
  };
  for (const change of changes) {
    found.push(change);
    will += change.by;
    if (each) limit();
  }
  limit();
  return found;
}
/** PW-9.1. */
export function bellicosity(play: P): void {
  const { state } = play;
  for (const side of [ATHENS, SPARTA]) {
    const sci = state.sci[side];
    const spaces = sufferingSpaces(state, side);
    const before = state.bellicosity[side];
    const changes = [
      { rule: sci < 0 ? 'PW-9.1-a' : 'PW-9.1-b', by: sci < 0 ? sci : Math.floor(sci / 2) },
      { rule: 'PW-9.1-c', by: -Math.floor(spaces / 10), spaces },
      { rule: 'PW-9.1-d', by: -state.shaken[side] },
      { rule: AGENDA[scenarioOf(state).events ?? ''] ?? '', by: side === SPARTA && agendaMissed(state) ? -1 : 0 },
    ].filter(({ by }) => by !== 0);
    const modifiers = limited(state, before, changes);
    const sum = modifiers.reduce((all, { by }) => all + by, before);
    state.bellicosity[side] = Math.max(0, sum); // PW-9.1-e
    state.shaken[side] = 0;
    play.tell?.({
      kind: 'bellicosity',
      rule: bookOf(state).willLimit.told,
      side: SIDES[side],
      before,
      modifiers,
      now: state.bellicosity[side],
    });
  }
}

/** PW-E1-6-a, PW-E2-6-a, PW-R127: the place that Sparta was to control. */
const AGENDA: Readonly<Record<string, string>> = { 'first-war': 'PW-E1-6-a', 'fall-of-sparta': 'PW-E2-6-a' };
const agendaMissed = (s: State): boolean => s.agenda >= 0 && controller(s, s.agenda) !== SPARTA;

/** PW-9.2. */
export function surrender(play: P): void {
  const { state } = play;
  if (scenarioOf(state).will !== undefined) return contestOfWills(play);
  const beaten = [ATHENS, SPARTA].filter(side => enemyControls(state, HOME[side], side) || state.bellicosity[side] === 0);
  if (beaten.length === 0) return;
  const { surrenderPoints, points: kept } = bookOf(state);
  const first = plays(state, SURRENDER_BY_NUMBER) ? 1 : state.first; // PW1-R11
  const points = kept === 'human' ? surrenderPoints(state.turn, first) : 0; // PW-1.2-f, g, PW1-9-a; PW-R129: who surrenders loses
  state.points += points; // PW-R111: once
  play.tell?.({
    kind: 'surrender',
    rule: enemyControls(state, HOME[beaten[0]], beaten[0]) ? 'PW-9.2-a' : 'PW-9.2-b',
    sides: beaten.map(side => SIDES[side]),
    points,
  });
  endScenario(play, 'surrender', beaten.length > 1 && bookOf(state).points === 'sides' ? null : beaten[0]); // PW-R111
}

/** PW-9.3-a, b, PW-R46: each side weary or poor; once a game, unless the scenario forbids it. */
export const armisticeDue = (s: State): boolean =>
  !s.truce && scenarioOf(s).armistice && [ATHENS, SPARTA].every(side => s.bellicosity[side] <= 6 || s.treasury[side] < 1000);
