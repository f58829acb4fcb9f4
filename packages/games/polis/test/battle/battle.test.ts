import type { Table } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import deck from '../../data/combat-deck.json' with { type: 'json' };
import { asked, at, BOTH_RICH, march, NO_UNITS, prestige, type Side, sail, set, step, taxHome } from '../table.ts';

const passed = ['athens', 'sparta'];
const card = (formation: string, manoeuvre: string, naval = false, n = 0): string =>
  deck.cards.filter(
    c => (naval ? c.naval : c.land).formation === formation && (naval ? c.naval : c.land).manoeuvre === manoeuvre,
  )[n].id;
/** A battle in which the attacker is about to play; the rest of the hands is filled up with what is left. */
function fight(region: string, attacker: Side, hands: Record<Side, readonly string[]>, more: object = {}): Table {
  const units = { [region]: { sparta: hands.sparta.length, athens: hands.athens.length } };
  return set({
    phase: 'battle',
    round: '5a',
    turn: 'sparta',
    passed,
    battle: { region, attacker },
    hands,
    goods: BOTH_RICH,
    units,
    ...more,
  });
}
/** One assault of two chosen pairs in Boiotia, Sparta attacking. */
function assault(attack: readonly string[], defence: readonly string[], more: object = {}): Table {
  const rest = deck.cards.map(({ id }) => id).filter(id => ![...attack, ...defence].includes(id));
  const table = fight(
    'boiotia',
    'sparta',
    { sparta: [...attack, ...rest.slice(0, 2)], athens: [...defence, ...rest.slice(2, 4)] },
    more,
  );
  const [first, second] = attack.toSorted();
  const answer = first === attack[0] ? defence : defence.toReversed();
  table.act({ type: 'attack', first, second });
  table.act({ type: 'defend', first: answer[0], second: answer[1] });
  return table;
}
const PHALANX_2 = card('phalanx', 'othismos');
const PHALANX_1 = card('phalanx', 'advance');
const CAVALRY_1 = card('cavalry', 'advance');
const ARCHERS_0 = card('archers', 'shot');
const PELTASTS_1 = card('peltasts', 'advance');
const MERCENARIES = card('mercenaries', 'hold');
const MORE_MERCENARIES = card('mercenaries', 'hold', false, 1);
const SALPINX = card('salpinx', 'ambush');

describe('B where and when', () => {
  test('PO-B-a, PO-R1 eight units together; PO-B-b the numbers that qualify by round', () => {
    const fights = (round: string, sparta: number, athens: number): boolean =>
      set(
        { phase: 'end', round, turn: 'sparta', passed, goods: BOTH_RICH, units: { ...NO_UNITS, boiotia: { sparta, athens } } },
        [...deck.cards.slice(0, round === '3' || sparta + athens < 8 ? 0 : sparta + athens).map(({ id }) => id)],
      ).of('battle').length > 0;
    expect(fights('3', 3, 3)).toBe(false);
    expect(fights('4', 4, 3)).toBe(false);
    expect(fights('4', 4, 4)).toBe(true);
    for (const [sparta, athens] of [
      [4, 4],
      [5, 3],
      [3, 5],
      [5, 4],
      [4, 5],
      [5, 5],
    ])
      expect(fights('5a', sparta, athens)).toBe(true);
    for (const [sparta, athens] of [
      [5, 2],
      [4, 3],
      [5, 0],
    ])
      expect(fights('5b', sparta, athens)).toBe(false);
  });
  test('PO-B-c, PO-F-m at the end of each turn while nobody has passed, and again at the next', () => {
    const table = set({
      round: '4',
      turn: 'sparta',
      goods: BOTH_RICH,
      units: { ...NO_UNITS, messenia: { sparta: 1 }, lakedaimon: { sparta: 3, athens: 4 }, attika: { athens: 2 } },
    });
    march(table, 'lakedaimon', ['messenia', 'land']);
    table.act({ type: 'merchants', polis: 'pylos' });
    const hands = deck.cards.slice(0, 8).map(({ id }) => id);
    table.act({ type: 'raise', with: 'good' }, { chance: hands });
    expect(table.of('battle')).toMatchObject([{ region: 'lakedaimon', attacker: 'sparta' }]);
    table.act({ type: 'attack', first: 'c01', second: 'c02' });
    table.act({ type: 'defend', first: 'c05', second: 'c06' }); // phalanx against phalanx: nobody falls
    table.act({ type: 'retreat' });
    expect(at(table).units.lakedaimon).toEqual({ sparta: 4, athens: 4 });
    expect(asked(table)).toBe('athens');
    taxHome(table, 'attika');
    table.act({ type: 'merchants', polis: 'athenai' });
    table.act({ type: 'raise', with: 'good' });
    table.act({ type: 'done' }, { chance: hands });
    expect(table.of('battle')).toHaveLength(2);
  });
  test('PO-B-d, PO-R2 none once somebody has passed, until both have; then one in each region and no more', () => {
    const table = set({
      round: '4',
      turn: 'sparta',
      goods: BOTH_RICH,
      units: { ...NO_UNITS, lakedaimon: { sparta: 4, athens: 4 }, attika: { athens: 1 } },
    });
    table.act({ type: 'pass' });
    expect(table.of('battle')).toEqual([]);
    table.act({ type: 'fee', good: 'wood' });
    taxHome(table, 'attika');
    table.act({ type: 'fee', good: 'wood' });
    table.act({ type: 'merchants', polis: 'athenai' });
    table.act({ type: 'raise', with: 'good' });
    table.act({ type: 'done' });
    expect(table.of('battle')).toEqual([]);
    table.act({ type: 'pass' }, { chance: deck.cards.slice(0, 8).map(({ id }) => id) });
    expect(table.of('battle')).toHaveLength(1);
    table.act({ type: 'attack', first: 'c01', second: 'c02' });
    table.act({ type: 'defend', first: 'c05', second: 'c06' });
    table.act({ type: 'retreat' });
    expect(step(table)).not.toBe('attack');
    expect(table.of('battle')).toHaveLength(1);
  });
  test('PO-B-e, PO-R15 several regions: he whose turn ended chooses, one battle after the other', () => {
    const units = {
      ...NO_UNITS,
      boiotia: { sparta: 4, athens: 4 },
      ionio: { sparta: 4, athens: 4 },
      attika: { sparta: 1, athens: 1 },
    };
    const table = set({ phase: 'end', round: '4', turn: 'sparta', passed, goods: BOTH_RICH, units });
    expect(table.match.pending()).toMatchObject([{ step: 'order', seat: 'sparta', about: { regions: ['boiotia', 'ionio'] } }]);
    expect(table.why({ type: 'fight', region: 'attika' })).toBe('PO-B-a');
    const hands = deck.cards.slice(0, 8).map(({ id }) => id);
    table.act({ type: 'fight', region: 'ionio' }, { chance: hands });
    expect(table.of('battle')).toMatchObject([{ region: 'ionio' }]);
    table.act({ type: 'attack', first: 'c05', second: 'c06' });
    table.act({ type: 'defend', first: 'c02', second: 'c03' });
    table.act({ type: 'retreat' }, { chance: hands }); // and then the other, with a fresh deck
    expect(table.of('battle')).toMatchObject([{ region: 'ionio' }, { region: 'boiotia' }]);
  });
  test('PO-B-f as many cards as units from the whole deck; PO-B-y hands are secret, played cards are not', () => {
    const hands = deck.cards.slice(0, 8).map(({ id }) => id);
    const table = set(
      {
        phase: 'end',
        round: '4',
        turn: 'sparta',
        passed,
        goods: BOTH_RICH,
        units: { ...NO_UNITS, boiotia: { sparta: 4, athens: 4 } },
      },
      hands,
    );
    const view = (seat: string | null) => table.match.see(seat).view as { hand: string[]; held: object; deck: number };
    expect(view('sparta')).toMatchObject({ hand: ['c01', 'c02', 'c03', 'c04'], held: { sparta: 4, athens: 4 }, deck: 16 });
    expect(view('athens').hand).toEqual(['c05', 'c06', 'c07', 'c08']);
    expect(view(null).hand).toEqual([]);
    expect(JSON.stringify(table.match.events('sparta'))).not.toContain('c05');
    table.act({ type: 'attack', first: 'c01', second: 'c02' });
    expect(table.match.see(null).view).toMatchObject({ attacking: ['c01', 'c02'] });
    expect(table.match.undoable('sparta')).toBe(table.match.length); // face up is face up
  });
  test('PO-B-g Sparta attacks first on land, Athens at sea', () => {
    const hands = deck.cards.slice(0, 8).map(({ id }) => id);
    for (const [region, attacker] of [
      ['boiotia', 'sparta'],
      ['ionio', 'athens'],
    ] as const) {
      const table = set(
        {
          phase: 'end',
          round: '4',
          turn: 'sparta',
          passed,
          goods: BOTH_RICH,
          units: { ...NO_UNITS, [region]: { sparta: 4, athens: 4 } },
        },
        hands,
      );
      expect(table.match.pending()).toMatchObject([{ step: 'attack', seat: attacker }]);
    }
  });
});

describe('B the assault', () => {
  test('PO-B-h two cards of the own hand, answered by two of the other', () => {
    const table = fight('boiotia', 'sparta', { sparta: ['c01', 'c02', 'c03', 'c04'], athens: ['c05', 'c06', 'c07', 'c08'] });
    expect(table.why({ type: 'attack', first: 'c01', second: 'c01' })).toBe('PO-B-h');
    expect(table.why({ type: 'attack', first: 'c01', second: 'c05' })).toBe('PO-B-h');
    table.act({ type: 'attack', first: 'c01', second: 'c02' });
    expect(asked(table)).toBe('athens');
    expect(table.why({ type: 'defend', first: 'c03', second: 'c05' })).toBe('PO-B-h');
    expect(table.match.legal('athens')).toHaveLength(12);
  });
  test('PO-B-i, PO-B-j, PO-B-k the land half on land, the naval half at sea; all formations and manoeuvres with their values', () => {
    // c03 is a phalanx on land and an elite trireme at sea, c09 cavalry and an elite trireme.
    const land = fight('boiotia', 'sparta', { sparta: ['c03', 'c21', 'c04', 'c05'], athens: ['c09', 'c22', 'c06', 'c07'] });
    land.act({ type: 'attack', first: 'c03', second: 'c21' });
    land.act({ type: 'defend', first: 'c09', second: 'c22' });
    expect(land.of('pair')[0]).toMatchObject({
      matched: false,
      attack: { formation: 'phalanx', manoeuvre: 'othismos', value: 2 },
    });
    const sea = fight('ionio', 'athens', { athens: ['c03', 'c21', 'c04', 'c05'], sparta: ['c09', 'c22', 'c06', 'c07'] });
    sea.act({ type: 'attack', first: 'c03', second: 'c21' });
    sea.act({ type: 'defend', first: 'c09', second: 'c22' });
    expect(sea.of('pair')[0]).toMatchObject({
      matched: true,
      attack: { formation: 'eliteTrireme', manoeuvre: 'periplous', value: 1 },
    });
    expect(deck.landFormations.map(({ id }) => id)).toEqual([
      'phalanx',
      'cavalry',
      'archers',
      'peltasts',
      'mercenaries',
      'salpinx',
    ]);
    expect(deck.navalFormations.map(({ id }) => id)).toEqual([
      'eliteTrireme',
      'trireme',
      'bireme',
      'triaconter',
      'mercenaries',
      'salpinx',
    ]);
    expect(Object.fromEntries(deck.landManoeuvres.map(({ id, value }) => [id, value]))).toEqual({
      othismos: 2,
      advance: 1,
      hold: 0,
      shot: 0,
      ambush: -1,
    });
    expect(Object.fromEntries(deck.navalManoeuvres.map(({ id, value }) => [id, value]))).toEqual({
      diekplous: 2,
      periplous: 1,
      kyklos: 0,
      ambush: -1,
    });
  });
  test('PO-B-l, PO-B-m each pair by itself; unmatched: a unit falls, the attacker gains his manoeuvre (PO-R7)', () => {
    const table = assault([PHALANX_2, CAVALRY_1], [ARCHERS_0, PELTASTS_1]);
    expect(table.of('pair')).toMatchObject([
      { matched: false, lost: 1, prestige: 2 },
      { matched: false, lost: 1, prestige: 1 },
    ]);
    expect(at(table).units.boiotia).toEqual({ sparta: 4, athens: 2 });
    expect(prestige(table, 'sparta')).toBe(12);
  });
  test('PO-B-n, PO-R8 matched: the difference, never below nothing; PO-B-r the defender gains and the attacker loses nothing', () => {
    const table = assault([PHALANX_1, ARCHERS_0], [PHALANX_2, MERCENARIES]);
    expect(table.of('pair')).toMatchObject([
      { matched: true, lost: 0, prestige: 0 },
      { matched: true, lost: 0, prestige: 0 },
    ]);
    expect(prestige(table, 'athens')).toBe(9);
    expect(at(table).units.boiotia).toEqual({ sparta: 4, athens: 4 });
  });
  test('PO-B-o defending mercenaries match all but the salpinx; PO-R10 they count 0', () => {
    const table = assault([PHALANX_2, SALPINX], [MERCENARIES, MORE_MERCENARIES]);
    expect(table.of('pair')).toMatchObject([
      { matched: true, prestige: 2, lost: 0 },
      { matched: false, prestige: -1, lost: 1 },
    ]);
  });
  test('PO-B-p attacking mercenaries are matched by any card; PO-R11 by the salpinx too, which counts −1', () => {
    const table = assault([MERCENARIES, MORE_MERCENARIES], [SALPINX, PELTASTS_1]);
    expect(table.of('pair')).toMatchObject([
      { matched: true, prestige: 1, lost: 0 },
      { matched: true, prestige: 0, lost: 0 },
    ]);
    const defence = assault([PHALANX_2, CAVALRY_1], [SALPINX, PELTASTS_1]);
    expect(defence.of('pair')[0]).toMatchObject({ matched: false, lost: 1, prestige: 2 });
    expect(prestige(defence, 'athens')).toBe(9); // PO-R11: no prestige for the defender’s salpinx
  });
  test('PO-B-q, PO-R9 the attacking salpinx is never matched and costs 1 prestige; PO-B-x, PO-R13 not below 0', () => {
    const table = assault([SALPINX, MERCENARIES], [PHALANX_1, MORE_MERCENARIES], {
      goods: { sparta: { prestige: 0 }, athens: { prestige: 9 } },
    });
    const salpinx = table.of('pair').find(({ attack }) => (attack as { formation: string }).formation === 'salpinx');
    expect(salpinx).toMatchObject({ matched: false, lost: 1, prestige: 0 });
    expect(prestige(table, 'sparta')).toBe(0);
  });
  test('PO-R70 the salpinx is the second pair: without prestige it takes of what the other card gains', () => {
    const poor = { goods: { sparta: { prestige: 0 }, athens: { prestige: 9 } } };
    for (const attack of [
      [PHALANX_2, SALPINX],
      [SALPINX, PHALANX_2],
    ]) {
      const table = assault(attack, [CAVALRY_1, ARCHERS_0], poor);
      expect(table.of('pair')).toMatchObject([{ prestige: 2 }, { prestige: -1 }]);
      expect(prestige(table, 'sparta')).toBe(1);
    }
  });
  test('PO-B-m, PO-B-n, PO-B-o, PO-B-p, PO-B-q each pair names the rule that decides it', () => {
    const rules = (attack: readonly string[], defence: readonly string[]): unknown[] =>
      assault(attack, defence)
        .of('pair')
        .map(({ rule }) => rule);
    expect(rules([PHALANX_2, CAVALRY_1], [PHALANX_1, ARCHERS_0])).toEqual(['PO-B-n', 'PO-B-m']);
    expect(rules([PHALANX_2, SALPINX], [MERCENARIES, MORE_MERCENARIES])).toEqual(['PO-B-o', 'PO-B-q']);
    expect(rules([MERCENARIES, MORE_MERCENARIES], [card('mercenaries', 'hold', false, 2), PELTASTS_1])).toEqual([
      'PO-B-p',
      'PO-B-p',
    ]);
  });
  test('PO-B-s the cards are out for the battle, the roles change', () => {
    const table = assault([PHALANX_1, ARCHERS_0], [PHALANX_2, MERCENARIES]);
    expect(at(table).discarded.toSorted()).toEqual([PHALANX_1, ARCHERS_0, PHALANX_2, MERCENARIES].toSorted());
    expect(table.match.pending()).toMatchObject([{ step: 'retreat', seat: 'athens' }]);
    table.act({ type: 'stay' });
    table.act({ type: 'stay' }, { chance: ['c10', 'c11', 'c12', 'c15'] });
    expect(table.of('drawn').map(({ rule }) => rule)).toEqual(['PO-B-u', 'PO-B-u']);
    expect(table.match.pending()).toMatchObject([{ step: 'attack', seat: 'athens', about: { assault: 2 } }]);
  });
  test('PO-B-t, PO-R14 the new attacker is asked first; 1 prestige to the opponent ends it; PO-B-w all stay', () => {
    const first = assault([PHALANX_1, ARCHERS_0], [PHALANX_2, MERCENARIES]);
    expect(asked(first)).toBe('athens');
    first.act({ type: 'retreat' });
    expect(prestige(first, 'athens')).toBe(8);
    expect(prestige(first, 'sparta')).toBe(10);
    expect(first.of('battle-over')).toMatchObject([{ units: { sparta: 4, athens: 4 } }]);
    const second = assault([PHALANX_1, ARCHERS_0], [PHALANX_2, MERCENARIES]);
    second.act({ type: 'stay' });
    expect(asked(second)).toBe('sparta');
    second.act({ type: 'retreat' });
    expect(second.of('retreated')).toMatchObject([{ seat: 'sparta' }]);
    // Without prestige nobody is asked.
    const broke = assault([PHALANX_1, ARCHERS_0], [PHALANX_2, MERCENARIES], {
      goods: { sparta: { prestige: 9 }, athens: { prestige: 0 } },
    });
    expect(broke.match.pending()).toMatchObject([{ step: 'retreat', seat: 'sparta' }]);
  });
  test('PO-B-u, PO-R71 each draws up to his units; if the deck cannot serve both, it ends', () => {
    const all = deck.cards.map(({ id }) => id);
    const table = fight(
      'boiotia',
      'sparta',
      { sparta: ['c01', 'c02', 'c03', 'c04', 'c21'], athens: ['c05', 'c06', 'c07', 'c08', 'c22'] },
      {
        discarded: all.filter(
          id => !['c01', 'c02', 'c03', 'c04', 'c21', 'c05', 'c06', 'c07', 'c08', 'c22', 'c10', 'c11', 'c12'].includes(id),
        ),
      },
    );
    table.act({ type: 'attack', first: 'c01', second: 'c02' });
    // Nobody is asked to pay for leaving a battle that is over anyway.
    table.act({ type: 'defend', first: 'c05', second: 'c06' });
    expect(table.of('deck-short')).toMatchObject([{ wanted: 4, left: 3 }]);
    expect(table.of('battle-over')).toHaveLength(1);
  });
  test('PO-B-v, PO-R12 with fewer than two units it ends before anybody may retreat', () => {
    const table = fight('boiotia', 'sparta', {
      sparta: [PHALANX_2, CAVALRY_1, 'c04', 'c05', 'c06'],
      athens: [ARCHERS_0, PELTASTS_1, 'c08'],
    });
    table.act({ type: 'attack', first: PHALANX_2, second: CAVALRY_1 });
    table.act({ type: 'defend', first: ARCHERS_0, second: PELTASTS_1 });
    expect(at(table).units.boiotia).toEqual({ sparta: 5, athens: 1 });
    expect(table.of('too-weak')).toHaveLength(1);
    expect(table.of('battle-over')).toHaveLength(1);
  });
  test('PO-F-o a passed player still decides in battles; PO-B-x only this moves prestige in a battle', () => {
    const table = assault([PHALANX_1, ARCHERS_0], [PHALANX_2, MERCENARIES]);
    expect(at(table).passed).toEqual(['athens', 'sparta']);
    expect(asked(table)).toBe('athens');
  });
  test('PO-C-e 24 cards: the composition of the deck, both halves', () => {
    const count = (half: 'land' | 'naval'): Record<string, number> => {
      const found: Record<string, number> = {};
      for (const c of deck.cards) found[c[half].formation] = (found[c[half].formation] ?? 0) + 1;
      return found;
    };
    expect(deck.cards).toHaveLength(24);
    expect(count('land')).toEqual({ phalanx: 8, cavalry: 4, archers: 4, peltasts: 4, mercenaries: 3, salpinx: 1 });
    expect(count('naval')).toEqual({ trireme: 8, eliteTrireme: 4, bireme: 4, triaconter: 4, mercenaries: 3, salpinx: 1 });
    expect(deck.cards.reduce((sum, { land }) => sum + land.value, 0)).toBe(15);
    expect(deck.cards.reduce((sum, { naval }) => sum + naval.value, 0)).toBe(15);
  });
  test('PO-K-e, PO-K-f control needs strictly more; ownership is another thing', () => {
    // Two against two in Arkadia: nobody holds it, both pass through.
    const even = { ...NO_UNITS, arkadia: { sparta: 2, athens: 2 }, lakedaimon: { sparta: 1 } };
    expect(
      set({ round: '4', turn: 'sparta', goods: BOTH_RICH, units: even }).why({ type: 'march', territory: 'megaris' }),
    ).toBeNull();
    const table = set({
      round: '4',
      turn: 'sparta',
      goods: BOTH_RICH,
      units: { ...NO_UNITS, ionio: { sparta: 1, athens: 1 }, kyklades: { sparta: 1 } },
    });
    sail(table, 'ionio', 'kyklades');
    expect(at(table).units.ionio).toEqual({ sparta: 2, athens: 1 });
    expect(at(table).poleis.pylos.owner).toBe('sparta');
  });
});
