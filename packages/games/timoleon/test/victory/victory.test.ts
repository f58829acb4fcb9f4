import { tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { force } from '../table.ts';

const ZONES = ['epipolae', 'tyche', 'achradina', 'neapolis', 'market', 'ortygia', 'olympium', 'plemmyrium'].map(
  zone => `syr_${zone}`,
);
const syracuse = (owner: string) => Object.fromEntries(ZONES.map(zone => [zone, { control: owner }]));
const NOBODY = Object.fromEntries(
  [
    'motya',
    'lylibaeum',
    'drepanum',
    'panormus',
    'thermae',
    'thermae_selinuntiae',
    'entella',
    'segesta',
    'leontini',
    'thapsos',
    'tauromenio',
  ].map(zone => [zone, { control: 'neutral' }]),
);
/** A point of each faction abroad: nobody is out of the game. */
const TOKENS = ['timoleone', 'iceta', 'dionysio'].map(owner => force('gaul', owner, { 'mercenary-light': 1 }));
const end = (turn: number, given: object, tokens: readonly object[] = TOKENS) => {
  const forces = [...((given as { forces?: object[] }).forces ?? []), ...tokens];
  const order = ['carthage', 'timoleone', 'iceta', 'dionysio'];
  return tableOf(timoleon, { phase: 'end', turn, order, alliances: [], leaders: {}, ...given, forces }, { seed: 2 });
};
const points = (given: object) => end(25, given).match.outcome?.detail.points as Record<string, number>;

describe('TI-IX victory', () => {
  test('TI-IX-b TI-FC-n TI-FC-a Carthage: +3 beyond, −5 lost, −1 for each marker', () => {
    const held = Object.fromEntries(['motya', 'lylibaeum', 'drepanum', 'panormus'].map(zone => [zone, { control: 'carthage' }]));
    const forces = ['thermae', 'thermae_selinuntiae', 'entella', 'segesta', 'catana'].map(zone =>
      force(`${zone}.city`, 'carthage', { 'mercenary-light': 1 }),
    );
    expect(
      points({
        forces,
        zones: { ...held, catana: { control: 'carthage' }, motya: { control: 'carthage', ravaged: true, city: 'plundered' } },
      }).carthage,
    ).toBe(3 - 2);
    expect(points({ forces: forces.slice(1), zones: held }).carthage).toBe(-5);
  });
  test('TI-R56 TI-IX-c TI-FC-n Syracuse for Carthage with an allied tyrant, with Ortygia, alone', () => {
    const base = { alliances: [['carthage', 'iceta']] };
    const all = (zones: object, more: object = base) => points({ ...more, zones: { ...NOBODY, ...zones } }).carthage;
    const none = all({});
    expect(all({ ...syracuse('iceta'), syr_tyche: { control: 'carthage' } }) - none).toBe(15);
    expect(all({ ...syracuse('iceta'), syr_ortygia: { control: 'carthage' } }) - none).toBe(25);
    expect(all(syracuse('carthage')) - none).toBe(25 + 3);
    expect(all({ ...syracuse('iceta'), syr_tyche: { control: 'carthage' } }, {}) - none).toBe(0);
  });
  test('TI-FD-j TI-R48 TI-IX-d the Democrats: territories, Syracuse, minor tyrants, allies, eliminations', () => {
    const of = (given: object) => points({ ...given, zones: { ...NOBODY, ...(given as { zones?: object }).zones } }).timoleone;
    const none = of({});
    expect(none).toBe(4); // the four independent democratic cities
    expect(of({ zones: { agrigentum: { control: 'neutral', ravaged: true } } })).toBe(3);
    expect(of({ zones: { inessa: { control: 'timoleone' } } })).toBe(5);
    expect(of({ zones: syracuse('timoleone') })).toBe(4 + 1 + 20);
    expect(
      of({
        leaders: {
          andromaco: { place: 'tauromenio.city', owner: 'timoleone' },
          mamarco: { place: 'dead', owner: 'neutral', killer: 'timoleone' },
          hippo: { place: 'dead', owner: 'neutral', killer: 'iceta' },
        },
      }),
    ).toBe(4 + 10);
    expect(of({ leaders: { iceta: { place: 'leontini.city', owner: 'iceta' } }, alliances: [['timoleone', 'iceta']] })).toBe(14);
    expect(
      of({
        leaders: { iceta: { place: 'leontini.city', owner: 'iceta' } },
        alliances: [
          ['timoleone', 'iceta'],
          ['carthage', 'iceta'],
        ],
      }),
    ).toBe(4);
    expect(of({ leaders: { dionysio: { place: 'dead', owner: 'dionysio', killer: 'timoleone' } }, fallen: ['dionysio'] })).toBe(
      14,
    );
  });
  test('TI-FI-g TI-FY-h TI-R80 the tyrants: more territories than every other, Syracuse with allies 15, alone 30', () => {
    const of = (zones: object, more: object = {}) => points({ ...more, zones: { ...NOBODY, ...zones } });
    expect(of(syracuse('dionysio'))).toMatchObject({ dionysio: 10 + 30, iceta: 0 });
    expect(
      of({ ...syracuse('dionysio'), syr_tyche: { control: 'iceta' } }, { alliances: [['iceta', 'dionysio']] }),
    ).toMatchObject({ dionysio: 25, iceta: 15 });
    const four = Object.fromEntries(ZONES.map((zone, n) => [zone, { control: n < 4 ? 'iceta' : 'dionysio' }]));
    expect(of(four)).toMatchObject({ dionysio: 0, iceta: 0 });
  });
  test('TI-FC-o TI-IX-a Carthage wins at once with all Syracuse and fifteen territories', () => {
    const more = [
      'thermae',
      'thermae_selinuntiae',
      'entella',
      'segesta',
      'catana',
      'inessa',
      'noto',
      'abolla',
      'ragusa',
      'camarina',
    ];
    const forces = more.map(zone => force(`${zone}.city`, 'carthage', { 'mercenary-light': 1 }));
    const zones = { ...syracuse('carthage'), ...Object.fromEntries(more.map(zone => [zone, { control: 'carthage' }])) };
    expect(end(5, { forces, zones }).match.outcome).toMatchObject({ rule: 'TI-FC-o', score: [1, 0, 0, 0] });
    expect(end(5, { forces: forces.slice(1), zones: { ...zones, thermae: { control: 'neutral' } } }).match.outcome).toBeNull();
  });
  test('TI-FD-k TI-IX-i TI-FI-h four ends of turns in a row with all Syracuse', () => {
    expect(end(9, { zones: syracuse('timoleone'), run: { timoleone: 3 } }).match.outcome).toMatchObject({
      rule: 'TI-FD-k',
      score: [0, 1, 0, 0],
    });
    expect(end(9, { zones: syracuse('timoleone'), run: { timoleone: 2 } }).match.outcome).toBeNull();
    expect(
      end(9, { zones: syracuse('iceta'), run: { iceta: 3 }, leaders: { iceta: { place: 'leontini.city', owner: 'iceta' } } })
        .match.outcome,
    ).toMatchObject({ rule: 'TI-FI-h' });
    expect(
      end(9, { zones: { ...syracuse('iceta'), syr_market: { control: 'dionysio' } }, run: { iceta: 3 } }).match.outcome,
    ).toBeNull();
  });
  test('TI-FI-h TI-IX-j TI-IX-f a tyrant who eliminated both others wins; an eliminated one cannot', () => {
    const slain = {
      timoleone: { place: 'dead', owner: 'timoleone', killer: 'iceta' },
      dionysio: { place: 'dead', owner: 'dionysio', killer: 'iceta' },
    };
    const alive = { ...slain, iceta: { place: 'leontini.city', owner: 'iceta' } };
    expect(end(9, { leaders: alive, fallen: ['timoleone', 'dionysio'] }).match.outcome).toMatchObject({
      rule: 'TI-FI-h',
      score: [0, 0, 1, 0],
    });
    expect(end(9, { leaders: alive, fallen: ['timoleone', 'dionysio', 'iceta'] }).match.outcome).toBeNull();
    const others = { ...alive, dionysio: { place: 'dead', owner: 'dionysio', killer: 'carthage' } };
    expect(end(9, { leaders: others, fallen: ['timoleone', 'dionysio'] }).match.outcome).toBeNull();
  });
  test('TI-IX-h TI-R55 TI-R60 equal points: zones of Syracuse, then territories, then talents, then shared', () => {
    const zones = {
      ...NOBODY,
      ...syracuse('neutral'),
      agrigentum: { control: 'neutral', ravaged: true },
      rhegium: { control: 'neutral', ravaged: true },
      cefalu: { control: 'neutral', ravaged: true },
      casmenae: { control: 'neutral', ravaged: true },
    };
    const troops = ['timoleone', 'iceta', 'dionysio'].map(owner => force('inessa', owner, { 'mercenary-light': 1 }));
    const outcome = (treasury: object) =>
      end(25, { zones, forces: troops, treasury: { carthage: 0, ...treasury } }).match.outcome;
    expect(outcome({ timoleone: 5, iceta: 7, dionysio: 6 })?.score).toEqual([0, 0, 1, 0]);
    expect(outcome({ timoleone: 7, iceta: 7, dionysio: 6 })?.score).toEqual([0, 0.5, 0.5, 0]);
  });
  test('TI-IX-g a faction without leaders, troops, fleets and expeditions is out, and its zones become independent', () => {
    const table = end(5, { zones: { leontini: { control: 'iceta' } } }, []);
    expect(table.of('out').map(({ seat }) => seat)).toContain('iceta');
    expect(table.of('control')).toContainEqual(expect.objectContaining({ zone: 'leontini', owner: 'neutral' }));
  });
});
