import { Fate, type Game, hashOf, Offer, Play } from '@polemos/kernel';

/** The final hashes of random matches: equal seeds give equal hashes, in this browser as anywhere. */
export function simulate(game: Game, seeds: readonly number[]): readonly string[] {
  const offer = new Offer();
  return seeds.map(seed => {
    const fate = new Fate(seed);
    const state = game.begin({ scenario: game.scenarios[seed % game.scenarios.length].id, options: {} });
    const play = new Play(game, state, fate);
    play.run();
    while (play.state.outcome === null) {
      play.legal(offer);
      play.take(offer.codes[fate.generator.below(offer.size)]);
    }
    return hashOf(play.state);
  });
}
