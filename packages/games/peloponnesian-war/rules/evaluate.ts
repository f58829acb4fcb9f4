import { sufferingSpaces } from './bellicosity.ts';
import { SPACES } from './board.ts';
import { controller } from './standing.ts';
import type { State } from './state.ts';

/** Points first; then what brings points: confidence, money and spaces of the side one plays, and the enemy's will. */
export function evaluate(s: State): number {
  if (s.outcome !== null) return s.outcome.score[0] > 0 ? 1 : Math.min(0.45, Math.max(0, 0.2 + s.points / 600));
  const own = s.player;
  const foe = 1 - own;
  let spaces = 0;
  for (let space = 0; space < SPACES; space++) spaces += controller(s, space) === own ? 1 : controller(s, space) === foe ? -1 : 0;
  const prospects =
    s.points +
    2 * (s.sci[own] - s.sci[foe]) +
    (s.treasury[own] - s.treasury[foe]) / 1000 +
    0.3 * spaces +
    0.5 * (sufferingSpaces(s, foe) - sufferingSpaces(s, own)) +
    2 * (s.bellicosity[own] - s.bellicosity[foe]);
  return 1 / (1 + Math.exp(-prospects / 80));
}
