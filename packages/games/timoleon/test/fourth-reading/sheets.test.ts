import { expect, test } from 'vitest';
import { at, Desk, force } from '../third-reading/desk.ts';

const HOPLITES = 'mercenary-hoplites';

// "After both of the following events have occurred": whoever has lost a zone since has still held them all.
test('TI-FD-f TI-R121 Timoleon has held all of Syracuse, lost it, and then eliminates his second tyrant: the third expedition is called', async () => {
  for (const liberated of [true, false]) {
    const desk = await new Desk().begin(
      {
        phase: 'operations',
        turn: 9,
        order: ['timoleon', 'carthage', 'hicetas', 'dionysius'],
        po: { timoleon: 6 },
        alliances: [],
        liberated,
        forces: [force('apollonia', 'timoleon', { [HOPLITES]: 9 }), force('apollonia.city', 'neutral', { [HOPLITES]: 1 })],
        zones: { apollonia: { defence: 0, raised: true, siege: { by: 'timoleon', turns: 2 } } },
        leaders: {
          timoleon: at('apollonia', 'timoleon'),
          leptines: at('apollonia.city', 'neutral'),
          hippo: { place: 'dead', owner: 'neutral', killer: 'timoleon' },
          hicetas: at('leontini.city', 'hicetas'),
          dionysius: at('syr_ortygia', 'dionysius'),
        },
      },
      [],
      5,
    );
    await desk.march('timoleon', 'timoleon');
    await desk.act('timoleon', { type: 'attack', owner: 'neutral' });
    await desk.act('timoleon', { type: 'tactic', tactic: 'frontal' });
    for (let [asked] = await desk.pending(); asked?.step === 'naming'; [asked] = await desk.pending())
      await desk.act(asked.seat, (await desk.legal(asked.seat))[0]);
    expect((await desk.position()).leaders.leptines).toMatchObject({ killer: 'timoleon' });
    expect((await desk.position()).expeditions.corinth_3.status).toBe(liberated ? 'called' : 'waiting');
  }
});
test('TI-FD-f TI-R121 that he holds all of it now is remembered', async () => {
  const desk = await new Desk().operations('timoleon', {
    zones: Object.fromEntries(
      ['epipolae', 'tyche', 'achradina', 'neapolis', 'market', 'ortygia', 'olympium', 'plemmyrium'].map(zone => [
        `syr_${zone}`,
        { control: 'timoleon' },
      ]),
    ),
    forces: [force('tauromenium.city', 'timoleon', { [HOPLITES]: 1 })],
    leaders: { timoleon: at('tauromenium.city', 'timoleon') },
  });
  expect((await desk.position()).liberated).toBe(false);
  await desk.march('timoleon', 'timoleon');
  await desk.choose('timoleon', 'halt');
  expect((await desk.position()).liberated).toBe(true);
});

// "If the native leader is eliminated the aggressive actions are annulled": those that are under way as well.
const WAR = { army: 'conquest', turns: 1, enemy: 'hicetas', size: [4, 9, 0], extinct: false };
const atWar = (sicels: object, more: readonly object[] = []) =>
  new Desk().begin(
    {
      phase: 'natives',
      turn: 5,
      order: ['hicetas', 'timoleon', 'carthage', 'dionysius'],
      alliances: [],
      forces: [
        force('leontini.city', 'hicetas', { [HOPLITES]: 8 }),
        force('caltagirone', 'sicels', { 'native-light': 9, 'native-hoplites': 4 }),
        ...more,
      ],
      leaders: { hicetas: at('leontini.city', 'hicetas'), agyris: { place: 'dead', owner: 'sicels' } },
      natives: { sicels: { ...WAR, ...sicels } },
    },
    [1],
    1,
  );
test('TI-FN-q a seasonal war ends when the leader of the people is dead; its army goes home', async () => {
  const desk = await atWar({});
  expect(desk.of('natives-leave')).toMatchObject([{ people: 'sicels', rule: 'TI-FN-q' }]);
  expect(desk.of('native-target').filter(({ people }) => people === 'sicels')).toEqual([]);
});
test('TI-FN-q TI-FN-h whoever has invaded its lands meets it all the same', async () => {
  const desk = await atWar({}, [force('enna', 'hicetas', { [HOPLITES]: 1 })]);
  expect(desk.of('natives-leave')).toEqual([]);
  expect(desk.of('natives-move')).toMatchObject([{ people: 'sicels', zone: 'enna' }]);
});

// IV: the mark on the land goes "by forgoing to raise the taxes in the city of that territory": whoever raises them.
test('TI-IV-z TI-FN-t the ally of Agyris may forgo the tax of a Sicel city for its land', async () => {
  for (const ally of ['hicetas', 'timoleon']) {
    const desk = await new Desk().operations('hicetas', {
      turn: 4,
      forces: [force('agyrium', ally, { 'native-light': 4 })],
      leaders: { hicetas: at('leontini.city', 'hicetas'), agyris: at('agyrium', ally) },
      zones: { enna: { ravaged: true } },
    });
    await desk.act('hicetas', { type: 'tax' });
    expect(await desk.why('hicetas', { type: 'forgo', zone: 'enna' })).toBe(ally === 'hicetas' ? null : 'TI-IV-z');
  }
});

// V: the recruits are brought "to a controlled port", and the harbours of Syracuse are ports (TI-R26).
test('TI-V-j TI-R22 TI-R26 recruits come home to the harbour that belongs to the zone: of the Market, of Olympium, of Ortygia', async () => {
  for (const [zone, water, other] of [
    ['syr_market', 'syr_small_harbour', 'syr_olympium'],
    ['syr_olympium', 'syr_great_harbour', 'syr_market'],
  ]) {
    const desk = await new Desk().operations('hicetas', {
      turn: 9,
      sent: { hicetas: { italy: 7 } },
      zones: { [zone]: { control: 'hicetas' } },
      forces: [
        force(zone, 'hicetas', { [HOPLITES]: 2 }),
        force(water, 'hicetas', { triremes: 1 }),
        force('italy', 'hicetas', { triremes: 2, [HOPLITES]: 2 }),
      ],
      leaders: { euthymus: at('italy', 'hicetas'), hicetas: at(zone, 'hicetas') },
    });
    expect(await desk.why('hicetas', { type: 'return', area: 'italy', zone: other })).toBe('TI-R22');
    await desk.act('hicetas', { type: 'return', area: 'italy', zone });
    expect(await desk.pointsAt(water, 'hicetas')).toEqual({ triremes: 3 });
    expect(await desk.pointsAt(zone, 'hicetas')).toEqual({ [HOPLITES]: 4 });
  }
});
test('TI-V-j TI-R95 ships abroad that were not paid bring nobody home', async () => {
  const desk = await new Desk().begin(
    {
      phase: 'maintenance',
      turn: 11,
      order: ['timoleon', 'carthage', 'hicetas', 'dionysius'],
      alliances: [],
      treasury: { timoleon: 30 },
      sent: { timoleon: { italy: 9 } },
      forces: [force('italy', 'timoleon', { triremes: 2, [HOPLITES]: 4 })],
      leaders: { cleander: at('italy', 'timoleon') },
    },
    [],
    1,
  );
  for (let n = 0; n < 4; n++) await desk.act('timoleon', { type: 'pay', place: 'italy', unit: HOPLITES });
  await desk.act('timoleon', { type: 'pay', place: 'italy', unit: 'triremes' });
  await desk.choose('timoleon', 'done');
  expect(await desk.pointsAt('italy', 'timoleon')).toEqual({ triremes: 1, [HOPLITES]: 1 });
  expect(desk.of('drowned')).toMatchObject([{ points: 3, rule: 'TI-R95' }]);
});

// III: "in the same zone or in the adjacent one": a port belongs to its zone.
test('TI-III-c a general aboard in a port is worked on from the territory beside it', async () => {
  const desk = await new Desk().operations('timoleon', {
    treasury: { timoleon: 300 },
    forces: [force('phintias.port', 'dionysius', { triremes: 3 }), force('phintias.city', 'dionysius', { [HOPLITES]: 1 })],
    zones: { phintias: { control: 'dionysius' } },
    leaders: { timoleon: at('caltanissetta', 'timoleon'), agathocles: at('phintias.port', 'dionysius') },
  });
  expect(await desk.why('timoleon', { type: 'suborn', leader: 'agathocles' })).toBeNull();
});
