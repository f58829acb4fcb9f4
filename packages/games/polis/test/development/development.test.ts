import { describe, expect, test } from 'vitest';
import { asked, at, BOTH_RICH, NO_UNITS, offered, RICH, set, step } from '../table.ts';

const base = { round: '4', turn: 'sparta', goods: BOTH_RICH };

describe('1 create hoplites', () => {
  test('PO-1-a only an own polis in a territory; PO-M-f not Epidamnos or Abdera', () => {
    const table = set({
      ...base,
      poleis: { epidamnos: { owner: 'sparta', population: 3 }, abdera: { owner: 'sparta', population: 3 } },
    });
    expect(table.why({ type: 'hoplites', polis: 'athenai' })).toBe('PO-1-a');
    expect(table.why({ type: 'hoplites', polis: 'korkyra' })).toBe('PO-1-a');
    expect(table.why({ type: 'hoplites', polis: 'epidamnos' })).toBe('PO-1-a');
    expect(table.why({ type: 'hoplites', polis: 'abdera' })).toBe('PO-1-a');
    expect(table.why({ type: 'hoplites', polis: 'sparta' })).toBeNull();
  });
  test('PO-1-b metal or silver, mixed; PO-C-h the cube is population no more', () => {
    const table = set({
      ...base,
      goods: { sparta: { metal: 1, silver: 1 } },
      units: NO_UNITS,
      poleis: { sparta: { population: 8 } },
    });
    table.act({ type: 'hoplites', polis: 'sparta' });
    table.act({ type: 'raise', with: 'silver' });
    table.act({ type: 'raise', with: 'good' });
    expect(at(table).goods.sparta).toMatchObject({ metal: 0, silver: 0 });
    expect(at(table).units.lakedaimon.sparta).toBe(2);
    expect(at(table).poleis.sparta.population).toBe(6);
    const broke = set({ ...base, goods: { sparta: { metal: 0, silver: 0, wood: 9 } }, units: NO_UNITS });
    expect(broke.why({ type: 'hoplites', polis: 'sparta' })).toBe('PO-1-b');
  });
  test('PO-1-c the polis keeps one; PO-F-i an action must do something', () => {
    const table = set({ ...base, units: NO_UNITS });
    expect(table.why({ type: 'hoplites', polis: 'gytheion' })).toBe('PO-1-c');
    table.act({ type: 'hoplites', polis: 'sparta' });
    expect(table.why({ type: 'done' })).toBe('PO-F-i');
    for (const type of ['pass', 'pay', 'payPrestige', 'stay'])
      expect(table.match.why('sparta', { type }), type).toMatchObject({ code: 'not-now' });
    for (let n = 0; n < 3; n++) table.act({ type: 'raise', with: 'good' });
    expect(at(table).poleis.sparta.population).toBe(1);
    expect(step(table)).toBe('turn');
  });
  test('PO-1-d the cap of the round, for own hoplites alone; PO-1-e whoever controls the territory; PO-K-i', () => {
    for (const [round, cap] of [
      ['3', 3],
      ['4', 4],
      ['5a', 5],
      ['5b', 5],
    ] as const) {
      const full = set({ ...base, round, units: { lakedaimon: { sparta: cap } } });
      expect(full.why({ type: 'hoplites', polis: 'sparta' })).toBe('PO-1-d');
      const held = set({ ...base, round, units: { lakedaimon: { sparta: cap - 1, athens: cap } } });
      expect(held.why({ type: 'hoplites', polis: 'sparta' })).toBeNull();
    }
  });
});

describe('2 create galleys', () => {
  test('PO-2-a an own polis with a port; PO-M-g not Sparta or Thebai', () => {
    const table = set({ ...base, poleis: { thebai: { owner: 'sparta', population: 3 } } });
    expect(table.why({ type: 'galleys', polis: 'sparta', sea: 'myrtoo' })).toBe('PO-2-a');
    expect(table.why({ type: 'galleys', polis: 'thebai', sea: 'kyklades' })).toBe('PO-2-a');
    expect(table.why({ type: 'galleys', polis: 'chios', sea: 'sporades' })).toBe('PO-2-a');
    expect(table.why({ type: 'galleys', polis: 'pylos', sea: 'ionio' })).toBeNull();
  });
  test('PO-2-b one wood or silver each, into the sea of the port', () => {
    const table = set({ ...base, goods: { sparta: { wood: 0, silver: 1 } } });
    expect(table.why({ type: 'galleys', polis: 'pylos', sea: 'myrtoo' })).toBe('PO-2-b');
    table.act({ type: 'galleys', polis: 'pylos', sea: 'ionio' });
    expect(table.why({ type: 'raise', with: 'good' })).toBe('PO-2-b');
    table.act({ type: 'raise', with: 'silver' });
    expect(at(table).units.ionio.sparta).toBe(2);
    expect(at(table).goods.sparta.silver).toBe(0);
  });
  test('PO-2-c the polis keeps one; PO-2-d the cap', () => {
    expect(set(base).why({ type: 'galleys', polis: 'gytheion', sea: 'myrtoo' })).toBe('PO-2-c');
    const full = set({ ...base, units: { ionio: { sparta: 4 } } });
    expect(full.why({ type: 'galleys', polis: 'pylos', sea: 'ionio' })).toBe('PO-2-d');
  });
  test('PO-2-e Korinthos has two seas to choose from, one for all of an action (PO-M-h, PO-R58)', () => {
    const table = set({ ...base, poleis: { korinthos: { owner: 'sparta', population: 4 } } });
    expect(
      offered(table, 'galleys')
        .filter(({ polis }) => polis === 'korinthos')
        .map(({ sea }) => sea)
        .sort(),
    ).toEqual(['ionio', 'kyklades']);
    table.act({ type: 'galleys', polis: 'korinthos', sea: 'kyklades' });
    table.act({ type: 'raise', with: 'good' });
    table.act({ type: 'raise', with: 'good' });
    expect(at(table).units.kyklades.sparta).toBe(2);
  });
});

describe('3 create merchants', () => {
  test('PO-3-a an own trading polis of the own symbol; PO-M-m', () => {
    const table = set(base);
    expect(table.why({ type: 'merchants', polis: 'sparta' })).toBe('PO-3-a');
    expect(table.why({ type: 'merchants', polis: 'athenai' })).toBe('PO-3-a');
    expect(offered(table, 'merchants')).toEqual([{ type: 'merchants', polis: 'pylos' }]); // Gytheion has one inhabitant
    expect(offered(set({ ...base, turn: 'athens' }), 'merchants')).toEqual([{ type: 'merchants', polis: 'athenai' }]);
  });
  test('PO-3-b not in the other side’s trading polis (PO-R18)', () => {
    const table = set({ ...base, turn: 'athens', poleis: { pylos: { owner: 'athens', population: 2 } } });
    expect(table.why({ type: 'merchants', polis: 'pylos' })).toBe('PO-3-b');
  });
  test('PO-3-c one wood or silver and one cube to the supply; the polis keeps one; PO-3-d into the port, ready at once (PO-R49)', () => {
    const table = set({ ...base, port: { sparta: 0 } });
    expect(table.why({ type: 'barter', space: 'illyria-1' })).toBe('PO-9-a');
    table.act({ type: 'merchants', polis: 'pylos' });
    table.act({ type: 'raise', with: 'good' });
    expect(at(table).port.sparta).toBe(1);
    expect(at(table).poleis.pylos.population).toBe(1);
    expect(at(table).goods.sparta.wood).toBe(8);
    expect(table.why({ type: 'barter', space: 'illyria-1' })).toBeNull();
    expect(set(base).why({ type: 'merchants', polis: 'gytheion' })).toBe('PO-3-c');
  });
  test('PO-3-e galleys and control do not matter, the limit of eight does (PO-C-g)', () => {
    const blockaded = set({ ...base, units: { ...NO_UNITS, ionio: { athens: 4 }, myrtoo: { athens: 4 } } });
    expect(blockaded.why({ type: 'merchants', polis: 'pylos' })).toBeNull();
    const eight = set({ ...base, port: { sparta: 7 }, cargo: { 'illyria-1': 'sparta' } });
    expect(eight.why({ type: 'merchants', polis: 'pylos' })).toBe('PO-C-g');
  });
});

describe('4 begin a project', () => {
  const shown = { ...base, turn: 'athens', display: ['socrates', 'theatre', 'statue-of-venus'], pile: [] };
  test('PO-4-a a tile on display, in an own polis that lists its kind', () => {
    const table = set(shown);
    expect(table.why({ type: 'project', project: 'phidias', polis: 'athenai' })).toBe('PO-4-a');
    expect(table.why({ type: 'project', project: 'statue-of-venus', polis: 'athenai' })).toBe('PO-4-a');
    expect(table.why({ type: 'project', project: 'theatre', polis: 'korinthos' })).toBe('PO-4-a');
    expect(table.why({ type: 'project', project: 'theatre', polis: 'athenai' })).toBeNull();
  });
  test('PO-4-b one in progress in a polis; PO-4-c any number completed; PO-R43 also after it was neutral', () => {
    const busy = set({ ...shown, poleis: { athenai: { begun: ['phidias'] } } });
    expect(busy.why({ type: 'project', project: 'socrates', polis: 'athenai' })).toBe('PO-4-b');
    const many = set({ ...shown, poleis: { athenai: { completed: ['phidias', 'protagoras', 'democritus'] } } });
    expect(many.why({ type: 'project', project: 'socrates', polis: 'athenai' })).toBeNull();
  });
  test('PO-4-d the whole cost at once, items replaced by silver one by one (PO-K-h, PO-R19)', () => {
    const table = set({ ...shown, goods: { athens: { metal: 1, wood: 2, silver: 3 } } });
    table.act({ type: 'project', project: 'theatre', polis: 'athenai' }); // metal 1, wood 2, silver 1
    expect(step(table)).toBe('payment');
    expect(table.why({ type: 'substitute', good: 'wheat' })).toBe('PO-4-d');
    table.act({ type: 'substitute', good: 'wood' });
    table.act({ type: 'pay' });
    expect(at(table).goods.athens).toMatchObject({ metal: 0, wood: 1, silver: 1 });
    const bound = set({ ...shown, goods: { athens: { metal: 0, wood: 2, silver: 2 } } });
    bound.act({ type: 'project', project: 'theatre', polis: 'athenai' });
    expect(bound.why({ type: 'substitute', good: 'wood' })).toBe('PO-4-d'); // the silver is bound for the metal
    bound.act({ type: 'substitute', good: 'metal' });
    expect(at(bound).goods.athens).toMatchObject({ metal: 0, wood: 0, silver: 0 });
    const short = set({ ...shown, goods: { athens: { metal: 0, wood: 0, silver: 3 } } });
    expect(short.why({ type: 'project', project: 'theatre', polis: 'athenai' })).toBe('PO-4-d');
    const forced = set({ ...shown, goods: { athens: { metal: 0, wood: 0, silver: 5 } } });
    forced.act({ type: 'project', project: 'theatre', polis: 'athenai' });
    expect(forced.why({ type: 'pay' })).toBe('PO-4-d'); // what is short must be replaced first
    for (const good of ['metal', 'wood', 'wood']) forced.act({ type: 'substitute', good });
    expect(at(forced).goods.athens.silver).toBe(1);
  });
  test('PO-4-e the tile leaves the display and is not replaced; the polis is turned', () => {
    const table = set({ ...shown, goods: { athens: { ...RICH, silver: 6 } }, pile: ['phidias'] });
    table.act({ type: 'project', project: 'socrates', polis: 'athenai' });
    expect(at(table).display).toEqual(['theatre', 'statue-of-venus']);
    expect(at(table).poleis.athenai).toMatchObject({ turned: true, begun: ['socrates'] });
    expect(asked(table)).toBe('athens');
  });
  test('PO-4-g a polis taken keeps its projects, the new owner gets the benefit (PO-R20); PO-7-j', () => {
    const table = set({
      ...base,
      round: '4',
      poleis: { argos: { owner: 'athens', population: 3, begun: ['nemean-games'], completed: ['isthmian-games'] } },
      units: { ...NO_UNITS, arkadia: { sparta: 4 } },
    });
    table.act({ type: 'besiege', polis: 'argos' }, { chance: [4] });
    expect(at(table).poleis.argos).toMatchObject({
      owner: 'sparta',
      turned: true,
      begun: ['nemean-games'],
      completed: ['isthmian-games'],
    });
  });
  test('PO-4-f completed at the end; PO-4-h, PO-R21 on a neutral polis they stay and give nothing at once (PO-E1-b)', () => {
    const table = set({
      phase: 'projects',
      round: '3',
      poleis: { argos: { owner: null, begun: ['nemean-games'] }, sparta: { begun: ['statue-of-venus'] } },
      goods: BOTH_RICH,
    });
    expect(table.of('project-completed')).toMatchObject([
      { project: 'statue-of-venus', seat: 'sparta', prestige: 1, rule: 'PO-E1-a' },
      { project: 'nemean-games', seat: null, prestige: 0, rule: 'PO-E1-b' },
    ]);
    expect(at(table).poleis.argos).toMatchObject({ owner: null, turned: false, completed: ['nemean-games'] });
    expect(at(table).goods.sparta.prestige).toBe(10);
  });
  test('PO-4-i Phidias gives half of the population of Athenai, rounded up, before feeding (PO-R42)', () => {
    for (const [population, gain] of [
      [5, 3],
      [6, 3],
      [9, 5],
      [1, 1],
    ] as const) {
      const table = set({
        phase: 'projects',
        round: '3',
        poleis: { athenai: { population, begun: ['phidias'] } },
        goods: BOTH_RICH,
      });
      expect(table.of('project-completed')).toMatchObject([{ prestige: gain, seat: 'athens' }]);
    }
  });
});
