import { type Table, tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type PublicView, polis } from '../index.ts';

/** The worked examples of the rulebook, each as before, do, assert. */
const at = (table: Table): PublicView => table.position<PublicView>();
const prestige = (table: Table, side: 'sparta' | 'athens'): number => at(table).goods[side].prestige;
/** No hoplite or galley anywhere but where the example puts one. */
const NO_UNITS = Object.fromEntries(
  Object.keys(tableOf(polis, {}).position<PublicView>().units).map(id => [id, { sparta: 0, athens: 0 }]),
);
const march = (table: Table, territory: string, ...from: readonly [string, string][]): void => {
  table.act({ type: 'march', territory });
  for (const [territoryFrom, way] of from) table.act({ type: 'hoplite', from: territoryFrom, way });
  if (table.match.pending()[0].step === 'marching') table.act({ type: 'done' });
};

describe('worked examples', () => {
  test('PO-EX1 raising hoplites at Pylos (PO-1-b, PO-1-c, PO-1-d, PO-R17)', () => {
    const before = {
      round: '3',
      turn: 'sparta',
      poleis: { pylos: { population: 3 } },
      goods: { sparta: { metal: 3, silver: 0 } },
      units: { messenia: { athens: 2 } },
    };
    const table = tableOf(polis, before);
    const pp = prestige(table, 'sparta');
    table.act({ type: 'hoplites', polis: 'pylos' });
    table.act({ type: 'raise', with: 'good' });
    table.act({ type: 'raise', with: 'good' });
    expect(at(table).poleis.pylos.population).toBe(1);
    expect(at(table).goods.sparta.metal).toBe(1);
    expect(at(table).units.messenia).toEqual({ sparta: 2, athens: 2 });
    expect(prestige(table, 'sparta')).toBe(pp);
    expect(table.match.pending()[0].step).toBe('turn'); // a third is impossible: PO-1-c

    const full = tableOf(polis, { ...before, units: { messenia: { sparta: 2 } } });
    full.act({ type: 'hoplites', polis: 'pylos' });
    full.act({ type: 'raise', with: 'good' });
    expect(full.match.pending()[0].step).toBe('turn'); // n = 1 only: PO-1-d
    expect(at(full).units.messenia.sparta).toBe(3);
  });

  test('PO-EX2 the last galley (PO-2-c, PO-2-d)', () => {
    const before = {
      round: '4',
      turn: 'athens',
      poleis: { chalkis: { population: 2 } },
      goods: { athens: { wood: 1, silver: 3 } },
      units: { kyklades: { athens: 3 } },
    };
    const table = tableOf(polis, before);
    table.act({ type: 'galleys', polis: 'chalkis', sea: 'kyklades' });
    table.act({ type: 'raise', with: 'good' });
    expect(at(table).poleis.chalkis.population).toBe(1);
    expect(at(table).goods.athens.wood).toBe(0);
    expect(at(table).units.kyklades.athens).toBe(4);
    expect(table.match.pending()[0].step).toBe('turn');
    const people = tableOf(polis, { ...before, poleis: { chalkis: { population: 1 } } });
    expect(people.why({ type: 'galleys', polis: 'chalkis', sea: 'kyklades' })).toBe('PO-2-c');
    const crowded = tableOf(polis, { ...before, units: { kyklades: { athens: 4 } } });
    expect(crowded.why({ type: 'galleys', polis: 'chalkis', sea: 'kyklades' })).toBe('PO-2-d');
  });

  test('PO-EX3 Socrates (PO-4-a, PO-4-b, PO-4-e, PO-4-f, PO-E1-a, PO-E1-c)', () => {
    const table = tableOf(polis, {
      round: '4',
      turn: 'athens',
      passed: ['sparta'],
      display: ['socrates', 'protagoras'],
      pile: [],
      goods: { athens: { silver: 9, wine: 1, prestige: 3, wheat: 20 }, sparta: { prestige: 3, wheat: 20 } },
    });
    table.act({ type: 'fee', good: 'wine' });
    table.act({ type: 'project', project: 'socrates', polis: 'athenai' });
    expect(at(table).goods.athens.silver).toBe(3);
    expect(at(table).poleis.athenai).toMatchObject({ turned: true, begun: ['socrates'] });
    expect(at(table).display).toEqual(['protagoras']);
    table.act({ type: 'fee', good: 'oil' });
    expect(table.why({ type: 'project', project: 'protagoras', polis: 'athenai' })).toBe('PO-4-b');
    table.act({ type: 'tax', territory: 'attika' });
    table.act({ type: 'assign', row: 'wine' });
    table.act({ type: 'done' });
    table.act({ type: 'pass' });
    expect(table.of('project-completed')).toMatchObject([{ project: 'socrates', seat: 'athens', prestige: 4, rule: 'PO-E1-a' }]);
    expect(prestige(table, 'athens')).toBe(7);
    expect(at(table).poleis.athenai).toMatchObject({ turned: false, completed: ['socrates'] });
  });

  const marchBefore = {
    round: '5a',
    turn: 'athens',
    goods: { athens: { prestige: 4 } },
    units: { ...NO_UNITS, ionia: { athens: 1 }, attika: { athens: 2 }, boiotia: { athens: 2, sparta: 2 } },
  };
  test('PO-EX4 five hoplites to Thessalia (PO-5-a, PO-5-b, PO-5-c, PO-5-d, PO-5-e, PO-5-i)', () => {
    const table = tableOf(polis, marchBefore);
    march(table, 'thessalia', ['ionia', 'sea'], ['attika', 'land'], ['attika', 'land'], ['boiotia', 'land'], ['boiotia', 'land']);
    expect(at(table).units.thessalia.athens).toBe(5);
    expect(at(table).units.boiotia).toEqual({ athens: 0, sparta: 2 });
    expect(prestige(table, 'athens')).toBe(3);
    expect(table.of('hoplite-moved')[0]).toMatchObject({ way: 'sea', through: ['sporades', 'kyklades'] });
    expect(table.of('hoplite-moved')[1]).toMatchObject({ way: 'land', through: ['attika', 'boiotia', 'thessalia'] });
    expect(table.of('battle')).toEqual([]);
  });
  test('PO-EX4 variant: after one has left Boiotia the march is closed (PO-5-d, PO-K-g), the sea is not', () => {
    const table = tableOf(polis, marchBefore);
    table.act({ type: 'march', territory: 'thessalia' });
    table.act({ type: 'hoplite', from: 'boiotia', way: 'land' });
    expect(table.why({ type: 'hoplite', from: 'attika', way: 'land' })).toBe('PO-5-d');
    expect(table.why({ type: 'hoplite', from: 'attika', way: 'sea' })).toBeNull();
    expect(table.why({ type: 'hoplite', from: 'boiotia', way: 'land' })).toBeNull();
  });

  test('PO-EX5 Naupaktos (PO-7-b, PO-7-d, PO-7-g, PO-7-h)', () => {
    const table = tableOf(polis, {
      round: '3',
      turn: 'athens',
      goods: { athens: { prestige: 3 } },
      units: { ...NO_UNITS, thessalia: { sparta: 2 }, attika: { athens: 3 } },
    });
    march(table, 'thessalia', ['attika', 'sea'], ['attika', 'sea'], ['attika', 'sea']);
    table.act({ type: 'besiege', polis: 'naupaktos' }); // no die
    expect(at(table).poleis.naupaktos).toMatchObject({ owner: 'athens', population: 1 });
    expect(prestige(table, 'athens')).toBe(2);
    expect(at(table).units.thessalia).toEqual({ athens: 3, sparta: 2 });
  });

  test('PO-EX6 Thebai, first failed, then taken (PO-7-e, PO-7-l, PO-7-n, PO-7-o, PO-R50)', () => {
    const table = tableOf(polis, {
      round: '4',
      turn: 'athens',
      goods: { athens: { prestige: 5 } },
      units: { ...NO_UNITS, attika: { athens: 4 }, megaris: { athens: 1 }, lakedaimon: { sparta: 3 } },
    });
    march(table, 'boiotia', ['attika', 'land'], ['attika', 'land'], ['attika', 'land']);
    table.act({ type: 'besiege', polis: 'thebai' }, { chance: [2] });
    expect(prestige(table, 'athens')).toBe(3);
    expect(at(table).units.boiotia.athens).toBe(2);
    expect(at(table).poleis.thebai.owner).toBeNull();
    table.act({ type: 'tax', territory: 'lakedaimon' });
    table.act({ type: 'assign', row: 'metal' });
    table.act({ type: 'done' });
    table.act({ type: 'merchants', polis: 'pylos' });
    table.act({ type: 'raise', with: 'good' });
    expect(table.why({ type: 'besiege', polis: 'thebai' })).toBe('PO-7-b'); // PO-R50
    march(table, 'boiotia', ['attika', 'land'], ['megaris', 'land']);
    table.act({ type: 'besiege', polis: 'thebai' }, { chance: [3] });
    expect(at(table).units.boiotia.athens).toBe(4);
    expect(at(table).poleis.thebai).toMatchObject({ owner: 'athens', population: 3 });
    expect(prestige(table, 'athens')).toBe(4);
  });

  const thebaiBefore = {
    round: '5a',
    turn: 'sparta',
    poleis: { thebai: { owner: 'athens', population: 2 } },
    goods: { sparta: { prestige: 3 } },
    units: { ...NO_UNITS, boiotia: { athens: 2 }, lakedaimon: { sparta: 4 } },
  };
  const marchToThebai = (table: Table): void =>
    march(table, 'boiotia', ['lakedaimon', 'sea'], ['lakedaimon', 'sea'], ['lakedaimon', 'sea'], ['lakedaimon', 'sea']);
  test('PO-EX7 Thebai taken from the enemy (PO-7-c, PO-7-i, PO-R1, PO-R51)', () => {
    const table = tableOf(polis, thebaiBefore);
    marchToThebai(table);
    table.act({ type: 'besiege', polis: 'thebai' }, { chance: [4] });
    expect(at(table).poleis.thebai).toMatchObject({ owner: 'sparta', population: 2 });
    expect(prestige(table, 'sparta')).toBe(4);
    expect(at(table).units.boiotia).toEqual({ sparta: 4, athens: 2 });
    expect(table.of('battle')).toEqual([]); // six units
  });
  test('PO-EX7 variant: two failures leave Thebai neutral (PO-7-m)', () => {
    const table = tableOf(polis, thebaiBefore);
    marchToThebai(table);
    table.act({ type: 'besiege', polis: 'thebai' }, { chance: [2] });
    expect(at(table).units.boiotia.sparta).toBe(3);
    expect(at(table).poleis.thebai).toMatchObject({ owner: 'athens', population: 1 });
    expect(prestige(table, 'sparta')).toBe(1);
    table.act({ type: 'merchants', polis: 'athenai' });
    table.act({ type: 'raise', with: 'good' });
    table.act({ type: 'done' });
    table.act({ type: 'barter', space: 'aigyptos-1' }, { chance: [1] });
    table.act({ type: 'besiege', polis: 'thebai' }, { chance: [1] });
    expect(at(table).units.boiotia.sparta).toBe(2);
    expect(prestige(table, 'sparta')).toBe(0);
    expect(at(table).poleis.thebai).toMatchObject({ owner: null, population: 0 });
  });

  test('PO-EX8 taxing Sikelia (PO-8-d, PO-8-e, PO-8-g, PO-8-h)', () => {
    const before = {
      round: '5a',
      turn: 'sparta',
      poleis: { gela: { owner: 'sparta', population: 3 } },
      units: { ...NO_UNITS, sikelia: { sparta: 5 } },
      goods: { sparta: { prestige: 2, wine: 0, oil: 0 } },
    };
    const mixed = tableOf(polis, before);
    mixed.act({ type: 'tax', territory: 'sikelia' });
    for (const row of ['wine', 'wine', 'wine', 'oil', 'oil']) mixed.act({ type: 'assign', row });
    expect(at(mixed).goods.sparta).toMatchObject({ wine: 6, oil: 3, prestige: 1 });
    expect(at(mixed).taxed).toEqual({ sikelia: 'sparta' });
    expect(at(mixed).units.sikelia.sparta).toBe(5);
    const oil = tableOf(polis, before);
    oil.act({ type: 'tax', territory: 'sikelia' });
    for (let n = 0; n < 5; n++) oil.act({ type: 'assign', row: 'oil' });
    expect(at(oil).goods.sparta).toMatchObject({ oil: 15, prestige: 1 });
    const wheat = tableOf(polis, before);
    wheat.act({ type: 'tax', territory: 'sikelia' });
    for (let n = 0; n < 3; n++) wheat.act({ type: 'assign', row: 'wheat' });
    expect(wheat.why({ type: 'assign', row: 'wheat' })).toBe('PO-8-d');
  });

  const persis = {
    round: '4',
    turn: 'athens',
    market: { oil: 3 },
    goods: { athens: { oil: 5, wheat: 0, silver: 0 } },
    port: { athens: 1 },
    units: { ...NO_UNITS, kyklades: { athens: 2, sparta: 1 }, sporades: { athens: 1, sparta: 1 } },
  };
  test('PO-EX9 oil for wheat in Persis (PO-9-a, PO-9-l, PO-9-m, PO-9-q, PO-9-r)', () => {
    const table = tableOf(polis, persis);
    table.act({ type: 'barter', space: 'persis-2' }, { chance: [2] });
    expect(at(table).goods.athens).toMatchObject({ oil: 0, wheat: 4 });
    expect(at(table).market.oil).toBe(5);
    expect(at(table).cargo).toEqual({ 'persis-2': 'athens' });
    expect(at(table).port.athens).toBe(0);
  });
  test('PO-EX10 the same with silver (PO-9-n, PO-9-o, PO-R46)', () => {
    const table = tableOf(polis, { ...persis, goods: { athens: { oil: 5, wheat: 0, silver: 4 } } });
    table.act({ type: 'buy', space: 'persis-2' }, { chance: [1, 3] });
    expect(at(table).goods.athens).toMatchObject({ oil: 5, wheat: 4, silver: 0 });
    expect(at(table).market.oil).toBe(1);
  });

  test('PO-EX11 the diplomat’s two ways (PO-10-a, PO-10-b, PO-10-c, PO-10-d, PO-10-g, PO-R28)', () => {
    const before = {
      round: '4',
      turn: 'athens',
      proxenos: { athens: 'naupaktos' },
      goods: { athens: { silver: 4 } },
      units: { ...NO_UNITS, thessalia: { sparta: 3 }, makedonia: { sparta: 1 }, myrtoo: { sparta: 1 } },
    };
    const land = tableOf(polis, before);
    land.act({ type: 'proxenos', polis: 'poteidaia', way: 'land' });
    expect(at(land).goods.athens.silver).toBe(0);
    expect(at(land).proxenos.athens).toBe('poteidaia');
    const sea = tableOf(polis, before);
    sea.act({ type: 'proxenos', polis: 'poteidaia', way: 'sea' });
    expect(at(sea).goods.athens.silver).toBe(3);
    expect(sea.of('proxenos-moved')).toMatchObject([{ through: ['ionio', 'myrtoo', 'kyklades', 'thrakiko'], silver: 1 }]);
    const isthmus = tableOf(polis, { ...before, poleis: { korinthos: { owner: 'athens', population: 4 } } });
    isthmus.act({ type: 'proxenos', polis: 'poteidaia', way: 'sea' });
    expect(isthmus.of('proxenos-moved')).toMatchObject([{ through: ['ionio', 'kyklades', 'thrakiko'], silver: 0 }]);
    const poor = tableOf(polis, { ...before, goods: { athens: { silver: 3 } } });
    expect(poor.why({ type: 'proxenos', polis: 'poteidaia', way: 'land' })).toBe('PO-10-g');
  });

  const assault = (
    region: string,
    attacker: 'sparta' | 'athens',
    hands: { sparta: readonly string[]; athens: readonly string[] },
    goods = 3,
  ): Table =>
    tableOf(polis, {
      phase: 'battle',
      round: '5a',
      turn: 'sparta',
      passed: ['athens', 'sparta'],
      battle: { region, attacker },
      hands,
      goods: { sparta: { prestige: goods }, athens: { prestige: goods } },
      units: { [region]: { sparta: hands.sparta.length, athens: hands.athens.length } },
    });
  test('PO-EX12 land battle, both matched (PO-B-n)', () => {
    // phalanx/othismos and archers/shot against phalanx/advance and archers/shot
    const table = assault('boiotia', 'sparta', { sparta: ['c01', 'c13', 'c21', 'c17'], athens: ['c04', 'c14', 'c22', 'c18'] });
    table.act({ type: 'attack', first: 'c01', second: 'c13' });
    table.act({ type: 'defend', first: 'c04', second: 'c14' });
    expect(at(table).units.boiotia).toEqual({ sparta: 4, athens: 4 });
    expect(prestige(table, 'sparta')).toBe(4);
    expect(prestige(table, 'athens')).toBe(3);
  });
  test('PO-EX13 sea battle with the salpinx (PO-B-m, PO-B-q, PO-R8, PO-R9)', () => {
    // trireme/kyklos and the salpinx against trireme/periplous and elite trireme/diekplous
    const table = assault('ionio', 'athens', { athens: ['c08', 'c24', 'c21', 'c22'], sparta: ['c02', 'c07', 'c23', 'c12'] });
    table.act({ type: 'attack', first: 'c08', second: 'c24' });
    table.act({ type: 'defend', first: 'c02', second: 'c07' });
    expect(at(table).units.ionio).toEqual({ sparta: 3, athens: 4 });
    expect(table.of('pair')).toMatchObject([
      { matched: true, lost: 0, prestige: 0 },
      { matched: false, lost: 1, prestige: -1 },
    ]);
    expect(prestige(table, 'athens')).toBe(2);
  });
  test('PO-EX14 mercenaries in defence (PO-B-o, PO-R7, PO-R10)', () => {
    // phalanx/othismos and archers/advance against mercenaries and cavalry/advance
    const table = assault('boiotia', 'sparta', { sparta: ['c01', 'c16', 'c17', 'c18'], athens: ['c21', 'c09', 'c19', 'c20'] });
    table.act({ type: 'attack', first: 'c01', second: 'c16' });
    table.act({ type: 'defend', first: 'c21', second: 'c09' });
    expect(prestige(table, 'sparta')).toBe(6);
    expect(at(table).units.boiotia).toEqual({ sparta: 4, athens: 3 });
  });

  test('PO-EX15 growth of Sparta (PO-E3-a)', () => {
    const growth = (population: number): Table =>
      tableOf(polis, {
        phase: 'growth',
        round: '3',
        passed: ['sparta', 'athens'],
        poleis: { sparta: { population }, pylos: { owner: null }, gytheion: { population: 2 } },
        goods: { sparta: { wheat: 4 }, athens: { wheat: 0 } },
      });
    const five = growth(5);
    for (let n = 0; n < 3; n++) five.act({ type: 'grow', polis: 'sparta' });
    expect(at(five).poleis.sparta.population).toBe(8);
    expect(five.match.pending()[0].step).toBe('phoros'); // nothing can grow any more
    const six = growth(6);
    six.act({ type: 'grow', polis: 'sparta' });
    six.act({ type: 'grow', polis: 'sparta' });
    expect(at(six).poleis.sparta.population).toBe(8); // maximum 8
    expect(at(six).goods.sparta.wheat).toBe(1); // 2 left, then halved
  });

  test('PO-EX16 megalopolis (PO-E4-a)', () => {
    for (const [population, gain] of [
      [4, 0],
      [5, 1],
      [6, 1],
      [7, 1],
      [8, 1],
    ]) {
      const table = tableOf(polis, {
        phase: 'megalopolis',
        round: '3',
        poleis: { sparta: { population } },
        goods: { sparta: { prestige: 3 }, athens: { prestige: 3 } },
      });
      expect(prestige(table, 'sparta')).toBe(3 + gain);
    }
  });

  test('PO-EX17 spoilage (PO-E5-a)', () => {
    const table = tableOf(polis, {
      phase: 'goods',
      round: '3',
      goods: { athens: { wine: 9, oil: 1, wheat: 0, metal: 7, silver: 5 } },
    });
    expect(at(table).goods.athens).toMatchObject({ wine: 5, oil: 1, wheat: 0, metal: 7, silver: 5 });
  });

  test('PO-EX18 drawing in a battle (PO-B-f, PO-B-u)', () => {
    const five = { boiotia: { sparta: 5, athens: 5 } };
    const hands = { sparta: ['c21', 'c22', 'c01', 'c02', 'c03'], athens: ['c23', 'c04', 'c05', 'c06', 'c07'] };
    const drawn = tableOf(
      polis,
      { phase: 'end', round: '5a', turn: 'sparta', passed: ['athens', 'sparta'], units: five },
      { chance: [...hands.sparta, ...hands.athens] },
    );
    expect(drawn.of('drawn')).toMatchObject([{ count: 5 }, { count: 5 }]);
    expect(drawn.match.see('sparta').view).toMatchObject({ deck: 14 });

    // A unit lost in the first assault: the loser holds 3 and draws 1, the other draws 2.
    const lossy = assault('boiotia', 'sparta', { ...hands, athens: ['c23', 'c09', 'c05', 'c06', 'c07'] });
    lossy.act({ type: 'attack', first: 'c01', second: 'c02' });
    lossy.act({ type: 'defend', first: 'c23', second: 'c09' });
    lossy.act({ type: 'stay' });
    lossy.act({ type: 'stay' }, { chance: ['c08', 'c10', 'c11'] });
    expect(lossy.of('drawn')).toMatchObject([
      { seat: 'sparta', count: 2 },
      { seat: 'athens', count: 1 },
    ]);

    // With no losses 14 → 10 → 6 → 2 are left; before the fifth assault the deck cannot serve four cards.
    const even = assault('boiotia', 'sparta', hands);
    const served = [
      ['c08', 'c09', 'c10', 'c11'],
      ['c12', 'c13', 'c14', 'c15'],
      ['c16', 'c17', 'c18', 'c19'],
    ];
    // Every attacking card finds its like, or mercenaries are among the pair.
    const plays = [
      ['c21', 'c22', 'c04', 'c05'],
      ['c06', 'c23', 'c01', 'c02'],
      ['c03', 'c09', 'c07', 'c10'],
      ['c14', 'c18', 'c13', 'c17'],
    ];
    const left: number[] = [];
    for (const [n, [a1, a2, d1, d2]] of plays.entries()) {
      even.act({ type: 'attack', first: a1, second: a2 });
      even.act({ type: 'defend', first: d1, second: d2 });
      if (n < served.length) {
        even.act({ type: 'stay' });
        even.act({ type: 'stay' }, { chance: served[n] });
      }
      left.push((even.match.see(null).view as unknown as { deck: number }).deck);
    }
    expect(left.slice(0, 3)).toEqual([10, 6, 2]);
    expect(even.of('deck-short')).toMatchObject([{ rule: 'PO-B-u', wanted: 4, left: 2 }]);
    expect(even.of('battle-over')).toMatchObject([{ units: { sparta: 5, athens: 5 } }]);
  });

  test('PO-EX19 feeding (PO-E2-b, PO-E2-c, PO-E2-e, PO-R33, PO-R67)', () => {
    const before = {
      phase: 'feeding',
      round: '3',
      passed: ['sparta', 'athens'],
      poleis: { sparta: { population: 6 }, pylos: { population: 3 }, gytheion: { population: 1 } },
      goods: { sparta: { wheat: 8, prestige: 2 }, athens: { wheat: 20 } },
    };
    const pay = tableOf(polis, before);
    expect(pay.why({ type: 'release', polis: 'sparta' })).toBe('PO-E2-e');
    pay.act({ type: 'payPrestige' });
    expect(prestige(pay, 'sparta')).toBe(0);
    const three = tableOf(polis, before);
    three.act({ type: 'release', polis: 'pylos' });
    expect(three.of('fed')).toMatchObject([{ wheat: 7, prestige: 0, left: 1 }, {}]); // and the 1 cannot be let go any more
    expect(at(three).poleis.gytheion.owner).toBe('sparta');
    const one = tableOf(polis, before);
    one.act({ type: 'release', polis: 'gytheion' });
    expect(one.match.pending()[0]).toMatchObject({ step: 'feeding', about: { bill: 9, wheat: 8, missing: 1 } });
    one.act({ type: 'release', polis: 'pylos' });
    expect(one.of('fed')[0]).toMatchObject({ wheat: 6, left: 2 });
    const mixed = tableOf(polis, before);
    mixed.act({ type: 'release', polis: 'gytheion' });
    mixed.act({ type: 'payPrestige' });
    expect(prestige(mixed, 'sparta')).toBe(1);
  });

  test('PO-EX20 turn order (PO-F-d, PO-F-f, PO-R54)', () => {
    const table = tableOf(polis, null, { chance: ['socrates', 'phidias', 'theatre', 'r3-02'] });
    expect(table.of('gained')).toMatchObject([{ seat: 'athens', stuff: 'prestige' }, { seat: 'sparta' }]);
    expect(table.match.pending()).toMatchObject([{ seat: 'sparta', step: 'turn' }]);
  });
});
