import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

const HEADS = { synalo: at('lilybaeum.city', 'carthage'), dionysius: at('syr_ortygia', 'dionysius') };
const HOMES = [
  force('lilybaeum.city', 'carthage', { 'mercenary-hoplites': 2 }),
  force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 2 }),
];
/** Timoleon besieges Hicetas in Thapsos, whose fleet lies in the port or on the sea before it. */
const thapsos = (fleet: string) =>
  new Desk().operations('hicetas', {
    forces: [
      ...HOMES,
      force('thapsos.city', 'hicetas', { 'mercenary-hoplites': 5 }),
      force(fleet, 'hicetas', { triremes: 6 }),
      force('thapsos', 'timoleon', { 'mercenary-hoplites': 9 }),
    ],
    leaders: { ...HEADS, timoleon: at('thapsos', 'timoleon'), hicetas: at('thapsos.city', 'hicetas') },
    zones: { thapsos: { control: 'hicetas', raised: true, siege: { by: 'timoleon', turns: 2 } } },
  });

// VI: embarking is part of naval movement, and the port is inside; the besiegers stand between the walls and the beach.
test('TI-R113 TI-S-d besieged in Thapsos Hicetas goes aboard in his port, not on ships off the coast', async () => {
  const port = await thapsos('thapsos.port');
  await port.march('hicetas', 'hicetas');
  expect(await port.why('hicetas', { type: 'step', place: 'leontini' })).toBe('TI-S-d');
  await port.act('hicetas', { type: 'embark', place: 'thapsos.port' });
  await port.step('hicetas', 'sea_catana');
  const beach = await thapsos('sea_catana');
  await beach.march('hicetas', 'hicetas');
  expect(await beach.why('hicetas', { type: 'embark', place: 'sea_catana' })).toBe('TI-S-d');
});
// Terrestre 4: "difensori trincerati" are in the field; Ortygia is a fortress, and its walls are all that it has.
test('TI-R104 TI-VI-k Dionysius digs no works inside Ortygia, besieged or not; on Olympium he may', async () => {
  const desk = (place: string, siege: object) =>
    new Desk().operations('dionysius', {
      forces: [
        ...HOMES,
        force(place, 'dionysius', { 'mercenary-hoplites': 4 }),
        force('syr_market', 'timoleon', { 'mercenary-hoplites': 9 }),
      ],
      leaders: { ...HEADS, dionysius: at(place, 'dionysius'), timoleon: at('syr_market', 'timoleon') },
      zones: { syr_market: { control: 'timoleon' }, syr_ortygia: { control: 'dionysius', ...siege } },
    });
  const entrench = { type: 'choose', choice: 'entrench' };
  const besieged = await desk('syr_ortygia', { siege: { by: 'timoleon', turns: 2 } });
  await besieged.march('dionysius', 'dionysius');
  expect(await besieged.why('dionysius', entrench)).toBe('TI-VI-k');
  const free = await desk('syr_ortygia', {});
  await free.march('dionysius', 'dionysius');
  expect(await free.why('dionysius', entrench)).toBe('TI-VI-k');
  const open = await desk('syr_olympium', {});
  await open.march('dionysius', 'dionysius');
  expect(await open.why('dionysius', entrench)).toBeNull();
});
// Terrestre 4: "difensori dietro fiume"; the army has crossed it, set its siege and shot the wall down before it storms.
test('TI-R103 TI-B-c over the Symaethus, the wall of Catana shot down: its four hoplites count 16, not 20', async () => {
  const catana = (order: object) =>
    new Desk().operations('hicetas', {
      forces: [...HOMES, force('leontini.city', 'hicetas', { 'mercenary-hoplites': 9, engines: 9 }), ...Object.values(order)],
      leaders: { ...HEADS, hicetas: at('leontini.city', 'hicetas') },
      zones: { leontini: { control: 'hicetas', raised: true }, catana: { control: 'neutral', raised: true, defence: 1 } },
    });
  const streets = await catana([force('catana.city', 'neutral', { 'mercenary-hoplites': 4 })]);
  await streets.march('hicetas', 'hicetas');
  await streets.step('hicetas', 'catana');
  await streets.choose('hicetas', 'besiege');
  await streets.choose('hicetas', 'bombard', [6]);
  await streets.choose('hicetas', 'storm');
  expect((await streets.pending())[0].about).toMatchObject({ attack: 36, defence: 16, streets: -2 });
  // In the field they would stand behind the river.
  const field = await catana([force('catana', 'dionysius', { 'mercenary-hoplites': 4 })]);
  await field.march('hicetas', 'hicetas');
  await field.step('hicetas', 'catana');
  await field.act('hicetas', { type: 'attack', owner: 'dionysius' });
  expect((await field.pending())[0].about).toMatchObject({ defence: 20 });
});
// Assedio: "the besieger" chooses; Hicetas has the men before Catana, his ally the engines.
test('TI-R120 TI-R88 TI-S-a Bostar takes the siege of Catana over from Hicetas in its third turn and shells it', async () => {
  const before = (carthage: object) =>
    new Desk().operations('carthage', {
      alliances: [['carthage', 'hicetas']],
      forces: [
        ...HOMES,
        force('catana', 'hicetas', { 'mercenary-hoplites': 6 }),
        force('catana', 'carthage', carthage as Record<string, number>),
        force('catana.city', 'neutral', { 'mercenary-hoplites': 3 }),
      ],
      leaders: { ...HEADS, hicetas: at('catana', 'hicetas'), bostar: at('catana', 'carthage') },
      zones: { catana: { control: 'neutral', raised: true, siege: { by: 'hicetas', turns: 3 } } },
    });
  const weak = await before({ 'mercenary-hoplites': 2, engines: 4 });
  await weak.march('carthage', 'bostar');
  expect(await weak.why('carthage', { type: 'choose', choice: 'besiege' })).toBe('TI-S-a'); // two do not besiege three
  const desk = await before({ 'mercenary-hoplites': 3, engines: 4 });
  await desk.march('carthage', 'bostar');
  expect(await desk.why('carthage', { type: 'choose', choice: 'bombard' })).toBe('TI-S-b');
  await desk.choose('carthage', 'besiege');
  await desk.choose('carthage', 'bombard', [3]); // 3 + 2 = 5: a level
  expect((await desk.position()).zones.catana).toMatchObject({ defence: 1, siege: { by: 'carthage', turns: 3 } });
});
