import { Match } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, type Position } from '../../index.ts';

// The first edition with two players: PW1-11.

const CALM: Position = {
  turn: 3,
  firstTurn: 1,
  player: 'athens',
  passed: { athens: true, sparta: true },
  initialDone: { athens: true, sparta: true },
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
  rebellion: [],
  treasury: { athens: 3000, sparta: 3000 },
  forces: {},
  held: {},
};
function begin(position: Position, chance: readonly number[], edition = 'first') {
  const options = {
    edition,
    players: 'two',
    'half-of-whole-force': false,
    'amphipolis-barred': false,
    'long-walls-leader': false,
  };
  const setup = { scenario: 'campaign', options, position: { ...CALM, ...position } };
  const begun = Match.begin(game, { match: 'test', setup, dice: null, chance });
  if (!(begun instanceof Match)) throw new Error(JSON.stringify(begun));
  const told = begun.allEvents()[0];
  return { match: begun, of: (kind: string) => told.filter(event => event.kind === kind) };
}
/** Two sieges of one class. */
const SIEGES: Position = {
  phase: 'sieges',
  forces: { heraclea: { 'athenian-hoplite': 2 }, elis: { 'athenian-hoplite': 2 }, potidaea: { 'spartan-hoplite': 2 } },
  leaders: { ...CALM.leaders, cleon: 'heraclea', nicias: 'elis', agis: 'potidaea' },
};

describe('the first edition with two players', () => {
  test('PW1-11-a PW1-R18 a die says who picks the first of several sieges, then the players alternate', () => {
    for (const [die, side] of [
      [3, 'athens'],
      [4, 'sparta'],
    ] as const) {
      const t = begin(SIEGES, [die]);
      expect(t.of('first-pick')).toMatchObject([{ rule: 'PW1-11-a', die, side }]);
      expect(t.match.pending()).toMatchObject([{ step: 'nextSiege', seat: side }]);
    }
    const t = begin(SIEGES, [3]);
    const acted = t.match.act('athens', { type: 'siege', space: 'potidaea' }, { chance: [1] });
    if (!('ok' in acted)) throw new Error(JSON.stringify(acted));
    expect(t.match.pending()).toMatchObject([{ step: 'nextSiege', seat: 'sparta' }]);
    const written = t.match.position() as Position;
    expect(written.chooser).toBe('sparta');
  });
  test('PW1-11-a auguries: 5 is good for Athens and bad for Sparta, without any modifier', () => {
    const ready = (side: 'athens' | 'sparta'): Position => ({
      phase: 'another',
      player: side,
      passed: { athens: side !== 'athens', sparta: side !== 'sparta' },
      leaders: { ...CALM.leaders, pericles: 'athens', archidamus: 'sparta' },
      forces: { athens: { 'athenian-hoplite': 3 }, sparta: { 'home-guard': 3, 'spartan-hoplite': 3 } },
    });
    const roll = (side: 'athens' | 'sparta', chance: (number | string)[]) => {
      const { match } = begin(ready(side), []);
      const acted = match.act(side, { type: 'operate' }, { chance });
      if (!('ok' in acted)) throw new Error(JSON.stringify(acted));
      return acted.events.find(({ kind }) => kind === 'auguries');
    };
    expect(roll('athens', [5, 'cleon'])).toMatchObject({ rule: 'PW1-11-a', favourable: true, modifiers: [] });
    expect(roll('sparta', [4, 'agis'])).toMatchObject({ favourable: true });
  });
  test('PW1-11-b units go home by the table: nobody is asked', () => {
    const t = begin({ phase: 'going-home', goingHome: { 'athenian-allied-naval': 4, 'spartan-allied-hoplite': 2 } }, []);
    expect(t.of('placed').map(({ unit, space }) => `${unit} ${space}`)).toEqual([
      'spartan-allied-hoplite corinth',
      'spartan-allied-hoplite thebes',
      'athenian-allied-naval corcyra',
      'athenian-allied-naval chios',
    ]);
  });
  test('PW1-5.2.4-a PW1-R17 null battle: the erratum decides by who is an Army, not by ships', () => {
    const forces = { pylos: { 'athenian-hoplite': 1, 'spartan-naval': 1 } };
    const t = begin({ phase: 'sieges', forces, leaders: { ...CALM.leaders, cleon: 'pylos' } }, []);
    expect(t.of('null-battle')).toMatchObject([{ rule: 'PW1-5.2.4-a', leaves: 'athens' }]);
    const neutral = { melos: { 'athenian-hoplite': 1, 'spartan-naval': 1 } };
    const melos = begin({ phase: 'sieges', forces: neutral, leaders: { ...CALM.leaders, cleon: 'melos' } }, [2]);
    expect(melos.of('null-battle')).toMatchObject([{ rule: 'PW1-5.2.4-a', leaves: 'sparta' }]);
    const walls = { piraeus: { 'athenian-hoplite': 1, 'spartan-naval': 1 } };
    const piraeus = begin({ phase: 'sieges', forces: walls, leaders: { ...CALM.leaders, agis: 'cup' } }, []);
    expect(piraeus.of('null-battle')).toMatchObject([{ rule: 'PW1-5.2.4-a', leaves: 'sparta' }]);
  });
});
