import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { first } from '../desk.ts';

const HELOTS = ['pylos', 'asine', 'corone', 'prasiae', 'epidaurus-limera'];

describe('6 Rebellion', () => {
  test('6.1 PW1-6.1-a in both zones a rebellion goes on; in its own alone it is over', async () => {
    const at = async (more: object) =>
      (
        await first({
          ...CALM,
          phase: 'rebellion',
          rebellion: ['elis'],
          forces: { ...HOMES, olympia: { 'spartan-cavalry': 1 }, ...more },
          held: {},
        })
      ).of('rebellion-tested')[0];
    expect(await at({ cyllene: { 'athenian-cavalry': 1 } })).toMatchObject({
      space: 'elis',
      own: true,
      enemy: true,
      quelled: false,
    });
    expect(await at({ cyllene: { 'athenian-hoplite': 1 } })).toMatchObject({ own: true, enemy: false, quelled: true });
  });
  test('6.2 PW1-R20 PW-7.2-b a neighbour in both zones rolls with +2; one that the enemy has captured does not roll', async () => {
    const desk = await first(
      {
        ...CALM,
        phase: 'spread',
        rebellion: ['naxos'],
        forces: { ...HOMES, icaros: { 'athenian-naval': 1 }, paros: { 'spartan-naval': 1 } },
        held: { paros: 'sparta' },
      },
      { 'rebellion in': [4, 4, 1] },
    );
    const rolled = Object.fromEntries(desk.of('spread-roll').map(({ space, modifiers }) => [space, modifiers.length]));
    expect(rolled).not.toHaveProperty('paros');
    expect(rolled).not.toHaveProperty('icaros');
    expect(rolled).toMatchObject({ mikonos: 1 });
  });
  test('6.3 PW1-6.3-a PW1-6.3-b a Helot space in rebellion and without a soldier is not occupied: no revolt', async () => {
    const desk = await first({
      ...CALM,
      phase: 'helots',
      rebellion: ['corone'],
      forces: { ...HOMES, ...Object.fromEntries(HELOTS.filter(id => id !== 'corone').map(id => [id, { 'athenian-naval': 1 }])) },
    });
    expect(desk.of('helots')).toEqual([]);
  });
});
