import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game } from '../../index.ts';
import { SCENARIO } from '../../rules/scenarios/scenarios.ts';
import { yearsOf } from '../../rules/scenarios/years.ts';
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

describe('PW-R186 years of the turns, as printed', () => {
  const years = (scenario: string, turns: number) =>
    Array.from({ length: turns }, (_, i) => yearsOf({ scenario: SCENARIO.at(scenario), turn: i + 1 })).map(
      ({ from, to }) => `${from}–${to}`,
    );
  test('PW-R186 the First War: three years a turn from 460 BC', () => {
    expect(years('first-war', 6)).toEqual(['460–458', '457–455', '454–452', '451–449', '448–446', '445–443']);
  });
  test('PW-R186 The Fall of Sparta: six years a turn from 401 BC', () => {
    const printed = ['401–396', '395–390', '389–384', '383–378', '377–372', '371–366', '365–360'];
    expect(years('fall-of-sparta', 7)).toEqual(printed);
  });
  test('PW-R186 the war that begins in 431 BC: three years a turn', () => {
    expect(years('campaign', 10).at(0)).toBe('431–429');
    expect(years('campaign', 10).at(-1)).toBe('404–402');
  });
});
