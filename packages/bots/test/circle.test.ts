import { egemonia } from '@polemos/egemonia';
import { type BaseState, type Code, Fate, type Game, isFaulty, NOBODY, Offer, Play, readSetup, see } from '@polemos/kernel';
import { peloponnesianWar } from '@polemos/peloponnesian-war';
import { polis } from '@polemos/polis';
import { timoleon } from '@polemos/timoleon';
import { expect, test } from 'vitest';
import { circle } from './circle.ts';

const DECISIONS = 12;

const MOMENTS: readonly { readonly game: Game; readonly scenario: string }[] = [
  { game: egemonia, scenario: 'standard' },
  { game: polis, scenario: 'full' },
  { game: peloponnesianWar, scenario: 'campaign' },
  { game: timoleon, scenario: 'campaign' },
];

test.each(MOMENTS)('$game.id: several threads of one bot come to the same, decision after decision', ({ game, scenario }) => {
  const setup = readSetup(game, { scenario, options: {} });
  if (isFaulty(setup)) throw new Error(JSON.stringify(setup));
  const play = new Play<BaseState>(game, game.begin(setup), new Fate(11));
  play.run();
  const ours = play.state.toAct;
  const think = circle(game, { plans: 6, plays: 30, replies: 2 }, 2);
  const offer = new Offer();
  for (let decided = 0; decided < DECISIONS && play.state.toAct !== NOBODY; ) {
    const { toAct } = play.state;
    play.legal(offer);
    if (toAct !== ours) {
      play.take(offer.codes[play.fate.generator.below(offer.size)]);
      continue;
    }
    decided++;
    const [first, other] = think(see(game, play.state, toAct));
    expect(other).toEqual(first);
    play.take(game.actions.read(first.action) as Code);
  }
});
