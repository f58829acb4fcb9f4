import { expect, test } from 'vitest';
import { at, Desk, force } from '../third-reading/desk.ts';

// Conditions that could be turned round without any test noticing, until these were written.
const HOPLITES = 'mercenary-hoplites';
const LIGHT = 'mercenary-light';

test('TI-H-c a garrison that surrenders goes to the nearest own zone, not to the first of the board', async () => {
  const desk = await new Desk().begin(
    {
      phase: 'end',
      turn: 5,
      order: ['hicetas', 'timoleon', 'carthage', 'dionysius'],
      alliances: [],
      forces: [
        force('netum', 'hicetas', { [HOPLITES]: 9 }),
        force('netum.city', 'timoleon', { [HOPLITES]: 2 }),
        force('agrigentum.city', 'timoleon', { [HOPLITES]: 1 }),
        force('pachynus.city', 'timoleon', { [HOPLITES]: 1 }),
      ],
      zones: {
        netum: { control: 'timoleon', raised: true, siege: { by: 'hicetas', turns: 4 } },
        agrigentum: { control: 'timoleon' },
        pachynus: { control: 'timoleon' },
      },
      leaders: { hicetas: at('netum', 'hicetas'), timoleon: at('tauromenium.city', 'timoleon') },
    },
    [6], // 6 − 4: the city offers surrender
    5,
  );
  await desk.choose('hicetas', 'accept');
  expect(await desk.pointsAt('pachynus.city', 'timoleon')).toEqual({ [HOPLITES]: 3 });
});

test('TI-FN-w after a drawn battle in the field the natives neither plunder nor go for the city', async () => {
  const desk = await new Desk().begin(
    {
      phase: 'natives',
      turn: 5,
      order: ['hicetas', 'timoleon', 'carthage', 'dionysius'],
      alliances: [],
      forces: [
        force('leontini', 'hicetas', { [HOPLITES]: 5 }),
        force('leontini', 'sicels', { 'native-light': 5, 'native-hoplites': 2 }),
      ],
      zones: { leontini: { siege: { by: 'sicels', turns: 1 } } },
      leaders: { hicetas: at('leontini', 'hicetas'), agyris: at('leontini', 'sicels') },
      natives: { sicels: { army: 'destructive', turns: 1, enemy: 'hicetas', size: [2, 5, 0], extinct: false } },
    },
    [1], // the natives stand
    1,
  );
  // 18 against 20: even. T 2 against 3, stand against stand, so the attacker needs one more than the defender.
  await desk.act('hicetas', { type: 'tactic', tactic: 'stand' }, [4, 3, 1, 2, 1, 2, 1]);
  expect(desk.of('battle')).toMatchObject([{ difference: 0 }]);
  expect(desk.of('plundered')).toEqual([]);
  expect(desk.of('native-siege')).toEqual([]);
});

test('TI-R13 TI-VII-b a captain who stands alone in a quarter that is not his takes nothing of it along', async () => {
  const desk = await new Desk().operations('timoleon', {
    treasury: { carthage: 0, timoleon: 0, hicetas: 0, dionysius: 0 },
    zones: { syr_tyche: { control: 'hicetas', raised: true } },
    leaders: {
      timoleon: at('tauromenium.city', 'timoleon'),
      sosis: at('syr_tyche', 'hicetas'),
      hicetas: at('leontini.city', 'hicetas'),
    },
  });
  await desk.act('timoleon', { type: 'court', leader: 'sosis' });
  for (const { seat } of await desk.pending()) await desk.act(seat, { type: 'bid', talents: 0 }, [5]);
  const { leaders, zones } = await desk.position();
  expect(leaders.sosis.owner).toBe('neutral');
  expect(zones.syr_tyche.control).toBe('hicetas');
});
test('TI-R13 a neutral captain in another’s city comes alone to the nearest zone of his new side', async () => {
  const desk = await new Desk().operations('timoleon', {
    treasury: { carthage: 0, timoleon: 0, hicetas: 0, dionysius: 0 },
    forces: [force('catana.city', 'neutral', { [HOPLITES]: 2 })],
    leaders: {
      timoleon: at('rhegium.city', 'timoleon'),
      mamercus: at('catana.city', 'neutral'),
      archonides: at('catana.city', 'neutral'),
    },
  });
  await desk.act('timoleon', { type: 'court', leader: 'archonides' });
  for (const { seat } of await desk.pending()) await desk.act(seat, { type: 'bid', talents: 0 }, [5]);
  const { leaders } = await desk.position();
  expect(leaders.archonides).toMatchObject({ owner: 'timoleon', place: 'tauromenium.city' });
  expect(await desk.pointsAt('catana.city', 'neutral')).toEqual({ [HOPLITES]: 2 });
});

test('TI-IV-z TI-IV-g the tax of a besieged city cannot be forgone: there is none', async () => {
  const desk = await new Desk().operations('hicetas', {
    turn: 4,
    forces: [force('leontini', 'timoleon', { [HOPLITES]: 5 }), force('leontini.city', 'hicetas', { [HOPLITES]: 2 })],
    zones: { leontini: { ravaged: true, siege: { by: 'timoleon', turns: 1 } }, thapsos: { ravaged: true } },
    leaders: { hicetas: at('leontini.city', 'hicetas') },
  });
  await desk.act('hicetas', { type: 'tax' });
  expect(await desk.why('hicetas', { type: 'forgo', zone: 'leontini' })).toBe('TI-IV-z');
  expect(await desk.why('hicetas', { type: 'forgo', zone: 'thapsos' })).toBeNull();
});

test('TI-II-s TI-VI-k troops without a leader do not entrench', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [force('catana', 'timoleon', { [LIGHT]: 2 })],
    leaders: { timoleon: at('tauromenium.city', 'timoleon') },
  });
  await desk.act('timoleon', { type: 'element', place: 'catana', unit: LIGHT, count: 2 });
  expect(await desk.why('timoleon', { type: 'choose', choice: 'entrench' })).toBe('TI-II-s');
});

test('TI-VIII-a of allies who defend with as many points each, whoever was attacked decides', async () => {
  for (const attacked of ['carthage', 'hicetas']) {
    const desk = await new Desk().operations('timoleon', {
      alliances: [['carthage', 'hicetas']],
      forces: [
        force('leontini', 'timoleon', { [HOPLITES]: 5 }),
        force('leontini', 'hicetas', { [LIGHT]: 2 }),
        force('leontini', 'carthage', { [LIGHT]: 2 }),
      ],
      leaders: { timoleon: at('leontini', 'timoleon') },
    });
    await desk.march('timoleon', 'timoleon');
    await desk.act('timoleon', { type: 'attack', owner: attacked });
    await desk.choose(attacked === 'carthage' ? 'hicetas' : 'carthage', 'join');
    expect((await desk.pending())[0].about.defender).toBe(attacked);
  }
});

test('TI-L-k an army of natives at war crosses what lies between it and its enemy, not what its lands have', async () => {
  const desk = await new Desk().begin(
    {
      phase: 'natives',
      turn: 5,
      order: ['carthage', 'timoleon', 'hicetas', 'dionysius'],
      alliances: [],
      forces: [
        force('phintias.city', 'carthage', { [HOPLITES]: 4 }),
        force('agrigentum', 'sicans', { 'native-light': 9, 'native-hoplites': 4 }),
      ],
      zones: Object.fromEntries([
        ['phintias', { control: 'carthage', raised: true }],
        ['agrigentum', { control: 'neutral', raised: true }],
        ...['thermae', 'thermae_selinuntiae', 'entella', 'segesta', 'panormus'].map(zone => [zone, { control: 'neutral' }]),
      ]),
      leaders: { synalo: at('lilybaeum.city', 'carthage'), ducetius: at('agrigentum', 'sicans') },
      natives: { sicans: { army: 'destructive', turns: 1, enemy: 'carthage', size: [4, 9, 0], extinct: false } },
    },
    [1, 1, 1],
    1,
  );
  expect(desk.of('natives-move')).toMatchObject([{ from: 'agrigentum', zone: 'phintias' }]);
  await desk.choose('carthage', 'stand');
  // Hills lie between Caltanissetta and Phintias; between Agrigentum and Phintias there is nothing.
  expect((await desk.pending())[0].about).toMatchObject({ defender: 'carthage', defence: 16 });
});

test('TI-L-v a pursuit of 6 destroys the engines, one of 5 does nothing', async () => {
  for (const [die, engines] of [
    [6, undefined],
    [5, 2],
  ]) {
    const desk = await new Desk().operations('timoleon', {
      forces: [
        force('catana', 'timoleon', { [HOPLITES]: 12 }),
        force('catana', 'hicetas', { [HOPLITES]: 8, engines: 2 }),
        force('leontini.city', 'hicetas', { [HOPLITES]: 1 }),
      ],
      leaders: { timoleon: at('catana', 'timoleon') },
    });
    await desk.march('timoleon', 'timoleon');
    await desk.act('timoleon', { type: 'attack', owner: 'hicetas' });
    await desk.act('timoleon', { type: 'tactic', tactic: 'stand' });
    await desk.act('hicetas', { type: 'tactic', tactic: 'stand' }, [1, 3, 6, 1, 2]);
    for (let [asked] = await desk.pending(); asked.step === 'naming'; [asked] = await desk.pending())
      await desk.act(asked.seat, (await desk.legal(asked.seat))[0]);
    await desk.act('hicetas', { type: 'retreat', place: 'leontini' });
    await desk.choose('timoleon', 'pursue', [die]);
    for (let [asked] = await desk.pending(); asked.step === 'loss'; [asked] = await desk.pending())
      await desk.act(asked.seat, (await desk.legal(asked.seat))[0]);
    expect(desk.of('pursuit')).toMatchObject([{ result: die }]);
    expect((await desk.pointsAt('leontini.city', 'hicetas')).engines).toBe(engines);
  }
});

test('TI-A-i the besieger may follow into the streets where the assault has brought the wall to nothing, and only there', async () => {
  for (const [defence, step] of [
    [1, 'storming'],
    [2, 'operations'],
  ]) {
    const desk = await new Desk().operations('hicetas', {
      forces: [force('netum', 'hicetas', { [HOPLITES]: 8 }), force('netum.city', 'timoleon', { [HOPLITES]: 6 })],
      zones: { netum: { control: 'timoleon', raised: true, defence, siege: { by: 'hicetas', turns: 2 } } },
      leaders: { eupolemus: at('netum', 'hicetas'), hicetas: at('leontini.city', 'hicetas') },
    });
    await desk.march('hicetas', 'eupolemus');
    await desk.choose('hicetas', 'assault');
    await desk.act('hicetas', { type: 'stratagem', stratagem: 'gate' });
    await desk.act('timoleon', { type: 'stratagem', stratagem: 'countermine' }, [defence === 1 ? 4 : 6, 2]);
    for (let [asked] = await desk.pending(); asked.step === 'loss'; [asked] = await desk.pending())
      await desk.act(asked.seat, { type: 'lose', owner: asked.seat, unit: HOPLITES });
    expect(desk.of('assault')[0].result).toBeGreaterThanOrEqual(4);
    expect(desk.of('assault')[0].result).toBeLessThanOrEqual(6);
    expect((await desk.pending())[0].step).toBe(step);
  }
});

test('TI-III-b TI-R75 the city of a living minor tyrant is no city to treat with; that of a captive one is', async () => {
  for (const mamercus of [at('catana.city', 'neutral'), { ...at('tauromenium.city', 'neutral'), captor: 'timoleon' }]) {
    const desk = await new Desk().operations('timoleon', {
      forces: [force('catana.city', 'neutral', { [HOPLITES]: 2 }), force('tauromenium.city', 'timoleon', { [HOPLITES]: 1 })],
      leaders: { timoleon: at('catana', 'timoleon'), mamercus },
    });
    expect(await desk.why('timoleon', { type: 'treat', zone: 'catana' })).toBe('captor' in mamercus ? null : 'TI-III-b');
  }
});

test('TI-VII-l a leader without troops takes no undefended place by halting in it', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [force('leontini.city', 'hicetas', { [HOPLITES]: 1 })],
    zones: { catana: { control: 'hicetas', raised: true } },
    leaders: { cleander: at('tauromenium.city', 'timoleon'), hicetas: at('leontini.city', 'hicetas') },
  });
  await desk.act('timoleon', { type: 'activate', leader: 'cleander' });
  await desk.choose('timoleon', 'march');
  await desk.step('timoleon', 'catana');
  await desk.choose('timoleon', 'halt');
  expect((await desk.position()).zones.catana.control).toBe('hicetas');
});

test('TI-L-t a beaten defender may go aboard in the port of the territory, not in another', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [
      force('thapsos', 'timoleon', { [HOPLITES]: 12 }),
      force('thapsos', 'hicetas', { [HOPLITES]: 8 }),
      force('thapsos.port', 'hicetas', { triremes: 8 }),
      force('catana.port', 'hicetas', { triremes: 8 }),
    ],
    zones: { catana: { control: 'hicetas', raised: true } },
    leaders: { timoleon: at('thapsos', 'timoleon') },
  });
  await desk.march('timoleon', 'timoleon');
  await desk.act('timoleon', { type: 'attack', owner: 'hicetas' });
  await desk.act('timoleon', { type: 'tactic', tactic: 'stand' });
  await desk.act('hicetas', { type: 'tactic', tactic: 'stand' }, [1, 3, 6, 1, 2]);
  for (let [asked] = await desk.pending(); asked.step === 'naming'; [asked] = await desk.pending())
    await desk.act(asked.seat, (await desk.legal(asked.seat))[0]);
  const places = (await desk.legal('hicetas')).map(({ place }) => place);
  expect(places).toContain('thapsos.port');
  expect(places).not.toContain('catana.port');
});

test('TI-A-l an army thrown back from the walls may go aboard a fleet off that coast with room for it, and no other', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [
      force('thapsos', 'timoleon', { [HOPLITES]: 6 }),
      force('thapsos.city', 'hicetas', { [HOPLITES]: 3 }),
      force('sea_catana', 'timoleon', { triremes: 5 }),
      force('sea_naxos', 'timoleon', { triremes: 5 }),
    ],
    zones: { thapsos: { control: 'hicetas', raised: true, siege: { by: 'timoleon', turns: 1 } } },
    leaders: { timoleon: at('thapsos', 'timoleon') },
  });
  await desk.march('timoleon', 'timoleon');
  await desk.choose('timoleon', 'assault');
  await desk.act('timoleon', { type: 'stratagem', stratagem: 'walls' });
  await desk.act('hicetas', { type: 'stratagem', stratagem: 'defend_wall' }, [1, 6, 5]);
  for (let [asked] = await desk.pending(); asked.step === 'loss'; [asked] = await desk.pending())
    await desk.act(asked.seat, (await desk.legal(asked.seat))[0]);
  expect(await desk.pending()).toMatchObject([{ step: 'leaving' }]);
  const places = (await desk.legal('timoleon')).map(({ place }) => place);
  expect(places).toContain('sea_catana');
  expect(places).not.toContain('sea_naxos');
});
