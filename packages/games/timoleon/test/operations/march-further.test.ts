import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

const ORDER = ['carthage', 'timoleone', 'iceta', 'dionysio'];

describe('TI-R7 who has taken part in an operation', () => {
  test('TI-R7 TI-R105 TI-VI-b points left behind have marched; those they join have not', () => {
    const table = operations('iceta', {
      leaders: { iceta: { place: 'syr_epipolae', owner: 'iceta' } },
      forces: [
        force('syr_epipolae', 'iceta', { 'mercenary-hoplites': 3 }),
        force('syr_tyche', 'iceta', { 'mercenary-hoplites': 2 }),
      ],
      zones: { syr_tyche: { control: 'iceta' } },
    });
    march(table, 'iceta');
    table.act({ type: 'step', place: 'syr_tyche' });
    table.act({ type: 'leave', unit: 'mercenary-hoplites', count: 1 });
    choose(table, 'halt');
    expect(table.why({ type: 'element', place: 'syr_tyche', unit: 'mercenary-hoplites', count: 2 })).toBeNull();
    expect(table.why({ type: 'element', place: 'syr_tyche', unit: 'mercenary-hoplites', count: 3 })).toBe('TI-R1');
  });
  test('TI-R7 TI-IV-s troops that were not called up stay fresh when others disobey', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'motya.city', owner: 'carthage' } },
      forces: [force('motya.city', 'carthage', { 'mercenary-light': 3, 'mercenary-light-discontented': 1 })],
    });
    table.act({ type: 'activate', leader: 'bostar' });
    table.act({ type: 'take', unit: 'mercenary-light-discontented', count: 1 });
    choose(table, 'march', [4]);
    choose(table, 'halt');
    expect(table.why({ type: 'element', place: 'motya.city', unit: 'mercenary-light', count: 3 })).toBeNull();
    expect(table.why({ type: 'element', place: 'motya.city', unit: 'mercenary-light-discontented', count: 1 })).toBe('TI-R1');
  });
  test('TI-R7 TI-VI-c the ships that landed an army are done, those that lay in the port are not', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'sea_lilybaeum', owner: 'carthage' } },
      forces: [
        force('sea_lilybaeum', 'carthage', { 'mercenary-light': 2, triremes: 2 }),
        force('motya.port', 'carthage', { triremes: 3 }),
      ],
    });
    march(table, 'bostar');
    table.act({ type: 'step', place: 'motya.port' });
    table.act({ type: 'land', place: 'motya.city' });
    choose(table, 'halt');
    expect(table.why({ type: 'element', place: 'motya.port', unit: 'triremes', count: 3 })).toBeNull();
    expect(table.why({ type: 'element', place: 'motya.port', unit: 'triremes', count: 4 })).toBe('TI-R1');
  });
  test('TI-II-p a leader aboard the fleet on which an army embarks is carried, and so activated', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'motya.city', owner: 'carthage' }, hanno: { place: 'motya.port', owner: 'carthage' } },
      forces: [force('motya.city', 'carthage', { 'mercenary-light': 2 }), force('motya.port', 'carthage', { triremes: 2 })],
    });
    march(table, 'bostar');
    table.act({ type: 'embark', place: 'motya.port' });
    table.act({ type: 'step', place: 'sea_lilybaeum' });
    choose(table, 'halt');
    expect(written(table).leaders.hanno.place).toBe('sea_lilybaeum');
    expect(table.why({ type: 'activate', leader: 'hanno' })).toBe('TI-II-p');
  });
});

describe('TI-VI TI-VII, further', () => {
  test('TI-VII-e TI-R105 troops left behind in an undefended place of an enemy take it', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'catana', owner: 'carthage' } },
      forces: [force('catana', 'carthage', { 'mercenary-hoplites': 4 })],
      zones: { leontini: { control: 'iceta', raised: true }, thapsos: { control: 'iceta', raised: true } },
    });
    march(table, 'bostar');
    table.act({ type: 'step', place: 'leontini' });
    table.act({ type: 'leave', unit: 'mercenary-hoplites', count: 1 });
    expect(written(table).zones.leontini.control).toBe('carthage');
    table.act({ type: 'step', place: 'thapsos' });
    choose(table, 'halt');
    expect(pointsAt(table, 'leontini.city', 'carthage')).toEqual({ 'mercenary-hoplites': 1 });
    expect(written(table).zones.thapsos.control).toBe('carthage');
  });
  test('TI-VI-b TI-VI-g ships that nobody needs are left in port; the others must carry all', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'motya.city', owner: 'carthage' } },
      forces: [force('motya.city', 'carthage', { 'mercenary-hoplites': 2 }), force('motya.port', 'carthage', { triremes: 8 })],
    });
    march(table, 'bostar');
    table.act({ type: 'embark', place: 'motya.port' });
    expect(table.why({ type: 'leave', unit: 'triremes', count: 7 })).toBe('TI-VI-g');
    table.act({ type: 'leave', unit: 'triremes', count: 6 });
    expect(pointsAt(table, 'motya.port', 'carthage')).toEqual({ triremes: 6 });
    expect(pointsAt(table, 'march', 'carthage')).toEqual({ 'mercenary-hoplites': 2, triremes: 2 });
    table.act({ type: 'step', place: 'sea_lilybaeum' });
    choose(table, 'halt');
    expect(table.why({ type: 'element', place: 'motya.port', unit: 'triremes', count: 6 })).toBeNull();
  });
  test('TI-VII-l a leader whose ships were not paid steps ashore in his own port', () => {
    const table = tableOf(
      timoleon,
      {
        phase: 'maintenance',
        turn: 11,
        order: ORDER,
        alliances: [],
        leaders: { hanno: { place: 'motya.port', owner: 'carthage' } },
        forces: [force('motya.port', 'carthage', { triremes: 2 })],
        treasury: { carthage: 0 },
      },
      { chance: [] },
    );
    choose(table, 'done');
    expect(table.of('deserts')).toMatchObject([{ rule: 'TI-IV-m', points: 2 }]);
    expect(written(table).leaders.hanno.place).toBe('motya.city');
  });
});

describe('TI-VII-c TI-FN-g troops, not persons', () => {
  test('TI-VII-c TI-VII-d TI-FN-g TI-VII-l a leader alone rouses neither garrisons, nor citizens, nor natives', () => {
    const walk = (zone: string, more: object = {}) => {
      const table = operations('iceta', { leaders: { iceta: { place: 'catana', owner: 'iceta' } }, ...more });
      table.act({ type: 'activate', leader: 'iceta' });
      choose(table, 'march');
      for (const place of zone.split(' ')) table.act({ type: 'step', place });
      return table;
    };
    const guarded = {
      forces: [force('inessa.city', 'dionysio', { 'mercenary-light': 1 })],
      zones: { inessa: { control: 'dionysio' } },
    };
    expect(walk('inessa', guarded).match.pending()[0]).toMatchObject({ seat: 'iceta', step: 'march' });
    expect(walk('tauromenio').of('citizens-rise')).toEqual([]);
    const natives = walk('leontini casmenae caltagirone');
    expect([...natives.of('citizens-rise'), ...natives.of('native-army')]).toEqual([]);
  });
});

describe('TI-VII-c allied garrisons', () => {
  const guests = (holder: Record<string, number>) =>
    operations('timoleone', {
      alliances: [['carthage', 'iceta']],
      leaders: { timoleone: { place: 'catana', owner: 'timoleone' } },
      forces: [
        force('catana', 'timoleone', { 'mercenary-hoplites': 5 }),
        force('leontini.city', 'carthage', { 'mercenary-light': 2 }),
        ...(Object.keys(holder).length > 0 ? [force('leontini.city', 'iceta', holder)] : []),
      ],
      zones: { leontini: { control: 'iceta' } },
    });
  const enter = (table: ReturnType<typeof guests>) => {
    march(table, 'timoleone');
    table.act({ type: 'step', place: 'leontini' });
    return table;
  };
  test('TI-VII-c TI-R2 troops of an ally are a garrison too: each owner chooses for his own', () => {
    const table = enter(guests({ 'mercenary-hoplites': 1 }));
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'garrison' });
    choose(table, 'stand');
    expect(table.match.pending()[0]).toMatchObject({ seat: 'iceta', step: 'garrison' });
    choose(table, 'withdraw');
    expect(pointsAt(table, 'leontini', 'carthage')).toEqual({ 'mercenary-light': 2 });
    expect(pointsAt(table, 'leontini.city', 'iceta')).toEqual({ 'mercenary-hoplites': 1 });
    expect(table.why({ type: 'step', place: 'thapsos' })).toBe('TI-VII-c');
  });
  test('TI-VII-d with an ally in the city the citizens are not called out', () => {
    const table = enter(guests({}));
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'garrison' });
    choose(table, 'withdraw');
    expect(table.of('citizens-rise')).toEqual([]);
  });
});

describe('TI-S TI-R9 TI-R15, further', () => {
  test('TI-S-a TI-S-b a city without walls may be starved as well as attacked', () => {
    const table = operations('carthage', {
      leaders: { bostar: { place: 'inessa', owner: 'carthage' } },
      forces: [force('inessa', 'carthage', { 'mercenary-hoplites': 4 }), force('inessa.city', 'iceta', { 'mercenary-light': 2 })],
      zones: { inessa: { control: 'iceta', defence: 0, raised: true } },
    });
    march(table, 'bostar');
    expect(table.why({ type: 'attack', owner: 'iceta' })).toBeNull();
    choose(table, 'besiege');
    expect(table.why({ type: 'choose', choice: 'assault' })).toBe('TI-S-f');
    choose(table, 'starve');
    expect(written(table).zones.inessa.siege).toMatchObject({ by: 'carthage', turns: 1 });
  });
  test('TI-A-g the engines of a garrison that was eliminated fall to whoever took the city', () => {
    const table = operations('timoleone', {
      leaders: { timoleone: { place: 'inessa', owner: 'timoleone' } },
      forces: [
        force('inessa', 'timoleone', { 'mercenary-hoplites': 9 }),
        force('inessa.city', 'iceta', { 'mercenary-hoplites': 1, engines: 2 }),
      ],
      zones: { inessa: { control: 'iceta', raised: true, siege: { by: 'timoleone', turns: 1 } } },
    });
    march(table, 'timoleone');
    choose(table, 'assault');
    table.act({ type: 'stratagem', stratagem: 'defend_gate' }, { seat: 'iceta' });
    table.act({ type: 'stratagem', stratagem: 'walls' }, { seat: 'timoleone', chance: [6, 1] });
    table.act({ type: 'lose', owner: 'timoleone', unit: 'mercenary-hoplites' }, { chance: [3] });
    expect(pointsAt(table, 'inessa.city', 'timoleone')).toEqual({ 'mercenary-hoplites': 8, engines: 2 });
  });
  test('TI-R15 nothing is built in besieged Ortygia', () => {
    const table = operations('dionysio', {
      leaders: { dionysio: { place: 'syr_ortygia', owner: 'dionysio' } },
      forces: [force('syr_ortygia', 'dionysio', { bodyguard: 3 }), force('syr_market', 'iceta', { 'mercenary-hoplites': 4 })],
      zones: { syr_ortygia: { siege: { by: 'iceta', turns: 1 } }, syr_market: { control: 'iceta' } },
    });
    expect(table.why({ type: 'engine', place: 'syr_ortygia' })).toBe('TI-V-n');
    expect(table.why({ type: 'arsenal' })).toBe('TI-V-m');
  });
  test('TI-R9 a leader whose army was suborned away from him leaves ground that is not his', () => {
    const table = operations('dionysio', {
      leaders: {
        euthymus: { place: 'inessa', owner: 'iceta' },
        eupolemo: { place: 'inessa', owner: 'iceta' },
        agatocle: { place: 'catana', owner: 'dionysio' },
      },
      forces: [force('inessa', 'iceta', { 'mercenary-hoplites': 1 }), force('catana', 'dionysio', { 'mercenary-light': 1 })],
      treasury: { dionysio: 200 },
    });
    table.act({ type: 'suborn', leader: 'euthymus' });
    table.act({ type: 'bid', talents: 0 }, { chance: [6] });
    expect(written(table).leaders).toMatchObject({ euthymus: { owner: 'dionysio', place: 'catana' } });
    expect(written(table).leaders.eupolemo.place).toBe('leontini.city');
  });
});

describe('TI-V-j recruiting abroad, further', () => {
  test('TI-V-j TI-VI-b the recruiter takes the ships he needs; the others stay and may act', () => {
    const table = operations('carthage', {
      leaders: { hanno: { place: 'lylibaeum.city', owner: 'carthage' } },
      forces: [force('lylibaeum.port', 'carthage', { triremes: 8, transport: 1 })],
    });
    table.act({ type: 'dispatch', leader: 'hanno', area: 'gaul' });
    expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'convoy', about: { ships: 8 } });
    table.act({ type: 'leave', unit: 'triremes', count: 8 });
    expect(table.why({ type: 'leave', unit: 'transport', count: 1 })).toBe('TI-V-j');
    choose(table, 'done');
    expect(pointsAt(table, 'gaul', 'carthage')).toEqual({ transport: 1 });
    expect(table.why({ type: 'element', place: 'lylibaeum.port', unit: 'triremes', count: 8 })).toBeNull();
  });
});

describe('TI-N naval combat, further', () => {
  const meeting = (leaders: object, more: object = {}) =>
    operations('timoleone', {
      leaders,
      forces: [force('sea_selinus', 'timoleone', { triremes: 5 }), force('sea_lilybaeum', 'carthage', { triremes: 5 })],
      ...more,
    });
  test('TI-VIII-c TI-R72 TI-N-e in attack the activated leader is the admiral, not a better one aboard', () => {
    const table = meeting({
      aristone: { place: 'sea_selinus', owner: 'timoleone' },
      cleandro: { place: 'sea_selinus', owner: 'timoleone' },
    });
    table.act({ type: 'activate', leader: 'aristone' });
    table.act({ type: 'bring', leader: 'cleandro' });
    choose(table, 'all');
    choose(table, 'march');
    table.act({ type: 'step', place: 'sea_lilybaeum' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'carthage' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleone' });
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'carthage' });
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'timoleone', chance: [3, 3, 1, 1] });
    expect(table.of('sea-fight')[0].modifiers).toContainEqual({ rule: 'TI-N-e', by: 1 });
    expect(table.of('leader-dice')).toMatchObject([{ leader: 'aristone' }]);
  });
  test('TI-N-l what goes down with the ships is told', () => {
    const table = meeting(
      { timoleone: { place: 'sea_selinus', owner: 'timoleone' } },
      {
        forces: [
          force('sea_selinus', 'timoleone', { triremes: 8 }),
          force('sea_lilybaeum', 'carthage', { triremes: 1, transport: 1, 'mercenary-cavalry': 4, engines: 2 }),
        ],
      },
    );
    march(table, 'timoleone');
    table.act({ type: 'step', place: 'sea_lilybaeum' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'carthage' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleone' });
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'carthage' });
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'timoleone', chance: [3, 3, 2, 1, 1] });
    expect(table.of('drowned')).toMatchObject([{ rule: 'TI-N-l', owner: 'carthage', place: 'sea_lilybaeum', points: 6 }]);
  });
  test('TI-N-n TI-R26 a beaten fleet goes to the nearest controlled port, and a harbour of Syracuse is one', () => {
    const table = operations('dionysio', {
      leaders: { dionysio: { place: 'syr_great_harbour', owner: 'dionysio' } },
      forces: [force('syr_great_harbour', 'dionysio', { triremes: 4 }), force('sea_syracuse', 'timoleone', { triremes: 7 })],
    });
    march(table, 'dionysio');
    table.act({ type: 'step', place: 'sea_syracuse' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'timoleone' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'dionysio' });
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'timoleone' });
    // 1 − 5 + 3 (T) − 1 (ratio) = −2; the winner's die 2: nothing.
    table.act({ type: 'manoeuvre', manoeuvre: 'ram' }, { seat: 'dionysio', chance: [1, 5, 2, 1, 1, 4] });
    expect(table.of('fleet-withdraws')).toMatchObject([{ seat: 'dionysio', place: 'syr_great_harbour' }]);
  });
});
