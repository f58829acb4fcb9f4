import { peloponnesianWar as game, type Position, type Written } from '../index.ts';
import { Loose, type Rolls } from './table.ts';

export const SCENARIO = 'fall-of-sparta';
/** A position of The Fall of Sparta. */
export const sparta = (position: object, rolls: Rolls = {}): Loose =>
  new Loose(position as Position, rolls, SCENARIO, { players: 'two' });
export const opening = game.position.write(game.begin({ scenario: SCENARIO, options: { players: 'two' } })) as Written;
/** Nobody on the map but what a test puts there; Athens, Thebes and Sparta have somebody at home. */
export const HOMES = {
  athens: { 'athenian-hoplite': 4 },
  thebes: { 'theban-hoplite': 6 },
  sparta: { 'home-guard': 3, 'spartan-hoplite': 4 },
} as const;
/** And all that the Coalition was set up in is held by it (PW-10.5-h). */
export const COALITION_AT_HOME = {
  ...HOMES,
  ...Object.fromEntries(
    ['piraeus', 'decelea', 'panactum', 'sunium', 'plataea', 'delium', 'chaeronea', 'elis', 'corinth', 'argos', 'pharsalus'].map(
      space => [space, { garrison: 1 }],
    ),
  ),
};
export const event = (sum: number): Rolls => ({ event: [Math.floor(sum / 2), Math.ceil(sum / 2)] });
/** The Coalition names an objective; the commander given waits where he musters. */
export const coalition = (role: string, forces: object, more: object = {}): object => ({
  phase: 'objective',
  turn: 2,
  player: 'athens',
  forces: { ...HOMES, ...forces },
  leaders: { ismenias: 'thebes', 'thrasybulus-fos': 'athens', agesilaus: 'sparta' },
  initialDone: { athens: true, sparta: true },
  passed: { athens: false, sparta: true },
  treasury: { athens: 5000, sparta: 5000 },
  special: { role, thebes: 5000, belligerent: role === 'anti-sparta' },
  ...more,
});
/** Sparta names an objective. */
export const spartan = (forces: object, more: object = {}): object => ({
  ...coalition('thebes', forces),
  player: 'sparta',
  passed: { athens: true, sparta: false },
  ...more,
});
/** The Persians in the war, where a test wants them. */
export const PERSIANS = {
  leaders: {
    tissaphernes: 'persian-army',
    'persian-conon': 'persian-navy',
    pharnabazus: 'satrap',
    tiribazus: 'aside',
    conon: 'aside',
    ismenias: 'thebes',
    agesilaus: 'sparta',
    'thrasybulus-fos': 'athens',
  },
  special: {
    role: 'thebes',
    belligerent: false,
    thebes: 5000,
    entered: true,
    persians: [
      { at: 'sardis', units: { 'persian-cavalry': 10, 'persian-infantry': 4 } },
      { at: 'lindus', units: { 'persian-naval': 6 } },
      { at: 'cyzicus', units: { 'persian-cavalry': 4 } },
    ],
  },
} as const;
