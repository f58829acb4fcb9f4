import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

test('TI-R115 TI-V-j a recruiter abroad may come home in the third turn, and need not; what he hired waits with him', async () => {
  const desk = await new Desk().operations('dionysius', {
    turn: 9,
    sent: { dionysius: { italy: 3 } },
    forces: [
      force('syr_ortygia', 'dionysius', { 'mercenary-hoplites': 5 }),
      force('italy', 'dionysius', { triremes: 2, 'mercenary-hoplites': 2 }),
    ],
    leaders: { dionysius: at('italy', 'dionysius'), agathocles: at('syr_ortygia', 'dionysius') },
  });
  expect(await desk.why('dionysius', { type: 'return', area: 'italy', zone: 'syr_ortygia' })).toBeNull();
  await desk.choose('dionysius', 'done');
  expect(await desk.pointsAt('italy', 'dionysius')).toEqual({ triremes: 2, 'mercenary-hoplites': 2 });
});
test('TI-R116 TI-FN-x natives who attack have their tactic from the game: only their enemy is asked for one', async () => {
  const desk = await new Desk().begin(
    {
      phase: 'natives',
      turn: 5,
      order: ['hicetas', 'carthage', 'timoleon', 'dionysius'],
      alliances: [],
      forces: [
        force('caltagirone', 'hicetas', { 'mercenary-hoplites': 3 }),
        force('armerina', 'sicels', { 'native-light': 10 }),
        force('leontini.city', 'hicetas', { 'mercenary-light': 1 }),
      ],
      leaders: { hicetas: at('caltagirone', 'hicetas'), agyris: at('armerina', 'sicels') },
      natives: { sicels: { army: 'reaction', turns: 1, enemy: null, size: [0, 10, 0], extinct: false } },
      zones: { caltagirone: { raised: true } },
    },
    [],
    4,
  );
  expect(await desk.pending()).toMatchObject([{ seat: 'hicetas', step: 'tactics' }]);
});
test('TI-R117 TI-VII-j TI-VII-b the city goes by its garrison: Hicetas taxes Leontini though Timoleon stands in its field', async () => {
  const given = {
    treasury: { hicetas: 0, timoleon: 0 },
    forces: [
      force('leontini', 'timoleon', { 'mercenary-hoplites': 5 }),
      force('leontini.city', 'hicetas', { 'mercenary-light': 1 }),
      force('tauromenium.city', 'timoleon', { 'mercenary-light': 1 }),
    ],
    leaders: { timoleon: at('leontini', 'timoleon'), hicetas: at('leontini.city', 'hicetas') },
    zones: {
      leontini: { control: 'hicetas', raised: true },
      thapsos: { control: 'neutral' },
      tauromenium: { control: 'timoleon' },
    },
  };
  const taxes = async (seat: string) => {
    const desk = await new Desk().operations(seat, given);
    await desk.act(seat, { type: 'tax' });
    await desk.choose(seat, 'collect');
    return (await desk.position()).treasury[seat];
  };
  expect(await taxes('hicetas')).toBe(20);
  expect(await taxes('timoleon')).toBe(20); // Tauromenium alone
});
test('TI-R118 TI-R83 two sign, and what they signed is read out to all; an offer is between the two', async () => {
  const desk = await new Desk().begin({ phase: 'negotiation', turn: 3, order: ['hicetas', 'dionysius', 'carthage', 'timoleon'] });
  await desk.act('hicetas', { type: 'draft', faction: 'dionysius' });
  await desk.act('hicetas', { type: 'term', term: 'truce', value: 6 });
  await desk.choose('hicetas', 'send');
  expect(JSON.stringify(await desk.heard('timoleon'))).not.toContain('"truce":6');
  await desk.choose('dionysius', 'sign');
  expect(JSON.stringify(await desk.heard('timoleon'))).toContain('"truce":6');
});
