import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { as, athens, passes, sparta, withForces } from '../nonplayer.ts';

describe('PW-5.2 objectives', () => {
  const FOUR = { pylos: 'athens', asine: 'athens', corone: 'athens', prasiae: 'athens' } as const;
  test('PW-R115 PW-5.2-i a fleet that has been used, or is none, is missing: a pass, and no other objective', () => {
    const islands = (corinth: Record<string, number>, more: Position = {}) =>
      passes({ ...as('cut-loc'), ...withForces({ corinth }), ...more }, { area: [6], objective: [3] });
    const none = islands({ 'spartan-allied-hoplite': 5 });
    expect(none.of('objective-rolled')).toMatchObject([{ again: null }]);
    expect(none.of('passed')).toMatchObject([{ rule: 'PW-5.2-i' }]);
    const used = { activated: { corinth: { 'spartan-allied-naval': 5, 'spartan-allied-hoplite': 5 } } };
    expect(islands({ 'spartan-allied-hoplite': 5, 'spartan-allied-naval': 5 }, used).of('passed')).toHaveLength(1);
  });
  test('PW-MS-r only the Hellespont counts as land, Ionia does not', () => {
    const held = { amphipolis: 'sparta', byzantium: 'sparta' };
    const ionia = sparta({ ...as('attack-athenian-ally'), held }, { area: [2], objective: [2] });
    expect(ionia.of('force-required')).toMatchObject([{ space: 'phocaea', required: { hoplite: 3, naval: 3 } }]);
    const asia = sparta({ ...as('attack-athenian-ally'), held }, { area: [3], objective: [1] });
    expect(asia.of('force-required')).toMatchObject([{ space: 'abydos', required: { hoplite: 4, naval: 0 } }]);
  });
  test('PW-MS-q the footnotes are Sparta’s: Athens goes to a coast with ships though a road leads there', () => {
    const t = athens({ strategy: { athens: 'cut-loc', sparta: null } }, { area: [1], objective: [5] });
    expect(t.of('force-required')).toMatchObject([{ space: 'megara', required: { hoplite: 3, cavalry: 0, naval: 3 } }]);
  });
  test('PW-MA-n PW-R25 the fifth Helot space only when four are friendly; by the option only when its area is rolled', () => {
    const other = athens({ held: FOUR, options: { helotSpaceByArea: true } }, { area: [1], objective: [5] });
    expect(other.of('objective-rolled')).toMatchObject([{ rule: 'PW-5.2-e', dice: [1, 5], space: 'megara' }]);
    const three = athens({ held: { pylos: 'athens', asine: 'athens', corone: 'athens' } }, { area: [5], objective: [3] });
    expect(three.of('objective-rolled')).toMatchObject([{ rule: 'PW-5.2-e', dice: [5, 3], space: 'gythium' }]);
    const all = athens({ held: { ...FOUR, 'epidaurus-limera': 'athens' } }, { area: [5], objective: [3] });
    expect(all.of('objective-rolled')).toMatchObject([{ rule: 'PW-5.2-e', space: 'gythium' }]);
  });
  test('PW-R144 the hostages’ bar of 6.6-d is the player’s: NP may be sent beside the enemy’s home', () => {
    const t = athens({ hostages: { athens: true, sparta: false } }, { area: [6], objective: [1] });
    expect(t.of('objective-rolled')).toMatchObject([{ space: 'tegea', again: null }]);
  });
});
