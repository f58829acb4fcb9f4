import { expect, test } from 'vitest';
import { at, Desk, force } from './desk.ts';

const TREASURY = { carthage: 300, timoleon: 100, hicetas: 0, dionysius: 0 };
const LILYBAEUM = force('lilybaeum.city', 'carthage', { 'mercenary-light': 1 });
const TAUROMENIUM = force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 3 });
const HEADS = { timoleon: at('tauromenium.city', 'timoleon'), synalo: at('lilybaeum.city', 'carthage') };
/** Carthage is about to court Andromachus, who is somewhere with his ships; Timoleon commands in Tauromenium. */
const courting = (place: string, points: Readonly<Record<string, number>>) =>
  new Desk().operations('carthage', {
    treasury: TREASURY,
    sent: place === 'italy' ? { timoleon: { italy: 4 } } : {},
    forces: [force(place, 'timoleon', points), TAUROMENIUM, LILYBAEUM],
    leaders: { ...HEADS, andromachus: at(place, 'timoleon') },
    zones: { tauromenium: { control: 'timoleon' } },
  });
const COURT = { type: 'court', leader: 'andromachus' };

// V: "outside the island, off the map"; III: he would have taken the ships abroad along, and nobody could ever have called them back.
test('TI-III-a TI-R22 a leader who recruits abroad is not courted; back on the map he is', async () => {
  const abroad = await courting('italy', { triremes: 3 });
  expect(await abroad.why('carthage', COURT)).toBe('TI-III-a');
  const back = await courting('tauromenium.port', { triremes: 3 });
  expect(await back.why('carthage', COURT)).toBeNull();
});
// III: "becomes neutral"; whoever only talked to him has neither taken his last city nor beaten him.
test('TI-R13 TI-FE-d a tyrant courted away from an army that is not his, with ships alone, leaves the game and is nobody’s prisoner', async () => {
  const desk = await courting('sea_rhegium', { triremes: 3 });
  await desk.act('carthage', COURT);
  await desk.act('carthage', { type: 'bid', talents: 120 }, [6]); // 6 − 2 − 1 + 4 = 7
  expect(desk.of('leader-captured')).toEqual([]);
  expect(desk.of('eliminated')).toEqual([]);
  expect(desk.of('leader-goes')).toMatchObject([{ leader: 'andromachus', rule: 'TI-R13', place: null }]);
});

const talks = (given: object = {}) =>
  new Desk().begin({ phase: 'negotiation', turn: 3, order: ['hicetas', 'timoleon', 'carthage', 'dionysius'], ...given });
// VII: troops in a city of somebody who is not their ally.
test('TI-R83 TI-R77 Hicetas cedes Leontini to Timoleon: the Carthaginians who were his guests there go out with his own', async () => {
  const desk = await talks({
    alliances: [['carthage', 'hicetas']],
    forces: [
      force('leontini.city', 'carthage', { 'mercenary-hoplites': 3 }),
      force('leontini.city', 'hicetas', { 'mercenary-hoplites': 2 }),
      force('thapsos.city', 'hicetas', { 'mercenary-hoplites': 2 }),
      TAUROMENIUM,
      LILYBAEUM,
    ],
    leaders: { ...HEADS, hicetas: at('thapsos.city', 'hicetas'), bostar: at('leontini.city', 'carthage') },
  });
  await desk.act('hicetas', { type: 'draft', faction: 'timoleon' });
  await desk.act('hicetas', { type: 'cede', zone: 'leontini' });
  await desk.choose('hicetas', 'send');
  await desk.choose('timoleon', 'sign');
  expect((await desk.position()).zones.leontini.control).toBe('timoleon');
  expect(await desk.pointsAt('leontini.city', 'carthage')).toEqual({});
  expect(await desk.pointsAt('leontini', 'carthage')).toEqual({ 'mercenary-hoplites': 3 });
  expect((await desk.position()).leaders.bostar.place).toBe('leontini');
});
// TI-R2: what was paid for it has been paid for something; a truce no less than an alliance.
test('TI-R83 TI-R2 a truce that was sold is not denounced in the same phase, but in the next', async () => {
  const desk = await talks();
  await desk.act('hicetas', { type: 'draft', faction: 'dionysius' });
  await desk.act('hicetas', { type: 'term', term: 'truce', value: 6 });
  await desk.act('hicetas', { type: 'term', term: 'ask', value: 10 });
  await desk.choose('hicetas', 'send');
  await desk.choose('dionysius', 'sign');
  expect(await desk.why('hicetas', { type: 'denounce', faction: 'dionysius' })).toBe('TI-R83');
  const treaties = [{ a: 'hicetas', b: 'dionysius', truce: 6, passage: 0, joint: false }];
  const later = await talks({ turn: 4, treaties });
  expect(await later.why('hicetas', { type: 'denounce', faction: 'dionysius' })).toBeNull();
});
// II (**): not more than once a quarter. Catana's level was restored by whoever held it before.
test('TI-R66 a level restored by another, or in a city that was lost since, is counted for whoever restored it', async () => {
  const given = (restored: object) => ({
    turn: 3,
    treasury: { hicetas: 100 },
    restored,
    forces: [force('leontini.city', 'hicetas', { 'mercenary-hoplites': 3 })],
    leaders: { hicetas: at('leontini.city', 'hicetas') },
    zones: { leontini: { control: 'hicetas', defence: 1 }, catana: { control: 'hicetas', repaired: 1 } },
  });
  const mine = await new Desk().operations('hicetas', given({}));
  await mine.act('hicetas', { type: 'repair', zone: 'leontini' });
  const { restored } = await mine.position();
  const lost = await new Desk().operations('hicetas', given(restored));
  expect(await lost.why('hicetas', { type: 'repair', zone: 'leontini' })).toBe('TI-R66');
});
// III: a written treaty; whoever may pass has not been given the city.
test('TI-R83 TI-VII-e a guest who halts before an empty city does not take it; who occupies it breaks the treaty', async () => {
  const guest = async () => {
    const desk = await new Desk().operations('timoleon', {
      treaties: [{ a: 'hicetas', b: 'timoleon', truce: 0, passage: 9, joint: false }],
      forces: [
        force('catana', 'timoleon', { 'mercenary-hoplites': 3 }),
        force('thapsos.city', 'hicetas', { 'mercenary-hoplites': 3 }),
      ],
      leaders: { timoleon: at('catana', 'timoleon'), hicetas: at('thapsos.city', 'hicetas') },
      zones: { leontini: { control: 'hicetas', raised: true } },
    });
    await desk.march('timoleon', 'timoleon');
    await desk.step('timoleon', 'leontini');
    return desk;
  };
  const halts = await guest();
  await halts.choose('timoleon', 'halt');
  expect((await halts.position()).zones.leontini.control).toBe('hicetas');
  const occupies = await guest();
  await occupies.choose('timoleon', 'occupy');
  expect((await occupies.position()).zones.leontini.control).toBe('timoleon');
  expect(occupies.of('treaty-broken')).toMatchObject([{ term: 'passage', by: 'timoleon', against: 'hicetas' }]);
});
