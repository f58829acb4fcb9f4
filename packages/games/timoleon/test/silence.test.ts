import { beginMatch, setupOf, wander } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../index.ts';

const PASSIVE: Readonly<Record<string, object>> = {
  wishes: { type: 'choose', choice: 'avoid' },
  tactics: { type: 'tactic', tactic: 'stand' },
  manoeuvres: { type: 'manoeuvre', manoeuvre: 'ram' },
  stratagems: { type: 'stratagem', stratagem: 'defend_wall' },
  bids: { type: 'bid', talents: 0 },
  auction: { type: 'bid', talents: 0 },
};

test('TI-R64 in every simultaneous step the most passive choice is open to whoever says nothing', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < 6; seed++) {
    const match = beginMatch(timoleon, setupOf(timoleon, seed), seed);
    wander(match, seed, () => {
      const asked = match.pending();
      if (asked[0] === undefined || !(asked[0].step in PASSIVE)) return true;
      for (const { seat, step } of asked) {
        const attacks = step === 'stratagems' && match.why(seat, PASSIVE[step]) !== null;
        if (!attacks) expect(match.why(seat, PASSIVE[step]), `${seed} ${step} ${seat}`).toBeNull();
        met.add(step);
      }
      return true;
    });
  }
  expect([...met].sort()).toEqual(expect.arrayContaining(['auction', 'bids', 'manoeuvres', 'stratagems', 'tactics', 'wishes']));
});
