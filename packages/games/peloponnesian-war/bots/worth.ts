import { bookOf, seatsOf } from '../rules/editions/book.ts';
import { scenarioOf } from '../rules/scenarios/scenarios.ts';
import type { State } from '../rules/state.ts';
import { SPACES } from '../rules/terms/board.ts';
import { controller } from '../rules/terms/control.ts';
import { ATHENS, SPARTA } from '../rules/terms/units.ts';
import { evaluate } from './evaluate.ts';

// How near somebody who plays alone is to the points that he needs: what he has, and what the turns that will still be played bring. The numbers were
// counted in 300 campaigns of the bots against the game's own system.

/** What a turn brings, as much again it varies; and what the next brings more in Sparta's chair, or less in that of Athens. */
const TURN = 17;
const SPREAD = 11;
const IN_SPARTA = 7.5;
const IN_ATHENS = -4.5;
/** By the lower Bellicosity: the share of the turns after the next that is played, how likely a side surrenders in the last turn, and ever. */
const LASTS = [0.25, 0.31, 0.38, 0.42, 0.52, 0.58, 0.64, 0.67, 0.71, 0.73, 0.75, 0.76, 0.77];
const ENDS_NOW = [0.7, 0.7, 0.55, 0.5, 0.2, 0.1, 0.02, 0.01, 0, 0, 0, 0, 0];
const ENDS_EVER = [0.9, 0.85, 0.75, 0.7, 0.55, 0.45, 0.4, 0.35, 0.3, 0.3, 0.25, 0.25, 0.25];
/** What a space more is worth, and how many talents are worth a point. Athens leads by so many spaces as a rule. */
const SPACE_HELD = 0.1;
const TALENTS = 2_000;
const USUAL_LEAD = 50;
/** How often somebody who is abroad is still there a turn later: where his return ends the scenario, it ends as often. */
const STAYS = 0.5;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
/** Of those who have lost, whoever had more points was nearer. */
const consolation = (missing: number): number => 0.02 * logistic(-missing / 40);

/** The chance to win of whoever plays alone for points; elsewhere what `evaluate` says. */
export function worth(s: State, seat: number): number {
  const { end, lastTurn, will } = scenarioOf(s);
  if (will !== undefined || seatsOf(s).length > 1) return evaluate(s, seat);
  const missing = end.points - s.points;
  if (s.outcome !== null) return s.outcome.score[0] > 0 ? 1 : consolation(missing);
  const { player, bellicosity } = s;
  const least = Math.min(bellicosity[0], bellicosity[1]);
  const left = Math.max(1, lastTurn - s.turn + 1);
  const stays = end.onReturn && player !== s.began ? STAYS : 1;
  const turns = 1 + (left - 1) * LASTS[least] * stays;
  const ends = ENDS_NOW[least] + (ENDS_EVER[least] - ENDS_NOW[least]) * (1 - 1 / left);
  const surrender = ends * bookOf(s).surrenderPoints(Math.min(lastTurn, Math.round(s.turn + turns - 1)), s.first);
  const side = player === SPARTA ? IN_SPARTA : IN_ATHENS;
  const standing = side + SPACE_HELD * spacesOf(s, player) + s.treasury[player] / TALENTS;
  return logistic((standing + TURN * turns + surrender - missing) / (SPREAD * Math.sqrt(turns)));
}

/** How many more spaces a side controls than it usually does beside the other. */
function spacesOf(s: State, side: number): number {
  let lead = -USUAL_LEAD;
  for (let space = 0; space < SPACES; space++) {
    const holder = controller(s, space);
    lead += holder === ATHENS ? 1 : holder === SPARTA ? -1 : 0;
  }
  return side === ATHENS ? lead : -lead;
}
