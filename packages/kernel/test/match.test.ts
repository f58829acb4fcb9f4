import { readFileSync } from 'node:fs';
import { egemonia } from '@polemos/egemonia';
import { type Dice, isDiverged, Match, type MatchLog, readLog, seededDice } from '@polemos/kernel';
import { beginMatch, wander } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';

const setup = { scenario: 'historical', options: {} };
const started = (seed = 1, alone = false) => beginMatch(egemonia, setup, seed, alone);
const played = (seed: number, actions: number, alone = false) => {
  const match = started(seed, alone);
  wander(match, seed, (_, n) => n < actions);
  return match;
};
const roundTrip = (log: MatchLog): MatchLog => JSON.parse(JSON.stringify(log));

describe('a match', () => {
  test('refuses what is not asked and what is over, with a reason, and nothing changes', () => {
    const match = played(3, 7);
    const before = match.hash();
    const asked = match.pending()[0].seat;
    const other = asked === 'sparta' ? 'athens' : 'sparta';
    const action = match.legal(asked)[0];
    expect(match.act(other, action)).toEqual({ refused: { code: 'not-asked', rule: 'EG-3.4-a' } });
    expect(match.act('persia', action)).toEqual({ refused: { code: 'unknown-seat' } });
    expect(match.act(asked, action, { version: match.version - 1 })).toEqual({ refused: { code: 'stale' } });
    expect(match.act(asked, { type: 'place', event: 'coup-9', area: 'thebes' })).toEqual({
      refused: { code: 'bad-argument', argument: 'event' },
    });
    expect(match.hash()).toBe(before);
    const over = played(3, Number.POSITIVE_INFINITY);
    expect(over.act('sparta', action)).toEqual({ refused: { code: 'over' } });
    expect(over.pending()).toEqual([]);
    expect(over.legal('sparta')).toEqual([]);
  });

  test('a log that was changed says where it parts from the rules', () => {
    const log = roundTrip(played(5, 30).log());
    const changed = {
      ...log,
      entries: log.entries.map((entry, i) => (i === 12 ? { ...entry, hash: '0000000000000000' } : entry)),
    };
    expect(Match.load(egemonia, changed)).toMatchObject({ diverged: 13, expected: '0000000000000000' });
    const other = {
      ...log,
      entries: log.entries.map((entry, i) =>
        i === 12 ? { ...entry, seat: entry.seat === 'sparta' ? 'athens' : 'sparta' } : entry,
      ),
    };
    expect(Match.load(egemonia, other)).toMatchObject({ diverged: 13, because: { refused: { code: 'not-asked' } } });
    const start = { ...log, start: { ...log.start, chance: log.start.chance.slice(1) } };
    expect(Match.load(egemonia, start)).toMatchObject({ diverged: 0 });
  });

  test.each([
    [null, 'not a Polemos match file'],
    [{ format: 2 }, 'not a Polemos match file'],
    [{ format: 1 }, 'game, rules or match'],
    [{ format: 1, game: 'egemonia', rules: 1, match: 'x' }, 'setup'],
    [{ format: 1, game: 'egemonia', rules: 1, match: 'x', setup }, 'start'],
    [{ format: 1, game: 'egemonia', rules: 1, match: 'x', setup, start: { chance: [], hash: '' } }, 'entries'],
    [{ format: 1, game: 'egemonia', rules: 1, match: 'x', setup, start: { chance: [], hash: '' }, entries: [{}] }, 'entry 0'],
    [{ format: 1, game: 'egemonia', rules: 1, match: 'x', setup, start: { chance: [{}], hash: '' }, entries: [] }, 'start'],
    [
      { format: 1, game: 'egemonia', rules: 1, match: 'x', setup, start: { chance: [], hash: '' }, entries: [], takenBack: 3 },
      'takenBack',
    ],
  ])('a damaged file %# is refused with what is wrong', (file, what) => {
    expect(readLog(file)).toMatchObject({ broken: expect.stringContaining(what) });
  });

  test('a match recorded under older rules still replays where all of it is legal, and only if one asks for that', () => {
    const log = readLog(JSON.parse(readFileSync(new URL('fixtures/egemonia-1.json', import.meta.url), 'utf8')));
    if ('broken' in log) throw new Error(log.broken);
    expect(log.rules).toBeLessThan(egemonia.rules);
    expect(isDiverged(Match.load(egemonia, log))).toBe(true);
    const match = Match.load(egemonia, log, { older: true });
    if (isDiverged(match)) throw new Error(JSON.stringify(match));
    expect(match.outcome).toMatchObject({ rule: expect.stringMatching(/^EG-7/) });
  });

  test('a log can be continued from anywhere with other dice', () => {
    const whole = played(8, 40);
    const half = Match.load(egemonia, roundTrip(whole.log()), { until: 20, dice: seededDice('other') });
    if (isDiverged(half)) throw new Error('diverged');
    expect(half.length).toBe(20);
    wander(half, 99, () => true);
    expect(half.outcome).not.toBeNull();
  });
});

describe('taking back', () => {
  test('nobody takes back a hand-over: in Egemonia each placement is one', () => {
    const match = played(2, 5);
    for (const seat of match.seats) {
      expect(match.undoable(seat)).toBe(match.length);
      expect(match.undo(seat)).toEqual({ refused: { code: 'nothing-to-undo' } });
    }
  });

  test('alone everything, and repeating an action meets the same dice', () => {
    const match = played(2, 30, true);
    const hash = match.hash();
    const { entries } = match.log();
    match.undo(null, 0);
    expect(match.length).toBe(0);
    for (const { seat, action } of entries) expect(match.act(seat, action)).toHaveProperty('ok');
    expect(match.hash()).toBe(hash);
    expect(match.log().takenBack).toEqual([{ at: 0, count: 30 }]);
  });

  test('a new action forgets what could be repeated', () => {
    const match = played(4, 10, true);
    match.undo(null, 5);
    const { seat } = match.pending()[0];
    match.act(seat, match.legal(seat)[0]);
    expect(match.redo()).toEqual({ refused: { code: 'nothing-to-redo' } });
  });

  test.each([-1, 11, 0.5, Number.NaN])('to %d is nowhere', to => {
    expect(played(4, 10, true).undo(null, to)).toEqual({ refused: { code: 'nothing-to-undo' } });
  });
});

describe('forks', () => {
  test('a fork has the same past, its own dice and no secret of the other', () => {
    const seal = { commitment: 'c', entropy: ['a', 'b'], secret: 'the secret' };
    const match = Match.begin(egemonia, { match: 'live', setup, dice: seededDice(1), seal }) as Match;
    wander(match, 1, (_, n) => n < 15);
    const asked: number[] = [];
    const dice: Dice = action => {
      asked.push(action);
      return () => 0;
    };
    const fork = match.fork(12, 'fork', dice);
    expect(fork.log().entries).toEqual(match.log().entries.slice(0, 12));
    expect(fork.log()).toMatchObject({ match: 'fork', seal: null, forkOf: { match: 'live', at: 12 } });
    expect(asked).toEqual([]);
    expect(JSON.stringify([match.log(), fork.log()])).not.toContain('the secret');
  });

  test('the secret is in the log of a finished match', () => {
    const match = Match.begin(egemonia, {
      match: 'live',
      setup,
      dice: seededDice(1),
      seal: { commitment: 'c', entropy: [], secret: 'the secret' },
    }) as Match;
    wander(match, 1, () => true);
    expect(match.log().seal?.secret).toBe('the secret');
  });
});

describe('own dice', () => {
  test('what is missing is asked for, one by one, and nothing changes until all is known', () => {
    const chance: unknown[] = [];
    let begun = Match.begin(egemonia, { match: 'table', setup, dice: null, chance });
    const asked: unknown[] = [];
    while (!(begun instanceof Match)) {
      if (!('need' in begun)) throw new Error(JSON.stringify(begun));
      asked.push('draw' in begun.need ? 'draw' : 'die');
      chance.push('draw' in begun.need ? begun.need.draw[0] : chance.length % 6);
      begun = Match.begin(egemonia, { match: 'table', setup, dice: null, chance });
    }
    expect(asked).toEqual([...new Array(10).fill('draw'), 'die', 'die']);
    expect(begun.log().start.chance).toEqual(chance);
  });
});
