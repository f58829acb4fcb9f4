import { beginOf } from '@polemos/kernel';
import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { EVENT, egemonia, type Position, type View } from '../../index.ts';

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

test('EG-R6 a Divine Aid that comes to a full hand of kept events is its sixth: its holder draws nothing', () => {
  const six = ['coup-1', 'coup-2', 'coup-3', 'coup-4', 'military-1', 'divine-aid'];
  const position = { ...boxing, phase: 'draw', turn: 3, hands: { sparta: six } };
  const table = tableOf(egemonia, position, { seed: 1, options: { 'keep-events': true } });
  expect(table.of('drawn')).toMatchObject([{ count: 0 }, { count: 5 }]);
  const written = table.position<Position>();
  expect(beginOf(egemonia, { scenario: 'standard', options: { 'keep-events': true }, position: written })).not.toHaveProperty(
    'faults',
  );
  expect(() => tableOf(egemonia, position, { seed: 1 })).toThrow(/EG-3\.1-a/);
  // It came that way: all five were laid into the box, and the other side had used it.
  const used = tableOf(
    egemonia,
    { ...boxing, hands: { sparta: six.slice(0, 5), athens: ['divine-aid'] } },
    { seed: 1, options: { 'keep-events': true } },
  );
  for (const event of six.slice(0, 5)) {
    if (used.match.pending()[0].seat === 'athens') used.act({ type: 'place', event: 'divine-aid', area: 'athens' });
    used.act({ type: 'box', event });
  }
  const { hand } = used.match.see('sparta').view as View;
  expect([...hand].sort()).toEqual([...six].sort());
});
