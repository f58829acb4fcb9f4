import { describe, expect, test } from 'vitest';
import { set } from '../table.ts';

describe('positions that cannot be', () => {
  test('a stack that makes no sense is refused, not tripped over', () => {
    const game = { step: 'game', at: 1, by: {} };
    const round = { step: 'round', at: 9, by: {} };
    const broken =
      (...stack: object[]) =>
      () =>
        set({ phase: 'stack', stack });
    expect(broken()).toThrow('ends with a decision');
    expect(broken(round, game)).toThrow('ends with a decision');
    expect(broken({ step: 'raising', at: 0, by: {} }, round, game)).toThrow('raising needs polis');
    expect(broken({ step: 'sailing', at: 0, by: { to: 7, moved: 0 } }, round, game)).toThrow('out of range');
    expect(broken({ step: 'removing', at: 0, by: { seat: 0, effect: 0, left: 0 } }, round, game)).toThrow('another effect');
    expect(broken({ step: 'turn', at: 0, by: {} }, round)).toThrow('begins with the game');
    expect(broken({ step: 'turn', at: 3, by: {} }, round, game)).toThrow('no line 3');
    expect(() => set({ phase: 'over' })).toThrow('over');
    expect(() => set({ phase: 'battle' })).toThrow('needs it');
    expect(() => set({ display: ['theatre', 'theatre'] })).toThrow('faults');
    expect(() => set({ event: 'r5a-01', round: '3' })).toThrow('another round');
    expect(() => set({ turn: 'sparta', passed: ['sparta'] })).toThrow('PO-F-j');
    expect(() => set({ poleis: { sparta: { owner: null } } })).toThrow('PO-G-a');
  });
  test.each([
    ['PO-E-b', 'goods after the last round', { phase: 'goods', round: '5b' }],
    ['PO-E-b', 'Phoros after the last round', { phase: 'phoros', round: '5b' }],
    ['PO-F-g', 'a turn with two actions done', { acted: 2, before: 3 }],
    ['PO-F-g', 'an action done that is not named', { acted: 1 }],
    ['PO-F-g', 'a named action that was not done', { before: 3 }],
    ['PO-F-k', 'a fee while both still play', { fee: true }],
    ['PO-F-j', 'a turn that is over', { passing: true }],
    ['PO-F-b', 'projects on display before the round', { phase: 'round', display: ['socrates'] }],
    ['PO-4-a', 'a project begun where it has no place', { poleis: { thebai: { begun: ['socrates'] } } }],
    ['PO-4-a', 'a project completed where it has no place', { poleis: { sparta: { completed: ['phidias'] } } }],
  ])('%s %s is refused', (rule, _, position) => {
    expect(() => set(position)).toThrow(rule);
  });
  test('PO-X1-a, PO-X2-a a scenario has its own rounds and, or not, events', () => {
    expect(() => set({ round: '5a' }, [], 'corinthian-war')).toThrow('PO-X-a');
    expect(() => set({ event: 'r5b-01' }, [], 'corinthian-war')).toThrow('PO-X1-a');
    expect(() => set({ round: '4' }, [], 'second-peloponnesian-war')).toThrow('PO-X-a');
    expect(() => set({ round: '5b', event: 'r5b-01' }, [], 'second-peloponnesian-war')).not.toThrow();
  });
});
