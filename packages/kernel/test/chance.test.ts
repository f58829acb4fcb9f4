import { createHash, createHmac } from 'node:crypto';
import {
  type ChanceMissing,
  commitment,
  Fate,
  Generator,
  hashOf,
  newSecret,
  sealedSource,
  seededDice,
  Tape,
  things,
} from '@polemos/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Chi-square of n rolls of a die against the even distribution; 5 degrees of freedom. */
function chiSquare(roll: () => number, n: number): number {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < n; i++) counts[roll()]++;
  return counts.reduce((sum, count) => sum + (count - n / 6) ** 2 / (n / 6), 0);
}
const P_MILLIONTH = 35.9; // chi-square, 5 degrees of freedom, one in a million

describe('the generator', () => {
  test('is even and the same everywhere', () => {
    const generator = new Generator('polemos');
    expect(Array.from({ length: 10 }, () => generator.below(6) + 1)).toEqual(
      Array.from(
        { length: 10 },
        (
          (again: Generator) => () =>
            again.below(6) + 1
        )(new Generator('polemos')),
      ),
    );
    expect(chiSquare(() => generator.below(6), 1_000_000)).toBeLessThan(P_MILLIONTH);
  });
  test('below n is below n, for every n', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (seed, n) => {
        const value = new Generator(seed).below(n);
        return Number.isInteger(value) && value >= 0 && value < n;
      }),
    );
  });
});

describe('sealed dice', () => {
  const seal = { match: 'm-1', secret: 'ab'.repeat(32), entropy: ['ann’s', 'bob’s'] };

  test('a secret has 256 bits and is new each time', () => {
    expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  test('the commitment and the outcomes are as documented, recomputed with other tools', () => {
    const framed = (...parts: string[]) =>
      Buffer.concat(
        parts.flatMap(part => {
          const bytes = Buffer.from(part, 'utf8');
          const length = Buffer.alloc(4);
          length.writeUInt32BE(bytes.length);
          return [length, bytes];
        }),
      );
    expect(commitment(seal.match, seal.secret)).toBe(
      createHash('sha256')
        .update(framed('polemos commitment 1', seal.match, seal.secret))
        .digest('hex'),
    );
    const key = createHmac('sha256', Buffer.from(seal.secret, 'hex'))
      .update(framed('polemos dice 1', seal.match, ...seal.entropy))
      .digest();
    const words: number[] = [];
    for (let block = 0; block < 3; block++) {
      const bytes = createHmac('sha256', key).update(`7.${block}`).digest();
      for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at));
    }
    const source = sealedSource(seal)(7);
    expect(Array.from({ length: 20 }, () => source(6))).toEqual(
      words
        .filter(word => word < 4294967292)
        .slice(0, 20)
        .map(word => word % 6),
    );
  });

  test('other match, other action, other entropy, other secret: other dice', () => {
    const rolls = (from: typeof seal, action: number) => {
      const source = sealedSource(from)(action);
      return Array.from({ length: 24 }, () => source(6)).join('');
    };
    const all = [
      rolls(seal, 1),
      rolls(seal, 2),
      rolls({ ...seal, match: 'm-2' }, 1),
      rolls({ ...seal, entropy: ['ann’s', 'x'] }, 1),
      rolls({ ...seal, entropy: ['ann’sb', 'ob’s'] }, 1),
      rolls({ ...seal, secret: 'ac'.repeat(32) }, 1),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('are even', () => {
    let action = 0;
    let source = sealedSource(seal)(0);
    let n = 0;
    const roll = (): number => {
      if (n++ % 8 === 0) source = sealedSource(seal)(action++);
      return source(6);
    };
    expect(chiSquare(roll, 60_000)).toBeLessThan(P_MILLIONTH);
  });
});

describe('the tape', () => {
  const LOT = things('lot', ['vase', 'ship', 'grove']);
  const fated = (given: readonly unknown[], dice = seededDice(3)) => {
    const fate = new Fate();
    fate.tape = new Tape(given, dice?.(1) ?? null);
    return fate;
  };
  test('gives what is scripted, then what the source gives, and records both', () => {
    const fate = fated([6, 'ship']);
    expect(fate.d6('x', 'r')).toBe(6);
    expect(fate.draw(LOT, [0, 1, 2], 3, 'x', 'r')).toBe(1);
    const next = fate.d6('x', 'r');
    expect(fate.tape?.taken).toEqual([6, 'ship', next]);
  });
  test.each([[0], [7], [2.5], ['6'], [null]])('a die cannot show %j', face => {
    expect(() => fated([face]).d6('x', 'r')).toThrow(/does not answer/);
  });
  test('a draw must be among the candidates', () => {
    expect(() => fated(['grove']).draw(LOT, [0, 1, 2], 2, 'x', 'r')).toThrow(/does not answer/);
    expect(() => fated(['rock']).draw(LOT, [0, 1, 2], 3, 'x', 'r')).toThrow(/does not answer/);
  });
  test('one thing needs no lot', () => {
    const fate = fated([], null);
    expect(fate.lot(1, 'x', 'r')).toBe(0);
    expect(fate.tape?.taken).toEqual([]);
  });
  test('a lot that is asked for says what each number stands for', () => {
    const asked = (named?: (i: number) => string) => {
      try {
        fated([], null).lot(2, 'x', 'r', named);
      } catch (missing) {
        return (missing as ChanceMissing).need;
      }
      throw new Error('nothing was asked for');
    };
    expect(asked(i => LOT.ids[i])).toEqual({ lot: 2, among: ['vase', 'ship'], for: 'x', rule: 'r' });
    expect(asked()).toEqual({ lot: 2, for: 'x', rule: 'r' });
  });
});

describe('the hash', () => {
  test('is equal for equal data, whatever the order of fields, and differs for any change', () => {
    fc.assert(fc.property(fc.jsonValue(), value => hashOf(value) === hashOf(JSON.parse(JSON.stringify(value)))));
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
    const seen = new Set(
      [[], [0], [0, 0], '', '0', 0, -0.5, null, true, false, {}, { a: 0 }, { b: 0 }, [[0]], [[], 0]].map(hashOf),
    );
    expect(seen.size).toBe(15);
  });
  test('a function in a state is our mistake', () => {
    expect(() => hashOf({ a: () => 0 })).toThrow(/holds a function/);
  });
});
