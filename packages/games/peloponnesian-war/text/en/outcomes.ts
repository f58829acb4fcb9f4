import type { GameText } from '@polemos/kernel';
import { fallOfSparta } from './fall-of-sparta.ts';
import { firstWar } from './first-war.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

export const outcomes = {
  ...two.outcomes,
  ...firstWar.outcomes,
  ...fallOfSparta.outcomes,
  'PW-9.2-c': ({ points: n, won, surrendered, turn }) =>
    `${p.side(surrendered)} surrenders in turn ${turn}. You score ${p.scored(Number(n))}: **${p.yes(won) ? 'victory' : 'defeat'}**.`,
  'PW-1.3.1-a': ({ points: n, won }) =>
    `The war ends. You score ${p.scored(Number(n))}; more than 150 were needed: **${p.yes(won) ? 'victory' : 'defeat'}**.`,
  'PW-1.4-b': ({ points: n, won }) =>
    `The Archidamian War ends. You score ${p.scored(Number(n))}; 40 were needed: **${p.yes(won) ? 'victory' : 'defeat'}**.`,
  'PW-10.1.4-a': ({ points: n, won }) =>
    `The Decelean War ends. You score ${p.scored(Number(n))}; 40 were needed: **${p.yes(won) ? 'victory' : 'defeat'}**.`,
  'PW-10.2.4-a': ({ points: n, won }) =>
    `The struggle for Athens ends. You score ${p.scored(Number(n))}; 40 were needed: **${p.yes(won) ? 'victory' : 'defeat'}**.`,
  'PW1-10.3-c': ({ points: n, won }) =>
    `The Decelean War ends. You score ${p.scored(Number(n))}; 40 were needed: **${p.yes(won) ? 'victory' : 'defeat'}**.`,
  'PW1-10.4-a': ({ points: n, won }) =>
    `The struggle for Athens ends. You score ${p.scored(Number(n))}; 40 were needed: **${p.yes(won) ? 'victory' : 'defeat'}**.`,
} satisfies GameText['outcomes'];
