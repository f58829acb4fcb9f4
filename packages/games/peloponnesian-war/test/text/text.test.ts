import { Fate, LANGUAGES, Offer, Play, plain } from '@polemos/kernel';
import { setupOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, LEADER, SCENARIO, SIDES, SPACE, UNIT } from '../../index.ts';
import { text, textIn } from '../../text/index.ts';

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

test.each([
  ['en', 'passed', { side: 'athens', why: 'choice', rule: 'PW-5.3.2-a' }, 'The Coalition chooses to pass. PW-5.3.2-a'],
  [
    'en',
    'auguries',
    { side: 'athens', die: 2, modifiers: [], result: 2, most: 5, favourable: true },
    'The auguries favour the Coalition (roll 2, needs 5 or less).',
  ],
  ['it', 'passed', { side: 'athens', why: 'choice', rule: 'PW-5.3.2-a' }, 'La Coalizione sceglie di passare. PW-5.3.2-a'],
  [
    'it',
    'bellicosity',
    { side: 'athens', before: 10, modifiers: [], now: 9 },
    'La bellicosità della Coalizione scende da 10 a 9.',
  ],
  [
    'it',
    'neutral-joins',
    { neutral: 'argos', side: 'athens', units: {}, rule: 'PW-5.5.3.3-b' },
    'Argo si unisce alla Coalizione. PW-5.5.3.3-b',
  ],
  ['fr', 'bellicosity', { side: 'athens', before: 10, modifiers: [], now: 9 }, 'La bellicosité de la Coalition tombe de 10 à 9.'],
  ['fr', 'let-pass', { side: 'athens', space: 'elis' }, 'La Coalition laisse passer l’expédition à Élis. PW-11-e'],
] as const)('PW-10.5-a in The Fall of Sparta the side of Athens is the Coalition (%s, %s)', (language, kind, event, said) => {
  const { events, names } = textIn['fall-of-sparta'][language];
  expect(plain((events as Record<string, (of: object) => string>)[kind](event))).toBe(said);
  expect(names.seat.athens).toMatch(/^Coali[tz]ion/);
});
test('elsewhere it is Athens, with the preposition that its name wants', () => {
  const say = (language: 'en' | 'it' | 'fr', event: object) =>
    plain((text[language].events as Record<string, (of: object) => string>).bellicosity(event));
  const event = { side: 'athens', before: 10, modifiers: [], now: 9 };
  expect(say('en', event)).toBe('Athens’ bellicosity falls from 10 to 9.');
  expect(say('it', event)).toBe('La bellicosità di Atene scende da 10 a 9.');
  expect(say('fr', event)).toBe('La bellicosité d’Athènes tombe de 10 à 9.');
});

test('PW-E1-8-a PW-R58 past the table: nothing in The First Peloponnesian War, again in the campaign', () => {
  const { events } = text.en as unknown as { events: Record<string, (of: object) => string> };
  const roll = { dice: [6, 6], modifiers: [], sum: 13, space: null };
  expect(plain(events['rebellion-roll']({ ...roll, rule: 'PW-E1-8-a', again: null }))).toMatch(/nothing happens. PW-E1-8-a$/);
  expect(plain(events['rebellion-roll']({ ...roll, rule: 'PW-E-8-a', again: 'PW-R58' }))).toMatch(/begins again. PW-R58$/);
  expect(plain(events['no-rebellion']({ rule: 'PW-E1-8-a' }))).toBe('No rebellion breaks out. PW-E1-8-a');
});
