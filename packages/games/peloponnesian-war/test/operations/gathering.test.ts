import { describe, expect, test } from 'vitest';
import { ATHENS, as, athens, type Forces, passes, SPARTA, shares, sparta, taken, withForces } from '../nonplayer.ts';
import { loose, type Rolls } from '../table.ts';

describe('PW-5.2.1 the Expedition of the non-player', () => {
  const TWO = as('cut-loc'); // 2H by land, or 2H 2N
  const THRACE: Rolls = { area: [1], objective: [5] };
  test('PW-5.2.1-a PW-5.2.1-b what is near gives first, and the rest nothing; each share with its reason', () => {
    const t = sparta(TWO, THRACE);
    expect(taken(t)).toEqual({ sparta: { 'spartan-hoplite': 2 } });
    expect(shares(t).map(({ space, why }) => [space, why])).toEqual([
      ['sparta', 'PW-5.2.1-a'],
      ['corinth', 'PW-5.2.1-b'],
      ['thebes', 'PW-5.2.1-b'],
    ]);
    expect(shares(t)[0]).toMatchObject({ distance: 0, there: 11 });
  });
  test('PW-5.2.1-c PW-5.2.1-d PW-R150 Gythium keeps its ships where those of Corinth, who has more, can carry all', () => {
    const t = passes(
      { ...TWO, ...withForces({ gythium: { 'spartan-naval': 2 }, corinth: { 'spartan-allied-naval': 3 } }) },
      { area: [6], objective: [3] },
    );
    expect(taken(t)).toEqual({ sparta: { 'spartan-hoplite': 2 }, corinth: { 'spartan-allied-naval': 2 } });
  });
  test('PW-5.2.1-a PW-5.2.1-d PW-R150 of two men at sea one is Sparta’s, whom Gythium can ship; Elis keeps its only hoplite', () => {
    const forces: Forces = {
      athens: { 'athenian-hoplite': 1 },
      sparta: { 'home-guard': 3, 'spartan-hoplite': 9 },
      gythium: { 'spartan-naval': 1 },
      elis: { 'spartan-allied-hoplite': 1 },
      corinth: { 'spartan-allied-hoplite': 2, 'spartan-allied-naval': 1 },
    };
    expect(taken(sparta({ ...TWO, forces }, { area: [6], objective: [3] }))).toEqual({
      sparta: { 'spartan-hoplite': 1 },
      gythium: { 'spartan-naval': 1 },
      corinth: { 'spartan-allied-hoplite': 1, 'spartan-allied-naval': 1 },
    });
  });
  test('PW-5.2.1-c PW-5.2.1-d first the last of a type goes, then the last of a space; told so', () => {
    const forces: Forces = {
      athens: { 'athenian-hoplite': 1 },
      sparta: { 'home-guard': 3 },
      megara: { 'spartan-allied-hoplite': 1, 'spartan-allied-cavalry': 2 },
      corinth: { 'spartan-allied-hoplite': 2, 'spartan-allied-naval': 2 },
    };
    const t = sparta({ ...TWO, forces }, THRACE);
    // one of Corinth’s two first; then the last hoplite of the nearest, beside its horsemen
    expect(taken(t)).toEqual({ megara: { 'spartan-allied-hoplite': 1 }, corinth: { 'spartan-allied-hoplite': 1 } });
    expect(shares(t).find(({ space }) => space === 'megara')).toMatchObject({ why: 'PW-5.2.1-c' });
    expect(shares(t).find(({ space }) => space === 'corinth')).toMatchObject({ why: 'PW-5.2.1-b' });
  });
  test('PW-5.2.1-e PW-5.2.1-g PW-R31 a space is emptied only when nothing else is left; then those of its own colour first', () => {
    const forces: Forces = {
      athens: { 'athenian-hoplite': 1 },
      sparta: { 'home-guard': 3 },
      plataea: { 'spartan-allied-hoplite': 1 },
      thebes: { 'spartan-allied-hoplite': 1 },
      megara: { 'spartan-allied-hoplite': 1 },
    };
    const t = sparta({ ...TWO, forces, held: { plataea: 'sparta' } }, THRACE);
    expect(taken(t)).toEqual({ megara: { 'spartan-allied-hoplite': 1 }, thebes: { 'spartan-allied-hoplite': 1 } });
    expect(shares(t).find(({ space }) => space === 'thebes')).toMatchObject({ why: 'PW-5.2.1-e' });
    const both = sparta({ ...TWO, forces: { ...forces, megara: {} }, held: { plataea: 'sparta' } }, THRACE);
    expect(taken(both)).toEqual({ plataea: { 'spartan-allied-hoplite': 1 }, thebes: { 'spartan-allied-hoplite': 1 } });
  });
  test('PW-R150 PW-5.2.1-a PW-5.2.1-d where no port near by can carry all men of the home space, it gives fewer, and others fetch theirs', () => {
    const t = athens(
      {
        turn: 5,
        forces: {
          athens: { 'athenian-hoplite': 6, 'athenian-cavalry': 1 },
          piraeus: { 'athenian-naval': 3 },
          naupactus: { 'athenian-naval': 1 },
          chios: { 'athenian-allied-hoplite': 2, 'athenian-allied-naval': 2 },
          corcyra: { 'athenian-allied-hoplite': 1, 'athenian-allied-naval': 3 },
          sparta: { 'home-guard': 3 },
        },
      },
      { area: [5], objective: [1] },
    );
    expect(taken(t)).toEqual({
      athens: { 'athenian-hoplite': 2 },
      piraeus: { 'athenian-naval': 2 },
      chios: { 'athenian-allied-hoplite': 2, 'athenian-allied-naval': 1 },
      corcyra: { 'athenian-allied-naval': 1 },
    });
  });
  test('PW-R101 the Home Guard is the hoplite that stays: all regulars may go', () => {
    const t = sparta({ ...TWO, ...withForces({ sparta: { 'home-guard': 3, 'spartan-hoplite': 2 } }) }, THRACE);
    expect(taken(t)).toEqual({ sparta: { 'spartan-hoplite': 2 } });
  });
  test('PW-5.1.5-f PW-0.5-i SP that have been activated, and spaces without others, give nothing', () => {
    const t = sparta(
      { ...TWO, activated: { sparta: { 'spartan-hoplite': 7, 'spartan-cavalry': 1 } }, ...withForces({}) },
      THRACE,
    );
    expect(taken(t)).toEqual({ corinth: { 'spartan-allied-hoplite': 2 } });
    const spent = { corinth: { 'spartan-allied-hoplite': 5, 'spartan-allied-naval': 5 } };
    const none = sparta({ ...TWO, activated: { ...spent, sparta: { 'spartan-hoplite': 7, 'spartan-cavalry': 1 } } }, THRACE);
    expect(shares(none).map(({ space }) => space)).not.toContain('corinth');
  });
  test('PW-E-10-a a frozen Corcyra gives nothing to NP Athens', () => {
    const forces: Forces = {
      athens: { 'athenian-hoplite': 9 },
      piraeus: { 'athenian-naval': 3 },
      corcyra: { 'athenian-allied-naval': 5 },
      sparta: { 'home-guard': 3 },
    };
    const free = loose({ ...ATHENS, forces }, { area: [1], objective: [5] });
    expect(Object.keys(taken(free))).toContain('corcyra');
    const frozen = loose({ ...ATHENS, forces, bans: 2 }, { area: [1], objective: [5] });
    expect(shares(frozen).map(({ space }) => space)).not.toContain('corcyra');
    expect(frozen.of('passed')).toMatchObject([{ why: 'no-expedition' }]);
  });
  test('PW-5.2-j PW-5.3.2-e the cost is checked before it starts: to the last talent, not beyond', () => {
    const allies = withForces({ sparta: { 'home-guard': 3 } });
    expect(sparta({ ...TWO, ...allies, treasury: { athens: 0, sparta: 400 } }, THRACE).of('gathering')).toMatchObject([
      { cost: 400, possible: true },
    ]);
    const poor = passes({ ...TWO, ...allies, treasury: { athens: 0, sparta: 350 } }, THRACE);
    expect(poor.of('gathering')).toMatchObject([{ rule: 'PW-5.3.2-e', possible: false }]);
  });
  test('PW-5.2-i what is missing is told by type, and a cancelled operation counts for none', () => {
    const t = passes(
      { ...as('attack-athens'), ...withForces({ sparta: { 'home-guard': 3 } }), operations: { athens: 0, sparta: 1 } },
      { objective: [5] },
    );
    expect(t.of('gathering')).toMatchObject([{ missing: { hoplite: 2, cavalry: 0, naval: 0 }, possible: false }]);
    expect(t.of('passed')).toMatchObject([{ rule: 'PW-5.2-i', why: 'no-expedition' }]);
    expect(t.now).toMatchObject({ operation: null, operations: { athens: 0, sparta: 1 } });
  });
  test('PW-5.2.1-c PW-5.2.1-d one space gives at several levels, never more than it has', () => {
    const forces: Forces = {
      athens: { 'athenian-hoplite': 1 },
      sparta: { 'home-guard': 3, 'spartan-hoplite': 1, 'spartan-cavalry': 1 },
      thebes: { 'spartan-hoplite': 2, 'spartan-allied-hoplite': 9, 'spartan-cavalry': 1, 'spartan-allied-cavalry': 1 },
    };
    const t = sparta({ forces }, { objective: [5] });
    // 12H 2C: one hoplite and one horseman of Sparta at last; of Thebes both nations, national first
    expect(taken(t)).toEqual({
      sparta: { 'spartan-hoplite': 1, 'spartan-cavalry': 1 },
      thebes: { 'spartan-hoplite': 2, 'spartan-allied-hoplite': 9, 'spartan-cavalry': 1 },
    });
  });
  test('PW-R32 equally near spaces: by lot only where they could give more than is wanted', () => {
    const at = (need: Forces, lot?: number) =>
      taken(
        sparta(
          { ...as('cut-loc'), forces: { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 }, ...need } },
          lot === undefined ? THRACE : { ...THRACE, 'equally near': [lot] },
        ),
      );
    const plenty: Forces = { caryae: { 'spartan-allied-hoplite': 3 }, prasiae: { 'spartan-allied-hoplite': 3 } };
    expect(at(plenty, 1)).toEqual({ caryae: { 'spartan-allied-hoplite': 2 } });
    expect(at(plenty, 2)).toEqual({ prasiae: { 'spartan-allied-hoplite': 2 } });
    expect(at({ caryae: { 'spartan-allied-hoplite': 2 }, prasiae: { 'spartan-allied-hoplite': 2 } })).toEqual({
      caryae: { 'spartan-allied-hoplite': 1 },
      prasiae: { 'spartan-allied-hoplite': 1 },
    });
  });
  test('PW-R123 PW-5.2-a of two at home the one who was drawn leads the initial operation; later one by lot', () => {
    const two = { ...SPARTA.leaders, agis: 'sparta' };
    const first = sparta(
      { leaders: two, drawn: { athens: null, sparta: 'agis' }, initialDone: { athens: true, sparta: false } },
      { objective: [5] },
    );
    expect(first.of('operation-ends')).toMatchObject([{ leader: 'agis' }]);
    const lot = (n: number) =>
      sparta({ leaders: two, drawn: { athens: null, sparta: 'agis' } }, { objective: [5], commander: [n] }).of(
        'operation-ends',
      )[0].leader;
    expect([lot(1), lot(2)].sort()).toEqual(['agis', 'archidamus']);
  });
});
