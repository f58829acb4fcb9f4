import { describe, expect, test } from 'vitest';
import { choose, force, operations, pointsAt, written } from '../table.ts';

const court = (seat: string, leader: string, given: object = {}) => {
  const table = operations(seat, {
    leaders: {
      hippo: { place: 'messana.city', owner: 'neutral' },
      prisseno: { place: 'messana.city', owner: 'neutral', lord: 'hippo' },
    },
    forces: [
      force('messana.city', 'neutral', { 'mercenary-hoplites': 1, 'mercenary-light': 3 }),
      force('mylae.city', 'neutral', { 'mercenary-hoplites': 1 }),
      force('messana.port', 'neutral', { triremes: 3 }),
    ],
    treasury: { carthage: 300, timoleon: 200, hicetas: 250, dionysius: 300 },
    ...given,
  });
  table.act({ type: 'court', leader });
  return table;
};

describe('TI-III diplomacy and espionage', () => {
  test('TI-EX8 TI-III-a TI-III-e TI-III-g TI-III-k TI-III-l TI-III-u TI-R13 Carthage wins over Hippo, with his cities, troops and fleet', () => {
    const table = court('carthage', 'hippo');
    expect(written(table).po.carthage).toBe(3);
    table.act({ type: 'bid', talents: 90 }, { chance: [6] });
    expect(table.of('diplomacy-result')).toMatchObject([{ total: 7, needed: 7, success: true }]);
    const { zones, leaders, treasury } = written(table);
    expect([zones.messana.control, zones.mylae.control, leaders.hippo.owner, leaders.prisseno.owner]).toEqual([
      'carthage',
      'carthage',
      'carthage',
      'carthage',
    ]);
    expect(pointsAt(table, 'messana.port', 'carthage')).toEqual({ triremes: 3 });
    expect(treasury.carthage).toBe(210);
  });
  test('TI-EX8 TI-II-l TI-III-m TI-III-n TI-III-o TI-III-p TI-R10 contested: Dionysius spies, tells the Democrats, who oppose', () => {
    const table = court('carthage', 'hippo', {
      po: { carthage: 6, dionysius: 2, hicetas: 1, timoleon: 5 },
      order: ['carthage', 'timoleon', 'hicetas', 'dionysius'],
    });
    expect(table.match.pending()[0]).toMatchObject({ seat: 'dionysius', step: 'espionage' });
    expect(JSON.stringify(table.match.see('dionysius').view)).not.toContain('"target"');
    choose(table, 'spy', [4]);
    expect(written(table).po.dionysius).toBe(0);
    expect(table.match.see('dionysius').view).toMatchObject({ diplomacy: { type: 'court', target: 'hippo' } });
    expect(table.match.see('timoleon').view).not.toHaveProperty('diplomacy.target');
    table.act({ type: 'inform', faction: 'timoleon' });
    expect(table.why({ type: 'inform', faction: 'timoleon' })).toBe('TI-III-n');
    choose(table, 'done');
    expect(table.match.pending().map(({ seat }) => seat)).toEqual(['carthage', 'timoleon', 'dionysius']);
    table.act({ type: 'bid', talents: 90 }, { seat: 'carthage' });
    expect(table.why({ type: 'oppose', talents: 201 }, 'timoleon')).toBe('TI-III-o');
    table.act({ type: 'oppose', talents: 59 }, { seat: 'timoleon' });
    table.act({ type: 'bid', talents: 0 }, { seat: 'dionysius', chance: [6] });
    expect(table.of('diplomacy-result')).toMatchObject([{ total: 6, success: false }]);
    expect(written(table).treasury).toMatchObject({ carthage: 210, timoleon: 141, dionysius: 300 });
  });
  test('TI-III-f TI-EX8 a natural 1 fails, whatever was offered', () => {
    const table = court('carthage', 'hippo');
    table.act({ type: 'bid', talents: 300 }, { chance: [1] });
    expect(table.of('diplomacy-result')).toMatchObject([{ die: 1, success: false }]);
  });
  test('TI-III-r TI-R11 the Democrats act in the open and never spy', () => {
    const table = court('timoleon', 'hippo', { po: { timoleon: 6, carthage: 6, hicetas: 6, dionysius: 6 } });
    expect(table.of('diplomacy')[0]).toMatchObject({ target: 'hippo', type: 1 });
    expect(table.match.pending().map(({ seat }) => seat)).toEqual(['carthage', 'timoleon', 'hicetas', 'dionysius']);
    const other = court('carthage', 'hippo', { po: { carthage: 6, timoleon: 6 } });
    expect(other.match.pending().map(({ seat, step }) => [seat, step])).toEqual([['carthage', 'bids']]);
  });
  test('TI-III-g TI-III-v an ally of another becomes neutral with the troops of his home; −1 for not being neutral', () => {
    const table = operations('carthage', {
      leaders: { archonides: { place: 'syr_achradina', owner: 'timoleon' } },
      forces: [force('syr_achradina', 'timoleon', { 'citizen-hoplites': 3 })],
      treasury: { carthage: 300 },
    });
    table.act({ type: 'court', leader: 'archonides' });
    table.act({ type: 'bid', talents: 90 }, { chance: [4] });
    expect(table.of('diplomacy-result')[0]).toMatchObject({ total: 4 - 2 - 1 + 3, needed: 4, success: true });
    expect(written(table).zones.syr_achradina.control).toBe('neutral');
    expect(pointsAt(table, 'syr_achradina', 'neutral')).toEqual({ 'citizen-hoplites': 3 });
  });
  test('TI-EX9 TI-III-b TI-III-h TI-III-t TI-FD-i TI-R8 TI-R75 Agrigentum listens to Timoleon', () => {
    const listen = (leader: string, die: number, talents: number) => {
      const table = operations('timoleon', {
        leaders: { [leader]: { place: 'agrigentum', owner: 'timoleon' } },
        treasury: { timoleon: 200 },
      });
      table.act({ type: 'treat', zone: 'agrigentum' });
      table.act({ type: 'bid', talents }, { chance: [die] });
      return table.of('diplomacy-result')[0].success;
    };
    expect([listen('timoleon', 4, 0), listen('cleander', 4, 0), listen('cleander', 4, 30)]).toEqual([true, false, true]);
    const far = operations('timoleon', { leaders: { cleander: { place: 'phintias', owner: 'timoleon' } } });
    expect(far.why({ type: 'treat', zone: 'agrigentum' })).toBe('TI-III-b');
    expect(far.why({ type: 'treat', zone: 'enna' })).toBe('TI-III-b');
  });
  test('TI-III-h TI-R12 a city of autonomous mercenaries: its garrison is hired or leaves the game', () => {
    const table = operations('carthage', {
      leaders: { hanno: { place: 'phintias', owner: 'carthage' } },
      forces: [
        force('phintias', 'carthage', { 'mercenary-light': 1 }),
        force('phintias.city', 'neutral', { 'mercenary-hoplites': 1 }),
      ],
      treasury: { carthage: 40 },
    });
    table.act({ type: 'treat', zone: 'phintias' });
    table.act({ type: 'bid', talents: 30 }, { chance: [5] });
    table.act({ type: 'enlist', unit: 'mercenary-hoplites' });
    choose(table, 'done');
    expect(pointsAt(table, 'phintias.city', 'carthage')).toMatchObject({ 'mercenary-hoplites': 1 });
    expect(written(table).treasury.carthage).toBe(0);
  });
  test('TI-EX10 TI-III-c TI-III-i TI-III-j TI-III-q TI-R9 Dionysius suborns Euthymus with his army', () => {
    const suborn = (treasury: number) =>
      operations('dionysius', {
        leaders: {
          euthymus: { place: 'syr_epipolae', owner: 'hicetas' },
          agathocles: { place: 'syr_tyche', owner: 'dionysius' },
        },
        forces: [
          force('syr_epipolae', 'hicetas', { 'mercenary-hoplites': 2, 'mercenary-light': 3, 'citizen-hoplites': 1 }),
          force('syr_tyche', 'dionysius', { 'mercenary-light': 1 }),
        ],
        treasury: { dionysius: treasury },
      });
    const rich = suborn(158);
    rich.act({ type: 'suborn', leader: 'euthymus' });
    rich.act({ type: 'bid', talents: 60 }, { chance: [4] });
    expect(rich.of('diplomacy-result')[0]).toMatchObject({ total: 5, needed: 5, success: true });
    expect(written(rich).treasury.dionysius).toBe(0);
    expect(pointsAt(rich, 'syr_tyche', 'dionysius')).toMatchObject({ 'mercenary-hoplites': 2, 'mercenary-light': 4 });
    expect(pointsAt(rich, 'syr_epipolae', 'hicetas')).toEqual({ 'citizen-hoplites': 1 });
    const poor = suborn(157);
    poor.act({ type: 'suborn', leader: 'euthymus' });
    expect(poor.why({ type: 'bid', talents: 60 })).toBe('TI-III-j');
    poor.act({ type: 'bid', talents: 59 }, { chance: [4] });
    expect(poor.of('diplomacy-result')[0]).toMatchObject({ total: 4, success: false });
    expect(suborn(97).why({ type: 'suborn', leader: 'euthymus' })).toBe('TI-III-j');
  });
  test('TI-III-d TI-FN-s heads and leaders without L cannot be worked on; nor can the Sicans', () => {
    const table = operations('dionysius', {
      leaders: {
        hicetas: { place: 'leontini.city', owner: 'hicetas' },
        mago: { place: 'motya.city', owner: 'carthage' },
        ducetius: { place: 'hippana', owner: 'sicans' },
      },
      treasury: { dionysius: 300 },
    });
    expect(table.why({ type: 'suborn', leader: 'hicetas' })).toBe('TI-III-d');
    expect(table.why({ type: 'suborn', leader: 'mago' })).toBe('TI-III-d');
    expect(table.why({ type: 'court', leader: 'ducetius' })).toBe('TI-III-d');
    expect(table.why({ type: 'court', leader: 'agyris' })).toBe('TI-III-a');
  });
  test('TI-FN-t TI-FN-r Agyris as an ally: his troops are hired at once, the Sicel cities pay his friend', () => {
    const table = operations('hicetas', {
      leaders: { agyris: { place: 'agyrium', owner: 'sicels' } },
      forces: [force('agyrium', 'sicels', { 'native-light': 4, 'native-cavalry': 1 })],
      natives: { sicels: { army: 'reaction', turns: 1, enemy: null, size: [0, 4, 1], extinct: false } },
      treasury: { hicetas: 240 },
    });
    table.act({ type: 'court', leader: 'agyris' });
    table.act({ type: 'bid', talents: 90 }, { chance: [5] });
    expect(table.match.pending()[0].step).toBe('enlisting');
    table.act({ type: 'enlist', unit: 'native-light' });
    choose(table, 'done');
    expect(pointsAt(table, 'agyrium', 'hicetas')).toEqual({ 'native-light': 1 });
    table.act({ type: 'tax' });
    choose(table, 'collect');
    expect(table.of('taxes')[0].from).toContainEqual({ zone: 'agyrium', talents: 20 });
  });
});
