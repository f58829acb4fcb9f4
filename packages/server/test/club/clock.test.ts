import { describe, expect, test } from 'vitest';
import { type Clocks, deadlineOf, overdue, pressClocks, restClocks, startClocks } from '../../src/matches/clock.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const PACE = { kind: 'days', days: 3, bank: 4 } as const;
const did = { back: false, revocable: false };

describe('three days a move, with a bank', () => {
  const start = startClocks(PACE, ['a', 'b'], ['a'], 0);
  test('the bank begins full, and pays for what a move takes too long', () => {
    expect(start).toEqual({ a: { left: 3 * DAY, since: 0, bank: 4 * DAY }, b: { left: 3 * DAY, since: null, bank: 4 * DAY } });
    expect(deadlineOf(start)).toBe(7 * DAY);
    expect([overdue(start, 'a', 7 * DAY - 1), overdue(start, 'a', 7 * DAY)]).toEqual([false, true]);
    const after = pressClocks(PACE, start, { ...did, toAct: ['b'], by: 'a', now: 4 * DAY });
    expect(after.a).toEqual({ left: 0, since: null, bank: 3 * DAY });
    expect(after.b).toEqual({ left: 3 * DAY, since: 4 * DAY, bank: 4 * DAY });
    const again = pressClocks(PACE, after, { ...did, toAct: ['a'], by: 'b', now: 5 * DAY });
    expect(again.a).toEqual({ left: 3 * DAY, since: 5 * DAY, bank: 3 * DAY + 6 * HOUR });
  });
  test('what can still be taken back gives no new time, and taking it back gives none', () => {
    const acted = pressClocks(PACE, start, { toAct: ['a'], by: 'a', back: false, revocable: true, now: HOUR });
    expect(acted.a).toEqual(start.a);
    expect(pressClocks(PACE, acted, { toAct: ['a'], by: 'a', back: true, revocable: false, now: 2 * HOUR }).a).toEqual(start.a);
    const sealed = pressClocks(PACE, start, { toAct: ['b'], by: 'a', back: false, revocable: true, now: HOUR });
    const opened = pressClocks(PACE, sealed, { toAct: ['a', 'b'], by: 'a', back: true, revocable: false, now: 2 * HOUR });
    expect(opened.a).toEqual({ left: 3 * DAY - HOUR, since: 2 * HOUR, bank: 4 * DAY });
    let clocks: Clocks = start;
    for (let n = 1; n <= 50; n++) {
      clocks = pressClocks(PACE, clocks, { toAct: ['b'], by: 'a', back: false, revocable: true, now: (2 * n - 1) * HOUR });
      clocks = pressClocks(PACE, clocks, { toAct: ['a', 'b'], by: 'a', back: true, revocable: false, now: 2 * n * HOUR });
    }
    expect(clocks.a.left).toBe(3 * DAY - 50 * HOUR);
    expect(clocks.a.bank).toBe(4 * DAY);
  });
  test('a live clock gives back what the end of a turn brought', () => {
    const live = { kind: 'live', minutes: 5, increment: 30 } as const;
    const sealed = pressClocks(live, startClocks(live, ['a', 'b'], ['a', 'b'], 0), {
      ...did,
      toAct: ['b'],
      by: 'a',
      now: 10_000,
    });
    expect(sealed.a).toEqual({ left: 320_000, since: null });
    const opened = pressClocks(live, sealed, { toAct: ['a', 'b'], by: 'a', back: true, revocable: false, now: 20_000 });
    expect(opened.a).toEqual({ left: 290_000, since: 20_000 });
  });
  test('a vacation stops the clock until its end; coming back sooner lets it go on', () => {
    const away = restClocks(PACE, start, new Map([['a', 10 * DAY]]), DAY);
    expect(away.a).toEqual({ left: 2 * DAY, since: 10 * DAY, bank: 4 * DAY });
    expect(deadlineOf(away)).toBe(16 * DAY);
    expect(restClocks(PACE, away, new Map(), 5 * DAY).a).toEqual({ left: 2 * DAY, since: 5 * DAY, bank: 4 * DAY });
    expect(restClocks(PACE, start, new Map([['b', 10 * DAY]]), DAY)).toEqual(start);
  });
});
