import { beginOf } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { ORDER } from '../table.ts';

const faultsIn = (position: object): readonly string[] => {
  const begun = beginOf(timoleon, {
    scenario: 'campaign',
    options: {},
    position: { phase: 'operations', turn: 5, order: ORDER, ...position },
  });
  return 'faults' in begun ? begun.faults.map(({ at, what }) => `${at} ${what.split(':')[0]}`) : [];
};
const pool = (place: string, owner: string, unit: string) => ({ forces: [{ place, owner, points: { [unit]: 1 } }] });
const leader = (id: string, given: object) => ({ leaders: { [id]: given } });
const treaty = { truce: 9, passage: 0, joint: false };
const stocks = (zone: string, turn: number) => ({ building: [{ zone, turn, triremes: 1 }] });
const slip = (zone: string, turn: number) => ({ transports: { carthage: { zone, turn } } });

test.each<[string, object, string]>([
  ['TI-R2 an alliance with oneself', { alliances: [['carthage', 'carthage']] }, '/alliances/0 TI-R2'],
  ['TI-R83 a treaty with oneself', { treaties: [{ a: 'hicetas', b: 'hicetas', ...treaty }] }, '/treaties/0 TI-R83'],
  ['TI-VI-e somebody on Etna', { zones: { etna: { control: 'carthage' } } }, '/zones/etna/control TI-VI-e'],
  ['TI-R66 a wall above its factor', { zones: { motya: { defence: 4 } } }, '/zones/motya/defence TI-R66'],
  [
    'TI-VII-k the siege of a quarter',
    { zones: { syr_tyche: { siege: { by: 'timoleon', turns: 1 } } } },
    '/zones/syr_tyche/siege TI-VII-k',
  ],
  [
    'TI-S-c a siege without a first turn',
    { zones: { motya: { siege: { by: 'timoleon', turns: 0 } } } },
    '/zones/motya/siege/turns TI-S-c',
  ],
  ['TI-R67 a port of a city that has none', pool('enna.port', 'carthage', 'triremes'), '/forces/0/place TI-R67'],
  ['TI-VI-a a march of nobody', pool('march', 'carthage', 'mercenary-light'), '/forces/0/place TI-VI-a'],
  ['TI-R112 bodyguards of Timoleon', pool('tauromenium', 'timoleon', 'bodyguard'), '/forces/0/points/bodyguard TI-R112'],
  ['TI-FN-b mercenaries of the Sicels', pool('enna', 'sicels', 'mercenary-light'), '/forces/0/points/mercenary-light TI-FN-b'],
  [
    'TI-III-d a head in another’s service',
    leader('hicetas', { place: 'motya.city', owner: 'carthage' }),
    '/leaders/hicetas/owner TI-III-d',
  ],
  [
    'TI-III-d Ducetius in a faction’s service',
    leader('ducetius', { place: 'motya.city', owner: 'carthage' }),
    '/leaders/ducetius/owner TI-III-d',
  ],
  ['TI-III-d Agyris among the Sicans', leader('agyris', { place: 'hippana', owner: 'sicans' }), '/leaders/agyris/owner TI-III-d'],
  [
    'TI-III-d a neutral general of Carthage',
    leader('hanno', { place: 'not-yet', owner: 'neutral' }),
    '/leaders/hanno/owner TI-III-d',
  ],
  [
    'TI-III-c a lord who is not his',
    leader('nestor', { place: 'mylae.city', lord: 'leptines' }),
    '/leaders/nestor/lord TI-III-c',
  ],
  ['TI-VI-a a leader on nobody’s march', leader('hanno', { place: 'march' }), '/leaders/hanno/place TI-VI-a'],
  ['TI-R33 his own captive', leader('hanno', { place: 'motya', captor: 'carthage' }), '/leaders/hanno/captor TI-R33'],
  ['TI-R33 a dead captive', leader('hanno', { place: 'dead', captor: 'timoleon' }), '/leaders/hanno/captor TI-R33'],
  ['TI-IX-f a head from elsewhere', { heads: { carthage: 'timoleon' } }, '/heads/carthage TI-IX-f'],
  ['TI-V-l stocks inland', stocks('enna', 6), '/building/0/zone TI-V-l'],
  ['TI-V-l a trireme long due', stocks('motya', 4), '/building/0/turn TI-V-l'],
  ['TI-V-l a trireme for later', stocks('motya', 8), '/building/0/turn TI-V-l'],
  ['TI-V-o the transport inland', slip('enna', 6), '/transports/carthage/zone TI-V-o'],
  ['TI-V-o a transport long due', slip('motya', 4), '/transports/carthage/turn TI-V-o'],
  ['TI-V-k more men in Italy than there were', { pools: { italy: [7, 8, 4] } }, '/pools/italy/0 TI-V-k'],
  ['TI-V-j a recruiter who is not there', { sent: { hicetas: { italy: 4 } } }, '/sent/hicetas/italy TI-V-j'],
  [
    'TI-FC-g an expedition of tomorrow',
    { expeditions: { carthage_1: { status: 'arrived', turn: 6 } } },
    '/expeditions/carthage_1/turn TI-FC-g',
  ],
  ['TI-II-f a place that nobody has picked', { order: [...ORDER.slice(0, 3), null] }, '/order TI-II-f'],
])('what no match could have come to is refused with its place and its rule: %s', (_, position, fault) => {
  expect(faultsIn(position)).toContain(fault);
});
test('TI-V-k Bruttium and Africa are for one faction each, and nobody has left tomorrow', () => {
  const abroad = (area: string, turn: number) => ({
    sent: { hicetas: { [area]: turn } },
    leaders: { euthymus: { place: area, owner: 'hicetas' } },
  });
  expect(faultsIn(abroad('bruttium', 4))).toEqual(['/sent/hicetas/bruttium TI-V-k']);
  expect(faultsIn(abroad('africa', 4))).toEqual(['/sent/hicetas/africa TI-V-k']);
  expect(faultsIn(abroad('italy', 6))).toEqual(['/sent/hicetas/italy TI-V-j']);
  expect(faultsIn(abroad('italy', 4))).toEqual([]);
});
test('what a match may come to is taken: Nestor in the service of Carthage, Agyris of Hicetas, a wall as printed, ships due in two turns', () => {
  expect(faultsIn(leader('nestor', { place: 'motya.city', owner: 'carthage' }))).toEqual([]);
  expect(faultsIn(leader('agyris', { place: 'leontini.city', owner: 'hicetas' }))).toEqual([]);
  expect(faultsIn(leader('archonides', { place: 'syr_achradina', owner: 'neutral' }))).toEqual([]);
  expect(faultsIn({ zones: { motya: { defence: 3 } }, ...stocks('motya', 7) })).toEqual([]);
  expect(faultsIn(slip('syr_ortygia', 5))).toEqual([]);
});
test('TI-III-c a general of a minor tyrant serves him unless something else is said', () => {
  const begun = beginOf(timoleon, {
    scenario: 'campaign',
    options: {},
    position: {
      phase: 'operations',
      turn: 5,
      order: ORDER,
      leaders: {
        nestor: { place: 'mylae.city' },
        prisseno: { place: 'messana.city', owner: 'neutral' },
        lycus: { place: 'motya', owner: 'carthage' },
      },
    },
  });
  if ('faults' in begun) throw new Error(JSON.stringify(begun.faults));
  const { leaders } = timoleon.position.write(begun) as unknown as { leaders: Record<string, { lord?: string }> };
  expect([leaders.nestor.lord, leaders.prisseno.lord]).toEqual(['hippo', 'hippo']);
  expect(leaders.lycus.lord).toBeUndefined();
});
