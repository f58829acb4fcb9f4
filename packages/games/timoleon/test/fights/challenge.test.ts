import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

const harbour = () =>
  operations('carthage', {
    forces: [
      force('syr_ortygia', 'dionysius', { 'mercenary-light': 1 }),
      force('syr_great_harbour', 'carthage', { triremes: 8, 'mercenary-hoplites': 5 }),
      force('syr_great_harbour', 'dionysius', { triremes: 1 }),
    ],
    leaders: {
      dionysius: { place: 'syr_ortygia', owner: 'dionysius' },
      bostar: { place: 'syr_great_harbour', owner: 'carthage' },
    },
  });

test('TI-II-o TI-N-a TI-R108 a fleet attacks without moving one that lies in its water, and may then land', () => {
  const table = harbour();
  march(table, 'bostar');
  expect(table.why({ type: 'land', place: 'syr_olympium' })).toBe('TI-R108');
  table.act({ type: 'attack', owner: 'dionysius' });
  expect(table.match.pending()).toMatchObject([{ step: 'wishes', seat: 'dionysius' }]);
  table.act({ type: 'choose', choice: 'fight' }, { seat: 'dionysius' });
  table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'carthage' });
  table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'dionysius', chance: [6, 1, 6, 3, 3] });
  expect(table.of('sea-fight')).toMatchObject([{ attacker: 'carthage', defender: 'dionysius', winner: 'carthage' }]);
  expect(pointsAt(table, 'syr_great_harbour', 'dionysius')).toEqual({});
});
test('TI-N-b TI-VI-f the fleet that is attacked may still avoid it; the attack costs a PM, and no leader no attack', () => {
  const table = harbour();
  march(table, 'bostar');
  table.act({ type: 'attack', owner: 'dionysius' });
  const pm = table.match.pending().length;
  expect(pm).toBe(1);
  table.act({ type: 'choose', choice: 'avoid' }, { seat: 'dionysius', chance: [1, 6] });
  expect(table.of('admirals')).toHaveLength(1);
  const alone = operations('carthage', {
    forces: [force('sea_naxos', 'carthage', { triremes: 3 }), force('sea_naxos', 'hicetas', { triremes: 1 })],
  });
  alone.act({ type: 'element', place: 'sea_naxos', unit: 'triremes', count: 3 });
  expect(alone.why({ type: 'attack', owner: 'hicetas' })).toBe('TI-II-s');
  choose(alone, 'halt');
  expect(written(alone).po.carthage).toBe(5);
});
test('TI-R108 TI-N-a fleets that both declined have evaded each other: whoever came in may land, in that water only', () => {
  const table = operations('timoleon', {
    forces: [
      force('sea_rhegium', 'timoleon', { triremes: 5, 'mercenary-hoplites': 4 }),
      force('sea_naxos', 'dionysius', { triremes: 1 }),
    ],
    leaders: { timoleon: { place: 'sea_rhegium', owner: 'timoleon' } },
    zones: { tauromenium: { control: 'timoleon' } },
  });
  march(table, 'timoleon');
  table.act({ type: 'step', place: 'sea_naxos' });
  table.act({ type: 'choose', choice: 'avoid' }, { seat: 'timoleon' });
  table.act({ type: 'choose', choice: 'avoid' }, { seat: 'dionysius' });
  expect(table.why({ type: 'land', place: 'tauromenium' })).toBeNull();
  expect(table.position<{ op: object }>().op).toMatchObject({ passed: ['dionysius'] });
  table.act({ type: 'step', place: 'sea_catana' });
  expect(table.position<{ op: object }>().op).not.toHaveProperty('passed');
});
