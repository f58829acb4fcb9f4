import { actions, decision, defineGame, Match, range, seededDice, things } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { auction, type TraceState, tracing } from './small-games.ts';

const begin = (scenario: string) => Match.begin(tracing, { match: 'm', setup: { scenario, options: {} }, dice: null });

describe('procedures', () => {
  test('lines, when, loop and each run in order, and stop at decisions', () => {
    const match = begin('ends') as Match<TraceState, number[]>;
    const about: unknown[] = [];
    while (match.outcome === null) {
      about.push(match.pending()[0].about.thing);
      expect(match.act('one', { type: 'pass' })).toHaveProperty('ok');
    }
    expect(match.see('one').view).toEqual([1, 2, 100, 101, 102, 100, 101, 102, 9]);
    expect(about).toEqual([0, 1, 2, 0, 1, 2]);
  });

  test('a runaway is stopped, and says where', () => {
    expect(() => begin('never')).toThrow(/runaway: forever/);
  });
});

describe('the definition of a game', () => {
  const pass = decision({
    name: 'pass',
    rule: 'XX-1-a',
    seat: () => 0,
    legal: () => {},
    refuse: { pass: () => null },
    on: { pass: () => {} },
  });
  test('two steps of one name are refused', () => {
    expect(() => defineGame({ ...auction, steps: [...auction.steps, ...auction.steps] })).toThrow(/named 'game'/);
  });
  test('a decision must refuse and handle the same types, and the table must have them', () => {
    const { refuse: _, ...half } = pass;
    expect(() => defineGame({ ...auction, steps: [{ ...half, refuse: {} } as never] })).toThrow(/'pass' must both/);
    expect(() => defineGame({ ...auction, actions: actions({ bid: { gold: range(0, 1) } }), steps: [pass as never] })).toThrow(
      /'pass'/,
    );
  });
  test('an argument that does not fit the code is refused', () => {
    expect(() => actions({ far: { a: range(0, 512) } })).toThrow(/does not fit/);
    expect(() => actions({ far: { a: range(0, 1), b: range(0, 1), c: range(0, 1), d: range(0, 1) } })).toThrow(/does not fit/);
    expect(() => things('lot', ['a', 'a'])).toThrow(/same id/);
  });
});

describe('the action table', () => {
  const { read, write, all, T } = auction.actions;
  test('reads what it writes, for every action', () => {
    for (const type of [T.bid, T.choose, T.pass]) for (const code of all(type)) expect(read(write(code))).toBe(code);
  });
  test.each([
    [null, 'not-an-action'],
    [[], 'not-an-action'],
    ['bid', 'not-an-action'],
    [{}, 'unknown-type'],
    [{ type: 'toString' }, 'unknown-type'],
    [{ type: '__proto__' }, 'unknown-type'],
    [{ type: 'bid' }, 'missing-argument'],
    [{ type: 'bid', gold: 11 }, 'bad-argument'],
    [{ type: 'bid', gold: 0.5 }, 'bad-argument'],
    [{ type: 'bid', gold: '3' }, 'bad-argument'],
    [{ type: 'choose', lot: 'constructor' }, 'bad-argument'],
    [{ type: 'choose', lot: 1 }, 'bad-argument'],
    [{ type: 'pass', extra: 1 }, 'unknown-argument'],
    [JSON.parse('{"type":"pass","__proto__":{"gold":1}}'), 'unknown-argument'],
  ])('%j is malformed: %s', (value, malformed) => {
    expect(read(value)).toMatchObject({ malformed });
  });
});

describe('sealed decisions', () => {
  const open = () =>
    Match.begin(auction, { match: 'm', setup: { scenario: 'only', options: { gold: 10 } }, dice: seededDice(1) }) as Match;
  const bid = (gold: number) => ({ type: 'bid', gold });

  test('all are asked at once, in any order; nothing is known until all have chosen', () => {
    const match = open();
    expect(match.pending().map(({ seat }) => seat)).toEqual(['ann', 'bob', 'cid']);
    match.act('cid', bid(7));
    expect(match.pending().map(({ seat }) => seat)).toEqual(['ann', 'bob']);
    expect(match.see('ann').sealed).toEqual(['open', 'open', 'chosen']);
    expect(JSON.stringify(match.see('ann'))).not.toContain('7');
    expect(match.see('cid').sealed[2]).toHaveProperty('code');
    expect(match.events('ann').flat()).toMatchObject([{ kind: 'sealed', seat: 'cid' }]);
    expect(match.act('ann', { type: 'pass' })).toEqual({ refused: { code: 'not-now', rule: 'BD-1-a' } });
    match.act('ann', bid(2));
    match.act('bob', bid(3));
    expect(match.events('ann').flat().at(-1)).toMatchObject({ kind: 'settled', bids: [2, 3, 7], winner: 'cid' });
  });

  test('whoever has chosen is not asked again; the version stands until all have', () => {
    const match = open();
    const { version } = match;
    match.act('bob', bid(1), { version });
    expect(match.version).toBe(version);
    expect(match.act('bob', bid(2), { version })).toEqual({ refused: { code: 'already-chosen', rule: 'BD-1-a' } });
    match.act('ann', bid(1), { version });
    match.act('cid', bid(2), { version });
    expect(match.version).toBe(version + 1);
    expect(match.act('ann', bid(1), { version })).toEqual({ refused: { code: 'stale' } });
  });

  test('a choice that chance must break is taken back whole when the chance is missing', () => {
    const match = Match.begin(auction, { match: 'm', setup: { scenario: 'only', options: { gold: 10 } }, dice: null }) as Match;
    match.act('ann', bid(4));
    match.act('bob', bid(4));
    const before = match.hash();
    expect(match.act('cid', bid(1))).toEqual({ need: { lot: 2, for: 'tie', rule: 'BD-1-c' } });
    expect(match.hash()).toBe(before);
    expect(match.act('cid', bid(1), { chance: [3] })).toMatchObject({ refused: { code: 'chance' } });
    expect(match.act('cid', bid(1), { chance: [2, 1] })).toMatchObject({ refused: { code: 'chance' } });
    expect(match.act('cid', bid(1), { chance: [2] })).toMatchObject({ ok: true });
    expect(match.log().entries.at(-1)?.chance).toEqual([2]);
  });

  test('only those who can are asked', () => {
    const match = Match.begin(auction, {
      match: 'm',
      setup: { scenario: 'only', options: {}, position: { round: 1, gold: [0, 3, 3], won: [1, 0, 0] } },
      dice: null,
    }) as Match;
    expect(match.pending().map(({ seat }) => seat)).toEqual(['bob', 'cid']);
    expect(match.act('ann', bid(0))).toMatchObject({ refused: { code: 'not-asked' } });
  });
});
