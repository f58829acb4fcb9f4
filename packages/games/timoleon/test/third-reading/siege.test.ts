import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

const before = (
  seat: string,
  leader: string,
  city: string,
  army: Record<string, number>,
  garrison: [string, Record<string, number>],
  zone: object,
) =>
  new Desk().operations(seat, {
    forces: [force(city, seat, army), force(`${city}.city`, garrison[0], garrison[1])],
    leaders: { [leader]: at(city, seat) },
    zones: { [city]: { control: garrison[0], raised: true, ...zone } },
  });
// Assault: an assault that wipes out the garrison never costs more than the garrison had.
test('TI-A-g TI-A-h nine against a garrison of one: the attacker loses one, not two, and the walls three', async () => {
  const desk = await before(
    'timoleon',
    'timoleon',
    'inessa',
    { 'mercenary-hoplites': 8 },
    ['neutral', { 'mercenary-hoplites': 1 }],
    { siege: { by: 'timoleon', turns: 2 } },
  );
  await desk.march('timoleon', 'timoleon');
  await desk.choose('timoleon', 'assault');
  // Leaders 4, 32 against 4 × 2: +4; the walls against a neutral who defends the wall: −4.
  await desk.act('timoleon', { type: 'stratagem', stratagem: 'walls' }, [4, 6, 1, 5]);
  expect(desk.of('assault')).toMatchObject([{ result: 9, eliminated: true }]); // 6 − 1 − 4 + 4 + 4
  for (let [asked] = await desk.pending(); asked.step !== 'operations'; [asked] = await desk.pending())
    await desk.act(asked.seat, (await desk.legal(asked.seat))[0], [6]);
  expect((await desk.position()).zones.inessa.control).toBe('timoleon');
  const left = { ...(await desk.pointsAt('inessa.city', 'timoleon')), ...(await desk.pointsAt('inessa', 'timoleon')) };
  expect(left).toEqual({ 'mercenary-hoplites': 7 });
});
// Bombardment: as many engines as the walls; +1 for each more, −1 for each of the defender; 10 is a breach and a storm at +3.
test('TI-B-a TI-B-b ten: a breach of three levels, and an assault at once, without options, at +3', async () => {
  const desk = await before(
    'dionysius',
    'agathocles',
    'tauromenium',
    { 'mercenary-hoplites': 6, engines: 8 },
    ['timoleon', { 'mercenary-hoplites': 3, engines: 1 }],
    { siege: { by: 'dionysius', turns: 1 } },
  );
  await desk.march('dionysius', 'agathocles');
  await desk.choose('dionysius', 'bombard', [6]); // 6 + 5 − 1 = 10
  expect(desk.of('bombardment')).toMatchObject([{ die: 6, result: 10 }]);
  expect((await desk.position()).zones.tauromenium.defence).toBe(0);
  expect((await desk.legal('dionysius')).length).toBeGreaterThan(1);
});
// Hunger: a democratic city besieged by a tyrant +2, coast open +1, third turn −3.
test('TI-H-a Hicetas starves Agrigentum: D10 6 with −3, +1, +2 is a six, and costs him a point', async () => {
  const desk = await new Desk().begin(
    {
      phase: 'end',
      turn: 6,
      order: ['hicetas', 'carthage', 'timoleon', 'dionysius'],
      forces: [
        force('agrigentum', 'hicetas', { 'mercenary-hoplites': 5 }),
        force('agrigentum.city', 'neutral', { 'citizen-hoplites': 2 }),
      ],
      leaders: { hicetas: at('agrigentum', 'hicetas') },
      zones: { agrigentum: { control: 'neutral', raised: true, siege: { by: 'hicetas', turns: 3 } } },
    },
    [6],
    1,
  );
  expect(desk.of('hunger')).toMatchObject([{ zone: 'agrigentum', die: 6, result: 6 }]);
});
// Hunger: a city that was conquered after a siege is plundered with a die below the number of its turns.
test('TI-H-a TI-S-e treason in the fifth turn opens Leontini to Dionysius; a four is below five: plundered', async () => {
  const desk = await new Desk().begin(
    {
      phase: 'end',
      turn: 6,
      order: ['hicetas', 'carthage', 'timoleon', 'dionysius'],
      alliances: [],
      treasury: { dionysius: 0 },
      forces: [
        force('leontini', 'dionysius', { 'mercenary-hoplites': 5 }),
        force('leontini.city', 'hicetas', { 'mercenary-hoplites': 4 }),
        force('thapsos.city', 'hicetas', { 'mercenary-hoplites': 1 }),
      ],
      leaders: { agathocles: at('leontini', 'dionysius'), hicetas: at('thapsos.city', 'hicetas') },
      zones: { leontini: { control: 'hicetas', raised: true, siege: { by: 'dionysius', turns: 5 } } },
    },
    [5, 4, 6], // 5 − 5 = 0: no defence; 4 < 5; 6: three times the tax
    1,
  );
  const { zones, treasury } = await desk.position();
  expect(zones.leontini).toMatchObject({ control: 'dionysius', city: 'plundered' });
  expect(treasury.dionysius).toBe(60);
  expect(await desk.pointsAt('leontini.city', 'hicetas')).toEqual({});
});
// A siege wants an army with at least as many points as the garrison, and 2 PM.
test('TI-S-a TI-R36 four points do not besiege five; a fifth makes the siege', async () => {
  const desk = await before(
    'hicetas',
    'hicetas',
    'catana',
    { 'mercenary-hoplites': 4 },
    ['neutral', { 'mercenary-hoplites': 5 }],
    {},
  );
  await desk.march('hicetas', 'hicetas');
  expect(await desk.why('hicetas', { type: 'choose', choice: 'besiege' })).toBe('TI-S-a');
  const enough = await before(
    'hicetas',
    'hicetas',
    'catana',
    { 'mercenary-hoplites': 5 },
    ['neutral', { 'mercenary-hoplites': 5 }],
    {},
  );
  await enough.march('hicetas', 'hicetas');
  await enough.choose('hicetas', 'besiege');
  expect((await enough.position()).zones.catana.siege).toMatchObject({ by: 'hicetas' });
});
// Hunger 2: surrender accepted, the garrison goes free and the city is not plundered; refused, it loses an element.
test('TI-H-a TI-H-c the city offers to surrender: accepted its garrison goes to its nearest own zone, refused it loses one', async () => {
  const offered = async (choice: string) => {
    const desk = await new Desk().begin(
      {
        phase: 'end',
        turn: 6,
        order: ['dionysius', 'hicetas', 'carthage', 'timoleon'],
        alliances: [],
        forces: [
          force('leontini', 'dionysius', { 'mercenary-hoplites': 5 }),
          force('leontini.city', 'hicetas', { 'mercenary-hoplites': 4 }),
          force('thapsos.city', 'hicetas', { 'mercenary-light': 1 }),
        ],
        leaders: { agathocles: at('leontini', 'dionysius'), hicetas: at('thapsos.city', 'hicetas') },
        zones: { leontini: { control: 'hicetas', raised: true, siege: { by: 'dionysius', turns: 4 } } },
      },
      [6], // 6 − 4 = 2
      1,
    );
    await desk.choose('dionysius', choice);
    return desk;
  };
  const accepted = await offered('accept');
  expect((await accepted.position()).zones.leontini).toMatchObject({ control: 'dionysius' });
  expect((await accepted.position()).zones.leontini).not.toHaveProperty('city');
  expect(await accepted.pointsAt('thapsos.city', 'hicetas')).toEqual({ 'mercenary-hoplites': 4, 'mercenary-light': 1 });
  const refused = await offered('decline');
  expect(await refused.pending()).toMatchObject([{ seat: 'hicetas', step: 'loss', about: { count: 1 } }]);
  await refused.act('hicetas', { type: 'lose', owner: 'hicetas', unit: 'mercenary-hoplites' });
  expect(await refused.pointsAt('leontini.city', 'hicetas')).toEqual({ 'mercenary-hoplites': 3 });
});
// Hunger: a Phoenician city besieged by Greeks +4; the coast counts only while no fleet of the besieger lies alone before it.
test('TI-H-a Timoleon before Drepanum in the second turn: −2, +4, and +1 only without his fleet off the port', async () => {
  const hunger = async (fleet: boolean) => {
    const desk = await new Desk().begin(
      {
        phase: 'end',
        turn: 6,
        order: ['timoleon', 'hicetas', 'carthage', 'dionysius'],
        alliances: [],
        forces: [
          force('drepanum', 'timoleon', { 'mercenary-hoplites': 5 }),
          force('drepanum.city', 'carthage', { 'mercenary-hoplites': 2 }),
          force('motya.city', 'carthage', { 'mercenary-hoplites': 2 }),
          ...(fleet ? [force('sea_drepanum', 'timoleon', { triremes: 2 })] : []),
        ],
        leaders: { timoleon: at('drepanum', 'timoleon'), synalo: at('motya.city', 'carthage') },
        zones: { drepanum: { control: 'carthage', raised: true, siege: { by: 'timoleon', turns: 2 } } },
      },
      [7],
      1,
    );
    return desk.of('hunger')[0].result;
  };
  expect(await hunger(false)).toBe(10);
  expect(await hunger(true)).toBe(9);
});
// Bombardment that brings the walls to nothing: the streets may be stormed at once, −2 for who storms.
test('TI-B-c TI-L-m seven brings a wall of two to nothing: the army may storm the streets in the same operation, at −2', async () => {
  const desk = await before(
    'dionysius',
    'agathocles',
    'abolla',
    { 'mercenary-hoplites': 6, engines: 4 },
    ['neutral', { 'mercenary-hoplites': 2 }],
    {
      siege: { by: 'dionysius', turns: 1 },
    },
  );
  await desk.march('dionysius', 'agathocles');
  await desk.choose('dionysius', 'bombard', [5]); // 5 + 2
  expect(desk.of('bombardment')).toMatchObject([{ result: 7 }]);
  expect((await desk.position()).zones.abolla.defence).toBe(0);
  await desk.choose('dionysius', 'storm');
  const [asked] = await desk.pending();
  expect(asked).toMatchObject({ seat: 'dionysius', step: 'tactics', about: { streets: -2, attack: 24, defence: 8 } });
});
