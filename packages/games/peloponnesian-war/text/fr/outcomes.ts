import type { GameText } from '@polemos/kernel';
import { fallOfSparta } from './fall-of-sparta.ts';
import { firstWar } from './first-war.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

const result = (won: unknown): string => (p.yes(won) ? 'victoire' : 'défaite');

export const outcomes = {
  ...two.outcomes,
  ...firstWar.outcomes,
  ...fallOfSparta.outcomes,
  'PW-9.2-c': ({ points: n, won, surrendered, turn }) =>
    `${p.side(surrendered)} se rend au tour ${turn}. Vous avez ${p.scored(Number(n))} : **${result(won)}**.`,
  'PW-1.3.1-a': ({ points: n, won }) =>
    `La guerre finit. Vous avez ${p.scored(Number(n))} ; il en fallait plus de 150 : **${result(won)}**.`,
  'PW-1.4-b': ({ points: n, won }) =>
    `La guerre d’Archidamos finit. Vous avez ${p.scored(Number(n))} ; il en fallait 40 : **${result(won)}**.`,
  'PW-10.1.4-a': ({ points: n, won }) =>
    `La guerre de Décélie finit. Vous avez ${p.scored(Number(n))} ; il en fallait 40 : **${result(won)}**.`,
  'PW-10.2.4-a': ({ points: n, won }) =>
    `La lutte pour Athènes finit. Vous avez ${p.scored(Number(n))} ; il en fallait 40 : **${result(won)}**.`,
  'PW1-10.3-c': ({ points: n, won }) =>
    `La guerre de Décélie finit. Vous avez ${p.scored(Number(n))} ; il en fallait 40 : **${result(won)}**.`,
  'PW1-10.4-a': ({ points: n, won }) =>
    `La lutte pour Athènes finit. Vous avez ${p.scored(Number(n))} ; il en fallait 40 : **${result(won)}**.`,
} satisfies GameText['outcomes'];
