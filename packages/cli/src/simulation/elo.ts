/** What one bot scored against another, in matches (a draw is half of one). */
export interface Pairing {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  readonly score: number;
}

const PER_NATURAL = 400 / Math.LN10;
const MIDDLE = 1500;

/**
 * Elo ratings of maximum likelihood (Bradley and Terry), around 1500. Each pairing counts one drawn match more than was
 * played: a bot that never lost would otherwise be infinitely strong.
 */
export function elo(players: number, pairings: readonly Pairing[]): readonly number[] {
  const strength = new Array<number>(players).fill(1);
  for (let round = 0; round < 2_000; round++) {
    const won = new Array<number>(players).fill(0);
    const met = new Array<number>(players).fill(0);
    for (const { a, b, games, score } of pairings) {
      const all = games + 1;
      won[a] += score + 0.5;
      won[b] += games - score + 0.5;
      met[a] += all / (strength[a] + strength[b]);
      met[b] += all / (strength[a] + strength[b]);
    }
    for (let i = 0; i < players; i++) if (met[i] > 0) strength[i] = won[i] / met[i];
    const middle = Math.exp(strength.reduce((sum, s) => sum + Math.log(s), 0) / players);
    for (let i = 0; i < players; i++) strength[i] /= middle;
  }
  return strength.map(s => MIDDLE + PER_NATURAL * Math.log(s));
}
