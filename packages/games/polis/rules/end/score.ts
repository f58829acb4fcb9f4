import type { Play, RuleId, Seat } from '@polemos/kernel';
import { other, SEATS } from '../components/board.ts';
import { goodsOf, prestigeOf, totalPopulation } from '../components/control.ts';
import { AT_END, PROJECTS } from '../components/projects.ts';
import { COMPLETED, type State } from '../state.ts';
import type { Score } from './told.ts';

type P = Play<State>;

/** PO-G-d: the bracketed prestige of the completed projects on own poleis. */
export function projectsWorth(s: State, side: Seat): number {
  let sum = 0;
  for (let project = 0; project < PROJECTS; project++) {
    const polis = s.project[project] - COMPLETED;
    if (polis >= 0 && s.owner[polis] === side) sum += AT_END[project];
  }
  return sum;
}

/** PO-G-d, PO-G-f: units and merchants score nothing. */
export function scoreOf(s: State, side: Seat): Score {
  const [population, prestige, projects] = [totalPopulation(s, side), prestigeOf(s, side), projectsWorth(s, side)];
  return { population, prestige, projects, total: population + prestige + projects, goods: goodsOf(s, side) };
}

/** PO-G-c … e: the higher score, then the more goods, else a draw (PO-R36). */
export function finish(play: P): void {
  conclude(play, 'PO-G-e');
}
export function conclude(play: P, rule: RuleId): void {
  const [sparta, athens] = [scoreOf(play.state, 0), scoreOf(play.state, 1)];
  const lead = sparta.total - athens.total || sparta.goods - athens.goods;
  const score = lead === 0 ? [0.5, 0.5] : lead > 0 ? [1, 0] : [0, 1];
  play.end({ rule, score, detail: { winner: lead === 0 ? null : SEATS[lead > 0 ? 0 : 1], sparta, athens } });
  play.tell?.({ kind: 'scored', rule: 'PO-G-d', sparta, athens });
}

/** PO-G-a, PO-G-b: one side loses at once. */
export function lose(play: P, side: Seat, rule: RuleId): void {
  const score = [0, 0];
  score[other(side)] = 1;
  play.end({
    rule,
    score,
    detail: { winner: SEATS[other(side)], loser: SEATS[side], sparta: scoreOf(play.state, 0), athens: scoreOf(play.state, 1) },
  });
  play.tell?.({ kind: 'lost-at-once', rule, seat: SEATS[side] });
}

export const OSTRACISM: RuleId = 'PO-G-b';
export const isOstracised = (prestige: number): boolean => prestige === 0;
/** PO-G-b, PO-R34, PO-R35: who has no prestige after phase 6 is ostracised; if both, the score decides. */
export function ostracism(play: P): void {
  const [sparta, athens] = [0, 1].map(side => isOstracised(prestigeOf(play.state, side)));
  if (sparta && athens) conclude(play, OSTRACISM);
  else if (sparta) lose(play, 0, OSTRACISM);
  else if (athens) lose(play, 1, OSTRACISM);
}
