import { expect, test } from 'vitest';
import { at, Desk, force } from '../third-reading/desk.ts';

const HOPLITES = 'mercenary-hoplites';
const order = ['carthage', 'timoleon', 'hicetas', 'dionysius'];

// "Transport unit (if it is not available the expedition is cancelled)": what has still to come is not lost.
test('TI-R46 TI-FC-m a second expedition that comes before the first brings the counter itself; once lost it is cancelled', async () => {
  const coming = async (first: object, forces: object[]) =>
    new Desk().begin(
      {
        phase: 'turn',
        turn: 6,
        order,
        alliances: [],
        leaders: {},
        forces: [force('lilybaeum.city', 'carthage', { 'mercenary-light': 1 }), ...forces],
        expeditions: { carthage_1: first, carthage_2: { status: 'called', turn: 6, place: null } },
      },
      [6, 6],
      1,
    );
  const before = await coming({ status: 'waiting', turn: 0, place: null }, []);
  expect(before.of('expedition-cancelled')).toEqual([]);
  await before.act('carthage', { type: 'treat', zone: 'lilybaeum' });
  expect(await before.pointsAt('sea_lilybaeum', 'carthage')).toMatchObject({ transport: 1, 'sacred-band': 6 });
  const lost = await coming({ status: 'arrived', turn: 2, place: null }, []);
  expect(lost.of('expedition-cancelled')).toMatchObject([{ expedition: 'carthage_2' }]);
  const built = await coming({ status: 'waiting', turn: 0, place: null }, [
    force('motya.port', 'carthage', { transport: 1, 'mercenary-light': 1 }),
  ]);
  expect(built.of('expedition-waits')).toMatchObject([{ expedition: 'carthage_2' }]);
});

// Carthage "against Greeks −2, against mercenaries no modifier": a free Greek city without mercenaries is Greeks.
test('TI-R12 TI-III-h Carthage treats with Greeks where no mercenaries hold the city', async () => {
  const pull = async (garrison: object) => {
    const desk = await new Desk().operations('carthage', {
      forces: [force('entella', 'carthage', { [HOPLITES]: 2 }), ...(garrison as object[])],
      zones: { entella: { control: 'neutral', raised: true } },
      leaders: { bostar: at('entella', 'carthage') },
    });
    await desk.act('carthage', { type: 'treat', zone: 'entella' });
    await desk.act('carthage', { type: 'bid', talents: 0 }, [4]);
    return desk.of('diplomacy-result')[0].modifiers[0].by;
  };
  expect(await pull([])).toBe(-2);
  expect(await pull([force('entella.city', 'neutral', { 'citizen-hoplites': 1 })])).toBe(-2);
  expect(await pull([force('entella.city', 'neutral', { [HOPLITES]: 1 })])).toBe(0);
});

// Plunder of a territory wants nobody hostile in its field; mutineers behind besieged walls are no exception.
test('TI-IV-s TI-IV-u TI-R70 mutineers in a besieged city that is plundered already do not get at the land outside', async () => {
  const mutiny = async (besieged: boolean) => {
    const desk = await new Desk().operations('hicetas', {
      forces: [
        force('leontini.city', 'hicetas', { [`${HOPLITES}-discontented`]: 4 }),
        ...(besieged ? [force('leontini', 'timoleon', { [HOPLITES]: 6 })] : []),
      ],
      zones: {
        leontini: {
          control: 'hicetas',
          raised: true,
          city: 'plundered',
          ...(besieged ? { siege: { by: 'timoleon', turns: 2 } } : {}),
        },
      },
      leaders: { eupolemus: at('leontini.city', 'hicetas'), timoleon: at(besieged ? 'leontini' : 'rhegium', 'timoleon') },
    });
    await desk.march('hicetas', 'eupolemus', [1, 6]);
    return desk.of('plundered').length;
  };
  expect(await mutiny(true)).toBe(0);
  expect(await mutiny(false)).toBe(1);
});
