import type { Table } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import deck from '../../data/combat-deck.json' with { type: 'json' };
import { asked, at, BOTH_RICH, NO_UNITS, prestige, type Side, set, step } from '../table.ts';

const passed = ['athens', 'sparta'];
const CARDS = deck.cards.map(({ id }) => id);
const card = (formation: string, manoeuvre: string, n = 0): string =>
  deck.cards.filter(({ land }) => land.formation === formation && land.manoeuvre === manoeuvre)[n].id;
const PHALANX_2 = card('phalanx', 'othismos');
const PHALANX_1 = card('phalanx', 'advance');
const CAVALRY_1 = card('cavalry', 'advance');
const ARCHERS_0 = card('archers', 'shot');
const MORE_ARCHERS_0 = card('archers', 'shot', 1);
const PELTASTS_1 = card('peltasts', 'advance');
const MERCENARIES = card('mercenaries', 'hold');
const SALPINX = card('salpinx', 'ambush');

interface Assault {
  readonly attacker?: Side;
  readonly attack: readonly [string, string];
  readonly defence: readonly [string, string];
  /** Units of the attacker and of the defender: as many cards in hand. */
  readonly strengths?: readonly [number, number];
  readonly more?: object;
  readonly chance?: readonly string[];
}
/** One assault in Boiotia of two chosen pairs; the hands are filled up with what is left. */
function assault({ attacker = 'sparta', attack, defence, strengths = [4, 4], more = {}, chance = [] }: Assault): Table {
  const defender = attacker === 'sparta' ? 'athens' : 'sparta';
  const rest = CARDS.filter(id => ![...attack, ...defence].includes(id));
  const [own, theirs] = strengths;
  const hands = {
    [attacker]: [...attack, ...rest.slice(0, own - 2)],
    [defender]: [...defence, ...rest.slice(own - 2, own + theirs - 4)],
  };
  const table = set({
    phase: 'battle',
    round: '5b',
    turn: 'sparta',
    passed,
    // PO-B-g: Athens attacks on land in the second assault only.
    battle: { region: 'boiotia', attacker, assault: attacker === 'sparta' ? 1 : 2 },
    hands,
    goods: BOTH_RICH,
    units: { boiotia: { [attacker]: own, [defender]: theirs } },
    ...more,
  });
  const straight = attack[0] < attack[1];
  const [first, second] = straight ? attack : attack.toReversed();
  table.act({ type: 'attack', first, second });
  const answer = straight ? defence : defence.toReversed();
  table.act({ type: 'defend', first: answer[0], second: answer[1] }, { chance });
  return table;
}
const STALEMATE = { attack: [PHALANX_1, ARCHERS_0], defence: [PHALANX_2, MERCENARIES] } as const;

describe('battle', () => {
  test('PO-B-u a deck that serves both exactly: the battle goes on', () => {
    const held = 8;
    const left = 4;
    const kept = [...STALEMATE.attack, ...STALEMATE.defence];
    const rest = CARDS.filter(id => !kept.includes(id as never));
    const table = assault({ ...STALEMATE, more: { discarded: rest.slice(held - 4 + left) } });
    table.act({ type: 'stay' });
    table.act({ type: 'stay' }, { chance: rest.slice(held - 4, held - 4 + left) });
    expect(table.of('deck-short')).toEqual([]);
    expect(table.match.pending()).toMatchObject([{ step: 'attack', seat: 'athens', about: { assault: 2 } }]);
  });
  test('PO-B-t, PO-R14 a defender without prestige is not asked, and two without go on fighting', () => {
    const rest = CARDS.filter(id => ![...STALEMATE.attack, ...STALEMATE.defence].includes(id as never));
    const chance = rest.slice(4, 8);
    const goods = { athens: { prestige: 1 }, sparta: { prestige: 0 } };
    const one = assault({ ...STALEMATE, more: { goods } });
    expect(asked(one)).toBe('athens');
    one.act({ type: 'stay' }, { chance });
    expect(step(one)).toBe('attack');
    const none = assault({ ...STALEMATE, more: { goods: { athens: { prestige: 0 }, sparta: { prestige: 0 } } }, chance });
    expect(step(none)).toBe('attack');
  });
  test('PO-B-v, PO-R12 two units are enough to go on; one ends it, whichever side it is', () => {
    const routed = { attack: [PHALANX_2, CAVALRY_1], defence: [ARCHERS_0, PELTASTS_1] } as const;
    for (const attacker of ['sparta', 'athens'] as const) {
      const weak = assault({ ...routed, attacker, strengths: [5, 3] });
      expect(weak.of('too-weak')).toHaveLength(1);
      expect(weak.of('battle-over')).toHaveLength(1);
      const strong = assault({ ...routed, attacker, strengths: [5, 4] });
      expect(strong.of('too-weak')).toEqual([]);
      expect(step(strong)).toBe('retreat');
    }
  });
  test('PO-F-e r5b-09 fruitful is what costs a unit or brings prestige: then the roles change', () => {
    const event = 'r5b-09';
    const brings = assault({ attack: [PHALANX_2, ARCHERS_0], defence: [PHALANX_1, MORE_ARCHERS_0], more: { event } });
    expect(brings.of('pair').map(({ lost, prestige: gained }) => [lost, gained])).toContainEqual([0, 1]);
    expect(asked(brings)).toBe('athens');
    const costs = assault({ attack: [PHALANX_1, ARCHERS_0], defence: [PHALANX_2, PELTASTS_1], more: { event } });
    expect(costs.of('pair').map(({ lost, prestige: gained }) => [lost, gained])).toContainEqual([1, 0]);
    expect(asked(costs)).toBe('athens');
  });
  test('PO-R62 a doubled battle doubles no loss', () => {
    const table = assault({
      attack: [SALPINX, PHALANX_1],
      defence: [PELTASTS_1, PHALANX_2],
      more: { event: 'r5a-04', round: '5a', doubled: ['sparta'] },
    });
    expect(prestige(table, 'sparta')).toBe(8);
  });
  test('PO-B-f, PO-R62 the next battle has a whole deck again, and is doubled only if announced again', () => {
    const units = { ...NO_UNITS, boiotia: { sparta: 4, athens: 4 }, ionio: { sparta: 4, athens: 4 } };
    const table = set({
      phase: 'end',
      round: '5a',
      event: 'r5a-04',
      turn: 'sparta',
      passed,
      goods: BOTH_RICH,
      units,
      commanders: { sparta: 1, athens: 0 },
    });
    const hands = CARDS.slice(0, 8);
    table.act({ type: 'fight', region: 'boiotia' });
    table.act({ type: 'double' }, { chance: hands });
    expect(at(table).doubled).toEqual(['sparta']);
    table.act({ type: 'attack', first: 'c01', second: 'c02' });
    table.act({ type: 'defend', first: 'c05', second: 'c06' });
    table.act({ type: 'retreat' }, { chance: hands });
    expect(at(table)).toMatchObject({ doubled: [], discarded: [] });
    expect(table.of('battle')).toMatchObject([{ region: 'boiotia' }, { region: 'ionio' }]);
  });
});

test('PO-B-h the attacker names his two cards in any order: the same attack', () => {
  const table = () =>
    set({
      phase: 'battle',
      round: '5b',
      turn: 'sparta',
      passed,
      battle: { region: 'boiotia', attacker: 'sparta' },
      hands: { sparta: ['c01', 'c13', 'c09', 'c10'], athens: ['c04', 'c14', 'c11', 'c12'] },
      goods: BOTH_RICH,
      units: { boiotia: { sparta: 4, athens: 4 } },
    });
  const [one, other] = [table(), table()];
  one.act({ type: 'attack', first: 'c01', second: 'c13' });
  other.act({ type: 'attack', first: 'c13', second: 'c01' });
  expect(other.position()).toEqual(one.position());
  expect(table().why({ type: 'attack', first: 'c01', second: 'c01' })).toBe('PO-B-h');
});
