import { Fate } from '@polemos/kernel';
import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { EVENT, egemonia, type Position, type State, type View } from '../index.ts';

const LEVELS = { sparta: { sparta: 2 }, athens: { athens: 2 } };
const SPARTAN = ['military-1', 'ascendancy-1', 'coup-1', 'false-alarm-1', 'olympics'];

/** Worlds that Sparta cannot tell from this one, as bots think them up. */
function worlds(position: Position, count = 60): { readonly seen: View; readonly imagined: readonly State[] } {
  const { match } = tableOf(egemonia, { phase: 'placement', favour: 'sparta', levels: LEVELS, ...position });
  const seen = match.see('sparta').view as View;
  const sample = egemonia.imagine(seen, 0);
  const fate = new Fate(7);
  return { seen, imagined: Array.from({ length: count }, () => sample(fate)) };
}
const athenian = (world: State): View => egemonia.view(world, 1);
const ofAthens = (world: State): readonly (string | undefined)[] => {
  const { hand, placed, boxed } = athenian(world);
  return [...hand, ...placed.map(({ event }) => event), ...boxed.athens.map(({ event }) => event)];
};

describe('worlds that a seat cannot tell from the true one', () => {
  const HANDS = { sparta: SPARTAN, athens: ['divine-aid', 'coup-2', 'coup-3', 'coup-4', 'pericles'] };

  test('EG-3.1-d they show the seat the same, and differ in what is hidden', () => {
    const { seen, imagined } = worlds({ hands: HANDS });
    for (const world of imagined) expect(egemonia.view(world, 0)).toEqual(seen);
    expect(new Set(imagined.map(world => athenian(world).hand.join())).size).toBeGreaterThan(50);
  });

  test('EG-3.1-b a Divine Aid that all know of stays with its holder, in the hand, the box or on the map', () => {
    const after: Position = {
      hands: { sparta: SPARTAN.slice(2), athens: ['coup-2', 'coup-3', 'divine-aid'] },
      placed: { thebes: { athens: ['coup-4'] }, sparta: { sparta: SPARTAN.slice(0, 1) }, argos: { sparta: SPARTAN.slice(1, 2) } },
      boxes: { athens: ['pericles'] },
    };
    for (const position of [{ hands: HANDS }, after]) {
      const { imagined } = worlds({ ...position, aid: 'athens' });
      for (const world of imagined) expect(ofAthens(world)).toContain('divine-aid');
      const unknown = worlds({ ...position, aid: null }).imagined.filter(world => !ofAthens(world).includes('divine-aid'));
      expect(unknown.length).toBeGreaterThan(0);
    }
    expect(new Set(worlds({ ...after, aid: 'athens' }).imagined.map(world => world.where[EVENT.at('divine-aid')])).size).toBe(3); // anywhere of his
  });

  test('EG-3.1-b an own Divine Aid that all know of is where the seat sees it', () => {
    const own = ['divine-aid', ...SPARTAN.slice(1)];
    const { imagined } = worlds({ hands: { sparta: own, athens: HANDS.athens.slice(1) }, aid: 'sparta' });
    for (const world of imagined) expect(ofAthens(world)).not.toContain('divine-aid');
  });

  test('EG-3.2-a what the Pythia took back from the seat lies in the cup', () => {
    const { imagined } = worlds({ hands: HANDS, returned: { by: 'sparta', event: 'military-2' } });
    for (const world of imagined) expect(ofAthens(world)).not.toContain('military-2');
  });

  test('EG-3.4-a the number of events placed is known, and with it who places next', () => {
    const { imagined } = worlds({
      hands: { sparta: SPARTAN.slice(1), athens: HANDS.athens.slice(2) },
      placed: { argos: { sparta: ['military-1'], athens: ['coup-2'] } },
      boxes: { athens: ['divine-aid'] },
    });
    for (const world of imagined) expect(world.placed).toBe(3);
  });

  test('EG-4 nothing lies where it may not be placed, even if that leaves a single way to deal', () => {
    // Of what may lie in Sicily only the Olympics and Divine Aid are left for Athens; so neither is in Thebes.
    const { imagined } = worlds({
      hands: { sparta: ['coup-1', 'coup-2', 'coup-3', 'coup-4', 'false-alarm-1'] },
      returned: { by: 'sparta', event: 'false-alarm-2' },
      out: ['oligarchs', 'democrats', 'brasidas'],
      placed: { thebes: { athens: ['military-1'] }, sicily: { athens: ['olympics', 'divine-aid'] } },
    });
    for (const world of imagined) {
      const lying = athenian(world).placed.flatMap(({ area, event }) => (area === 'sicily' ? [event] : []));
      expect(lying.toSorted()).toEqual(['divine-aid', 'olympics']);
    }
  });
});
