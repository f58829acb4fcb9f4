import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { EVENT, egemonia, type Position, type View } from '../index.ts';

/** Where two rules meet: what nobody asks for by itself, and an opponent across the table does. */
const CAPITALS = { sparta: { sparta: 2 }, athens: { athens: 2 } };
const placing = (position: object, options: Record<string, boolean> = {}) =>
  tableOf(egemonia, { phase: 'placement', favour: 'sparta', levels: CAPITALS, ...position }, { seed: 3, options });
const KEEP = { 'keep-events': true };
const NEW = { 'new-event': true };

describe('EG-R6 what is not played', () => {
  const five = ['coup-1', 'coup-2', 'military-1', 'false-alarm-1', 'brasidas'];
  test('EG-R6, EG-3.1-a kept events are drawn for no more: five kept, none drawn', () => {
    const table = placing({ hands: { sparta: five } }, KEEP);
    for (const event of five) table.act({ type: 'box', event });
    expect(table.of('drawn')).toMatchObject([{ count: 0 }, { count: 5 }]);
    expect([...(table.match.see('sparta').view as View).hand].toSorted()).toEqual(five.toSorted());
    const usual = placing({ hands: { sparta: five } });
    for (const event of five) usual.act({ type: 'box', event });
    expect(usual.of('drawn')).toMatchObject([{ count: 5 }, { count: 5 }]);
  });
  test('EG-R7, EG-4.7-e a special in the box was not played: in the hand, or in the cup, never out', () => {
    const boxed = (options: Record<string, boolean>): Position => {
      const table = placing({ hands: { sparta: ['pericles'] } }, options);
      table.act({ type: 'box', event: 'pericles' });
      return table.position<Position>();
    };
    expect(boxed({}).out).toEqual([]);
    expect(boxed(KEEP).hands?.sparta).toContain('pericles');
  });
  test('EG-R6, EG-3.4-c what is kept can be played in the next turn, and is then gone', () => {
    const table = placing({ turn: 3, hands: { sparta: ['oligarchs'] } }, KEEP);
    table.act({ type: 'box', event: 'oligarchs' });
    const { hand } = table.match.see('sparta').view as View;
    expect(hand).toContain('oligarchs');
    if (table.match.pending()[0].seat === 'athens')
      table.act({ type: 'box', event: (table.match.see('athens').view as View).hand[0] });
    expect(table.why({ type: 'place', event: 'oligarchs', area: 'athens' }, 'sparta')).toBeNull();
  });
  test('EG-3.1-d, EG-R6 nobody else is told which events were kept', () => {
    const seen = (event: string): string => {
      const table = placing({ hands: { sparta: [event, 'coup-4'] } }, KEEP);
      table.act({ type: 'box', event });
      return JSON.stringify([table.match.see('athens').view, table.match.events('athens')]);
    };
    expect(seen('coup-1')).toBe(seen('olympics'));
  });
  test('EG-3.1-c, EG-R6 a short cup gives nothing to a hand of six', () => {
    const six = ['coup-1', 'coup-2', 'coup-3', 'coup-4', 'military-1', 'divine-aid'];
    const left = ['military-2', 'military-3'];
    const out = EVENT.ids.filter(id => !six.includes(id) && !left.includes(id));
    const table = tableOf(
      egemonia,
      { phase: 'draw', turn: 3, favour: 'sparta', levels: CAPITALS, hands: { sparta: six }, out },
      { chance: [...left, 6, 1], options: KEEP },
    );
    expect(table.of('drawn')).toMatchObject([{ count: 0 }, { count: 2 }]);
  });
});

describe('EG-R4 the Pythia', () => {
  const asked = { phase: 'pythia', turn: 2, oracle: 'athens', hands: { athens: ['divine-aid', 'coup-1'] } };
  test('EG-3.2-a only what is in the own hand goes back; EG-4.8-c whoever does not ask keeps the Oracle', () => {
    for (const options of [{}, NEW]) {
      const table = tableOf(egemonia, { ...asked, levels: CAPITALS }, { seed: 1, options });
      expect(table.why({ type: 'consult', event: 'coup-2' })).toBe('EG-3.2-a');
      table.act({ type: 'decline' });
      expect(table.position()).toMatchObject({ oracle: 'athens' });
    }
  });
  test('EG-R4, EG-3.1-d by either reading nobody else can tell whether the same event came back', () => {
    for (const options of [{}, NEW]) {
      const told = (drawn: string): string => {
        const table = tableOf(egemonia, { ...asked, levels: CAPITALS }, { options });
        table.act({ type: 'consult', event: 'coup-1' }, { chance: [drawn, 6, 1] });
        return JSON.stringify([table.match.see('sparta').view, table.match.events('sparta')]);
      };
      expect(told('coup-2')).toBe(told('coup-3'));
      if (options !== NEW) expect(told('coup-1')).toBe(told('coup-2'));
    }
  });
  test('EG-R4 by the option the event that went back is no outcome of the draw', () => {
    const table = tableOf(egemonia, { ...asked, levels: CAPITALS }, { options: NEW });
    expect(table.match.act('athens', { type: 'consult', event: 'coup-1' }, { chance: ['coup-1', 6, 1] })).toHaveProperty(
      'refused',
    );
  });
  test('EG-3.2-b the Oracle lies in Delphi even while its guest controls Delphi', () => {
    const table = tableOf(egemonia, { ...asked, levels: { ...CAPITALS, delphi: { athens: 2 } } }, { seed: 1 });
    table.act({ type: 'consult', event: 'coup-1' });
    expect(table.position()).toMatchObject({ oracle: 'delphi' });
  });
});

describe('EG-4 where an event may lie', () => {
  test('EG-4.7-c, EG-6-g Pericles in Spartan hands reaches from the areas of Athens, and is barred as Athens is', () => {
    const levels = { ...CAPITALS, megara: { sparta: 1 }, argos: { sparta: 1 } };
    const at = (scenario: string) =>
      tableOf(egemonia, { phase: 'placement', favour: 'sparta', levels, hands: { sparta: ['pericles'] } }, { scenario, seed: 1 });
    // Corinth lies two lines from Athens, by Megara or by Argos, and the second line is of land by either.
    expect(at('standard').why({ type: 'place', event: 'pericles', area: 'corinth' })).toBeNull();
    expect(at('historical').why({ type: 'place', event: 'pericles', area: 'corinth' })).toBe('EG-6-d');
  });
  test('EG-4.2-a, EG-4.2-b a side without a level: what it cannot place it can box (EG-R20)', () => {
    const table = placing({
      levels: { athens: { athens: 2 } },
      hands: { sparta: ['ascendancy-1', 'persian-gold', 'democrats'] },
    });
    for (const event of ['ascendancy-1', 'persian-gold'])
      for (const area of ['sparta', 'argos', 'athens']) expect(table.why({ type: 'place', event, area })).toBe('EG-4.2-a');
    expect(table.why({ type: 'box', event: 'persian-gold' })).toBeNull();
    expect(table.why({ type: 'place', event: 'democrats', area: 'sparta' })).toBeNull();
  });
  test('EG-3.4-b an event of the other hand, one in the cup and one that is out are refused alike, and tell nothing', () => {
    const table = placing({ hands: { sparta: ['coup-1'], athens: ['coup-2'] }, out: ['brasidas'] });
    for (const event of ['coup-2', 'coup-3', 'brasidas'])
      expect(table.why({ type: 'place', event, area: 'thebes' }, 'sparta')).toBe('EG-3.4-b');
  });
});

describe('EG-5 one area, many events', () => {
  const compared = (placed: object, levels: object = CAPITALS, more: object = {}) =>
    tableOf(egemonia, { phase: 'comparison', turn: 2, favour: 'athens', levels, placed, ...more }, { seed: 1 });
  test('EG-4.7-d, EG-5-c an enemy special stands among the events of the side that it favours, where it was laid', () => {
    // Sparta lays Democrats, then a Military Option: the first stands for Athens against the second.
    const table = compared({ thebes: { sparta: ['democrats', 'military-1'] } }, { ...CAPITALS, megara: { sparta: 1 } });
    expect(table.of('comparison')).toMatchObject([{ position: 1, sparta: 'military-1', athens: 'democrats', result: 'sparta' }]);
    expect(table.position<Position>()).toMatchObject({ levels: { thebes: { sparta: 1 } }, out: ['democrats'] });
  });
  test('EG-4.5-c, EG-4.6-b Divine Aid that the Olympics take off passes all the same', () => {
    const table = compared({ thebes: { sparta: ['olympics'], athens: ['divine-aid'] } });
    expect(table.of('comparison')).toMatchObject([{ result: 'draw', rule: 'EG-5-h' }]);
    expect(table.of('aid-passes')).toMatchObject([{ seat: 'sparta' }]);
  });
  test('EG-5.2-a, EG-5-d in Sicily a drawn comparison removes nothing: the next that acts does', () => {
    const placed = { sicily: { sparta: ['coup-1'], athens: ['coup-2', 'coup-3', 'false-alarm-1'] } };
    const table = compared(placed);
    expect(table.position<Position>()).toMatchObject({ syracuse: false });
    expect(table.position<Position>().levels).not.toHaveProperty('sicily');
  });
  test('EG-5-k, EG-5.1-a one area from two to two of the other takes four that act, in one phase', () => {
    const placed = { thebes: { athens: ['coup-1', 'coup-2', 'coup-3', 'coup-4', 'democrats'] } };
    const table = compared(placed, { ...CAPITALS, thebes: { sparta: 2 } });
    expect(table.of('acts').map(({ effect }) => effect)).toEqual(['lowers', 'lowers', 'raises', 'raises', 'full']);
  });
  test('EG-4.8-a, EG-4.8-e Delphi lowered and raised by the other side in one phase takes the unused Oracle along', () => {
    const placed = { delphi: { athens: ['coup-1', 'coup-2'] } };
    const table = compared(placed, { ...CAPITALS, delphi: { sparta: 1 } }, { oracle: 'sparta' });
    expect(table.of('oracle')).toMatchObject([{ seat: 'athens', rule: 'EG-4.8-e' }]);
  });
  test('EG-4.8-e lowered to nothing alone, the Oracle stays', () => {
    const table = compared({ delphi: { athens: ['coup-1'] } }, { ...CAPITALS, delphi: { sparta: 1 } }, { oracle: 'sparta' });
    expect(table.of('oracle')).toEqual([]);
    expect(table.match.pending()).toMatchObject([{ step: 'pythia', seat: 'sparta' }]);
  });
});

describe('EG-7 the count', () => {
  const nine = ['sparta', 'pylos', 'elis', 'argos', 'corinth', 'megara', 'thebes', 'delphi', 'naupactus'];
  const held = (side: string, areas: readonly string[]) => Object.fromEntries(areas.map(id => [id, { [side]: 1 }]));
  const counted = (levels: object, turn: number) =>
    tableOf(egemonia, { phase: 'nike', turn, syracuse: false, levels }, { seed: 1 }).match.outcome;
  test('EG-7-a, EG-7.1-a eight areas and Sicily are ten; nine without it are not', () => {
    expect(counted({ ...held('sparta', [...nine.slice(0, 8), 'sicily']), athens: { athens: 1 } }, 4)).toMatchObject({
      score: [1, 0],
    });
    expect(counted({ ...held('sparta', nine), athens: { athens: 1 } }, 4)).toBeNull();
  });
  test('EG-7-c, EG-7-d after the tenth turn ten areas without the capital still count for more', () => {
    const levels = {
      ...held('sparta', [...nine.slice(1), 'sicily']),
      ...held('athens', ['athens', 'sparta', 'euboea', 'delos']),
    };
    expect(counted(levels, 9)).toBeNull();
    expect(counted(levels, 10)).toMatchObject({ score: [1, 0] });
  });
});
