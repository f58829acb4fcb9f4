import { describe, expect, test } from 'vitest';
import { at, Desk, force } from '../third-reading/desk.ts';

const HOPLITES = 'mercenary-hoplites';
const order = ['carthage', 'timoleon', 'hicetas', 'dionysius'];

// Conditions that could be turned without a test noticing: each has one here.
test('TI-FN-m TI-FN-n a war of three turns stays on the map between them, though nobody is in its own lands', async () => {
  const end = async (turns: number) => {
    const desk = await new Desk().begin(
      {
        phase: 'end',
        turn: 5,
        order,
        alliances: [],
        forces: [force('phintias', 'sicans', { 'native-light': 5 }), force('phintias.city', 'timoleon', { [HOPLITES]: 9 })],
        leaders: { ducetius: at('phintias', 'sicans') },
        zones: { phintias: { control: 'timoleon' } },
        natives: { sicans: { army: 'conquest', turns, enemy: 'timoleon', size: [0, 5, 0], extinct: false } },
      },
      [],
      1,
    );
    return desk.of('natives-leave').length;
  };
  expect(await end(1)).toBe(0);
  expect(await end(2)).toBe(0);
  expect(await end(3)).toBe(1);
});

test('TI-B-b a bombardment of exactly 10 is a breach, and the assault that may follow has three for it', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [
      force('syr_market', 'timoleon', { [HOPLITES]: 12, engines: 8 }),
      force('syr_ortygia', 'dionysius', { [HOPLITES]: 3 }),
      force('tauromenium.city', 'timoleon', { [HOPLITES]: 1 }),
    ],
    zones: { syr_market: { control: 'timoleon' }, syr_ortygia: { siege: { by: 'timoleon', turns: 2 } } },
    leaders: { cleander: at('syr_market', 'timoleon'), timoleon: at('tauromenium.city', 'timoleon') },
  });
  await desk.march('timoleon', 'cleander');
  await desk.choose('timoleon', 'bombard', [6]); // and four engines to spare
  expect(desk.of('bombardment')).toMatchObject([{ result: 10, levels: 3, defence: 1 }]);
  expect(await desk.pending()).toMatchObject([{ seat: 'timoleon', step: 'storming', about: { breach: true } }]);
  await desk.choose('timoleon', 'storm', [1, 1]);
  expect(desk.of('assault')[0].modifiers).toContainEqual({ rule: 'TI-B-b', by: 3 });
});

test('TI-R83 a truce that ends this month can still be denounced in it, one that has ended cannot', async () => {
  const why = async (truce: number) => {
    const desk = await new Desk().begin(
      {
        phase: 'negotiation',
        turn: 5,
        order,
        alliances: [],
        forces: [],
        leaders: {},
        treaties: [{ a: 'carthage', b: 'timoleon', truce, passage: 0, joint: false }],
      },
      [],
      1,
    );
    return desk.why('carthage', { type: 'denounce', faction: 'timoleon' });
  };
  expect(await why(5)).toBeNull();
  expect(await why(4)).toBe('TI-R83');
});

test('TI-IV-s what is told of discontented troops is what they do: 5 obey, 3 stay', async () => {
  const told = async (die: number) => {
    const desk = await new Desk().operations('carthage', {
      forces: [force('motya.city', 'carthage', { 'citizen-hoplites-discontented': 2, [HOPLITES]: 1 })],
      leaders: { bostar: at('motya.city', 'carthage'), synalo: at('motya.city', 'carthage') },
    });
    await desk.march('carthage', 'bostar', [die]);
    const marches = (await desk.pointsAt('march', 'carthage'))['citizen-hoplites-discontented'] === 2;
    expect(marches).toBe(desk.of('obedience')[0].result === 'obey');
    return desk.of('obedience')[0].result;
  };
  expect(await Promise.all([6, 5, 4, 3].map(told))).toEqual(['obey', 'obey', 'stay', 'stay']);
});

describe('TI-N-a whom a fleet may challenge', () => {
  const why = async (owner: string, fleet: object) => {
    const desk = await new Desk().operations('carthage', {
      alliances: [['carthage', 'hicetas']],
      forces: [
        force('sea_catana', 'carthage', { triremes: 4 }),
        force('sea_catana', owner, fleet as Record<string, number>),
        force('lilybaeum.city', 'carthage', { [HOPLITES]: 1 }),
      ],
      leaders: { hanno: at('sea_catana', 'carthage'), synalo: at('lilybaeum.city', 'carthage') },
    });
    await desk.march('carthage', 'hanno');
    return desk.why('carthage', { type: 'attack', owner });
  };
  test('TI-N-a not its ally in the same water', async () => {
    expect(await why('hicetas', { triremes: 2 })).toBe('TI-N-a');
    expect(await why('dionysius', { triremes: 2 })).toBeNull();
  });
});

test('TI-VII-l a leader alone inside Motya, the first city of the board, goes when others guard it', async () => {
  const desk = await new Desk().operations('carthage', {
    forces: [force('motya.city', 'hicetas', { [HOPLITES]: 3 }), force('lilybaeum.city', 'carthage', { [HOPLITES]: 2 })],
    zones: { motya: { control: 'hicetas', raised: true } },
    leaders: { hanno: at('motya.city', 'carthage'), bostar: at('lilybaeum.city', 'carthage') },
  });
  await desk.march('carthage', 'bostar');
  await desk.choose('carthage', 'halt');
  expect((await desk.position()).leaders.hanno.place).toBe('lilybaeum.city');
});

test('TI-VI-g an army goes aboard whatever pool was put down first', async () => {
  const desk = await new Desk().operations('carthage', {
    forces: [force('motya.port', 'carthage', { triremes: 3 }), force('motya.city', 'carthage', { [HOPLITES]: 2 })],
    leaders: { hanno: at('motya.city', 'carthage') },
  });
  await desk.march('carthage', 'hanno');
  expect(await desk.why('carthage', { type: 'embark', place: 'motya.port' })).toBeNull();
});

describe('TI-S-c TI-R113 TI-R15 a siege by Carthage is a siege like others', () => {
  const besieged = (zone: string, field: string, home: string) => ({
    forces: [
      force(field, 'carthage', { [HOPLITES]: 6 }),
      force(home, 'dionysius', { [HOPLITES]: 3 }),
      force('sea_catana', 'dionysius', { triremes: 4 }),
      force('syr_great_harbour', 'dionysius', { triremes: 2 }),
    ],
    zones: {
      [field]: { control: field === zone ? 'dionysius' : 'carthage' },
      [zone]: { control: 'dionysius', raised: true, siege: { by: 'carthage', turns: 2 } },
    },
    leaders: { bostar: at(field, 'carthage'), dionysius: at(home, 'dionysius') },
    treasury: { dionysius: 100 },
  });
  test('TI-R113 nobody goes through it to ships off the coast', async () => {
    const desk = await new Desk().operations('dionysius', besieged('catana', 'catana', 'catana.city'));
    await desk.march('dionysius', 'dionysius');
    expect(await desk.why('dionysius', { type: 'embark', place: 'sea_catana' })).toBe('TI-S-d');
  });
  test('TI-V-m the arsenal rests', async () => {
    const desk = await new Desk().operations('dionysius', besieged('syr_ortygia', 'syr_market', 'syr_ortygia'));
    expect(await desk.why('dionysius', { type: 'arsenal' })).toBe('TI-V-m');
  });
  test('TI-R33 a captive of Carthage commands nobody', async () => {
    const given = besieged('catana', 'catana', 'catana.city');
    const desk = await new Desk().operations('dionysius', {
      ...given,
      leaders: { ...given.leaders, timonides: { ...at('catana.city', 'dionysius'), captor: 'carthage' } },
    });
    expect(await desk.why('dionysius', { type: 'activate', leader: 'timonides' })).toBe('TI-II-o');
    await desk.act('dionysius', { type: 'activate', leader: 'dionysius' });
    expect(await desk.why('dionysius', { type: 'bring', leader: 'timonides' })).toBe('TI-VI-b');
  });
});

test('TI-IV-i ground counts in Motya too: plundered land costs twice', async () => {
  const bill = async (ravaged: boolean) => {
    const desk = await new Desk().begin({
      phase: 'maintenance',
      turn: 11,
      order,
      alliances: [],
      treasury: { carthage: 100 },
      forces: [force('motya.city', 'carthage', { [HOPLITES]: 2 })],
      leaders: { synalo: at('motya.city', 'carthage') },
      zones: { motya: { control: 'carthage', ravaged } },
    });
    return (await desk.pending())[0].about.bill;
  };
  expect(await bill(false)).toBe(10);
  expect(await bill(true)).toBe(20);
});

test('TI-VI-g TI-R46 triremes do not sail off as an element from more troops than the others carry', async () => {
  const desk = await new Desk().operations('carthage', {
    forces: [force('sea_panormus', 'carthage', { triremes: 3, [HOPLITES]: 5 })],
    expeditions: { carthage_1: { status: 'arrived', turn: 5, place: 'sea_panormus' } },
    leaders: {},
  });
  expect(await desk.why('carthage', { type: 'element', place: 'sea_panormus', unit: 'triremes', count: 1 })).toBe('TI-VI-g');
});

test('TI-III-n a spy who has seen the operation may tell any of the others', async () => {
  const desk = await new Desk().operations('hicetas', {
    po: { hicetas: 3, dionysius: 2 },
    forces: [force('syr_achradina', 'timoleon', { 'citizen-hoplites': 3 })],
    leaders: { hicetas: at('leontini.city', 'hicetas'), archonides: at('syr_achradina', 'timoleon') },
  });
  await desk.act('hicetas', { type: 'court', leader: 'archonides' });
  await desk.choose('dionysius', 'spy', [4]);
  const told = (await desk.legal('dionysius')).filter(({ type }) => type === 'inform').map(({ faction }) => faction);
  expect(told.sort()).toEqual(['carthage', 'timoleon']);
});
