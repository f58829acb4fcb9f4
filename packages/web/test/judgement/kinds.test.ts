import { GAMES } from '@polemos/games';
import { type BaseState, Fate, isFaulty, NOBODY, Offer, Play, readSetup } from '@polemos/kernel';
import { expect, test } from 'vitest';

const MATCHES = 2;
const MOST_ACTIONS = 1_500;

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: every kind of decision that a report can speak of has a name in each language',
  async (_, listed) => {
    const game = await listed.load();
    for (const { id: scenario } of game.scenarios) {
      const kinds = new Set<string>();
      for (let seed = 0; seed < MATCHES; seed++) {
        const setup = readSetup(game, { scenario });
        if (isFaulty(setup)) throw new Error(JSON.stringify(setup));
        const play = new Play<BaseState>(game, game.begin(setup), new Fate(seed));
        const offer = new Offer();
        play.run();
        for (let n = 0; n < MOST_ACTIONS && play.state.toAct !== NOBODY; n++) {
          play.legal(offer);
          if (offer.size > 1 && game.undertakings?.begins(play.state) === true)
            for (const code of offer.codes.subarray(0, offer.size)) kinds.add(game.actions.write(code).type);
          play.take(offer.codes[play.fate.generator.below(offer.size)]);
        }
      }
      const text = await listed.text(scenario);
      for (const language of ['en', 'it', 'fr'] as const)
        expect([language, scenario, [...kinds].filter(kind => text[language].names.decision?.[kind] === undefined)]).toEqual([
          language,
          scenario,
          [],
        ]);
    }
  },
);
