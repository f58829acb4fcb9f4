import { type Action, type Code, Fate, type Game, imagine, Offer, Play, type Seen } from '@polemos/kernel';
import { TABLE } from '../rules/combat/placement.ts';
import { SOLITAIRE } from '../rules/editions/book.ts';
import { listed, planGathering } from '../rules/operations/gathering.ts';
import { type Aim, rollDefensiveObjective, rollObjective } from '../rules/operations/objectives.ts';
import { isHegemony } from '../rules/scenarios/fall-of-sparta/coalition.ts';
import { clone, type P, type State } from '../rules/state.ts';
import { firstThreat } from '../rules/strategy/defence.ts';
import { DEFENCE, HOME_ATTACK, isCauseRebellion, strategyFor } from '../rules/strategy/matrices.ts';
import { SPACE } from '../rules/terms/board.ts';
import { STRATEGIC } from '../rules/terms/leaders.ts';
import { enemyOf, KINDS, UNIT } from '../rules/terms/units.ts';
import { hegemonyChoice } from './oracle-fall-of-sparta.ts';

// The oracle: a bot that plays a side of the two-player game by the strategy matrices of the solitaire system. Of the match it
// sees its own view and nothing else; it keeps in mind the strategy of the turn and the Expedition it has planned.

interface Mind {
  turn: number;
  strategy: number;
  answered: number[];
  /** Rally space, then SP by kind, as the non-player plans it. */
  plan: number[];
  objective: number;
}
/** How often it rolls for an objective that the players' rules allow, too. */
const TRIES = 12;

export function oracle(seed: number): { choose(game: Game, seen: Seen): Action } {
  const fate = new Fate(seed);
  const offer = new Offer();
  const mind: Mind = { turn: 0, strategy: -1, answered: [], plan: [], objective: -1 };
  return {
    choose(game, seen) {
      const state = imagine(game, seen)(fate) as State;
      const play = new Play(game, state, fate) as P;
      play.legal(offer, seen.seat);
      const legal: Code[] = Array.from(offer.codes.subarray(0, offer.size));
      const side = game.seatsOf(state).length > 1 ? seen.seat : state.player;
      const chosen = choose(play, side, mind, new Set(legal), seen.stack[0].step, seen.stack[0].by as { kind?: number });
      return game.actions.write(chosen ?? legal[fate.generator.below(legal.length)]);
    },
  };
}
const code = (play: P, action: Action): Code => play.game.actions.read(action) as Code;
const space = (index: number): string => SPACE.ids[index];

/** The code of an action that the matrices would take, or null: any. */
function choose(play: P, side: number, mind: Mind, legal: ReadonlySet<Code>, step: string, by: { kind?: number }): Code | null {
  if (isHegemony(play.state)) {
    const action = hegemonyChoice(play, side, legal, step);
    return action === null ? null : code(play, action);
  }
  const first = (actions: readonly Action[]): Code | null =>
    actions.map(action => code(play, action)).find(one => legal.has(one)) ?? null;
  switch (step) {
    case 'another':
      return first([{ type: 'operate' }, { type: 'pass' }]); // PW-5.3: the non-player goes on while it can
    case 'objective':
      return first(aims(play, side, mind, legal)) ?? first([{ type: 'pass' }]);
    case 'expedition':
      return first(nextOf(play.state, mind));
    case 'interception':
      return [...legal].find(one => play.game.actions.write(one).type === 'intercept') ?? null; // PW-5.6.1-a
    case 'build':
      return first([...rebuilt(play.state, side), { type: 'enough' }]);
    case 'homeward':
      return first(
        homes(by.kind ?? 0).flatMap(at => [
          { type: 'settle', space: space(at) },
          { type: 'send', space: space(at) },
        ]),
      );
    default:
      return null;
  }
}

/** PW-5.2-b to j: as the non-player would, on a copy of what it sees. */
function aims(play: P, side: number, mind: Mind, legal: ReadonlySet<Code>): Action[] {
  const s = clone(play.state);
  s.way = SOLITAIRE;
  s.player = enemyOf(side);
  const copy = new Play(play.game, s, play.fate) as P;
  newTurn(copy, side, mind);
  s.strategy[side] = mind.strategy;
  s.answered = [...mind.answered];
  for (let n = 0; n < TRIES; n++) {
    const aim = aimOf(copy, side, mind);
    if (aim === null) return [];
    const actions: Action[] = [{ type: 'objective', space: space(aim.space) }];
    if (isCauseRebellion(side, mind.strategy)) actions.unshift({ type: 'incite', space: space(aim.space) });
    if (!actions.some(action => legal.has(code(play, action)))) continue;
    const plan = planGathering(copy, side, aim.mix, aim.space);
    if (plan === null) continue;
    mind.plan = listed(plan.shares);
    mind.objective = aim.space;
    return actions;
  }
  return [];
}
function newTurn({ state, fate }: P, side: number, mind: Mind): void {
  if (mind.turn === state.turn && mind.strategy >= 0) return;
  mind.turn = state.turn;
  mind.answered = [];
  const rating = state.drawn[side] < 0 ? 0 : STRATEGIC[state.drawn[side]];
  do
    mind.strategy = strategyFor(side, fate.generator.below(6) + 1 + rating); // PW-4.1-b
  while (state.captive[side] === 1 && mind.strategy === HOME_ATTACK[side]); // PW-4.1-c
}
function aimOf(play: P, side: number, mind: Mind): Aim | null {
  const threat = firstThreat(play, side);
  if (threat === null) return rollObjective(play, side, mind.strategy);
  mind.answered.push(threat.note);
  play.state.answered.push(threat.note);
  const at = threat.space >= 0 ? threat.space : rollDefensiveObjective(play);
  return at < 0 ? null : { space: at, mix: DEFENCE[side] };
}

/** The plan, rally space by rally space; then the march. */
function nextOf(s: State, mind: Mind): Action[] {
  if (mind.objective !== s.objective) mind.plan = [];
  const actions: Action[] = [];
  for (let i = 0; i < mind.plan.length; i += 1 + KINDS) {
    const at = mind.plan[i];
    const wanted = mind.plan.slice(i + 1, i + 1 + KINDS);
    const kind = wanted.findIndex(count => count > 0);
    if (kind < 0) continue;
    if (at !== s.at) {
      actions.push({ type: 'rally', space: space(at) });
      continue;
    }
    for (let count = Math.min(20, wanted[kind]); count > 0; count--)
      actions.push({ type: 'activate', unit: UNIT.ids[kind], count });
    mind.plan[i + 1 + kind] = 0;
  }
  return [...actions, { type: 'march' }, { type: 'halt' }];
}
/** PW-8.2-c: what was lost this turn, while 1,000 talents remain. */
const rebuilt = (s: State, side: number): Action[] =>
  s.treasury[side] < 1200 ? [] : s.lost.flatMap((count, kind) => (count > 0 ? [{ type: 'build', unit: UNIT.ids[kind] }] : []));
/** The spaces of the Post-Combat Movement Table, top priority first. */
const homes = (kind: number): number[] =>
  (TABLE[kind] ?? []).flatMap(priority =>
    'split' in priority
      ? [...priority.split]
      : 'either' in priority
        ? [...priority.either]
        : ['to' in priority ? priority.to : priority.rest],
  );
