import { parentPort, workerData } from 'node:worker_threads';
import { Fate, type Game, NOBODY, Play, see } from '@polemos/kernel';
import { type Bot, bots, type Level, mcts } from '../src/index.ts';
import type { Stretch } from './duel.ts';

const { field, from, to, a, b } = workerData as Stretch;
const game = (await import(field.module))[field.name] as Game;
const make = (bot: string | number, seed: number): Bot =>
  typeof bot === 'number' ? mcts({ iterations: bot, seed }) : bots[bot as Level](seed);

let score = 0;
for (let n = from; n < to; n++) {
  const first = n % 2; // the seat of `a`; each pair of matches has the same dice
  const players = [make(a, 2 * n + 1), make(b, 2 * n + 2)];
  const play = new Play(game, game.begin({ scenario: field.scenario, options: {} }), new Fate(n >> 1));
  for (play.run(); play.state.toAct !== NOBODY; ) {
    const seat = play.state.toAct;
    const action = players[(seat + first) % 2].choose(game, see(game, play.state, seat));
    play.take(game.actions.read(action) as number);
  }
  score += play.state.outcome?.score[first] ?? 0;
}
parentPort?.postMessage(score);
