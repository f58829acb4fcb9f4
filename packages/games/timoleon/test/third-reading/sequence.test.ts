import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

// II: what is done during a movement ends it; another stack has its own.
test('TI-II-q TI-II-p who has dug himself in goes no further; a second leader in the place may still march, the first not again', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [force('inessa', 'timoleon', { 'mercenary-hoplites': 4 })],
    leaders: { cleander: at('inessa', 'timoleon'), ariston: at('inessa', 'timoleon') },
    zones: { inessa: { control: 'timoleon', raised: true }, catana: { control: 'timoleon', raised: true } },
  });
  await desk.act('timoleon', { type: 'activate', leader: 'cleander' });
  await desk.act('timoleon', { type: 'take', unit: 'mercenary-hoplites', count: 2 });
  await desk.choose('timoleon', 'march');
  await desk.step('timoleon', 'catana');
  await desk.choose('timoleon', 'entrench');
  expect((await desk.pending())[0].step).toBe('operations');
  expect(await desk.why('timoleon', { type: 'activate', leader: 'cleander' })).toBe('TI-II-p');
  await desk.march('timoleon', 'ariston');
  await desk.step('timoleon', 'catana');
  await desk.choose('timoleon', 'halt');
  expect((await desk.position()).po.timoleon).toBe(4);
});
// II 4: maintenance when the sum is more than 20, or in the first turn of a year; not in the first turn of the game.
test('TI-II-h TI-II-i the first winter pays only above 20 points, the others with any sum, and it is told why', async () => {
  const phase = async (turn: number, poRolled: number) => {
    const order = ['carthage', 'timoleon', 'hicetas', 'dionysius'];
    const desk = await new Desk().begin({ phase: 'maintenance', turn, order, poRolled });
    return desk.of('maintenance')[0];
  };
  expect(await phase(1, 20)).toMatchObject({ compulsory: false });
  expect(await phase(1, 21)).toMatchObject({ compulsory: true, rule: 'TI-II-i', winter: false });
  expect(await phase(4, 21)).toMatchObject({ compulsory: true, rule: 'TI-II-i', winter: false });
  expect(await phase(21, 8)).toMatchObject({ compulsory: true, rule: 'TI-II-h', winter: true });
});
// II 5: 3 PO a diplomatic operation, 2 for taxes, 1 for a level; four taxes in a year, none in winter.
test('TI-II-k with five points: diplomacy and taxes, and nothing is left for a level of defence', async () => {
  const desk = await new Desk().operations('hicetas', {
    po: { hicetas: 5 },
    treasury: { hicetas: 50, carthage: 0, timoleon: 0, dionysius: 0 },
    forces: [
      force('leontini.city', 'hicetas', { 'mercenary-hoplites': 1 }),
      force('catana.city', 'neutral', { 'mercenary-hoplites': 2 }),
    ],
    leaders: { hicetas: at('leontini.city', 'hicetas'), mamercus: at('catana.city', 'neutral') },
    zones: { leontini: { control: 'hicetas', defence: 1 }, thapsos: { control: 'hicetas' } },
  });
  await desk.act('hicetas', { type: 'court', leader: 'mamercus' });
  await desk.act('hicetas', { type: 'bid', talents: 0 }, [6]); // 6 + 1 > 6
  expect((await desk.position()).leaders.mamercus.owner).toBe('hicetas');
  await desk.act('hicetas', { type: 'tax' });
  await desk.choose('hicetas', 'collect');
  expect((await desk.position()).treasury.hicetas).toBe(110); // Leontini, Thapsos and now Catana
  expect(await desk.why('hicetas', { type: 'repair', zone: 'leontini' })).toBe('TI-II-k');
});
