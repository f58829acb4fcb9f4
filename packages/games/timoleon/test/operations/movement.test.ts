import { describe, expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

const walker = (leader: string, owner: string, place: string, points: Record<string, number>, more: object = {}) =>
  operations(owner, { leaders: { [leader]: { place, owner } }, forces: [force(place, owner, points)], ...more });

describe('TI-VI movement', () => {
  test('TI-EX19 TI-VI-d TI-VI-e TI-VI-f TI-R24 the march of Timoleon', () => {
    // Tauromenium – (river) – Catana: 1 + 1; a hill over a hill chain is 2 + 1.
    const table = walker(
      'timoleon',
      'timoleon',
      'tauromenium.city',
      { 'mercenary-hoplites': 4 },
      { zones: { tauromenium: { control: 'timoleon' } } },
    );
    march(table, 'timoleon');
    expect(table.match.pending()[0].about.pm).toBe(10);
    expect(table.act({ type: 'step', place: 'catana' })).toMatchObject([{ kind: 'moves', cost: 2 }]);
    table.act({ type: 'step', place: 'leontini' });
    expect(table.match.pending()[0].about.pm).toBe(6);
    expect(table.why({ type: 'step', place: 'etna' })).toBe('TI-VI-e');
    table.act({ type: 'step', place: 'casmenae' });
    expect(table.match.pending()[0].about.pm).toBe(3);
    expect(table.why({ type: 'step', place: 'caltagirone' })).toBeNull();
    table.act({ type: 'step', place: 'thapsos' });
    expect(table.why({ type: 'step', place: 'leontini' })).toBe('TI-VI-f');
  });
  test('TI-VI-d cavalry alone 8, infantry or engines 6, a leader alone 10', () => {
    for (const [points, pm] of [
      [{ 'mercenary-cavalry': 2 }, 8],
      [{ 'mercenary-cavalry': 2, 'mercenary-light': 1 }, 6],
      [{ 'mercenary-cavalry': 2, engines: 1 }, 6],
    ] as const) {
      const table = walker('bostar', 'carthage', 'motya.city', points);
      march(table, 'bostar');
      expect(table.match.pending()[0].about.pm).toBe(pm);
    }
    const alone = walker('bostar', 'carthage', 'motya.city', { 'mercenary-cavalry': 2 });
    alone.act({ type: 'activate', leader: 'bostar' });
    choose(alone, 'march');
    expect(alone.match.pending()[0].about.pm).toBe(10);
  });
  test('TI-II-o TI-II-p TI-II-k TI-R7 a leader is activated once; points that moved do not move again', () => {
    const table = walker(
      'bostar',
      'carthage',
      'motya.city',
      { 'mercenary-light': 2 },
      { zones: { drepanum: { control: 'carthage' } } },
    );
    march(table, 'bostar');
    table.act({ type: 'step', place: 'drepanum' });
    choose(table, 'halt');
    expect(written(table).po.carthage).toBe(5);
    expect(table.why({ type: 'activate', leader: 'bostar' })).toBe('TI-II-p');
    expect(table.why({ type: 'element', place: 'drepanum.city', unit: 'mercenary-light', count: 1 })).toBe('TI-II-p');
    expect(table.why({ type: 'activate', leader: 'timoleon' })).toBe('TI-II-o');
  });
  test('TI-VI-b TI-R1 TI-II-n units are left behind, never picked up; a pool is divided by the operation', () => {
    const table = walker(
      'bostar',
      'carthage',
      'motya.city',
      { 'mercenary-light': 4 },
      { zones: { drepanum: { control: 'carthage' } } },
    );
    table.act({ type: 'activate', leader: 'bostar' });
    expect(table.why({ type: 'take', unit: 'mercenary-light', count: 5 })).toBe('TI-R1');
    table.act({ type: 'take', unit: 'mercenary-light', count: 3 });
    choose(table, 'march');
    expect(table.why({ type: 'leave', unit: 'mercenary-light', count: 1 })).toBe('TI-VI-b');
    table.act({ type: 'step', place: 'segesta' });
    table.act({ type: 'leave', unit: 'mercenary-light', count: 1 });
    choose(table, 'halt');
    expect(pointsAt(table, 'motya.city', 'carthage')).toEqual({ 'mercenary-light': 1 });
    expect(pointsAt(table, 'segesta.city', 'carthage')).toEqual({ 'mercenary-light': 3 });
  });
  test('TI-VI-g TI-VI-c TI-R67 embarking and landing cost 2 PM each; cavalry needs the transport', () => {
    const at = (points: Record<string, number>, ships: Record<string, number>) =>
      operations('carthage', {
        leaders: { bostar: { place: 'motya.city', owner: 'carthage' } },
        forces: [force('motya.city', 'carthage', points), force('motya.port', 'carthage', ships)],
      });
    const table = at({ 'mercenary-hoplites': 3 }, { triremes: 3 });
    march(table, 'bostar');
    table.act({ type: 'embark', place: 'motya.port' });
    expect(table.match.pending()[0].about).toMatchObject({ pm: 8, naval: true });
    table.act({ type: 'step', place: 'sea_lilybaeum' });
    expect(table.match.pending()[0].about.pm).toBe(8);
    table.act({ type: 'step', place: 'sea_selinus' });
    expect(table.why({ type: 'step', place: 'sea_agrigentum' })).toBeNull();
    expect(table.why({ type: 'step', place: 'sea_phintias' })).toBe('TI-R67');
    table.act({ type: 'land', place: 'thermae_selinuntiae' });
    expect(table.match.pending()[0].about.pm).toBe(5);
    expect(table.why({ type: 'step', place: 'entella' })).toBe('TI-VI-c');
    const horse = at({ 'mercenary-cavalry': 1 }, { triremes: 3 });
    march(horse, 'bostar');
    expect(horse.why({ type: 'embark', place: 'motya.port' })).toBe('TI-VI-g');
    const many = at({ 'mercenary-light': 4 }, { triremes: 3 });
    march(many, 'bostar');
    expect(many.why({ type: 'embark', place: 'motya.port' })).toBe('TI-VI-g');
    const all = at({ 'mercenary-cavalry': 4, engines: 3 }, { transport: 1 });
    march(all, 'bostar');
    expect(all.why({ type: 'embark', place: 'motya.port' })).toBeNull();
  });
  test('TI-VI-h TI-VI-i Syracuse: one PM in and between the zones; landings from the harbours', () => {
    const table = walker(
      'hicetas',
      'hicetas',
      'thapsos.city',
      { 'mercenary-hoplites': 2 },
      { zones: { syr_tyche: { control: 'hicetas' }, syr_achradina: { control: 'hicetas' } } },
    );
    march(table, 'hicetas');
    table.act({ type: 'step', place: 'syr_tyche' });
    expect(table.match.pending()[0].about.pm).toBe(7);
    table.act({ type: 'step', place: 'syr_achradina' });
    expect(table.match.pending()[0].about.pm).toBe(6);
    const fleet = walker('timoleon', 'timoleon', 'sea_syracuse', { 'mercenary-hoplites': 2, triremes: 3 });
    march(fleet, 'timoleon');
    fleet.act({ type: 'step', place: 'syr_small_harbour' });
    expect(fleet.why({ type: 'land', place: 'syr_olympium' })).toBe('TI-R67');
    expect(fleet.why({ type: 'land', place: 'syr_ortygia' })).toBe('TI-VI-j');
    expect(fleet.why({ type: 'land', place: 'syr_market' })).toBeNull();
  });
  test('TI-VI-k TI-II-q entrenching ends the movement and lasts until the stack moves', () => {
    const table = walker('bostar', 'carthage', 'inessa', { 'mercenary-hoplites': 2 });
    march(table, 'bostar');
    choose(table, 'entrench');
    expect(table.match.pending()[0].step).toBe('operations');
    expect((written(table).zones.inessa as { entrenched?: string[] }).entrenched).toEqual(['carthage']);
  });
});

describe('TI-VII control and interception', () => {
  const invading = (garrison: Record<string, number>, more: object = {}) =>
    operations('carthage', {
      leaders: { bostar: { place: 'catana', owner: 'carthage' } },
      forces: [force('catana', 'carthage', { 'mercenary-hoplites': 4 }), force('leontini.city', 'hicetas', garrison)],
      zones: { leontini: { control: 'hicetas', raised: true } },
      ...more,
    });
  test('TI-VII-c TI-R62 TI-R86 the garrison stands and stops the mover, or withdraws and lets him pass', () => {
    const stands = invading({ 'mercenary-light': 2 });
    march(stands, 'bostar');
    stands.act({ type: 'step', place: 'leontini' });
    expect(stands.match.pending()[0]).toMatchObject({ seat: 'hicetas', step: 'garrison' });
    choose(stands, 'stand');
    expect(stands.why({ type: 'step', place: 'thapsos' })).toBe('TI-VII-c');
    expect(stands.why({ type: 'choose', choice: 'besiege' })).toBe('TI-S-b');
    expect(stands.why({ type: 'choose', choice: 'plunder' })).toBe('TI-IV-u');
    const passes = invading({ 'mercenary-light': 2 });
    march(passes, 'bostar');
    passes.act({ type: 'step', place: 'leontini' });
    choose(passes, 'withdraw');
    expect(passes.why({ type: 'step', place: 'thapsos' })).toBeNull();
  });
  test('TI-VII-d TI-V-d without a garrison the citizens turn out, in the city', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'catana', owner: 'carthage' } },
      forces: [force('catana', 'carthage', { 'mercenary-hoplites': 4 })],
      zones: { leontini: { control: 'hicetas' } },
    });
    march(table, 'bostar');
    table.act({ type: 'step', place: 'leontini' });
    expect(table.of('citizens-rise')).toMatchObject([{ rule: 'TI-VII-d', points: 3 }]);
    expect(pointsAt(table, 'leontini.city', 'hicetas')).toEqual({
      'forced-hoplites-discontented': 2,
      'forced-cavalry-discontented': 1,
    });
  });
  test('TI-VII-e TI-VII-b an undefended place of an enemy is taken at the end of the operation', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'catana', owner: 'carthage' } },
      forces: [force('catana', 'carthage', { 'mercenary-hoplites': 4 })],
      zones: { leontini: { control: 'hicetas', raised: true } },
    });
    march(table, 'bostar');
    table.act({ type: 'step', place: 'leontini' });
    choose(table, 'halt');
    expect(written(table).zones.leontini.control).toBe('carthage');
  });
  test('TI-VII-f TI-R25 TI-FE-a an independent city raises its citizens when it is to be occupied; ending a march there is not hostile', () => {
    const at = () =>
      operations('carthage', {
        leaders: { bostar: { place: 'agrigentum', owner: 'carthage' } },
        forces: [force('agrigentum', 'carthage', { 'mercenary-hoplites': 4 })],
      });
    const peaceful = at();
    march(peaceful, 'bostar');
    choose(peaceful, 'halt');
    expect(pointsAt(peaceful, 'agrigentum.city', 'neutral')).toEqual({});
    const hostile = at();
    march(hostile, 'bostar');
    choose(hostile, 'occupy');
    expect(pointsAt(hostile, 'agrigentum.city', 'neutral')).toEqual({ 'citizen-hoplites': 2, 'citizen-cavalry': 1 });
    expect(written(hostile).zones.agrigentum.control).toBe('neutral');
  });
  test('TI-VII-a TI-VII-i control without troops needs the right to recruit; zones of Syracuse stay', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'segesta.city', owner: 'carthage' } },
      forces: [force('segesta.city', 'carthage', { 'mercenary-hoplites': 1 })],
      zones: { syr_olympium: { control: 'carthage' } },
    });
    march(table, 'bostar');
    table.act({ type: 'step', place: 'motya' });
    choose(table, 'halt');
    const { zones } = written(table);
    expect(zones.segesta.control).toBe('neutral');
    expect(zones.panormus.control).toBe('carthage');
    expect(zones.syr_olympium.control).toBe('carthage');
  });
  test('TI-VII-l TI-R77 a leader without troops gives way to a hostile force', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'catana', owner: 'carthage' }, euthymus: { place: 'leontini.city', owner: 'hicetas' } },
      forces: [force('catana', 'carthage', { 'mercenary-hoplites': 4 })],
      zones: { leontini: { control: 'hicetas', raised: true }, thapsos: { control: 'hicetas' } },
    });
    march(table, 'bostar');
    table.act({ type: 'step', place: 'leontini' });
    choose(table, 'halt');
    expect(written(table).leaders.euthymus.place).toBe('thapsos.city');
  });
});

describe('TI-R99 mutiny aboard', () => {
  const harbour = 'syr_great_harbour';
  const fleet = (points: Record<string, number>) =>
    operations('dionysius', {
      forces: [force(harbour, 'dionysius', points)],
      leaders: { timonides: { place: harbour, owner: 'dionysius' } },
    });
  test('TI-R99 TI-IV-s TI-VI-g the only trireme stays with the point that does not obey: nothing sails', () => {
    const table = fleet({ 'mercenary-hoplites-discontented': 1, triremes: 1 });
    table.act({ type: 'element', place: harbour, unit: 'triremes', count: 1 }, { chance: [3] });
    expect(table.of('obedience')).toMatchObject([{ die: 3, result: 'plunder' }]);
    expect(table.of('halts')).toMatchObject([{ place: harbour }]);
    expect(pointsAt(table, harbour, 'dionysius')).toEqual({ 'mercenary-hoplites-discontented': 1, triremes: 1 });
  });
  test('TI-R99 TI-IV-s of three triremes two sail with those who obey', () => {
    const table = fleet({ 'mercenary-hoplites-discontented': 1, 'mercenary-hoplites': 2, triremes: 3 });
    march(table, 'timonides', { chance: [3] });
    expect(pointsAt(table, harbour, 'dionysius')).toEqual({ 'mercenary-hoplites-discontented': 1, triremes: 1 });
    expect(pointsAt(table, 'march', 'dionysius')).toEqual({ 'mercenary-hoplites': 2, triremes: 2 });
    table.act({ type: 'step', place: 'sea_syracuse' });
  });
  test('TI-R99 the transport stays with the cavalry that does not obey, and the rest, which nothing else carries, with it', () => {
    const table = fleet({ 'mercenary-cavalry-discontented': 1, 'citizen-cavalry': 1, triremes: 1, transport: 1 });
    march(table, 'timonides', { chance: [3] });
    expect(pointsAt(table, harbour, 'dionysius')).toEqual({
      'mercenary-cavalry-discontented': 1,
      'citizen-cavalry': 1,
      triremes: 1,
      transport: 1,
    });
  });
  test('TI-IV-s TI-II-s an element ashore that does not obey goes nowhere', () => {
    const table = operations('carthage', { forces: [force('motya.city', 'carthage', { 'mercenary-light-discontented': 2 })] });
    table.act({ type: 'element', place: 'motya.city', unit: 'mercenary-light-discontented', count: 2 }, { chance: [4] });
    expect(table.match.pending()[0].about).toMatchObject({ po: 5 });
    expect(pointsAt(table, 'motya.city', 'carthage')).toEqual({ 'mercenary-light-discontented': 2 });
  });
});
