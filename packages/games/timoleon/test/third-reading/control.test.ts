import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

// VII: a garrison may withdraw and so grant the passage, or stand and stop the mover; that of an ally chooses for itself.
test('TI-VII-c two allied garrisons choose each for itself: one withdraws, the other stands and bars the way', async () => {
  const desk = await new Desk().operations('timoleon', {
    alliances: [['carthage', 'hicetas']],
    forces: [
      force('leontini.city', 'hicetas', { 'mercenary-hoplites': 2 }),
      force('leontini.city', 'carthage', { 'mercenary-light': 2 }),
      force('catana', 'timoleon', { 'mercenary-hoplites': 5 }),
    ],
    leaders: { timoleon: at('catana', 'timoleon') },
    zones: { leontini: { control: 'hicetas', raised: true } },
  });
  await desk.march('timoleon', 'timoleon');
  await desk.step('timoleon', 'leontini');
  await desk.choose('carthage', 'stand');
  await desk.choose('hicetas', 'withdraw');
  expect(await desk.why('timoleon', { type: 'step', place: 'thapsos' })).toBe('TI-VII-c');
  expect(await desk.why('timoleon', { type: 'attack', owner: 'carthage' })).toBeNull();
  expect(await desk.why('timoleon', { type: 'attack', owner: 'hicetas' })).toBe('TI-S-a');
});
// VII: "or if, having conquered it, it can recruit citizens there": Timoleon keeps a Greek city without troops, Dionysius does not.
test('TI-VII-a the same city, left without troops: Timoleon keeps it, Dionysius loses it', async () => {
  for (const [seat, leader, keeps] of [
    ['timoleon', 'cleander', 'timoleon'],
    ['dionysius', 'agathocles', 'neutral'],
  ]) {
    const desk = await new Desk().operations(seat, {
      forces: [
        force('phintias.city', seat, { 'mercenary-hoplites': 1 }),
        force('syr_ortygia', 'dionysius', { 'mercenary-hoplites': 1 }),
        force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 1 }),
      ],
      leaders: { [leader]: at('phintias.city', seat) },
      zones: { phintias: { control: seat }, camarina: { control: seat, raised: true } },
    });
    await desk.march(seat, leader);
    await desk.step(seat, 'camarina');
    await desk.choose(seat, 'halt');
    expect((await desk.position()).zones.phintias.control).toBe(keeps);
  }
});
// VII: a fleet in port intercepts whatever hostile fleet passes, if it likes; the passer may sail on if it does not.
test('TI-VII-h a fleet in port lets one passer go and meets the next', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [
      force('sea_naxos', 'timoleon', { triremes: 3 }),
      force('tauromenium.port', 'timoleon', { triremes: 2 }),
      force('thapsos.port', 'hicetas', { triremes: 3 }),
    ],
    leaders: { cleander: at('sea_naxos', 'timoleon'), timoleon: at('tauromenium.port', 'timoleon') },
    zones: { tauromenium: { control: 'timoleon' }, thapsos: { control: 'hicetas' } },
  });
  await desk.march('timoleon', 'cleander');
  await desk.step('timoleon', 'sea_catana');
  await desk.choose('hicetas', 'stay');
  await desk.step('timoleon', 'sea_syracuse');
  await desk.choose('timoleon', 'halt');
  await desk.march('timoleon', 'timoleon');
  await desk.step('timoleon', 'sea_naxos', 'sea_catana');
  await desk.choose('hicetas', 'intercept');
  expect(await desk.pending()).toMatchObject([{ seat: 'timoleon', step: 'wishes' }]); // who intercepts has said that he fights
});
