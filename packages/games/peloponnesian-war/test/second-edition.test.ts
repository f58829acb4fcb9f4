import { Fate, hashOf, Offer, Play } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { peloponnesianWar as game } from '../index.ts';

/** Everything that six random matches of a scenario tell, as one number: it changes only where the second edition does. */
const TOLD = {
  campaign: 'd0530482042ac893',
  archidamian: '804e4d237812b8d5',
  decelean: 'f3d7f6061824e787',
  'fall-of-athens': '2694fc80d271b4be',
};
function told(scenario: string, seed: number): string {
  const fate = new Fate(seed);
  const play = new Play(game, game.begin({ scenario, options: {} }), fate);
  const events: object[] = [];
  play.tell = event => void events.push(event);
  const offer = new Offer();
  play.run();
  while (play.state.outcome === null) {
    play.legal(offer);
    play.take(offer.codes[fate.generator.below(offer.size)]);
  }
  return hashOf(events);
}

test.each(Object.entries(TOLD))(
  'matches of the second edition tell what they told before there was a first: %s',
  (scenario, all) => {
    expect(hashOf([1, 2, 3, 4, 5, 6].map(seed => told(scenario, seed)))).toBe(all);
  },
);
