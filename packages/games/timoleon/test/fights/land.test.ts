import { describe, expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

const TIMOLEON = { timoleon: { place: 'catana', owner: 'timoleon' }, hicetas: { place: 'catana', owner: 'hicetas' } };
const example = (more: object = {}) =>
  operations('timoleon', {
    leaders: TIMOLEON,
    forces: [
      force('catana', 'timoleon', { veterans: 1, 'mercenary-hoplites': 4 }),
      force('catana', 'hicetas', { bodyguard: 3, 'mercenary-hoplites': 2, 'mercenary-light': 1 }),
    ],
    ...more,
  });
const tactics = (
  table: ReturnType<typeof example>,
  attack: string,
  defence: string,
  chance: readonly unknown[] = [],
  attacker = 'timoleon',
  defender = 'hicetas',
) => {
  table.act({ type: 'tactic', tactic: attack }, { seat: attacker });
  table.act({ type: 'tactic', tactic: defence }, { seat: defender, chance });
};

describe('TI-L land combat', () => {
  test('TI-EX5 TI-L-a TI-L-g TI-L-h TI-L-n TI-L-o TI-L-q TI-L-r TI-L-s TI-R32 TI-R33 Timoleon beats Hicetas in the plain', () => {
    const table = example();
    march(table, 'timoleon');
    expect(table.why({ type: 'attack', owner: 'dionysius' })).toBe('TI-L-a');
    table.act({ type: 'attack', owner: 'hicetas' });
    tactics(table, 'double_flank', 'stand', [5, 3, 4]);
    const [battle] = table.of('battle');
    expect(battle).toMatchObject({ attack: 21, defence: 25, dice: [5, 3], difference: 5, winner: 'timoleon', lost: 5 });
    expect(battle.modifiers).toEqual([
      { rule: 'TI-L-e', by: 2 },
      { rule: 'TI-L-g', by: 1 },
      { rule: 'TI-L-l', by: 0 },
      { rule: 'TI-L-m', by: 0 },
    ]);
    expect(table.of('winner-losses')).toMatchObject([{ die: 4, lost: 2 }]);
    // Five of six points, named in turn, the winner first.
    for (let n = 0; n < 5; n++) {
      expect(table.match.pending()[0]).toMatchObject({ seat: n % 2 === 0 ? 'timoleon' : 'hicetas', step: 'naming' });
      const unit = n < 3 ? 'bodyguard' : 'mercenary-hoplites';
      table.act({ type: 'lose', owner: 'hicetas', unit });
    }
    expect(table.why({ type: 'lose', owner: 'timoleon', unit: 'veterans' })).toBe('TI-L-r');
    table.act({ type: 'lose', owner: 'timoleon', unit: 'mercenary-hoplites' });
    // [3][4], [2][5]: both commanders live; [4]: Hicetas escapes; without a zone of his own in reach he surrenders.
    table.act({ type: 'lose', owner: 'timoleon', unit: 'mercenary-hoplites' }, { chance: [3, 4, 2, 5, 4] });
    expect(table.of('beaten-leader')).toMatchObject([{ leader: 'hicetas', die: 4 }]);
  });

  test('TI-VIII-b TI-R29 both choose in secret; what is illegal names its rule', () => {
    const table = example();
    march(table, 'timoleon');
    table.act({ type: 'attack', owner: 'hicetas' });
    expect(table.match.pending().map(({ seat }) => seat)).toEqual(['timoleon', 'hicetas']);
    expect(table.why({ type: 'tactic', tactic: 'refuse_left' }, 'timoleon')).toBe('TI-L-b');
    expect(table.why({ type: 'tactic', tactic: 'recon' }, 'hicetas')).toBe('TI-L-c');
    table.act({ type: 'tactic', tactic: 'night' }, { seat: 'timoleon' });
    expect(JSON.stringify(table.match.see('hicetas'))).not.toContain('night');
    expect(table.match.see('hicetas').sealed).toEqual(['unasked', 'chosen', 'open', 'unasked']);
  });

  test('TI-L-d TI-II-s TI-R74 options need the T of the commander; without a leader there is no attack', () => {
    const table = operations('carthage', {
      leaders: { hanno: { place: 'catana', owner: 'carthage' } },
      forces: [force('catana', 'carthage', { 'mercenary-hoplites': 4 }), force('catana', 'hicetas', { 'mercenary-hoplites': 4 })],
    });
    table.act({ type: 'element', place: 'catana', unit: 'mercenary-hoplites', count: 1 });
    expect(table.why({ type: 'attack', owner: 'hicetas' })).toBe('TI-II-s');
    expect(table.why({ type: 'choose', choice: 'entrench' })).toBe('TI-II-s');
    choose(table, 'halt');
    march(table, 'hanno');
    table.act({ type: 'attack', owner: 'hicetas' });
    expect(table.why({ type: 'tactic', tactic: 'double_flank' }, 'carthage')).toBe('TI-L-d');
    expect(table.why({ type: 'tactic', tactic: 'flank_left' }, 'carthage')).toBe('TI-L-d');
    expect(table.why({ type: 'tactic', tactic: 'frontal' }, 'carthage')).toBeNull();
  });

  test('TI-EX6 TI-L-e the brackets look at the army that suffers', () => {
    for (const [citizens, mercenaries, by] of [
      [3, 2, 3],
      [2, 2, 2],
    ]) {
      const table = operations('timoleon', {
        leaders: TIMOLEON,
        forces: [
          force('catana', 'timoleon', { 'mercenary-hoplites': 4 }),
          force('catana', 'hicetas', { 'citizen-hoplites': citizens, 'mercenary-hoplites': mercenaries }),
        ],
      });
      march(table, 'timoleon');
      table.act({ type: 'attack', owner: 'hicetas' });
      tactics(table, 'night', 'stand', [1, 6, 6]);
      expect(table.of('battle')[0].modifiers).toContainEqual({ rule: 'TI-L-e', by });
    }
  });

  test('TI-L-f NC: no dice, no losses; a defender who chose Retreat withdraws', () => {
    const table = example({ zones: { leontini: { control: 'hicetas' } } });
    march(table, 'timoleon');
    table.act({ type: 'attack', owner: 'hicetas' });
    tactics(table, 'stand', 'retreat');
    expect(table.of('no-combat')).toMatchObject([{ rule: 'TI-L-f' }]);
    expect(table.why({ type: 'retreat', place: 'inessa' })).toBe('TI-L-t');
    table.act({ type: 'retreat', place: 'leontini' });
    expect(pointsAt(table, 'leontini.city', 'hicetas')).toMatchObject({ bodyguard: 3 });
    expect(written(table).leaders.hicetas.place).toBe('leontini.city');
  });

  test('TI-L-i TI-L-j multipliers elsewhere, and of the discontented', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'thermae', owner: 'carthage' } },
      forces: [
        force('thermae', 'carthage', { 'mercenary-cavalry': 2, 'mercenary-light': 2, 'sacred-band': 1 }),
        force('thermae', 'hicetas', {
          'mercenary-hoplites-discontented': 3,
          'forced-hoplites-discontented': 2,
          'forced-cavalry-discontented': 1,
        }),
      ],
      zones: { thermae: { control: 'neutral' } },
    });
    march(table, 'bostar');
    table.act({ type: 'attack', owner: 'hicetas' });
    const about = table.match.pending()[0].about;
    expect(about).toMatchObject({ attack: 2 * 2 + 2 * 3 + 5, defence: 3 * 1 + 2 * 2 + 1 * 1, leaders: 3 });
  });

  test('TI-L-k behind a river, entrenched, after a landing', () => {
    // Leontini – Catana is the Symaethus.
    const table = operations('hicetas', {
      leaders: { hicetas: { place: 'leontini.city', owner: 'hicetas' } },
      forces: [
        force('leontini.city', 'hicetas', { 'mercenary-hoplites': 5 }),
        force('catana', 'dionysius', { 'mercenary-hoplites': 4 }),
      ],
      zones: { catana: { control: 'neutral', entrenched: ['dionysius'] }, leontini: { control: 'hicetas' } },
    });
    march(table, 'hicetas');
    table.act({ type: 'step', place: 'catana' });
    expect(table.why({ type: 'step', place: 'inessa' })).toBe('TI-VII-c');
    table.act({ type: 'attack', owner: 'dionysius' });
    expect(table.match.pending()[0].about).toMatchObject({ attack: 20, defence: 16 + 4 + 8 });

    const landing = operations('timoleon', {
      leaders: { timoleon: { place: 'sea_catana', owner: 'timoleon' } },
      forces: [
        force('sea_catana', 'timoleon', { 'mercenary-hoplites': 5, triremes: 5 }),
        force('catana', 'dionysius', { 'mercenary-hoplites': 4 }),
      ],
      zones: { catana: { control: 'neutral' } },
    });
    march(landing, 'timoleon');
    landing.act({ type: 'land', place: 'catana' });
    expect(landing.why({ type: 'step', place: 'inessa' })).toBe('TI-VI-c');
    landing.act({ type: 'attack', owner: 'dionysius' });
    expect(landing.match.pending()[0].about).toMatchObject({ attack: 10, defence: 16 });
  });

  test('TI-L-m TI-R58 TI-VII-k barricades and the printed value of the quarter', () => {
    for (const [quarter, by] of [
      ['syr_tyche', -4],
      ['syr_neapolis', -3],
      ['syr_olympium', 0],
    ] as const) {
      const table = operations('hicetas', {
        leaders: { hicetas: { place: 'syr_epipolae', owner: 'hicetas' } },
        forces: [
          force('syr_epipolae', 'hicetas', { 'mercenary-hoplites': 5 }),
          force(quarter, 'dionysius', { 'mercenary-light': 1 }),
        ],
      });
      march(table, 'hicetas');
      table.act({ type: 'step', place: quarter });
      table.act({ type: 'attack', owner: 'dionysius' });
      expect(table.match.pending()[0].about.streets, quarter).toBe(by);
    }
  });

  test('TI-L-t TI-L-u surrender: mercenaries may be hired, the rest is gone, leaders and engines taken', () => {
    const table = operations('timoleon', {
      leaders: { timoleon: { place: 'catana', owner: 'timoleon' }, euthymus: { place: 'catana', owner: 'hicetas' } },
      forces: [
        force('catana', 'timoleon', { 'mercenary-hoplites': 8 }),
        force('catana', 'hicetas', { 'mercenary-light': 4, 'citizen-hoplites': 1, engines: 2 }),
      ],
      treasury: { timoleon: 13 },
      zones: { leontini: { control: 'neutral' }, thapsos: { control: 'neutral' } },
    });
    march(table, 'timoleon');
    table.act({ type: 'attack', owner: 'hicetas' });
    tactics(table, 'frontal', 'frontal', [3, 4, 6]);
    table.act({ type: 'lose', owner: 'hicetas', unit: 'citizen-hoplites' });
    table.act({ type: 'lose', owner: 'hicetas', unit: 'mercenary-light' });
    table.act({ type: 'lose', owner: 'timoleon', unit: 'mercenary-hoplites' }, { chance: [1, 1, 1, 1, 4] });
    expect(table.of('surrender')).toMatchObject([{ rule: 'TI-L-u', owner: 'hicetas', to: 'timoleon' }]);
    expect(written(table).leaders.euthymus.captor).toBe('timoleon');
    table.act({ type: 'enlist', unit: 'mercenary-light' });
    table.act({ type: 'enlist', unit: 'mercenary-light' });
    expect(table.why({ type: 'enlist', unit: 'mercenary-light' })).toBe('TI-IV-a');
    choose(table, 'done');
    expect(pointsAt(table, 'catana', 'timoleon')).toMatchObject({ 'mercenary-light': 2, 'mercenary-hoplites': 7, engines: 2 });
    expect(pointsAt(table, 'catana', 'hicetas')).toEqual({});
  });

  test('TI-L-v TI-L-w TI-EX18 pursuit with five cavalry in the plain', () => {
    const pursue = (die: number, more: readonly unknown[] = []) => {
      const table = operations('timoleon', {
        leaders: { timoleon: { place: 'catana', owner: 'timoleon' } },
        forces: [
          force('catana', 'timoleon', { 'mercenary-cavalry': 5, 'mercenary-hoplites': 5 }),
          force('catana', 'hicetas', { 'mercenary-hoplites': 7, 'citizen-hoplites': 3, engines: 1 }),
        ],
        zones: { leontini: { control: 'hicetas' } },
      });
      march(table, 'timoleon');
      table.act({ type: 'attack', owner: 'hicetas' });
      tactics(table, 'frontal', 'frontal', [2, 3, 6]);
      for (let n = 0; n < 3; n++) table.act({ type: 'lose', owner: 'hicetas', unit: 'citizen-hoplites' });
      table.act({ type: 'lose', owner: 'timoleon', unit: 'mercenary-hoplites' }, { chance: [1, 1] });
      table.act({ type: 'retreat', place: 'leontini' });
      choose(table, 'pursue', [die, ...more]);
      return table;
    };
    const third = pursue(7);
    expect(third.of('pursuit')).toMatchObject([{ die: 7, modifier: 2, result: 9, points: 7 }]);
    expect(third.match.pending()[0]).toMatchObject({ seat: 'hicetas', step: 'loss', about: { count: 3 } });
    const dispersed = pursue(8, [6]);
    expect(dispersed.of('desertion')).toMatchObject([{ die: 6, joins: true }]);
    expect(pointsAt(dispersed, 'catana', 'timoleon')).toMatchObject({ 'mercenary-hoplites': 4 + 7, engines: 1 });
    const away = pursue(8, [7]);
    expect(pointsAt(away, 'leontini.city', 'hicetas')).toMatchObject({ 'mercenary-hoplites': 7 });
    const fruitless = pursue(1);
    expect(fruitless.match.pending()[0]).toMatchObject({ seat: 'timoleon', step: 'loss', about: { count: 1 } });
  });

  test('TI-VIII-a TI-R88 an ally in the field may join, in attack and in defence', () => {
    const table = example({
      alliances: [['hicetas', 'carthage']],
      forces: [
        force('catana', 'timoleon', { 'mercenary-hoplites': 8 }),
        force('catana', 'hicetas', { 'mercenary-hoplites': 4 }),
        force('catana', 'carthage', { 'mercenary-hoplites': 3 }),
      ],
    });
    march(table, 'timoleon');
    table.act({ type: 'attack', owner: 'hicetas' });
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'joining' });
    choose(table, 'join');
    expect(table.match.pending()[0].about).toMatchObject({ defence: 28 });
  });

  test('TI-VIII-c among equals the owner names the commander', () => {
    const table = example({
      leaders: { ...TIMOLEON, euthymus: { place: 'catana', owner: 'hicetas' }, eupolemus: { place: 'catana', owner: 'hicetas' } },
    });
    march(table, 'timoleon');
    table.act({ type: 'attack', owner: 'hicetas' });
    expect(table.match.pending()[0].step).toBe('command');
    expect(table.why({ type: 'bring', leader: 'eupolemus' })).toBe('TI-VIII-c');
    table.act({ type: 'bring', leader: 'euthymus' });
    expect(table.match.pending()[0].about).toMatchObject({ defenceCommander: 'euthymus' });
  });

  test('TI-IV-h TI-R16 TI-IX-e TI-IX-j TI-R79 a head taken in battle: his treasury, his elimination, the next head', () => {
    const table = example({ treasury: { hicetas: 120, timoleon: 5 }, zones: { leontini: { control: 'hicetas' } } });
    march(table, 'timoleon');
    table.act({ type: 'attack', owner: 'hicetas' });
    tactics(table, 'double_flank', 'stand', [5, 3, 6]);
    for (let n = 0; n < 5; n++) table.act({ type: 'lose', owner: 'hicetas', unit: n < 3 ? 'bodyguard' : 'mercenary-hoplites' });
    table.act({ type: 'lose', owner: 'timoleon', unit: 'mercenary-hoplites' }, { chance: [1, 1, 1, 1, 3] });
    expect(written(table).leaders.hicetas).toMatchObject({ captor: 'timoleon', killer: 'timoleon' });
    expect(written(table).treasury).toMatchObject({ timoleon: 125, hicetas: 0 });
    expect(table.of('eliminated')).toMatchObject([{ leader: 'hicetas', by: 'timoleon' }]);
    // TI-FD-d: the Democrats have eliminated a tyrant.
    expect(written(table).expeditions.corinth_2).toMatchObject({ status: 'called', turn: 7 });
  });

  test('TI-L-s TI-R33 a commander falls by 2D6 = 12, also on the winning side, and then to nobody', () => {
    const table = example({ treasury: { timoleon: 50 } });
    march(table, 'timoleon');
    table.act({ type: 'attack', owner: 'hicetas' });
    tactics(table, 'double_flank', 'stand', [5, 3, 2]);
    for (let n = 0; n < 5; n++) table.act({ type: 'lose', owner: 'hicetas', unit: n < 3 ? 'bodyguard' : 'mercenary-hoplites' });
    table.act({ type: 'lose', owner: 'timoleon', unit: 'mercenary-hoplites' });
    table.act({ type: 'lose', owner: 'timoleon', unit: 'mercenary-hoplites' }, { chance: [6, 6, 1, 1, 4] });
    expect(written(table).leaders.timoleon.place).toBe('dead');
    expect(written(table).leaders.timoleon.killer).toBeUndefined();
    expect(written(table).treasury.timoleon).toBe(50);
  });
});
