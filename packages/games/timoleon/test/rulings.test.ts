import { beginMatch, playout, setupOf, tableOf, wander } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import board from '../data/board.json' with { type: 'json' };
import { timoleon } from '../index.ts';
import { isMercenary, UNIT } from '../rules/materials/units.ts';
import { text } from '../text/index.ts';
import { choose, force, march, operations, pointsAt, written } from './table.ts';

const ORDER = ['carthage', 'timoleone', 'iceta', 'dionysio'];

describe('materials', () => {
  test('TI-I-f troops are counted in whole points, never in men', () => {
    const table = operations('carthage', { forces: [force('motya.city', 'carthage', { 'mercenary-light': 2 })] });
    expect(pointsAt(table, 'motya.city', 'carthage')).toEqual({ 'mercenary-light': 2 });
    const half = { phase: 'operations', forces: [force('motya.city', 'carthage', { 'mercenary-light': 1.5 })] };
    expect(() => tableOf(timoleon, half)).toThrow(/cannot be set/);
  });
  test('TI-I-h every attack of a whole match is settled by the game itself, with its dice', () => {
    let attacks = 0;
    for (let seed = 0; seed < 3; seed++) {
      const match = beginMatch(timoleon, setupOf(timoleon, seed), seed);
      wander(match, seed, () => true);
      const told = match.allEvents().flat();
      const fights = told.filter(({ kind }) => kind === 'battle' || kind === 'no-combat');
      const begun = told.filter(({ kind }) => kind === 'attacks').length;
      attacks += begun;
      expect(fights.length).toBeGreaterThanOrEqual(begun);
      for (const fight of fights) if (fight.kind === 'battle') expect(fight.dice).toHaveLength(2);
    }
    expect(attacks).toBeGreaterThan(0);
  });
  test('TI-R61 Netum and Cephaloedium; Dinarchus and Dienarchus are two men', () => {
    const { zone, leader } = text.en.names;
    expect([zone.noto, zone.cefalu]).toEqual(['Netum', 'Cephaloedium']);
    expect([leader.dinarco, leader.dienarco]).toEqual(['Dinarchus', 'Dienarchus']);
  });
  test('TI-R73 every value of the map says where it comes from', () => {
    for (const territory of board.territories) {
      expect(territory.source, territory.id).toMatch(/seed|reconstructed|public/);
      expect(Object.keys(territory.fieldSources ?? {}), territory.id).toContain('silhouettes');
    }
  });
});

describe('recruits and building', () => {
  test('TI-V-i recruiting in Sicily never gives a mercenary', () => {
    for (const seat of ORDER) {
      const table = tableOf(timoleon, {
        phase: 'operations',
        turn: 5,
        order: [seat, ...ORDER.filter(other => other !== seat)],
        po: { [seat]: 6 },
      });
      for (const action of table.match.legal(seat).filter(({ type }) => type === 'recruit')) {
        const before = mercenaries(table, seat);
        table.act(action);
        expect(mercenaries(table, seat)).toBe(before);
      }
      expect(table.of('recruits').length, seat).toBeGreaterThan(0);
    }
  });
  test('TI-FD-b the veterans never grow in number, and no bodyguard is made of Corinthians', () => {
    for (let seed = 20; seed < 24; seed++) {
      let last = 1;
      playout(timoleon, setupOf(timoleon, seed), seed, ({ state }, n) => {
        if (n % 7 !== 0) return;
        const now = timoleon
          .view(state, -1)
          .forces.reduce((sum, { points }) => sum + (points.veterans ?? 0) + (points['veterans-discontented'] ?? 0), 0);
        expect(now).toBeLessThanOrEqual(last);
        last = now;
      });
    }
    const table = operations('timoleone', { forces: [force('tauromenio.city', 'timoleone', { 'mercenary-hoplites': 3 })] });
    expect(table.why({ type: 'guard', place: 'tauromenio.city' })).not.toBeNull();
  });
  test('TI-R6 TI-II-n engines and ships cost talents and no PO, in the own place alone', () => {
    const table = operations('carthage', {
      treasury: { carthage: 100 },
      forces: [force('motya.city', 'carthage', { 'mercenary-hoplites': 1 })],
      po: { carthage: 1 },
    });
    table.act({ type: 'engine', place: 'motya.city' });
    table.act({ type: 'trireme', zone: 'motya' });
    expect([written(table).po.carthage, written(table).treasury.carthage]).toEqual([1, 100 - 9 - 20]);
    expect(table.match.why('iceta', { type: 'engine', place: 'leontini.city' })).toMatchObject({ code: 'not-asked' });
  });
  test('TI-R94 one recruiter for each area; only what the fleet carries is hired', () => {
    const given = {
      treasury: { iceta: 300 },
      forces: [force('thapsos.port', 'iceta', { triremes: 2 }), force('leontini.city', 'iceta', { 'mercenary-light': 1 })],
      leaders: { eupolemo: { place: 'thapsos.city', owner: 'iceta' }, euthymus: { place: 'thapsos.city', owner: 'iceta' } },
    };
    const table = operations('iceta', given);
    table.act({ type: 'dispatch', leader: 'eupolemo', area: 'italy' });
    choose(table, 'done');
    expect(table.why({ type: 'dispatch', leader: 'euthymus', area: 'italy' })).toBe('TI-V-j');
    const abroad = operations('iceta', {
      ...given,
      sent: { iceta: { italy: 4 } },
      forces: [force('italy', 'iceta', { triremes: 2 })],
      leaders: { eupolemo: { place: 'italy', owner: 'iceta' } },
    });
    expect(abroad.why({ type: 'hire', area: 'italy', arm: 'hoplites', count: 3 })).toBe('TI-VI-g');
    abroad.act({ type: 'hire', area: 'italy', arm: 'hoplites', count: 2 });
    expect(abroad.why({ type: 'hire', area: 'italy', arm: 'light', count: 1 })).toBe('TI-VI-g');
  });
  test('TI-R95 TI-IV-m ships unpaid at sea: what the rest cannot carry is lost with them', () => {
    const table = tableOf(timoleon, {
      phase: 'maintenance',
      turn: 11,
      order: ['timoleone', 'carthage', 'iceta', 'dionysio'],
      alliances: [],
      leaders: {},
      forces: [force('sea_naxos', 'timoleone', { 'mercenary-hoplites': 2, triremes: 2 })],
      treasury: { timoleone: 20 },
    });
    table.act({ type: 'pay', place: 'sea_naxos', unit: 'mercenary-hoplites' });
    table.act({ type: 'pay', place: 'sea_naxos', unit: 'mercenary-hoplites' });
    table.act({ type: 'pay', place: 'sea_naxos', unit: 'triremes' });
    if (table.match.pending()[0]?.step === 'maintenance') choose(table, 'done');
    expect(pointsAt(table, 'sea_naxos', 'timoleone')).toEqual({ 'mercenary-hoplites': 1, triremes: 1 });
  });
});

describe('movement and places', () => {
  test('TI-VI-a one movement is finished before another begins', () => {
    const table = operations('carthage', {
      forces: [force('motya.city', 'carthage', { 'mercenary-light': 2 })],
      leaders: { bostar: { place: 'motya.city', owner: 'carthage' }, hanno: { place: 'motya.city', owner: 'carthage' } },
    });
    const other = { type: 'activate', leader: 'hanno' };
    expect(table.why(other)).toBeNull();
    table.act({ type: 'activate', leader: 'bostar' });
    choose(table, 'march');
    table.act({ type: 'step', place: 'drepanum' });
    expect(table.why(other)).not.toBeNull();
    choose(table, 'halt');
    expect(table.why(other)).toBeNull();
  });
  test('TI-R87 a native city that nobody holds returns to its people, or is free when they are gone', () => {
    const left = (extinct: boolean) => {
      const table = operations('carthage', {
        zones: { enna: { control: 'carthage' }, halaesa: { control: 'carthage' } },
        natives: { siculi: { army: 'none', turns: 0, enemy: null, size: [0, 0, 0], extinct } },
        leaders: { bostar: { place: 'motya.city', owner: 'carthage' } },
        forces: [force('motya.city', 'carthage', { 'mercenary-light': 1 })],
      });
      march(table, 'bostar');
      choose(table, 'halt');
      return [written(table).zones.enna.control, written(table).zones.halaesa.control];
    };
    expect(left(false)).toEqual(['siculi', 'neutral']);
    expect(left(true)).toEqual(['neutral', 'neutral']);
  });
  test('TI-R89 TI-R46 an expedition without the counter lands where it came in, or sails with what its triremes carry', () => {
    const come = () =>
      operations('carthage', {
        expeditions: { carthage_1: { status: 'arrived', turn: 5, place: 'sea_lilybaeum' } },
        forces: [
          force('sea_lilybaeum', 'carthage', { 'mercenary-hoplites': 4, triremes: 2 }),
          force('panormus.port', 'carthage', { transport: 1 }),
        ],
        leaders: { mago: { place: 'sea_lilybaeum', owner: 'carthage' } },
      });
    const lands = come();
    march(lands, 'mago');
    expect(lands.why({ type: 'step', place: 'sea_drepanum' })).toBe('TI-R67');
    lands.act({ type: 'land', place: 'motya' });
    expect(pointsAt(lands, 'march', 'carthage')).toEqual({ 'mercenary-hoplites': 4 });
    const sails = come();
    sails.act({ type: 'activate', leader: 'mago' });
    sails.act({ type: 'take', unit: 'triremes', count: 2 });
    sails.act({ type: 'take', unit: 'mercenary-hoplites', count: 2 });
    choose(sails, 'march');
    sails.act({ type: 'step', place: 'sea_drepanum' });
    choose(sails, 'halt');
    expect(pointsAt(sails, 'sea_lilybaeum', 'carthage')).toEqual({ 'mercenary-hoplites': 2 });
  });
  test('TI-R100 TI-R67 a fleet that has come into a port sails no further in this operation, but may land', () => {
    const table = operations('carthage', {
      forces: [force('sea_drepanum', 'carthage', { 'mercenary-hoplites': 1, triremes: 2 })],
      leaders: { bostar: { place: 'sea_drepanum', owner: 'carthage' } },
    });
    march(table, 'bostar');
    table.act({ type: 'step', place: 'drepanum.port' });
    expect(table.match.pending()[0].about.pm).toBe(10);
    expect(table.why({ type: 'step', place: 'sea_drepanum' })).toBe('TI-R100');
    expect(table.why({ type: 'land', place: 'drepanum.city' })).toBeNull();
  });
  test('TI-R101 TI-IV-k an expedition pays nothing in the turn in which it comes, and pays in the next', () => {
    const pays = (turn: number) =>
      tableOf(timoleon, {
        phase: 'maintenance',
        turn: 11,
        order: ORDER,
        alliances: [],
        leaders: {},
        treasury: { carthage: 100 },
        expeditions: { carthage_1: { status: 'arrived', turn, place: 'sea_lilybaeum' } },
        forces: [
          force('sea_lilybaeum', 'carthage', { 'mercenary-hoplites': 2, triremes: 2 }),
          force('motya.city', 'carthage', { 'mercenary-light': 1 }),
        ],
      }).why({ type: 'pay', place: 'sea_lilybaeum', unit: 'mercenary-hoplites' });
    expect([pays(11), pays(10)]).toEqual(['TI-IV-l', null]);
  });
  test('TI-R93 TI-IV-s mutineers who plunder the land roll for losses like others', () => {
    const table = operations('carthage', {
      forces: [force('halaesa', 'carthage', { 'mercenary-light-discontented': 3 })],
      zones: { halaesa: { control: 'iceta' } },
    });
    table.act({ type: 'element', place: 'halaesa', unit: 'mercenary-light-discontented', count: 3 }, { chance: [1, 1] });
    // Two black silhouettes: 1 + 0 is not above them, two points fall, and the money is nobody's.
    expect(table.of('plundered')).toMatchObject([{ zone: 'halaesa', die: 1, lost: 2, talents: 0 }]);
    for (let n = 0; n < 2; n++)
      table.act({ type: 'lose', owner: 'carthage', unit: 'mercenary-light-discontented' }, { seat: 'carthage' });
    expect(pointsAt(table, 'halaesa', 'carthage')).toEqual({ 'mercenary-light-discontented': 1 });
    expect(written(table).treasury.carthage).toBe(300);
  });
});

describe('fights with natives', () => {
  /** Bostar attacks eight points of Sicels at Enna and is beaten: 1 against 6, Stand against Stand. */
  const beaten = (chance: readonly unknown[]) => {
    const table = operations('carthage', {
      forces: [
        force('enna', 'carthage', { 'sacred-band': 1, 'mercenary-hoplites': 2, 'mercenary-cavalry': 1, 'mercenary-light': 1 }),
        force('enna', 'siculi', { 'native-light': 9 }),
        force('halaesa.city', 'carthage', { 'mercenary-light': 1 }),
      ],
      zones: { halaesa: { control: 'carthage' }, enna: { control: 'siculi', raised: true } },
      natives: { siculi: { army: 'reaction', turns: 0, enemy: null, size: [0, 9, 0], extinct: false } },
      leaders: { bostar: { place: 'enna', owner: 'carthage' } },
    });
    march(table, 'bostar');
    table.act({ type: 'attack', owner: 'siculi' });
    table.act({ type: 'tactic', tactic: 'stand' }, { chance });
    return table;
  };
  test('TI-R92 TI-FN-z winning natives name special units first, of their own light infantry', () => {
    // Lot 1: Stand. 2 − 6 + 3 (Bostar) + ratio −1: difference −2: two points, the natives name one, Carthage one.
    const table = beaten([1, 2, 6, 6]);
    expect(table.of('battle')).toMatchObject([{ winner: 'siculi', lost: 2 }]);
    expect(table.of('point-lost')).toMatchObject([{ owner: 'carthage', unit: 'sacred-band' }]);
    table.act({ type: 'lose', owner: 'carthage', unit: 'mercenary-light' }, { chance: [2, 3, 4] });
    expect(table.of('point-lost').at(-1)).toMatchObject({ owner: 'siculi', unit: 'native-light' });
  });
  test('TI-R91 a leader whom natives take does not live, and it belongs to nobody', () => {
    const table = beaten([1, 2, 6, 6]);
    table.act({ type: 'lose', owner: 'carthage', unit: 'mercenary-light' }, { chance: [2, 3, 3] });
    expect(table.of('beaten-leader')).toMatchObject([{ leader: 'bostar', die: 3 }]);
    expect(written(table).leaders.bostar).toMatchObject({ place: 'dead' });
    expect(written(table).leaders.bostar.killer).toBeUndefined();
  });
});

function mercenaries(table: ReturnType<typeof tableOf>, seat: string): number {
  let sum = 0;
  for (const { owner, points } of written(table).forces)
    if (owner === seat) for (const [unit, count] of Object.entries(points)) if (isMercenary(UNIT.at(unit))) sum += count;
  return sum;
}

describe('allies', () => {
  test('TI-VIII-a TI-R88 of allies who defend together the one with most points chooses the option', () => {
    const table = operations('timoleone', {
      alliances: [['carthage', 'iceta']],
      forces: [
        force('leontini', 'timoleone', { 'mercenary-hoplites': 5 }),
        force('leontini', 'iceta', { 'mercenary-light': 1 }),
        force('leontini', 'carthage', { 'mercenary-hoplites': 3 }),
      ],
      zones: { leontini: { control: 'iceta', raised: true } },
      leaders: { timoleone: { place: 'leontini', owner: 'timoleone' } },
    });
    march(table, 'timoleone');
    table.act({ type: 'attack', owner: 'iceta' });
    choose(table, 'join');
    expect(table.match.pending().map(({ seat }) => seat)).toEqual(['carthage', 'timoleone']);
    expect(table.match.pending()[0].about).toMatchObject({ defender: 'carthage', defence: 14 });
  });
});

describe('order, flight, transport', () => {
  test('TI-R69 an assault: leaders and strengths are known before the options, the dice fall after them', () => {
    const table = operations('carthage', {
      forces: [
        force('halaesa', 'carthage', { 'mercenary-hoplites': 6 }),
        force('halaesa.city', 'neutral', { 'mercenary-hoplites': 3 }),
      ],
      zones: { halaesa: { control: 'neutral', defence: 2, raised: true, siege: { by: 'carthage', turns: 1 } } },
      leaders: { bostar: { place: 'halaesa', owner: 'carthage' } },
    });
    march(table, 'bostar');
    choose(table, 'assault');
    expect(table.match.pending()[0]).toMatchObject({
      step: 'stratagems',
      about: { attackCommander: 'bostar', defenceCommander: null, attack: 24, defence: 24, factor: 2 },
    });
    expect(table.of('assault')).toEqual([]);
    table.act({ type: 'stratagem', stratagem: 'gate' }, { chance: [1, 3, 5] });
    // Gate against countermine +2, T 3, ratio 0: 3 − 5 + 5.
    expect(table.of('assault')).toMatchObject([{ defenceOption: 'countermine', dice: [3, 5], result: 3 }]);
  });
  test('TI-R97 TI-N-b an expedition that avoids battle before it has landed is all aboard where it goes', () => {
    const table = operations('timoleone', {
      forces: [
        force('sea_selinus', 'timoleone', { triremes: 3 }),
        force('sea_lilybaeum', 'carthage', { 'mercenary-hoplites': 4, triremes: 2 }),
      ],
      leaders: { cleandro: { place: 'sea_selinus', owner: 'timoleone' } },
      expeditions: { carthage_1: { status: 'arrived', turn: 5, place: 'sea_lilybaeum' } },
    });
    march(table, 'cleandro');
    table.act({ type: 'step', place: 'sea_lilybaeum' });
    table.act({ type: 'choose', choice: 'avoid' }, { seat: 'carthage' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleone', chance: [1, 6] });
    table.act({ type: 'retreat', place: 'sea_drepanum' }, { seat: 'carthage' });
    expect(pointsAt(table, 'sea_drepanum', 'carthage')).toEqual({ 'mercenary-hoplites': 4, triremes: 2 });
    expect(table.position<{ expeditions: object }>().expeditions).toMatchObject({ carthage_1: { place: 'sea_drepanum' } });
  });
  test('TI-R98 TI-I-e TI-III-v a transport in the port of a leader who turns neutral is broken up', () => {
    const table = operations('iceta', {
      treasury: { iceta: 60 },
      forces: [force('tauromenio.port', 'timoleone', { triremes: 3, transport: 1 })],
      zones: { tauromenio: { control: 'timoleone' } },
      leaders: { andromaco: { place: 'tauromenio.city', owner: 'timoleone' }, iceta: { place: 'leontini.city', owner: 'iceta' } },
    });
    table.act({ type: 'court', leader: 'andromaco' });
    // 6 + 1 (tyrants) − 1 (not neutral) + 1 (30 talents) = 7 > 6.
    table.act({ type: 'bid', talents: 30 }, { chance: [6] });
    expect(pointsAt(table, 'tauromenio.port', 'neutral')).toEqual({ triremes: 3 });
  });
});

describe('silence', () => {
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
});
