import { describe, expect, test } from 'vitest';
import { choose, force, march, operations } from '../table.ts';

describe('TI-N naval combat, further', () => {
  const meeting = (leaders: object, more: object = {}) =>
    operations('timoleon', {
      leaders,
      forces: [force('sea_selinus', 'timoleon', { triremes: 5 }), force('sea_lilybaeum', 'carthage', { triremes: 5 })],
      ...more,
    });

  test('TI-VIII-c TI-R72 TI-N-e in attack the activated leader is the admiral, not a better one aboard', () => {
    const table = meeting({
      ariston: { place: 'sea_selinus', owner: 'timoleon' },
      cleander: { place: 'sea_selinus', owner: 'timoleon' },
    });
    table.act({ type: 'activate', leader: 'ariston' });
    table.act({ type: 'bring', leader: 'cleander' });
    choose(table, 'all');
    choose(table, 'march');
    table.act({ type: 'step', place: 'sea_lilybaeum' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'carthage' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleon' });
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'carthage' });
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'timoleon', chance: [3, 3, 1, 1] });
    expect(table.of('sea-fight')[0].modifiers).toContainEqual({ rule: 'TI-N-e', by: 1 });
    expect(table.of('leader-dice')).toMatchObject([{ leader: 'ariston' }]);
  });

  test('TI-N-l what goes down with the ships is told', () => {
    const table = meeting(
      { timoleon: { place: 'sea_selinus', owner: 'timoleon' } },
      {
        forces: [
          force('sea_selinus', 'timoleon', { triremes: 8 }),
          force('sea_lilybaeum', 'carthage', { triremes: 1, transport: 1, 'mercenary-cavalry': 4, engines: 2 }),
        ],
      },
    );
    march(table, 'timoleon');
    table.act({ type: 'step', place: 'sea_lilybaeum' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'carthage' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleon' });
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'carthage' });
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'timoleon', chance: [3, 3, 2, 1, 1] });
    expect(table.of('drowned')).toMatchObject([{ rule: 'TI-N-l', owner: 'carthage', place: 'sea_lilybaeum', points: 6 }]);
  });
});

test('TI-N-n TI-R26 a beaten fleet goes to the nearest controlled port, and a harbour of Syracuse is one', () => {
  const table = operations('dionysius', {
    leaders: { dionysius: { place: 'syr_great_harbour', owner: 'dionysius' } },
    forces: [force('syr_great_harbour', 'dionysius', { triremes: 4 }), force('sea_syracuse', 'timoleon', { triremes: 7 })],
  });
  march(table, 'dionysius');
  table.act({ type: 'step', place: 'sea_syracuse' });
  table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleon' });
  table.act({ type: 'choose', choice: 'fight' }, { seat: 'dionysius' });
  table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'timoleon' });
  // 1 − 5 + 3 (T) − 1 (ratio) = −2; the winner's die 2: nothing.
  table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'dionysius', chance: [1, 5, 2, 1, 1, 4] });
  expect(table.of('fleet-withdraws')).toMatchObject([{ seat: 'dionysius', place: 'syr_great_harbour' }]);
});
