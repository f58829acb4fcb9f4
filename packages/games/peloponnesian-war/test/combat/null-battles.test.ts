import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { combat, type Forces } from '../calm.ts';

describe('PW-6.2.2 null battles', () => {
  const left = (forces: Forces, leaders: Record<string, string> = {}, more: Position = {}) =>
    combat(forces, leaders, {}, more)
      .of('null-battle')
      .map(({ rule, leaves }) => [rule, leaves]);
  test('PW-6.2.2-b in a neutral space the ships leave, Sparta’s too', () => {
    expect(left({ erineus: { 'spartan-naval': 2, 'athenian-hoplite': 1 } })).toEqual([['PW-6.2.2-b', 'sparta']]);
  });
  test('PW-6.2.2-d a neutral space that one side holds is no longer neutral', () => {
    expect(left({ melos: { 'spartan-naval': 2, 'athenian-hoplite': 1 } }, {}, { held: { melos: 'sparta' } })).toEqual([
      ['PW-6.2.2-d', 'athens'],
    ]);
  });
  test('PW-6.2.2-c the Army of Sparta leaves an Athenian Force without commander', () => {
    expect(left({ aegina: { 'spartan-naval': 2, 'athenian-hoplite': 1 } }, { agis: 'aegina' })).toEqual([
      ['PW-6.2.2-c', 'sparta'],
    ]);
    expect(left({ prasiae: { 'spartan-hoplite': 2, 'athenian-naval': 1 } }, { agis: 'prasiae' })).toEqual([
      ['PW-6.2.2-c', 'sparta'],
    ]);
  });
});
