import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { EVENT, egemonia, type View } from '../../index.ts';

const boxing = {
  phase: 'placement',
  turn: 1,
  hands: { sparta: ['coup-1'] },
  levels: { sparta: { sparta: 2 }, athens: { athens: 2 } },
};

test('EG-R6, EG-R7 what is boxed returns to the cup; by the other reading it stays in the hand and counts among the five', () => {
  const usual = tableOf(egemonia, boxing, { seed: 1 });
  usual.act({ type: 'box', event: 'coup-1' });
  expect(usual.of('drawn')).toMatchObject([{ count: 5 }, { count: 5 }]);
  const kept = tableOf(egemonia, boxing, { seed: 1, options: { 'keep-events': true } });
  kept.act({ type: 'box', event: 'coup-1' });
  const [sparta] = kept.of('drawn').filter(({ seat }) => seat === 'sparta');
  expect(sparta).toMatchObject({ count: 4 });
  const { hand, readings } = kept.match.see('sparta').view as View;
  expect(hand).toContain('coup-1');
  expect(hand).toHaveLength(5);
  expect(readings).toEqual(['keep-events']);
});

test('EG-R6, EG-3.1-b among kept events Divine Aid does not show in the number drawn; what was seen to pass stays known', () => {
  const aid = { ...boxing, hands: { sparta: ['divine-aid'] } };
  const after = (options: Record<string, boolean>): View => {
    const table = tableOf(egemonia, aid, { seed: 2, options });
    table.act({ type: 'box', event: 'divine-aid' });
    return table.match.see('athens').view as View;
  };
  expect(after({}).aid).toBe('sparta');
  expect(after({ 'keep-events': true }).aid).toBeNull();
  const used = tableOf(egemonia, aid, { seed: 2, options: { 'keep-events': true } });
  used.act({ type: 'place', event: 'divine-aid', area: 'sparta' });
  expect((used.match.see('sparta').view as View).aid).toBe('athens');
});

test('EG-3.2-a, EG-R4 the Pythia may give back what she took; by the other reading never', () => {
  const asked = { phase: 'pythia', turn: 2, oracle: 'sparta', hands: { sparta: ['coup-1'] } };
  const consult = { type: 'consult', event: 'coup-1' };
  const usual = tableOf(egemonia, asked);
  usual.act(consult, { chance: ['coup-1', 6, 1] });
  expect(usual.of('consulted')).toMatchObject([{ secret: { back: 'coup-1', drawn: 'coup-1' } }]);
  for (let seed = 0; seed < 60; seed++) {
    const renewed = tableOf(egemonia, asked, { seed, options: { 'new-event': true } });
    renewed.act(consult);
    const [{ secret }] = renewed.of('consulted');
    expect(secret?.drawn).not.toBe('coup-1');
    expect(renewed.position<{ cup: readonly string[] }>().cup).toContain('coup-1');
  }
});

test('EG-3.2-a, EG-R4 from an empty cup the Pythia gives back what she took, by either reading', () => {
  const empty = {
    phase: 'pythia',
    turn: 2,
    oracle: 'sparta',
    hands: { sparta: ['coup-1'] },
    out: EVENT.ids.filter(id => id !== 'coup-1'),
  };
  for (const options of [{}, { 'new-event': true }]) {
    const table = tableOf(egemonia, empty, { options });
    table.act({ type: 'consult', event: 'coup-1' }, { chance: ['coup-1', 6, 1] });
    expect(table.of('consulted')).toMatchObject([{ secret: { back: 'coup-1', drawn: 'coup-1' } }]);
    expect(table.position()).toMatchObject({ oracle: 'delphi', cup: [] });
  }
});
