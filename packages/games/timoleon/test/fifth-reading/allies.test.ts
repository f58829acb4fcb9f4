import { expect, test } from 'vitest';
import { at, Desk, force } from '../third-reading/desk.ts';

const HOPLITES = 'mercenary-hoplites';

// "Entrenched defenders add 50 %": who of two allies has dug is behind works, whoever of them decides.
test('TI-L-k TI-R84 of allies who defend together only those who are dug in have the works, also when the other decides', async () => {
  const defence = async (entrenched: string[]) => {
    const desk = await new Desk().operations('timoleon', {
      alliances: [['carthage', 'hicetas']],
      forces: [
        force('catana', 'timoleon', { [HOPLITES]: 8 }),
        force('leontini', 'hicetas', { [HOPLITES]: 4 }),
        force('leontini', 'carthage', { [HOPLITES]: 6 }),
      ],
      zones: { leontini: { control: 'hicetas', raised: true, entrenched } },
      leaders: { timoleon: at('catana', 'timoleon') },
    });
    await desk.march('timoleon', 'timoleon');
    await desk.step('timoleon', 'leontini');
    for (let [asked] = await desk.pending(); asked.step === 'garrison'; [asked] = await desk.pending())
      await desk.choose(asked.seat, 'stand');
    await desk.act('timoleon', { type: 'attack', owner: 'hicetas' });
    await desk.choose('carthage', 'join');
    return (await desk.pending())[0].about.defence;
  };
  const bare = await defence([]);
  expect(bare).toBe(40 + 10); // a quarter for the river
  expect(await defence(['hicetas'])).toBe(bare + 8);
  expect(await defence(['carthage'])).toBe(bare + 12);
});

// Relief: "the garrison adding its strength", whichever of the armies before the walls is struck.
test('TI-S-d TI-R120 the garrison joins an attack on the ally who stands before its walls beside the besieger', async () => {
  const desk = await new Desk().operations('timoleon', {
    alliances: [['carthage', 'hicetas']],
    forces: [
      force('catana', 'timoleon', { [HOPLITES]: 8 }),
      force('catana.city', 'timoleon', { [HOPLITES]: 2 }),
      force('catana', 'hicetas', { [HOPLITES]: 4 }),
      force('catana', 'carthage', { [HOPLITES]: 3 }),
    ],
    zones: { catana: { control: 'timoleon', raised: true, siege: { by: 'hicetas', turns: 2 } } },
    leaders: { timoleon: at('catana', 'timoleon') },
  });
  await desk.march('timoleon', 'timoleon');
  await desk.act('timoleon', { type: 'attack', owner: 'carthage' });
  expect(await desk.pending()).toMatchObject([{ seat: 'timoleon', step: 'joining' }]);
  await desk.choose('timoleon', 'join');
  await desk.choose('hicetas', 'abstain');
  expect((await desk.pending())[0].about).toMatchObject({ attack: 4 * 10, defence: 4 * 3 });
});

// Hunger takes "a point of the garrison": where guests guard a city with its holder it is taken from the larger part.
test('TI-H-a TI-VIII-a hunger in a city with two guards takes from the one with most points', async () => {
  const starved = async (holder: number, guest: number) => {
    const desk = await new Desk().begin(
      {
        phase: 'end',
        turn: 5,
        order: ['timoleon', 'carthage', 'hicetas', 'dionysius'],
        alliances: [['carthage', 'hicetas']],
        forces: [
          force('leontini', 'timoleon', { [HOPLITES]: 9 }),
          force('leontini.city', 'hicetas', { [HOPLITES]: holder, 'mercenary-light': 1 }),
          force('leontini.city', 'carthage', { [HOPLITES]: guest, 'mercenary-light': 1 }),
        ],
        zones: { leontini: { control: 'hicetas', raised: true, siege: { by: 'timoleon', turns: 2 } } },
        leaders: { timoleon: at('leontini', 'timoleon'), hicetas: at('leontini.city', 'hicetas') },
      },
      [7],
      1,
    );
    expect(desk.of('hunger')).toMatchObject([{ result: 5 }]);
    return (await desk.pending())[0];
  };
  expect(await starved(4, 2)).toMatchObject({ seat: 'hicetas', step: 'loss' });
  expect(await starved(2, 4)).toMatchObject({ seat: 'carthage', step: 'loss' });
});

// "Timoleon beats a Carthaginian army": an ally's army on the beaten side is one.
test('TI-FD-d TI-R47 the second Corinthian expedition is called when Carthaginians are beaten as allies of Hicetas', async () => {
  const called = async (joins: string) => {
    const desk = await new Desk().operations('timoleon', {
      alliances: [['carthage', 'hicetas']],
      forces: [
        force('catana', 'timoleon', { [HOPLITES]: 9 }),
        force('leontini', 'hicetas', { [HOPLITES]: 4 }),
        force('leontini', 'carthage', { 'mercenary-light': 1 }),
        force('leontini.city', 'hicetas', { [HOPLITES]: 1 }),
      ],
      zones: { leontini: { control: 'hicetas', raised: true } },
      leaders: { timoleon: at('catana', 'timoleon'), cleander: at('tauromenium.city', 'timoleon') },
    });
    await desk.march('timoleon', 'timoleon');
    await desk.step('timoleon', 'leontini');
    for (let [asked] = await desk.pending(); asked.step === 'garrison'; [asked] = await desk.pending())
      await desk.choose(asked.seat, 'stand');
    await desk.act('timoleon', { type: 'attack', owner: 'hicetas' });
    await desk.choose('carthage', joins);
    await desk.act('hicetas', { type: 'tactic', tactic: 'stand' });
    await desk.act('timoleon', { type: 'tactic', tactic: 'stand' }, [4, 3, 6, 1, 1]);
    for (let [asked] = await desk.pending(); asked.step === 'naming'; [asked] = await desk.pending())
      await desk.act(asked.seat, (await desk.legal(asked.seat))[0], [1, 1, 1, 1]);
    return desk.of('expedition-called').map(({ expedition }) => expedition);
  };
  expect(await called('join')).toEqual(['corinth_2']);
  expect(await called('abstain')).toEqual([]);
});
