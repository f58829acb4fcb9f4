import { sufferingSpaces } from '../rules/armistice/bellicosity.ts';
import { seatsOf } from '../rules/editions/book.ts';
import { scenarioOf } from '../rules/scenarios/scenarios.ts';
import type { State } from '../rules/state.ts';
import { SPACES } from '../rules/terms/board.ts';
import { controller } from '../rules/terms/control.ts';
import { SPARTA } from '../rules/terms/units.ts';

/**
 * What the chance to win is made of, at the beginning of a turn. The less time is left the more surely the points decide, the more
 * is left the more counts what will bring points.
 */
export function features(s: State, seat: number): readonly number[] {
  const two = seatsOf(s).length > 1;
  const own = two ? seat : s.player;
  const foe = 1 - own;
  const { end, lastTurn } = scenarioOf(s);
  const left = (lastTurn - s.turn + 1) / 10;
  const sure = 1 / Math.sqrt(Math.max(0.02, left));
  const later = sure * left;
  let spaces = 0;
  for (let space = 0; space < SPACES; space++) {
    const holder = controller(s, space);
    spaces += holder === own ? 1 : holder === foe ? -1 : 0;
  }
  const points = two ? s.score[own] - s.score[foe] : s.points - end.points;
  return [
    1,
    (sure * points) / 50,
    later,
    (later * spaces) / 20,
    (later * s.treasury[own]) / 3000,
    (later * s.treasury[foe]) / 3000,
    (sure * s.sci[own]) / 5,
    (sure * s.sci[foe]) / 5,
    (sure * s.bellicosity[own]) / 12,
    (sure * s.bellicosity[foe]) / 12,
    (later * (sufferingSpaces(s, foe) - sufferingSpaces(s, own))) / 10,
    own === SPARTA ? later : 0,
  ];
}
