import { beginOf } from '@polemos/kernel';
import { beginMatch, playout, tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { wrongLocal } from '../../position/locals.ts';
import { HAVENS } from '../../rules/fights/sea/meeting.ts';
import { OWNER, OWNERS, PLACE } from '../../rules/materials/board.ts';
import { UNITS } from '../../rules/materials/units.ts';
import { ORDER, written } from '../table.ts';

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}
/** Every object that a position can hold, by its place, and a position that holds there only what nobody knows. */
function objectsIn(shape: Shape, at: string, wrap: (held: unknown) => unknown): [string, unknown][] {
  if (shape.anyOf !== undefined) return shape.anyOf.flatMap(one => objectsIn(one, at, wrap));
  if (shape.items !== undefined) return objectsIn(shape.items, `${at}/0`, held => wrap([held]));
  if (shape.properties === undefined) return [];
  const parts = Object.entries(shape.properties);
  const alike = new Map(parts.map(([id, part]) => [JSON.stringify(part), id])); // one of each kind: all seats are alike
  return [
    ...(at === '' ? [] : [[at, wrap({ nobody: 1 })] as [string, unknown]]),
    ...parts.flatMap(([id, part]) =>
      alike.get(JSON.stringify(part)) === id ? objectsIn(part, `${at}/${id}`, held => wrap({ [id]: held })) : [],
    ),
  ];
}
const OBJECTS = objectsIn(timoleon.position.schema as Shape, '', held => held);
test('a position has objects by the dozen', () => {
  expect(OBJECTS.length).toBeGreaterThan(35);
});
test.each(OBJECTS)('an unknown id as a key of %s is refused with its place', (at, held) => {
  const read = timoleon.position.read(
    { phase: 'operations', order: ORDER, ...(held as object) },
    { scenario: 'campaign', options: {} },
  );
  expect(read).toHaveProperty('faults');
  expect((read as { faults: readonly { at: string }[] }).faults.some(fault => fault.at.startsWith(at))).toBe(true);
});
test('an unknown unit in a force and an unknown target of diplomacy are refused with their place', () => {
  for (const position of [
    { forces: [{ place: 'motya.city', owner: 'carthage', points: { elephants: 2 } }] },
    { diplomacy: { author: 'carthage', informed: ['carthage'], bidding: false, type: 'court', target: 'nicias' } },
  ])
    expect(timoleon.position.read(position, { scenario: 'campaign', options: {} })).toHaveProperty('faults');
});
test('TI-R68 a position without forces and leaders is the start: everything placed by the standing plan', () => {
  const table = tableOf(timoleon, { phase: 'operations', turn: 3, order: ORDER });
  const begun = (seed: number): ReturnType<typeof written> => {
    const match = beginMatch(timoleon, { scenario: 'campaign', options: {} }, seed);
    for (const seat of ['carthage', 'hicetas', 'dionysius']) match.act(seat, { type: 'choose', choice: 'rest' });
    const start = match.position() as unknown as ReturnType<typeof written>;
    return Object.values(start.natives).every(({ army }) => army === 'none') ? start : begun(seed + 1); // nobody stirs yet
  };
  const start = begun(1);
  const sorted = (forces: ReturnType<typeof written>['forces']) =>
    forces.map(({ place, owner, points }) => JSON.stringify({ place, owner, points })).sort();
  expect(sorted(written(table).forces)).toEqual(sorted(start.forces));
  expect(Object.fromEntries(Object.entries(written(table).leaders).map(([id, { place }]) => [id, place]))).toEqual(
    Object.fromEntries(Object.entries(start.leaders).map(([id, { place }]) => [id, place])),
  );
});

test('a stack without its lowest step is refused: it would play on until everything above is done, and then break off', () => {
  const position = beginMatch(timoleon, { scenario: 'campaign', options: {} }, 1).position() as { stack: readonly object[] };
  const { stack } = position;
  expect(beginOf(timoleon, { scenario: 'campaign', options: {}, position })).not.toHaveProperty('faults');
  expect(beginOf(timoleon, { scenario: 'campaign', options: {}, position: { ...position, stack: stack.slice(0, -1) } })).toEqual({
    faults: [{ at: '/stack', what: "cannot be played from here: its lowest step is 'deployments', not 'game'" }],
  });
  const beyond = stack.map((one, i) => (i === stack.length - 1 ? { ...one, at: 9 } : one));
  expect(beginOf(timoleon, { scenario: 'campaign', options: {}, position: { ...position, stack: beyond } })).toEqual({
    faults: [{ at: '/stack', what: "cannot be played from here: its lowest step 'game' has no line 9" }],
  });
});

test.each([
  ['an object for a number', { n: {} }],
  ['a number out of range', { n: 40 }],
  ['something that is not kept', { n: 0, gold: 1 }],
  ['nothing where something is needed', {}],
])('what a step keeps while it is under way is read by kind: %s is refused', (_, by) => {
  const table = tableOf(timoleon, { phase: 'negotiation', turn: 3, order: ORDER });
  const position = table.match.position() as { stack: readonly { step: string; by: object }[] };
  expect(position.stack.map(({ step }) => step)).toContain('negotiations');
  const stack = position.stack.map(one => (one.step === 'negotiations' ? { ...one, by } : one));
  const { faults } = beginOf(timoleon, { scenario: 'campaign', options: {}, position: { ...position, stack } }) as unknown as {
    faults: readonly { at: string; what: string }[];
  };
  expect(faults[0]).toMatchObject({ at: '/stack', what: expect.stringContaining('negotiations') });
});

test('TI-R109 a fleet that comes out of either harbour of Syracuse is kept with its harbour', () => {
  const last = HAVENS.length * 4 - 1;
  for (const step of ['interception', 'meeting fleets']) {
    for (const port of [-1, 0, last - 4, last]) expect(wrongLocal(step, { port }), `${step} ${port}`).toBeNull();
    expect(wrongLocal(step, { port: last + 1 })).toContain(`cannot keep port ${last + 1}`);
  }
});

const faultsIn = (position: object): readonly string[] => {
  const begun = beginOf(timoleon, {
    scenario: 'campaign',
    options: {},
    position: { phase: 'operations', order: ORDER, ...position },
  });
  return 'faults' in begun ? begun.faults.map(({ at, what }) => `${at} ${what.split(':')[0]}`) : [];
};
test('TI-II-a, TI-IV-l what belongs to the middle of a turn or of a maintenance is refused where there is none', () => {
  const operation = { owner: 'carthage', leader: 'hanno', kind: 'march' };
  expect(faultsIn({ turn: 0 })).toEqual(['/turn TI-II-a']);
  expect(faultsIn({ turn: 0, phase: 'turn' })).toEqual(['/turn TI-II-a']);
  expect(faultsIn({ turn: 1, phase: 'turn' })).toEqual([]);
  const paying = beginMatch(timoleon, { scenario: 'campaign', options: {}, position: { phase: 'maintenance', turn: 3 } }, 1);
  const { books, ...written } = paying.position() as { readonly books: boolean };
  expect(books).toBe(true);
  expect(faultsIn({ ...written, books })).toEqual([]);
  expect(faultsIn(written)).toEqual(['/books TI-IV-l']);
  expect(faultsIn({ op: operation })).not.toEqual([]);
});
test('TI-VI-g with other troops and no word of leaders, those whose ships are not there have not put to sea yet', () => {
  const { leaders } = written(
    tableOf(timoleon, { forces: [{ place: 'lilybaeum', owner: 'carthage', points: { engines: 1 } }] }, { seed: 1 }),
  );
  expect(Object.values(leaders).filter(({ place }) => place?.startsWith('sea_'))).toEqual([]);
});
test('TI-I-e, TI-VI-g, TI-FD-b what cannot stand where it is told to is refused with its place and its rule', () => {
  const [away, timoleonHere] = [
    { place: 'lilybaeum', owner: 'carthage' },
    { timoleon: { place: 'tauromenium', owner: 'timoleon' } },
  ];
  expect(faultsIn({ forces: [{ ...away, points: { triremes: 2 } }] })).toEqual(['/forces/0/points/triremes TI-I-e']);
  expect(faultsIn({ forces: [{ ...away, place: 'lilybaeum.port', points: { triremes: 2 } }] })).toEqual([]);
  expect(faultsIn({ forces: [{ ...away, place: 'sea_catana', points: { 'mercenary-hoplites': 2, triremes: 1 } }] })).toEqual([
    '/forces/0 TI-VI-g',
  ]);
  expect(faultsIn({ zones: { syr_ortygia: { control: 'dionysius', entrenched: ['dionysius'] } } })).toEqual([
    '/zones/syr_ortygia/entrenched TI-R104',
  ]);
  expect(faultsIn({ forces: [], leaders: { timoleon: { place: 'sea_catana', owner: 'timoleon' } } })).toEqual([
    '/leaders/timoleon TI-VI-g',
  ]);
  expect(
    faultsIn({ leaders: timoleonHere, forces: [{ place: 'tauromenium', owner: 'timoleon', points: { veterans: 2 } }] }),
  ).toEqual(['position TI-FD-b']);
});

test('TI-IV-a only what the faction that is asked has paid for is written: a pool may lie in the slot of one that has gone', () => {
  const setup = { scenario: 'campaign', options: {} };
  let tried = 0;
  playout(timoleon, setup, 1, ({ state }) => {
    const owner = OWNER.at('neutral');
    const pools = PLACE.ids.flatMap((_, place) => (state.slotOf[place * OWNERS + owner] >= 0 ? [place] : []));
    if (tried > 3 || state.paid.length === 0 || pools.length === 0) return;
    tried++;
    const left = timoleon.clone(state);
    left.paid[left.slotOf[pools[0] * OWNERS + owner] * UNITS] = 2;
    expect(timoleon.position.write(left)).toEqual(timoleon.position.write(state));
  });
  expect(tried).toBeGreaterThan(0);
});

test('a negotiation whose speaker has no place in the order is refused: nobody would be asked', () => {
  const stack = [
    { step: 'negotiation', at: 0, by: { n: 1, asked: 1 } },
    { step: 'negotiations', at: 2, by: { n: 1 } },
    { step: 'turn', at: 14, by: {} },
    { step: 'game', at: 3, by: {} },
  ];
  const position = { phase: 'negotiation', turn: 15, order: [null, null, 'hicetas', null], stack };
  expect(beginOf(timoleon, { scenario: 'campaign', options: {}, position })).toEqual({
    faults: [{ at: '/stack', what: "cannot be played from here: nobody is asked in 'negotiation'" }],
  });
});
