import { describe, expect, test } from 'vitest';
import { battleOdds, routeOdds, siegeOdds } from '../../forecast/odds.ts';
import { peloponnesianWar as game, type Position, SPACE } from '../../index.ts';
import { stateOf } from '../../position/view.ts';
import { ATHENS, SPARTA } from '../../rules/terms/units.ts';
import { loose } from '../table.ts';

const at = (id: string) => SPACE.at(id);
const state = (position: Position) => stateOf(position, 'campaign');
const fight = (position: Position, athens: number, sparta: number) =>
  loose(
    {
      phase: 'battles',
      rebellion: [],
      ...position,
      leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup', ...position.leaders },
    },
    { 'battle of athens': [athens], 'battle of sparta': [sparta] },
  ).of('battle')[0];

describe('exact odds', () => {
  test('PW-6.2.4 the battle of Thebes: all 36 rolls fought out agree with what is promised', () => {
    const position: Position = {
      forces: {
        thebes: { 'athenian-hoplite': 5, 'athenian-cavalry': 1, 'spartan-allied-hoplite': 4, 'spartan-allied-cavalry': 2 },
      },
      leaders: { cleon: 'thebes', pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
    };
    const odds = battleOdds(state(position), { space: at('thebes'), places: [at('thebes'), at('thebes')] });
    const fought = { athens: 0, sparta: 0, draw: 0 };
    const losses: number[][] = [[], []];
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const { winner, losses: lost } = fight(position, a, b) as { winner?: string | null; losses?: number };
        fought[(winner ?? 'draw') as keyof typeof fought]++;
        for (const side of [0, 1]) {
          const n = winner === null ? 1 : winner === ['athens', 'sparta'][side] ? 0 : (lost ?? 0);
          losses[side][n] = (losses[side][n] ?? 0) + 1;
        }
      }
    expect({ athens: odds.athens, sparta: odds.sparta, draw: odds.draw }).toEqual(fought);
    expect(odds.losses).toEqual(losses.map(list => Array.from(list, n => n ?? 0)));
    expect(odds.athens + odds.sparta + odds.draw).toBe(36);
  });
  test('PW-6.2.3 Erineus against Corinth', () => {
    const s = state({
      forces: { erineus: { 'athenian-naval': 3 }, corinth: { 'spartan-allied-naval': 5 } },
      leaders: { pericles: 'erineus' },
    });
    const odds = battleOdds(s, { space: at('erineus'), places: [at('erineus'), at('corinth')] });
    expect(odds).toMatchObject({ type: 'naval', athens: 26, sparta: 10, draw: 0 }); // +3 against +2, ties to Pericles
  });
  test('PW-6.2.1-a a null battle has no odds', () => {
    const s = state({ forces: { elis: { 'athenian-naval': 3, 'spartan-hoplite': 1 } } });
    expect(battleOdds(s, { space: at('elis'), places: [at('elis'), at('elis')] })).toMatchObject({
      type: 'null',
      athens: 0,
      sparta: 0,
      draw: 0,
    });
  });
  test('PW-6.3-d PW-6.3-c PW-6.3.1-a PW-6.1.1-c sieges', () => {
    const s = state({
      forces: {
        heraclea: { 'athenian-hoplite': 6 },
        syracuse: { 'athenian-hoplite': 9 },
        potidaea: { 'athenian-hoplite': 9, 'spartan-naval': 1 },
        athens: { 'spartan-hoplite': 9 },
      },
      leaders: { demosthenes: 'heraclea', cleon: 'syracuse', phormio: 'potidaea', agis: 'athens' },
      held: {},
    });
    expect(siegeOdds(s, at('heraclea'), ATHENS)).toMatchObject({ success: 5, automatic: null });
    expect(siegeOdds(s, at('syracuse'), ATHENS)).toMatchObject({ success: 1 });
    expect(siegeOdds(s, at('potidaea'), ATHENS)).toMatchObject({ success: 0, automatic: 'PW-6.3-c' });
    expect(siegeOdds(s, at('athens'), SPARTA)).toMatchObject({ success: 0, automatic: 'PW-6.1.1-c' });
  });
  test('PW-5.6.2-a interception along the routes of the example', () => {
    const s = game.begin({ scenario: 'campaign', options: {} });
    const route = ['pegae', 'panactum', 'plataea', 'thebes'].map(at);
    expect(routeOdds(s, route, SPARTA)).toEqual({ threats: [{ space: 'panactum', by: ['athens'] }], unhindered: 0.5 });
  });
});
