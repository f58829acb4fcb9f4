import { expect, test } from 'vitest';
import { at, Desk, force } from '../third-reading/desk.ts';

const order = ['carthage', 'timoleon', 'hicetas', 'dionysius'];

// "A plundered city forbids the recovery of any marker on its territory": the natives' own April is no exception.
test('TI-IV-ad TI-IV-aa in April a native land recovers, but not one whose city is plundered', async () => {
  const desk = await new Desk().begin(
    {
      phase: 'natives',
      turn: 3,
      order,
      alliances: [],
      forces: [],
      leaders: {},
      zones: {
        enna: { control: 'sicels', ravaged: true },
        hippana: { control: 'sicans', ravaged: true, city: 'plundered' },
      },
    },
    [1],
    1,
  );
  expect(desk.of('recovered')).toMatchObject([{ zone: 'enna' }]);
  expect((await desk.position()).zones.hippana.ravaged).toBe(true);
});

// Reaction "with the aim of freeing their territories": the city that is besieged fights with those who come for it.
test('TI-S-d TI-R50 the army of reaction relieves its city: the garrison inside adds its strength', async () => {
  const relief = async (siege: object) => {
    const desk = await new Desk().begin(
      {
        phase: 'natives',
        turn: 5,
        order,
        alliances: [],
        forces: [
          force('enna', 'carthage', { 'mercenary-hoplites': 6 }),
          force('enna.city', 'sicels', { 'native-light': 2 }),
          force('agyrium', 'sicels', { 'native-light': 6 }),
          force('lilybaeum.city', 'carthage', { 'mercenary-light': 1 }),
        ],
        leaders: { bostar: at('enna', 'carthage'), agyris: at('agyrium', 'sicels'), synalo: at('lilybaeum.city', 'carthage') },
        natives: { sicels: { army: 'reaction', turns: 1, enemy: null, size: [0, 6, 0], extinct: false } },
        zones: { enna: { control: 'sicels', raised: true, ...siege } },
      },
      [],
      4,
    );
    const [{ step, about }] = await desk.pending();
    expect(step).toBe('tactics');
    return about.attack;
  };
  expect(await relief({ siege: { by: 'carthage', turns: 2 } })).toBe(3 * (6 + 2));
  expect(await relief({})).toBe(3 * 6);
});
