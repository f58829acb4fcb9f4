import { Fate, hashOf, NOBODY, Offer, Play, readSetup, type Setup } from '@polemos/kernel';
import { peloponnesianWar } from '@polemos/peloponnesian-war';
import { expect, test } from 'vitest';

const SETUP = readSetup(peloponnesianWar as never, { scenario: 'first-war', options: {} }) as Setup;

/** The end of a random match of The First War. */
function end(seed: number, listener?: () => void): string {
  const play = new Play(peloponnesianWar, peloponnesianWar.begin(SETUP), new Fate(seed));
  const { generator } = new Fate(seed + 1e6);
  const offer = new Offer();
  play.tell = listener;
  for (play.run(); play.state.toAct !== NOBODY; play.take(offer.codes[generator.below(offer.size)])) play.legal(offer);
  return hashOf(play.state);
}

test('PW-R150 a plan that would cost too much is given up no earlier where nobody listens: bots foresee what a match plays', () => {
  for (let seed = 0; seed < 30; seed++) expect([seed, end(seed, () => {})]).toEqual([seed, end(seed)]);
});
