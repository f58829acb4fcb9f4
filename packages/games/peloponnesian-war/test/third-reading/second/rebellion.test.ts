import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { second } from '../desk.ts';

const HELOTS = ['pylos', 'asine', 'corone', 'prasiae', 'epidaurus-limera'];

describe('7 the Rebellion Phase', () => {
  test('7.1 PW-7.1-a PW-7.1-c a Spartan ship two lines away keeps Mytilene in rebellion before an Athenian fleet; sunk first it would not', async () => {
    const at = (spartans: object) =>
      second({
        ...CALM,
        phase: 'rebellion',
        rebellion: ['mytilene'],
        forces: { ...HOMES, chios: { 'athenian-naval': 3 }, ...spartans },
      });
    expect((await at({ antandrus: { 'spartan-naval': 1 } })).of('rebellion-tested')).toMatchObject([
      { space: 'mytilene', own: true, enemy: true, quelled: false },
    ]);
    expect((await at({ antandrus: { 'spartan-cavalry': 1 } })).of('rebellion-tested')).toMatchObject([
      { own: true, enemy: false, quelled: true },
    ]);
  });
  test('7.2 PW-7.2-f PW-7.2-a rebels of both Leagues side by side: each infects its own, neither Athens nor a neutral, nor across', async () => {
    const desk = await second({ ...CALM, phase: 'spread', rebellion: ['panactum', 'corinth'], forces: HOMES });
    expect(
      desk
        .of('spread-roll')
        .map(({ space }) => space)
        .sort(),
    ).toEqual(['cenchreae', 'pegae', 'plataea', 'sicyon']);
  });
  test('7.2 PW-7.2-b +2 in the zone of the rebels’ friends, Athenian horse at Phlius: a 4 is enough for Orchomenus alone', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'spread',
        rebellion: ['methydrum'],
        forces: { ...HOMES, phlius: { 'athenian-cavalry': 1 }, mantinea: { 'spartan-allied-hoplite': 1 } },
        held: { phlius: 'athens' },
      },
      { 'rebellion in': [4, 4, 4] },
    );
    expect(Object.fromEntries(desk.of('spread-roll').map(({ space, success }) => [space, success]))).toEqual({
      belmina: false,
      orchomenus: true,
      olympia: false,
    });
  });
  test('7.3 PW-7.3-d PW-9.1-b PW-9.2-b the Helots bring Sparta to 0, its confidence back to 1: it does not give up', async () => {
    const desk = await second({
      ...CALM,
      phase: 'helots',
      bellicosity: { athens: 9, sparta: 2 },
      sci: { athens: 0, sparta: 2 },
      forces: {
        athens: { 'athenian-hoplite': 1 },
        sparta: { 'home-guard': 3, 'spartan-hoplite': 4 },
        ...Object.fromEntries(HELOTS.map(id => [id, { 'athenian-naval': 1 }])),
      },
    });
    expect(desk.of('helots')).toMatchObject([{ revolt: 'begins', lost: 2, cost: 500, bellicosity: 0 }]);
    expect(desk.of('income').find(({ side }) => side === 'sparta')).toMatchObject({ net: 2500 - 500 - 5 * 50 });
    await desk.act({ type: 'enough' });
    expect(desk.of('bellicosity').find(({ side }) => side === 'sparta')).toMatchObject({ before: 0, now: 1 });
    expect(await desk.outcome()).toBeNull();
  });
});
