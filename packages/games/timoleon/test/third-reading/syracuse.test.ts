import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

// VI: from the Great Harbour one lands at Olympium; the flanks of Ortygia are for its holder.
test('TI-VI-i TI-VI-j from the Great Harbour Carthage lands at Olympium alone; Dionysius lands in Ortygia from both harbours', async () => {
  const landings = async (seat: string, leader: string, harbour: string) => {
    const desk = await new Desk().operations(seat, {
      forces: [
        force(harbour, seat, { triremes: 2, 'mercenary-hoplites': 2 }),
        force('syr_neapolis', 'dionysius', { 'mercenary-light': 1 }),
      ],
      leaders: { [leader]: at(harbour, seat) },
      zones: { syr_ortygia: { control: 'dionysius' } },
    });
    await desk.march(seat, leader);
    return (await desk.legal(seat)).filter(({ type }) => type === 'land').map(({ place }) => place);
  };
  expect(await landings('carthage', 'bostar', 'syr_great_harbour')).toEqual(['syr_olympium']);
  expect(await landings('carthage', 'bostar', 'syr_small_harbour')).toEqual(['syr_market']);
  expect((await landings('dionysius', 'agathocles', 'syr_great_harbour')).sort()).toEqual(['syr_olympium', 'syr_ortygia']);
  expect((await landings('dionysius', 'agathocles', 'syr_small_harbour')).sort()).toEqual(['syr_market', 'syr_ortygia']);
});
// VI: "Ortygia can be attacked only from the Market"; it has walls, the quarters have streets.
test('TI-VI-j TI-R59 an army in the Market besieges Ortygia; one in Achradina cannot get at it', async () => {
  const beside = async (zone: string) => {
    const desk = await new Desk().operations('timoleon', {
      forces: [
        force(zone, 'timoleon', { 'mercenary-hoplites': 8 }),
        force('syr_ortygia', 'dionysius', { 'mercenary-hoplites': 5 }),
      ],
      leaders: { timoleon: at(zone, 'timoleon'), dionysius: at('syr_ortygia', 'dionysius') },
      zones: { [zone]: { control: 'timoleon', raised: true }, syr_ortygia: { control: 'dionysius' } },
    });
    await desk.march('timoleon', 'timoleon');
    return desk;
  };
  const far = await beside('syr_achradina');
  expect(await far.why('timoleon', { type: 'choose', choice: 'besiege' })).not.toBeNull();
  expect(await far.why('timoleon', { type: 'step', place: 'syr_ortygia' })).not.toBeNull();
  const near = await beside('syr_market');
  expect(await near.why('timoleon', { type: 'step', place: 'syr_ortygia' })).toBe('TI-VI-j');
  expect(await near.why('timoleon', { type: 'attack', owner: 'dionysius' })).toBe('TI-S-a');
  await near.choose('timoleon', 'besiege');
  expect((await near.position()).zones.syr_ortygia.siege).toMatchObject({ by: 'timoleon' });
});
// The tyrants' sheets: alone 30, with allies 15, and more territories than the other tyrant 10.
test('TI-FI-g TI-FY-h Hicetas and Dionysius share Syracuse as allies: 15 each; the ten go to whoever has more', async () => {
  const metro = ['epipolae', 'tyche', 'achradina', 'neapolis', 'market', 'ortygia', 'olympium', 'plemmyrium'];
  const points = async (ofHicetas: number, alliances: string[][]) => {
    const desk = await new Desk().begin(
      {
        phase: 'end',
        turn: 25,
        order: ['carthage', 'timoleon', 'hicetas', 'dionysius'],
        alliances,
        zones: Object.fromEntries(metro.map((zone, n) => [`syr_${zone}`, { control: n < ofHicetas ? 'hicetas' : 'dionysius' }])),
      },
      [],
      1,
    );
    const { hicetas, dionysius } = (await desk.outcome()).detail.points;
    return [hicetas, dionysius];
  };
  expect(await points(3, [['hicetas', 'dionysius']])).toEqual([15, 15]); // 3 + Leontini and Thapsos against 5
  expect(await points(4, [['hicetas', 'dionysius']])).toEqual([25, 15]);
  expect(await points(0, [])).toEqual([0, 40]);
});
// Carthage and Timoleon are never allied, whoever asks; a truce they may sign.
test('TI-III-s Timoleon may write a truce with Carthage, not an alliance', async () => {
  const desk = await new Desk().begin({ phase: 'negotiation', turn: 3, order: ['timoleon', 'carthage', 'hicetas', 'dionysius'] });
  await desk.act('timoleon', { type: 'draft', faction: 'carthage' });
  expect(await desk.why('timoleon', { type: 'term', term: 'alliance', value: 0 })).toBe('TI-III-s');
  expect(await desk.why('timoleon', { type: 'term', term: 'truce', value: 5 })).toBeNull();
});
// The Democrats' sheet: the five quarters call the second expedition, two turns later.
test('TI-FD-d TI-FD-c with the Market Timoleon has the five quarters: Dienarchus comes two turns later', async () => {
  const quarter = (control: string) => ({ control, raised: true });
  const desk = await new Desk().operations('timoleon', {
    turn: 8,
    forces: [
      force('syr_achradina', 'timoleon', { 'mercenary-hoplites': 4 }),
      force('syr_ortygia', 'dionysius', { 'mercenary-hoplites': 1 }),
    ],
    leaders: { timoleon: at('syr_achradina', 'timoleon'), dionysius: at('syr_ortygia', 'dionysius') },
    zones: {
      ...Object.fromEntries(['epipolae', 'tyche', 'achradina', 'neapolis'].map(zone => [`syr_${zone}`, quarter('timoleon')])),
      syr_market: quarter('dionysius'),
    },
  });
  await desk.march('timoleon', 'timoleon');
  await desk.step('timoleon', 'syr_market');
  await desk.choose('timoleon', 'halt');
  for (const seat of ['timoleon', 'carthage', 'hicetas', 'dionysius'])
    if ((await desk.pending())[0]?.seat === seat && desk.of('expedition-called').length === 0)
      await desk.choose(seat, 'done').catch(() => undefined);
  expect((await desk.position()).expeditions.corinth_2).toMatchObject({ status: 'called', turn: 10 });
});
