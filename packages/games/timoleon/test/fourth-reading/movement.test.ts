import { expect, test } from 'vitest';
import { at, Desk, force } from '../third-reading/desk.ts';

const HOPLITES = 'mercenary-hoplites';

// VI: nothing is picked up on the way; nothing forbids leaving a general with the garrison that he is to command.
test('TI-VI-b TI-II-p a general stays with the garrison that is left behind, and has been activated', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [force('tauromenium.city', 'timoleon', { [HOPLITES]: 5 })],
    zones: { catana: { control: 'hicetas', raised: true } },
    leaders: {
      timoleon: at('tauromenium.city', 'timoleon'),
      cleander: at('tauromenium.city', 'timoleon'),
      hicetas: at('leontini.city', 'hicetas'),
    },
  });
  await desk.act('timoleon', { type: 'activate', leader: 'timoleon' });
  await desk.act('timoleon', { type: 'bring', leader: 'cleander' });
  await desk.choose('timoleon', 'all');
  await desk.choose('timoleon', 'march');
  const stay = (leader: string, zone: string) => ({ type: 'station', leader, zone });
  expect(await desk.why('timoleon', stay('cleander', 'tauromenium'))).toBe('TI-VI-b'); // he simply was not to be taken along
  await desk.step('timoleon', 'catana');
  expect(await desk.why('timoleon', stay('timoleon', 'catana'))).toBe('TI-VI-b');
  expect(await desk.why('timoleon', stay('cleander', 'leontini'))).toBe('TI-VI-b');
  await desk.act('timoleon', { type: 'leave', unit: HOPLITES, count: 2 });
  await desk.act('timoleon', stay('cleander', 'catana'));
  await desk.step('timoleon', 'tauromenium');
  await desk.choose('timoleon', 'halt');
  const { leaders, zones } = await desk.position();
  expect(leaders.cleander).toMatchObject({ place: 'catana.city', done: true });
  expect(leaders.timoleon.place).toBe('tauromenium.city');
  expect(zones.catana.control).toBe('timoleon');
});
test('TI-VI-b TI-VI-g on the way a fleet leaves a general in a port of its side, and the transport where the triremes carry the rest', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [force('sea_naxos', 'timoleon', { triremes: 4, transport: 1, [HOPLITES]: 3 })],
    zones: { messana: { control: 'timoleon' } },
    leaders: { timoleon: at('sea_naxos', 'timoleon'), cleander: at('sea_naxos', 'timoleon') },
  });
  await desk.act('timoleon', { type: 'activate', leader: 'timoleon' });
  await desk.act('timoleon', { type: 'bring', leader: 'cleander' });
  await desk.choose('timoleon', 'all');
  await desk.choose('timoleon', 'march');
  await desk.step('timoleon', 'sea_rhegium');
  expect(await desk.why('timoleon', { type: 'station', leader: 'cleander', zone: 'messana' })).toBe('TI-VI-b');
  await desk.act('timoleon', { type: 'leave', unit: 'transport', count: 1 });
  await desk.step('timoleon', 'messana.port');
  await desk.act('timoleon', { type: 'station', leader: 'cleander', zone: 'messana' });
  expect((await desk.position()).leaders.cleander.place).toBe('messana.city');
  expect(await desk.pointsAt('sea_rhegium', 'timoleon')).toEqual({ transport: 1 });
});
test('TI-VI-g the transport is not left with horsemen or more foot aboard than the triremes carry', async () => {
  for (const points of [{ 'mercenary-cavalry': 1 }, { [HOPLITES]: 3 }]) {
    const desk = await new Desk().operations('timoleon', {
      forces: [force('sea_naxos', 'timoleon', { triremes: 2, transport: 1, ...points })],
      leaders: { timoleon: at('sea_naxos', 'timoleon') },
    });
    await desk.march('timoleon', 'timoleon');
    await desk.step('timoleon', 'sea_rhegium');
    expect(await desk.why('timoleon', { type: 'leave', unit: 'transport', count: 1 })).toBe('TI-VI-g');
  }
});

// VI: "as an exception a leader who has landed may carry out an operation": plundering is named among them.
test('TI-VI-c TI-II-s troops that land without a leader do not plunder; those that march do', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [
      force('sea_catana', 'timoleon', { triremes: 2, 'mercenary-light': 2 }),
      force('tauromenium.city', 'timoleon', { 'mercenary-light': 2 }),
    ],
    leaders: { timoleon: at('tauromenium.city', 'timoleon') },
  });
  await desk.act('timoleon', { type: 'element', place: 'sea_catana', unit: 'triremes', count: 2 });
  await desk.act('timoleon', { type: 'land', place: 'catana' });
  expect(await desk.why('timoleon', { type: 'choose', choice: 'plunder' })).toBe('TI-VI-c');
  await desk.choose('timoleon', 'halt');
  await desk.act('timoleon', { type: 'element', place: 'tauromenium.city', unit: 'mercenary-light', count: 2 });
  await desk.step('timoleon', 'catana');
  expect(await desk.why('timoleon', { type: 'choose', choice: 'plunder' })).toBeNull();
});
