import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { at, type Forces } from '../calm.ts';
import type { Rolls } from '../table.ts';

describe('PW-7 the Rebellion Phase', () => {
  const tested = (forces: Forces, more: Position) => at('rebellion', forces, more).of('rebellion-tested')[0];
  const rolled = (forces: Forces, more: Position, rolls: Rolls = {}) => at('spread', forces, more, rolls);
  test('PW-7.1-a PW-7.1-b PW-7.1-c quelled in own ZOI alone; not in none, the enemy’s, or both', () => {
    expect(tested({ samos: { 'athenian-naval': 1 } }, { rebellion: ['icaros'] })).toMatchObject({
      quelled: true,
      own: true,
      enemy: false,
    });
    expect(tested({}, { rebellion: ['icaros'] })).toMatchObject({ quelled: false, own: false, enemy: false });
    expect(tested({ patmos: { 'spartan-naval': 1 } }, { rebellion: ['icaros'] })).toMatchObject({ quelled: false, enemy: true });
    expect(tested({ samos: { 'athenian-naval': 1 }, patmos: { 'spartan-naval': 1 } }, { rebellion: ['icaros'] })).toMatchObject({
      quelled: false,
      own: true,
      enemy: true,
    });
    expect(tested({ tegea: { 'spartan-cavalry': 1 } }, { rebellion: ['mantinea'] })).toMatchObject({ quelled: true });
  });
  test('PW-7.2-a PW-7.2-c PW-7.2-d PW-7.2-e one roll for each neighbour of the same League without its own unit; 6 rebels, and infects nobody yet', () => {
    const t = rolled({ thasos: { 'athenian-naval': 1 } }, { rebellion: ['amphipolis'] }, { 'rebellion in stagirus': [6] });
    expect(t.of('spread-roll').map(({ space, success }) => [space, success])).toEqual([
      ['stagirus', true],
      ['abdera', false],
    ]);
    const two = rolled({}, { rebellion: ['abdera', 'amphipolis'] });
    expect(two.of('spread-roll').filter(({ space }) => space === 'thasos')).toHaveLength(1);
  });
  test('PW-7.2-b +2 in an enemy ZOI, also beside a friendly one', () => {
    const t = rolled(
      { amphipolis: { 'spartan-allied-cavalry': 1 } },
      { rebellion: ['amphipolis'] },
      { 'rebellion in abdera': [4] },
    );
    expect(t.of('spread-roll').find(({ space }) => space === 'abdera')).toMatchObject({
      success: true,
      modifiers: [{ rule: 'PW-7.2-b', by: 2 }],
    });
  });
  test('PW-7.2-f PW-7.2-h neutrals and home spaces neither catch nor pass it on', () => {
    const t = rolled({}, { rebellion: ['caryae', 'decelea', 'melos'] });
    const spaces = t.of('spread-roll').map(({ space }) => space);
    expect(spaces).not.toContain('sparta');
    expect(spaces).not.toContain('athens');
    expect(rolled({}, { rebellion: ['melos'] }).of('spread-roll')).toEqual([]);
  });
  test('PW-7.2-g PW-2-f what was quelled this turn spreads nothing', () => {
    const t = at('rebellion', { samos: { 'athenian-naval': 1 } }, { rebellion: ['icaros'] });
    expect(t.of('spread-roll')).toEqual([]);
  });
  test('PW-7.2-a PW-3.3-c PW-INV-m an enemy unit in it, or a space no longer friendly, does not roll', () => {
    const t = rolled({ stagirus: { 'spartan-hoplite': 1 } }, { rebellion: ['amphipolis'] });
    expect(t.of('spread-roll').map(({ space }) => space)).toEqual(['thasos', 'abdera']);
  });
});

describe('PW-7 the Rebellion Phase', () => {
  test('PW-7.2-b PW-7.2-c in an enemy ZOI a 4 is enough, a 3 is not', () => {
    const roll = (die: number) =>
      at(
        'spread',
        { amphipolis: { 'spartan-allied-cavalry': 1 } },
        { rebellion: ['amphipolis'] },
        { 'rebellion in abdera': [die] },
      )
        .of('spread-roll')
        .find(({ space }) => space === 'abdera')?.success;
    expect([roll(3), roll(4)]).toEqual([false, true]);
  });
});
