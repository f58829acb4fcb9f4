import { Fate, LANGUAGES, Offer, Play, plain } from '@polemos/kernel';
import { setupOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, LEADER, SCENARIO, SIDES, SPACE, UNIT } from '../index.ts';
import { text } from '../text/index.ts';

/** Every rule id that a refusal of the game can answer, met in random matches over the whole domain of actions. */
describe.each(LANGUAGES)('the text in %s', language => {
  const t = text[language];
  test('names every space, unit, leader, side and scenario', () => {
    for (const [names, ids] of [
      [t.names.space, SPACE.ids],
      [t.names.unit, UNIT.ids],
      [t.names.leader, LEADER.ids],
      [t.names.side, SIDES],
      [t.names.scenario, SCENARIO.ids],
    ] as const)
      for (const id of ids) expect((names as Record<string, string>)[id], id).toBeTruthy();
  });
  test('has a sentence for every event, question, action, refusal and end of random matches', () => {
    const catalogue = t as unknown as {
      events: Record<string, (event: object) => string>;
      asks: Record<string, (about: object) => { title: string }>;
      actions: Record<string, (action: object) => string>;
      refusals: Record<string, string>;
      outcomes: Record<string, (detail: object) => string>;
    };
    for (let seed = 1; seed <= 16; seed++) {
      const fate = new Fate(seed);
      const play = new Play(
        game,
        game.begin({
          ...setupOf(game, seed * 7),
        }),
        fate,
      );
      play.tell = event => {
        const say = catalogue.events[event.kind];
        if (event.kind === 'event' && event.event === 'leader-deaths') expect(say(event)).toContain('PW-E-11-a');
        expect(say, event.kind).toBeTypeOf('function');
        const sentence = plain(say(event));
        expect(sentence, event.kind).not.toMatch(/undefined|NaN|\[object/);
      };
      const offer = new Offer();
      play.run();
      for (let n = 0; play.state.outcome === null; n++) {
        play.legal(offer);
        const asked = play.asked();
        const { title } = catalogue.asks[asked.name](asked.about?.(play, play.state.stack?.by ?? {}) ?? {});
        expect(title).not.toMatch(/undefined/);
        expect(catalogue.refusals[asked.rule] ?? asked.rule, asked.rule).toBeTruthy();
        if (n % 4 === 0)
          asked.refusals.forEach((refuse, type) => {
            if (refuse === undefined) return;
            let i = 0;
            for (const code of game.actions.all(type)) {
              if (i++ % 7 !== n % 7) continue;
              const rule = play.refuse(code);
              if (rule !== null) expect(catalogue.refusals[rule], rule).toBeTruthy();
            }
          });
        const code = offer.codes[fate.generator.below(offer.size)];
        const action = game.actions.write(code);
        expect(plain(catalogue.actions[action.type](action))).not.toMatch(/undefined/);
        play.take(code);
      }
      const outcome = play.state.outcome;
      expect(catalogue.outcomes[outcome.rule](outcome.detail)).not.toMatch(/undefined/);
    }
  });
});
