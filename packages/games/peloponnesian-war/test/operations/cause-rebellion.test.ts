import type { Action } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { as, sparta } from '../nonplayer.ts';
import { QUIET } from '../quiet.ts';
import { loose } from '../table.ts';

describe('PW-5.4 Cause Rebellion', () => {
  test('PW-5.4-m NP with exactly 100 talents may stir a rebellion', () => {
    const t = sparta(
      { ...as('cause-rebellion'), treasury: { athens: 0, sparta: 100 } },
      { area: [5], objective: [5], 'cause rebellion': [1] },
    );
    expect(t.of('cause-rebellion')).toMatchObject([{ cost: 100, treasury: 0, success: false }]);
  });
});

describe('PW-5.4 Cause Rebellion', () => {
  const PLAYER: Position = {
    ...QUIET,
    phase: 'another',
    treasury: { athens: 6000, sparta: 3000 },
    forces: { ...QUIET.forces, sparta: { 'home-guard': 3, 'spartan-hoplite': 6 } },
  };
  const begin = (more: Position = {}) => loose({ ...PLAYER, ...more }).roll({ type: 'operate' }, { auguries: [1] });
  const incite = (space: string): Action => ({ type: 'incite', space });
  test('PW-5.4-k PW-8.1.6-a the fee of a rebellion does not touch the Emergency Fund', () => {
    // free hoplites are Sparta’s alone: with 1,050 talents Athens can neither activate nor stir
    const rich = begin({ treasury: { athens: 1200, sparta: 3000 } });
    expect(rich.why(incite('tegea'))).toBeNull();
    const exact = loose({ ...PLAYER, phase: 'objective', treasury: { athens: 1100, sparta: 0 } });
    expect(exact.why(incite('tegea'))).toBe('PW-5.3.2-f');
  });
  test('PW-5.4-m PW-5.4-k Sparta, whose hoplites cost nothing, needs the 100 talents, and 100 are enough', () => {
    const spartan = (treasury: number) =>
      loose({
        ...PLAYER,
        phase: 'objective',
        player: 'sparta',
        passed: { athens: true, sparta: false },
        leaders: { archidamus: 'sparta', pericles: 'cup', phormio: 'cup' },
        treasury: { athens: 0, sparta: treasury },
      });
    expect(spartan(100).why(incite('naxos'))).toBeNull();
    expect(spartan(50).why(incite('naxos'))).toBe('PW-5.4-m');
  });

  const LACEDAEMON: Position = {
    ...PLAYER,
    phase: 'objective',
    player: 'sparta',
    passed: { athens: true, sparta: false },
    leaders: { archidamus: 'sparta', pericles: 'cup', phormio: 'cup' },
    forces: {
      athens: { 'athenian-hoplite': 2 },
      sparta: { 'home-guard': 3, 'spartan-hoplite': 6 },
      corinth: { 'spartan-allied-hoplite': 2, 'spartan-allied-naval': 2 },
    },
    held: { erineus: 'athens', pylos: 'athens' },
  };
  test('PW-5.5.2-a PW-5.4-j a neutral that Athens took and left rises against it: the Spartans who come there take it without siege or waste', () => {
    for (const edition of ['second', 'first']) {
      const t = loose(LACEDAEMON, {}, 'campaign', { edition }).roll(incite('erineus'), { 'cause rebellion': [6] });
      t.roll({ type: 'activate', unit: 'spartan-hoplite', count: 1 }).roll({ type: 'rally', space: 'corinth' });
      t.roll({ type: 'activate', unit: 'spartan-allied-naval', count: 1 }).roll({ type: 'march' });
      expect(t.of('neutral-taken'), edition).toMatchObject([{ rule: 'PW-5.5.2-a', space: 'erineus', side: 'sparta' }]);
      expect(t.of('ravaged')).toEqual([]);
      expect(t.now.held).toMatchObject({ erineus: 'sparta' });
      expect(t.now.rebellion).not.toContain('erineus');
    }
  });
  test('PW-R29 PW-0.5-j one’s own space that the enemy holds is not stirred up: it would rise for him', () => {
    for (const edition of ['second', 'first']) {
      const t = loose(LACEDAEMON, {}, 'campaign', { edition });
      expect(t.why(incite('pylos')), edition).toBe('PW-R29');
      expect(t.legal('incite').map(({ space }) => space)).not.toContain('pylos');
      expect(t.why({ type: 'objective', space: 'pylos' })).toBeNull();
    }
  });
  test('PW-R28 PW-5.5.3.1-a both spaces of an active Macedonia are coalition spaces; in the 1st edition Pella alone (PW1-0-d)', () => {
    const why = (edition: string) =>
      ['pella', 'macedonia'].map(space => loose(LACEDAEMON, {}, 'campaign', { edition }).why(incite(space)));
    expect(why('second')).toEqual(['PW-5.4-e', 'PW-5.4-e']);
    expect(why('first')).toEqual(['PW-5.4-e', 'PW1-4.4-b']);
  });
});
