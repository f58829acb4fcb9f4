import { ending } from '../phrases.ts';
import { byGoods, score, seat } from './phrases.ts';

export const outcomes = ending({
  'PO-G-a': ({ loser }) => `${seat(loser)} ha perso la capitale.`,
  'PO-G-b': ({ loser, winner }) =>
    loser !== undefined
      ? `${seat(loser)} non ha più prestigio ed è ostracizzata.`
      : `Nessuna parte ha più prestigio; decide il punteggio${winner === null ? ': la partita è pari' : ` per ${seat(winner)}`}.`,
  'PO-G-e': ({ sparta, athens, winner }) =>
    `Sparta finisce con ${score(sparta)}, Atene con ${score(athens)}${winner === null ? ': la partita è pari, anche nelle merci' : byGoods(sparta, athens, winner)}.`,
});
