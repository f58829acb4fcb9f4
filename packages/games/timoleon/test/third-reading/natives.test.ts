import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

const order = ['carthage', 'timoleon', 'hicetas', 'dionysius'];
const HOMES = [
  force('lilybaeum.city', 'carthage', { 'mercenary-hoplites': 5 }),
  force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 5 }),
  force('thapsos.city', 'hicetas', { 'mercenary-hoplites': 5 }),
  force('syr_ortygia', 'dionysius', { 'mercenary-hoplites': 5 }),
];
const HEADS = {
  synalo: at('lilybaeum.city', 'carthage'),
  timoleon: at('tauromenium.city', 'timoleon'),
  hicetas: at('thapsos.city', 'hicetas'),
  dionysius: at('syr_ortygia', 'dionysius'),
};

// a): the invaded city raises its garrison at once and for nothing, once; the army of reaction stands in an adjacent land.
test('TI-FN-g TI-FN-d TI-FN-e entering Scirthaea: two light points inside, and Ducetius with the lower die in cavalry, the sum in light', async () => {
  const desk = await new Desk().operations('carthage', {
    forces: [force('thermae_selinuntiae', 'carthage', { 'mercenary-hoplites': 4 }), ...HOMES],
    leaders: { bostar: at('thermae_selinuntiae', 'carthage'), ducetius: at('not-yet', 'sicans'), ...HEADS },
    zones: { thermae_selinuntiae: { control: 'carthage' } },
  });
  await desk.march('carthage', 'bostar');
  await desk.act('carthage', { type: 'step', place: 'scirthaea' }, [2, 5, 1]);
  expect(await desk.pointsAt('scirthaea.city', 'sicans')).toEqual({ 'native-light': 2 });
  expect(desk.of('native-army')).toMatchObject([{ people: 'sicans', purpose: 'reaction', cavalry: 2, light: 7, hoplites: 0 }]);
  expect((await desk.position()).leaders.ducetius.place).toBe('hippana');
});
// c): 6 both peoples, then the enemy; a people with nobody of him beside it does nothing.
test('TI-FN-i TI-FN-k both peoples rise against Carthage; the Sicels do not border on it and stay', async () => {
  const desk = await new Desk().begin(
    {
      phase: 'natives',
      turn: 5,
      order,
      alliances: [],
      forces: [force('entella.city', 'carthage', { 'mercenary-hoplites': 2 }), ...HOMES],
      leaders: { ...HEADS, ducetius: at('not-yet', 'sicans'), agyris: at('not-yet', 'sicels') },
      zones: { thermae: { control: 'neutral' }, thermae_selinuntiae: { control: 'neutral' }, panormus: { control: 'neutral' } },
    },
    [6, 1, 1, 1, 6, 6, 6, 6],
    3,
  );
  expect(desk.of('native-enemy')).toMatchObject([{ enemy: 'carthage', purpose: 'raid' }]);
  expect(desk.of('native-army').map(({ people }) => people)).toEqual(['sicans']);
});
// Conquest: nothing is plundered; one hoplite point of the army stays in the city that was taken.
test('TI-FN-n TI-FN-ac Sicels who conquer an empty Leontini leave a hoplite in it and plunder nothing', async () => {
  const desk = await new Desk().begin(
    {
      phase: 'natives',
      turn: 5,
      order,
      alliances: [],
      forces: [force('caltagirone', 'sicels', { 'native-light': 8, 'native-hoplites': 4 }), ...HOMES],
      leaders: { ...HEADS, agyris: at('caltagirone', 'sicels'), ducetius: at('not-yet', 'sicans') },
      natives: { sicels: { army: 'conquest', turns: 1, enemy: 'hicetas', size: [4, 8, 0], extinct: false } },
      zones: { leontini: { control: 'hicetas', raised: true } },
    },
    [],
    3,
  );
  const { zones } = await desk.position();
  expect(zones.leontini).toMatchObject({ control: 'sicels' });
  expect(zones.leontini.ravaged ?? false).toBe(false);
  expect(zones.leontini.city ?? 'whole').toBe('whole');
  expect(await desk.pointsAt('leontini.city', 'sicels')).toEqual({ 'native-hoplites': 1 });
});
// Agyris on the map is courted like a minor leader; his troops are then hired, his cities pay.
test('TI-FN-s TI-FN-t Hicetas wins Agyris (−1, 60 talents, a six), hires two of his three points and taxes the Sicels', async () => {
  const desk = await new Desk().operations('hicetas', {
    treasury: { hicetas: 90, carthage: 0, timoleon: 0, dionysius: 0 },
    forces: [force('agyrium', 'sicels', { 'native-light': 3 }), ...HOMES],
    leaders: { ...HEADS, agyris: at('agyrium', 'sicels') },
    natives: { sicels: { army: 'reaction', turns: 1, enemy: null, size: [0, 3, 0], extinct: false } },
    zones: { thapsos: { control: 'hicetas' }, leontini: { control: 'neutral' } },
  });
  await desk.act('hicetas', { type: 'court', leader: 'agyris' });
  await desk.act('hicetas', { type: 'bid', talents: 60 }, [6]); // 6 − 1 + 2 = 7 > 6
  await desk.act('hicetas', { type: 'enlist', unit: 'native-light' });
  await desk.act('hicetas', { type: 'enlist', unit: 'native-light' });
  if ((await desk.pending())[0].step !== 'operations') await desk.choose('hicetas', 'done');
  const { treasury } = await desk.position();
  expect(treasury.hicetas).toBe(90 - 60 - 12);
  await desk.act('hicetas', { type: 'tax' });
  await desk.choose('hicetas', 'collect');
  expect((await desk.position()).treasury.hicetas).toBe(18 + 20 + 20 + 4 * 10); // Thapsos; Agyrium and four more
});
// Out when all territories and all cities bear marks at once; a dead chief ends aggression, not reaction.
test('TI-FN-p TI-FN-q with their last mark the Sicans are out; without Ducetius they still defend their land', async () => {
  const sican = ['hippana', 'scirthaea', 'macella', 'caltanissetta'];
  const marked = (last: object) =>
    Object.fromEntries(
      sican.map((zone, n) => [zone, { control: 'sicans', ravaged: true, ...(n === 3 ? last : { city: 'plundered' }) }]),
    );
  const given = (last: object) => ({
    phase: 'end',
    turn: 5,
    order,
    alliances: [],
    forces: HOMES,
    leaders: HEADS,
    zones: marked(last),
  });
  const out = await new Desk().begin(given({ city: 'plundered' }), [], 2);
  expect((await out.position()).natives.sicans.extinct).toBe(true);
  const not = await new Desk().begin(given({}), [], 2);
  expect((await not.position()).natives.sicans.extinct).toBe(false);
  const desk = await new Desk().operations('carthage', {
    forces: [force('thermae_selinuntiae', 'carthage', { 'mercenary-hoplites': 4 }), ...HOMES],
    leaders: { bostar: at('thermae_selinuntiae', 'carthage'), ducetius: at('dead', 'sicans'), ...HEADS },
    zones: { thermae_selinuntiae: { control: 'carthage' } },
  });
  await desk.march('carthage', 'bostar');
  await desk.act('carthage', { type: 'step', place: 'scirthaea' }, [2, 5, 1]);
  expect(desk.of('native-army')).toMatchObject([{ people: 'sicans', purpose: 'reaction', leader: null }]);
});
// A raid storms with twice the strength, else it besieges for one turn; at the end of the turn it is gone.
test('TI-FN-l TI-FN-y Sicels raid Leontini: 14 light points storm a garrison of two, but sit down before one of seven', async () => {
  const raid = async (garrison: number) => {
    const desk = await new Desk().begin(
      {
        phase: 'natives',
        turn: 5,
        order: ['hicetas', 'carthage', 'timoleon', 'dionysius'],
        alliances: [],
        forces: [force('leontini.city', 'hicetas', { 'mercenary-hoplites': garrison }), ...HOMES],
        leaders: { ...HEADS, agyris: at('not-yet', 'sicels'), ducetius: at('not-yet', 'sicans') },
        zones: { leontini: { control: 'hicetas', raised: true } },
      },
      [5, 1, 3, 4, 6, 6], // one people, odd: the Sicels; a tyrant, even: Hicetas; 6 cavalry, 12 light
      3,
    );
    await desk.choose('hicetas', 'withdraw');
    return desk;
  };
  const many = await raid(7);
  expect(many.of('siege')).toMatchObject([{ zone: 'leontini', besieger: 'sicels' }]);
  expect((await many.pending())[0].step).not.toBe('stratagems');
  const few = await raid(2); // 36 + 6 against 8 × 2
  expect((await few.pending())[0]).toMatchObject({ seat: 'hicetas', step: 'stratagems' });
});
// Replacement: one point for each territory the people controls, in a seasonal war or when attacked at home; never above its size.
test('TI-FN-f an army in a seasonal war regains five points for five territories, not more than it had', async () => {
  const regained = async (light: number) => {
    const desk = await new Desk().begin(
      {
        phase: 'natives',
        turn: 6,
        order,
        alliances: [],
        forces: [
          force('caltagirone', 'sicels', { 'native-light': light, 'native-hoplites': 4 }),
          force('leontini.city', 'hicetas', { 'mercenary-hoplites': 9 }),
          ...HOMES,
        ],
        leaders: { ...HEADS, agyris: at('caltagirone', 'sicels'), ducetius: at('not-yet', 'sicans') },
        natives: { sicels: { army: 'destructive', turns: 2, enemy: 'hicetas', size: [4, 12, 0], extinct: false } },
        zones: { leontini: { control: 'hicetas', raised: true } },
      },
      [],
      3,
    );
    return desk.of('natives-replace').map(({ points }) => points);
  };
  expect(await regained(3)).toEqual([5]);
  expect(await regained(10)).toEqual([2]);
});
