import type { GameText } from '@polemos/kernel';
import { fallOfSparta } from './fall-of-sparta.ts';
import { firstWar } from './first-war.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

const result = (won: unknown): string => (p.yes(won) ? 'vittoria' : 'sconfitta');

export const outcomes = {
  ...two.outcomes,
  ...firstWar.outcomes,
  ...fallOfSparta.outcomes,
  'PW-9.2-c': ({ points: n, won, surrendered, turn }) =>
    `${p.side(surrendered)} si arrende nel turno ${turn}. Hai ${p.scored(Number(n))}: **${result(won)}**.`,
  'PW-1.3.1-a': ({ points: n, won }) =>
    `La guerra finisce. Hai ${p.scored(Number(n))}; ne occorrevano più di 150: **${result(won)}**.`,
  'PW-1.4-b': ({ points: n, won }) =>
    `La guerra archidamica finisce. Hai ${p.scored(Number(n))}; ne occorrevano 40: **${result(won)}**.`,
  'PW-10.1.4-a': ({ points: n, won }) =>
    `La guerra deceleica finisce. Hai ${p.scored(Number(n))}; ne occorrevano 40: **${result(won)}**.`,
  'PW-10.2.4-a': ({ points: n, won }) =>
    `La lotta per Atene finisce. Hai ${p.scored(Number(n))}; ne occorrevano 40: **${result(won)}**.`,
  'PW1-10.3-c': ({ points: n, won }) =>
    `La guerra deceleica finisce. Hai ${p.scored(Number(n))}; ne occorrevano 40: **${result(won)}**.`,
  'PW1-10.4-a': ({ points: n, won }) =>
    `La lotta per Atene finisce. Hai ${p.scored(Number(n))}; ne occorrevano 40: **${result(won)}**.`,
} satisfies GameText['outcomes'];
