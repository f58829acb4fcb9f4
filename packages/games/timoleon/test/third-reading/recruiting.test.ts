import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

// V b: a city gives its citizens once in the campaign, whoever raises them; "only Greeks" at Segesta.
test('TI-V-b TI-V-g Timoleon raises the hoplite of Segesta, Carthage never may; what Hicetas has raised is raised for all', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [force('segesta.city', 'timoleon', { 'mercenary-light': 1 })],
    leaders: { timoleon: at('segesta.city', 'timoleon') },
    zones: { segesta: { control: 'timoleon' }, leontini: { control: 'timoleon', raised: true } },
  });
  await desk.act('timoleon', { type: 'recruit', zone: 'segesta' });
  expect(await desk.pointsAt('segesta.city', 'timoleon')).toEqual({ 'mercenary-light': 1, 'citizen-hoplites': 1 });
  expect(await desk.why('timoleon', { type: 'recruit', zone: 'leontini' })).toBe('TI-V-b');
  const punic = await new Desk().operations('carthage', {
    forces: [force('segesta.city', 'carthage', { 'mercenary-light': 1 })],
    leaders: { synalo: at('segesta.city', 'carthage') },
  });
  expect(await punic.why('carthage', { type: 'recruit', zone: 'segesta' })).toBe('TI-V-f');
});
// V: a ship is paid when begun (twice its upkeep) and is there two months later, winter being one turn.
test('TI-V-l TI-R23 a trireme begun at Thapsos in November is launched in March', async () => {
  const desk = await new Desk().operations('hicetas', {
    turn: 10,
    treasury: { hicetas: 25 },
    forces: [force('thapsos.city', 'hicetas', { 'mercenary-light': 1 })],
    leaders: { hicetas: at('thapsos.city', 'hicetas') },
    zones: { thapsos: { control: 'hicetas' } },
  });
  await desk.act('hicetas', { type: 'trireme', zone: 'thapsos' });
  const { treasury, building } = await desk.position();
  expect(treasury.hicetas).toBe(5);
  expect(building).toEqual([{ zone: 'thapsos', turn: 12, triremes: 1 }]);
  expect(await desk.why('hicetas', { type: 'trireme', zone: 'thapsos' })).toBe('TI-IV-a');
});
// V a: one turn there, one to pay, one back; the pool is what the list says, and Africa is Carthage's.
test('TI-V-j TI-V-k Ariston in Italy: sent in one turn, pays in the next for what two ships carry, comes home in the third', async () => {
  const given = (turn: number) => ({
    turn,
    treasury: { timoleon: 100 },
    sent: { timoleon: { italy: 5 } },
    forces: [force('italy', 'timoleon', { triremes: 2 }), force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 1 })],
    leaders: { ariston: at('italy', 'timoleon'), timoleon: at('tauromenium.city', 'timoleon') },
    zones: { tauromenium: { control: 'timoleon' } },
  });
  const paying = await new Desk().operations('timoleon', given(6));
  expect(await paying.why('timoleon', { type: 'hire', area: 'italy', arm: 'cavalry', count: 1 })).not.toBeNull(); // no transport
  expect(await paying.why('timoleon', { type: 'hire', area: 'italy', arm: 'hoplites', count: 3 })).not.toBeNull();
  expect(await paying.why('timoleon', { type: 'return', area: 'italy', zone: 'tauromenium' })).toBe('TI-V-j');
  await paying.act('timoleon', { type: 'hire', area: 'italy', arm: 'hoplites', count: 2 });
  const { treasury, pools } = await paying.position();
  expect([treasury.timoleon, pools.italy[0]]).toEqual([80, 4]);
  const home = await new Desk().operations('timoleon', {
    ...given(7),
    forces: [force('italy', 'timoleon', { triremes: 2, 'mercenary-hoplites': 2 })],
  });
  await home.act('timoleon', { type: 'return', area: 'italy', zone: 'tauromenium' });
  expect((await home.position()).leaders.ariston.place).toMatch(/^tauromenium/);
  expect(await home.why('timoleon', { type: 'dispatch', leader: 'timoleon', area: 'africa' })).not.toBeNull();
});
