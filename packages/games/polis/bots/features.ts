import type { Seat } from '@polemos/kernel';
import { LAST_ROUND, other, SEAS, SPARTA, TERRITORIES } from '../rules/components/board.ts';
import { goodsOf, merchantsOf } from '../rules/components/control.ts';
import { scoreOf } from '../rules/end/score.ts';
import { SCENARIO } from '../rules/scenarios.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { worth } from './lead.ts';
import LEARNED from './values.json' with { type: 'json' };

/** What the chance to win is made of when the people have eaten, one's own less the other's: the score, and what promises more of it. */
export function features(s: State, side: Seat): readonly number[] {
  const foe = other(side);
  const left = (LAST_ROUND - s.round + 1) / (LAST_ROUND + 1);
  const sure = 1 / Math.sqrt(left);
  const [own, his] = [scoreOf(s, side), scoreOf(s, foe)];
  const score = (own.total - his.total) / 7;
  const promise = (worth(s, side) - worth(s, foe)) / 7 - score;
  const mark = side === SPARTA ? 1 : -1;
  return [
    mark,
    mark * sure,
    score,
    score * sure,
    promise,
    promise * sure,
    (own.population - his.population) / 7,
    (hoplites(s, side) - hoplites(s, foe)) / 5,
    (galleys(s, side) - galleys(s, foe)) / 5,
    (merchantsOf(s, side) - merchantsOf(s, foe)) / 3,
    ((goodsOf(s, side) - goodsOf(s, foe)) / 10) * left,
  ];
}
const FULL = SCENARIO.at('full');
/** The chance to win that was learned for such a moment of the full game; elsewhere, where the sides begin otherwise, what `evaluate` says. */
export function learned(s: State, side: Seat): number {
  if (s.outcome !== null) return s.outcome.score[side];
  if (s.scenario !== FULL) return evaluate(s, side);
  const of = features(s, side);
  let sum = 0;
  for (let i = 0; i < of.length; i++) sum += of[i] * LEARNED.weights[i];
  return 1 / (1 + Math.exp(-sum));
}
function hoplites(s: State, side: Seat): number {
  let sum = 0;
  for (let land = 0; land < TERRITORIES; land++) sum += s.units[land * 2 + side];
  return sum;
}
function galleys(s: State, side: Seat): number {
  let sum = 0;
  for (let sea = 0; sea < SEAS; sea++) sum += s.units[(TERRITORIES + sea) * 2 + side];
  return sum;
}
