import { ofKind } from '@polemos/kernel';
import { beginMatch, setupOf, wander } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { type PolisEvent, polis, type View } from '../index.ts';

interface Frame {
  readonly event: PolisEvent;
  readonly before: View;
  readonly after: View;
}
/** Every event of some matches, between the views that a spectator has before and when it is told. */
const FRAMES: readonly Frame[] = Array.from({ length: 32 }, (_, seed) => {
  const match = beginMatch(polis, setupOf(polis, seed), seed);
  wander(match, seed, () => true);
  const all = match.events(null) as unknown as readonly (readonly PolisEvent[])[];
  return all.flatMap((events, entry) => {
    const told = match.frames(entry, null);
    return events.map((event, i) => ({ event, before: i === 0 ? told.before : told.frames[i - 1], after: told.frames[i] }));
  });
}).flat();

const frames = <K extends PolisEvent['kind']>(kind: K) =>
  FRAMES.flatMap(({ event, ...views }) => (ofKind(kind)(event) ? [{ ...views, event }] : []));

test('PO-5-d, PO-6-c a unit that is told to have moved stands where it went', () => {
  for (const { event, before, after } of [...frames('hoplite-moved'), ...frames('galley-moved')]) {
    expect(after.units[event.to][event.seat]).toBe(before.units[event.to][event.seat] + 1);
    expect(after.units[event.from][event.seat]).toBe(before.units[event.from][event.seat] - 1);
  }
  expect(frames('hoplite-moved').length).toBeGreaterThan(20);
});
test('PO-F-j, PO-8-g, PO-10-c a pass, a collection and a journey are told when they are so', () => {
  for (const { event, after } of frames('passed')) expect(after.passed).toContain(event.seat);
  for (const { event, after } of frames('tax')) expect(after.taxed[event.territory]).toBe(event.seat);
  for (const { after } of frames('collected')) expect(after.tally).toEqual({});
  for (const { event, after } of frames('proxenos-moved')) expect(after.proxenos[event.seat]).toBe(event.to);
  expect(frames('proxenos-moved').length).toBeGreaterThan(5);
});
test('PO-4-d, PO-7-l, PO-7-m what is paid and lost is gone when it is told', () => {
  for (const { event, before, after } of frames('project-paid'))
    for (const [good, amount] of Object.entries(event.paid))
      expect(after.goods[event.seat][good]).toBe(before.goods[event.seat][good] - amount);
  for (const { event, before, after } of frames('siege-failed')) {
    expect(after.units[event.territory][event.seat]).toBe(before.units[event.territory][event.seat] - 1);
    expect(after.poleis[event.polis].population).toBe(before.poleis[event.polis].population - event.populationLost);
  }
  expect(frames('project-paid').length).toBeGreaterThan(5);
  expect(frames('siege-failed').length).toBeGreaterThan(0);
});
test('PO-B-h, PO-B-m, PO-B-n a pair is told when its cards are discarded and its units are gone', () => {
  for (const { event, before, after } of frames('pair')) {
    const loser = event.seat === 'sparta' ? 'athens' : 'sparta';
    expect(after.discarded).toEqual(expect.arrayContaining([event.attack.card, event.defence.card]));
    expect(after.units[event.region][loser]).toBe(before.units[event.region][loser] - event.lost);
  }
  expect(frames('pair').length).toBeGreaterThan(5);
});
