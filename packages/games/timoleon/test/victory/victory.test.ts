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
    'lilybaeum',
    'drepanum',
    'panormus',
    'thermae',
    'thermae_selinuntiae',
    'entella',
    'segesta',
    'leontini',
    'thapsos',
    'tauromenium',
  ].map(zone => [zone, { control: 'neutral' }]),
);
/** A point of each faction abroad: nobody is out of the game. */
const TOKENS = ['timoleon', 'hicetas', 'dionysius'].map(owner => force('gaul', owner, { 'mercenary-light': 1 }));
const end = (turn: number, given: object, tokens: readonly object[] = TOKENS) => {
  const forces = [...((given as { forces?: object[] }).forces ?? []), ...tokens];
  const order = ['carthage', 'timoleon', 'hicetas', 'dionysius'];
  return tableOf(timoleon, { phase: 'end', turn, order, alliances: [], leaders: {}, ...given, forces }, { seed: 2 });
};
const points = (given: object) => end(25, given).match.outcome?.detail.points as Record<string, number>;

describe('TI-IX victory', () => {
  test('TI-IX-b TI-FC-n TI-FC-a Carthage: +3 beyond, −5 lost, −1 for each marker', () => {
    const held = Object.fromEntries(['motya', 'lilybaeum', 'drepanum', 'panormus'].map(zone => [zone, { control: 'carthage' }]));
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
    const base = { alliances: [['carthage', 'hicetas']] };
    const all = (zones: object, more: object = base) => points({ ...more, zones: { ...NOBODY, ...zones } }).carthage;
    const none = all({});
    expect(all({ ...syracuse('hicetas'), syr_tyche: { control: 'carthage' } }) - none).toBe(15);
    expect(all({ ...syracuse('hicetas'), syr_ortygia: { control: 'carthage' } }) - none).toBe(25);
    expect(all(syracuse('carthage')) - none).toBe(25 + 3);
    expect(all({ ...syracuse('hicetas'), syr_tyche: { control: 'carthage' } }, {}) - none).toBe(0);
  });
  test('TI-FD-j TI-R48 TI-IX-d the Democrats: territories, Syracuse, minor tyrants, allies, eliminations', () => {
    const of = (given: object) => points({ ...given, zones: { ...NOBODY, ...(given as { zones?: object }).zones } }).timoleon;
    const none = of({});
    expect(none).toBe(4); // the four independent democratic cities
    expect(of({ zones: { agrigentum: { control: 'neutral', ravaged: true } } })).toBe(3);
    expect(of({ zones: { inessa: { control: 'timoleon' } } })).toBe(5);
    expect(of({ zones: syracuse('timoleon') })).toBe(4 + 1 + 20);
    expect(
      of({
        leaders: {
          andromachus: { place: 'tauromenium.city', owner: 'timoleon' },
          mamercus: { place: 'dead', owner: 'neutral', killer: 'timoleon' },
          hippo: { place: 'dead', owner: 'neutral', killer: 'hicetas' },
        },
      }),
    ).toBe(4 + 10);
    expect(of({ leaders: { hicetas: { place: 'leontini.city', owner: 'hicetas' } }, alliances: [['timoleon', 'hicetas']] })).toBe(
      14,
    );
    expect(
      of({
        leaders: { hicetas: { place: 'leontini.city', owner: 'hicetas' } },
        alliances: [
          ['timoleon', 'hicetas'],
          ['carthage', 'hicetas'],
        ],
      }),
    ).toBe(4);
    expect(of({ leaders: { dionysius: { place: 'dead', owner: 'dionysius', killer: 'timoleon' } }, fallen: ['dionysius'] })).toBe(
      14,
    );
  });
  test('TI-FI-g TI-FY-h TI-R80 the tyrants: more territories than every other, Syracuse with allies 15, alone 30', () => {
    const of = (zones: object, more: object = {}) => points({ ...more, zones: { ...NOBODY, ...zones } });
    expect(of(syracuse('dionysius'))).toMatchObject({ dionysius: 10 + 30, hicetas: 0 });
    expect(
      of({ ...syracuse('dionysius'), syr_tyche: { control: 'hicetas' } }, { alliances: [['hicetas', 'dionysius']] }),
    ).toMatchObject({ dionysius: 25, hicetas: 15 });
    const four = Object.fromEntries(ZONES.map((zone, n) => [zone, { control: n < 4 ? 'hicetas' : 'dionysius' }]));
    expect(of(four)).toMatchObject({ dionysius: 0, hicetas: 0 });
  });
  test('TI-FC-o TI-IX-a Carthage wins at once with all Syracuse and fifteen territories', () => {
    const more = [
      'thermae',
      'thermae_selinuntiae',
      'entella',
      'segesta',
      'catana',
      'inessa',
      'netum',
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
    expect(end(9, { zones: syracuse('timoleon'), run: { timoleon: 3 } }).match.outcome).toMatchObject({
      rule: 'TI-FD-k',
      score: [0, 1, 0, 0],
    });
    expect(end(9, { zones: syracuse('timoleon'), run: { timoleon: 2 } }).match.outcome).toBeNull();
    expect(
      end(9, {
        zones: syracuse('hicetas'),
        run: { hicetas: 3 },
        leaders: { hicetas: { place: 'leontini.city', owner: 'hicetas' } },
      }).match.outcome,
    ).toMatchObject({ rule: 'TI-FI-h' });
    expect(
      end(9, { zones: { ...syracuse('hicetas'), syr_market: { control: 'dionysius' } }, run: { hicetas: 3 } }).match.outcome,
    ).toBeNull();
  });
  test('TI-FI-h TI-IX-j TI-IX-f a tyrant who eliminated both others wins; an eliminated one cannot', () => {
    const slain = {
      timoleon: { place: 'dead', owner: 'timoleon', killer: 'hicetas' },
      dionysius: { place: 'dead', owner: 'dionysius', killer: 'hicetas' },
    };
    const alive = { ...slain, hicetas: { place: 'leontini.city', owner: 'hicetas' } };
    expect(end(9, { leaders: alive, fallen: ['timoleon', 'dionysius'] }).match.outcome).toMatchObject({
      rule: 'TI-FI-h',
      score: [0, 0, 1, 0],
    });
    expect(end(9, { leaders: alive, fallen: ['timoleon', 'dionysius', 'hicetas'] }).match.outcome).toBeNull();
    const others = { ...alive, dionysius: { place: 'dead', owner: 'dionysius', killer: 'carthage' } };
    expect(end(9, { leaders: others, fallen: ['timoleon', 'dionysius'] }).match.outcome).toBeNull();
  });
  test('TI-IX-h TI-R55 TI-R60 equal points: zones of Syracuse, then territories, then talents, then shared', () => {
    const zones = {
      ...NOBODY,
      ...syracuse('neutral'),
      agrigentum: { control: 'neutral', ravaged: true },
      rhegium: { control: 'neutral', ravaged: true },
      cephaloedium: { control: 'neutral', ravaged: true },
      casmenae: { control: 'neutral', ravaged: true },
    };
    const troops = ['timoleon', 'hicetas', 'dionysius'].map(owner => force('inessa', owner, { 'mercenary-light': 1 }));
    const outcome = (treasury: object) =>
      end(25, { zones, forces: troops, treasury: { carthage: 0, ...treasury } }).match.outcome;
    expect(outcome({ timoleon: 5, hicetas: 7, dionysius: 6 })?.score).toEqual([0, 0, 1, 0]);
    expect(outcome({ timoleon: 7, hicetas: 7, dionysius: 6 })?.score).toEqual([0, 0.5, 0.5, 0]);
  });
  test('TI-IX-g a faction without leaders, troops, fleets and expeditions is out, and its zones become independent', () => {
    const table = end(5, { zones: { leontini: { control: 'hicetas' } } }, []);
    expect(table.of('out').map(({ seat }) => seat)).toContain('hicetas');
    expect(table.of('control')).toContainEqual(expect.objectContaining({ zone: 'leontini', owner: 'neutral' }));
  });
});
