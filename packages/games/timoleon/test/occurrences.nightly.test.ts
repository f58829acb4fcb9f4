import { Fate, type GameEvent, Generator, Offer, Play } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { timoleon } from '../index.ts';

/** How often things happened, by name. */
type Counts = Map<string, number>;
const ZONES = ['epipolae', 'tyche', 'achradina', 'neapolis', 'market', 'ortygia', 'olympium', 'plemmyrium'];
const SETUP = { scenario: 'campaign', options: {} };

/** One random match, from the start or from a position, with what was told in it. */
function match(seed: number, position: object | null, count: Counts): void {
  const begun = position === null ? timoleon.begin(SETUP) : timoleon.position.read(position, SETUP);
  if ('faults' in begun) throw new Error(JSON.stringify(begun.faults));
  const play = new Play(timoleon, begun, new Fate(seed));
  const add = (name: string): void => {
    count.set(name, (count.get(name) ?? 0) + 1);
  };
  play.tell = event => {
    for (const name of namesOf(event)) add(name);
  };
  const chooser = new Generator(seed);
  const offer = new Offer();
  play.run();
  while (play.state.toAct >= 0) {
    play.legal(offer);
    play.take(offer.codes[chooser.below(offer.size)]);
  }
  add(`end ${play.state.outcome?.rule}`);
}
/** Under which names an event is counted. */
function namesOf(event: GameEvent): string[] {
  const { kind } = event;
  if (kind === 'expedition-arrives') return [`expedition ${event.expedition}`];
  if (kind === 'native-army') return [`natives ${event.purpose}`];
  if (kind === 'control') return ['capture of a place'];
  return [String(kind)];
}
/** All of Syracuse in one hand: four ends of turns from an automatic victory. */
const holder = (seat: string) => ({
  phase: 'turn',
  turn: 8,
  zones: {
    ...Object.fromEntries(ZONES.map(zone => [`syr_${zone}`, { control: seat }])),
    ...(seat === 'carthage'
      ? Object.fromEntries(
          ['agrigentum', 'phintias', 'camarina', 'ragusa', 'halaesa', 'calacte', 'cephaloedium'].map(zone => [
            zone,
            { control: seat },
          ]),
        )
      : {}),
  },
  run: { [seat]: 3 },
  forces: [
    ...ZONES.map(zone => ({ place: `syr_${zone}`, owner: seat, points: { 'mercenary-hoplites': 6 } })),
    ...(seat === 'carthage'
      ? [
          'motya',
          'lilybaeum',
          'drepanum',
          'panormus',
          'thermae',
          'thermae_selinuntiae',
          'entella',
          'segesta',
          'agrigentum',
          'phintias',
          'camarina',
          'ragusa',
          'halaesa',
          'calacte',
          'cephaloedium',
        ].map(zone => ({
          place: `${zone}.city`,
          owner: seat,
          points: { 'mercenary-hoplites': 4 },
        }))
      : []),
  ],
});
/** The Democrats have freed Syracuse and two cities from their tyrants, but most of Sicily is Carthage's: the third Corinthian expedition. */
const WEST = [
  'motya',
  'lilybaeum',
  'drepanum',
  'panormus',
  'thermae',
  'thermae_selinuntiae',
  'entella',
  'segesta',
  'agrigentum',
  'phintias',
  'camarina',
  'ragusa',
  'halaesa',
  'calacte',
  'cephaloedium',
  'netum',
  'pachynus',
  'inessa',
  'centuripae',
  'abolla',
  'casmenae',
  'apollonia',
];
const LIBERATORS = {
  phase: 'turn',
  turn: 8,
  zones: {
    ...Object.fromEntries(ZONES.map(zone => [`syr_${zone}`, { control: 'timoleon' }])),
    ...Object.fromEntries(WEST.map(zone => [zone, { control: 'carthage' }])),
  },
  leaders: {
    timoleon: { place: 'syr_market', owner: 'timoleon' },
    leptines: { place: 'dead', owner: 'neutral', killer: 'timoleon' },
    hippo: { place: 'dead', owner: 'neutral', killer: 'timoleon' },
    synalo: { place: 'lilybaeum.city', owner: 'carthage' },
    hicetas: { place: 'leontini.city', owner: 'hicetas' },
    dionysius: { place: 'thapsos.city', owner: 'dionysius' },
  },
  forces: [
    ...ZONES.map(zone => ({ place: `syr_${zone}`, owner: 'timoleon', points: { 'mercenary-hoplites': 6 } })),
    ...WEST.map(zone => ({ place: `${zone}.city`, owner: 'carthage', points: { 'mercenary-hoplites': 4 } })),
    { place: 'tauromenium.port', owner: 'timoleon', points: { triremes: 2, transport: 1 } },
  ],
};
const SEATS = ['carthage', 'timoleon', 'hicetas', 'dionysius'];
const AUTOMATIC: Readonly<Record<string, string>> = {
  carthage: 'TI-FC-o',
  timoleon: 'TI-FD-k',
  hicetas: 'TI-FI-h',
  dionysius: 'TI-FY-h',
};
/** What must be seen somewhere: expeditions, victories, native wars and raids, desertion, treason, surrender, capture. */
const EXPECTED = [
  'expedition carthage_1',
  'expedition carthage_2',
  'expedition corinth_2',
  'expedition corinth_3',
  ...Object.values(AUTOMATIC).map(rule => `end ${rule}`),
  'end TI-IX-b',
  'natives reaction',
  'natives raid',
  'natives destructive',
  'natives conquest',
  'deserts',
  'desertion',
  'treason',
  'surrender',
  'terms',
  'leader-captured',
  'treasury-captured',
  'capture of a place',
  'suborned',
  'massacre',
  'sea-fight',
  'bombardment',
  'assault',
  'pursuit',
  'treaty-signed',
  'treaty-broken',
];

/** Random matches that are played at least, and at most while something is still missing. */
const LEAST = 200;
const MOST = 3_000;

test('TI-IX-a TI-FC-i TI-FC-l TI-FD-c TI-FD-e TI-FN-j everything that can happen happens in a night', {
  timeout: 3_600_000,
}, () => {
  const count: Counts = new Map();
  const missing = (): string[] => EXPECTED.filter(name => !count.has(name));
  // Random players hardly ever hold all of Syracuse, so four victories and one expedition begin where that is so.
  for (let seed = 0; seed < 25; seed++) for (const position of [...SEATS.map(holder), LIBERATORS]) match(seed, position, count);
  let seed = 0;
  while (seed < LEAST || (seed < MOST && missing().length > 0)) {
    if (missing().length > 0) match(25 + seed, LIBERATORS, count);
    match(seed++, null, count);
  }
  const report = [...count].sort(([a], [b]) => a.localeCompare(b)).map(([name, times]) => `${name}: ${times}`);
  console.log([`${seed} matches from the start, 125 from positions`, ...report].join('\n'));
  expect(missing()).toEqual([]);
});
