import { describe, expect, test } from 'vitest';
import { COALITION_AT_HOME, event, HOMES, PERSIANS, sparta, spartan } from '../../sparta.ts';

describe('PW-E2 the events of The Fall of Sparta', () => {
  const happens = (sum: number, rolls = {}, more: object = {}) =>
    sparta({ phase: 'event', turn: 3, forces: HOMES, ...more }, { ...event(sum), ...rolls });
  test('PW-10.5.4.9-a its own table', () => {
    const names = [2, 3, 4, 6, 7, 8, 9, 10, 11].map(sum => happens(sum, {}).of('event')[0].event);
    expect(names).toEqual([
      'cinadon',
      'egypt-helps',
      'dionysius',
      'agenda',
      'democrats',
      'cunaxa',
      'leader-death',
      'long-walls',
      'artaxerxes-enters',
    ]);
  });
  test('PW-E2-2 Cinadon: on a 6 no Spartan is activated; once a game', () => {
    expect(happens(2, { 'revolt of Cinadon': [5] }).now.happened).toBe(0);
    const t = happens(2, { 'revolt of Cinadon': [6] });
    expect(t.now.bans & 64).toBe(64);
    const march = sparta(
      spartan({}, { bans: 64, forces: { ...HOMES, sparta: { 'spartan-hoplite': 4, 'spartan-allied-hoplite': 1 } } }),
    ).roll({ type: 'objective', space: 'tegea' });
    expect(march.why({ type: 'activate', unit: 'spartan-hoplite', count: 1 })).toBe('PW-E2-2');
    expect(march.why({ type: 'activate', unit: 'spartan-allied-hoplite', count: 1 })).toBeNull();
    expect(happens(2, {}, { happened: 1 }).of('no-effect')).toHaveLength(1);
  });
  test('PW-E2-3 Egypt: 500 for each city, four ships at Lindus, and a battle if somebody is there', () => {
    const t = happens(3, {}, { treasury: { athens: 0, sparta: 0 }, special: { thebes: 0 } });
    expect(t.now).toMatchObject({
      treasury: { athens: 500 },
      special: { thebes: 500 },
      forces: { lindus: { 'athenian-allied-naval': 4 } },
    });
    expect(happens(3, {}, { happened: 2 }).of('placed')).toEqual([]);
    const fight = happens(3, { 'battle of athens': [1], 'battle of sparta': [6] }, PERSIANS);
    expect(fight.of('battle')).toMatchObject([{ space: 'lindus', winner: 'persia' }]);
  });
  test('PW-E2-4-a PW-E2-4-b PW-E2-4-c PW-R70 Dionysius: ally, war with Carthage, master of Sicily', () => {
    const t = happens(4, {}, { treasury: { athens: 0, sparta: 0 } });
    expect(t.now).toMatchObject({ treasury: { sparta: 400 }, neutrals: { syracuse: true } });
    const sicily = {
      special: { dionysius: 1 },
      neutrals: { syracuse: true },
      forces: { ...HOMES, gela: { 'spartan-allied-hoplite': 1 }, tegea: { 'spartan-allied-hoplite': 1 } },
    };
    const all = happens(4, { 'war with Carthage': [4] }, sicily);
    expect(all.now.goingHome).toEqual({ 'spartan-allied-hoplite': 2 }); // PW-R70: all of them, wherever they are
    expect(all.now.forces).not.toHaveProperty('tegea');
    const lost = happens(4, { 'war with Carthage': [3] }, { ...sicily, options: { dionysiusInSicily: true } });
    expect(lost.now.forces).not.toHaveProperty('gela');
    expect(lost.now.forces).toHaveProperty('tegea');
    expect(sparta(spartan({}, { special: { role: 'thebes', dionysius: 2 } })).why({ type: 'objective', space: 'gela' })).toBe(
      'PW-E2-4-b',
    );
    expect(happens(4, { 'war with Carthage': [4] }, sicily).now.special.dionysius).toBe(3);
    expect(happens(4, {}, { ...sicily, special: { dionysius: 3 } }).now.special).toMatchObject({ dionysius: 4, palette: 5 });
    const income = sparta({ phase: 'income', forces: HOMES, special: { dionysius: 4, palette: 5 } });
    expect(income.of('income').find(one => one.side === 'sparta')).toMatchObject({
      items: [{ by: 3500 }, { rule: 'PW-E2-4-c', by: 400 }],
    });
  });
  test('PW-E2-4-b PW-11-j when Carthage has won no ship goes home to Sicily, be it to rebels who are friends', () => {
    const home = (dionysius: number) =>
      sparta({
        phase: 'homecoming-placement',
        turn: 3,
        forces: COALITION_AT_HOME,
        rebellion: ['messina'],
        goingHome: { 'athenian-naval': 1 },
        special: { role: 'anti-sparta', thebes: 0, dionysius },
      }).why({ type: 'send', space: 'messina' });
    expect([home(0), home(2)]).toEqual([null, 'PW-E2-4-b']);
  });
  test('PW-E2-5-a PW-E2-5-c PW-R179 PW-0.8-e Sphodrias at Piraeus; Athens founds a league', () => {
    const t = happens(
      5,
      { 'which harmost': [2], siege: [4] },
      { forces: { ...HOMES, piraeus: { 'athenian-naval': 2, garrison: 1 } } },
    );
    expect(t.of('coup-by-surprise')).toMatchObject([{ harmost: 'sphodrias', sum: 4, success: true }]);
    expect(t.now.goingHome).toMatchObject({ 'athenian-naval': 2 });
    expect([t.seat, t.asks]).toEqual(['athens', 'islands']);
    expect(t.why({ type: 'found', space: 'ephesus' })).toBe('PW-E2-5-a');
    for (const space of ['naxos', 'chios', 'samos', 'paros']) t.roll({ type: 'found', space });
    expect(t.now.forces).toMatchObject({ paros: { 'athenian-allied-naval': 1, garrison: 1 } });
    expect(t.asks).not.toBe('islands');
    expect(happens(5, { siege: [1] }, { happened: 32 }).of('coup-by-surprise')).toMatchObject([{ harmost: 'phoebidas' }]);
    expect(happens(5, {}, { happened: 96 }).of('no-effect')).toHaveLength(1);
  });
  test('PW-E2-5-b Phoebidas takes the Cadmea; the Coalition is Athens until Thebes is free', () => {
    const t = happens(5, { 'which harmost': [4], siege: [2] });
    expect(t.of('coup-by-surprise')).toMatchObject([{ harmost: 'phoebidas', sum: 4, success: true }]);
    expect(t.now.special).toMatchObject({ cadmea: true, role: 'athens', palette: 7 });
    const drawn = sparta({ phase: 'commanders', turn: 3, forces: HOMES, special: { cadmea: true, role: 'athens', palette: 7 } });
    expect(drawn.of('commander-drawn')[0].from).toEqual(expect.arrayContaining(['pelopidas', 'epaminondas', 'iphicrates']));
    expect(happens(5, { 'which harmost': [4], siege: [1] }).now.special.cadmea).toBe(false);
    const next = sparta(
      {
        phase: 'turn',
        turn: 3,
        forces: { athens: HOMES.athens, sparta: HOMES.sparta },
        sci: { athens: -2, sparta: -2 },
        special: { cadmea: true, role: 'athens', palette: 7 },
        options: { cadmeaStillsAll: true },
      },
      event(9),
    );
    expect(next.of('role')).toMatchObject([{ role: 'athens', rule: 'PW-E2-5-b', die: null }]);
    expect(next.of('persia-enters')).toEqual([]); // by the option nothing moves while the Cadmea is held
    const freed = sparta({
      phase: 'control',
      forces: { thebes: { 'athenian-hoplite': 3 } },
      treasury: { athens: 0, sparta: 0 },
      special: { cadmea: true, role: 'athens', palette: 7, thebes: 0 },
    });
    expect(freed.of('thebes-freed')).toHaveLength(1);
    expect(freed.now.leaders).toMatchObject({ pelopidas: 'out', epaminondas: 'out' });
  });
  test('PW-E2-6-a PW-E2-6-b PW-R68 PW-R127 the agenda: each place once, Cytinium after Mantinea', () => {
    const agenda = (die: number, happened = 0) => happens(6, { 'agenda of Agesilaus': [die] }, { happened }).now.special.agenda;
    expect([agenda(2), agenda(3), agenda(4), agenda(5), agenda(6)]).toEqual([
      'elis',
      'mantinea',
      'mantinea',
      'olynthus',
      'olynthus',
    ]);
    expect(agenda(3, 256)).toBe('cytinium');
    expect(happens(6, { 'agenda of Agesilaus': [1, 5] }, { happened: 128 }).now.special.agenda).toBe('olynthus');
    expect(happens(6, {}, { happened: 128 + 256 + 512 + 1024 }).of('no-effect')).toHaveLength(1);
    const end = sparta({ phase: 'bellicosity', forces: { elis: { 'theban-hoplite': 1 } }, special: { agenda: 'elis' } });
    expect(end.of('bellicosity').find(one => one.side === 'sparta')).toMatchObject({
      modifiers: [{ rule: 'PW-E2-6-a', by: -1 }],
      now: 9,
    });
  });
  test('PW-E2-7-a PW-E2-7-b PW-R126 democrats rise against Sparta, not where it stands', () => {
    const t = happens(7, { rebellion: [3, 4], 'rebellion in': [] });
    expect(t.of('rebellion')[0]).toMatchObject({ space: 'lepreum' });
    const held = happens(7, { rebellion: [3, 4, 3, 4] }, { forces: { ...HOMES, lepreum: { 'spartan-allied-hoplite': 1 } } });
    expect(held.of('rebellion-roll')).toMatchObject([
      { space: 'lepreum', again: 'PW-3.3-c' },
      { sum: 8, space: 'orchomenus' },
    ]);
  });
  test('PW-E2-8 Cunaxa: Cyrus wins, or the Ten Thousand come to Abydos and Persia enters', () => {
    expect(happens(8, { Cunaxa: [2] }, { treasury: { athens: 0, sparta: 0 } }).now).toMatchObject({
      treasury: { sparta: 1000 },
      special: { entered: false },
    });
    const t = happens(8, { Cunaxa: [3] });
    expect(t.now).toMatchObject({ forces: { abydos: { 'spartan-allied-hoplite': 3 } }, special: { entered: true } });
    expect(happens(8, {}, { happened: 4 }).of('no-effect')).toHaveLength(1);
  });
  test('PW-E2-9 commanders die on 1–4; Agesilaus does not', () => {
    const t = sparta(
      {
        phase: 'battles',
        bans: 8,
        forces: { plataea: { 'theban-hoplite': 3, 'spartan-hoplite': 3 } },
        leaders: { ismenias: 'plataea', agesilaus: 'plataea', 'thrasybulus-fos': 'cup' },
      },
      { 'battle of athens': [4], 'battle of sparta': [2] },
    );
    expect(t.of('leader-died')).toMatchObject([{ leader: 'ismenias' }]);
  });
  test('PW-E2-10 PW-10.5.4.3-a the Long Walls are rebuilt, and Conon comes home', () => {
    expect(happens(10).now.special.noWalls).toBe(false);
    const t = happens(10, {}, PERSIANS);
    expect(t.now.leaders).toMatchObject({ 'persian-conon': 'out', pharnabazus: 'persian-navy' });
    expect(t.now.special.persians[1]).toMatchObject({ at: 'cyzicus', units: { 'persian-naval': 6, 'persian-cavalry': 4 } });
  });
  test('PW-E2-11 Artaxerxes: Persia enters, once', () => {
    expect(happens(11).of('persia-enters')).toMatchObject([{ rule: 'PW-E2-11' }]);
    expect(happens(11, {}, PERSIANS).of('no-effect')).toHaveLength(1);
  });
  test('PW-E2-12 PW-R106 gold: Sparta on 1–2, else the Coalition for the treasury of its choice', () => {
    expect(happens(12, { 'gold mine': [2] }, { treasury: { athens: 0, sparta: 0 } }).now.treasury.sparta).toBe(600);
    const t = happens(12, { 'gold mine': [3] }, { special: { thebes: 0 } });
    expect([t.seat, t.asks]).toEqual(['athens', 'goldMine']);
    expect(t.roll({ type: 'fund', from: 'thebes' }).now.special.thebes).toBe(600);
  });
});
