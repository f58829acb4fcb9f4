import { type Action, Match, seededDice } from '@polemos/kernel';
import { timoleon } from '@polemos/timoleon';
import type { Page } from 'playwright-core';

const SEATS = ['carthage', 'timoleon', 'hicetas', 'dionysius'] as const;
type Seat = (typeof SEATS)[number];
interface Scene {
  readonly position: object;
  /** Actions before the person sits down. */
  readonly acts?: readonly (readonly [Seat, Action])[];
  readonly people?: readonly Seat[];
  readonly way?: 'bot' | 'hotseat' | 'companion';
  readonly seed?: string;
}

/** A match file that begins where something is about to happen. */
export function sceneFile({ position, acts = [], people = ['timoleon'], way = 'bot', seed = 'Syracuse' }: Scene): string {
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
  order: ['timoleon', 'dionysius', 'hicetas', 'carthage'],
  po: { timoleon: 6, dionysius: 5, hicetas: 4, carthage: 3 },
  treasury: { timoleon: 320, dionysius: 300, hicetas: 60, carthage: 300 },
  alliances: [],
  leaders: {
    timoleon: { place: 'catana', owner: 'timoleon' },
    cleander: { place: 'inessa', owner: 'timoleon' },
    andromachus: { place: 'tauromenium.city', owner: 'timoleon' },
    hicetas: { place: 'leontini', owner: 'hicetas' },
    euthymus: { place: 'syr_epipolae', owner: 'hicetas' },
    dionysius: { place: 'syr_ortygia', owner: 'dionysius' },
    agathocles: { place: 'syr_market', owner: 'dionysius' },
    synalo: { place: 'lilybaeum.city', owner: 'carthage' },
    mamercus: { place: 'catana.city', owner: 'neutral' },
  },
  forces: [
    force('catana', 'timoleon', {
      veterans: 1,
      'corinthian-hoplites': 6,
      'mercenary-hoplites': 4,
      'mercenary-light': 2,
      'mercenary-cavalry': 1,
    }),
    force('inessa', 'timoleon', { 'mercenary-hoplites': 6, 'mercenary-light': 2, engines: 2 }),
    force('tauromenium.city', 'timoleon', { 'citizen-hoplites': 2, 'citizen-cavalry': 1 }),
    force('sea_naxos', 'timoleon', { triremes: 5 }),
    force('leontini', 'hicetas', { bodyguard: 2, 'mercenary-hoplites': 3, 'mercenary-light-discontented': 3 }),
    force('leontini.city', 'hicetas', { 'forced-hoplites-discontented': 2 }),
    force('syr_epipolae', 'hicetas', { 'mercenary-hoplites': 4, 'forced-hoplites-discontented': 3 }),
    force('syr_ortygia', 'dionysius', { bodyguard: 3, 'mercenary-hoplites': 5, engines: 6 }),
    force('syr_market', 'dionysius', { 'mercenary-light': 4 }),
    force('syr_great_harbour', 'dionysius', { triremes: 7 }),
    force('lilybaeum.city', 'carthage', { 'mercenary-hoplites': 8, 'mercenary-cavalry': 4 }),
    force('panormus.port', 'carthage', { triremes: 8 }),
    force('catana.city', 'neutral', { 'mercenary-hoplites': 2 }),
    force('enna.city', 'sicels', { 'native-light': 2 }),
  ],
};
/** Hicetas has come to Catana, where Timoleon stands. */
export const TALKS = {
  ...MARCH,
  phase: 'negotiation',
  leaders: { ...MARCH.leaders, hicetas: { place: 'catana', owner: 'hicetas' } },
  forces: MARCH.forces.map(one => (one.place === 'leontini' ? { ...one, place: 'catana' } : one)),
};
export const OPERATIONS = { ...MARCH, phase: 'operations' };
/** Dionysius works on Mamercus in secret, and the others are asked whether they spy. */
export const SPIES = { ...MARCH, phase: 'operations', order: ['dionysius', 'timoleon', 'hicetas', 'carthage'] };
/** Hicetas has found out whom Dionysius courts, and has told Timoleon: they bid. */
export const SPIED: readonly (readonly [Seat, Action])[] = [
  ['dionysius', { type: 'court', leader: 'mamercus' }],
  ['hicetas', { type: 'choose', choice: 'spy' }],
  ['hicetas', { type: 'inform', faction: 'timoleon' }],
  ['hicetas', { type: 'choose', choice: 'done' }],
  ['carthage', { type: 'choose', choice: 'ignore' }],
];
/** The armies face each other: Timoleon has attacked, and both are asked for a tactic. */
export const ATTACK: readonly (readonly [Seat, Action])[] = [
  ['timoleon', { type: 'activate', leader: 'timoleon' }],
  ['timoleon', { type: 'choose', choice: 'all' }],
  ['timoleon', { type: 'choose', choice: 'march' }],
  ['timoleon', { type: 'step', place: 'leontini' }],
  ['hicetas', { type: 'choose', choice: 'stand' }],
  ['timoleon', { type: 'attack', owner: 'hicetas' }],
];

/** Opens a match file through the home page, as a person would. */
export async function openScene(page: Page, scene: Scene): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(sceneFile(scene)) });
  await page.waitForSelector('.ask, .curtain');
}
