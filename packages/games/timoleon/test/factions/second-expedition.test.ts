import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, ORDER, operations } from '../table.ts';

test('TI-R26 TI-FC-j TI-R45 Carthage holds a harbour and a zone beside it: months are counted, a winter turn as three', () => {
  const at = (turn: number) =>
    tableOf(
      timoleon,
      {
        phase: 'end',
        turn,
        order: ORDER,
        leaders: {},
        forces: [force('syr_great_harbour', 'carthage', { triremes: 1 })],
        zones: { syr_olympium: { control: 'carthage' } },
        expeditions: { carthage_1: { status: 'arrived', turn: 2, place: null } },
      },
      { seed: 4 },
    );
  expect((at(5).position() as { months?: number }).months).toBe(1);
  expect(at(11).of('expedition-called')).toMatchObject([{ expedition: 'carthage_2', rule: 'TI-FC-j' }]);
});

/** Gisco is wiped out in an assault with one point, after so many had been routed before. */
function wipedOut(routed: number, delay: readonly number[] = []) {
  const table = operations('timoleon', {
    leaders: { timoleon: { place: 'inessa', owner: 'timoleon' }, gisco: { place: 'inessa.city', owner: 'carthage' } },
    forces: [
      force('inessa', 'timoleon', { 'mercenary-hoplites': 9 }),
      force('inessa.city', 'carthage', { 'mercenary-hoplites': 1 }),
    ],
    zones: { inessa: { control: 'carthage', raised: true, siege: { by: 'timoleon', turns: 1 } } },
    expeditions: { carthage_1: { status: 'arrived', turn: 2, place: null } },
    routed,
  });
  march(table, 'timoleon');
  choose(table, 'assault');
  table.act({ type: 'stratagem', stratagem: 'defend_gate' }, { seat: 'carthage' });
  table.act({ type: 'stratagem', stratagem: 'walls' }, { seat: 'timoleon', chance: [6, 1, ...delay] });
  expect(table.of('assault')[0].result).toBeGreaterThanOrEqual(10);
  return table;
}
test('TI-R45 TI-A-g a patrol of the first expedition that is lost calls nobody', () => {
  expect(wipedOut(0).of('expedition-called')).toEqual([]);
  expect((wipedOut(3).position() as { routed?: number }).routed).toBe(4);
});
test('TI-R45 TI-FC-j half of its 28 points routed, together or one after the other, call the second', () => {
  expect(wipedOut(12).of('expedition-called')).toEqual([]);
  expect(wipedOut(13, [2]).of('expedition-called')).toMatchObject([{ expedition: 'carthage_2', rule: 'TI-FC-j' }]);
});
