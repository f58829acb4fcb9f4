import { describe, expect, test } from 'vitest';
import deck from '../../data/combat-deck.json' with { type: 'json' };
import { asked, at, BOTH_RICH, NO_UNITS, prestige, RICH, set, step } from '../table.ts';
import { atEnd, betrayal, goods, greatKing, inForce, reveal } from './events.ts';

const freeTrade = (event: string): void => {
  const units = { ...NO_UNITS, attika: { athens: 1 }, sporades: { sparta: 1 } };
  const table = inForce(event, { units });
  table.act({ type: 'pass' });
  expect(table.of('blockade')).toMatchObject([{ seat: 'sparta', lost: 1 }]);
  expect(prestige(table, 'sparta')).toBe(8);
  table.act({ type: 'pass' });
  expect(table.of('blockade')).toHaveLength(1);
  const exempt = inForce(event, { units: { ...units, ionio: { sparta: 5 }, thrakiko: { sparta: 5 } } });
  exempt.act({ type: 'pass' });
  expect(exempt.of('blockade')).toEqual([]);
  // Before the battle that might open the sea again.
  const fought = inForce(event, { acted: 1, before: 8, units: { ...NO_UNITS, sporades: { sparta: 5, athens: 3 } } });
  fought.act({ type: 'proxenos', polis: 'gytheion', way: 'land' }, { chance: deck.cards.slice(0, 8).map(({ id }) => id) });
  expect(fought.told.map(({ kind }) => kind)).toEqual(['proxenos-moved', 'blockade', 'battle', 'drawn', 'drawn']);
};
const mercenaries = (event: string): void => {
  const table = inForce(event, { poleis: { sparta: { population: 1 } }, units: NO_UNITS });
  table.act({ type: 'hoplites', polis: 'sparta' });
  expect(table.why({ type: 'raise', with: 'good' })).toBe('PO-1-c');
  table.act({ type: 'raise', with: 'mercenary' });
  table.act({ type: 'done' });
  expect(at(table).poleis.sparta.population).toBe(1);
  expect(at(table).units.lakedaimon.sparta).toBe(1);
  expect(goods(table).sparta.silver).toBe(18);
  table.act({ type: 'galleys', polis: 'gytheion', sea: 'myrtoo' });
  table.act({ type: 'raise', with: 'mercenary' });
  expect(at(table).units.myrtoo.sparta).toBe(1);
  expect(table.of('raised').map(({ rule }) => rule)).toEqual(['PO-F-e', 'PO-F-e']); // not PO-1-b: it costs 2 silver
  const poor = inForce(event, { units: NO_UNITS, goods: { ...BOTH_RICH, sparta: { ...RICH, silver: 1 } } });
  poor.act({ type: 'hoplites', polis: 'sparta' });
  expect(poor.why({ type: 'raise', with: 'mercenary' })).toBe('PO-F-e');
  expect(poor.why({ type: 'raise', with: 'silver' })).toBeNull();
  const other = inForce(event === 'r5a-06' ? 'r5a-11' : 'r5b-03', { units: NO_UNITS });
  other.act({ type: 'hoplites', polis: 'sparta' });
  expect(other.why({ type: 'raise', with: 'mercenary' })).toBe('PO-F-e');
};
const voices = (event: string): void => {
  const table = inForce(event, { poleis: { sparta: { population: 2 } }, units: { ...NO_UNITS, lakedaimon: { sparta: 4 } } });
  table.act({ type: 'tax', territory: 'lakedaimon' });
  table.act({ type: 'assign', row: 'order' });
  table.act({ type: 'assign', row: 'order' });
  expect(table.why({ type: 'assign', row: 'order' })).toBe('PO-8-d'); // the capital has two inhabitants
  table.act({ type: 'assign', row: 'metal' });
  table.act({ type: 'done' });
  expect(goods(table).sparta).toMatchObject({ prestige: 11, metal: 10 });
  const away = inForce(event, { units: { ...NO_UNITS, messenia: { sparta: 2 } } });
  away.act({ type: 'tax', territory: 'messenia' });
  expect(away.why({ type: 'assign', row: 'order' })).toBe('PO-8-d');
};

describe('events of round 5α', () => {
  test('PO-F-e, PO-F-p, PO-R41 r5a-01 behind the Long Walls: a galley for Athens; 1 prestige for a Spartan hoplite in Attika', () => {
    expect(at(reveal('r5a-01', { units: NO_UNITS })).units.kyklades).toEqual({ sparta: 0, athens: 1 });
    expect(prestige(atEnd('r5a-01', { units: { attika: { sparta: 1 } } }), 'sparta')).toBe(10);
    expect(prestige(atEnd('r5a-01'), 'sparta')).toBe(9);
  });
  test('PO-F-e r5a-02 betrayal', () => betrayal('r5a-02'));
  test('PO-F-e, PO-R61 r5a-03 free trade with Persia: who cuts the other off pays 1 prestige a turn', () => freeTrade('r5a-03'));
  test('PO-F-e, PO-R62 r5a-04 great commanders: one battle doubled, announced before its first assault', () => {
    const table = atEnd('r5a-04', { units: { ...NO_UNITS, boiotia: { sparta: 4, athens: 4 } } });
    expect(table.match.pending()).toMatchObject([{ step: 'commander', seat: 'sparta' }]);
    table.act({ type: 'double' });
    table.act({ type: 'decline' }, { chance: ['c01', 'c02', 'c03', 'c04', 'c09', 'c13', 'c14', 'c15'] });
    table.act({ type: 'attack', first: 'c01', second: 'c02' });
    table.act({ type: 'defend', first: 'c09', second: 'c13' });
    expect(prestige(table, 'sparta')).toBe(9 + 4 + 4);
    expect(table.of('pair').map(({ doubled }) => doubled)).toEqual([true, true]);
    expect(table.match.pending()[0]).toMatchObject({ step: 'retreat', about: { units: { sparta: 4, athens: 2 } } });
    // Nothing doubled is nothing, and is not called doubled.
    const idle = atEnd('r5a-04', { units: { ...NO_UNITS, boiotia: { sparta: 4, athens: 4 } } });
    idle.act({ type: 'double' });
    idle.act({ type: 'decline' }, { chance: ['c01', 'c07', 'c03', 'c04', 'c09', 'c13', 'c14', 'c15'] });
    idle.act({ type: 'attack', first: 'c01', second: 'c07' });
    idle.act({ type: 'defend', first: 'c09', second: 'c13' });
    expect(idle.of('pair').map(({ prestige, doubled }) => [prestige, doubled])).toEqual([
      [4, true],
      [0, false],
    ]);
    expect(at(table).commanders).toEqual({ sparta: 0, athens: 1 });
    const used = set(
      {
        phase: 'end',
        round: '5a',
        event: 'r5a-04',
        turn: 'sparta',
        passed: ['athens', 'sparta'],
        goods: BOTH_RICH,
        commanders: { sparta: 0, athens: 0 },
        units: { ...NO_UNITS, boiotia: { sparta: 4, athens: 4 } },
      },
      deck.cards.slice(0, 8).map(({ id }) => id),
    );
    expect(step(used)).toBe('attack');
  });
  test('PO-F-e, PO-R41 r5a-05 enemies of Greece: a galley for Sparta in Noties Sporades, a hoplite for Athens in Messenia', () => {
    const { units } = at(reveal('r5a-05', { units: NO_UNITS }));
    expect(units.sporades).toEqual({ sparta: 1, athens: 0 });
    expect(units.messenia).toEqual({ sparta: 0, athens: 1 });
  });
  test('PO-F-e r5a-06 mercenaries: units for 2 silver without population', () => mercenaries('r5a-06'));
  test('PO-C-g mercenaries need a cube all the same (r5a-06)', () => {
    const five = { sparta: 5 };
    const units = {
      ...NO_UNITS,
      boiotia: five,
      megaris: five,
      achaia: five,
      arkadia: five,
      ionio: five,
      messenia: five,
      myrtoo: { sparta: 1 },
    };
    const table = inForce('r5a-06', { units }); // 31 units and 7 inhabitants
    table.act({ type: 'hoplites', polis: 'sparta' });
    expect(table.why({ type: 'raise', with: 'mercenary' })).toBe('PO-C-g');
    expect(table.why({ type: 'raise', with: 'good' })).toBeNull();
  });
  test('PO-F-e, PO-R63 r5a-07 the Great King is killed', () => greatKing('r5a-07'));
  test('PO-F-e r5a-08 voices for peace: order at home for prestige', () => voices('r5a-08'));
  test('PO-F-e, PO-R41 r5a-09 plague and humiliation: 1 population of Athenai, 1 prestige of Sparta', () => {
    const table = reveal('r5a-09');
    expect(at(table).poleis.athenai.population).toBe(4);
    expect(goods(table)).toMatchObject({ athens: { prestige: 9 }, sparta: { prestige: 8 } });
    expect(at(reveal('r5a-09', { poleis: { athenai: { population: 1 } } })).poleis.athenai.population).toBe(1);
  });
  test('PO-F-e, PO-R41 r5a-11 and r5a-12 no event: nothing happens', () => {
    for (const event of ['r5a-11', 'r5a-12']) expect(goods(reveal(event))).toEqual({ sparta: RICH, athens: RICH });
  });
});

describe('events of round 5β', () => {
  test('PO-F-e r5b-01 Alkibiades: battles with seven units', () => {
    const units = { ...NO_UNITS, boiotia: { sparta: 4, athens: 3 } };
    const drawn = deck.cards.slice(0, 7).map(({ id }) => id);
    const table = set(
      { phase: 'end', round: '5b', event: 'r5b-01', turn: 'sparta', passed: ['athens', 'sparta'], goods: BOTH_RICH, units },
      drawn,
    );
    expect(table.of('battle')).toHaveLength(1);
    expect(atEnd('r5b-03', { units }).of('battle')).toEqual([]);
  });
  test('PO-F-e, PO-R64 r5b-02 Carthage lands: the most hoplites lose two; none there, no collection', () => {
    const land = (sparta: number, athens: number) => reveal('r5b-02', { units: { ...NO_UNITS, sikelia: { sparta, athens } } });
    expect(at(land(3, 1)).units.sikelia).toEqual({ sparta: 1, athens: 1 });
    expect(at(land(2, 2)).units.sikelia).toEqual({ sparta: 0, athens: 0 });
    expect(at(land(0, 1)).units.sikelia).toEqual({ sparta: 0, athens: 0 });
    const empty = land(0, 0);
    expect(at(empty).banned).toEqual(['sikelia']);
    const banned = inForce('r5b-02', {
      banned: ['sikelia'],
      poleis: { gela: { owner: 'sparta' } },
      units: { ...NO_UNITS, sikelia: { sparta: 1 } },
    });
    expect(banned.why({ type: 'tax', territory: 'sikelia' })).toBe('PO-F-e');
  });
  test('PO-F-e r5b-03 Etna: three collectors in Sikelia', () => {
    const table = inForce('r5b-03', { poleis: { gela: { owner: 'sparta' } }, units: { ...NO_UNITS, sikelia: { sparta: 5 } } });
    table.act({ type: 'tax', territory: 'sikelia' });
    for (let n = 0; n < 3; n++) table.act({ type: 'assign', row: 'oil' });
    expect(step(table)).toBe('turn');
  });
  test('PO-F-e r5b-04 free trade with Persia', () => freeTrade('r5b-04'));
  test('PO-F-e r5b-05 the slaves of Laurion: wine and oil to the first column', () => {
    const table = reveal('r5b-05', { market: { wine: 9, oil: 4, metal: 3, wood: 2 } });
    expect(at(table).market).toEqual({ wine: 1, oil: 1, metal: 3, wood: 2 });
  });
  test('PO-F-e, PO-R41 r5b-06 the broken Herms: 1 prestige of Athens, 1 silver for Sparta', () => {
    expect(goods(reveal('r5b-06'))).toMatchObject({ athens: { prestige: 8, silver: 20 }, sparta: { prestige: 9, silver: 21 } });
  });
  test('PO-F-e r5b-07 mercenaries', () => mercenaries('r5b-07'));
  test('PO-F-e r5b-08 voices for peace', () => voices('r5b-08'));
  test('PO-F-e r5b-09 eclipse: a fruitless assault is followed by another of the same attacker', () => {
    const hands = { sparta: ['c04', 'c13', 'c05', 'c06'], athens: ['c01', 'c14', 'c07', 'c08'] };
    const fight = (event: string) => {
      const table = set({
        phase: 'battle',
        round: '5b',
        event,
        turn: 'sparta',
        passed: ['athens', 'sparta'],
        goods: BOTH_RICH,
        battle: { region: 'boiotia', attacker: 'sparta' },
        hands,
        units: { boiotia: { sparta: 4, athens: 4 } },
      });
      table.act({ type: 'attack', first: 'c04', second: 'c13' }); // phalanx 1 and archers 0
      table.act({ type: 'defend', first: 'c01', second: 'c14' }); // against phalanx 2 and archers 0
      return table;
    };
    expect(asked(fight('r5b-09'))).toBe('sparta'); // still the attacker, asked first
    expect(asked(fight('r5b-03'))).toBe('athens');
  });
  test('PO-F-e, PO-R41 r5b-11 and r5b-12 no event: nothing happens', () => {
    for (const event of ['r5b-11', 'r5b-12']) expect(goods(reveal(event))).toEqual({ sparta: RICH, athens: RICH });
  });
});
