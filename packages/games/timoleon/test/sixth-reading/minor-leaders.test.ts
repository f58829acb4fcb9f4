import { expect, test } from 'vitest';
import { at, Desk, force } from '../third-reading/desk.ts';

const HOPLITES = 'mercenary-hoplites';
/** Hicetas wins over Andromachus, whom Timoleon has as an ally at Tauromenium. */
async function won(position: { forces: object[]; leaders?: object; zones?: object; alliances?: object }) {
  const desk = await new Desk().operations('hicetas', {
    treasury: { hicetas: 60, timoleon: 0 },
    ...position,
    forces: [force('leontini.city', 'hicetas', { [HOPLITES]: 1 }), ...position.forces],
    zones: { tauromenium: { control: 'timoleon', ...position.zones } },
    leaders: {
      hicetas: at('leontini.city', 'hicetas'),
      andromachus: at('tauromenium.city', 'timoleon'),
      timoleon: at('catana', 'timoleon'),
      ...position.leaders,
    },
  });
  await desk.act('hicetas', { type: 'court', leader: 'andromachus' });
  await desk.act('hicetas', { type: 'bid', talents: 60 }, [6]);
  expect(desk.of('changes-side')).toMatchObject([{ leader: 'andromachus', from: 'timoleon', to: null }]);
  return desk;
}

// "His army" is what he commands: Timoleon's own, in its works before the same city, is not.
test('TI-R13 TI-R9 the army of his head in the field before his city does not turn neutral with a tyrant', async () => {
  const desk = await won({
    forces: [
      force('tauromenium.city', 'timoleon', { [HOPLITES]: 2 }),
      force('tauromenium', 'timoleon', { [HOPLITES]: 6, veterans: 1 }),
    ],
    zones: { entrenched: ['timoleon'] },
    leaders: { timoleon: at('tauromenium', 'timoleon') },
  });
  expect(await desk.pointsAt('tauromenium', 'timoleon')).toEqual({ [HOPLITES]: 6, veterans: 1 });
  expect(await desk.pointsAt('tauromenium.city', 'neutral')).toEqual({ [HOPLITES]: 2 });
  expect((await desk.position()).zones.tauromenium.control).toBe('neutral');
});
test('TI-R13 TI-R71 a fleet with its admiral in his port stays with its side and puts to sea', async () => {
  const desk = await won({
    forces: [
      force('tauromenium.city', 'timoleon', { [HOPLITES]: 2 }),
      force('tauromenium.port', 'timoleon', { triremes: 5, [HOPLITES]: 4 }),
    ],
    leaders: { cleander: at('tauromenium.port', 'timoleon') },
  });
  expect(await desk.pointsAt('sea_naxos', 'timoleon')).toEqual({ triremes: 5, [HOPLITES]: 4 });
  expect((await desk.position()).leaders.cleander.place).toBe('sea_naxos');
  expect(await desk.pointsAt('tauromenium.city', 'neutral')).toEqual({ [HOPLITES]: 2 });
});
test('TI-R13 a tyrant in the field does not take along the city in which his head commands', async () => {
  const desk = await won({
    forces: [force('tauromenium.city', 'timoleon', { [HOPLITES]: 2 }), force('tauromenium', 'timoleon', { [HOPLITES]: 4 })],
    zones: { entrenched: ['timoleon'] },
    leaders: { andromachus: at('tauromenium', 'timoleon'), timoleon: at('tauromenium.city', 'timoleon') },
  });
  expect(await desk.pointsAt('tauromenium.city', 'timoleon')).toEqual({ [HOPLITES]: 2 });
  expect(await desk.pointsAt('tauromenium', 'neutral')).toEqual({ [HOPLITES]: 4 });
  expect((await desk.position()).zones.tauromenium.control).toBe('timoleon');
});
test('TI-R13 TI-R77 guests in his city who are no allies of its new holder go out into the field', async () => {
  const desk = await won({
    alliances: [['timoleon', 'dionysius']],
    forces: [force('tauromenium.city', 'timoleon', { [HOPLITES]: 2 }), force('tauromenium.city', 'dionysius', { [HOPLITES]: 3 })],
    leaders: { timonides: at('tauromenium.city', 'dionysius') },
  });
  expect(await desk.pointsAt('tauromenium', 'dionysius')).toEqual({ [HOPLITES]: 3 });
  expect(await desk.pointsAt('tauromenium.city', 'dionysius')).toEqual({});
  expect((await desk.position()).leaders.timonides.place).toBe('tauromenium');
});
// "He has troops there": who guards the city of an ally that is no more holds it.
test('TI-IX-g TI-VII-a the city of a faction that is out is its ally’s who has troops in it', async () => {
  const desk = await new Desk().operations('timoleon', {
    alliances: [['carthage', 'hicetas']],
    forces: [
      force('leontini.city', 'carthage', { [HOPLITES]: 2 }),
      force('catana', 'hicetas', { 'mercenary-light': 1 }),
      force('catana', 'timoleon', { [HOPLITES]: 9 }),
    ],
    zones: {
      leontini: { control: 'hicetas', raised: true },
      thapsos: { control: 'hicetas', raised: true },
      syr_epipolae: { control: 'timoleon' },
    },
    leaders: { hicetas: at('catana', 'hicetas'), timoleon: at('catana', 'timoleon') },
  });
  await desk.march('timoleon', 'timoleon');
  await desk.act('timoleon', { type: 'attack', owner: 'hicetas' });
  await desk.act('hicetas', { type: 'tactic', tactic: 'stand' });
  await desk.act('timoleon', { type: 'tactic', tactic: 'stand' }, [6, 1, 6]);
  for (let [asked] = await desk.pending(); asked.step === 'naming'; [asked] = await desk.pending())
    await desk.act(asked.seat, (await desk.legal(asked.seat))[0], [1, 1, 1, 1]);
  expect(desk.of('out').map(({ seat }) => seat)).toContain('hicetas');
  const { zones } = await desk.position();
  expect([zones.leontini.control, zones.thapsos.control]).toEqual(['carthage', 'neutral']);
});
// "Troops in a controlled territory control also the city": its garrison is neutral now, whatever of Hicetas’ stands outside.
test('TI-R13 TI-VII-j the city whose garrison turned with its captain is nobody’s, though the old side stands in the field', async () => {
  const desk = await new Desk().operations('dionysius', {
    treasury: { dionysius: 300 },
    forces: [
      force('thapsos.city', 'hicetas', { [HOPLITES]: 2 }),
      force('thapsos', 'hicetas', { 'mercenary-light': 1 }),
      force('leontini.city', 'hicetas', { 'mercenary-light': 1 }),
    ],
    zones: { thapsos: { control: 'hicetas', entrenched: ['hicetas'] } },
    leaders: { sosis: at('thapsos.city', 'hicetas'), hicetas: at('leontini.city', 'hicetas') },
  });
  await desk.act('dionysius', { type: 'court', leader: 'sosis' });
  await desk.act('dionysius', { type: 'bid', talents: 120 }, [6]);
  expect((await desk.position()).zones.thapsos.control).toBe('neutral');
  expect(await desk.pointsAt('thapsos.city', 'neutral')).toEqual({ [HOPLITES]: 2 });
  expect(await desk.pointsAt('thapsos', 'hicetas')).toEqual({ 'mercenary-light': 1 });
});
test('TI-R13 TI-FE-b an army that turns neutral in the field of its own land goes into the city', async () => {
  const desk = await new Desk().operations('dionysius', {
    treasury: { dionysius: 300 },
    forces: [force('inessa', 'hicetas', { [HOPLITES]: 2 }), force('leontini.city', 'hicetas', { 'mercenary-light': 1 })],
    zones: { inessa: { control: 'hicetas', raised: true, entrenched: ['hicetas'] } },
    leaders: { sosis: at('inessa', 'hicetas'), hicetas: at('leontini.city', 'hicetas') },
  });
  await desk.act('dionysius', { type: 'court', leader: 'sosis' });
  await desk.act('dionysius', { type: 'bid', talents: 120 }, [6]);
  expect((await desk.position()).zones.inessa.control).toBe('neutral');
  expect(await desk.pointsAt('inessa.city', 'neutral')).toEqual({ [HOPLITES]: 2 });
  expect((await desk.position()).leaders.sosis.place).toBe('inessa.city');
});
// Two who are enemies may both be guests of a third; his city passes to one of them, and the other does not stay inside.
test('TI-R77 TI-VII-a of two hostile guests one inherits the city of their ally, and the other goes out into its field', async () => {
  const desk = await new Desk().operations('dionysius', {
    alliances: [
      ['carthage', 'dionysius'],
      ['timoleon', 'dionysius'],
    ],
    forces: [
      force('segesta.city', 'dionysius', { [HOPLITES]: 1 }),
      force('segesta.city', 'carthage', { [HOPLITES]: 1 }),
      force('segesta.city', 'timoleon', { [HOPLITES]: 1 }),
      force('syr_ortygia', 'dionysius', { bodyguard: 1 }),
    ],
    zones: { segesta: { control: 'dionysius', raised: true } },
    leaders: { dionysius: at('syr_ortygia', 'dionysius') },
  });
  await desk.act('dionysius', { type: 'element', place: 'segesta.city', unit: HOPLITES, count: 1 });
  await desk.step('dionysius', 'motya');
  await desk.choose('dionysius', 'halt');
  expect((await desk.position()).zones.segesta.control).toBe('carthage');
  expect(await desk.pointsAt('segesta.city', 'timoleon')).toEqual({});
  expect(await desk.pointsAt('segesta', 'timoleon')).toEqual({ [HOPLITES]: 1 });
  expect(desk.of('goes-out')).toMatchObject([{ seat: 'timoleon', from: 'segesta.city' }]);
});
test('TI-III-h TI-R13 a captain who is nobody’s does not stay behind in the free city that another wins over', async () => {
  const desk = await new Desk().operations('timoleon', {
    treasury: { timoleon: 60 },
    forces: [force('thapsos.city', 'neutral', { [HOPLITES]: 2 }), force('thapsos', 'timoleon', { [HOPLITES]: 2 })],
    zones: { thapsos: { control: 'neutral', raised: true }, syr_epipolae: { control: 'neutral' } },
    leaders: { sosis: at('thapsos.city', 'neutral'), timoleon: at('thapsos', 'timoleon') },
  });
  await desk.act('timoleon', { type: 'treat', zone: 'thapsos' });
  await desk.act('timoleon', { type: 'bid', talents: 0 }, [6]);
  await desk.choose('timoleon', 'done');
  expect((await desk.position()).zones.thapsos.control).toBe('timoleon');
  expect((await desk.position()).leaders.sosis).toMatchObject({ place: 'syr_epipolae', owner: 'neutral' });
});
test('TI-IX-f a faction without leaders follows the captain whom it raises with his quarter at once', async () => {
  const desk = await new Desk().operations('hicetas', {
    forces: [force('syr_tyche', 'hicetas', { [HOPLITES]: 1 })],
    zones: { syr_tyche: { control: 'hicetas', raised: false } },
    leaders: { hicetas: { place: 'dead', owner: 'hicetas' } },
    heads: { hicetas: null },
    fallen: ['hicetas'],
  });
  await desk.act('hicetas', { type: 'recruit', zone: 'syr_tyche' });
  expect((await desk.position()).heads.hicetas).toBe('telesides');
});
test('TI-R13 a captain without troops away from his quarter leaves the game when he turns neutral and it stays', async () => {
  const desk = await new Desk().operations('dionysius', {
    treasury: { dionysius: 300 },
    forces: [force('syr_epipolae', 'hicetas', { [HOPLITES]: 2 }), force('leontini.city', 'hicetas', { 'mercenary-light': 1 })],
    leaders: {
      sosis: at('thapsos.city', 'hicetas'),
      hicetas: at('leontini.city', 'hicetas'),
      eupolemus: at('syr_epipolae', 'hicetas'),
    },
  });
  await desk.act('dionysius', { type: 'court', leader: 'sosis' });
  await desk.act('dionysius', { type: 'bid', talents: 120 }, [6]);
  expect((await desk.position()).leaders.sosis).toMatchObject({ place: 'gone', owner: 'neutral' });
});
