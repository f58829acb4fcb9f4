import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { timoleon } from '../index.ts';
import { choose, force, march, operations, pointsAt, written } from './table.ts';

const ORDER = ['carthage', 'timoleone', 'iceta', 'dionysio'];

describe('TI-VII empty places', () => {
  const market = (given: object = {}) =>
    operations('iceta', {
      leaders: { iceta: { place: 'syr_market', owner: 'iceta' }, dionysio: { place: 'syr_ortygia', owner: 'dionysio' } },
      forces: [force('syr_market', 'iceta', { 'mercenary-hoplites': 6 })],
      zones: { syr_market: { control: 'iceta' } },
      ...given,
    });
  test('TI-VII-e TI-VII-k TI-VI-j TI-VII-l Ortygia without troops is entered from the Market and taken; a leader alone gives way', () => {
    const table = market();
    march(table, 'iceta');
    expect(table.why({ type: 'choose', choice: 'besiege' })).toBe('TI-VII-e');
    table.act({ type: 'step', place: 'syr_ortygia' });
    choose(table, 'halt');
    expect(written(table).zones.syr_ortygia.control).toBe('iceta');
    expect(written(table).leaders.dionysio.place).not.toBe('syr_ortygia');
  });
  test('TI-VI-j from the harbours nobody lands in an Ortygia that is not his, empty or not', () => {
    const table = operations('iceta', {
      leaders: { iceta: { place: 'syr_small_harbour', owner: 'iceta' } },
      forces: [force('syr_small_harbour', 'iceta', { 'mercenary-hoplites': 2, triremes: 2 })],
    });
    march(table, 'iceta');
    expect(table.why({ type: 'land', place: 'syr_ortygia' })).toBe('TI-VI-j');
  });
  test('TI-R83 a quarter of a partner in a truce is not taken by halting in it, but may be occupied on purpose', () => {
    const truce = { treaties: [{ a: 'iceta', b: 'dionysio', truce: 9, passage: 0, joint: false }] };
    const enter = () => {
      const table = market(truce);
      march(table, 'iceta');
      table.act({ type: 'step', place: 'syr_neapolis' });
      return table;
    };
    const halted = enter();
    choose(halted, 'halt');
    expect(written(halted).zones.syr_neapolis.control).toBe('dionysio');
    const broken = enter();
    choose(broken, 'occupy');
    expect(broken.of('treaty-broken')).toMatchObject([{ by: 'iceta', against: 'dionysio' }]);
    expect(written(broken).zones.syr_neapolis.control).toBe('iceta');
  });
});

describe('TI-S sieges by a part of the army', () => {
  const siege = { control: 'dionysio', raised: true, siege: { by: 'iceta', turns: 2 } };
  const assault = (inside: object, chance: readonly unknown[]) => {
    const table = operations('iceta', {
      leaders: { iceta: { place: 'inessa', owner: 'iceta' } },
      forces: [
        force('inessa', 'iceta', { 'mercenary-hoplites': 5, 'mercenary-light': 1 }),
        force('inessa.city', 'dionysio', inside as Record<string, number>),
      ],
      zones: { inessa: siege },
    });
    table.act({ type: 'activate', leader: 'iceta' });
    table.act({ type: 'take', unit: 'mercenary-light', count: 1 });
    choose(table, 'march');
    choose(table, 'assault');
    table.act({ type: 'stratagem', stratagem: 'walls' }, { seat: 'iceta' });
    table.act({ type: 'stratagem', stratagem: 'countermine' }, { seat: 'dionysio', chance });
    return table;
  };
  test('TI-A-g TI-S-c the last point of the storming party falls: the siege of the others goes on', () => {
    // 3 : 16, −5; Hicetas +3, table +2: 3 − 1 + 0 = 2, both lose a point.
    const table = assault({ 'mercenary-hoplites': 2 }, [3, 1]);
    expect(table.of('assault')).toMatchObject([{ result: 2 }]);
    table.act({ type: 'lose', owner: 'dionysio', unit: 'mercenary-hoplites' });
    expect(written(table).zones.inessa.siege).toMatchObject({ by: 'iceta', turns: 2 });
  });
  test('TI-A-k TI-S-c if it takes the last of the garrison with it the others hold the city', () => {
    // 3 : 8, −2; +3, +2: 1 − 2 + 3 = 2.
    const table = assault({ 'mercenary-hoplites': 1 }, [1, 2, 6]);
    expect(table.of('assault')).toMatchObject([{ result: 2 }]);
    expect(written(table).zones.inessa.control).toBe('iceta');
    expect(pointsAt(table, 'inessa.city', 'iceta')).toEqual({ 'mercenary-hoplites': 5 });
  });
});

describe('TI-FN natives and persons', () => {
  test('TI-VII-l TI-FN-y a leader alone in a city that natives find empty gets away', () => {
    const table = tableOf(
      timoleon,
      {
        phase: 'natives',
        turn: 5,
        order: ORDER,
        alliances: [],
        leaders: { hanno: { place: 'entella.city', owner: 'carthage' } },
        forces: [
          force('entella', 'sicani', { 'native-hoplites': 4, 'native-light': 6 }),
          force('motya.city', 'carthage', { 'mercenary-light': 1 }),
        ],
        zones: { entella: { control: 'carthage', siege: { by: 'sicani', turns: 1 } } },
        natives: { sicani: { army: 'conquest', turns: 1, enemy: 'carthage', size: [4, 6, 0], extinct: false } },
      },
      { seed: 1 },
    );
    expect(written(table).zones.entella.control).toBe('sicani');
    expect(table.of('leader-killed')).toEqual([]);
    expect(table.of('leader-goes')).toMatchObject([{ leader: 'hanno', rule: 'TI-VII-l' }]);
  });
});

describe('TI-R7 TI-R49', () => {
  test('TI-R7 TI-R49 a bodyguard made of a point that has marched has marched', () => {
    const table = operations('iceta', {
      forces: [{ ...force('leontini.city', 'iceta', { 'mercenary-hoplites': 3 }), used: { 'mercenary-hoplites': 1 } }],
    });
    table.act({ type: 'guard', place: 'leontini.city' });
    expect(table.why({ type: 'element', place: 'leontini.city', unit: 'mercenary-hoplites', count: 2 })).toBeNull();
    expect(table.why({ type: 'element', place: 'leontini.city', unit: 'bodyguard', count: 1 })).toBe('TI-R1');
  });
});

describe('TI-R108 landing where a hostile fleet lies', () => {
  test('TI-R108 TI-R67 TI-N-a who has neither beaten nor evaded the fleet there does not land', () => {
    const table = operations('timoleone', {
      leaders: { timoleone: { place: 'sea_selinus', owner: 'timoleone' } },
      forces: [
        force('sea_selinus', 'timoleone', { 'mercenary-hoplites': 4, triremes: 5 }),
        force('sea_lilybaeum', 'carthage', { triremes: 2 }),
      ],
    });
    march(table, 'timoleone');
    table.act({ type: 'step', place: 'sea_lilybaeum' });
    table.act({ type: 'choose', choice: 'avoid' }, { seat: 'carthage' });
    table.act({ type: 'choose', choice: 'avoid' }, { seat: 'timoleone' });
    expect(table.why({ type: 'land', place: 'motya' })).toBe('TI-R108');
  });
});

describe('TI-A-l an army thrown back', () => {
  test('TI-A-l TI-FN-g into the land of natives meets them there', () => {
    const table = operations('timoleone', {
      leaders: { timoleone: { place: 'entella', owner: 'timoleone' } },
      forces: [
        force('entella', 'timoleone', { 'mercenary-hoplites': 4 }),
        force('entella.city', 'carthage', { 'mercenary-hoplites': 3 }),
      ],
      zones: { entella: { control: 'carthage', siege: { by: 'timoleone', turns: 2 } } },
    });
    march(table, 'timoleone');
    choose(table, 'assault');
    table.act({ type: 'stratagem', stratagem: 'walls' }, { seat: 'timoleone' });
    table.act({ type: 'stratagem', stratagem: 'defend_wall' }, { seat: 'carthage', chance: [1, 1] });
    table.act({ type: 'lose', owner: 'timoleone', unit: 'mercenary-hoplites' });
    table.act({ type: 'retreat', place: 'hippana' }, { chance: [1, 2] });
    expect(table.of('citizens-rise')).toMatchObject([{ zone: 'hippana', owner: 'sicani' }]);
    expect(table.of('native-army')).toMatchObject([{ people: 'sicani', purpose: 'reaction' }]);
    expect(written(table).zones.hippana.control).toBe('sicani');
  });
});

describe('TI-R109 the harbours of Syracuse', () => {
  test('TI-R109 TI-VII-h a fleet in a harbour of Syracuse may come out against whoever enters the sea before it', () => {
    const table = operations('timoleone', {
      leaders: { timoleone: { place: 'sea_catana', owner: 'timoleone' } },
      forces: [force('sea_catana', 'timoleone', { triremes: 5 }), force('syr_great_harbour', 'dionysio', { triremes: 7 })],
    });
    march(table, 'timoleone');
    table.act({ type: 'step', place: 'sea_syracuse' });
    expect(table.match.pending()[0]).toMatchObject({
      seat: 'dionysio',
      step: 'interception',
      about: { port: 'syr_great_harbour' },
    });
    choose(table, 'intercept');
    expect(pointsAt(table, 'sea_syracuse', 'dionysio')).toEqual({ triremes: 7 });
    expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([['timoleone', 'wishes']]);
  });
});

describe('TI-R110 engines without troops', () => {
  test('TI-R110 the engines of an army that was wiped out fall to the victor', () => {
    const table = operations('iceta', {
      leaders: { iceta: { place: 'leontini.city', owner: 'iceta' } },
      forces: [
        force('leontini.city', 'iceta', { 'mercenary-hoplites': 12 }),
        force('catana', 'dionysio', { 'mercenary-light': 1, engines: 3 }),
      ],
      zones: { catana: { control: 'neutral', raised: true } },
    });
    march(table, 'iceta');
    table.act({ type: 'step', place: 'catana' });
    table.act({ type: 'attack', owner: 'dionysio' });
    table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'iceta' });
    table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'dionysio', chance: [6, 1, 2, 1, 1] });
    expect(table.of('engines-abandoned')).toMatchObject([{ rule: 'TI-R110', engines: 3, to: 'iceta', zone: 'catana' }]);
    expect(pointsAt(table, 'catana', 'iceta')).toMatchObject({ engines: 3 });
  });
  test('TI-R110 TI-VII-e engines alone in a city fall with it, and inside their own walls they are safe', () => {
    const enter = (choice: string) => {
      const table = operations('iceta', {
        leaders: { iceta: { place: 'leontini.city', owner: 'iceta' } },
        forces: [force('leontini.city', 'iceta', { 'mercenary-hoplites': 3 }), force('catana.city', 'dionysio', { engines: 3 })],
        zones: { catana: { control: 'dionysio', raised: true } },
        treaties: [{ a: 'iceta', b: 'dionysio', truce: 9, passage: 0, joint: false }],
      });
      march(table, 'iceta');
      table.act({ type: 'step', place: 'catana' });
      choose(table, choice);
      return pointsAt(table, 'catana.city', 'iceta');
    };
    expect(enter('occupy')).toEqual({ 'mercenary-hoplites': 3, engines: 3 });
    expect(enter('halt')).toEqual({});
  });
});

describe('TI-R33 TI-FN-t TI-H-b', () => {
  test('TI-R33 TI-FN-q a captive chief of natives who gets away leads his people again', () => {
    const table = operations('carthage', {
      leaders: {
        hanno: { place: 'entella.city', owner: 'carthage' },
        ducezio: { place: 'entella.city', owner: 'sicani', captor: 'iceta' },
      },
      forces: [
        force('hippana.city', 'sicani', { 'native-light': 2 }),
        force('entella.city', 'carthage', { 'mercenary-light': 1 }),
      ],
      zones: { hippana: { control: 'sicani', raised: true } },
    });
    march(table, 'hanno');
    choose(table, 'halt');
    expect(table.of('leader-goes')).toMatchObject([{ leader: 'ducezio', rule: 'TI-R33' }]);
    expect(written(table).leaders.ducezio ?? { place: 'not-yet' }).toMatchObject({ place: 'not-yet' });
  });
  test('TI-FN-t TI-FN-i the troops of the ally of Agyris invade nobody by standing in the land of the Sicels', () => {
    const activity = (owner: string) =>
      tableOf(
        timoleon,
        {
          phase: 'natives',
          turn: 5,
          order: ORDER,
          alliances: [],
          leaders: { agyris: { place: 'enna', owner: 'iceta' } },
          forces: [force('enna', owner, { 'mercenary-light': 3 })],
        },
        { seed: 1 },
      ).of('native-activity');
    expect(activity('iceta')).toHaveLength(1);
    expect(activity('dionysio')).toHaveLength(0);
  });
  test('TI-H-b TI-S-c a besieged city that nobody defends any more falls at the end of the turn', () => {
    const table = tableOf(
      timoleon,
      {
        phase: 'end',
        turn: 5,
        order: ORDER,
        alliances: [],
        leaders: {},
        forces: [force('inessa', 'iceta', { 'mercenary-hoplites': 5 })],
        zones: { inessa: { control: 'timoleone', raised: true, siege: { by: 'iceta', turns: 2 } } },
      },
      { seed: 1 },
    );
    expect(table.of('control')).toContainEqual(expect.objectContaining({ zone: 'inessa', owner: 'iceta', rule: 'TI-H-b' }));
  });
});

describe('TI-VII-l where a leader alone goes', () => {
  const flight = (given: object) => {
    const table = operations('iceta', {
      leaders: {
        iceta: { place: 'syr_epipolae', owner: 'iceta' },
        archonides: { place: 'syr_tyche', owner: 'timoleone' },
      },
      forces: [
        force('syr_epipolae', 'iceta', { 'mercenary-hoplites': 3 }),
        force('syr_achradina', 'dionysio', { 'mercenary-hoplites': 2 }),
      ],
      zones: {
        syr_tyche: { control: 'timoleone' },
        syr_achradina: { control: 'timoleone' },
        tauromenio: { control: 'timoleone' },
      },
      ...given,
    });
    march(table, 'iceta');
    table.act({ type: 'step', place: 'syr_tyche' });
    choose(table, 'halt');
    return written(table).leaders.archonides;
  };
  test('TI-VII-l not to an own zone in which he would meet other enemies', () => {
    expect(flight({})).toMatchObject({ place: 'tauromenio.city', owner: 'timoleone' });
  });
  test('TI-VII-l with none but such he is captured', () => {
    const zones = {
      syr_tyche: { control: 'timoleone' },
      syr_achradina: { control: 'timoleone' },
      tauromenio: { control: 'iceta' },
    };
    expect(flight({ zones })).toMatchObject({ captor: 'iceta' });
  });
});

describe('TI-R111 TI-VII-b TI-VII-l who holds what', () => {
  const leaving = (given: object = {}) => {
    const table = operations('dionysio', {
      leaders: { dionysio: { place: 'syr_neapolis', owner: 'dionysio' } },
      forces: [
        force('syr_neapolis', 'dionysio', { 'mercenary-hoplites': 3 }),
        force('syr_neapolis', 'timoleone', { 'mercenary-hoplites': 2 }),
      ],
      ...given,
    });
    march(table, 'dionysio');
    table.act({ type: 'step', place: 'syr_market' });
    choose(table, 'halt');
    return written(table).zones.syr_neapolis.control;
  };
  test('TI-R111 TI-VII-a a quarter that its holder leaves to the enemy in it is the enemy’s', () => {
    expect(leaving()).toBe('timoleone');
    expect(leaving({ treaties: [{ a: 'timoleone', b: 'dionysio', truce: 9, passage: 0, joint: false }] })).toBe('dionysio');
  });
  test('TI-III-v TI-VII-b the city whose troops turn neutral with their leader is independent', () => {
    const table = operations('dionysio', {
      treasury: { dionysio: 300 },
      leaders: { sosis: { place: 'thapsos.city', owner: 'iceta' } },
      forces: [
        force('thapsos.city', 'iceta', { 'mercenary-hoplites': 2 }),
        force('leontini.city', 'iceta', { 'mercenary-light': 1 }),
      ],
    });
    table.act({ type: 'court', leader: 'sosis' });
    table.act({ type: 'bid', talents: 120 }, { chance: [6] });
    expect(pointsAt(table, 'thapsos.city', 'neutral')).toEqual({ 'mercenary-hoplites': 2 });
    expect(written(table).zones.thapsos.control).toBe('neutral');
  });
  test('TI-VII-l a neutral leader alone in a place that is taken goes to his other city, or is taken with it', () => {
    const enter = (leader: string, zone: string, lonely: object) => {
      const table = operations('iceta', {
        leaders: { iceta: { place: zone, owner: 'iceta' }, [leader]: { place: `${zone}.city`, owner: 'neutral' } },
        forces: [force(zone, 'iceta', { 'mercenary-hoplites': 3 })],
        zones: { [zone]: { control: 'neutral', raised: true }, ...lonely },
      });
      march(table, 'iceta');
      choose(table, 'occupy');
      return written(table).leaders[leader];
    };
    expect(enter('hippo', 'messana', {})).toMatchObject({ place: 'mylae.city', owner: 'neutral' });
    expect(enter('nestor', 'mylae', { messana: { control: 'dionysio' } })).toMatchObject({ captor: 'iceta' });
  });
});

describe('TI-R7 TI-R112 mercenaries', () => {
  test('TI-R7 TI-IV-q citizens who put down a mutiny in phase 4 have done no operation', () => {
    const table = tableOf(
      timoleon,
      {
        phase: 'maintenance',
        turn: 11,
        order: ORDER,
        treasury: { timoleone: 9 },
        alliances: [],
        leaders: {},
        forces: [force('inessa', 'timoleone', { 'citizen-hoplites': 3, 'mercenary-light': 1 })],
      },
      { seed: 1 },
    );
    for (let n = 0; n < 3; n++) table.act({ type: 'pay', place: 'inessa', unit: 'citizen-hoplites' });
    choose(table, 'done');
    choose(table, 'massacre', [6, 1, 2]);
    expect(table.of('massacre')).toMatchObject([{ killed: true }]);
    expect(written(table).forces.find(({ owner }) => owner === 'timoleone')).toEqual(
      force('inessa', 'timoleone', { 'citizen-hoplites': 3 }),
    );
  });
  test('TI-R112 TI-FY-d bodyguards of another who are hired serve as hoplites', () => {
    const table = operations('dionysio', {
      leaders: { dionysio: { place: 'catana', owner: 'dionysio' } },
      forces: [
        force('catana', 'dionysio', { bodyguard: 3, 'mercenary-hoplites': 8 }),
        force('catana', 'iceta', { bodyguard: 3 }),
      ],
      treasury: { dionysio: 30 },
      zones: { leontini: { control: 'neutral' }, thapsos: { control: 'neutral' } },
    });
    march(table, 'dionysio');
    table.act({ type: 'attack', owner: 'iceta' });
    table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'dionysio' });
    // T 3 and 3 : 1 make 6; 1 − 6 + 6 = 1: one point falls, the rest have nowhere to go. The winner loses 1 − 3, none.
    table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'iceta', chance: [1, 6, 2] });
    table.act({ type: 'lose', owner: 'iceta', unit: 'bodyguard' }, { chance: [1, 1] });
    table.act({ type: 'enlist', unit: 'bodyguard' });
    table.act({ type: 'enlist', unit: 'bodyguard' });
    choose(table, 'done');
    expect(pointsAt(table, 'catana', 'dionysio')).toEqual({ bodyguard: 3, 'mercenary-hoplites': 10 });
  });
});

describe('TI-L-f TI-S-e fights in the streets', () => {
  test('TI-L-f TI-S-e a garrison that leaves by a Retreat without combat leaves the city to the besieger', () => {
    const table = operations('iceta', {
      leaders: { iceta: { place: 'inessa', owner: 'iceta' } },
      forces: [
        force('inessa', 'iceta', { 'mercenary-hoplites': 5 }),
        force('inessa.city', 'dionysio', { 'mercenary-hoplites': 2 }),
      ],
      zones: {
        inessa: { control: 'dionysio', raised: true, defence: 0, siege: { by: 'iceta', turns: 3 } },
        catana: { control: 'dionysio' },
      },
    });
    march(table, 'iceta');
    table.act({ type: 'attack', owner: 'dionysio' });
    table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'iceta' });
    table.act({ type: 'tactic', tactic: 'retreat' }, { seat: 'dionysio' });
    table.act({ type: 'retreat', place: 'catana' }, { chance: [3] });
    expect(table.of('siege-plunder')).toMatchObject([{ zone: 'inessa', turns: 3, plundered: false }]);
    expect(written(table).zones.inessa.control).toBe('iceta');
  });
});

describe('TI-R83 TI-IV-m TI-IX-g', () => {
  const truce = { treaties: [{ a: 'iceta', b: 'dionysio', truce: 9, passage: 0, joint: false }] };
  test('TI-R83 TI-N-c an attack at sea breaks a truce', () => {
    const table = operations('iceta', {
      leaders: { iceta: { place: 'sea_catana', owner: 'iceta' } },
      forces: [force('sea_catana', 'iceta', { triremes: 3 }), force('sea_syracuse', 'dionysio', { triremes: 3 })],
      ...truce,
    });
    march(table, 'iceta');
    table.act({ type: 'step', place: 'sea_syracuse' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'iceta' });
    table.act({ type: 'choose', choice: 'fight' }, { seat: 'dionysio' });
    expect(table.of('treaty-broken')).toMatchObject([{ term: 'truce', by: 'iceta', against: 'dionysio', because: 'TI-N-c' }]);
  });
  test('TI-R83 TI-S-b so does an assault in a siege that was there before it', () => {
    const table = operations('iceta', {
      leaders: { iceta: { place: 'inessa', owner: 'iceta' } },
      forces: [
        force('inessa', 'iceta', { 'mercenary-hoplites': 5 }),
        force('inessa.city', 'dionysio', { 'mercenary-hoplites': 2 }),
      ],
      zones: { inessa: { control: 'dionysio', raised: true, siege: { by: 'iceta', turns: 3 } } },
      ...truce,
    });
    march(table, 'iceta');
    choose(table, 'assault');
    expect(table.of('treaty-broken')).toMatchObject([{ term: 'truce', by: 'iceta', because: 'TI-S-b' }]);
  });
  test('TI-IV-m TI-R1 troops in a port whose ships were not paid are in the city', () => {
    const table = tableOf(
      timoleon,
      {
        phase: 'maintenance',
        turn: 11,
        order: ORDER,
        treasury: { carthage: 5 },
        alliances: [],
        leaders: {},
        forces: [force('motya.port', 'carthage', { 'mercenary-hoplites': 1, triremes: 1 })],
      },
      { seed: 1 },
    );
    table.act({ type: 'pay', place: 'motya.port', unit: 'mercenary-hoplites' });
    choose(table, 'done');
    expect(pointsAt(table, 'motya.city', 'carthage')).toEqual({ 'mercenary-hoplites': 1 });
  });
});

test('TI-R26 TI-V-j allies who lie in a harbour of Syracuse together both hold it', () => {
  const table = operations('dionysio', {
    alliances: [['dionysio', 'iceta']],
    leaders: { dionysio: { place: 'syr_ortygia', owner: 'dionysio' } },
    forces: [
      force('syr_ortygia', 'dionysio', { bodyguard: 1 }),
      force('syr_great_harbour', 'dionysio', { triremes: 3 }),
      force('syr_great_harbour', 'iceta', { triremes: 3 }),
    ],
  });
  expect(table.why({ type: 'dispatch', leader: 'dionysio', area: 'bruttium' })).toBeNull();
});

test('TI-H-a TI-R41 a city that was assaulted this turn is not starved in it, though the siege was lifted and laid anew', () => {
  const table = operations('iceta', {
    leaders: { euthymus: { place: 'inessa', owner: 'iceta' }, iceta: { place: 'catana.city', owner: 'iceta' } },
    forces: [
      force('inessa', 'iceta', { 'mercenary-hoplites': 3 }),
      force('catana.city', 'iceta', { 'mercenary-cavalry': 5 }),
      force('inessa.city', 'dionysio', { 'mercenary-hoplites': 2 }),
    ],
    zones: { catana: { control: 'iceta' }, inessa: { control: 'dionysio', raised: true, siege: { by: 'iceta', turns: 2 } } },
  });
  march(table, 'euthymus');
  choose(table, 'assault');
  table.act({ type: 'stratagem', stratagem: 'walls' }, { seat: 'iceta' });
  // 12 : 16 is 0, Euthymus +3, the wall defended −4: 1 − 1 − 1 is −1.
  table.act({ type: 'stratagem', stratagem: 'defend_wall' }, { seat: 'dionysio', chance: [1, 1] });
  table.act({ type: 'lose', owner: 'iceta', unit: 'mercenary-hoplites' });
  table.act({ type: 'retreat', place: 'catana' });
  march(table, 'iceta');
  table.act({ type: 'step', place: 'inessa' });
  choose(table, 'withdraw');
  choose(table, 'besiege');
  choose(table, 'starve');
  expect(written(table).zones.inessa.siege).toMatchObject({ by: 'iceta', turns: 1, acted: true });
});

test('TI-L-f without combat nobody surrenders: an ally who cannot follow the Retreat stays', () => {
  const table = operations('timoleone', {
    alliances: [['carthage', 'iceta']],
    leaders: { timoleone: { place: 'catana', owner: 'timoleone' } },
    forces: [
      force('catana', 'timoleone', { 'mercenary-hoplites': 6 }),
      force('catana', 'iceta', { 'mercenary-hoplites': 3 }),
      force('sea_catana', 'iceta', { triremes: 3 }),
      force('catana', 'carthage', { 'mercenary-light': 1 }),
    ],
    zones: { leontini: { control: 'neutral' }, thapsos: { control: 'neutral' } },
  });
  march(table, 'timoleone');
  table.act({ type: 'attack', owner: 'iceta' });
  choose(table, 'join');
  table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'timoleone' });
  table.act({ type: 'tactic', tactic: 'retreat' }, { seat: 'iceta' });
  table.act({ type: 'retreat', place: 'sea_catana' });
  expect(table.of('surrender')).toEqual([]);
  expect(pointsAt(table, 'catana', 'carthage')).toEqual({ 'mercenary-light': 1 });
});

test('TI-IV-r TI-R20 of two who tie and say no more the earlier in order of play buys at what both have bid', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'maintenance',
      turn: 11,
      order: ['timoleone', 'iceta', 'carthage', 'dionysio'],
      alliances: [],
      leaders: {},
      forces: [force('inessa', 'timoleone', { 'mercenary-hoplites': 2 })],
      treasury: { timoleone: 0, carthage: 100, iceta: 50, dionysio: 0 },
    },
    { seed: 1 },
  );
  choose(table, 'done');
  choose(table, 'auction');
  table.act({ type: 'bid', talents: 30 }, { seat: 'carthage' });
  table.act({ type: 'bid', talents: 30 }, { seat: 'iceta' });
  table.act({ type: 'bid', talents: 0 }, { seat: 'dionysio' });
  expect(table.why({ type: 'bid', talents: 29 }, 'carthage')).toBe('TI-IV-r');
  table.act({ type: 'bid', talents: 0 }, { seat: 'carthage' });
  table.act({ type: 'bid', talents: 0 }, { seat: 'iceta' });
  expect(table.of('auction-result')).toMatchObject([{ buyer: 'iceta', talents: 30 }]);
});
