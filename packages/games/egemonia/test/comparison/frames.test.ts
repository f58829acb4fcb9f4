import { beginMatch, wander } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { type EgemoniaEvent, egemonia, type View } from '../../index.ts';

/** Every event of some matches with the view that a spectator has when it is told. */
function* told(): Generator<readonly [EgemoniaEvent, View]> {
  for (let seed = 0; seed < 10; seed++) {
    const match = beginMatch(egemonia, { scenario: seed % 2 === 0 ? 'standard' : 'historical', options: {} }, seed);
    wander(match, seed, () => true);
    const all = match.events(null) as unknown as readonly (readonly EgemoniaEvent[])[];
    for (let entry = 0; entry < all.length; entry++) {
      const { frames } = match.frames(entry, null);
      for (let i = 0; i < all[entry].length; i++) yield [all[entry][i], frames[i] as View];
    }
  }
}
const lying = (view: View): readonly (string | undefined)[] => view.placed.map(({ event }) => event);

test('EG-3.5-a when the events are revealed, everybody sees every face, by the side for which it counts', () => {
  let seen = 0;
  for (const [event, view] of told()) {
    if (event.kind !== 'revealed') continue;
    seen += event.placed.length;
    expect(view.placed.map(({ area, by, event: face }) => ({ area, by, face }))).toEqual(
      event.placed.map(({ area, seat, event: face }) => ({ area, by: seat, face })),
    );
  }
  expect(seen).toBeGreaterThan(100);
});

test('EG-5-d, EG-5-e a comparison is told when what lost is off the map, an act when what acted is', () => {
  let [lost, acted] = [0, 0];
  for (const [event, view] of told()) {
    if (event.kind === 'comparison') {
      const { sparta, athens, result } = event;
      const [spartan, athenian] = [lying(view).includes(sparta ?? '-'), lying(view).includes(athens ?? '-')];
      expect(spartan).toBe(sparta !== null && (result === 'sparta' || result === 'unopposed'));
      expect(athenian).toBe(athens !== null && (result === 'athens' || result === 'unopposed'));
      if (result !== 'unopposed') lost++;
    }
    if (event.kind === 'acts') {
      expect(lying(view)).not.toContain(event.event);
      expect(view.levels[event.area]).toEqual(event.levels);
      acted++;
    }
  }
  expect(lost).toBeGreaterThan(20);
  expect(acted).toBeGreaterThan(100);
});

test('EG-3.1-a, EG-3.3-a, EG-4.8 the draw, the favour and the Oracle are told when they are so', () => {
  for (const [event, view] of told()) {
    if (event.kind === 'drawn') expect(view.held[event.seat]).toBeGreaterThanOrEqual(event.count);
    if (event.kind === 'favour' && event.seat !== null) expect(view.favour).toBe(event.seat);
    if (event.kind === 'oracle') expect(view.oracle).toBe(event.seat);
    if (event.kind === 'leaves') expect(view.out).toContain(event.event);
  }
});
