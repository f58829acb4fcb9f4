import { expect, test } from 'vitest';
import { at, Desk, force } from '../third-reading/desk.ts';

const HOPLITES = 'mercenary-hoplites';

// "The capture of treasures (when a head is eliminated in battle)": nobody has fought for a head who was alone.
test('TI-IV-h TI-R16 TI-VII-l a head who is caught alone is a captive, but his treasury stays with his faction', async () => {
  const desk = await new Desk().operations('timoleon', {
    treasury: { hicetas: 200, timoleon: 10 },
    forces: [
      force('catana', 'timoleon', { [HOPLITES]: 3 }),
      force('thapsos', 'dionysius', { [HOPLITES]: 3 }),
      force('thapsos.city', 'hicetas', { 'mercenary-light': 1 }),
    ],
    zones: {
      leontini: { control: 'hicetas', raised: true },
      syr_epipolae: { control: 'neutral' },
      thapsos: { control: 'hicetas', raised: true, siege: { by: 'dionysius', turns: 1 } },
    },
    leaders: { timoleon: at('catana', 'timoleon'), hicetas: at('leontini.city', 'hicetas') },
  });
  await desk.march('timoleon', 'timoleon');
  await desk.step('timoleon', 'leontini');
  await desk.choose('timoleon', 'halt');
  const { leaders, treasury } = await desk.position();
  expect(leaders.hicetas).toMatchObject({ captor: 'timoleon', killer: 'timoleon' });
  expect(desk.of('treasury-captured')).toEqual([]);
  expect(treasury).toMatchObject({ hicetas: 200, timoleon: 10 });
});
test('TI-IV-h TI-N-l so does that of a head taken with a transport alone', async () => {
  const desk = await new Desk().operations('carthage', {
    treasury: { dionysius: 90, carthage: 0 },
    forces: [
      force('sea_catana', 'carthage', { triremes: 3 }),
      force('sea_syracuse', 'dionysius', { transport: 1, [HOPLITES]: 1 }),
      force('syr_ortygia', 'dionysius', { [HOPLITES]: 3 }),
    ],
    leaders: { hanno: at('sea_catana', 'carthage'), dionysius: at('sea_syracuse', 'dionysius') },
  });
  await desk.march('carthage', 'hanno');
  await desk.step('carthage', 'sea_syracuse');
  await desk.choose('carthage', 'fight');
  const { leaders, treasury } = await desk.position();
  expect(leaders.dionysius).toMatchObject({ captor: 'carthage' });
  expect(treasury).toMatchObject({ dionysius: 90, carthage: 0 });
});

// "Either in person or through a general of his own."
test('TI-FY-f only Dionysius himself or a general of his own recruits in the Bruttium, not a captain of a quarter', async () => {
  const desk = await new Desk().operations('dionysius', {
    forces: [force('syr_ortygia', 'dionysius', { [HOPLITES]: 3 }), force('syr_great_harbour', 'dionysius', { triremes: 3 })],
    leaders: {
      dionysius: at('syr_ortygia', 'dionysius'),
      agathocles: at('syr_ortygia', 'dionysius'),
      telesides: at('syr_ortygia', 'dionysius'),
      leptines: at('syr_ortygia', 'dionysius'),
      lycus: { ...at('syr_ortygia', 'dionysius'), lord: 'leptines' },
    },
  });
  const why = (leader: string, area: string) => desk.why('dionysius', { type: 'dispatch', leader, area });
  expect(await why('dionysius', 'bruttium')).toBeNull();
  expect(await why('agathocles', 'bruttium')).toBeNull();
  expect(await why('telesides', 'bruttium')).toBe('TI-FY-f');
  expect(await why('leptines', 'bruttium')).toBe('TI-FY-f');
  expect(await why('lycus', 'bruttium')).toBe('TI-FY-f');
  expect(await why('telesides', 'italy')).toBeNull();
});

// Leaders of a force that is wiped out die with it, before the walls as in the field.
test('TI-L-s TI-A-g the leader of an army whose last point falls in the assault dies with it', async () => {
  const storm = async (camp: number) => {
    const desk = await new Desk().operations('hicetas', {
      forces: [
        force('inessa', 'hicetas', { 'mercenary-light': 1, ...(camp > 0 ? { [HOPLITES]: camp } : {}) }),
        force('inessa.city', 'dionysius', { [HOPLITES]: 2 }),
        force('leontini.city', 'hicetas', { [HOPLITES]: 1 }),
      ],
      zones: {
        inessa: { control: 'dionysius', raised: true, siege: { by: 'hicetas', turns: 2 } },
        leontini: { control: 'hicetas' },
      },
      leaders: { euthymus: at('inessa', 'hicetas'), hicetas: at('leontini.city', 'hicetas') },
    });
    await desk.act('hicetas', { type: 'activate', leader: 'euthymus' });
    await desk.act('hicetas', { type: 'take', unit: 'mercenary-light', count: 1 });
    await desk.choose('hicetas', 'march');
    await desk.choose('hicetas', 'assault');
    await desk.act('hicetas', { type: 'stratagem', stratagem: 'walls' });
    await desk.act('dionysius', { type: 'stratagem', stratagem: 'countermine' }, [3, 1]); // 2: both lose a point
    await desk.act('dionysius', { type: 'lose', owner: 'dionysius', unit: HOPLITES });
    return (await desk.position()).leaders.euthymus.place;
  };
  expect(await storm(0)).toBe('dead');
  expect(await storm(5)).toBe('inessa');
});
