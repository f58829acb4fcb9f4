import type { GameEvent } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { weigh } from '../../src/games/egemonia/story/news.ts';
import { weigh as ofPolis } from '../../src/games/polis/story/turning-points.ts';
import { weigh as ofTimoleon } from '../../src/games/timoleon/story/turning-points.ts';
import { type Deed, isWorth, saidOnce, whose } from '../../src/match/recap/recap.ts';

const deed = (weight: number): Deed => ({
  at: 0,
  event: { kind: 'placed', rule: 'EG-3.4-a' } as GameEvent,
  side: 'sparta',
  weight,
  said: '.',
  times: 1,
});
const recap = (touching: number, far: number) => ({
  from: 0,
  to: touching + far,
  touching: Array.from({ length: touching }, () => deed(1)),
  far: far === 0 ? [] : [{ side: 'sparta', deeds: Array.from({ length: far }, () => deed(0)) }],
});

test('what others did stops nobody for a single line that does not touch him', () => {
  expect([recap(0, 1), recap(0, 2), recap(0, 3), recap(1, 0)].map(isWorth)).toEqual([false, false, true, true]);
});

test('who did a thing is a side; the space from which somebody intercepts is none', () => {
  const text = { names: { side: { athens: 'Athens', sparta: 'Sparta' }, space: { naupactus: 'Naupactus' } } };
  const of = (event: object): string | null => whose({ kind: 'skirmish', rule: 'PW-5.7.1-a', ...event } as GameEvent, text);
  expect([of({ by: 'naupactus' }), of({ side: 'sparta', by: 'naupactus' }), of({ by: 'athens' })]).toEqual([
    null,
    'sparta',
    'athens',
  ]);
});

test('EG-3.4-a, EG-3.5-a: what lies face down and that it is turned up is seen on the map; what it did to one is the news', () => {
  const of = (event: object): number => weigh({ rule: 'EG-5-e', ...event } as never, 'athens');
  const lost = of({ kind: 'acts', area: 'delos', seat: 'sparta', event: 'coup-1', effect: 'lowers', levels: {} });
  const beaten = of({ kind: 'comparison', area: 'delos', sparta: 'coup-1', athens: 'ascendancy-1', result: 'sparta' });
  const won = of({ kind: 'comparison', area: 'delos', sparta: 'coup-1', athens: 'military-1', result: 'athens' });
  expect(lost).toBeGreaterThan(beaten);
  expect(beaten).toBeGreaterThan(won);
  expect(won).toBeGreaterThan(0);
  const seen = ['placed', 'revealed', 'drawn', 'count'].map(kind => of({ kind, seat: 'sparta' }));
  const alone = of({ kind: 'comparison', area: 'delos', sparta: 'coup-1', athens: null, result: 'sparta' });
  const own = of({ kind: 'acts', area: 'delos', seat: 'sparta', event: 'coup-1', effect: 'raises', levels: {} });
  expect([...seen, alone, own].every(weight => weight === 0)).toBe(true);
});

test('Timoleone: a siege of one’s city and the plunder of one’s land touch one, whoever did it; one’s own plunder does not', () => {
  const view = { zones: { tauromenium: { control: 'timoleon' }, enna: { control: 'sicels' } } } as never;
  const siege = { kind: 'siege', rule: 'TI-S-a', zone: 'tauromenium', besieger: 'sicels' } as const;
  expect(ofTimoleon(siege, 'timoleon', view)).toBeGreaterThan(70);
  expect(ofTimoleon(siege, 'hicetas', view)).toBe(0);
  const plunder = { kind: 'plundered', rule: 'TI-IV-v', owner: 'sicels', zone: 'tauromenium' } as never;
  expect(ofTimoleon(plunder, 'timoleon', view)).toBe(70);
  expect(ofTimoleon({ ...(plunder as object), owner: 'timoleon', zone: 'enna' } as never, 'timoleon', view)).toBe(0);
});

test('TI-FN-e, TI-FN-j: the natives’ raid into one’s land touches one, before it comes to blows', () => {
  const view = { zones: { tauromenium: { control: 'timoleon' }, enna: { control: 'sicels' } } } as never;
  const raid = { kind: 'native-army', rule: 'TI-FN-e', people: 'sicels', purpose: 'raid', zone: 'tauromenium' } as never;
  const plan = { kind: 'native-enemy', rule: 'TI-FN-j', die: 2, purpose: 'raid', enemy: 'timoleon' } as never;
  expect(ofTimoleon(raid, 'timoleon', view)).toBeGreaterThan(ofTimoleon(plan, 'timoleon', view));
  expect(ofTimoleon(plan, 'timoleon', view)).toBeGreaterThan(0);
  expect([ofTimoleon(raid, 'hicetas', view), ofTimoleon(plan, 'hicetas', view)]).toEqual([0, 0]);
});

test('Polis: who comes where one stands touches one', () => {
  const view = { units: { messenia: { sparta: 2, athens: 1 }, attika: { sparta: 0, athens: 3 } }, poleis: {} } as never;
  const moved = (to: string) =>
    ({ kind: 'hoplite-moved', rule: 'PO-5-d', seat: 'athens', from: 'boiotia', to, way: 'land', through: [] }) as const;
  expect(ofPolis(moved('messenia'), 'sparta', view)).toBe(30);
  expect(ofPolis(moved('attika'), 'sparta', view)).toBe(0);
  expect(ofPolis(moved('messenia'), 'athens', view)).toBe(0);
});

test('what was done twice in the same words is one line of a recap, at its first place', () => {
  const [one, two] = [deed(5), { ...deed(5), at: 3 }];
  const other = { ...deed(5), at: 4, side: 'athens' };
  expect(saidOnce([one, two, other])).toEqual([{ ...one, times: 2 }, other]);
});
