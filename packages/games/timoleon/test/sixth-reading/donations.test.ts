import { expect, test } from 'vitest';
import { at, Desk, force } from '../third-reading/desk.ts';

const HOPLITES = 'mercenary-hoplites';
/** Carthage hands its only point on Olympium, which it holds, to Dionysius, who has a point there too. */
async function handed(position: object) {
  const desk = await new Desk().begin(
    {
      phase: 'negotiation',
      turn: 5,
      order: ['carthage', 'timoleon', 'hicetas', 'dionysius'],
      alliances: [],
      forces: [
        force('syr_olympium', 'carthage', { [HOPLITES]: 1 }),
        force('syr_olympium', 'dionysius', { 'mercenary-light': 1 }),
        force('lilybaeum.city', 'carthage', { [HOPLITES]: 1 }),
      ],
      leaders: { synalo: at('lilybaeum.city', 'carthage'), dionysius: at('syr_ortygia', 'dionysius') },
      zones: { syr_olympium: { control: 'carthage' } },
      ...position,
    },
    [],
    1,
  );
  await desk.act('carthage', { type: 'hand', faction: 'dionysius', place: 'syr_olympium', unit: HOPLITES });
  return (await desk.position()).zones.syr_olympium.control;
}
// "A faction controls a place if it has troops there": whoever gives his last men away to another who stands there gives up the place.
test('TI-R111 TI-R119 TI-VII-a a place whose last troops are handed to another there is his, unless a treaty keeps it', async () => {
  expect(await handed({})).toBe('dionysius');
  const truce = { a: 'carthage', b: 'dionysius', truce: 9, passage: 0, joint: false };
  expect(await handed({ treaties: [truce] })).toBe('carthage');
});
// Ortygia without troops "is entered from the Market and taken like any undefended place": engines alone take nothing.
test('TI-R59 TI-VI-j engines or a leader alone do not walk into the undefended fortress of another', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [force('syr_market', 'timoleon', { engines: 2, [HOPLITES]: 1 }), force('syr_tyche', 'dionysius', { [HOPLITES]: 1 })],
    zones: { syr_market: { control: 'timoleon' } },
    leaders: { timoleon: at('syr_market', 'timoleon'), dionysius: at('syr_tyche', 'dionysius') },
  });
  await desk.act('timoleon', { type: 'element', place: 'syr_market', unit: 'engines', count: 2 });
  expect(await desk.why('timoleon', { type: 'step', place: 'syr_ortygia' })).toBe('TI-VI-j');
  await desk.choose('timoleon', 'halt');
  await desk.act('timoleon', { type: 'element', place: 'syr_market', unit: HOPLITES, count: 1 });
  await desk.step('timoleon', 'syr_ortygia');
  await desk.choose('timoleon', 'halt');
  expect((await desk.position()).zones.syr_ortygia.control).toBe('timoleon');
});
