import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

// VI: infantry 6, cavalry 8, a leader alone 10; what is left behind no longer slows the others.
test('TI-VI-d TI-VI-b hoplites are left on the way: the cavalry goes on with its own eight points', async () => {
  const desk = await new Desk().operations('carthage', {
    forces: [force('agrigentum', 'carthage', { 'mercenary-hoplites': 2, 'mercenary-cavalry': 2 })],
    leaders: { bostar: at('agrigentum', 'carthage') },
    zones: { agrigentum: { control: 'carthage' }, phintias: { control: 'carthage' }, camarina: { control: 'carthage' } },
  });
  await desk.march('carthage', 'bostar');
  await desk.step('carthage', 'phintias', 'camarina'); // 1, 1 + 1 for the river
  expect((await desk.pending())[0].about.pm).toBe(3);
  await desk.act('carthage', { type: 'leave', unit: 'mercenary-hoplites', count: 2 });
  expect((await desk.pending())[0].about.pm).toBe(5);
  await desk.act('carthage', { type: 'leave', unit: 'mercenary-cavalry', count: 2 });
  expect((await desk.pending())[0].about.pm).toBe(7);
});
// VI: entering the metropolitan map costs 1, then 1 a zone; from the Small Harbour one lands in the Market.
test('TI-VI-h TI-VI-i Hicetas from Thapsos to Neapolis by Epipolae: one point a zone, his energy still there', async () => {
  const desk = await new Desk().operations('hicetas', {
    forces: [
      force('thapsos', 'hicetas', { 'mercenary-hoplites': 2 }),
      force('syr_epipolae', 'hicetas', { 'mercenary-light': 1 }),
    ],
    leaders: { hicetas: at('thapsos', 'hicetas') },
    zones: { syr_neapolis: { control: 'dionysius', raised: true } },
  });
  await desk.march('hicetas', 'hicetas');
  await desk.step('hicetas', 'syr_epipolae', 'syr_neapolis');
  expect((await desk.pending())[0].about.pm).toBe(6); // 6 + 2 − 1 − 1
  await desk.choose('hicetas', 'halt');
  expect((await desk.position()).zones.syr_neapolis.control).toBe('hicetas');
});
test('TI-VI-i TI-VI-c TI-VI-g from the Small Harbour an army lands in the Market for 2, and may then only act there', async () => {
  const desk = await new Desk().operations('carthage', {
    forces: [force('sea_syracuse', 'carthage', { triremes: 3, 'mercenary-hoplites': 3 })],
    leaders: { bostar: at('sea_syracuse', 'carthage') },
    zones: { syr_market: { control: 'dionysius' }, syr_ortygia: { control: 'dionysius' } },
  });
  await desk.march('carthage', 'bostar');
  await desk.step('carthage', 'syr_small_harbour');
  expect(await desk.why('carthage', { type: 'land', place: 'syr_achradina' })).not.toBeNull();
  await desk.act('carthage', { type: 'land', place: 'syr_market' });
  expect((await desk.pending())[0].about.pm).toBe(7); // 10 − 1 − 2
  expect(await desk.why('carthage', { type: 'step', place: 'syr_achradina' })).toBe('TI-VI-c');
  expect(await desk.why('carthage', { type: 'choose', choice: 'entrench' })).toBeNull();
});
// VI: a trireme point carries one point of infantry; cavalry wants the transport, which carries anything.
test('TI-VI-g TI-I-e cavalry and engines go aboard the transport only, and it carries them all', async () => {
  const given = (ships: Record<string, number>) => ({
    forces: [
      force('lilybaeum.city', 'carthage', { 'mercenary-cavalry': 6, engines: 8, 'mercenary-hoplites': 20 }),
      force('lilybaeum.port', 'carthage', ships),
    ],
    leaders: { mago: at('lilybaeum.city', 'carthage') },
  });
  const without = await new Desk().operations('carthage', given({ triremes: 34 }));
  await without.march('carthage', 'mago');
  expect(await without.why('carthage', { type: 'embark', place: 'lilybaeum.port' })).toBe('TI-VI-g');
  const desk = await new Desk().operations('carthage', given({ triremes: 1, transport: 1 }));
  await desk.march('carthage', 'mago');
  await desk.act('carthage', { type: 'embark', place: 'lilybaeum.port' });
  expect((await desk.pending())[0].about.pm).toBe(10); // 10 + 2 − 2
});
