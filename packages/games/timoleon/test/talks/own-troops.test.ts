import { expect, test } from 'vitest';
import { force, operations, pointsAt, written } from '../table.ts';

/** Everybody who is asked offers nothing; the die falls when the last has. */
function court(table: ReturnType<typeof operations>, leader: string, die: number): void {
  table.act({ type: 'court', leader });
  const asked = table.match.pending().filter(({ step }) => step === 'bids');
  asked.forEach(({ seat }, n) => {
    table.act({ type: 'bid', talents: 0 }, { seat, ...(n === asked.length - 1 ? { chance: [die] } : {}) });
  });
}
const NO_MONEY = { carthage: 0, timoleon: 0, hicetas: 0, dionysius: 0 };

test('TI-R13 TI-R9 a captain in the fortress of his head turns neutral alone: neither its garrison nor Ortygia goes with him', () => {
  const garrison = { bodyguard: 3, 'mercenary-hoplites': 5, 'mercenary-light': 5, engines: 6 };
  const table = operations('timoleon', {
    treasury: NO_MONEY,
    forces: [force('syr_ortygia', 'dionysius', garrison), force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 3 })],
    leaders: {
      dionysius: { place: 'syr_ortygia', owner: 'dionysius' },
      agathocles: { place: 'syr_ortygia', owner: 'dionysius' },
      telesides: { place: 'syr_ortygia', owner: 'dionysius' },
      timoleon: { place: 'tauromenium.city', owner: 'timoleon' },
    },
    zones: { syr_tyche: { raised: true } },
  });
  court(table, 'telesides', 3);
  const { zones, leaders } = written(table);
  expect(pointsAt(table, 'syr_ortygia', 'dionysius')).toEqual(garrison);
  expect(zones.syr_ortygia.control).toBe('dionysius');
  expect(zones.syr_tyche.control).toBe('neutral'); // his own quarter, where nobody else commands
  expect(leaders.telesides).toMatchObject({ owner: 'neutral', place: 'syr_tyche' });
});
test('TI-R13 TI-R9 a captain with the army of Timoleon leaves without it, and takes his quarter with him', () => {
  const army = { veterans: 1, 'mercenary-hoplites': 7, 'citizen-hoplites': 3 };
  const table = operations('hicetas', {
    treasury: { ...NO_MONEY, hicetas: 120 },
    forces: [force('tauromenium.city', 'timoleon', army), force('syr_achradina', 'timoleon', { 'citizen-hoplites': 2 })],
    leaders: {
      timoleon: { place: 'tauromenium.city', owner: 'timoleon' },
      archonides: { place: 'tauromenium.city', owner: 'timoleon' },
      hicetas: { place: 'leontini.city', owner: 'hicetas' },
    },
    zones: { syr_achradina: { control: 'timoleon' }, tauromenium: { control: 'timoleon' } },
  });
  table.act({ type: 'court', leader: 'archonides' });
  table.act({ type: 'bid', talents: 60 }, { chance: [6] });
  expect(pointsAt(table, 'tauromenium.city', 'timoleon')).toEqual(army);
  expect(written(table).zones.tauromenium.control).toBe('timoleon');
  expect(pointsAt(table, 'syr_achradina', 'neutral')).toEqual({ 'citizen-hoplites': 2 });
  expect(written(table).leaders.archonides).toMatchObject({ owner: 'neutral', place: 'syr_achradina' });
});
test('TI-R13 TI-R9 with his head’s army in his own quarter he loses both, and leaves the game', () => {
  const army = { bodyguard: 3, 'mercenary-cavalry': 3, 'mercenary-hoplites': 5 };
  const table = operations('timoleon', {
    treasury: NO_MONEY,
    forces: [force('syr_epipolae', 'hicetas', army), force('tauromenium.city', 'timoleon', { 'mercenary-hoplites': 3 })],
    leaders: {
      hicetas: { place: 'syr_epipolae', owner: 'hicetas' },
      sosis: { place: 'syr_epipolae', owner: 'hicetas' },
      timoleon: { place: 'tauromenium.city', owner: 'timoleon' },
    },
    zones: { syr_epipolae: { control: 'hicetas' } },
  });
  court(table, 'sosis', 4);
  expect(pointsAt(table, 'syr_epipolae', 'hicetas')).toEqual(army);
  expect(written(table).zones.syr_epipolae.control).toBe('hicetas');
  expect(written(table).leaders.sosis).toMatchObject({ owner: 'neutral', place: 'gone' });
});
test('TI-R13 TI-R9 a home of his in which another leader of his side commands stays with his side', () => {
  const table = operations('hicetas', {
    treasury: { ...NO_MONEY, hicetas: 200 },
    forces: [
      force('messana.city', 'timoleon', { 'mercenary-hoplites': 1 }),
      force('mylae.city', 'timoleon', { 'mercenary-hoplites': 4 }),
    ],
    leaders: {
      hippo: { place: 'messana.city', owner: 'timoleon' },
      cleander: { place: 'mylae.city', owner: 'timoleon' },
      hicetas: { place: 'leontini.city', owner: 'hicetas' },
    },
    zones: { messana: { control: 'timoleon' }, mylae: { control: 'timoleon' } },
  });
  table.act({ type: 'court', leader: 'hippo' });
  table.act({ type: 'bid', talents: 90 }, { chance: [6] });
  const { zones, leaders } = written(table);
  expect(leaders.hippo).toMatchObject({ owner: 'neutral', place: 'messana.city' });
  expect([zones.messana.control, zones.mylae.control]).toEqual(['neutral', 'timoleon']);
  expect(pointsAt(table, 'mylae.city', 'timoleon')).toEqual({ 'mercenary-hoplites': 4 });
});
