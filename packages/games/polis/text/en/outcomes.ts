import { ending } from '../phrases.ts';
import { byGoods, score, seat } from './phrases.ts';

export const outcomes = ending({
  'PO-G-a': ({ loser }) => `${seat(loser)} has lost its capital.`,
  'PO-G-b': ({ loser, winner }) =>
    loser !== undefined
      ? `${seat(loser)} has no prestige left and is ostracised.`
      : `Neither side has prestige left; the score decides${winner === null ? ': it is a draw' : ` for ${seat(winner)}`}.`,
  'PO-G-e': ({ sparta, athens, winner }) =>
    `Sparta ends with ${score(sparta)}, Athens with ${score(athens)}${winner === null ? ': it is a draw, in goods too' : byGoods(sparta, athens, winner)}.`,
});
