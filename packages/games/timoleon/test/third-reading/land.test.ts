import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

// Land 4: hoplites × 4, light × 2 in the plain, cavalry × 5; an attacker who lands has half. 5: 6 − 1, tactics, leaders, ratio.
test('TI-L-h TI-L-k TI-L-n an army that has landed fights at half: 24 becomes 12 against 13', async () => {
  const desk = await new Desk().operations('carthage', {
    forces: [
      force('sea_catana', 'carthage', { triremes: 6, 'mercenary-hoplites': 6 }),
      force('thapsos', 'hicetas', { 'mercenary-hoplites': 2, 'mercenary-cavalry': 1 }),
    ],
    leaders: { bostar: at('sea_catana', 'carthage'), eupolemus: at('thapsos', 'hicetas') },
    zones: { thapsos: { control: 'hicetas', raised: true } },
  });
  await desk.march('carthage', 'bostar');
  await desk.act('carthage', { type: 'land', place: 'thapsos' });
  await desk.choose('hicetas', 'stand');
  await desk.act('carthage', { type: 'attack', owner: 'hicetas' });
  expect((await desk.pending())[0].about).toMatchObject({ attack: 12, defence: 13, leaders: 2, ratio: 0 });
});
// Land 5: in the streets −2, in Tyche 2 more; discontented citizens have half their multiplier.
test('TI-L-m TI-L-j storming Tyche against discontented citizens: 16 against 7, −4 for the streets', async () => {
  const desk = await new Desk().operations('hicetas', {
    forces: [
      force('syr_epipolae', 'hicetas', { 'mercenary-hoplites': 4 }),
      force('syr_tyche', 'dionysius', { 'forced-hoplites-discontented': 3, 'forced-cavalry-discontented': 1 }),
    ],
    leaders: { hicetas: at('syr_epipolae', 'hicetas'), telesides: at('syr_tyche', 'dionysius') },
    zones: { syr_tyche: { control: 'dionysius', raised: true }, syr_epipolae: { control: 'hicetas' } },
  });
  await desk.march('hicetas', 'hicetas');
  await desk.step('hicetas', 'syr_tyche');
  await desk.act('hicetas', { type: 'attack', owner: 'dionysius' });
  expect((await desk.pending())[0].about).toMatchObject({ attack: 16, defence: 7, leaders: 2, ratio: 2, streets: -4 });
});
// Land 6: a winner whose leader throws twelve loses him; a drawn fight costs nothing.
test('TI-L-s TI-L-n a draw costs nobody a point and moves nobody, but two sixes still kill the commander', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [
      force('leontini', 'timoleon', { 'mercenary-hoplites': 4 }),
      force('leontini', 'hicetas', { 'mercenary-hoplites': 4 }),
      force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 1 }),
    ],
    leaders: {
      cleander: at('leontini', 'timoleon'),
      timoleon: at('tauromenium.city', 'timoleon'),
      hicetas: at('leontini', 'hicetas'),
    },
    zones: { leontini: { control: 'hicetas', raised: true }, tauromenium: { control: 'timoleon' } },
  });
  await desk.march('timoleon', 'cleander');
  await desk.act('timoleon', { type: 'attack', owner: 'hicetas' });
  await desk.act('timoleon', { type: 'tactic', tactic: 'stand' });
  await desk.act('hicetas', { type: 'tactic', tactic: 'stand' }, [5, 4, 6, 6, 1, 2]); // 5 − 4 + 2 − 3 = 0
  expect(desk.of('battle')).toMatchObject([{ difference: 0 }]);
  const { leaders } = await desk.position();
  expect(leaders.cleander.place).toBe('dead');
  expect(await desk.pointsAt('leontini', 'timoleon')).toEqual({ 'mercenary-hoplites': 4 });
  expect(await desk.pointsAt('leontini', 'hicetas')).toEqual({ 'mercenary-hoplites': 4 });
});
// Land 7: the attacker goes back whence he came; 8: in the hills two light points are +1; 1 is an ambush of five points.
test('TI-L-t TI-L-v a beaten attacker goes back over the hills and his rearguard ambushes the pursuers', async () => {
  const desk = await new Desk().operations('hicetas', {
    forces: [
      force('leontini', 'hicetas', { 'mercenary-hoplites': 6 }),
      force('casmenae', 'timoleon', { 'mercenary-hoplites': 8, 'mercenary-light': 1 }),
    ],
    leaders: { euthymus: at('leontini', 'hicetas'), cleander: at('casmenae', 'timoleon') },
    zones: { leontini: { control: 'hicetas', raised: true }, casmenae: { control: 'timoleon', raised: true } },
  });
  await desk.march('hicetas', 'euthymus');
  await desk.step('hicetas', 'casmenae');
  await desk.choose('timoleon', 'stand');
  await desk.act('hicetas', { type: 'attack', owner: 'timoleon' });
  // 24 against 35 and a quarter more behind the hills: 43, −1; Euthymus 3 − 2.
  expect((await desk.pending())[0].about).toMatchObject({ attack: 24, defence: 43, leaders: 1, ratio: -1 });
  await desk.act('hicetas', { type: 'tactic', tactic: 'stand' });
  await desk.act('timoleon', { type: 'tactic', tactic: 'stand' }, [1, 3, 6]); // −2: two points, the winner one
  while ((await desk.pending())[0].step === 'naming') {
    const [{ seat }] = await desk.pending();
    const [action] = await desk.legal(seat);
    await desk.act(seat, action, [1, 2, 1, 2, 6]);
  }
  expect(desk.of('battle')).toMatchObject([{ difference: -2, winner: 'timoleon' }]);
  expect((await desk.legal('hicetas')).map(({ place }) => place)).toEqual(['leontini', 'leontini.city']); // whence he came, and nowhere else
  await desk.act('hicetas', { type: 'retreat', place: 'leontini.city' }); // in another zone: no shelter from pursuit
  await desk.choose('timoleon', 'pursue', [1]);
  while ((await desk.pending())[0].step === 'loss') {
    const [{ seat }] = await desk.pending();
    await desk.act(seat, (await desk.legal(seat))[0]);
  }
  expect(desk.of('pursuit')).toMatchObject([{ die: 1 }]);
  expect((await desk.position()).leaders.euthymus.place).toMatch(/^leontini/);
  const left = await desk.pointsAt('casmenae.city', 'timoleon');
  const field = await desk.pointsAt('casmenae', 'timoleon');
  expect(Object.values({ ...left, ...field }).reduce((sum, n) => sum + n, 0)).toBe(3); // 9 − 1 − 5
});
