import { beginOf, isFaulty } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game } from '../../index.ts';

/** Where a position is refused; nothing where it can be played. */
function refusedAt(position: object, scenario = 'campaign', options: Readonly<Record<string, string>> = {}): readonly string[] {
  const begun = beginOf(game, { scenario, options, position });
  return isFaulty(begun) ? begun.faults.map(({ at, what }) => `${at} ${what.split(':')[0]}`) : [];
}
const TWO = { players: 'two' };

describe('a position that cannot be says where and by which rule', () => {
  test('a war that is over goes on nowhere: said in words, not by the engine', () => {
    expect(beginOf(game, { scenario: 'campaign', options: TWO, position: { phase: 'over' } })).toEqual({
      faults: [{ at: '/phase', what: 'cannot be played from here: nothing comes next' }],
    });
  });
  test('PW-7.3-f, PW-7.3-h, PW-INV-c helots cost 500 or 1,000: what is between would leave a treasury that cannot be', () => {
    for (const helotCost of [1, 50, 750]) expect(refusedAt({ helotCost })).toEqual(['/helotCost must be multiple of 500']);
    for (const helotCost of [0, 500, 1000]) expect(refusedAt({ helotCost })).toEqual([]);
  });
  test('PW-0.2-f commanders of another scenario', () => {
    expect(refusedAt({ leaders: { epaminondas: 'athens' } })).toEqual(['/leaders/epaminondas PW-0.2-f']);
    expect(refusedAt({ leaders: { pericles: 'athens' } }, 'fall-of-sparta', TWO)).toEqual(['/leaders/pericles PW-0.2-f']);
    expect(refusedAt({ moved: { 'pleistoanax-1pw': 3 } })).toEqual(['/moved/pleistoanax-1pw PW-0.2-f']);
    expect(refusedAt({ special: { fallen: ['epaminondas'] } })).toEqual(['/special/fallen PW-0.2-f']);
    expect(refusedAt({ leaders: { 'pleistoanax-1pw': 'sparta' } }, 'first-war')).toEqual([]);
  });
  test('PW-0.3-f PW-INV-e the Home Guard stands in Sparta', () => {
    expect(refusedAt({ forces: { corinth: { 'home-guard': 3 } } })).toEqual(['/forces/corinth/home-guard PW-0.3-f']);
    expect(refusedAt({ forces: { sparta: { 'home-guard': 3 } } })).toEqual([]);
    expect(refusedAt({ forces: { sparta: { 'home-guard': 2 } } })).toEqual(['position PW-INV-e']);
  });
  test('PW-5.1.1-c ships do not stand in a land space', () => {
    expect(refusedAt({ forces: { mantinea: { 'athenian-naval': 1, 'spartan-allied-naval': 2 } } })).toEqual([
      '/forces/mantinea/athenian-naval PW-5.1.1-c',
      '/forces/mantinea/spartan-allied-naval PW-5.1.1-c',
    ]);
    expect(refusedAt({ forces: { pylos: { 'athenian-naval': 1 } } })).toEqual([]);
  });
  test('PW-6.1-a a siege needs its army', () => {
    expect(refusedAt({ sieges: { potidaea: 'athens' }, forces: {} })).toEqual(['/sieges/potidaea PW-6.1-a']);
    expect(refusedAt({ sieges: { potidaea: 'athens' }, forces: { potidaea: { 'athenian-hoplite': 2 } } })).toEqual([]);
  });
  test('PW-5-a PW-5.1-c an operation is under way in its own phases, and whoever is on the way leads it', () => {
    const operation = {
      side: 'athens',
      leader: 'phormio',
      objective: 'leucas',
      at: 'corcyra',
      units: { 'athenian-naval': 3 },
      route: [],
      next: 0,
      marching: false,
      plan: [],
    };
    const leaders = { phormio: 'expedition' };
    expect(refusedAt({ phase: 'expedition', operation, leaders })).toEqual([]);
    expect(refusedAt({ phase: 'build', operation, leaders })).toEqual(['/operation PW-5-a']);
    expect(refusedAt({ phase: 'build', leaders })).toEqual(['/leaders/phormio PW-5.1-c']);
    expect(refusedAt({ phase: 'expedition', operation, leaders: { ...leaders, cleon: 'expedition' } })).toEqual([
      '/leaders/cleon PW-5.1-c',
    ]);
  });
  test('PW-3.4-c who was drawn for a side is its own', () => {
    expect(refusedAt({ drawn: { athens: 'brasidas' } })).toEqual(['/drawn/athens PW-3.4-c']);
    expect(refusedAt({ drawn: { sparta: 'brasidas' } })).toEqual([]);
  });
  test('PW-10.5 what only The Fall of Sparta has, and what it has not', () => {
    expect(refusedAt({ special: { role: 'thebes' } })).toEqual(['/special/role PW-10.5']);
    expect(refusedAt({ special: { palette: 7 } })).toEqual(['/special/palette PW-10.5']);
    expect(refusedAt({ special: { entered: true } })).toEqual(['/special/entered PW-10.5']);
    expect(refusedAt({ special: { body: 0 } })).toEqual(['/special/body PW-10.5']);
    expect(refusedAt({ forces: { athens: { garrison: 1 } } })).toEqual(['/forces PW-10.5']);
    for (const phase of ['confidence', 'gift', 'gold-mine', 'islands', 'persians', 'manning', 'occupation'])
      expect(refusedAt({ phase }), phase).toEqual(['/phase PW-10.5']);
    expect(refusedAt({ special: { role: null } }, 'fall-of-sparta', TWO)).toContain('/special/role PW-10.5-b');
    expect(refusedAt({ special: { palette: 0 } }, 'fall-of-sparta', TWO)).toEqual(['/special/palette PW-10.5-g']);
    for (const phase of ['delian-rebellion', 'sci-reset'])
      expect(refusedAt({ phase }, 'fall-of-sparta', TWO), phase).toEqual(['/phase PW-10.5']);
  });
  test('PW-10.5.4.6 Persians stand in no space as a Force', () => {
    expect(refusedAt({ forces: { sparta: { 'persian-cavalry': 2 } } }, 'fall-of-sparta', TWO)).toEqual([
      '/forces/sparta PW-10.5.4.6',
    ]);
  });
  test('PW-11-b PW-6.2-h PW-5.6.1-a phases of one player, and of two', () => {
    for (const phase of ['strategy', 'nonplayer-operation', 'nonplayer-continuing'])
      expect([refusedAt({ phase }), refusedAt({ phase }, 'campaign', TWO)], phase).toEqual([[], ['/phase PW-11-b']]);
    for (const phase of ['next-battle', 'next-siege'])
      expect([refusedAt({ phase }), refusedAt({ phase }, 'campaign', TWO)], phase).toEqual([['/phase PW-6.2-h'], []]);
    expect(refusedAt({ phase: 'interception' })).toEqual(['/operation the operation under way', '/phase PW-5.6.1-a']);
  });
  test('PW-10.5-a PW1-10-a a way of play or an edition that the scenario does not know', () => {
    expect(refusedAt({ players: 'solitaire' }, 'fall-of-sparta', TWO)).toEqual(['/players fall-of-sparta knows only two']);
    expect(refusedAt({ scenario: 'first-war' }, 'campaign', { edition: 'first' })).toEqual([
      '/edition first-war knows only second',
    ]);
  });
});
