import { properties } from '@polemos/kernel/testing';
import { first, firstWar, sparta, two } from '../ways.ts';

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
