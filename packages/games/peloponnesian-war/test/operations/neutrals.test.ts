import type { Action } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { as, sparta } from '../nonplayer.ts';
import { QUIET } from '../quiet.ts';
import { loose } from '../table.ts';

describe('PW-5.5.3 neutrals', () => {
  const PLAYER: Position = {
    ...QUIET,
    phase: 'another',
    treasury: { athens: 6000, sparta: 3000 },
    forces: { ...QUIET.forces, sparta: { 'home-guard': 3, 'spartan-hoplite': 6 } },
  };
  const begin = (more: Position = {}) => loose({ ...PLAYER, ...more }).roll({ type: 'operate' }, { auguries: [1] });
  const incite = (space: string): Action => ({ type: 'incite', space });
  test('PW-5.5.3.2-b PW-5.5.3.3-b an ally that is in the war already brings no second army', () => {
    const t = begin({ neutrals: { syracuse: true } as never }).roll({ type: 'objective', space: 'syracuse' });
    expect(t.of('neutral-joins')).toEqual([]);
    expect(t.now.forces.syracuse).toBeUndefined();
    const argos = sparta({ ...as('attack-athenian-ally'), neutrals: { argos: true } as never }, { area: [6], objective: [1] });
    expect(argos.of('neutral-joins')).toEqual([]);
    expect(argos.of('objective')).toMatchObject([{ space: 'argos' }]);
  });
  test('PW-5.1-f PW-5.5.3.2-a PW-5.5.3.3-a once allied, Argos and Syracuse may be named by either side', () => {
    expect(begin({ neutrals: { argos: true } as never }).why({ type: 'objective', space: 'argos' })).toBeNull();
    const spartan = loose({
      ...PLAYER,
      phase: 'objective',
      player: 'sparta',
      passed: { athens: true, sparta: false },
      leaders: { archidamus: 'sparta', pericles: 'cup', phormio: 'cup' },
      neutrals: { syracuse: true } as never,
    });
    expect(spartan.why({ type: 'objective', space: 'syracuse' })).toBeNull();
  });
  test('PW-5.4-f PW-5.5.3.1-c a neutral Macedonia keeps Pella quiet, and no other space', () => {
    const neutral = begin({ neutrals: { macedonia: null } as never });
    expect(neutral.why(incite('pella'))).toBe('PW-5.4-f');
    expect(neutral.why(incite('tegea'))).toBeNull();
    const active = begin({ neutrals: { macedonia: 'sparta' } as never });
    expect(active.why(incite('pella'))).toBe('PW-5.4-e');
  });
  test('PW-10.1.3-d only who enters Pella or Macedonia drives it to the other side', () => {
    const t = begin({ neutrals: { macedonia: null } as never })
      .roll({ type: 'objective', space: 'decelea' })
      .roll({ type: 'activate', unit: 'athenian-hoplite', count: 1 })
      .roll({ type: 'march' });
    expect(t.now.neutrals.macedonia).toBeNull();
  });
});
