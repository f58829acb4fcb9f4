import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

// Naval 4: engines at Plemmyrium help a friendly fleet in the Great Harbour that shoots; troops aboard add one, not when ramming.
test('TI-N-f TI-N-g TI-N-h Hicetas in the Great Harbour with engines on Plemmyrium: 3 triremes, 1 laden, 4 engines', async () => {
  const fight = async (manoeuvre: string) => {
    const desk = await new Desk().operations('hicetas', {
      forces: [
        force('sea_syracuse', 'hicetas', { triremes: 3, 'mercenary-hoplites': 1 }),
        force('syr_great_harbour', 'dionysius', { triremes: 4 }),
        force('syr_plemmyrium', 'hicetas', { engines: 4, 'mercenary-light': 1 }),
        force('syr_ortygia', 'dionysius', { 'mercenary-light': 1, engines: 2 }),
      ],
      leaders: { hicetas: at('sea_syracuse', 'hicetas'), dionysius: at('syr_ortygia', 'dionysius') },
      zones: { syr_plemmyrium: { control: 'hicetas' }, syr_ortygia: { control: 'dionysius' } },
    });
    await desk.march('hicetas', 'hicetas');
    await desk.step('hicetas', 'syr_great_harbour');
    await desk.choose('dionysius', 'fight');
    await desk.choose('hicetas', 'fight');
    await desk.act('dionysius', { type: 'manoeuvre', manoeuvre: 'missile' });
    await desk.act('hicetas', { type: 'manoeuvre', manoeuvre }, [3, 3, 6, 2, 3, 2, 3, 4]);
    return desk.of('sea-fight')[0];
  };
  expect(await fight('missile')).toMatchObject({ strengths: [11, 10] }); // 6 + 1 + 4 against 8 + 2
  expect(await fight('ram')).toMatchObject({ strengths: [6, 10] });
});
// Naval: one wants, one does not: both admirals throw and add T; the higher decides; who goes goes to his port of the same area.
test('TI-N-b TI-N-n the fleet off Thapsos slips into its port when its admiral throws higher', async () => {
  const desk = await new Desk().operations('timoleon', {
    forces: [force('sea_naxos', 'timoleon', { triremes: 5 }), force('sea_catana', 'hicetas', { triremes: 3 })],
    leaders: { ariston: at('sea_naxos', 'timoleon'), euthymus: at('sea_catana', 'hicetas') },
    zones: { thapsos: { control: 'hicetas' } },
  });
  await desk.march('timoleon', 'ariston');
  await desk.step('timoleon', 'sea_catana');
  await desk.choose('timoleon', 'fight');
  await desk.choose('hicetas', 'avoid', [4, 2, 3, 2]); // 4 + 1 = 2 + 3: again; 4 against 5
  expect(desk.of('admirals')).toMatchObject([{ decides: 'hicetas' }]);
  const [{ seat, step }] = await desk.pending();
  if (step === 'shelter') await desk.act(seat, { type: 'retreat', place: 'thapsos.port' });
  expect(await desk.pointsAt('thapsos.port', 'hicetas')).toEqual({ triremes: 3 });
});
// Naval 6: a lost trireme takes its troops down; the loser goes to the nearest port of his own.
test('TI-N-j TI-N-l a fleet that loses two of four laden triremes loses two points of troops and makes for port', async () => {
  const desk = await new Desk().operations('carthage', {
    forces: [
      force('sea_halaesa', 'carthage', { triremes: 4 }),
      force('sea_lipara', 'timoleon', { triremes: 4, 'mercenary-hoplites': 4 }),
    ],
    leaders: { gisco: at('sea_halaesa', 'carthage'), cleander: at('sea_lipara', 'timoleon') },
    zones: { mylae: { control: 'timoleon' } },
  });
  await desk.march('carthage', 'gisco');
  await desk.step('carthage', 'sea_lipara');
  await desk.choose('carthage', 'fight');
  await desk.choose('timoleon', 'fight');
  await desk.act('carthage', { type: 'manoeuvre', manoeuvre: 'ram' });
  await desk.act('timoleon', { type: 'manoeuvre', manoeuvre: 'ram' }, [4, 3, 6, 1, 2, 1, 2, 5]); // 1 + ratio 12:8 = 2
  for (let [asked] = await desk.pending(); asked?.step !== 'operations'; [asked] = await desk.pending())
    await desk.act(asked.seat, (await desk.legal(asked.seat))[0], [5, 5]);
  expect(desk.of('sea-fight')).toMatchObject([{ difference: 2, winner: 'carthage' }]);
  expect(await desk.pointsAt('mylae.port', 'timoleon')).toEqual({ triremes: 2, 'mercenary-hoplites': 2 });
});
// Naval 4: "a friendly fleet": the engines need not be the fleet's own.
test('TI-N-h TI-R2 Carthage shoots in the Great Harbour beside the engines of its ally on Plemmyrium, not beside those of an enemy', async () => {
  const strengths = async (alliances: string[][]) => {
    const desk = await new Desk().operations('carthage', {
      alliances,
      forces: [
        force('sea_syracuse', 'carthage', { triremes: 2 }),
        force('syr_great_harbour', 'dionysius', { triremes: 4 }),
        force('syr_plemmyrium', 'hicetas', { engines: 3, 'mercenary-light': 1 }),
        force('syr_ortygia', 'dionysius', { 'mercenary-light': 1 }),
      ],
      leaders: { bostar: at('sea_syracuse', 'carthage'), dionysius: at('syr_ortygia', 'dionysius') },
      zones: { syr_plemmyrium: { control: 'hicetas' } },
    });
    await desk.march('carthage', 'bostar');
    await desk.step('carthage', 'syr_great_harbour');
    await desk.choose('dionysius', 'fight');
    await desk.choose('carthage', 'fight');
    await desk.act('dionysius', { type: 'manoeuvre', manoeuvre: 'ram' });
    await desk.act('carthage', { type: 'manoeuvre', manoeuvre: 'missile' }, [3, 3, 6, 2, 3, 2, 3, 4]);
    return desk.of('sea-fight')[0].strengths;
  };
  expect(await strengths([['carthage', 'hicetas']])).toEqual([9, 8]); // 2 × 3 + 3 against 4 × 2
  expect(await strengths([])).toEqual([6, 8]);
});
