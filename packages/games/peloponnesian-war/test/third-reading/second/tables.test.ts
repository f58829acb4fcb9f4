import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { ATHENS, SPARTA } from '../../nonplayer.ts';
import { QUIET } from '../../quiet.ts';
import { coalition } from '../../sparta.ts';
import { type Desk, first, second } from '../desk.ts';

// Every cell of the printed tables, rolled for through the protocol and written down here from the sheets.

const FACES = [1, 2, 3, 4, 5, 6];
const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const dice = (sum: number) => [Math.floor(sum / 2), Math.ceil(sum / 2)];
const DAWN = { ...CALM, passed: {}, initialDone: { athens: false, sparta: false }, forces: HOMES, sci: { athens: 1, sparta: 1 } };

/** One face after the other; what each leads to. */
const byFace = async <T>(roll: (face: number) => Promise<T>): Promise<T[]> => {
  const found: T[] = [];
  for (const face of FACES) found.push(await roll(face));
  return found;
};

describe('the strategy matrices', () => {
  const AREAS: Readonly<Record<string, string>> = {
    isthmus: 'corinth sicyon pegae cenchreae megara epidaurus',
    boeotia: 'thebes delium tanagra siphae heraclea cytinium',
    sicily: 'syracuse syracuse syracuse messina gela panormus-sicily',
    'arcadia-achaea': 'elis leucas cyllene hermione methana troezen',
    'peloponnesus-messenia': 'pylos epidaurus-limera gythium asine prasiae corone',
    'allies of athens': 'tegea nemea syracuse mantinea melos methydrum',
    caria: 'halicarnassus cnidus kos camirus lindus triopium',
    ionia: 'miletus phocaea antandrus erythrae mytilene cyme',
    hellespont: 'abydos lampsacus cardia sigeum elaeus byzantium',
    thrace: 'maroneia abdera amphipolis amphipolis olynthus potidaea',
    island: 'andros chios naxos samos tenedos chalcis',
    'allies of sparta': 'argos aegina corcyra stratus naupactus plataea',
  };
  const [IS, BO, SI, AR, PM, AL] = ['isthmus', 'boeotia', 'sicily', 'arcadia-achaea', 'peloponnesus-messenia', 'allies'];
  const BOXES = {
    athens: {
      'attack-spartan-ally': [IS, BO, SI, AR, PM, AL],
      'cause-rebellion': [PM, PM, SI, AL, AL, AR],
      'cut-loc': [IS, IS, AR, PM, PM, SI],
    },
    sparta: {
      'cause-rebellion': ['caria', 'ionia', 'hellespont', 'thrace', 'island', 'allies'],
      'cut-loc': ['thrace', 'thrace', 'hellespont', 'hellespont', 'hellespont', 'island'],
      'attack-athenian-ally': ['caria', 'ionia', 'hellespont', 'thrace', 'island', 'allies'],
    },
  } as const;
  const rolled = async (side: 'athens' | 'sparta', strategy: string, rolls: object): Promise<Desk> => {
    const position = side === 'athens' ? { ...ATHENS, turn: 5 } : SPARTA;
    const once = { mostOperations: { athens: 1, sparta: 1 }, operations: { athens: 0, sparta: 0 } }; // a rebellion that fails is no pass
    const given = { ...position, ...once, treasury: { athens: 9000, sparta: 9000 }, strategy: { [side]: strategy } };
    return second(given, rolls as never);
  };
  for (const side of ['athens', 'sparta'] as const)
    for (const [strategy, areas] of Object.entries(BOXES[side]))
      test(`M ${side} ${strategy} PW-MA-d PW-MA-e PW-MA-f PW-MA-h PW-MA-m PW-MS-h PW-MS-i PW-MS-j PW-MS-k PW-MS-p six areas, six spaces each`, async () => {
        const told = await byFace(async face => (await rolled(side, strategy, { area: [face] })).of('objective-rolled')[0]);
        expect(told.map(({ area }) => area)).toEqual(areas);
        for (const { area, list } of told) expect(list.join(' ')).toBe(AREAS[area] ?? AREAS[`allies of ${side}`]);
      });
  test('M PW-MA-g PW-MS-g one die where the enemy’s home is the mark', async () => {
    const list = async (side: 'athens' | 'sparta', strategy: string) =>
      (await rolled(side, strategy, {})).of('objective-rolled')[0].list;
    expect(await list('athens', 'attack-sparta')).toEqual('sparta caryae tegea belmina methydrum mantinea'.split(' '));
    expect(await list('sparta', 'attack-athens')).toEqual('athens athens athens panactum decelea decelea'.split(' '));
  });
  test('M PW-MA-c PW-MS-f PW-4.1-b the strategy of each face', async () => {
    const strategy = (player: string, side: string) =>
      byFace(
        async face =>
          (
            await second(
              { ...CALM, phase: 'strategy', player, sci: { athens: 0, sparta: 0 }, forces: HOMES, strategy: {} },
              { [`strategy of ${side}`]: [face] },
            )
          ).of('strategy-rolled')[0].strategy,
      );
    expect(await strategy('sparta', 'athens')).toEqual([
      'attack-spartan-ally',
      'attack-spartan-ally',
      'cause-rebellion',
      'cause-rebellion',
      'cut-loc',
      'attack-sparta',
    ]);
    expect(await strategy('athens', 'sparta')).toEqual([
      'attack-athens',
      'cause-rebellion',
      'cause-rebellion',
      'cut-loc',
      'cut-loc',
      'attack-athenian-ally',
    ]);
  });
  test('M PW-M-c PW-MA-d PW-MA-e PW-MA-f PW-MS-h PW-MS-i PW-MS-j the Force of each box, on a coast or island and inland', async () => {
    const force = async (side: 'athens' | 'sparta', strategy: string, area: number, objective: number) => {
      const rolls = {
        area: [area],
        objective: [objective],
        ...(strategy === 'cause-rebellion' ? { 'cause rebellion': [6] } : {}),
      };
      const { hoplite, cavalry, naval } = (await rolled(side, strategy, rolls)).of('force-required')[0].required;
      return [hoplite, cavalry, naval];
    };
    expect(await force('athens', 'attack-spartan-ally', 1, 5)).toEqual([4, 0, 4]); // Megara
    expect(await force('athens', 'attack-spartan-ally', 6, 1)).toEqual([7, 2, 0]); // Tegea
    expect(await force('athens', 'cause-rebellion', 1, 1)).toEqual([2, 0, 2]); // Pylos
    expect(await force('athens', 'cause-rebellion', 4, 1)).toEqual([2, 1, 0]); // Tegea
    expect(await force('athens', 'cut-loc', 1, 5)).toEqual([3, 0, 3]); // Megara
    expect(await force('athens', 'cut-loc', 3, 1)).toEqual([3, 2, 0]); // Elis
    expect(await force('sparta', 'cause-rebellion', 5, 1)).toEqual([1, 0, 1]); // Andros
    expect(await force('sparta', 'cause-rebellion', 6, 4)).toEqual([2, 0, 0]); // Stratus
    expect(await force('sparta', 'cut-loc', 6, 1)).toEqual([2, 0, 2]); // Andros
    expect(await force('sparta', 'cut-loc', 1, 6)).toEqual([2, 0, 0]); // Potidaea: land
    expect(await force('sparta', 'attack-athenian-ally', 5, 1)).toEqual([3, 0, 3]); // Andros
    expect(await force('sparta', 'attack-athenian-ally', 6, 4)).toEqual([4, 0, 0]); // Stratus
  });
});

describe('the event tables', () => {
  const events = async (position: object, scenario: string, options: object = {}) => {
    const found: string[] = [];
    for (const sum of SUMS) {
      const desk = await second({ ...position, phase: 'event' }, { event: dice(sum) }, { scenario, options });
      found.push(desk.of('event')[0].event);
    }
    return found;
  };
  test('E PW-E-2 PW-E-12-a the campaign’s, 2 to 12', async () => {
    expect(await events({ ...DAWN, turn: 5 }, 'campaign')).toEqual(
      'silver-mine coup sitalces persia plague demagogue oligarchs perdiccas minor-powers leader-deaths phenomenon'.split(' '),
    );
  });
  test('E1 PW-E1-2 PW-E1-12 The First Peloponnesian War’s', async () => {
    expect(await events({ ...DAWN, leaders: {} }, 'first-war')).toEqual(
      'thracians thessaly phenomenon egypt phocians long-walls oligarchs leader-death plataea artaxerxes silver-mine'.split(' '),
    );
  });
  test('E2 PW-E2-2 PW-E2-12 The Fall of Sparta’s', async () => {
    expect(
      await events({ ...coalition('thebes', {}), sci: { athens: 1, sparta: 1 } }, 'fall-of-sparta', { players: 'two' }),
    ).toEqual(
      'cinadon egypt-helps dionysius harmost agenda democrats cunaxa leader-death long-walls artaxerxes-enters gold-mine'.split(
        ' ',
      ),
    );
  });
  test('E PW-E-8-a PW1-E-8-a the eleven cities of event 8, in both editions', async () => {
    const cities = 'cnidus naxos byzantium chalcis ephesus mytilene olynthus miletus camirus lampsacus amphipolis'.split(' ');
    for (const edition of [second, first])
      for (const sum of SUMS) {
        const desk = await edition({ ...DAWN, phase: 'event' }, { event: [4, 4], 'oligarchic rebellion': dice(sum) });
        expect(desk.of('rebellion')[0].space).toBe(cities[sum - 2]);
      }
  });
  test('E1 PW-E1-8-a PW-R126 and those of The First Peloponnesian War; Megara, red and left alone, is one of them', async () => {
    const cities = 'chios thasos olynthus chalcis mytilene samos byzantium megara camirus lampsacus carystos'.split(' ');
    for (const sum of SUMS) {
      const desk = await second(
        { ...DAWN, leaders: {}, phase: 'event' },
        { event: [4, 4], rebellion: dice(sum) },
        { scenario: 'first-war' },
      );
      expect(desk.of('rebellion')[0].space).toBe(cities[sum - 2]);
    }
  });
  test('E2 PW-E2-7-a and the democrats of The Fall of Sparta', async () => {
    const cities = 'sicyon corone byzantium tegea ephesus lepreum orchomenus miletus camirus methydrum amphipolis'.split(' ');
    for (const sum of SUMS) {
      const desk = await second(
        { ...coalition('thebes', {}), phase: 'event', sci: { athens: 1, sparta: 1 } },
        { event: [3, 4], rebellion: dice(sum) },
        { scenario: 'fall-of-sparta', options: { players: 'two' } },
      );
      expect(desk.of('rebellion')[0].space).toBe(cities[sum - 2]);
    }
  });
});

describe('the dice', () => {
  test('E-2 E-12 E1-11 E1-12 who finds silver, whom the gods warn: face by face', async () => {
    const side = async (event: number, what: string, kind: string, scenario = 'campaign') =>
      byFace(
        async face =>
          (
            await second(
              { ...DAWN, phase: 'event', ...(scenario === 'campaign' ? {} : { leaders: {} }) },
              { event: dice(event), [what]: [face] },
              { scenario },
            )
          ).of(kind)[0].side[0],
      );
    expect((await side(2, 'silver mine', 'talents')).join('')).toBe('sssaaa');
    expect((await side(12, 'eclipse', 'phenomenon')).join('')).toBe('aaasss');
    expect((await side(11, 'silver', 'talents', 'first-war')).join('')).toBe('sssssa');
    expect((await side(12, 'silver', 'talents', 'first-war')).join('')).toBe('ssaaaa');
  });
  test('9.3 PW-9.3-c the length of an armistice, without Nicias and with him', async () => {
    const turns = (bans: number) =>
      byFace(
        async face =>
          (
            await second(
              { ...CALM, phase: 'surrender', turn: 4, bellicosity: { athens: 5, sparta: 5 }, forces: HOMES, bans },
              { length: [face] },
            )
          ).of('armistice')[0].turns,
      );
    expect(await turns(0)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(await turns(16)).toEqual([1, 2, 2, 3, 3, 4]);
  });
  test('1.2 PW-1.2-g PW1-9-a the points of a surrender in each turn', async () => {
    const points = async (edition: typeof second) => {
      const found: number[] = [];
      for (let turn = 1; turn <= 10; turn++)
        found.push(
          (await edition({ ...CALM, phase: 'surrender', turn, bellicosity: { athens: 0, sparta: 5 }, forces: HOMES })).of(
            'surrender',
          )[0].points,
        );
      return found;
    };
    expect(await points(second)).toEqual([200, 100, 67, 50, 40, 34, 29, 25, 23, 20]);
    expect(await points(first)).toEqual([200, 100, 67, 50, 40, 34, 29, 25, 23, 20]);
  });
  test('5.3.1 5.4 PW-5.3.1-d PW-5.4-h PW1-4.3-a PW1-4.4-a auguries and rebellion of the human, face by face', async () => {
    const good = async (edition: typeof second, action: object, what: string, kind: string, field: string, phase: string) =>
      byFace(async face => {
        const desk = await edition({ ...QUIET, phase });
        await desk.act(action as never, { [what]: [face] });
        return desk.of(kind)[0][field];
      });
    for (const edition of [second, first]) {
      const yes = [true, true, true, true, true];
      expect(await good(edition, { type: 'operate' }, 'auguries of athens', 'auguries', 'favourable', 'another')).toEqual([
        ...yes,
        false,
      ]);
      expect(
        await good(edition, { type: 'incite', space: 'elis' }, 'cause rebellion', 'cause-rebellion', 'success', 'objective'),
      ).toEqual([false, false, false, false, false, true]);
    }
  });
});
