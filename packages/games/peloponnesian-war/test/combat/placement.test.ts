import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { at, type Forces } from '../calm.ts';
import { loose, type Rolls } from '../table.ts';

describe('PW-P the Post-Combat Movement Table', () => {
  const place = (units: Record<string, number>, forces: Forces = {}, more: Position = {}, rolls: Rolls = {}) =>
    at('going-home', forces, { goingHome: units, ...more }, rolls);
  /** After the battles: where an enemy stands nobody is sent (PW-R119). */
  const late = (units: Record<string, number>, forces: Forces = {}, more: Position = {}, rolls: Rolls = {}) =>
    at('homecoming-placement', forces, { goingHome: units, ...more }, rolls);
  const where = (t: { of(kind: string): readonly { [field: string]: unknown }[] }) =>
    Object.fromEntries(t.of('placed').map(({ space, count }) => [space, count]));
  const ACTIVE = { neutrals: { argos: true, syracuse: true, persia: true, macedonia: 'athens' } as never };
  test('PW-P-a PW-P-b PW-P-g PW-P-k PW-P-i PW-P-m PW-P-o PW-P-q national SP', () => {
    expect(where(place({ 'athenian-hoplite': 2 }))).toEqual({ athens: 2 });
    expect(where(place({ 'athenian-cavalry': 2 }))).toEqual({ athens: 2 });
    expect(where(place({ 'spartan-hoplite': 2 }))).toEqual({ sparta: 2 });
    expect(where(place({ 'spartan-cavalry': 2 }))).toEqual({ sparta: 2 });
    expect(where(place({ 'athenian-naval': 2 }))).toEqual({ piraeus: 2 });
    expect(where(place({ 'spartan-naval': 2 }))).toEqual({ gythium: 2 });
    expect(where(place({ 'home-guard': 3 }, { sparta: {} }))).toEqual({ sparta: 3 });
  });
  test('PW-P-h PW-6.8-a PW-6.8-b PW-R39 Athenian Allied hoplites: Amphipolis 1, Argos 4, Larisa 2, the rest halved', () => {
    expect(where(place({ 'athenian-allied-hoplite': 9 }, {}, ACTIVE))).toEqual({
      amphipolis: 1,
      argos: 4,
      larisa: 2,
      corcyra: 1,
      chios: 1,
    });
    expect(where(place({ 'athenian-allied-hoplite': 5 }, { amphipolis: { 'athenian-allied-hoplite': 1 } }))).toEqual({
      larisa: 2,
      corcyra: 1,
      chios: 1,
    });
  });
  test('PW-P-j Spartan Allied hoplites: Syracuse to 2, then Corinth and Thebes', () => {
    expect(where(place({ 'spartan-allied-hoplite': 6 }, {}, ACTIVE))).toEqual({ syracuse: 2, corinth: 2, thebes: 2 });
    expect(where(place({ 'spartan-allied-hoplite': 4 }))).toEqual({ corinth: 2, thebes: 2 });
  });
  test('PW-P-l Athenian Allied cavalry: Pella to 2, then Larisa', () => {
    expect(where(place({ 'athenian-allied-cavalry': 5 }))).toEqual({ pella: 2, larisa: 3 });
    expect(where(place({ 'athenian-allied-cavalry': 5 }, {}, { neutrals: { macedonia: 'sparta' } as never }))).toEqual({
      larisa: 5,
    });
  });
  test('PW-P-n PW-R40 Spartan Allied cavalry: Sardis 3, Pella 2, Syracuse 2, Thebes', () => {
    expect(
      where(
        place(
          { 'spartan-allied-cavalry': 9 },
          {},
          { neutrals: { argos: true, syracuse: true, persia: true, macedonia: 'sparta' } as never },
        ),
      ),
    ).toEqual({ sardis: 3, pella: 2, syracuse: 2, thebes: 2 });
    expect(where(place({ 'spartan-allied-cavalry': 2 }))).toEqual({ thebes: 2 });
  });
  test('PW-P-r PW-5.5.3-c Spartan Allied ships: Syracuse to 2, Corinth, Gythium, nowhere; not where the enemy stands', () => {
    expect(where(place({ 'spartan-allied-naval': 3 }, {}, ACTIVE))).toEqual({ syracuse: 2, corinth: 1 });
    expect(where(place({ 'spartan-allied-naval': 3 }, { syracuse: { 'athenian-hoplite': 1 } }, ACTIVE))).toEqual({ corinth: 3 });
    expect(where(late({ 'spartan-allied-naval': 3 }, { corinth: { 'athenian-hoplite': 1 } }))).toEqual({ gythium: 3 });
    expect(
      late({ 'spartan-allied-naval': 3 }, { corinth: { 'athenian-hoplite': 1 }, gythium: { 'athenian-hoplite': 1 } }).of(
        'no-place',
      ),
    ).toHaveLength(1);
  });
  test('PW-P-q Spartan ships: Gythium, Corinth, nowhere', () => {
    expect(where(late({ 'spartan-naval': 1 }, { gythium: { 'athenian-hoplite': 1 } }))).toEqual({ corinth: 1 });
  });
  test('PW-P-c PW-P-d PW-R41 PW-R142 PW-R119 PW-R104 captured or rebel places are skipped; the last resort', () => {
    expect(
      where(place({ 'athenian-allied-cavalry': 3 }, {}, { rebellion: ['larisa'], neutrals: { macedonia: null } as never })),
    ).toEqual({ athens: 3 });
    expect(where(place({ 'spartan-allied-hoplite': 3 }, {}, { held: { corinth: 'athens', thebes: 'athens' } }))).toEqual({
      sparta: 3,
    });
    const ships = late({ 'athenian-naval': 3 }, { piraeus: { 'spartan-hoplite': 1 } });
    expect(ships.asks).toBe('harbour'); // PW-R142
    expect(ships.why({ type: 'send', space: 'samos' })).toBe('PW-R142');
    expect(loose(ships.now).match.legal('player')).toEqual(ships.match.legal('player'));
    expect(where(ships.roll({ type: 'send', space: 'chios' }))).toEqual({ chios: 3 });
    const game = late({ 'athenian-naval': 3 }, { piraeus: { 'spartan-hoplite': 1 } }, { player: 'sparta' }, { harbour: [4] });
    expect(where(game)).toEqual({ chios: 3 });
    const t = late({ 'athenian-naval': 3 }, { piraeus: { 'spartan-hoplite': 1 } }, { rebellion: ['corcyra', 'chios', 'samos'] });
    expect(t.of('no-place')).toMatchObject([{ count: 3 }]);
    expect(t.now.lost).toEqual({ 'athenian-naval': 3 }); // PW-R104
  });
  test('PW-R119 PW-5.5.3-c in 5.9 an enemy who only stands there closes Argos, Syracuse and Pella, and no other space; after the battles every one', () => {
    const CAUGHT: Position = { held: {} }; // nobody has taken anything yet
    expect(where(place({ 'athenian-hoplite': 2 }, { athens: { 'spartan-hoplite': 1 } }))).toMatchObject({ athens: 2 });
    expect(where(place({ 'athenian-naval': 4 }, { piraeus: { 'spartan-hoplite': 1 } }, CAUGHT))).toMatchObject({ piraeus: 4 });
    const corinth = { corinth: { 'athenian-hoplite': 1 } };
    expect(where(place({ 'spartan-allied-hoplite': 4 }, corinth, CAUGHT))).toMatchObject({ corinth: 2, thebes: 2 });
    expect(where(late({ 'spartan-allied-hoplite': 4 }, corinth))).toEqual({ thebes: 4 });
    const chios = { chios: { 'spartan-naval': 1 } };
    expect(where(place({ 'athenian-allied-naval': 4 }, chios, CAUGHT))).toMatchObject({ corcyra: 2, chios: 2 });
    expect(where(late({ 'athenian-allied-naval': 4 }, chios))).toMatchObject({ corcyra: 2, samos: 2 });
    expect(where(place({ 'athenian-allied-cavalry': 2 }, { pella: { 'spartan-hoplite': 1 } }, CAUGHT))).toMatchObject({
      larisa: 2,
    });
    const later = at('homecoming', { athens: { 'spartan-hoplite': 1 } }, { goingHome: { 'athenian-hoplite': 2 } });
    expect(later.of('no-place')).toMatchObject([{ unit: 'athenian-hoplite', count: 2 }]);
  });
  test('PW-P-f PW-R38 the odd SP: the player’s choice; NP by die', () => {
    const t = place({ 'athenian-allied-naval': 3 });
    expect(t.asks).toBe('odd');
    expect(t.why({ type: 'send', space: 'athens' })).toBe('PW-P-f');
    const again = loose(t.now);
    expect(again.match.legal('player')).toEqual(t.match.legal('player'));
    t.roll({ type: 'send', space: 'chios' });
    expect(t.now.forces).toMatchObject({ corcyra: { 'athenian-allied-naval': 1 }, chios: { 'athenian-allied-naval': 2 } });
    expect(where(place({ 'spartan-allied-hoplite': 1 }, {}, {}, { odd: [3] }))).toEqual({ corinth: 1 });
    expect(where(place({ 'spartan-allied-hoplite': 1 }, {}, {}, { odd: [4] }))).toEqual({ thebes: 1 });
  });
  test('PW-R112 after the plague no Allied SP in Athens or Piraeus', () => {
    const t = place({ 'athenian-allied-naval': 2 }, {}, { bans: 4, rebellion: ['chios', 'samos', 'corcyra'] });
    expect(t.of('no-place')).toHaveLength(1);
  });
  test('PW-10.2.3-d in the Fall of Athens Larisa is Athens', () => {
    const t = at(
      'going-home',
      { amphipolis: { 'athenian-allied-hoplite': 1 } },
      {
        goingHome: { 'athenian-allied-cavalry': 2 },
        rebellion: [],
        neutrals: { macedonia: 'sparta', argos: false, syracuse: false } as never,
      },
      {},
      'fall-of-athens',
    );
    expect(where(t)).toEqual({ athens: 2 });
    const hoplites = at(
      'going-home',
      { amphipolis: { 'athenian-allied-hoplite': 1 }, athens: { 'athenian-hoplite': 1, 'athenian-allied-hoplite': 2 } },
      { goingHome: { 'athenian-allied-hoplite': 4 }, rebellion: [], neutrals: { argos: false } as never },
      {},
      'fall-of-athens',
    );
    expect(where(hoplites)).toEqual({ athens: 2, corcyra: 1, chios: 1 }); // Larisa lacks two, however many are in Athens
  });
  test('PW-R104 PW-3.3-a ships that find no place are eliminated, and four of them bring a rebellion in the next turn', () => {
    const t = at(
      'homecoming-placement',
      { piraeus: { 'spartan-hoplite': 1 } },
      { player: 'sparta', goingHome: { 'athenian-naval': 4 }, rebellion: ['corcyra', 'chios', 'samos'] },
    );
    expect(t.of('no-place')).toMatchObject([{ unit: 'athenian-naval', count: 4 }]);
    t.roll({ type: 'enough' }, { event: [1, 1] });
    expect(t.of('built')).toEqual([]); // the non-player does not build what would have no place
    expect(t.of('delian-rebellion')).toMatchObject([{ navalLosses: 4, happens: true }]);
  });
});

describe('PW-P the Post-Combat Movement Table', () => {
  test('PW-R119 a space stored as the enemy’s is open again to those who stand in it', () => {
    const box = (forces: Forces) =>
      at('going-home', forces, { goingHome: { 'spartan-allied-hoplite': 2 }, held: { corinth: 'athens', thebes: 'athens' } })
        .of('placed')
        .map(({ space }) => space);
    expect(box({})).toEqual(['sparta']);
    expect(box({ corinth: { 'spartan-allied-hoplite': 1 } })).toEqual(['corinth']);
  });
});
