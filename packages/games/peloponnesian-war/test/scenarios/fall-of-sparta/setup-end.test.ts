import { isFaulty, readSetup } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game } from '../../../index.ts';
import { COALITION_AT_HOME, HOMES, opening, sparta } from '../../sparta.ts';

describe('PW-10.5 The Fall of Sparta: set-up', () => {
  test('PW-10.5-a PW-10.5.1-a PW-10.5.3-a PW-10.5.4.5-VIII-c two players, turn 1 of seven, no Long Walls, the Coalition is Thebes', () => {
    expect(game.seatsOf(game.begin({ scenario: 'fall-of-sparta', options: { players: 'two' } }))).toEqual(['athens', 'sparta']);
    expect(opening).toMatchObject({
      turn: 1,
      players: 'two',
      bellicosity: { athens: 10, sparta: 10 },
      sci: { athens: 0, sparta: 0 },
    });
    expect(opening.special).toMatchObject({ noWalls: true, role: 'thebes', belligerent: false, entered: false });
    const faults = (options: object, scenario = 'fall-of-sparta') =>
      (readSetup(game, { scenario, options }) as { faults?: { at: string }[] }).faults?.map(({ at }) => at);
    expect(readSetup(game, { scenario: 'fall-of-sparta' })).toMatchObject({ options: { players: 'two', edition: 'second' } });
    expect(faults({ players: 'solitaire' })).toEqual(['options.players']);
    expect(faults({ edition: 'first' })).toEqual(['options.edition']);
    expect(faults({ 'long-walls-leader': true }, 'campaign')).toEqual(['options.long-walls-leader']);
    expect(faults({ edition: 'first', 'amphipolis-barred': true }, 'campaign')).toEqual(['options.amphipolis-barred']);
    expect(
      isFaulty(game.position.read({ scenario: 'fall-of-sparta', players: 'solitaire' }, { scenario: 'campaign', options: {} })),
    ).toBe(true);
    const last = sparta({ phase: 'end-of-turn', turn: 7, forces: HOMES });
    expect(last.match.outcome).toMatchObject({ rule: 'PW-10.5.5-b', score: [0.5, 0.5] });
  });
  test('PW-10.5.2-a PW-10.5.2-b Sparta', () => {
    expect(opening.treasury.sparta).toBe(6000);
    expect(opening.leaders).toMatchObject({
      agesilaus: 'sparta',
      'lysander-fos': 'cup',
      'archidamus-iii': 'cup',
      antalcidas: 'cup',
    });
    expect(opening.forces).toMatchObject({
      sparta: { 'home-guard': 3, 'spartan-hoplite': 4, 'spartan-cavalry': 1 },
      mantinea: { 'spartan-allied-hoplite': 2, 'spartan-allied-cavalry': 2 },
      gythium: { 'spartan-naval': 2, 'spartan-allied-hoplite': 1 },
      tegea: { 'spartan-allied-hoplite': 2 },
      epidaurus: { 'spartan-allied-hoplite': 1, 'spartan-allied-naval': 1 },
      megara: { 'spartan-allied-hoplite': 1 },
      ephesus: { 'spartan-allied-hoplite': 3, 'spartan-allied-cavalry': 2 },
      abydos: { 'spartan-allied-naval': 3 },
    });
  });
  test('PW-10.5.3.1-a PW-10.5.3.1-b PW-10.5.3.2-a PW-10.5.3.2-b PW-10.5.3.3-a PW-R69 PW-R72 Thebes, Athens and their Allies', () => {
    expect([opening.special.thebes, opening.treasury.athens]).toEqual([3500, 2000]);
    expect(opening.leaders).toMatchObject({
      ismenias: 'thebes',
      'thrasybulus-fos': 'athens',
      conon: 'aside',
      epaminondas: 'cup',
      iphicrates: 'cup',
    });
    expect(opening.forces).toMatchObject({
      thebes: { 'theban-hoplite': 8, 'sacred-band': 2 },
      delium: { 'theban-hoplite': 1, 'theban-cavalry': 2 },
      chaeronea: { 'theban-hoplite': 1, 'theban-cavalry': 2 },
      athens: { 'athenian-hoplite': 4, 'athenian-cavalry': 2, peltasts: 2 },
      piraeus: { 'athenian-naval': 2, garrison: 1 },
      decelea: { garrison: 1 },
      panactum: { garrison: 1 },
      sunium: { garrison: 1 },
      plataea: { garrison: 1 },
      elis: { 'athenian-allied-hoplite': 2 },
      corinth: { 'athenian-allied-hoplite': 2, 'athenian-allied-naval': 3 },
      argos: { 'athenian-allied-hoplite': 2 },
      pharsalus: { 'athenian-allied-cavalry': 2 },
    });
    expect(Object.keys(opening.forces)).toHaveLength(21);
  });
  test('PW-10.5-g PW-10.5-h PW-10.5.4.1-a PW-R130 who holds what, and three incomes', () => {
    const t = sparta({ phase: 'income', forces: { ...COALITION_AT_HOME, samos: { 'athenian-allied-naval': 1 } } });
    const income = (city: string | undefined, side: string) => t.of('income').find(one => one.city === city && one.side === side);
    expect(income('thebes', 'athens')).toMatchObject({ net: 1000, rule: 'PW-10.5.4.1-a' });
    expect(income('athens', 'athens')).toMatchObject({ net: 1000 });
    // Samos is lost to Sparta, Naxos and all that is green and empty is not
    expect(income(undefined, 'sparta')).toMatchObject({
      net: 3450,
      items: [{ by: 3500 }, { rule: 'PW-8.1-b', by: -50, spaces: 1 }],
    });
  });
});

describe('PW-10.5 control, Messenia, the end', () => {
  test('PW-10.5-f PW-R171 a Garrison shows what the Coalition has taken; when none is left, one is given up', () => {
    const t = sparta({
      phase: 'control',
      forces: { ...HOMES, tegea: { 'theban-hoplite': 1 } },
      treasury: { athens: 0, sparta: 0 },
    });
    expect(t.of('garrison')).toMatchObject([{ space: 'tegea', given: true, left: 11 }]);
    const twelve = Object.fromEntries(
      'naxos paros samos chios thasos skyros limnos imbros kea kythnos syros'.split(' ').map(id => [id, { garrison: 1 }]),
    );
    const full = sparta({
      phase: 'control',
      forces: { ...HOMES, ...twelve, decelea: { garrison: 1 }, tegea: { 'theban-hoplite': 1 } },
    });
    expect(full.of('garrison')).toEqual([]);
    expect([full.seat, full.asks]).toEqual(['athens', 'manning']);
    expect(full.why({ type: 'man', space: 'tegea' })).toBe('PW-10.5-f');
    full.roll({ type: 'abandon', space: 'kea' });
    expect(full.now.forces).not.toHaveProperty('kea');
    expect(full.roll({ type: 'man', space: 'tegea' }).now.forces.tegea).toEqual({ 'theban-hoplite': 1, garrison: 1 });
  });
  test('PW-10.5.4.8-a PW-R178 the Coalition holds the five: Megalopolis is founded', () => {
    const five = Object.fromEntries(
      'mantinea methydrum orneae pylos belmina'.split(' ').map(id => [id, { 'theban-hoplite': 1 }]),
    );
    const t = sparta({
      phase: 'control',
      forces: { ...five, orchomenus: { 'spartan-allied-hoplite': 1 } },
      treasury: { athens: 0, sparta: 0 },
    });
    expect(t.of('messenia')).toMatchObject([{ space: 'orchomenus', count: 4, garrison: 1 }]);
    expect(t.now.special.messenia).toBe(true);
  });
  test('PW-10.5.5-a PW-10.5.5-b PW-R128 a side at 0 loses; both at 0: Persia wins; Sparta lost decides at once, Athens and Thebes do not', () => {
    const at = (athens: number, spartan: number, held: object = {}) =>
      sparta({ phase: 'surrender', turn: 3, forces: {}, bellicosity: { athens, sparta: spartan }, held }).match.outcome;
    expect(at(0, 3)).toMatchObject({ score: [0, 1], rule: 'PW-10.5.5-a' });
    expect(at(2, 0)).toMatchObject({ score: [1, 0] });
    expect(at(0, 0)).toMatchObject({ score: [0, 0], detail: { nobody: true } });
    expect(at(5, 5, { sparta: 'athens' })).toMatchObject({ score: [1, 0], rule: 'PW-R128' });
    expect(at(5, 5, { athens: 'sparta', thebes: 'sparta' })).toBeNull();
  });
  test('PW-R71 no armistice', () => {
    const t = sparta({ phase: 'surrender', turn: 3, forces: HOMES, bellicosity: { athens: 5, sparta: 5 } });
    expect(t.of('armistice')).toEqual([]);
  });
  test('PW-11-k Thebans go home to Thebes or within three of it', () => {
    const t = sparta({
      phase: 'going-home',
      forces: { ...HOMES, chios: { 'athenian-allied-naval': 1 } },
      goingHome: { 'theban-hoplite': 2 },
    });
    expect([t.seat, t.asks]).toEqual(['athens', 'homeward']);
    expect(t.why({ type: 'settle', space: 'chios' })).toBe('PW-11-k');
    expect(t.why({ type: 'settle', space: 'athens' })).toBeNull();
    expect(t.why({ type: 'settle', space: 'thebes' })).toBeNull();
  });
});
