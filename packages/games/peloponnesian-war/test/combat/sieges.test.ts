import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game } from '../../index.ts';
import { battle, combat } from '../calm.ts';

describe('PW-6.3 sieges', () => {
  test('PW-R159 PW-6.5-a besiegers whose commander died in a battle they won go home; the siege is lifted, and nothing else', () => {
    const t = combat(
      {
        plataea: { 'athenian-hoplite': 6, 'athenian-cavalry': 1, 'spartan-allied-hoplite': 1 },
        thebes: { 'spartan-allied-hoplite': 2 },
      },
      { thrasyllus: 'plataea' },
      battle(3, 1),
      { bans: 8, held: { plataea: 'sparta' } },
    );
    expect(t.of('leader-died')).toMatchObject([{ leader: 'thrasyllus' }]);
    expect(t.of('siege-lifted')).toMatchObject([
      { rule: 'PW-R159', space: 'plataea', side: 'athens', units: { 'athenian-hoplite': 6, 'athenian-cavalry': 1 } },
    ]);
    expect(t.now.forces).toMatchObject({ plataea: { 'spartan-allied-hoplite': 1 }, athens: { 'athenian-hoplite': 6 } });
    expect(t.now.ravaged).toEqual([]);
    expect(t.now.sci.athens).toBe(1); // the battle alone
  });
  test('PW-6.3-f PW-6.7-b a commander behind walls that fall goes home without his men', () => {
    const t = combat(
      { athens: { 'spartan-hoplite': 9, 'athenian-hoplite': 2 } },
      { agis: 'athens', cleon: 'athens' },
      { siege: [6], 'going home': [6] },
      {
        walls: 1,
        held: { byzantium: 'sparta', perinthus: 'sparta', proconnesus: 'sparta', cyzicus: 'sparta', lampsacus: 'sparta' },
      },
    );
    expect(t.of('siege')).toMatchObject([{ success: true }]);
    expect(t.now.leaders.cleon).toBe('going-home');
    expect(t.now.lost).toMatchObject({ 'athenian-hoplite': 2 });
  });
  test('PW-6.3-f PW-6.3-g a besieged space that was nobody’s or rebel costs the besieged no confidence', () => {
    const own = combat(
      { heraclea: { 'athenian-hoplite': 6, 'spartan-allied-hoplite': 1 } },
      { demosthenes: 'heraclea' },
      { siege: [6] },
    );
    expect(own.of('siege')).toMatchObject([{ sci: [1, -1] }]);
  });
});

describe('PW-6.3 sieges', () => {
  test('PW-R147 in the second edition no option makes a fortress fall by siege alone', () => {
    expect(game.options.filter(({ id }) => id.includes('siege') || id.includes('fortress'))).toMatchObject([
      { id: 'fortress-needs-siege', default: false, needs: { option: 'edition', value: 'first' } },
    ]);
  });
});
