import { properties } from '@polemos/kernel/testing';
import { everywhere, first, firstWar, sparta, two } from '../ways.ts';

// What properties.nightly.test.ts asks of the game, asked of each way of playing it. `POLEMOS_NIGHT=50`: fifty of each.
const most = Number(process.env.POLEMOS_NIGHT ?? 500);
for (const game of [two, first, firstWar, sparta])
  properties(game, {
    fuzz: most,
    legality: 2 * most,
    replay: Math.ceil(most / 5),
    positions: Math.ceil(most / 5),
    secrecy: most,
    mutation: most,
    undo: most,
    every: 20,
  });

// And of each reading that is not the usual one, in every scenario, edition and way that knows it.
const few = Math.ceil(most / 125);
for (const game of everywhere)
  properties(game, { fuzz: few, legality: few, replay: 1, positions: 1, secrecy: few, mutation: few, undo: few, every: 20 });
