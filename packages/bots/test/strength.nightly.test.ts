import { Fate, type Game, NOBODY, Play, see } from '@polemos/kernel';
import { peloponnesianWar } from '@polemos/peloponnesian-war';
import { expect, test } from 'vitest';
import { bots, type Level } from '../src/index.ts';
import { duel, POLIS } from './duel.ts';

test('the strongest beats greedy in at least 70 % of 200 matches', async () => {
  expect(await duel(200, 'strong', 'greedy')).toBeGreaterThanOrEqual(0.7);
});

test('the strongest beats random in at least 95 % of 200 matches', async () => {
  expect(await duel(200, 'strong', 'random')).toBeGreaterThanOrEqual(0.95);
});

test('Polis: a club player beats greedy in at least 65 % of 200 matches', async () => {
  expect(await duel(200, 'medium', 'greedy', POLIS)).toBeGreaterThanOrEqual(0.65);
});

test('Polis: a club player beats random in at least 97 % of 200 matches', async () => {
  expect(await duel(200, 'medium', 'random', POLIS)).toBeGreaterThanOrEqual(0.97);
});

/** The score of one match alone against the game's own system. */
function alone(game: Game, scenario: string, level: Level, seed: number): number {
  const play = new Play(game, game.begin({ scenario, options: {} }), new Fate(seed));
  const bot = bots[level](seed);
  play.run();
  while (play.state.toAct !== NOBODY)
    play.take(game.actions.read(bot.choose(game, see(game, play.state, play.state.toAct))) as number);
  return play.state.outcome?.score[0] ?? 0;
}

test('Peloponnesian War alone: a club player wins at least 40 % of 60 campaigns', () => {
  const scores = Array.from({ length: 60 }, (_, n) => alone(peloponnesianWar, 'campaign', 'medium', n));
  expect(scores.reduce((sum, score) => sum + score, 0) / 60).toBeGreaterThanOrEqual(0.4);
});
