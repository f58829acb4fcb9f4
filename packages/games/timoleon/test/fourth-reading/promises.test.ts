import { expect, test } from 'vitest';
import { at, Desk, force } from '../third-reading/desk.ts';

const truce = (a: string, b: string) => ({ a, b, truce: 9, passage: 0, joint: false });

// VIII: allies "add their forces"; III: a truce was promised. Whoever joins an attack attacks.
test('TI-R83 TI-VIII-a an ally who joins an attack on his partner in a truce has broken it; one who stands by has not', async () => {
  for (const choice of ['join', 'abstain']) {
    const desk = await new Desk().operations('hicetas', {
      alliances: [['carthage', 'hicetas']],
      treaties: [truce('carthage', 'timoleon')],
      forces: [
        force('catana', 'hicetas', { 'mercenary-hoplites': 4 }),
        force('catana', 'carthage', { 'mercenary-hoplites': 3 }),
        force('catana', 'timoleon', { 'mercenary-hoplites': 4 }),
      ],
      leaders: { hicetas: at('catana', 'hicetas'), bostar: at('catana', 'carthage'), timoleon: at('catana', 'timoleon') },
    });
    await desk.march('hicetas', 'hicetas');
    await desk.act('hicetas', { type: 'attack', owner: 'timoleon' });
    await desk.choose('carthage', choice);
    expect(desk.of('treaty-broken').map(({ by, against }) => `${by} ${against}`)).toEqual(
      choice === 'join' ? ['carthage timoleon'] : [],
    );
  }
});

// The defenders of a city are all who stand in it, not only its holder.
test('TI-R83 TI-S-b an assault breaks the truce with everybody whose troops are in the city', async () => {
  const desk = await new Desk().operations('hicetas', {
    alliances: [['timoleon', 'dionysius']],
    treaties: [truce('hicetas', 'timoleon')],
    forces: [
      force('netum', 'hicetas', { 'mercenary-hoplites': 9 }),
      force('netum.city', 'dionysius', { 'mercenary-hoplites': 2 }),
      force('netum.city', 'timoleon', { 'mercenary-hoplites': 2 }),
    ],
    zones: { netum: { control: 'dionysius', raised: true, siege: { by: 'hicetas', turns: 2 } } },
    leaders: { hicetas: at('netum', 'hicetas'), dionysius: at('syr_ortygia', 'dionysius') },
  });
  await desk.march('hicetas', 'hicetas');
  await desk.choose('hicetas', 'assault');
  expect(desk.of('treaty-broken')).toMatchObject([{ by: 'hicetas', against: 'timoleon', because: 'TI-S-b' }]);
});

// A right of passage keeps an empty place (TI-R83): also one that its holder has just left.
test('TI-R111 TI-R83 a quarter that its holder leaves is not his guest’s; without a right of passage it is', async () => {
  for (const passage of [9, 0]) {
    const desk = await new Desk().operations('dionysius', {
      treaties: [{ a: 'dionysius', b: 'timoleon', truce: 0, passage, joint: false }],
      forces: [
        force('syr_neapolis', 'dionysius', { 'mercenary-hoplites': 3 }),
        force('syr_neapolis', 'timoleon', { 'mercenary-hoplites': 2 }),
      ],
      zones: { syr_neapolis: { control: 'dionysius', raised: true } },
      leaders: { dionysius: at('syr_neapolis', 'dionysius'), timoleon: at('syr_neapolis', 'timoleon') },
    });
    await desk.march('dionysius', 'dionysius');
    await desk.step('dionysius', 'syr_market');
    await desk.choose('dionysius', 'halt');
    expect((await desk.position()).zones.syr_neapolis.control).toBe(passage > 0 ? 'dionysius' : 'timoleon');
  }
});
