import { expect, test } from 'vitest';
import { at, Desk, force } from '../third-reading/desk.ts';

const HOPLITES = 'mercenary-hoplites';

// "Allied to a faction it behaves like the other mercenary troops": Sicels who serve Hicetas are his mercenaries in everything.
test('TI-FN-t TI-L-e TI-L-w Sicels in a faction’s pay are mercenaries for the brackets, and desert when they are dispersed', async () => {
  const desk = await new Desk().operations('carthage', {
    forces: [
      force('catana', 'carthage', { [HOPLITES]: 9, 'mercenary-cavalry': 6 }),
      force('leontini', 'hicetas', { 'native-light': 7, [HOPLITES]: 1 }),
      force('thapsos.city', 'hicetas', { [HOPLITES]: 1 }),
    ],
    zones: { leontini: { control: 'neutral', raised: true }, thapsos: { control: 'hicetas' } },
    leaders: { bostar: at('catana', 'carthage'), agyris: at('leontini', 'hicetas'), hicetas: at('thapsos.city', 'hicetas') },
  });
  await desk.march('carthage', 'bostar');
  await desk.step('carthage', 'leontini');
  await desk.act('carthage', { type: 'attack', owner: 'hicetas' });
  await desk.act('carthage', { type: 'tactic', tactic: 'night' });
  await desk.act('hicetas', { type: 'tactic', tactic: 'stand' }, [1, 5, 6]);
  expect(desk.of('battle')[0].modifiers[0]).toMatchObject({ rule: 'TI-L-e', by: 2 });
  let dice = [1, 1, 1, 1, 4];
  for (let [asked] = await desk.pending(); asked.step === 'naming'; [asked] = await desk.pending()) {
    await desk.act(asked.seat, (await desk.legal(asked.seat))[0], dice);
    dice = [];
  }
  await desk.act('hicetas', { type: 'retreat', place: 'thapsos' });
  await desk.choose('carthage', 'pursue', [9, 6, 3]);
  expect(desk.of('disbanded')).toEqual([]);
  expect(desk.of('desertion')).toMatchObject([{ owner: 'hicetas', to: 'carthage', joins: true }]);
  expect((await desk.pointsAt('leontini', 'carthage'))['native-light']).toBeGreaterThan(0);
});
test('TI-FN-t TI-III-i TI-R9 a general who is suborned brings them, at the price of recruiting', async () => {
  const desk = await new Desk().operations('carthage', {
    treasury: { carthage: 500 },
    forces: [
      force('catana', 'carthage', { [HOPLITES]: 2 }),
      force('leontini.city', 'hicetas', { 'native-light': 4, [HOPLITES]: 1, 'citizen-hoplites': 1 }),
    ],
    zones: { leontini: { control: 'hicetas', raised: true } },
    leaders: { bostar: at('catana', 'carthage'), euthymus: at('leontini.city', 'hicetas') },
  });
  await desk.act('carthage', { type: 'suborn', leader: 'euthymus' });
  await desk.act('carthage', { type: 'bid', talents: 210 }, [4]);
  expect(desk.of('suborned')).toMatchObject([{ talents: 4 * 6 + 10 + 3 * 20 }]);
  expect(await desk.pointsAt('catana', 'carthage')).toEqual({ 'native-light': 4, [HOPLITES]: 3 });
});
test('TI-FN-t TI-L-u the victor may hire them when they surrender; a people’s own men he may not', async () => {
  const enlists = async (owner: string, more: object) => {
    const desk = await new Desk().operations('carthage', {
      treasury: { carthage: 100 },
      forces: [
        force('agyrium', 'carthage', { [HOPLITES]: 9 }),
        force(owner === 'sicels' ? 'enna.city' : 'enna', owner, { 'native-light': 6 }),
        force('lilybaeum.city', 'carthage', { [HOPLITES]: 1 }),
      ],
      leaders: {
        bostar: at('agyrium', 'carthage'),
        hicetas: at('leontini.city', 'hicetas'),
        synalo: at('lilybaeum.city', 'carthage'),
      },
      zones: {
        agyrium: { control: 'carthage' },
        enna: { control: owner, raised: true, defence: 0 },
        leontini: { control: 'hicetas' },
      },
      natives: { sicels: { army: 'reaction', turns: 0, enemy: null, size: [0, 6, 0], extinct: false } },
      ...more,
    });
    await desk.march('carthage', 'bostar');
    await desk.step('carthage', 'enna');
    for (let [asked] = await desk.pending(); asked.step === 'garrison'; [asked] = await desk.pending())
      await desk.choose(asked.seat, 'stand');
    await desk.act('carthage', { type: 'attack', owner });
    await desk.act('carthage', { type: 'tactic', tactic: 'frontal' }, owner === 'sicels' ? [1, 4, 1, 6] : []);
    if (owner !== 'sicels') await desk.act(owner, { type: 'tactic', tactic: 'stand' }, [4, 1, 6]);
    for (let [asked] = await desk.pending(); asked.step === 'naming'; [asked] = await desk.pending())
      await desk.act(asked.seat, { ...(await desk.legal(asked.seat))[0] }, [1, 1, 1, 1, 1, 1]);
    return desk.of('surrender').length > 0 ? await desk.why('carthage', { type: 'enlist', unit: 'native-light' }) : 'fell';
  };
  expect(await enlists('hicetas', { zones: { enna: { control: 'neutral', raised: true } } })).toBeNull();
  expect(await enlists('sicels', {})).toBe('TI-L-u');
});

// "Anybody may recruit them": off the map nobody meets them (TI-R22).
test('TI-IV-r TI-R20 TI-R22 unpaid recruits who are still abroad are not put up for auction', async () => {
  const desk = await new Desk().begin({
    phase: 'maintenance',
    turn: 11,
    order: ['dionysius', 'carthage', 'timoleon', 'hicetas'],
    alliances: [],
    treasury: { dionysius: 20, carthage: 300 },
    sent: { dionysius: { italy: 9 } },
    forces: [
      force('syr_ortygia', 'dionysius', { 'mercenary-light': 1 }),
      force('italy', 'dionysius', { triremes: 2, [HOPLITES]: 2 }),
    ],
    leaders: { agathocles: at('italy', 'dionysius'), dionysius: at('syr_ortygia', 'dionysius') },
  });
  for (let n = 0; n < 2; n++) await desk.act('dionysius', { type: 'pay', place: 'italy', unit: 'triremes' });
  await desk.choose('dionysius', 'done');
  expect(await desk.pending()).toMatchObject([{ seat: 'dionysius', step: 'unpaid', about: { place: 'syr_ortygia' } }]);
  expect(await desk.why('dionysius', { type: 'choose', choice: 'auction' })).toBeNull();
  await desk.choose('dionysius', 'keep');
  expect(await desk.pending()).toMatchObject([{ seat: 'dionysius', step: 'unpaid', about: { place: 'italy' } }]);
  expect(await desk.why('dionysius', { type: 'choose', choice: 'auction' })).toBe('TI-R20');
  await desk.choose('dionysius', 'keep');
  expect(await desk.pointsAt('italy', 'dionysius')).toEqual({ triremes: 2, [`${HOPLITES}-discontented`]: 2 });
});
