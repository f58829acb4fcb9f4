import { describe, expect, test } from 'vitest';
import { NO_UNITS, set } from '../table.ts';

describe('positions that cannot be', () => {
  test('a stack that makes no sense is refused, not tripped over', () => {
    const game = { step: 'game', at: 1, by: {} };
    const round = { step: 'round', at: 9, by: {} };
    const broken =
      (...stack: object[]) =>
      () =>
        set({ phase: 'stack', stack });
    expect(broken()).toThrow('ends with a decision');
    expect(broken(round, game)).toThrow('ends with a decision');
    expect(broken({ step: 'raising', at: 0, by: {} }, round, game)).toThrow('raising needs polis');
    expect(broken({ step: 'sailing', at: 0, by: { to: 7, moved: 0 } }, round, game)).toThrow('out of range');
    expect(broken({ step: 'removing', at: 0, by: { seat: 0, effect: 0, left: 0 } }, round, game)).toThrow('another effect');
    expect(broken({ step: 'turn', at: 0, by: {} }, round)).toThrow('begins with the game');
    expect(broken({ step: 'turn', at: 3, by: {} }, round, game)).toThrow('no line 3');
    expect(() => set({ phase: 'over' })).toThrow('over');
    expect(() => set({ phase: 'battle' })).toThrow('needs it');
    expect(() => set({ display: ['theatre', 'theatre'] })).toThrow('faults');
    expect(() => set({ event: 'r5a-01', round: '3' })).toThrow('another round');
    expect(() => set({ turn: 'sparta', passed: ['sparta'] })).toThrow('PO-F-j');
    expect(() => set({ poleis: { sparta: { owner: null } } })).toThrow('PO-G-a');
  });
  test('PO-4-d a bill on the table that its side cannot pay is refused; with silver for what is short it is paid', () => {
    const bill = { metal: 2, wood: 3, silver: 2 };
    const begun = (goods: object) => () =>
      set({
        phase: 'stack',
        round: '5a',
        turn: 'sparta',
        ...{ acted: 1, before: 4, tally: bill, display: [], units: NO_UNITS },
        goods: { sparta: { metal: 2, wood: 3, wine: 0, oil: 0, silver: 0, wheat: 0, prestige: 1, ...goods } },
        poleis: { sparta: { owner: 'sparta', population: 4, turned: true, begun: ['temple-of-apollo'] } },
        stack: [
          { step: 'payment', at: 0, by: { project: 5, polis: 0 } },
          { step: 'round', at: 11, by: { nth: -1 } },
          { step: 'game', at: 2, by: {} },
        ],
      });
    expect(begun({})).toThrow('PO-4-d');
    expect(begun({ wood: 2, silver: 2 })).toThrow('PO-4-d');
    expect(begun({ wood: 2, silver: 3 })().match.pending()).toMatchObject([{ step: 'payment', seat: 'sparta' }]);
  });
  test.each([
    ['PO-E-b', 'goods after the last round', { phase: 'goods', round: '5b' }],
    ['PO-E-b', 'Phoros after the last round', { phase: 'phoros', round: '5b' }],
    ['PO-F-g', 'a turn with two actions done', { acted: 2, before: 3 }],
    ['PO-F-g', 'an action done that is not named', { acted: 1 }],
    ['PO-F-g', 'a named action that was not done', { before: 3 }],
    ['PO-F-k', 'a fee while both still play', { fee: true }],
    ['PO-F-j', 'a turn that is over', { passing: true }],
    ['PO-F-b', 'projects on display before the round', { phase: 'round', display: ['socrates'] }],
    ['PO-4-a', 'a project begun where it has no place', { poleis: { thebai: { begun: ['socrates'] } } }],
    ['PO-4-a', 'a project completed where it has no place', { poleis: { sparta: { completed: ['phidias'] } } }],
  ])('%s %s is refused', (rule, _, position) => {
    expect(() => set(position)).toThrow(rule);
  });
  test.each([
    ['PO-B-f', 'cards in hand without a battle', { hands: { sparta: ['c01'] } }],
    ['PO-B-f', 'cards discarded without a battle', { discarded: ['c01'] }],
    ['PO-F-i', 'a bill between two actions', { tally: { metal: 2 } }],
    ['PO-E2-a', 'people fed before the end of the round', { fed: ['sparta'] }],
    ['PO-E3-a', 'growth before its phase', { phase: 'feeding', grown: { sparta: 1 } }],
    ['PO-R62', 'commanders without their card', { commanders: { sparta: 1 } }],
    ['PO-R62', 'two battles to double where the card has one', { round: '5a', event: 'r5a-04', commanders: { athens: 2 } }],
    ['PO-R63', 'hoplites away where no card sends any', { expedition: { unit: 'hoplite', sparta: 2, athens: 0 } }],
    ['PO-R63', 'Spartan galleys in Egypt', { round: '4', event: 'r4-02', expedition: { unit: 'galley', sparta: 1, athens: 0 } }],
    ['PO-R63', 'hoplites in Egypt', { round: '4', event: 'r4-02', expedition: { unit: 'hoplite', sparta: 0, athens: 1 } }],
    ['PO-F-e', 'a territory closed by no card', { banned: ['sikelia'] }],
    ['PO-F-e', 'another territory than that of the landing', { round: '5b', event: 'r5b-02', banned: ['sikelia', 'attika'] }],
    ['PO-F-e', 'a polis that came over by no card', { switched: ['pylos'] }],
  ])('%s %s is refused', (rule, _, position) => {
    expect(() => set(position)).toThrow(rule);
  });
  test('PO-R62, PO-R63 what the card in force has left is taken', () => {
    expect(() => set({ round: '4', event: 'r4-02', expedition: { unit: 'galley', sparta: 0, athens: 1 } })).not.toThrow();
    expect(() => set({ round: '5a', event: 'r5a-04', commanders: { sparta: 1, athens: 0 } })).not.toThrow();
    expect(() => set({ round: '5b', event: 'r5b-02', banned: ['sikelia'] })).not.toThrow();
  });
  test('PO-B-a, PO-B-g a battle at its first assault has eight units, and its attacker; later neither is asked', () => {
    const battle = (attacker: string, assault: number, athens: number) => () =>
      set({
        ...{ phase: 'battle', round: '5a', passed: ['athens', 'sparta'], battle: { region: 'boiotia', attacker, assault } },
        units: { ...NO_UNITS, boiotia: { sparta: 4, athens } },
        hands: { sparta: ['c01', 'c02', 'c03', 'c04'], athens: ['c05', 'c06', 'c07', 'c08'].slice(0, athens) },
      });
    expect(battle('sparta', 1, 4)).not.toThrow();
    expect(battle('athens', 1, 4)).toThrow('PO-B-g');
    expect(battle('sparta', 1, 3)).toThrow('PO-B-a');
    expect(battle('athens', 2, 3)).not.toThrow();
  });
  test('PO-5-h, PO-6-e nobody is on the way to where no room is', () => {
    const below = [
      { step: 'round', at: 11, by: { nth: -1 } },
      { step: 'game', at: 1, by: {} },
    ];
    const going = (step: string, to: number, units: object) => () =>
      set({
        ...{ phase: 'stack', round: '5a', turn: 'sparta', acted: 1, before: step === 'marching' ? 5 : 6 },
        stack: [{ step, at: 0, by: { to, moved: 1 } }, ...below],
        units: { ...NO_UNITS, lakedaimon: { sparta: 1 }, myrtoo: { sparta: 1 }, ...units },
      });
    expect(going('marching', 0, { makedonia: { sparta: 5 } })).toThrow('PO-5-h');
    expect(going('sailing', 0, { ionio: { sparta: 5 } })).toThrow('PO-6-e');
    expect(going('marching', 0, { makedonia: { sparta: 4 } })).not.toThrow();
  });
  test('PO-B-h, PO-1-a, PO-2-a, PO-3-a, PO-4-e, PO-8-g in the middle of an action everything belongs to whoever acts', () => {
    const below = [
      { step: 'round', at: 11, by: { nth: -1 } },
      { step: 'game', at: 1, by: {} },
    ];
    const amid =
      (step: string, by: object, more: object = {}) =>
      () =>
        set({
          phase: 'stack',
          round: '5a',
          turn: 'sparta',
          acted: 1,
          before: 1,
          ...more,
          stack: [{ step, at: 0, by }, ...below],
        });
    const raise = (kind: number, polis: number, region: number) => amid('raising', { kind, polis, region, raised: 1 });
    expect(raise(0, 0, 9)).not.toThrow(); // Sparta into Lakedaimon
    expect(raise(0, 3, 4)).toThrow('PO-1-a'); // Athenai into Attika
    expect(raise(0, 0, 4)).toThrow('PO-1-a');
    expect(raise(1, 1, 12)).toThrow('PO-2-a'); // Gytheion into Ionio
    expect(raise(2, 0, -1)).toThrow('PO-3-a');
    expect(amid('payment', { project: 4, polis: 0 })).toThrow('PO-4-e');
    expect(amid('collecting', { territory: 9 })).toThrow('PO-8-g');
    expect(amid('collecting', { territory: 9 }, { taxed: { lakedaimon: 'sparta' } })).not.toThrow();
    const hands = { sparta: ['c01', 'c02', 'c03', 'c04'], athens: ['c05', 'c06', 'c07', 'c08'] };
    const units = { ...NO_UNITS, boiotia: { sparta: 4, athens: 4 } };
    const fight = { region: 3, attacker: 0, assault: 1, over: false };
    const defend = (attacking: readonly string[]) => () =>
      set({
        ...{ phase: 'stack', round: '5a', turn: 'sparta', passed: ['athens', 'sparta'], units, attacking },
        hands: { ...hands, sparta: hands.sparta.filter(id => !attacking.includes(id)) },
        stack: [
          { step: 'defend', at: 0, by: fight },
          { step: 'battle', at: 15, by: fight },
          { step: 'battles', at: 3, by: {} },
          ...below,
        ],
      });
    expect(defend([])).toThrow('PO-B-h');
    expect(defend(['c01', 'c02'])).not.toThrow();
  });
  test('PO-X1-a, PO-X2-a a scenario has its own rounds and, or not, events', () => {
    expect(() => set({ round: '5a' }, [], 'corinthian-war')).toThrow('PO-X-a');
    expect(() => set({ event: 'r5b-01' }, [], 'corinthian-war')).toThrow('PO-X1-a');
    expect(() => set({ round: '4' }, [], 'second-peloponnesian-war')).toThrow('PO-X-a');
    expect(() => set({ round: '5b', event: 'r5b-01' }, [], 'second-peloponnesian-war')).not.toThrow();
  });
});
