import { type Action, Match, seededDice } from '@polemos/kernel';
import { timoleon } from '@polemos/timoleon';
import type { Page } from 'playwright-core';

const SEATS = ['carthage', 'timoleone', 'iceta', 'dionysio'] as const;
type Seat = (typeof SEATS)[number];
interface Scene {
  readonly position: object;
  /** Actions before the person sits down. */
  readonly acts?: readonly (readonly [Seat, Action])[];
  readonly people?: readonly Seat[];
  readonly way?: 'bot' | 'hotseat';
  readonly seed?: string;
}

/** A match file that begins where something is about to happen. */
export function sceneFile({ position, acts = [], people = ['timoleone'], way = 'bot', seed = 'Syracuse' }: Scene): string {
  const match = Match.begin(timoleon, {
    match: `scene-${seed}`.replaceAll(' ', '-'),
    setup: { scenario: 'campaign', options: {}, position },
    dice: seededDice(seed),
  });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  for (const [seat, action] of acts) {
    const acted = match.act(seat, action);
    if (!('ok' in acted)) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(acted)}`);
  }
  const players = Object.fromEntries(
    SEATS.map(seat => [seat, people.includes(seat) ? { kind: 'person' } : { kind: 'bot', level: 'greedy' }]),
  );
  return JSON.stringify({ ...match.log(), polemos: { way, players } });
}

const force = (place: string, owner: string, points: Record<string, number>) => ({ place, owner, points });
/** March 343: Timoleon near Leontini, Cleander before Inessa, Hicetas between Timoleon and Syracuse. */
export const MARCH = {
  turn: 2,
  order: ['timoleone', 'dionysio', 'iceta', 'carthage'],
  po: { timoleone: 6, dionysio: 5, iceta: 4, carthage: 3 },
  treasury: { timoleone: 320, dionysio: 300, iceta: 60, carthage: 300 },
  alliances: [],
  leaders: {
    timoleone: { place: 'catana', owner: 'timoleone' },
    cleandro: { place: 'inessa', owner: 'timoleone' },
    andromaco: { place: 'tauromenio.city', owner: 'timoleone' },
    iceta: { place: 'leontini', owner: 'iceta' },
    euthymus: { place: 'syr_epipolae', owner: 'iceta' },
    dionysio: { place: 'syr_ortygia', owner: 'dionysio' },
    agatocle: { place: 'syr_market', owner: 'dionysio' },
    synalo: { place: 'lylibaeum.city', owner: 'carthage' },
    mamarco: { place: 'catana.city', owner: 'neutral' },
  },
  forces: [
    force('catana', 'timoleone', { veterans: 2, 'corinthian-hoplites': 6, 'mercenary-hoplites': 4, 'mercenary-light': 2 }),
    force('inessa', 'timoleone', { 'mercenary-hoplites': 6, 'mercenary-light': 2, engines: 2 }),
    force('tauromenio.city', 'timoleone', { 'citizen-hoplites': 2, 'citizen-cavalry': 1 }),
    force('sea_naxos', 'timoleone', { triremes: 5 }),
    force('leontini', 'iceta', { bodyguard: 2, 'mercenary-hoplites': 3, 'mercenary-light-discontented': 3 }),
    force('leontini.city', 'iceta', { 'forced-hoplites-discontented': 2 }),
    force('syr_epipolae', 'iceta', { 'mercenary-hoplites': 4, 'forced-hoplites-discontented': 3 }),
    force('syr_ortygia', 'dionysio', { bodyguard: 3, 'mercenary-hoplites': 5, engines: 6 }),
    force('syr_market', 'dionysio', { 'mercenary-light': 4 }),
    force('syr_great_harbour', 'dionysio', { triremes: 7 }),
    force('lylibaeum.city', 'carthage', { 'mercenary-hoplites': 8, 'mercenary-cavalry': 4 }),
    force('panormus.port', 'carthage', { triremes: 8 }),
    force('catana.city', 'neutral', { 'mercenary-hoplites': 2 }),
    force('enna.city', 'siculi', { 'native-light': 2 }),
  ],
};
/** Hicetas has come to Catana, where Timoleon stands. */
export const TALKS = {
  ...MARCH,
  phase: 'negotiation',
  leaders: { ...MARCH.leaders, iceta: { place: 'catana', owner: 'iceta' } },
  forces: MARCH.forces.map(one => (one.place === 'leontini' ? { ...one, place: 'catana' } : one)),
};
export const OPERATIONS = { ...MARCH, phase: 'operations' };
/** Dionysius works on Mamercus in secret, and the others are asked whether they spy. */
export const SPIES = { ...MARCH, phase: 'operations', order: ['dionysio', 'timoleone', 'iceta', 'carthage'] };
/** Hicetas has found out whom Dionysius courts, and has told Timoleon: they bid. */
export const SPIED: readonly (readonly [Seat, Action])[] = [
  ['dionysio', { type: 'court', leader: 'mamarco' }],
  ['iceta', { type: 'choose', choice: 'spy' }],
  ['iceta', { type: 'inform', faction: 'timoleone' }],
  ['iceta', { type: 'choose', choice: 'done' }],
  ['carthage', { type: 'choose', choice: 'ignore' }],
];
/** The armies face each other: Timoleon has attacked, and both are asked for a tactic. */
export const ATTACK: readonly (readonly [Seat, Action])[] = [
  ['timoleone', { type: 'activate', leader: 'timoleone' }],
  ['timoleone', { type: 'choose', choice: 'all' }],
  ['timoleone', { type: 'choose', choice: 'march' }],
  ['timoleone', { type: 'step', place: 'leontini' }],
  ['iceta', { type: 'choose', choice: 'stand' }],
  ['timoleone', { type: 'attack', owner: 'iceta' }],
];

/** Opens a match file through the home page, as a person would. */
export async function openScene(page: Page, scene: Scene): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(sceneFile(scene)) });
  await page.waitForSelector('.ask, .curtain');
}
