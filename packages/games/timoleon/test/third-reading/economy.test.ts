import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

const order = ['timoleon', 'carthage', 'hicetas', 'dionysius'];
// IV: enthusiastic citizens who are not paid stay, discontented; discontented ones who are not paid go home.
test('TI-IV-o TI-IV-n Timoleon does not pay his citizens in two winters: first they grumble, then they go', async () => {
  const unpaid = async (unit: string) => {
    const desk = await new Desk().begin({
      phase: 'maintenance',
      turn: 11,
      order,
      alliances: [],
      treasury: { timoleon: 0 },
      leaders: { timoleon: at('casmenae.city', 'timoleon') },
      forces: [force('casmenae.city', 'timoleon', { [unit]: 2 })],
      zones: { casmenae: { control: 'timoleon' } },
    });
    if ((await desk.pending())[0].step === 'maintenance') await desk.choose('timoleon', 'done');
    return desk.pointsAt('casmenae.city', 'timoleon');
  };
  expect(await unpaid('citizen-hoplites')).toEqual({ 'citizen-hoplites-discontented': 2 });
  expect(await unpaid('citizen-hoplites-discontented')).toEqual({});
});
// IV: half in a rich land, double in a hill, plain rates for ships; the second Carthaginian cavalry is dear.
test('TI-IV-i TI-IV-j what a faction owes in three places', async () => {
  const desk = await new Desk().begin({
    phase: 'maintenance',
    turn: 11,
    order: ['carthage', 'timoleon', 'hicetas', 'dionysius'],
    alliances: [],
    treasury: { carthage: 300 },
    leaders: { synalo: at('lilybaeum.city', 'carthage') },
    forces: [
      force('lilybaeum.city', 'carthage', { 'mercenary-cavalry': 1, 'mercenary-hoplites': 1 }), // rich: 15 / 2 → 8
      force('entella.city', 'carthage', { 'mercenary-hoplites': 1, 'mercenary-light': 1 }), // hill: 16
      force('lilybaeum.port', 'carthage', { triremes: 2, transport: 1 }), // 20 + 30
    ],
  });
  for (const place of ['lilybaeum.city', 'entella.city', 'lilybaeum.port'])
    await desk.act('carthage', { type: 'payPlace', place });
  await desk.choose('carthage', 'done');
  expect((await desk.position()).treasury.carthage).toBe(300 - 8 - 16 - 50);
});
// IV: auctioned; if nobody buys, massacred or kept discontented.
test('TI-IV-r nobody bids for the unpaid: their master may keep them discontented, and has no citizens to kill them with', async () => {
  const desk = await new Desk().begin({
    phase: 'maintenance',
    turn: 11,
    order: ['dionysius', 'carthage', 'timoleon', 'hicetas'],
    alliances: [],
    treasury: { dionysius: 0, carthage: 50, timoleon: 50, hicetas: 0 },
    leaders: {
      dionysius: at('syr_ortygia', 'dionysius'),
      timoleon: at('tauromenium.city', 'timoleon'),
      synalo: at('lilybaeum.city', 'carthage'),
    },
    forces: [force('syr_ortygia', 'dionysius', { 'mercenary-hoplites': 3 })],
  });
  if ((await desk.pending())[0].step === 'maintenance') await desk.choose('dionysius', 'done');
  await desk.choose('dionysius', 'auction');
  for (const { seat } of await desk.pending()) await desk.act(seat, { type: 'bid', talents: 0 });
  expect(await desk.why('dionysius', { type: 'choose', choice: 'auction' })).toBe('TI-IV-r');
  expect(await desk.why('dionysius', { type: 'choose', choice: 'massacre' })).toBe('TI-IV-q');
  await desk.choose('dionysius', 'keep');
  expect(await desk.pointsAt('syr_ortygia', 'dionysius')).toEqual({ 'mercenary-hoplites-discontented': 3 });
});
// IV: 5 talents a silhouette; the die must exceed them, +1 with twice as many points; black ones are the loss; tribute halved.
test('TI-IV-v TI-IV-w TI-IV-x Hicetas ravages Catana’s plain (four silhouettes) with eight points and a four', async () => {
  const desk = await new Desk().operations('hicetas', {
    treasury: { hicetas: 0 },
    forces: [
      force('leontini.city', 'hicetas', { 'mercenary-light': 8 }),
      force('catana.city', 'neutral', { 'mercenary-hoplites': 2 }),
    ],
    leaders: { hicetas: at('leontini.city', 'hicetas'), mamercus: at('catana.city', 'neutral') },
    zones: { leontini: { control: 'hicetas' } },
  });
  await desk.march('hicetas', 'hicetas');
  await desk.step('hicetas', 'catana');
  await desk.choose('hicetas', 'plunder', [4]); // 4 + 1 > 4: no loss
  expect((await desk.position()).treasury.hicetas).toBe(20);
  expect(await desk.pointsAt('catana', 'hicetas')).toEqual({ 'mercenary-light': 8 });
  expect((await desk.position()).zones.catana.ravaged).toBe(true);
});
// IV: the owner forgoes the tax and rolls above the black silhouettes; a plundered city forbids it.
test('TI-IV-z TI-IV-ad the mark on the land goes with a five above four; beside a plundered city it stays for good', async () => {
  const desk = await new Desk().operations('hicetas', {
    treasury: { hicetas: 0 },
    leaders: { hicetas: at('leontini.city', 'hicetas') },
    zones: { leontini: { control: 'hicetas', ravaged: true }, thapsos: { control: 'hicetas', ravaged: true, city: 'plundered' } },
  });
  await desk.act('hicetas', { type: 'tax' });
  expect(await desk.why('hicetas', { type: 'forgo', zone: 'thapsos' })).toBe('TI-IV-z');
  await desk.act('hicetas', { type: 'forgo', zone: 'leontini' }, [5]);
  if ((await desk.pending())[0].step !== 'operations') await desk.choose('hicetas', 'collect');
  const { zones, treasury } = await desk.position();
  expect([zones.leontini.ravaged ?? false, treasury.hicetas]).toEqual([false, 0]);
});
// IV: a city that is held may be plundered at any moment; the Market's tax is 30, Ortygia has none: three times nothing is nothing.
test('TI-IV-ab TI-IV-ac Dionysius plunders the Market with a five: 90; Ortygia with a six: nothing; a one leaves Neapolis in ruins', async () => {
  const desk = await new Desk().operations('dionysius', {
    treasury: { dionysius: 10 },
    forces: ['market', 'ortygia', 'neapolis'].map(zone => force(`syr_${zone}`, 'dionysius', { 'mercenary-hoplites': 1 })),
    leaders: { dionysius: at('syr_ortygia', 'dionysius') },
  });
  await desk.act('dionysius', { type: 'sack', zone: 'syr_market' }, [5]);
  expect((await desk.position()).treasury.dionysius).toBe(10 + 90);
  expect(await desk.why('dionysius', { type: 'sack', zone: 'syr_market' })).not.toBe(null);
  await desk.act('dionysius', { type: 'sack', zone: 'syr_neapolis' }, [1]);
  const { zones, treasury, po } = await desk.position();
  expect(treasury.dionysius).toBe(100);
  expect(zones.syr_neapolis.city).toBe('destroyed');
  expect(po.dionysius).toBe(6); // neither PM nor PO
});
