import { describe, expect, test } from 'vitest';
import { at } from '../calm.ts';

describe('PW-0.5 friendly spaces', () => {
  test('PW-0.5-j PW-R3 PW-R110 a space that its owner once held by occupation is friendly to the other side when it rebels', () => {
    const t = at(
      'delian-rebellion',
      {},
      { sci: { athens: 0, sparta: 1 }, held: { cnidus: 'athens' }, passed: { athens: false, sparta: false } },
      { 'oligarchic rebellion': [1, 1] },
    );
    expect(t.now.rebellion).toEqual(['cnidus']);
    expect(t.now.held.cnidus).toBeUndefined();
  });
});
