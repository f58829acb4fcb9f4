import { describe, expect, test } from 'vitest';
import { at } from '../calm.ts';

describe('PW-7.3 the Helots', () => {
  const five = (unit: Record<string, number>) =>
    Object.fromEntries('pylos asine corone prasiae epidaurus-limera'.split(' ').map(space => [space, unit]));
  const ALL = five({ 'athenian-allied-hoplite': 1 });
  const sparta = { sparta: { 'home-guard': 3, 'spartan-hoplite': 5 } };
  test('PW-7.3-a PW-7.3-c PW-7.3-d PW-7.3-e PW-7.3-f PW-7.3-g a new revolt', () => {
    const t = at('helots', { ...ALL, ...sparta });
    expect(t.of('helots')).toMatchObject([{ rule: 'PW-7.3-c', lost: 2, bellicosity: 8 }]);
    expect(t.now).toMatchObject({ helots: true, forces: { sparta: { 'home-guard': 3, 'spartan-hoplite': 3 } } });
    expect(t.of('income')[1].items).toEqual(expect.arrayContaining([{ rule: 'PW-7.3-f', by: -500 }]));
  });
  test('PW-7.3-h the revolt goes on', () => {
    const t = at('helots', { ...ALL, ...sparta }, { helots: true });
    expect(t.of('helots')).toMatchObject([{ rule: 'PW-7.3-h', lost: 0, bellicosity: 8 }]);
    expect(t.of('income')[1].items).toEqual(expect.arrayContaining([{ rule: 'PW-7.3-h', by: -1000 }]));
  });
  test('PW-7.3-b PW-7.3-i PW-R74 one of the five Spartan, by a unit or by emptiness: nothing', () => {
    const { asine: _, ...four } = ALL;
    expect(at('helots', { ...four, ...sparta }).now.helots).toBe(false);
    expect(at('helots', { ...ALL, ...sparta, asine: { 'spartan-hoplite': 1 } }).now.bellicosity.sparta).toBe(10);
  });
  test('PW-7.3.1-a PW-7.3.1-b it ends when one is retaken, and can begin anew', () => {
    const { asine: _, ...four } = ALL;
    const t = at('helots', { ...four, ...sparta }, { helots: true });
    expect(t.of('helots')).toMatchObject([{ rule: 'PW-7.3.1-a', revolt: 'ends' }]);
    expect(t.now.helots).toBe(false);
  });
  test('PW-R73 only as many as there are, and never the Home Guard', () => {
    expect(at('helots', { ...ALL, sparta: { 'home-guard': 3, 'spartan-hoplite': 1 } }).now.forces.sparta).toEqual({
      'home-guard': 3,
    });
  });
});

describe('PW-7.3 the Helots', () => {
  const five = Object.fromEntries(
    'pylos asine corone prasiae epidaurus-limera'.split(' ').map(id => [id, { 'athenian-hoplite': 1 }]),
  );
  test('PW-7.3-a PW-R74 a Helot space where Spartans still stand beside the Athenians is not held', () => {
    const t = at('helots', { ...five, pylos: { 'athenian-hoplite': 1, 'spartan-hoplite': 1 } });
    expect(t.of('helots')).toEqual([]);
    expect(at('helots', five).of('helots')).toMatchObject([{ revolt: 'begins' }]);
  });
  test('PW-7.3-d PW-0.5-m Bellicosity does not fall below 0 by the Helots', () => {
    const t = at('helots', five, { bellicosity: { athens: 10, sparta: 1 } });
    expect(t.of('helots')).toMatchObject([{ bellicosity: 0 }]);
  });
});
