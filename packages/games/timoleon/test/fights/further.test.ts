import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

type Board = ReturnType<typeof operations>;
const ORDER = ['carthage', 'timoleone', 'iceta', 'dionysio'];
const tactics = (
  table: Board,
  attacker: string,
  attack: string,
  defender: string,
  defence: string,
  chance: readonly unknown[],
) => {
  table.act({ type: 'tactic', tactic: attack }, { seat: attacker });
  table.act({ type: 'tactic', tactic: defence }, { seat: defender, chance });
};
/** Bostar before a force of Hicetas in the plain of Catana. */
const facing = (attack: Record<string, number>, defence: Record<string, number>, more: object = {}) =>
  operations('carthage', {
    leaders: { bostar: { place: 'catana', owner: 'carthage' }, euthymus: { place: 'catana', owner: 'iceta' } },
    forces: [force('catana', 'carthage', attack), force('catana', 'iceta', defence)],
    ...more,
  });

describe('TI-L land combat, further', () => {
  test('TI-R7 TI-R105 who has been attacked may still act in his own place', () => {
    const table = facing({ 'mercenary-hoplites': 4 }, { 'mercenary-hoplites': 4 }, { po: { carthage: 2, iceta: 2 } });
    march(table, 'bostar');
    table.act({ type: 'attack', owner: 'iceta' });
    tactics(table, 'carthage', 'stand', 'iceta', 'stand', [3, 3, 1, 1, 1, 1]);
    expect(table.of('battle')).toMatchObject([{ difference: 0 }]);
    choose(table, 'done');
    table.act({ type: 'activate', leader: 'euthymus' });
    expect(table.why({ type: 'choose', choice: 'all' })).toBeNull();
  });
  test('TI-L-s the leaders of a winner whose whole force fell are lost with it, and by nobody’s deed', () => {
    const table = facing({ 'mercenary-hoplites': 1 }, { 'mercenary-hoplites': 2 });
    march(table, 'bostar');
    table.act({ type: 'attack', owner: 'iceta' });
    // 5 − 3 + 0 (leaders) − 2 (ratio) + 1: one point each; the winner's die 6 costs him his only one.
    tactics(table, 'carthage', 'flank_right', 'iceta', 'stand', [5, 3, 6]);
    expect(table.of('battle')).toMatchObject([{ difference: 1, winner: 'carthage' }]);
    table.act({ type: 'lose', owner: 'iceta', unit: 'mercenary-hoplites' }, { chance: [1, 1, 1, 1, 4] });
    expect(table.of('leader-killed')).toMatchObject([{ leader: 'bostar', rule: 'TI-L-s', by: 'carthage' }]);
    expect(written(table).leaders.bostar.place).toBe('dead');
  });
  test('TI-L-k TI-R104 works dug in the streets of a quarter count; those of the field do not for a garrison behind its walls', () => {
    const quarter = operations('iceta', {
      leaders: { iceta: { place: 'syr_epipolae', owner: 'iceta' } },
      forces: [
        force('syr_epipolae', 'iceta', { 'mercenary-hoplites': 4 }),
        force('syr_neapolis', 'dionysio', { 'mercenary-hoplites': 3 }),
      ],
      zones: { syr_neapolis: { control: 'dionysio', entrenched: ['dionysio'] } },
    });
    march(quarter, 'iceta');
    quarter.act({ type: 'step', place: 'syr_neapolis' });
    quarter.act({ type: 'attack', owner: 'dionysio' });
    expect(quarter.match.pending()[0].about).toMatchObject({ attack: 16, defence: 12 + 6, streets: -3 });
  });
  test('TI-VI-k TI-R84 TI-R104 TI-L-k an army digs in before its own city and stays there till it moves', () => {
    const table = operations('iceta', {
      leaders: { iceta: { place: 'leontini.city', owner: 'iceta' }, bostar: { place: 'catana', owner: 'carthage' } },
      forces: [
        force('leontini.city', 'iceta', { 'mercenary-hoplites': 4 }),
        force('catana', 'carthage', { 'mercenary-hoplites': 4 }),
      ],
      order: ['iceta', 'carthage', 'timoleone', 'dionysio'],
      po: { iceta: 1, carthage: 1 },
    });
    march(table, 'iceta');
    choose(table, 'entrench');
    expect(pointsAt(table, 'leontini', 'iceta')).toEqual({ 'mercenary-hoplites': 4 });
    expect(written(table).leaders.iceta.place).toBe('leontini');
    choose(table, 'done');
    march(table, 'bostar');
    table.act({ type: 'step', place: 'leontini' });
    choose(table, 'stand');
    table.act({ type: 'attack', owner: 'iceta' });
    // 16, a quarter for the Symaethus, a half for the works.
    expect(table.match.pending()[0].about).toMatchObject({ defence: 16 + 4 + 8 });
  });
  test('TI-L-k TI-S-d only the army that landed is halved, not the garrison that joins it', () => {
    const table = operations('iceta', {
      leaders: { euthymus: { place: 'sea_catana', owner: 'iceta' }, bostar: { place: 'leontini', owner: 'carthage' } },
      forces: [
        force('sea_catana', 'iceta', { triremes: 3, 'mercenary-hoplites': 3 }),
        force('leontini.city', 'iceta', { 'mercenary-hoplites': 2 }),
        force('leontini', 'carthage', { 'mercenary-hoplites': 4 }),
      ],
      zones: { leontini: { control: 'iceta', siege: { by: 'carthage', turns: 1 } } },
    });
    march(table, 'euthymus');
    table.act({ type: 'land', place: 'leontini' });
    table.act({ type: 'attack', owner: 'carthage' });
    choose(table, 'join');
    expect(table.match.pending()[0].about).toMatchObject({ attack: 6 + 8, defence: 16 });
  });
  test('TI-R30 strength 0 against more than 0 is eliminated without dice', () => {
    const table = operations('carthage', {
      leaders: { hanno: { place: 'sea_catana', owner: 'carthage' } },
      forces: [
        force('sea_catana', 'carthage', { triremes: 1, 'mercenary-hoplites-discontented': 1 }),
        force('catana', 'iceta', { 'mercenary-hoplites': 2 }),
      ],
    });
    march(table, 'hanno', { chance: [6] });
    table.act({ type: 'land', place: 'catana' });
    table.act({ type: 'attack', owner: 'iceta' });
    tactics(table, 'carthage', 'frontal', 'iceta', 'stand', []);
    expect(table.of('overwhelmed')).toMatchObject([{ rule: 'TI-R30', owner: 'carthage', points: 1 }]);
    expect(written(table).leaders.hanno.place).toBe('dead');
    expect(pointsAt(table, 'catana', 'iceta')).toEqual({ 'mercenary-hoplites': 2 });
  });
  test('TI-L-v TI-L-w an attacker who falls back to the territory he came from is pursued, though a city stands there', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'leontini.city', owner: 'carthage' } },
      forces: [
        force('leontini.city', 'carthage', { 'mercenary-hoplites': 6 }),
        force('catana', 'iceta', { 'mercenary-hoplites': 6, 'mercenary-cavalry': 4 }),
      ],
      zones: { leontini: { control: 'carthage' }, catana: { control: 'neutral' } },
    });
    march(table, 'bostar');
    table.act({ type: 'step', place: 'catana' });
    table.act({ type: 'attack', owner: 'iceta' });
    tactics(table, 'carthage', 'stand', 'iceta', 'stand', [1, 6, 6]);
    while (table.match.pending()[0].step === 'naming') {
      const { of } = table.match.pending()[0].about as { of: string };
      const last = (table.match.pending()[0].about as { left: number }).left === 1 && of === 'iceta';
      table.act(
        { type: 'lose', owner: of, unit: of === 'iceta' ? 'mercenary-cavalry' : 'mercenary-hoplites' },
        { chance: last ? [1, 1, 4] : [] },
      );
    }
    table.act({ type: 'retreat', place: 'leontini.city' });
    expect(table.match.pending()[0]).toMatchObject({ seat: 'iceta', step: 'pursuing' });
  });
  test('TI-R92 TI-L-r of an enemy who won neutrals and natives name hoplites when the veterans are exempt', () => {
    const table = operations('timoleone', {
      leaders: { timoleone: { place: 'enna', owner: 'timoleone' } },
      forces: [
        force('enna', 'timoleone', { veterans: 1, 'citizen-hoplites': 2, 'mercenary-light': 3 }),
        force('enna', 'siculi', { 'native-light': 6 }),
      ],
      zones: { enna: { control: 'siculi', raised: true } },
      natives: { siculi: { army: 'reaction', turns: 0, enemy: null, size: [0, 6, 0], extinct: false } },
    });
    march(table, 'timoleone');
    table.act({ type: 'attack', owner: 'siculi' });
    // Their option is the first of the list, Stand; the winner's die 3 costs half of what they lost.
    table.act({ type: 'tactic', tactic: 'stand' }, { chance: [1, 4, 4, 3] });
    const loss = () => table.of('point-lost').filter(({ owner }) => owner === 'timoleone');
    while (table.match.pending()[0].step === 'naming') {
      const { of, left } = table.match.pending()[0].about as { of: string; left: number };
      const unit = of === 'siculi' ? 'native-light' : 'mercenary-light';
      table.act({ type: 'lose', owner: of, unit }, { chance: of === 'timoleone' && left <= 2 ? [1, 1] : [] });
    }
    expect(loss().map(({ unit }) => unit)).toEqual(['mercenary-light', 'citizen-hoplites']);
  });
});

describe('TI-VIII-a allies in a quarter', () => {
  test('TI-VIII-a of allies who defend a quarter together the one with most points decides', () => {
    const table = operations('carthage', {
      alliances: [['iceta', 'dionysio']],
      leaders: { bostar: { place: 'syr_epipolae', owner: 'carthage' } },
      forces: [
        force('syr_epipolae', 'carthage', { 'mercenary-hoplites': 4 }),
        force('syr_neapolis', 'dionysio', { 'mercenary-light': 1 }),
        force('syr_neapolis', 'iceta', { 'mercenary-light': 3 }),
      ],
      zones: { syr_epipolae: { control: 'carthage' } },
    });
    march(table, 'bostar');
    table.act({ type: 'step', place: 'syr_neapolis' });
    table.act({ type: 'attack', owner: 'dionysio' });
    choose(table, 'join');
    expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([
      ['carthage', 'tactics'],
      ['iceta', 'tactics'],
    ]);
  });
});

describe('TI-S-d TI-R59 Ortygia', () => {
  const besieged = (more: object = {}) =>
    operations('dionysio', {
      leaders: {
        agatocle: { place: 'syr_ortygia', owner: 'dionysio' },
        timonide: { place: 'syr_neapolis', owner: 'dionysio' },
        euthymus: { place: 'syr_market', owner: 'iceta' },
      },
      forces: [
        force('syr_ortygia', 'dionysio', { 'mercenary-hoplites': 4 }),
        force('syr_neapolis', 'dionysio', { 'mercenary-hoplites': 3 }),
        force('syr_market', 'iceta', { 'mercenary-hoplites': 4 }),
      ],
      zones: { syr_ortygia: { control: 'dionysio', siege: { by: 'iceta', turns: 1 } }, syr_market: { control: 'iceta' } },
      ...more,
    });
  test('TI-S-d TI-R37 TI-R59 the garrison of Ortygia sallies into the Market; beaten, it goes back inside and is not pursued', () => {
    const table = besieged();
    march(table, 'agatocle');
    expect(table.why({ type: 'step', place: 'syr_market' })).toBe('TI-S-d');
    table.act({ type: 'attack', owner: 'iceta' });
    expect(table.match.pending()[0].about).toMatchObject({ zone: 'syr_market', streets: -3 });
    tactics(table, 'dionysio', 'stand', 'iceta', 'stand', [1, 1, 6]);
    for (let n = 0; n < 3; n++) table.act({ type: 'lose', owner: 'dionysio', unit: 'mercenary-hoplites' });
    table.act({ type: 'lose', owner: 'iceta', unit: 'mercenary-hoplites' }, { chance: [1, 1, 1, 1, 4] });
    expect(table.why({ type: 'retreat', place: 'syr_neapolis' })).toBe('TI-L-t');
    table.act({ type: 'retreat', place: 'syr_ortygia' });
    expect(table.match.pending()[0].step).toBe('operations');
    expect(pointsAt(table, 'syr_ortygia', 'dionysio')).toEqual({ 'mercenary-hoplites': 1 });
    expect(written(table).zones.syr_ortygia.siege).toMatchObject({ by: 'iceta' });
  });
  test('TI-R107 TI-R37 a sally that decides nothing goes back inside', () => {
    const table = besieged();
    march(table, 'agatocle');
    table.act({ type: 'attack', owner: 'iceta' });
    tactics(table, 'dionysio', 'stand', 'iceta', 'stand', [4, 1, 1, 1, 1, 1]);
    expect(table.of('battle')).toMatchObject([{ difference: 0 }]);
    expect(pointsAt(table, 'syr_ortygia', 'dionysio')).toEqual({ 'mercenary-hoplites': 4 });
    expect(written(table).leaders.agatocle.place).toBe('syr_ortygia');
    expect(written(table).zones.syr_ortygia.siege).toMatchObject({ by: 'iceta' });
  });
  test('TI-S-d an army that attacks the besiegers in the Market has the garrison of Ortygia beside it', () => {
    const table = besieged();
    march(table, 'timonide');
    table.act({ type: 'step', place: 'syr_market' });
    table.act({ type: 'attack', owner: 'iceta' });
    expect(table.match.pending()[0]).toMatchObject({ seat: 'dionysio', step: 'joining' });
    choose(table, 'join');
    expect(table.match.pending()[0].about).toMatchObject({ attack: 12 + 16, defence: 16 });
  });
});

describe('TI-FC-j TI-R45 the first expedition routed', () => {
  test('TI-R45 TI-A-g an army of one of its generals wiped out in an assault calls the second', () => {
    const table = operations('timoleone', {
      leaders: { timoleone: { place: 'inessa', owner: 'timoleone' }, giscone: { place: 'inessa.city', owner: 'carthage' } },
      forces: [
        force('inessa', 'timoleone', { 'mercenary-hoplites': 9 }),
        force('inessa.city', 'carthage', { 'mercenary-hoplites': 1 }),
      ],
      zones: { inessa: { control: 'carthage', raised: true, siege: { by: 'timoleone', turns: 1 } } },
      expeditions: { carthage_1: { status: 'arrived', turn: 2, place: null } },
    });
    march(table, 'timoleone');
    choose(table, 'assault');
    table.act({ type: 'stratagem', stratagem: 'defend_gate' }, { seat: 'carthage' });
    table.act({ type: 'stratagem', stratagem: 'walls' }, { seat: 'timoleone', chance: [6, 1, 2] });
    expect(table.of('assault')[0].result).toBeGreaterThanOrEqual(10);
    expect(table.of('expedition-called')).toMatchObject([{ expedition: 'carthage_2', rule: 'TI-FC-j', die: 2 }]);
  });
});

describe('TI-R71 a port falls', () => {
  test('TI-R71 TI-N-a the fleet in it puts to sea and may have to fight there', () => {
    const table = operations('timoleone', {
      leaders: { timoleone: { place: 'motya', owner: 'timoleone' }, hanno: { place: 'motya.port', owner: 'carthage' } },
      forces: [
        force('motya', 'timoleone', { 'mercenary-hoplites': 9 }),
        force('motya.city', 'carthage', { 'mercenary-light': 1 }),
        force('motya.port', 'carthage', { triremes: 3 }),
        force('sea_lilybaeum', 'timoleone', { triremes: 5 }),
      ],
      zones: { motya: { control: 'carthage', raised: true, siege: { by: 'timoleone', turns: 1 } } },
      expeditions: { carthage_2: { status: 'cancelled', turn: 0, place: null } },
    });
    march(table, 'timoleone');
    choose(table, 'assault');
    table.act({ type: 'stratagem', stratagem: 'defend_gate' }, { seat: 'carthage' });
    table.act({ type: 'stratagem', stratagem: 'walls' }, { seat: 'timoleone', chance: [6, 1] });
    table.act({ type: 'lose', owner: 'timoleone', unit: 'mercenary-hoplites' }, { chance: [3] });
    expect(written(table).zones.motya.control).toBe('timoleone');
    expect(table.of('puts-to-sea')).toMatchObject([{ rule: 'TI-R71', seat: 'carthage', place: 'sea_lilybaeum' }]);
    expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([
      ['carthage', 'wishes'],
      ['timoleone', 'wishes'],
    ]);
    table.act({ type: 'choose', choice: 'avoid' }, { seat: 'carthage' });
    table.act({ type: 'choose', choice: 'avoid' }, { seat: 'timoleone' });
    expect(pointsAt(table, 'sea_lilybaeum', 'carthage')).toEqual({ triremes: 3 });
    expect(written(table).leaders.hanno.place).toBe('sea_lilybaeum');
    expect(table.match.pending()[0]).toMatchObject({ seat: 'timoleone', step: 'operations' });
  });
});

describe('TI-R43 an expedition comes in', () => {
  test('TI-R43 TI-N-a TI-N-j a hostile fleet there may fight it at once, the expedition being the mover', () => {
    const table = tableOf(
      timoleon,
      {
        phase: 'turn',
        turn: 3,
        order: ORDER,
        forces: [force('sea_panormus', 'timoleone', { triremes: 2 })],
        leaders: {
          timoleone: { place: 'tauromenio.city', owner: 'timoleone' },
          iceta: { place: 'leontini.city', owner: 'iceta' },
          dionysio: { place: 'syr_ortygia', owner: 'dionysio' },
        },
        alliances: [],
      },
      { chance: [1, 1], seed: 1 },
    );
    table.act({ type: 'treat', zone: 'panormus' });
    expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([
      ['carthage', 'wishes'],
      ['timoleone', 'wishes'],
    ]);
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'carthage' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleone' });
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'carthage' });
    // Two triremes lost, one in return; the admiral, Gisco, lives.
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'timoleone', chance: [3, 3, 6, 1, 1] });
    expect(table.of('sea-fight')).toMatchObject([{ attacker: 'carthage', defender: 'timoleone' }]);
    expect(pointsAt(table, 'sea_panormus', 'timoleone')).toEqual({});
    expect(pointsAt(table, 'sea_panormus', 'carthage')).toMatchObject({ triremes: 11, 'mercenary-hoplites': 10 });
    expect(written(table).leaders.mago.place).toBe('sea_panormus');
  });
});
