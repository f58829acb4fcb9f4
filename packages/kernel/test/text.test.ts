import { egemonia } from '@polemos/egemonia';
import { TEXT } from '@polemos/egemonia/text';
import { die, type GameText, LANGUAGES, parts, plain } from '@polemos/kernel';
import { beginMatch, wander } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';

describe('marked text', () => {
  test('has four marks', () => {
    expect(parts(`In **Thebes** ${die('athens', 5)} ((only you)) {{EG-5-f}}.`)).toEqual([
      { kind: 'text', text: 'In ' },
      { kind: 'strong', text: 'Thebes' },
      { kind: 'text', text: ' ' },
      { kind: 'die', seat: 'athens', face: 5 },
      { kind: 'text', text: ' ' },
      { kind: 'aside', text: 'only you' },
      { kind: 'text', text: ' ' },
      { kind: 'rule', text: 'EG-5-f' },
      { kind: 'text', text: '.' },
    ]);
    expect(plain(`**Thebes** ${die('athens', 5)} ((you))`)).toBe('Thebes 5 (you)');
  });
});

describe.each(LANGUAGES)('Egemonia in %s', language => {
  const say: GameText = TEXT[language];
  test('has a sentence for everything that is told, asked, offered and refused', () => {
    for (let seed = 0; seed < 40; seed++) {
      const match = beginMatch(egemonia, { scenario: seed % 2 === 0 ? 'standard' : 'historical', options: {} }, seed);
      wander(match, seed, () => {
        for (const { step, about, seat } of match.pending()) {
          expect(say.asks[step](about).title).not.toBe('');
          for (const action of match.legal(seat).slice(0, 3)) expect(say.actions[action.type](action)).not.toMatch(/undefined/);
        }
        return true;
      });
      for (const seat of ['sparta', 'athens', null])
        for (const event of match.events(seat).flat())
          expect(say.events[event.kind](event), event.kind).toMatch(/^(?!.*undefined).+/);
      expect(say.outcomes[match.outcome?.rule ?? ''](match.outcome?.detail ?? {})).not.toBe('');
    }
  });
});
