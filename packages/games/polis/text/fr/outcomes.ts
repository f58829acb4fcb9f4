import { ending } from '../phrases.ts';
import { byGoods, score, seat } from './phrases.ts';

export const outcomes = ending({
  'PO-G-a': ({ loser }) => `${seat(loser)} a perdu sa capitale.`,
  'PO-G-b': ({ loser, winner }) =>
    loser !== undefined
      ? `${seat(loser)} n’a plus de prestige et est frappée d’ostracisme.`
      : `Aucun camp n’a plus de prestige ; ${winner === null ? 'le score est égal' : `le score donne la victoire à ${seat(winner)}`}.`,
  'PO-G-e': ({ sparta, athens, winner }) =>
    `Sparte finit avec ${score(sparta)}, Athènes avec ${score(athens)}${winner === null ? ' : il y a égalité, en biens aussi' : byGoods(sparta, athens, winner)}.`,
});
