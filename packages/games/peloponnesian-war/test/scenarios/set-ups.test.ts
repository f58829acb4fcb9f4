import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game } from '../../index.ts';
import { Table } from '../table.ts';

const catalogue = readFileSync(new URL('../../rules.md', import.meta.url), 'utf8');

describe('PW-10 set-ups', () => {
  test('PW-10.2.3-a PW-10.1.3-b PW-0.7-u initial operations that are done count as operations of the turn', () => {
    const done = (scenario: string) => new Table(null, [], scenario).now;
    expect(() => done('fall-of-athens')).not.toThrow();
    expect(done('fall-of-athens')).toMatchObject({ operations: { athens: 1, sparta: 1 }, chiosLost: true, beganAs: 'sparta' });
  });
});

describe('PW-10 set-ups', () => {
  test('PW-R52 there is no 10.4, and every scenario is named in 10', () => {
    expect(catalogue).not.toMatch(/`PW-10\.4/);
    expect(game.scenarios.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['campaign', 'archidamian', 'decelean', 'fall-of-athens', 'first-war']),
    );
  });
});
