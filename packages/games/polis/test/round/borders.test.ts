import type { Table } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import deck from '../../data/combat-deck.json' with { type: 'json' };
import { facts, projection } from '../../index.ts';
import { asked, at, BOTH_RICH, NO_UNITS, prestige, RICH, type Side, set, step, taxHome } from '../table.ts';

/** Just enough and just too little, the first side and the second: where a rule begins and ends. */
const passed = ['athens', 'sparta'];
const poor = { metal: 0, wood: 0, wine: 0, oil: 0, silver: 0, wheat: 0, prestige: 3 };
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
    battle: { region: 'boiotia', attacker },
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

describe('political actions', () => {
  const base = { round: '5a', goods: BOTH_RICH, units: NO_UNITS };
  test('PO-11-a exactly 2 silver, to the opponent, whoever he is; it is one of the two actions', () => {
    for (const [own, theirs] of [
      ['sparta', 'athens'],
      ['athens', 'sparta'],
    ] as const) {
      const home = own === 'sparta' ? 'lakedaimon' : 'attika';
      const table = set({
        ...base,
        turn: own,
        proxenos: { [own]: null },
        units: { ...NO_UNITS, [home]: { [own]: 1 } },
        goods: { [own]: { ...RICH, silver: 2 }, [theirs]: { ...RICH, silver: 0 } },
      });
      table.act({ type: 'free', polis: own === 'sparta' ? 'sparta' : 'athenai' });
      expect(at(table).goods).toMatchObject({ [own]: { silver: 0 }, [theirs]: { silver: 2 } });
      taxHome(table, home);
      expect(asked(table)).toBe(theirs);
    }
    expect(
      set({ ...base, turn: 'sparta', proxenos: { sparta: null }, goods: { sparta: { ...RICH, silver: 1 } } }).why({
        type: 'free',
        polis: 'sparta',
      }),
    ).toBe('PO-11-a');
  });
  test('PO-12-b exactly the price; PO-12-a not in an own polis; PO-F-g one of the two actions', () => {
    const at12 = (silver: number, owner: Side | null = null): Table =>
      set({
        ...base,
        turn: 'athens',
        proxenos: { athens: 'thebai' },
        units: { ...NO_UNITS, attika: { athens: 1 } },
        poleis: { thebai: { owner, population: owner === null ? 0 : 3 } },
        goods: { athens: { ...RICH, silver }, sparta: RICH },
      });
    expect(at12(5).why({ type: 'civilWar', polis: 'thebai' })).toBe('PO-12-b');
    expect(at12(8, 'sparta').why({ type: 'civilWar', polis: 'thebai' })).toBe('PO-12-b');
    expect(at12(9, 'sparta').why({ type: 'civilWar', polis: 'thebai' })).toBeNull();
    expect(at12(20, 'athens').why({ type: 'civilWar', polis: 'thebai' })).toBe('PO-12-a');
    const table = at12(6);
    table.act({ type: 'civilWar', polis: 'thebai' });
    expect(at(table).goods.athens.silver).toBe(0);
    taxHome(table, 'attika');
    expect(asked(table)).toBe('sparta');
  });
  test('PO-10-a, PO-F-g the Proxenos moves once a turn', () => {
    const table = set({ ...base, turn: 'athens' });
    table.act({ type: 'proxenos', polis: 'chalkis', way: 'land' });
    expect(table.why({ type: 'proxenos', polis: 'athenai', way: 'land' })).toBe('PO-F-g');
  });
  test('PO-9-n silver needs a merchant, a free space and a route as barter does', () => {
    const buy = { type: 'buy', space: 'persis-1' };
    expect(set({ ...base, turn: 'athens', port: { athens: 0 } }).why(buy)).toBe('PO-9-a');
    expect(set({ ...base, turn: 'athens', cargo: { 'persis-1': 'sparta' } }).why(buy)).toBe('PO-9-c');
    expect(set({ ...base, turn: 'athens', units: { ...NO_UNITS, sporades: { sparta: 1 } } }).why(buy)).toBe('PO-9-d');
    expect(set({ ...base, turn: 'athens', goods: { athens: { ...RICH, silver: 3 } } }).why(buy)).toBeNull();
  });
});

describe('turns and rounds', () => {
  test('PO-F-l, PO-R4 alone, the second turn may begin with what ended the first', () => {
    const table = set({
      round: '4',
      turn: 'sparta',
      passed: ['athens'],
      goods: BOTH_RICH,
      units: { ...NO_UNITS, lakedaimon: { sparta: 1 } },
    });
    table.act({ type: 'fee', good: 'wood' });
    taxHome(table, 'lakedaimon');
    table.act({ type: 'fee', good: 'wood' });
    table.act({ type: 'proxenos', polis: 'argos', way: 'land' });
    table.act({ type: 'fee', good: 'wood' });
    expect(table.why({ type: 'proxenos', polis: 'sparta', way: 'land' })).toBeNull();
  });
  test('PO-N-b, PO-N-c, PO-R40 discs, merchants, the ban and the count of the old round are gone', () => {
    const table = set({
      phase: 'phoros',
      round: '5a',
      event: 'r5a-04',
      passed,
      goods: BOTH_RICH,
      fed: ['athens', 'sparta'],
      taxed: { attika: 'athens', sikelia: 'sparta' },
      cargo: { 'persis-1': 'athens', 'thraki-1': 'sparta' },
      port: { athens: 1, sparta: 0 },
      banned: ['sikelia'],
      switched: ['pylos'],
      commanders: { sparta: 1, athens: 1 },
    });
    table.act({ type: 'phoros', amount: 0 });
    table.act({ type: 'phoros', amount: 0 }, { chance: ['socrates', 'phidias', 'theatre', 'r5b-03'] });
    const now = at(table);
    expect(now).toMatchObject({ round: '5b', event: 'r5b-03', passed: [], fed: [], banned: [], switched: [] });
    expect(now.port).toEqual({ athens: 2, sparta: 1 });
    expect(now.cargo).toEqual({});
    expect(Object.values(now.taxed).filter(side => side !== null)).toEqual([]);
    expect(now.commanders).toEqual({ sparta: 0, athens: 0 });
  });
  test('PO-E2-a, PO-E2-b whose people have eaten has no bill any more', () => {
    const goods = { athens: { ...RICH, wheat: 6 }, sparta: { ...RICH, wheat: 40 } };
    const table = set({ phase: 'feeding', round: '3', passed, goods });
    const bill = (side: Side): number => projection(table.match.see('sparta').view as never, null)[side].bill;
    expect([bill('athens'), bill('sparta')]).toEqual([8, 7]);
    table.act({ type: 'payPrestige' });
    expect([bill('athens'), bill('sparta')]).toEqual([0, 0]);
  });
  test('PO-E6-a without prestige there is no phoros to choose; PO-G-b the first side loses as the second does', () => {
    const table = set({
      phase: 'phoros',
      round: '3',
      passed,
      goods: { sparta: { ...poor, prestige: 0 }, athens: RICH },
    });
    expect(asked(table)).toBe('athens');
    table.act({ type: 'phoros', amount: 0 });
    expect(table.match.outcome).toMatchObject({ rule: 'PO-G-b', score: [0, 1], detail: { loser: 'sparta' } });
  });
  test('PO-R35 both without prestige: the higher score wins, also Sparta’s', () => {
    const table = set({
      phase: 'phoros',
      round: '5a',
      passed,
      poleis: { sparta: { population: 8 } },
      goods: { sparta: { ...poor, prestige: 1 }, athens: { ...poor, prestige: 1 } },
    });
    table.act({ type: 'phoros', amount: 1 });
    table.act({ type: 'phoros', amount: 1 });
    expect(table.match.outcome).toMatchObject({ rule: 'PO-G-b', score: [1, 0], detail: { winner: 'sparta' } });
  });
});

describe('what events change', () => {
  test('PO-F-e, PO-R68 r5a-01 Athens collects Attika while no Spartan hoplite stands there', () => {
    const calm = { round: '5a', event: 'r5a-01', turn: 'athens', goods: BOTH_RICH };
    expect(set({ ...calm, units: { attika: { athens: 2 } } }).why({ type: 'tax', territory: 'attika' })).toBeNull();
    expect(set({ ...calm, units: { attika: { athens: 2, sparta: 1 } } }).why({ type: 'tax', territory: 'attika' })).toBe(
      'PO-F-e',
    );
  });
  test('PO-F-e r5a-08 order is kept at home, and only while the card lets it', () => {
    const collect = (event: string | null, territory: string): Table => {
      const table = set({
        round: '5a',
        event,
        turn: 'sparta',
        goods: BOTH_RICH,
        units: { ...NO_UNITS, [territory]: { sparta: 2 } },
      });
      table.act({ type: 'tax', territory });
      return table;
    };
    expect(collect('r5a-08', 'lakedaimon').why({ type: 'assign', row: 'order' })).toBeNull();
    expect(collect('r5a-08', 'messenia').why({ type: 'assign', row: 'order' })).toBe('PO-8-d');
    expect(collect(null, 'lakedaimon').why({ type: 'assign', row: 'order' })).toBe('PO-8-d');
  });
  test('PO-F-e r4-09 colonists move between two own poleis, and not within one', () => {
    const table = set({ phase: 'round', round: '4', goods: BOTH_RICH }, ['socrates', 'phidias', 'theatre', 'r4-09']);
    const from = 'athenai';
    expect(table.why({ type: 'move', from, to: from })).toBe('PO-F-e');
    expect(table.why({ type: 'move', from, to: 'sparta' })).toBe('PO-F-e');
    expect(table.why({ type: 'move', from: 'sparta', to: 'chios' })).toBe('PO-F-e');
    expect(table.why({ type: 'move', from, to: 'thebai' })).toBe('PO-F-e');
    expect(table.why({ type: 'move', from, to: 'chios' })).toBeNull();
  });
  test('PO-F-e r4-01 no capital comes over, however few live in it', () => {
    const table = set({ phase: 'round', round: '4', goods: BOTH_RICH, poleis: { sparta: { population: 1 } } }, [
      'socrates',
      'phidias',
      'theatre',
      'r4-01',
    ]);
    expect(asked(table)).toBe('athens');
    expect(table.why({ type: 'switch', polis: 'sparta' })).toBe('PO-F-e');
    expect(table.why({ type: 'switch', polis: 'gytheion' })).toBeNull();
  });
  test('PO-F-e r5a-06 mercenaries for exactly 2 silver, and no merchants among them', () => {
    const hire = (silver: number, type: string, polis: string): Table => {
      const table = set({
        round: '5a',
        event: 'r5a-06',
        turn: 'sparta',
        units: NO_UNITS,
        goods: { sparta: { ...RICH, silver }, athens: RICH },
      });
      table.act({ type, polis });
      return table;
    };
    expect(hire(2, 'hoplites', 'sparta').why({ type: 'raise', with: 'mercenary' })).toBeNull();
    expect(hire(1, 'hoplites', 'sparta').why({ type: 'raise', with: 'mercenary' })).toBe('PO-F-e');
    expect(hire(9, 'merchants', 'pylos').why({ type: 'raise', with: 'mercenary' })).toBe('PO-F-e');
  });
  test('PO-R63 r4-03 an expedition takes hoplites from where they are, and their cubes stay kept for them', () => {
    const table = set({ phase: 'round', round: '4', goods: BOTH_RICH }, ['socrates', 'phidias', 'theatre', 'r4-03']);
    expect(asked(table)).toBe('athens');
    expect(table.why({ type: 'send', region: 'kyklades' })).toBe('PO-F-e'); // galleys
    expect(table.why({ type: 'send', region: 'boiotia' })).toBe('PO-F-e'); // nobody there
    expect(table.why({ type: 'send', region: 'lakedaimon' })).toBe('PO-F-e'); // the other’s
    expect(table.why({ type: 'send', region: 'attika' })).toBeNull();
    const five = { sparta: 5 };
    const units = { ...NO_UNITS, boiotia: five, megaris: five, achaia: five, arkadia: five, ionio: five, messenia: five };
    const full = { round: '5a', turn: 'sparta', goods: BOTH_RICH, units, proxenos: { sparta: 'naupaktos' } };
    expect(set(full).why({ type: 'civilWar', polis: 'naupaktos' })).toBeNull(); // 30 units, 7 inhabitants, one cube left
    expect(
      set({ ...full, expedition: { unit: 'hoplite', sparta: 1, athens: 0 } }).why({ type: 'civilWar', polis: 'naupaktos' }),
    ).toBe('PO-C-g');
  });
  test('PO-K-e r3-01 the galley that an event lends counts for Sparta, not against it', () => {
    const control = (units: object): unknown =>
      facts(
        set({ round: '3', event: 'r3-01', goods: BOTH_RICH, units: { ...NO_UNITS, ...units } }).match.see('sparta').view as never,
      ).control.ionio;
    expect(control({ ionio: { sparta: 1, athens: 1 } })).toBe('sparta');
    expect(control({ ionio: { sparta: 0, athens: 1 } })).toBeNull();
    expect(control({ ionio: { sparta: 0, athens: 2 } })).toBe('athens');
  });
});
