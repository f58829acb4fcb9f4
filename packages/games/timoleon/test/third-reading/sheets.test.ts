import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

const ORDER = ['carthage', 'timoleon', 'hicetas', 'dionysius'];
const HEADS = {
  synalo: at('thermae.city', 'carthage'),
  timoleon: at('tauromenium.city', 'timoleon'),
  hicetas: at('leontini.city', 'hicetas'),
  dionysius: at('syr_ortygia', 'dionysius'),
};
const HOMES = [
  force('thermae.city', 'carthage', { 'mercenary-hoplites': 4 }),
  force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 4 }),
  force('leontini.city', 'hicetas', { 'mercenary-hoplites': 4 }),
  force('syr_ortygia', 'dionysius', { 'mercenary-hoplites': 4 }),
];

// I: "each faction has one transport counter". Timoleon's second expedition lists "1 trasporto", and he has kept one.
test('TI-I-e TI-R46 TI-R89 Dienarchus comes without a second transport, and lands his horsemen all the same', async () => {
  const desk = await new Desk().begin(
    {
      phase: 'turn',
      turn: 8,
      order: ['timoleon', 'carthage', 'hicetas', 'dionysius'],
      forces: [...HOMES, force('tauromenium.port', 'timoleon', { triremes: 1, transport: 1 })],
      leaders: HEADS,
      expeditions: { carthage_1: { status: 'arrived', turn: 3 }, corinth_2: { status: 'called', turn: 8 } },
    },
    [],
    11,
  );
  expect(await desk.pointsAt('sea_rhegium', 'timoleon')).toEqual({
    'mercenary-hoplites': 3,
    'mercenary-light': 3,
    'mercenary-cavalry': 1,
    triremes: 1,
  });
  expect((await desk.position()).treasury.timoleon).toBe(300);
});
// VIII: the forces of allies are added; the text speaks of "the commander" and of what he can.
test('TI-VIII-a TI-VIII-c Hicetas’ two points have an ally beside them: Bostar decides and commands for both', async () => {
  const desk = await new Desk().operations('timoleon', {
    alliances: [['carthage', 'hicetas']],
    forces: [
      ...HOMES,
      force('catana', 'timoleon', { 'mercenary-hoplites': 6 }),
      force('catana', 'hicetas', { 'mercenary-hoplites': 2 }),
      force('catana', 'carthage', { 'mercenary-hoplites': 4 }),
    ],
    leaders: { ...HEADS, timoleon: at('catana', 'timoleon'), bostar: at('catana', 'carthage') },
  });
  await desk.march('timoleon', 'timoleon');
  await desk.act('timoleon', { type: 'attack', owner: 'hicetas' });
  await desk.choose('carthage', 'join');
  expect((await desk.pending()).map(({ seat, step }) => [seat, step])).toEqual([
    ['carthage', 'tactics'],
    ['timoleon', 'tactics'],
  ]);
  expect((await desk.pending())[0].about).toMatchObject({ defenceCommander: 'bostar', attack: 24, defence: 24, leaders: 1 });
});
// Carthage's sheet: "when 2D6 come below the month"; every other port of the Epikrateia is lost.
test('TI-FC-h TI-FC-g TI-R43 in April a three brings Mago before Thermae, the only port that Carthage has kept', async () => {
  const ports = ['motya', 'lilybaeum', 'drepanum', 'panormus', 'thermae_selinuntiae'];
  const lost = Object.fromEntries(ports.map(zone => [zone, { control: 'neutral' }]));
  const desk = await new Desk().begin(
    { phase: 'turn', turn: 3, order: ORDER, forces: HOMES, leaders: HEADS, zones: lost, treasury: { carthage: 5 } },
    [1, 2],
    3,
  );
  expect((await desk.pending())[0]).toMatchObject({ seat: 'carthage', step: 'landfall' });
  expect(await desk.legal('carthage')).toEqual([{ type: 'treat', zone: 'thermae' }]);
  await desk.act('carthage', { type: 'treat', zone: 'thermae' });
  const { treasury, leaders } = await desk.position();
  expect(treasury.carthage).toBe(105);
  expect([leaders.mago.place, leaders.gisco.place, leaders.himilco.place]).toEqual(['sea_himera', 'sea_himera', 'sea_himera']);
  expect(await desk.pointsAt('sea_himera', 'carthage')).toMatchObject({ 'mercenary-light': 12, triremes: 12, transport: 1 });
});
// Timoleon's sheet: "Timoleon beats a Carthaginian army or fleet", "two turns after"; November and winter are two turns.
test('TI-FD-d TI-R47 TI-N-j a Carthaginian fleet beaten in November calls Dienarchus for March', async () => {
  const desk = await new Desk().operations('timoleon', {
    turn: 10,
    forces: [...HOMES, force('sea_catana', 'timoleon', { triremes: 6 }), force('sea_naxos', 'carthage', { triremes: 2 })],
    leaders: { ...HEADS, cleander: at('sea_catana', 'timoleon'), hanno: at('sea_naxos', 'carthage') },
  });
  await desk.march('timoleon', 'cleander');
  await desk.step('timoleon', 'sea_naxos');
  await desk.choose('timoleon', 'fight');
  await desk.choose('carthage', 'fight');
  await desk.act('timoleon', { type: 'manoeuvre', manoeuvre: 'ram' });
  await desk.act('carthage', { type: 'manoeuvre', manoeuvre: 'ram' }, [4, 3, 6, 1, 2, 1, 2, 4]); // 4 − 3 + 1 + 2: two of two lost
  expect(desk.of('expedition-called')).toMatchObject([{ expedition: 'corinth_2', turn: 12 }]);
});
// The neutrals' sheet; VII: they stay where they are. Three triremes in Messana's port bar nobody and are no blockade.
test('TI-FE-b TI-VII-c TI-R25 Carthage sails past Hippo’s triremes, lands before Messana and marches on, and nobody stirs', async () => {
  const desk = await new Desk().operations('carthage', {
    forces: [
      ...HOMES,
      force('messana.city', 'neutral', { 'mercenary-hoplites': 1, 'mercenary-light': 3, 'mercenary-cavalry': 1 }),
      force('messana.port', 'neutral', { triremes: 3 }),
      force('sea_naxos', 'carthage', { triremes: 4, 'mercenary-hoplites': 4 }),
    ],
    leaders: { ...HEADS, bostar: at('sea_naxos', 'carthage'), hippo: at('messana.city', 'neutral') },
  });
  await desk.march('carthage', 'bostar');
  await desk.step('carthage', 'sea_rhegium');
  await desk.act('carthage', { type: 'land', place: 'messana' });
  expect(await desk.pending()).toMatchObject([{ seat: 'carthage', step: 'march' }]);
  await desk.choose('carthage', 'halt');
  expect((await desk.position()).zones.messana.control).toBe('neutral');
});
// List of cities; IX: Rhegium is a city of the list, but no Sicilian territory.
test('TI-C-b TI-R54 TI-FD-k nineteen Sicilian territories and Rhegium are no majority of Sicily: Timoleon wins', async () => {
  const zones = ['epipolae', 'tyche', 'achradina', 'neapolis', 'market', 'ortygia', 'olympium', 'plemmyrium'];
  const land =
    'motya lilybaeum drepanum panormus thermae thermae_selinuntiae entella segesta agrigentum cephaloedium halaesa netum';
  const west = `${land} phintias camarina ragusa pachynus calacte abolla casmenae inessa`.split(' ');
  const held = (places: readonly string[]) =>
    new Desk().begin(
      {
        phase: 'end',
        turn: 9,
        order: ORDER,
        run: { timoleon: 3 },
        forces: [
          force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 4 }),
          force('leontini.city', 'hicetas', { 'mercenary-hoplites': 4 }),
          force('thapsos.city', 'dionysius', { 'mercenary-hoplites': 4 }),
          ...zones.map(zone => force(`syr_${zone}`, 'timoleon', { 'mercenary-hoplites': 2 })),
          ...places.map(place => force(`${place}.city`, 'carthage', { 'mercenary-hoplites': 1 })),
        ],
        leaders: { ...HEADS, dionysius: at('thapsos.city', 'dionysius') },
        zones: {
          ...Object.fromEntries(zones.map(zone => [`syr_${zone}`, { control: 'timoleon' }])),
          ...Object.fromEntries(west.map(place => [place, { control: places.includes(place) ? 'carthage' : 'neutral' }])),
          ...(places.includes('rhegium') ? { rhegium: { control: 'carthage' } } : {}),
          thapsos: { control: 'dionysius' },
        },
      },
      [],
      2,
    );
  expect(await (await held([...west.slice(0, 19), 'rhegium'])).outcome()).toMatchObject({ rule: 'TI-FD-k', score: [0, 1, 0, 0] });
  expect(await (await held(west)).outcome()).toBeNull();
});
// IX; the sheets: whoever has lost his head can win no automatic victory, but counts his points like others.
test('TI-IX-f TI-IX-b Hicetas is dead, and his faction wins in June 341 by the points of its sheet', async () => {
  const zones = ['epipolae', 'tyche', 'achradina', 'neapolis', 'market', 'ortygia', 'olympium', 'plemmyrium'];
  const desk = await new Desk().begin(
    {
      phase: 'end',
      turn: 25,
      order: ORDER,
      run: { hicetas: 5 },
      fallen: ['hicetas'],
      heads: { hicetas: 'euthymus' },
      forces: [
        HOMES[0],
        HOMES[1],
        force('thapsos.city', 'dionysius', { 'mercenary-hoplites': 4 }),
        ...zones.map(zone => force(`syr_${zone}`, 'hicetas', { 'mercenary-hoplites': 2 })),
      ],
      leaders: {
        ...HEADS,
        hicetas: { place: 'dead', owner: 'hicetas', killer: 'carthage' },
        euthymus: at('syr_market', 'hicetas'),
        dionysius: at('thapsos.city', 'dionysius'),
      },
      zones: {
        ...Object.fromEntries(zones.map(zone => [`syr_${zone}`, { control: 'hicetas' }])),
        thapsos: { control: 'dionysius' },
      },
    },
    [],
    2,
  );
  const { rule, score, detail } = await desk.outcome();
  expect([rule, score, detail.points.hicetas]).toEqual(['TI-IX-b', [0, 0, 1, 0], 40]);
});
