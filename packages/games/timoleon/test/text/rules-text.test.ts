import { Fate, Generator, LANGUAGES, Offer, Play } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { TEXT } from '../../text/index.ts';

const FACE_BEYOND_SIX = /\[\[die \w+ (?:[7-9]|\d\d)\]\]/;

describe.each(LANGUAGES)('what the game says in %s', language => {
  const { events, asks, actions, refusals, outcomes } = TEXT[language];

  test('every step, action, event and refusal of whole random matches has its sentence', () => {
    for (let seed = 0; seed < 4; seed++) {
      const offer = new Offer();
      const chooser = new Generator(`text${seed}`);
      const play = new Play(timoleon, timoleon.begin({ scenario: 'campaign', options: {} }), new Fate(seed));
      play.tell = event => {
        const said = events[event.kind]?.(event);
        expect(said, event.kind).toBeTypeOf('string');
        expect(said, JSON.stringify(event)).not.toMatch(/undefined|\[object|NaN/);
        expect(said, 'a die has six faces, a D10 is written').not.toMatch(FACE_BEYOND_SIX);
      };
      play.run();
      while (play.state.toAct >= 0) {
        const asked = play.asked();
        const about = asked.about?.(play, play.state.stack?.by ?? {}) ?? {};
        const { title, body } = asks[asked.name](about);
        expect(`${title} ${body}`, asked.name).not.toMatch(/undefined|\[object|NaN/);
        play.legal(offer);
        const code = offer.codes[chooser.below(offer.size)];
        const action = timoleon.actions.write(code);
        expect(actions[action.type]?.(action), action.type).toBeTypeOf('string');
        expect(refusals[asked.rule] ?? asked.rule, asked.name).toBeTypeOf('string');
        const wrong = offer.codes[chooser.below(offer.size)] ^ (1 << (6 + chooser.below(8)));
        const rule = asked.refusals[wrong & 63] === undefined ? null : play.refuse(wrong);
        if (rule !== null) expect(refusals[rule], `${asked.name}: ${rule}`).toBeTypeOf('string');
        play.take(code);
      }
      const { outcome } = play.state;
      expect(outcomes[outcome?.rule ?? '']?.(outcome?.detail ?? {})).toBeTypeOf('string');
    }
  }, 60_000);
});
