import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

const paying = (forces: object[], more: object = {}) =>
  tableOf(timoleon, {
    phase: 'maintenance',
    turn: 11,
    order: ['timoleon', 'carthage', 'hicetas', 'dionysius'],
    alliances: [],
    leaders: {},
    forces,
    treasury: { timoleon: 100, carthage: 100, hicetas: 0, dionysius: 0 },
    ...more,
  });

describe('TI-IV economy', () => {
  test('TI-IV-b TI-IV-c TI-IV-d TI-IV-e TI-C-a taxes once a quarter from all own cities', () => {
    const table = operations('dionysius', { treasury: { dionysius: 0 } });
    table.act({ type: 'tax' });
    choose(table, 'collect');
    // Tyche 20, Neapolis 20, Market 30, Ortygia 0.
    expect(table.of('taxes')).toMatchObject([{ talents: 70 }]);
    expect(table.why({ type: 'tax' })).toBe('TI-IV-c');
    expect(operations('dionysius', { turn: 11 }).why({ type: 'tax' })).toBe('TI-IV-c');
  });
  test('TI-IV-f TI-IV-g TI-R15 half from a plundered land, nothing from a plundered or besieged city', () => {
    const table = operations('carthage', {
      treasury: { carthage: 0 },
      forces: [force('drepanum', 'hicetas', { 'mercenary-hoplites': 3 })],
      zones: {
        motya: { control: 'carthage', ravaged: true },
        lilybaeum: { control: 'carthage', city: 'plundered' },
        drepanum: { control: 'carthage', siege: { by: 'hicetas', turns: 1 } },
        thermae: { control: 'neutral' },
        thermae_selinuntiae: { control: 'neutral' },
        entella: { control: 'neutral' },
        segesta: { control: 'neutral' },
      },
    });
    table.act({ type: 'tax' });
    choose(table, 'collect');
    expect(table.of('taxes')[0].from).toEqual([
      { zone: 'motya', talents: 10 },
      { zone: 'panormus', talents: 20 },
    ]);
  });
  test('TI-IV-z recovery: the tax forgone and a die above the black silhouettes', () => {
    const table = operations('carthage', { zones: { motya: { control: 'carthage', ravaged: true } } });
    table.act({ type: 'tax' });
    expect(table.why({ type: 'forgo', zone: 'panormus' })).toBe('TI-IV-z');
    table.act({ type: 'forgo', zone: 'motya' }, { chance: [4] });
    expect(table.of('recovery')).toMatchObject([{ die: 4, black: 3, recovers: true }]);
    choose(table, 'collect');
    expect(written(table).zones.motya.ravaged).toBeUndefined();
    expect(table.of('taxes')[0].from).not.toContainEqual(expect.objectContaining({ zone: 'motya' }));
  });
  test('TI-EX11 TI-IV-u TI-IV-v TI-IV-w TI-IV-x TI-IV-y TI-R21 plunder of a territory with 3 black and 1 red', () => {
    const table = operations('dionysius', {
      leaders: { agathocles: { place: 'netum', owner: 'dionysius' }, theodatus: { place: 'netum', owner: 'dionysius' } },
      forces: [force('netum', 'dionysius', { 'mercenary-light': 8 })],
      treasury: { dionysius: 0 },
    });
    table.act({ type: 'activate', leader: 'agathocles' });
    table.act({ type: 'take', unit: 'mercenary-light', count: 8 });
    choose(table, 'march');
    choose(table, 'plunder', [3]);
    expect(table.of('plundered')).toMatchObject([{ die: 3, talents: 20, lost: 3, again: false }]);
    for (let n = 0; n < 3; n++) table.act({ type: 'lose', owner: 'dionysius', unit: 'mercenary-light' });
    expect(written(table)).toMatchObject({ treasury: { dionysius: 20 }, zones: { netum: { ravaged: true } } });
    const again = operations('dionysius', {
      leaders: { agathocles: { place: 'netum', owner: 'dionysius' } },
      forces: [force('netum', 'dionysius', { 'mercenary-light': 5 })],
      zones: { netum: { control: 'neutral', ravaged: true }, inessa: { control: 'neutral', ravaged: true } },
      treasury: { dionysius: 0 },
    });
    march(again, 'agathocles');
    choose(again, 'plunder', [1]);
    expect(again.of('plundered')).toMatchObject([{ talents: 1, lost: 0, again: true }]);
    const bare = operations('dionysius', {
      leaders: { agathocles: { place: 'inessa', owner: 'dionysius' } },
      forces: [force('inessa', 'dionysius', { 'mercenary-light': 5 })],
      zones: { inessa: { control: 'neutral', ravaged: true } },
    });
    march(bare, 'agathocles');
    expect(bare.why({ type: 'choose', choice: 'plunder' })).toBe('TI-IV-y');
  });
  test('TI-IV-ab TI-IV-ac TI-IV-ad TI-IV-ae TI-R76 a city is plundered once, by its own troops, without PO', () => {
    for (const [die, talents, city] of [
      [1, 0, 'destroyed'],
      [2, 20, 'plundered'],
      [4, 40, 'plundered'],
      [5, 60, 'plundered'],
    ] as const) {
      const table = operations('carthage', {
        forces: [force('motya.city', 'carthage', { 'mercenary-light': 1 })],
        treasury: { carthage: 0 },
      });
      expect(table.why({ type: 'sack', zone: 'panormus' })).toBe('TI-IV-ab');
      table.act({ type: 'sack', zone: 'motya' }, { chance: [die] });
      expect(written(table)).toMatchObject({ treasury: { carthage: talents }, zones: { motya: { city } }, po: { carthage: 6 } });
      expect(table.why({ type: 'sack', zone: 'motya' })).toBe('TI-IV-ab');
    }
  });
  test('TI-R66 TI-II-n one defence level a quarter for 1 PO and 10 talents', () => {
    const table = operations('carthage', { zones: { motya: { control: 'carthage', defence: 1 } }, treasury: { carthage: 30 } });
    table.act({ type: 'repair', zone: 'motya' });
    expect(written(table)).toMatchObject({ treasury: { carthage: 20 }, po: { carthage: 5 }, zones: { motya: { defence: 2 } } });
    expect(table.why({ type: 'repair', zone: 'motya' })).toBe('TI-R66');
    expect(table.why({ type: 'repair', zone: 'panormus' })).toBe('TI-R66');
  });
});

describe('TI-IV maintenance', () => {
  test('TI-EX12 TI-IV-i TI-R17 three mercenary hoplites: plain, rich, hill, plundered, rich and plundered', () => {
    for (const [zone, ravaged, talents] of [
      ['catana', false, 8],
      ['inessa', false, 15],
      ['netum', false, 30],
      ['inessa', true, 30],
      ['catana', true, 15],
    ] as const) {
      const table = paying([force(zone, 'timoleon', { 'mercenary-hoplites': 3 })], {
        zones: { [zone]: { control: 'neutral', ravaged } },
      });
      expect(table.match.pending()[0].about.bill, `${zone} ${ravaged}`).toBe(talents);
    }
  });
  test('TI-IV-j the table: ships and troops aboard at the plain rate', () => {
    const table = paying([
      force('sea_rhegium', 'timoleon', {
        triremes: 1,
        transport: 1,
        veterans: 1,
        'mercenary-light': 1,
        'citizen-hoplites': 1,
        'citizen-cavalry': 1,
        engines: 1,
      }),
    ]);
    expect(table.match.pending()[0].about.bill).toBe(10 + 30 + 5 + 3 + 3 + 5 + 3);
  });
  test('TI-EX4 TI-II-h TI-II-i compulsory in turns 11 and 21 and when the PO sum up to more than 20', () => {
    const at = (turn: number, poRolled: number) =>
      paying([force('inessa', 'timoleon', { 'mercenary-hoplites': 3 })], { turn, poRolled, zones: {} });
    expect(at(11, 10).match.pending()[0].step).toBe('maintenance');
    expect(at(5, 21).match.pending()[0].step).toBe('maintenance');
    expect(at(5, 20).match.pending()[0].step).toBe('operations');
    expect(at(1, 20).match.pending()[0].step).toBe('operations');
  });
  test('TI-IV-a TI-IV-l point by point; nothing on credit', () => {
    const table = paying([force('inessa', 'timoleon', { 'mercenary-hoplites': 3 })], { treasury: { timoleon: 9 } });
    table.act({ type: 'pay', place: 'inessa', unit: 'mercenary-hoplites' });
    expect(table.why({ type: 'pay', place: 'inessa', unit: 'mercenary-hoplites' })).toBe('TI-IV-a');
    expect(table.why({ type: 'choose', choice: 'pay-all' })).toBe('TI-IV-a');
    expect(table.why({ type: 'pay', place: 'inessa', unit: 'triremes' })).toBe('TI-IV-l');
    choose(table, 'done');
    expect(table.match.pending()[0]).toMatchObject({ step: 'unpaid', about: { points: 2, price: 20 } });
    choose(table, 'keep');
    expect(pointsAt(table, 'inessa', 'timoleon')).toEqual({ 'mercenary-hoplites': 1, 'mercenary-hoplites-discontented': 2 });
  });
  test('TI-IV-m TI-IV-n TI-IV-o TI-R18 unpaid ships and engines go, forced and discontented citizens go home, others grumble', () => {
    const table = paying([
      force('inessa', 'timoleon', {
        'citizen-hoplites': 2,
        'forced-hoplites': 1,
        'citizen-cavalry-discontented': 1,
        engines: 2,
        veterans: 1,
      }),
      force('sea_rhegium', 'timoleon', { triremes: 2 }),
    ]);
    choose(table, 'done');
    expect(pointsAt(table, 'inessa', 'timoleon')).toEqual({ 'citizen-hoplites-discontented': 2, 'veterans-discontented': 1 });
    expect(pointsAt(table, 'sea_rhegium', 'timoleon')).toEqual({});
  });
  test('TI-IV-t TI-II-j TI-R5 double pay takes the marker off, also by choice', () => {
    const table = paying([force('inessa', 'timoleon', { 'mercenary-hoplites-discontented': 2, 'mercenary-light': 1 })], {
      turn: 5,
      poRolled: 10,
    });
    expect(table.match.pending()[0]).toMatchObject({ step: 'maintenance', about: { voluntary: true } });
    expect(table.why({ type: 'pay', place: 'inessa', unit: 'mercenary-light' })).toBe('TI-II-j');
    table.act({ type: 'cheer', place: 'inessa', unit: 'mercenary-hoplites-discontented' });
    choose(table, 'done');
    expect(written(table).treasury.timoleon).toBe(90);
    expect(pointsAt(table, 'inessa', 'timoleon')).toEqual({
      'mercenary-hoplites': 1,
      'mercenary-hoplites-discontented': 1,
      'mercenary-light': 1,
    });
  });
  test('TI-EX7 TI-IV-p TI-IV-q TI-R19 massacre', () => {
    const table = paying([force('inessa', 'timoleon', { 'citizen-hoplites': 3, 'citizen-cavalry': 1, 'mercenary-light': 4 })], {
      leaders: { archonides: { place: 'inessa', owner: 'timoleon' } },
      zones: {},
    });
    for (const unit of ['citizen-hoplites', 'citizen-hoplites', 'citizen-hoplites', 'citizen-cavalry'])
      table.act({ type: 'pay', place: 'inessa', unit });
    choose(table, 'done');
    choose(table, 'massacre', [2, 4, 6]);
    expect(table.of('battle')).toMatchObject([{ massacre: true, attack: 17, defence: 8, difference: 3, lost: 3 }]);
    for (let n = 0; n < 2; n++) table.act({ type: 'lose', owner: 'neutral', unit: 'mercenary-light' });
    table.act({ type: 'lose', owner: 'timoleon', unit: 'citizen-hoplites' }, { chance: [1, 1] });
    expect(table.of('massacre')).toMatchObject([{ killed: true, left: 1 }]);
    expect(pointsAt(table, 'inessa', 'timoleon')).toEqual({ 'citizen-hoplites': 2, 'citizen-cavalry': 1 });
  });
  test('TI-IV-r TI-R20 auction: sealed bids of the others, at least the recruiting price, the highest buys', () => {
    const table = paying([force('inessa', 'timoleon', { 'mercenary-hoplites': 2 })], {
      treasury: { timoleon: 0, carthage: 100, hicetas: 50, dionysius: 0 },
    });
    choose(table, 'done');
    expect(table.why({ type: 'choose', choice: 'massacre' })).toBe('TI-IV-q');
    choose(table, 'auction');
    expect(table.match.pending().map(({ seat }) => seat)).toEqual(['carthage', 'hicetas', 'dionysius']);
    expect(table.why({ type: 'bid', talents: 19 }, 'carthage')).toBe('TI-IV-r');
    table.act({ type: 'bid', talents: 30 }, { seat: 'carthage' });
    table.act({ type: 'bid', talents: 30 }, { seat: 'hicetas' });
    table.act({ type: 'bid', talents: 0 }, { seat: 'dionysius' });
    table.act({ type: 'bid', talents: 31 }, { seat: 'carthage' });
    table.act({ type: 'bid', talents: 40 }, { seat: 'hicetas' });
    expect(table.of('auction-result')).toMatchObject([{ buyer: 'hicetas', talents: 40 }]);
    expect(pointsAt(table, 'leontini.city', 'hicetas')).toEqual({ 'mercenary-hoplites': 2 });
    expect(written(table).treasury.hicetas).toBe(10);
  });
  test('TI-EX13 TI-IV-s TI-R70 discontented troops obey, stay or plunder', () => {
    const go = (leader: string, place: string, owner: string, unit: string, chance: readonly unknown[]) => {
      const table = operations(owner, { leaders: { [leader]: { place, owner } }, forces: [force(place, owner, { [unit]: 2 })] });
      march(table, leader, { chance });
      return table.of('obedience')[0].result;
    };
    expect(go('hicetas', 'leontini.city', 'hicetas', 'mercenary-hoplites-discontented', [4])).toBe('obey');
    expect(go('hicetas', 'leontini.city', 'hicetas', 'mercenary-hoplites-discontented', [2])).toBe('stay');
    expect(go('hicetas', 'leontini.city', 'hicetas', 'mercenary-hoplites-discontented', [1, 6])).toBe('plunder');
    expect(go('sosis', 'syr_epipolae', 'hicetas', 'forced-hoplites-discontented', [4])).toBe('stay');
  });
  test('TI-IV-k an expedition is exempt in the turn it enters', () => {
    const table = paying([force('sea_rhegium', 'timoleon', { 'mercenary-hoplites': 3, triremes: 3 })], {
      expeditions: { corinth_2: { status: 'arrived', turn: 11, place: 'sea_rhegium' } },
    });
    expect(table.match.pending()[0].about.bill).toBe(0);
  });
});

describe('TI-V recruiting and building', () => {
  test('TI-V-b TI-V-c TI-V-h citizens once, all at once, enthusiastic for the Democrats', () => {
    const table = operations('timoleon', {});
    table.act({ type: 'recruit', zone: 'tauromenium' });
    expect(pointsAt(table, 'tauromenium.city', 'timoleon')).toEqual({ 'citizen-hoplites': 2, 'citizen-cavalry': 1 });
    expect(table.why({ type: 'recruit', zone: 'tauromenium' })).toBe('TI-V-b');
  });
  test('TI-V-d TI-FI-e Hicetas by force: discontented at Leontini, elsewhere unenthusiastic', () => {
    const table = operations('hicetas', { zones: { inessa: { control: 'hicetas' } } });
    table.act({ type: 'recruit', zone: 'leontini' });
    table.act({ type: 'recruit', zone: 'inessa' });
    expect(pointsAt(table, 'leontini.city', 'hicetas')).toEqual({
      'forced-hoplites-discontented': 2,
      'forced-cavalry-discontented': 1,
    });
    expect(pointsAt(table, 'inessa.city', 'hicetas')).toEqual({ 'forced-hoplites': 2 });
  });
  test('TI-V-e TI-FY-e TI-IV-e Dionysius in the quarters only, with their leaders; they pay no more', () => {
    const table = operations('dionysius', {
      zones: { inessa: { control: 'dionysius' } },
      forces: [force('inessa.city', 'dionysius', { 'mercenary-light': 1 })],
    });
    table.act({ type: 'recruit', zone: 'syr_tyche' });
    expect(written(table).leaders.telesides).toMatchObject({ place: 'syr_tyche', owner: 'dionysius' });
    expect(pointsAt(table, 'syr_tyche', 'dionysius')).toEqual({
      'forced-hoplites-discontented': 3,
      'forced-cavalry-discontented': 1,
    });
    expect(table.why({ type: 'recruit', zone: 'inessa' })).toBe('TI-V-e');
    table.act({ type: 'tax' });
    choose(table, 'collect');
    expect(table.of('taxes')[0].from).not.toContainEqual(expect.objectContaining({ zone: 'syr_tyche' }));
  });
  test('TI-V-f TI-V-g TI-FC-e TI-R42 Carthage only in the four Punic cities; Lilybaeum has one cavalry point', () => {
    const table = operations('carthage', {});
    table.act({ type: 'recruit', zone: 'lilybaeum' });
    expect(pointsAt(table, 'lilybaeum.city', 'carthage')).toEqual({ 'citizen-hoplites': 2, 'citizen-cavalry': 1 });
    expect(table.why({ type: 'recruit', zone: 'thermae' })).toBe('TI-V-f');
  });
  test('TI-EX20 TI-V-l TI-V-m TI-FY-f TI-R23 the arsenal: one a turn for 10, at once; elsewhere 20 and two turns', () => {
    const table = operations('dionysius', {
      treasury: { dionysius: 45 },
      zones: { abolla: { control: 'dionysius' } },
      forces: [force('abolla.city', 'dionysius', { 'mercenary-light': 1 })],
    });
    table.act({ type: 'arsenal' });
    expect(pointsAt(table, 'syr_great_harbour', 'dionysius')).toEqual({ triremes: 1 });
    expect(table.why({ type: 'arsenal' })).toBe('TI-V-m');
    table.act({ type: 'trireme', zone: 'abolla' });
    expect(written(table).treasury.dionysius).toBe(15);
    expect(table.why({ type: 'trireme', zone: 'abolla' })).toBe('TI-IV-a');
    expect((written(table) as unknown as { building: unknown }).building).toEqual([{ zone: 'abolla', turn: 7, triremes: 1 }]);
  });
  test('TI-V-n TI-V-o TI-I-e engines at once, one transport for each faction', () => {
    const table = operations('carthage', {
      treasury: { carthage: 100 },
      forces: [force('motya.city', 'carthage', { 'mercenary-light': 1 })],
    });
    table.act({ type: 'engine', place: 'motya.city' });
    expect(pointsAt(table, 'motya.city', 'carthage')).toMatchObject({ engines: 1 });
    expect(table.why({ type: 'engine', place: 'catana' })).toBe('TI-V-n');
    table.act({ type: 'transport', zone: 'motya' });
    expect(table.why({ type: 'transport', zone: 'panormus' })).toBe('TI-V-o');
  });
  test('TI-V-j TI-V-k TI-V-a TI-R22 recruiting abroad over three turns', () => {
    const abroad = (turn: number, more: object = {}) =>
      operations('dionysius', {
        turn,
        leaders: { agathocles: { place: 'bruttium', owner: 'dionysius', done: true } },
        forces: [force('bruttium', 'dionysius', { triremes: 4, transport: 1 })],
        sent: { dionysius: { bruttium: 5 } },
        bruttium: true,
        treasury: { dionysius: 100 },
        ...more,
      });
    const first = operations('dionysius', {
      leaders: {
        agathocles: { place: 'syr_ortygia', owner: 'dionysius' },
        theodatus: { place: 'syr_ortygia', owner: 'dionysius' },
      },
      forces: [force('syr_great_harbour', 'dionysius', { triremes: 7, transport: 1 })],
    });
    expect(first.why({ type: 'dispatch', leader: 'agathocles', area: 'africa' })).toBe('TI-V-k');
    first.act({ type: 'dispatch', leader: 'agathocles', area: 'bruttium' });
    choose(first, 'done');
    expect(written(first)).toMatchObject({ po: { dionysius: 3 }, leaders: { agathocles: { place: 'bruttium' } } });
    expect(first.why({ type: 'hire', area: 'bruttium', arm: 'cavalry', count: 1 })).toBe('TI-V-j');
    const second = abroad(6);
    second.act({ type: 'hire', area: 'bruttium', arm: 'cavalry', count: 3 });
    expect(second.why({ type: 'hire', area: 'bruttium', arm: 'cavalry', count: 3 })).toBe('TI-V-k');
    expect(second.why({ type: 'hire', area: 'bruttium', arm: 'hoplites', count: 5 })).toBe('TI-IV-a');
    expect(second.why({ type: 'return', area: 'bruttium', zone: 'syr_ortygia' })).toBe('TI-V-j');
    const third = abroad(7);
    expect(third.why({ type: 'return', area: 'bruttium', zone: 'motya' })).toBe('TI-R22');
    third.act({ type: 'return', area: 'bruttium', zone: 'syr_ortygia' });
    expect(pointsAt(third, 'syr_great_harbour', 'dionysius')).toEqual({ triremes: 4, transport: 1 });
    expect(third.why({ type: 'activate', leader: 'agathocles' })).toBe('TI-II-p');
  });
  test('TI-FI-d TI-FY-d TI-R49 one hoplite point a turn becomes a bodyguard, up to three', () => {
    const table = operations('hicetas', {
      forces: [force('leontini.city', 'hicetas', { bodyguard: 1, 'mercenary-hoplites': 3 })],
    });
    table.act({ type: 'guard', place: 'leontini.city' });
    expect(pointsAt(table, 'leontini.city', 'hicetas')).toEqual({ bodyguard: 2, 'mercenary-hoplites': 2 });
    expect(table.why({ type: 'guard', place: 'leontini.city' })).toBe('TI-R49');
  });
});
