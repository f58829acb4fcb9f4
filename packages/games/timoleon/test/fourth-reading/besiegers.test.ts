import { expect, test } from 'vitest';
import { at, Desk, force } from '../third-reading/desk.ts';

const HOPLITES = 'mercenary-hoplites';
/** Names losses until somebody is asked for something else. */
async function lose(desk: Desk, chance: readonly number[] = []): Promise<void> {
  for (let [asked] = await desk.pending(); asked?.step === 'naming' || asked?.step === 'loss'; [asked] = await desk.pending())
    await desk.act(asked.seat, (await desk.legal(asked.seat))[0], chance);
}

// "A besieged city that nobody defends": the garrison fell in a sally, and its master could not hold the city without troops.
test('TI-H-b TI-VII-a a city whose whole garrison falls in a sally is the besieger’s at the end of the turn, not nobody’s', async () => {
  const desk = await new Desk().begin(
    {
      phase: 'operations',
      turn: 5,
      order: ['carthage', 'dionysius', 'hicetas', 'timoleon'],
      place: 3,
      po: { timoleon: 6 },
      alliances: [['timoleon', 'dionysius']],
      forces: [
        force('netum', 'hicetas', { [HOPLITES]: 6 }),
        force('netum.city', 'dionysius', { [HOPLITES]: 2 }),
        force('netum.city', 'timoleon', { [HOPLITES]: 3 }),
      ],
      zones: { netum: { control: 'dionysius', raised: true, siege: { by: 'hicetas', turns: 2 } } },
      leaders: {
        hicetas: at('netum', 'hicetas'),
        timoleon: at('netum.city', 'timoleon'),
        dionysius: at('syr_ortygia', 'dionysius'),
      },
    },
    [],
    5,
  );
  await desk.march('timoleon', 'timoleon');
  await desk.act('timoleon', { type: 'attack', owner: 'hicetas' });
  await desk.choose('dionysius', 'join');
  await desk.act('timoleon', { type: 'tactic', tactic: 'frontal' });
  await desk.act('hicetas', { type: 'tactic', tactic: 'stand' }, [1, 6, 6, 1, 2, 1, 2]);
  await lose(desk);
  expect((await desk.position()).zones.netum).toMatchObject({ control: 'dionysius', siege: { by: 'hicetas' } });
  await desk.choose('timoleon', 'done');
  expect((await desk.position()).zones.netum.control).toBe('hicetas');
});

// Assault: "lifts the siege and withdraws". In the streets the same army would surrender for want of an own territory beside it.
test('TI-R122 TI-L-t besiegers thrown out of the streets leave as after a failed assault, and do not surrender', async () => {
  const desk = await new Desk().operations('hicetas', {
    forces: [force('camarina', 'hicetas', { [HOPLITES]: 9 }), force('camarina.city', 'timoleon', { [HOPLITES]: 9 })],
    zones: { camarina: { control: 'timoleon', raised: true, defence: 0, siege: { by: 'hicetas', turns: 4 } } },
    leaders: {
      hicetas: at('camarina', 'hicetas'),
      ariston: at('camarina.city', 'timoleon'),
      timoleon: at('tauromenium.city', 'timoleon'),
    },
  });
  await desk.march('hicetas', 'hicetas');
  await desk.act('hicetas', { type: 'attack', owner: 'timoleon' });
  await desk.act('hicetas', { type: 'tactic', tactic: 'frontal' });
  await desk.act('timoleon', { type: 'tactic', tactic: 'stand' }, [1, 4, 6, 1, 2, 1, 2, 5]); // 1 − 4 − 2 + 2 − 2: five are lost
  await lose(desk, [1, 2, 1, 2, 5]);
  expect(desk.of('surrender')).toEqual([]);
  expect(desk.of('siege-lifted')).toMatchObject([{ zone: 'camarina', rule: 'TI-R122' }]);
  expect(await desk.pending()).toMatchObject([{ seat: 'hicetas', step: 'leaving' }]);
  await desk.act('hicetas', { type: 'retreat', place: 'ragusa' });
  expect(await desk.pointsAt('ragusa', 'hicetas')).toEqual({ [HOPLITES]: 4 });
});

test('TI-L-t TI-R59 an army thrown out of Ortygia goes from the Market, where it stood, to a quarter of its side', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [force('syr_market', 'timoleon', { [HOPLITES]: 9 }), force('syr_ortygia', 'dionysius', { [HOPLITES]: 9 })],
    zones: {
      syr_neapolis: { control: 'timoleon' },
      syr_market: { control: 'timoleon' },
      syr_ortygia: { defence: 0, siege: { by: 'timoleon', turns: 3 } },
    },
    leaders: { timoleon: at('syr_market', 'timoleon'), dionysius: at('syr_ortygia', 'dionysius') },
  });
  await desk.march('timoleon', 'timoleon');
  await desk.act('timoleon', { type: 'attack', owner: 'dionysius' });
  await desk.act('timoleon', { type: 'tactic', tactic: 'frontal' });
  await desk.act('dionysius', { type: 'tactic', tactic: 'stand' }, [1, 4, 6, 1, 2, 1, 2, 5]);
  await lose(desk, [1, 2, 1, 2, 5]);
  expect(await desk.pending()).toMatchObject([{ seat: 'timoleon', step: 'retreat' }]);
  expect((await desk.legal('timoleon')).map(({ place }) => place)).toEqual(['syr_achradina', 'syr_neapolis']);
});

// I: fleets are triremes; the transport is a counter of its own.
test('TI-H-a TI-I-e a transport off the port is no blockade, a trireme is', async () => {
  for (const [ship, coast] of [
    ['transport', 1],
    ['triremes', 0],
  ] as const) {
    const desk = await new Desk().begin(
      {
        phase: 'end',
        turn: 5,
        order: ['timoleon', 'carthage', 'hicetas', 'dionysius'],
        alliances: [],
        zones: { thapsos: { control: 'hicetas', raised: true, siege: { by: 'timoleon', turns: 2 } } },
        forces: [
          force('thapsos', 'timoleon', { [HOPLITES]: 6 }),
          force('thapsos.city', 'hicetas', { [HOPLITES]: 3 }),
          force('sea_catana', 'timoleon', { [ship]: 1 }),
        ],
        leaders: { timoleon: at('thapsos', 'timoleon'), hicetas: at('leontini.city', 'hicetas') },
      },
      [10],
      1,
    );
    const [{ modifiers }] = desk.of('hunger');
    expect(modifiers.filter(({ what }: { what: string }) => what === 'coast')).toHaveLength(coast);
  }
});
