import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

const before = (attackers: Record<string, number>, garrison: Record<string, number>, more: object = {}, zone = 'inessa') =>
  operations('dionysius', {
    leaders: { timonides: { place: zone, owner: 'dionysius' } },
    forces: [force(zone, 'dionysius', attackers), force(`${zone}.city`, 'hicetas', garrison)],
    zones: { [zone]: { control: 'hicetas', raised: true } },
    ...more,
  });
const stratagems = (table: ReturnType<typeof before>, attack: string, defence: string, chance: readonly unknown[]) => {
  for (const { seat } of table.match.pending().slice(0, 1))
    table.act({ type: 'stratagem', stratagem: seat === 'dionysius' ? attack : defence }, { seat });
  const { seat } = table.match.pending()[0];
  table.act({ type: 'stratagem', stratagem: seat === 'dionysius' ? attack : defence }, { seat, chance });
};

describe('TI-S siege', () => {
  test('TI-S-a TI-S-b TI-S-c TI-R36 TI-EX15 TI-A-a TI-A-b TI-A-c setting a siege, then an assault in the same operation', () => {
    const table = before({ 'mercenary-hoplites': 6, 'mercenary-cavalry': 2 }, { 'mercenary-hoplites': 2 });
    march(table, 'timonides');
    choose(table, 'besiege');
    expect(table.of('siege')).toMatchObject([{ zone: 'inessa', besieger: 'dionysius' }]);
    choose(table, 'assault');
    expect(table.match.pending()[0].about).toMatchObject({ attack: 26, defence: 16, factor: 2 });
    expect(table.why({ type: 'stratagem', stratagem: 'mine' }, 'dionysius')).toBe('TI-A-f');
    expect(table.why({ type: 'stratagem', stratagem: 'engines' }, 'dionysius')).toBe('TI-A-f');
    expect(table.why({ type: 'stratagem', stratagem: 'breach' }, 'dionysius')).toBe('TI-A-f');
    expect(table.why({ type: 'stratagem', stratagem: 'sortie' }, 'dionysius')).toBe('TI-A-e');
    expect(table.why({ type: 'stratagem', stratagem: 'sortie' }, 'hicetas')).toBeNull();
    stratagems(table, 'walls', 'defend_gate', [3, 5]);
    expect(table.of('assault')).toMatchObject([{ dice: [3, 5], result: 3 }]);
    expect(written(table).zones.inessa.siege).toMatchObject({ by: 'dionysius', turns: 1 });
  });

  test('TI-EX15 TI-A-g TI-A-h TI-IV-ac TI-R14 result 10: garrison gone, two points lost, walls down, city plundered', () => {
    const table = before(
      { 'mercenary-hoplites': 6, 'mercenary-cavalry': 2 },
      { 'mercenary-hoplites': 2 },
      { treasury: { dionysius: 0 } },
    );
    march(table, 'timonides');
    choose(table, 'besiege');
    choose(table, 'assault');
    stratagems(table, 'walls', 'defend_gate', [6, 1]);
    table.act({ type: 'lose', owner: 'dionysius', unit: 'mercenary-hoplites' });
    table.act({ type: 'lose', owner: 'dionysius', unit: 'mercenary-hoplites' }, { chance: [5] });
    expect(written(table).zones.inessa).toMatchObject({ control: 'dionysius', defence: 0, city: 'plundered' });
    expect(written(table).treasury.dionysius).toBe(60);
  });

  test('TI-A-l TI-R78 result 0 and less: the siege is lifted and the army leaves the way it came', () => {
    const table = operations('dionysius', {
      leaders: { timonides: { place: 'catana.city', owner: 'dionysius' } },
      forces: [
        force('catana.city', 'dionysius', { 'mercenary-hoplites': 6 }),
        force('inessa.city', 'hicetas', { 'mercenary-hoplites': 2 }),
      ],
      zones: { inessa: { control: 'hicetas', raised: true }, catana: { control: 'dionysius' } },
    });
    march(table, 'timonides');
    table.act({ type: 'step', place: 'inessa' });
    choose(table, 'withdraw');
    choose(table, 'besiege');
    choose(table, 'assault');
    stratagems(table, 'walls', 'defend_wall', [1, 2]);
    table.act({ type: 'lose', owner: 'dionysius', unit: 'mercenary-hoplites' });
    expect(table.why({ type: 'retreat', place: 'leontini' })).toBe('TI-A-l');
    table.act({ type: 'retreat', place: 'catana' });
    expect(written(table).zones.inessa.siege).toBeUndefined();
    expect(pointsAt(table, 'catana.city', 'dionysius')).toMatchObject({ 'mercenary-hoplites': 5 });
  });

  test('TI-A-k a garrison that loses its last point loses the city; TI-S-e no plunder in the first siege turn', () => {
    const table = before({ 'mercenary-hoplites': 6 }, { 'mercenary-light': 1 });
    march(table, 'timonides');
    choose(table, 'besiege');
    choose(table, 'assault');
    stratagems(table, 'walls', 'defend_gate', [1, 6]);
    table.act({ type: 'lose', owner: 'dionysius', unit: 'mercenary-hoplites' }, { chance: [1] });
    expect(table.of('siege-plunder')).toMatchObject([{ die: 1, turns: 1, plundered: false }]);
    expect(written(table).zones.inessa).toMatchObject({ control: 'dionysius' });
  });

  test('TI-EX16 TI-B-a TI-B-b bombardment', () => {
    const table = before({ 'mercenary-hoplites': 6, engines: 5 }, { 'mercenary-hoplites': 2, engines: 1 }, {}, 'casmenae');
    march(table, 'timonides');
    choose(table, 'besiege');
    choose(table, 'bombard', [5]);
    expect(table.of('bombardment')).toMatchObject([{ die: 5, result: 6, levels: 1, defence: 2 }]);
    const few = before({ 'mercenary-hoplites': 6, engines: 2 }, { 'mercenary-hoplites': 2 }, {}, 'casmenae');
    march(few, 'timonides');
    choose(few, 'besiege');
    expect(few.why({ type: 'choose', choice: 'bombard' })).toBe('TI-B-a');
  });

  test('TI-B-c TI-S-f TI-A-i walls shot down: land combat in the city at −2', () => {
    const table = before(
      { 'mercenary-hoplites': 6, engines: 5 },
      { 'mercenary-hoplites': 2 },
      { zones: { phintias: { control: 'hicetas', raised: true } } },
      'phintias',
    );
    march(table, 'timonides');
    choose(table, 'besiege');
    choose(table, 'bombard', [5]);
    expect(table.match.pending()[0]).toMatchObject({ step: 'storming', about: { defence: 0 } });
    choose(table, 'storm');
    expect(table.match.pending()[0]).toMatchObject({ step: 'tactics', about: { streets: -2 } });
  });

  test('TI-S-a fewer points than the garrison, or too few PM: no siege', () => {
    const table = before({ 'mercenary-hoplites': 1 }, { 'mercenary-hoplites': 2 });
    march(table, 'timonides');
    expect(table.why({ type: 'choose', choice: 'besiege' })).toBe('TI-S-a');
  });

  test('TI-S-d TI-R37 a besieged garrison sallies under a leader inside, and goes back when beaten', () => {
    const table = operations('hicetas', {
      leaders: { euthymus: { place: 'inessa.city', owner: 'hicetas' } },
      forces: [
        force('inessa', 'dionysius', { 'mercenary-hoplites': 6 }),
        force('inessa.city', 'hicetas', { 'mercenary-hoplites': 4 }),
      ],
      zones: { inessa: { control: 'hicetas', raised: true, siege: { by: 'dionysius', turns: 1 } } },
    });
    march(table, 'euthymus');
    expect(table.why({ type: 'step', place: 'catana' })).toBe('TI-S-d');
    table.act({ type: 'attack', owner: 'dionysius' });
    table.act({ type: 'tactic', tactic: 'frontal' }, { seat: 'hicetas' });
    table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'dionysius', chance: [1, 3, 6] });
    table.act({ type: 'lose', owner: 'hicetas', unit: 'mercenary-hoplites' });
    table.act({ type: 'lose', owner: 'hicetas', unit: 'mercenary-hoplites' });
    table.act({ type: 'lose', owner: 'dionysius', unit: 'mercenary-hoplites' }, { chance: [1, 1, 4] });
    expect(table.why({ type: 'retreat', place: 'catana' })).toBe('TI-L-t');
    table.act({ type: 'retreat', place: 'inessa.city' });
    expect(pointsAt(table, 'inessa.city', 'hicetas')).toEqual({ 'mercenary-hoplites': 2 });
    expect(written(table).zones.inessa.siege).toMatchObject({ by: 'dionysius' });
  });

  test('TI-S-d a relieving army attacks the besiegers, the garrison adding its strength', () => {
    const table = operations('hicetas', {
      leaders: { euthymus: { place: 'catana.city', owner: 'hicetas' } },
      forces: [
        force('catana.city', 'hicetas', { 'mercenary-hoplites': 3 }),
        force('inessa', 'dionysius', { 'mercenary-hoplites': 6 }),
        force('inessa.city', 'hicetas', { 'mercenary-hoplites': 4 }),
      ],
      zones: {
        catana: { control: 'hicetas' },
        inessa: { control: 'hicetas', raised: true, siege: { by: 'dionysius', turns: 1 } },
      },
    });
    march(table, 'euthymus');
    table.act({ type: 'step', place: 'inessa' });
    table.act({ type: 'attack', owner: 'dionysius' });
    choose(table, 'join');
    expect(table.match.pending()[0].about).toMatchObject({ attack: 28, defence: 24 });
  });

  const starving = (zone: string, by: string, more: object, dice: readonly unknown[]) =>
    tableOf(
      timoleon,
      {
        phase: 'end',
        turn: 5,
        order: ['carthage', 'timoleon', 'hicetas', 'dionysius'],
        alliances: [],
        leaders: {},
        forces: [force(zone, by, { 'mercenary-hoplites': 4 }), force(`${zone}.city`, 'neutral', { 'citizen-hoplites': 2 })],
        zones: { [zone]: { control: 'neutral', raised: true, siege: { by, turns: 3 } } },
        ...more,
      },
      { chance: dice, seed: 1 },
    );
  test('TI-EX17 TI-H-a TI-R41 hunger in a Greek coastal city besieged by Carthage', () => {
    const table = starving('agrigentum', 'carthage', {}, [4]);
    expect(table.of('hunger')).toMatchObject([{ die: 4, result: 4 }]);
    expect(table.of('point-lost')).toMatchObject([{ owner: 'neutral' }]);
    const blockaded = starving(
      'agrigentum',
      'carthage',
      {
        forces: [
          force('agrigentum', 'carthage', { 'mercenary-hoplites': 1 }),
          force('agrigentum.city', 'neutral', { 'citizen-hoplites': 2 }),
          force('sea_agrigentum', 'carthage', { triremes: 1 }),
        ],
      },
      [4],
    );
    expect(blockaded.of('hunger')).toMatchObject([{ die: 4, result: 3 }]);
    expect(blockaded.of('point-lost')).toHaveLength(2);
  });
  test('TI-H-a native cities +5, democratic cities against tyrants +2, Punic against Greeks +4, lost levels −1 each', () => {
    const modifiers = (zone: string, by: string, more: object = {}) => starving(zone, by, more, [10]).of('hunger')[0].modifiers;
    expect(
      modifiers('enna', 'hicetas', {
        forces: [force('enna', 'hicetas', { 'mercenary-hoplites': 4 }), force('enna.city', 'sicels', { 'native-light': 2 })],
        zones: { enna: { control: 'sicels', raised: true, defence: 1, siege: { by: 'hicetas', turns: 1 } } },
      }),
    ).toEqual([
      { rule: 'TI-H-a', what: 'turns', by: -1 },
      { rule: 'TI-H-a', what: 'levels', by: -2 },
      { rule: 'TI-H-a', what: 'native', by: 5 },
    ]);
    expect(modifiers('casmenae', 'dionysius')).toContainEqual({ rule: 'TI-H-a', what: 'democratic', by: 2 });
    expect(modifiers('motya', 'hicetas')).toContainEqual({ rule: 'TI-H-a', what: 'punic', by: 4 });
    expect(modifiers('cephaloedium', 'carthage')).toContainEqual({ rule: 'TI-H-a', what: 'greek', by: 2 });
  });
  test('TI-H-a TI-H-c result 2: the city offers surrender; accepted it is not plundered', () => {
    const table = starving('inessa', 'dionysius', {}, [5]);
    expect(table.match.pending()[0]).toMatchObject({ seat: 'dionysius', step: 'terms' });
    table.act({ type: 'choose', choice: 'accept' }, {});
    expect(table.of('terms')).toHaveLength(1);
    expect(table.of('control')).toContainEqual(expect.objectContaining({ zone: 'inessa', owner: 'dionysius' }));
    expect(table.of('siege-plunder')).toHaveLength(0);
  });
  test('TI-H-a treason: result 1 is a fight in the streets, 0 opens the gates', () => {
    const streets = starving('inessa', 'dionysius', {}, [4]);
    expect(streets.match.pending()[0]).toMatchObject({ step: 'tactics', about: { streets: -2 } });
    const open = starving('inessa', 'dionysius', {}, [3, 6]);
    expect(open.of('treason')).toHaveLength(1);
    expect(open.of('siege-plunder')).toMatchObject([{ turns: 3, die: 6, plundered: false }]);
  });
  test('TI-R59 TI-VI-j TI-VII-k Ortygia is besieged from the Market and entered only by its holder', () => {
    const table = operations('hicetas', {
      leaders: { hicetas: { place: 'syr_market', owner: 'hicetas' } },
      forces: [
        force('syr_market', 'hicetas', { 'mercenary-hoplites': 6 }),
        force('syr_ortygia', 'dionysius', { 'mercenary-hoplites': 2 }),
      ],
      zones: { syr_market: { control: 'hicetas' } },
    });
    march(table, 'hicetas');
    expect(table.why({ type: 'step', place: 'syr_ortygia' })).toBe('TI-VI-j');
    choose(table, 'besiege');
    choose(table, 'starve');
    expect(written(table).zones.syr_ortygia.siege).toMatchObject({ by: 'hicetas' });
  });
});
