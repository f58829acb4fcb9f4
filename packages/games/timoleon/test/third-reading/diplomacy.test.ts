import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

const POOR = { carthage: 0, timoleon: 0, hicetas: 0, dionysius: 0 };

// III 2: a leader in the zone, 6 needed, and "possibly the hire of its garrison"; mercenaries: no modification.
test('TI-III-b TI-III-h Hicetas treats with Netum from its field: 60 talents, a die of 4, and he hires its hoplite', async () => {
  const desk = await new Desk().operations('hicetas', {
    treasury: { ...POOR, hicetas: 100 },
    forces: [force('netum', 'hicetas', { 'mercenary-light': 1 }), force('netum.city', 'neutral', { 'mercenary-hoplites': 1 })],
    leaders: { euthymus: at('netum', 'hicetas'), hicetas: at('leontini.city', 'hicetas') },
  });
  expect(await desk.why('hicetas', { type: 'treat', zone: 'ragusa' })).toBe('TI-III-b');
  await desk.act('hicetas', { type: 'treat', zone: 'netum' });
  await desk.act('hicetas', { type: 'bid', talents: 60 }, [4]);
  await desk.act('hicetas', { type: 'enlist', unit: 'mercenary-hoplites' });
  const { zones, treasury } = await desk.position();
  expect(zones.netum.control).toBe('hicetas');
  expect(treasury.hicetas).toBe(30); // 100 − 60 − 10
});
// III: "a D6 of 1 fails whatever the money"; the talents are lost all the same.
test('TI-III-f TI-III-k a one fails with 240 talents behind it, and they are gone', async () => {
  const desk = await new Desk().operations('dionysius', {
    treasury: { ...POOR, dionysius: 250 },
    forces: [
      force('syr_ortygia', 'dionysius', { 'mercenary-hoplites': 2 }),
      force('apollonia.city', 'neutral', { 'mercenary-hoplites': 2 }),
    ],
    leaders: { dionysius: at('syr_ortygia', 'dionysius'), leptines: at('apollonia.city', 'neutral') },
  });
  await desk.act('dionysius', { type: 'court', leader: 'leptines' });
  await desk.act('dionysius', { type: 'bid', talents: 240 }, [1]);
  const { leaders, treasury } = await desk.position();
  expect(leaders.leptines.owner).toBe('neutral');
  expect(treasury.dionysius).toBe(10);
});
// III: spying costs 2 PO and wants more than 3; the spy tells others; each offers in secret for or against.
test('TI-III-m TI-III-n TI-III-o a spy draws a third into the quarrel: one opposes with 65, one supports with 35', async () => {
  const desk = await new Desk().operations('carthage', {
    po: { carthage: 3, hicetas: 2, dionysius: 1, timoleon: 6 },
    treasury: { carthage: 100, timoleon: 100, hicetas: 100, dionysius: 100 },
    forces: [force('messana.city', 'neutral', { 'mercenary-hoplites': 1 })],
    leaders: {
      synalo: at('lilybaeum.city', 'carthage'),
      hippo: at('messana.city', 'neutral'),
      hicetas: at('leontini.city', 'hicetas'),
      dionysius: at('syr_ortygia', 'dionysius'),
      timoleon: at('tauromenium.city', 'timoleon'),
    },
  });
  await desk.act('carthage', { type: 'court', leader: 'hippo' });
  // Timoleon does nothing in secret, Dionysius has one point: only Hicetas can spy.
  expect(await desk.pending()).toMatchObject([{ seat: 'hicetas', step: 'espionage' }]);
  await desk.choose('hicetas', 'spy', [4]);
  await desk.act('hicetas', { type: 'inform', faction: 'timoleon' });
  await desk.choose('hicetas', 'done');
  await desk.act('carthage', { type: 'bid', talents: 95 });
  await desk.act('timoleon', { type: 'oppose', talents: 65 });
  await desk.act('hicetas', { type: 'bid', talents: 35 }, [6]);
  expect(desk.of('diplomacy-result')).toMatchObject([{ die: 6, total: 6, needed: 7, success: false }]); // 6 − 2 + 3 − 2 + 1
  expect((await desk.position()).treasury).toEqual({ carthage: 5, timoleon: 35, hicetas: 65, dionysius: 100 });
});
// III 3: an enemy general in the adjacent zone; he comes with his army, whose hire is paid at once, and 20 talents a point of T.
test('TI-III-i TI-FD-i Timoleon suborns Himilco beside him: −2, −1, 120 talents; nobody can contest it', async () => {
  const desk = await new Desk().operations('timoleon', {
    treasury: { ...POOR, timoleon: 210, carthage: 300 },
    forces: [
      force('catana', 'carthage', { 'mercenary-hoplites': 3, 'mercenary-light': 2, 'citizen-hoplites': 1 }),
      force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 2 }),
      force('lilybaeum.city', 'carthage', { 'mercenary-hoplites': 2 }),
    ],
    leaders: {
      himilco: at('catana', 'carthage'),
      cleander: at('tauromenium.city', 'timoleon'),
      timoleon: at('tauromenium.city', 'timoleon'),
      synalo: at('lilybaeum.city', 'carthage'),
    },
    zones: { tauromenium: { control: 'timoleon' } },
  });
  await desk.act('timoleon', { type: 'suborn', leader: 'himilco' });
  expect(await desk.pending()).toMatchObject([{ seat: 'timoleon', step: 'bids' }]);
  expect(await desk.why('timoleon', { type: 'bid', talents: 129 })).toBe('TI-III-j'); // 30 + 12 + 40 must remain
  await desk.act('timoleon', { type: 'bid', talents: 120 }, [4]);
  const { leaders, treasury } = await desk.position();
  expect(leaders.himilco.owner).toBe('timoleon'); // 4 − 2 − 1 + 4 = 5 > 4
  expect(treasury.timoleon).toBe(8);
  expect(await desk.pointsAt('tauromenium.city', 'timoleon')).toEqual({ 'mercenary-hoplites': 5, 'mercenary-light': 2 });
});
// III 1: an ally of another only becomes neutral; −1 since he is not neutral.
test('TI-III-g TI-III-v Carthage detaches Andromachus from Timoleon: his city and fleet are nobody’s', async () => {
  const desk = await new Desk().operations('carthage', {
    treasury: { ...POOR, carthage: 200 },
    forces: [
      force('tauromenium.city', 'timoleon', { 'mercenary-cavalry': 2, 'mercenary-hoplites': 3 }),
      force('tauromenium.port', 'timoleon', { triremes: 3 }),
      force('sea_rhegium', 'timoleon', { triremes: 5, veterans: 1 }),
    ],
    leaders: {
      andromachus: at('tauromenium.city', 'timoleon'),
      timoleon: at('sea_rhegium', 'timoleon'),
      synalo: at('lilybaeum.city', 'carthage'),
    },
    zones: { tauromenium: { control: 'timoleon' } },
  });
  await desk.act('carthage', { type: 'court', leader: 'andromachus' });
  await desk.act('carthage', { type: 'bid', talents: 120 }, [6]); // 6 − 2 − 1 + 4 = 7
  const { zones, leaders } = await desk.position();
  expect([zones.tauromenium.control, leaders.andromachus.owner]).toEqual(['neutral', 'neutral']);
  expect(await desk.pointsAt('tauromenium.port', 'neutral')).toEqual({ triremes: 3 });
});
// III: Agyris "if he is in the field"; the Sicans never; a leader of a minor faction from anywhere, a general only from beside him.
test('TI-FN-s TI-FN-e TI-III-a TI-III-c who can be approached: Agyris in the field only, Ducetius never, Mamercus from anywhere, Dinarchus from beside', async () => {
  const approach = async (agyris: object, hicetas: string) => {
    const desk = await new Desk().operations('hicetas', {
      treasury: { hicetas: 200 },
      forces: [
        force('thapsos.city', 'hicetas', { 'mercenary-hoplites': 3 }),
        force('catana.city', 'neutral', { 'mercenary-hoplites': 2 }),
      ],
      leaders: {
        hicetas: at(hicetas, 'hicetas'),
        mamercus: at('catana.city', 'neutral'),
        dinarchus: { ...at('catana.city', 'neutral'), lord: 'mamercus' },
        agyris,
        ducetius: { place: 'hippana' },
      },
    });
    return Promise.all(
      [
        { type: 'court', leader: 'agyris' },
        { type: 'court', leader: 'ducetius' },
        { type: 'court', leader: 'mamercus' },
        { type: 'suborn', leader: 'dinarchus' },
      ].map(action => desk.why('hicetas', action)),
    );
  };
  expect(await approach({ place: 'not-yet' }, 'netum')).toEqual(['TI-III-a', 'TI-III-d', null, 'TI-III-c']);
  expect(await approach(at('agyrium', 'sicels'), 'leontini.city')).toEqual([null, 'TI-III-d', null, null]);
});
// III 3: he "passes with his army to the author"; on the water an army is where ships are, and the fleet stays with its faction.
test('TI-R9 TI-III-i Euthymus is suborned at sea: his hoplites go aboard Agathocles’ ships, or to the nearest zone when those are full', async () => {
  const suborned = async (load: object) => {
    const desk = await new Desk().operations('dionysius', {
      treasury: { ...POOR, dionysius: 300 },
      forces: [
        force('syr_ortygia', 'dionysius', { 'mercenary-hoplites': 5 }),
        force('sea_syracuse', 'hicetas', { triremes: 3, 'mercenary-hoplites': 2 }),
        force('syr_great_harbour', 'dionysius', { triremes: 3, ...load }),
        force('thapsos.city', 'hicetas', { 'mercenary-hoplites': 2 }),
      ],
      leaders: {
        dionysius: at('syr_ortygia', 'dionysius'),
        agathocles: at('syr_great_harbour', 'dionysius'),
        hicetas: at('thapsos.city', 'hicetas'),
        euthymus: at('sea_syracuse', 'hicetas'),
      },
    });
    await desk.act('dionysius', { type: 'suborn', leader: 'euthymus' });
    await desk.act('dionysius', { type: 'bid', talents: 90 }, [4]); // 4 − 1 + 3 = 6 > 4
    expect(await desk.pointsAt('sea_syracuse', 'hicetas')).toEqual({ triremes: 3 });
    expect(await desk.pointsAt('sea_syracuse', 'dionysius')).toEqual({});
    return (await desk.position()).leaders.euthymus.place;
  };
  expect(await suborned({})).toBe('syr_great_harbour');
  expect(await suborned({ 'mercenary-light': 2 })).toMatch(/^syr_(?!great)/);
});
