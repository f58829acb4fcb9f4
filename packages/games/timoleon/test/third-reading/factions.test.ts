import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

const METRO = ['epipolae', 'tyche', 'achradina', 'neapolis', 'market', 'ortygia', 'olympium', 'plemmyrium'];
const syracuse = (of: (zone: string) => string) => Object.fromEntries(METRO.map(zone => [`syr_${zone}`, { control: of(zone) }]));
const order = ['carthage', 'timoleon', 'hicetas', 'dionysius'];

// Carthage: +3 a territory beyond the eight, −5 an original one lost, +25 with allied tyrants and Ortygia its own, −1 a mark.
test('TI-FC-n TI-R56 Carthage counts: Syracuse with Hicetas and Ortygia its own, Thermae lost, two more gained, Panormus ravaged', async () => {
  const punic = [
    'motya',
    'lilybaeum',
    'drepanum',
    'panormus',
    'segesta',
    'entella',
    'thermae_selinuntiae',
    'agrigentum',
    'phintias',
  ];
  const desk = await new Desk().begin(
    {
      phase: 'end',
      turn: 25,
      order,
      alliances: [['carthage', 'hicetas']],
      zones: {
        ...Object.fromEntries(punic.map(zone => [zone, { control: 'carthage', ravaged: zone === 'panormus' }])),
        thermae: { control: 'timoleon' },
        ...syracuse(zone => (zone === 'ortygia' ? 'carthage' : 'hicetas')),
      },
      forces: [
        ...punic.map(zone => force(`${zone}.city`, 'carthage', { 'mercenary-light': 1 })),
        force('syr_ortygia', 'carthage', { 'mercenary-light': 1 }),
        force('thermae.city', 'timoleon', { 'mercenary-light': 1 }),
      ],
      leaders: {
        synalo: at('motya.city', 'carthage'),
        hicetas: at('leontini.city', 'hicetas'),
        timoleon: at('thermae.city', 'timoleon'),
        dionysius: at('syr_olympium', 'dionysius'),
      },
    },
    [],
    1,
  );
  expect((await desk.outcome()).detail.points.carthage).toBe(6 - 5 + 25 - 1);
});
// Carthage b): Motya besieged calls the second expedition, D6 + 3 turns.
test('TI-FC-j TI-FC-k the siege of Motya calls the great army: a two brings it in five turns', async () => {
  const desk = await new Desk().operations('dionysius', {
    turn: 8,
    forces: [
      force('lilybaeum', 'dionysius', { 'mercenary-hoplites': 6 }),
      force('motya.city', 'carthage', { 'mercenary-light': 2 }),
      force('syr_ortygia', 'dionysius', { 'mercenary-light': 1 }),
    ],
    leaders: {
      agathocles: at('lilybaeum', 'dionysius'),
      synalo: at('motya.city', 'carthage'),
      dionysius: at('syr_ortygia', 'dionysius'),
    },
    zones: { motya: { control: 'carthage', raised: true } },
  });
  await desk.march('dionysius', 'agathocles');
  await desk.step('dionysius', 'motya');
  await desk.choose('carthage', 'withdraw');
  await desk.choose('dionysius', 'besiege', [2]);
  expect((await desk.position()).expeditions.carthage_2).toMatchObject({ status: 'called', turn: 13 });
});
// Carthage: total control of Syracuse and at least 15 territories wins at once.
test('TI-FC-o all of Syracuse and fourteen territories besides: fifteen, and the war is over', async () => {
  const towns = [
    'motya',
    'lilybaeum',
    'drepanum',
    'panormus',
    'segesta',
    'entella',
    'thermae',
    'thermae_selinuntiae',
    'agrigentum',
    'phintias',
    'camarina',
    'ragusa',
    'netum',
    'abolla',
  ];
  const won = async (count: number) => {
    const held = towns.slice(0, count);
    const desk = await new Desk().begin(
      {
        phase: 'end',
        turn: 15,
        order,
        alliances: [],
        zones: { ...Object.fromEntries(held.map(zone => [zone, { control: 'carthage' }])), ...syracuse(() => 'carthage') },
        forces: held.map(zone => force(`${zone}.city`, 'carthage', { 'mercenary-light': 1 })),
        leaders: { synalo: at('motya.city', 'carthage'), timoleon: at('tauromenium.city', 'timoleon') },
      },
      [],
      1,
    );
    return (await desk.outcome())?.rule ?? null;
  };
  expect(await won(13)).toBeNull();
  expect(await won(14)).toBe('TI-FC-o');
});
// Democrats: the veterans' point cannot be named among a winner's losses, but among a loser's.
test('TI-L-r TI-FD-a a victorious Timoleon keeps his veterans, a beaten one may lose them', async () => {
  const battle = async (dice: number[]) => {
    const desk = await new Desk().operations('timoleon', {
      forces: [
        force('catana', 'timoleon', { veterans: 1, 'mercenary-hoplites': 3 }),
        force('catana', 'hicetas', { 'mercenary-hoplites': 4 }),
        force('tauromenium.city', 'timoleon', { 'mercenary-light': 1 }),
      ],
      leaders: { timoleon: at('catana', 'timoleon'), hicetas: at('catana', 'hicetas') },
      zones: { catana: { control: 'hicetas', raised: true }, tauromenium: { control: 'timoleon' } },
    });
    await desk.march('timoleon', 'timoleon');
    await desk.act('timoleon', { type: 'attack', owner: 'hicetas' });
    await desk.act('timoleon', { type: 'tactic', tactic: 'stand' });
    await desk.act('hicetas', { type: 'tactic', tactic: 'stand' }, dice);
    const namings: boolean[] = [];
    for (let [asked] = await desk.pending(); asked?.step === 'naming'; [asked] = await desk.pending()) {
      const legal = await desk.legal(asked.seat);
      if (asked.about.of === 'timoleon') namings.push(legal.some(({ unit }) => unit === 'veterans'));
      await desk.act(asked.seat, legal[0], [1, 2, 1, 2, 6]);
    }
    return namings;
  };
  expect((await battle([5, 3, 3])).some(Boolean)).toBe(false); // 2 + 1 = 3: he wins, and loses two
  expect((await battle([1, 4, 6]))[0]).toBe(true); // −3 + 1 = −2: he is beaten
});
// Democrats: 4 turns of total control win, unless Carthage has most of Sicily.
test('TI-FD-k the fourth end of turn with all Syracuse wins for Timoleon, not while Carthage holds twenty territories', async () => {
  const won = async (punic: number) => {
    const towns = [
      'motya',
      'lilybaeum',
      'drepanum',
      'panormus',
      'segesta',
      'entella',
      'thermae',
      'thermae_selinuntiae',
      'agrigentum',
      'phintias',
      'camarina',
      'ragusa',
      'netum',
      'abolla',
      'inessa',
      'centuripae',
      'casmenae',
      'pachynus',
      'halaesa',
      'calacte',
    ].slice(0, punic);
    const desk = await new Desk().begin(
      {
        phase: 'end',
        turn: 15,
        order,
        alliances: [],
        run: { timoleon: 3 },
        zones: { ...Object.fromEntries(towns.map(zone => [zone, { control: 'carthage' }])), ...syracuse(() => 'timoleon') },
        forces: [
          ...towns.map(zone => force(`${zone}.city`, 'carthage', { 'mercenary-light': 1 })),
          force('syr_ortygia', 'timoleon', { 'mercenary-light': 1 }),
        ],
        leaders: { synalo: at('motya.city', 'carthage'), timoleon: at('syr_ortygia', 'timoleon') },
      },
      [],
      1,
    );
    return (await desk.outcome())?.rule ?? null;
  };
  expect(await won(19)).toBe('TI-FD-k');
  expect(await won(20)).toBeNull();
});
// Hicetas: the guard is filled up from hoplites, one point at a time, never above three.
test('TI-FI-d Hicetas fills his guard by one hoplite a turn, in the same place, and not above three', async () => {
  const guards = async (bodyguard: number) => {
    const desk = await new Desk().operations('hicetas', {
      forces: [force('leontini.city', 'hicetas', { bodyguard, 'mercenary-hoplites': 2 })],
      leaders: { hicetas: at('leontini.city', 'hicetas') },
      zones: { leontini: { control: 'hicetas' } },
    });
    const first = await desk.why('hicetas', { type: 'guard', place: 'leontini.city' });
    if (first !== null) return first;
    await desk.act('hicetas', { type: 'guard', place: 'leontini.city' });
    expect(await desk.why('hicetas', { type: 'guard', place: 'leontini.city' })).toBe('TI-R49');
    return desk.pointsAt('leontini.city', 'hicetas');
  };
  expect(await guards(1)).toEqual({ bodyguard: 2, 'mercenary-hoplites': 1 });
  expect(await guards(3)).toBe('TI-R49');
});
// Dionysius: the Bruttii once a game, by himself or by a general; the arsenal at half price, one point a turn.
test('TI-FY-f TI-V-m Dionysius’ general goes to the Bruttii once; the arsenal gives one trireme a turn for ten', async () => {
  const given = {
    treasury: { dionysius: 100 },
    forces: [
      force('syr_ortygia', 'dionysius', { 'mercenary-light': 2 }),
      force('syr_great_harbour', 'dionysius', { triremes: 3 }),
    ],
    leaders: { dionysius: at('syr_ortygia', 'dionysius'), agathocles: at('syr_great_harbour', 'dionysius') },
  };
  const desk = await new Desk().operations('dionysius', given);
  await desk.act('dionysius', { type: 'arsenal' });
  expect(await desk.why('dionysius', { type: 'arsenal' })).toBe('TI-V-m');
  const { treasury } = await desk.position();
  expect(treasury.dionysius).toBe(90);
  await desk.act('dionysius', { type: 'dispatch', leader: 'agathocles', area: 'bruttium' });
  expect((await desk.position()).po.dionysius).toBe(3);
  const again = await new Desk().operations('dionysius', { ...given, bruttium: true });
  expect(await again.why('dionysius', { type: 'dispatch', leader: 'agathocles', area: 'bruttium' })).not.toBeNull();
});
// Neutrals: Nestor (L3) holds Mylae for Hippo; suborned he brings its hoplite, and Hippo keeps Messana.
test('TI-R75 TI-III-c Nestor of Mylae is bought by Dionysius’ general in the field: his man comes along', async () => {
  const desk = await new Desk().operations('dionysius', {
    treasury: { dionysius: 100, carthage: 0, hicetas: 0, timoleon: 0 },
    forces: [
      force('mylae', 'dionysius', { 'mercenary-light': 1 }),
      force('mylae.city', 'neutral', { 'mercenary-hoplites': 1 }),
      force('messana.city', 'neutral', { 'mercenary-light': 3 }),
    ],
    leaders: {
      theodatus: at('mylae', 'dionysius'),
      nestor: { ...at('mylae.city', 'neutral'), lord: 'hippo' },
      hippo: at('messana.city', 'neutral'),
      dionysius: at('syr_ortygia', 'dionysius'),
    },
  });
  await desk.act('dionysius', { type: 'suborn', leader: 'nestor' });
  await desk.act('dionysius', { type: 'bid', talents: 0 }, [4]); // a tyrant's man: 0, and his lord is neutral: 4 > 3
  const { leaders, treasury, zones } = await desk.position();
  expect(leaders.nestor.owner).toBe('dionysius');
  expect(treasury.dionysius).toBe(100 - 10 - 20);
  expect(zones.messana.control).toBe('neutral');
  expect(await desk.pointsAt('mylae', 'dionysius')).toEqual({ 'mercenary-light': 1, 'mercenary-hoplites': 1 });
});
