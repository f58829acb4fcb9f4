import { MACEDONIA, PELLA } from '../terms/board.ts';
import type { Modifier } from '../terms/told.ts';

/** By who decides for the side: a person, or its matrix. */
type ByRole<T> = readonly [player: T, nonPlayer: T];

/**
 * Where the two editions differ, and nothing else; part of the book that rules ask by name. A rule that both have in common
 * keeps its `PW-` id in a match of either; one that differs is told by the id of its own edition (PW1-R1). The comparison of
 * data/editions.json lists every difference, and a test holds each match to it.
 */
export interface EditionRules {
  // ---- terms and pieces
  /** The spaces that are Macedonia: PW-5.5.3.1-a, PW1-0-d. */
  readonly macedonia: readonly number[];
  /** The Home Guard is one body that no skirmish touches and that is gone after a loss: PW-0.3, PW1-0-g. */
  readonly eliteGuard: boolean;

  // ---- politics
  /** Nicias lengthens an armistice if he stands in Athens, or only if he was drawn: PW-3.4.1-a, PW1-2.4-a. */
  readonly nicias: { readonly rule: string; readonly mustBeDrawn: boolean };
  readonly delianRebellion: string;

  // ---- operations
  /** Where a commander alone may not go; friends there let him in, or only as a rally space: PW-5.1.6-a, b, PW1-4.1-c. */
  readonly lone: { readonly joinsFriends: boolean; readonly enemies: string; readonly colour: string };
  /** Who enters one end of the Isthmus under the eyes of the other; a commander alone too, or an Army only: PW-5.1.2-d, e, PW1-4.1.2-a. */
  readonly isthmus: { readonly alone: boolean; readonly cenchreae: string; readonly corinth: string };
  /** The open sea to Syracuse is for Armies, not for a commander alone: the rule that says so, or null. PW-5.1.3-a, PW1-4.1.3-b. */
  readonly onlyArmiesCross: string | null;
  /** Good auguries bring a new commander if none is at home, or always: PW-5.3.1-e, PW1-4.3-b. */
  readonly newCommander: { readonly rule: string; readonly always: boolean };
  /** The player may pass instead of his first operation: the rule that lets him, or null. PW-R109, PW1-4.3-e. */
  readonly passesFirst: string | null;
  /** He who was selected leads the first Army of his side, be it of a later operation: PW1-2.4-b. */
  readonly selectedLeadsFirstArmy: boolean;
  /** After a rebellion that he has caused the player may leave it at that: the rule that lets him, or null. PW1-4.4-d. */
  readonly mayLeaveRebels: string | null;
  /** What is added to the die of Cause Rebellion, and from which sum on it succeeds: PW-5.4-h, PW1-4.4-a. */
  readonly rebellionModifier: ByRole<number>;
  readonly rebellionFrom: ByRole<number>;
  readonly rebellionRules: { readonly die: string; readonly success: string; readonly failure: string };
  /** The player stirs up only what the enemy controls: the rule that says so, or null. */
  readonly inciteOnlyEnemies: string | null;
  /** Byzantium bars the way of those who do not control it, as Naupactus does: PW-5.1.1-m, PW1-4.1-b. */
  readonly byzantiumBars: boolean;
  /** An Army is caught no more than once in a space, however often it comes: PW1-4.6-a. */
  readonly interceptedOncePerSpace: boolean;
  /** When Syracuse and Argos join the enemy of whoever comes for them: PW-5.5.3.2-b, PW-5.5.3.3-b, PW1-10.1-a. */
  readonly attack: { readonly on: 'naming' | 'entering'; readonly syracuse: string; readonly argos: string };
  /** The non-player leaves neutral Argos and Syracuse alone: the rule that says so, or null. */
  readonly spareNeutrals: string | null;
  /** Why the non-player rolls again: its own space, one that cannot be made to rebel. PW-5.2-f, g, PW1-4.2-c, d. */
  readonly rolledAgain: { readonly own: string; readonly barred: string };
  /** Of an objective that cannot stand only the second die is rolled again: PW-5.2-f, PW1-4.2-c. */
  readonly areaStands: boolean;
  /** Sardis is no objective before Persia is in the war: the rule that says so, or null. PW-5.5.3.4-c, PW1-4.5-b. */
  readonly sardisBarred: string | null;

  // ---- combat
  readonly siegeRule: string;
  /** What a siege that fails does: PW-6.3-e, PW1-5.3-a. */
  readonly failedSiegeRule: string;
  /** Only a garrison of the side that controls the fortress is besieged: PW1-5.1-b. */
  readonly garrisonControls: boolean;
  /** A fortress is neutral while neither side controls it, be it of an active ally; or only where it has not joined one: PW1-5.3-b, PW-6.3-h. */
  readonly neutralUnlessHeld: boolean;
  /** `siegeAlone`: what stands behind them falls to a siege, never to a battle won there. PW1-0-h */
  readonly longWalls: { readonly rule: string; readonly asObjective: boolean; readonly siegeAlone: boolean };
  /** Land losses of a battle fall on nationals before Allies, whatever their type: PW-6.2.4.1-c, PW1-5.2-i. */
  readonly nationalsFirst: boolean;
  /** In the Combat Phase cavalry in Athens or Piraeus reaches the other of them: PW-0.6-h, PW1-5.3.1-d. */
  readonly cavalryBetweenWalls: boolean;
  /** A loser who was outnumbered by three keeps his SCI: PW-6.2.3.1-e, PW-6.2.4.1-f, PW1-5.2-d. */
  readonly outmatchedKeepsSci: boolean;
  /** Both sides have land SP: whether they fight on ashore after a naval battle. PW-6.2.3.1-b, PW1-5.2-a. */
  landFollows(winnerHoplites: number, loserHoplites: number): boolean;
  readonly landRule: string;
  /** With Chios and Samos lost, what would go there goes to Piraeus: PW-6.9-b, PW1-5.9-a. */
  readonly chiosShareToPiraeus: boolean;
  /** Who leaves a space that ships and land units share: PW-6.2.2, PW1-5.2.4. */
  readonly nullBattle: 'by-owner' | 'ships-leave' | 'erratum';

  // ---- administration
  /** Thebes and Corinth in Delian hands: `instead` of the 50 of PW-8.1-b, or beside it. PW-8.1.1-a, PW1-7.1-a. */
  readonly thebesCorinth: { readonly rule: string; readonly by: number; readonly instead: boolean };
  readonly sicily: Modifier;
  /** The silver of Epidamnos comes over spaces that one controls, or over any without enemies: PW1-7.1-d, PW-8.1.4-a. */
  readonly epidamnosThroughOwn: boolean;
  /** Eisphora in the income of an armistice: the rule that lets it stand, or null. PW-9.3-i, PW1-8.3-c. */
  readonly armisticeEisphora: string | null;

  // ---- end of turn
  /** Bellicosity never exceeds 12, after `each` change of the segment; or not when all have been added up. PW-0.5-m, PW1-0-b. */
  readonly willLimit: { readonly rule: string; readonly told: string; readonly each: boolean };
  /** The Fall of Athens ends when the player leaves his side, not when he returns to it: PW-10.2.4-a, PW1-10.4-a. */
  readonly endsAbroad: boolean;
  /** Points for a surrender: PW-1.2-f, PW1-9-a. */
  surrenderPoints(turn: number, first: number): number;
  /** How long an armistice lasts: PW-9.3-c, PW1-8.3-b. */
  readonly armisticeLength: string;
  /** Ravaged markers go in a segment of their own, before the game can end: the rule, or null. PW-9.4-a, PW1-0-e. */
  readonly ravagedSegment: string | null;

  // ---- events
  /** Event 5 asks for this much Spartan Bellicosity: PW-E-5-a, PW1-E-5-a. */
  readonly persia: { readonly rule: string; readonly will: number };
  /** Each change of event 10 happens once: the rule that says so, or null. PW-R63, PW1-E-10-a. */
  readonly minorPowersOnce: string | null;
  /** Event 8 on a space that cannot rebel: rolled again, or the next of the list. PW-E-8-b, PW1-E-8-a. */
  readonly oligarchs: { readonly rule: string; readonly next: boolean };
}

/** 2019. */
export const SECOND_EDITION: EditionRules = {
  macedonia: [PELLA, MACEDONIA],
  eliteGuard: true,
  nicias: { rule: 'PW-3.4.1-a', mustBeDrawn: false },
  delianRebellion: 'PW-3.3-a',
  lone: { joinsFriends: false, enemies: 'PW-5.1.6-a', colour: 'PW-5.1.6-b' },
  isthmus: { alone: true, cenchreae: 'PW-5.1.2-d', corinth: 'PW-5.1.2-e' },
  onlyArmiesCross: null,
  newCommander: { rule: 'PW-5.3.1-e', always: false },
  passesFirst: null,
  selectedLeadsFirstArmy: false,
  mayLeaveRebels: null,
  rebellionModifier: [0, 2],
  rebellionFrom: [6, 6],
  rebellionRules: { die: 'PW-5.4-h', success: 'PW-5.4-j', failure: 'PW-5.4-i' },
  inciteOnlyEnemies: null,
  byzantiumBars: true,
  interceptedOncePerSpace: false,
  attack: { on: 'naming', syracuse: 'PW-5.5.3.2-b', argos: 'PW-5.5.3.3-b' },
  spareNeutrals: null,
  rolledAgain: { own: 'PW-5.2-f', barred: 'PW-5.2-g' },
  areaStands: false,
  sardisBarred: 'PW-5.5.3.4-c',
  siegeRule: 'PW-6.1-c',
  failedSiegeRule: 'PW-6.3-e',
  garrisonControls: false,
  neutralUnlessHeld: false,
  longWalls: { rule: 'PW-6.1.1-a', asObjective: true, siegeAlone: false },
  nationalsFirst: false,
  cavalryBetweenWalls: false,
  outmatchedKeepsSci: true,
  landFollows: (winner, loser) => winner > 0 && winner >= loser,
  landRule: 'PW-6.2.3.1-b',
  chiosShareToPiraeus: true,
  nullBattle: 'by-owner',
  thebesCorinth: { rule: 'PW-8.1.1-a', by: -200, instead: false },
  sicily: { rule: 'PW-8.1.2-b', by: 1000 },
  epidamnosThroughOwn: false,
  armisticeEisphora: null,
  willLimit: { rule: 'PW-0.5-m', told: 'PW-9.1-e', each: true },
  endsAbroad: true,
  surrenderPoints: turn => Math.ceil(200 / turn), // PW-R45: by the number of the turn
  armisticeLength: 'PW-9.3-c',
  ravagedSegment: null,
  persia: { rule: 'PW-E-5-a', will: 6 },
  minorPowersOnce: null,
  oligarchs: { rule: 'PW-E-8-b', next: false },
};

/** 1991, with its errata and answers. */
export const FIRST_EDITION: EditionRules = {
  macedonia: [PELLA], // PW1-0-d
  eliteGuard: false, // PW1-0-g
  nicias: { rule: 'PW1-2.4-a', mustBeDrawn: true },
  delianRebellion: 'PW1-2.3-a',
  lone: { joinsFriends: true, enemies: 'PW1-4.1-c', colour: 'PW1-4.1-c' },
  isthmus: { alone: false, cenchreae: 'PW1-4.1.2-a', corinth: 'PW1-4.1.2-a' },
  onlyArmiesCross: 'PW1-4.1.3-b',
  newCommander: { rule: 'PW1-4.3-b', always: true },
  passesFirst: 'PW1-4.3-e',
  selectedLeadsFirstArmy: true,
  mayLeaveRebels: 'PW1-4.4-d',
  rebellionModifier: [0, 0],
  rebellionFrom: [6, 4], // PW1-4.4-a
  rebellionRules: { die: 'PW1-4.4-a', success: 'PW1-4.4-a', failure: 'PW1-4.4-a' },
  inciteOnlyEnemies: 'PW1-4.4-b',
  byzantiumBars: false, // PW1-4.1-b
  interceptedOncePerSpace: true, // PW1-4.6-a
  attack: { on: 'entering', syracuse: 'PW1-10.1-a', argos: 'PW1-10.1-a' },
  spareNeutrals: 'PW1-4.2-b',
  rolledAgain: { own: 'PW1-4.2-c', barred: 'PW1-4.2-d' },
  areaStands: true, // PW1-4.2-c
  sardisBarred: null, // PW1-4.5-b
  siegeRule: 'PW1-5.1-a',
  failedSiegeRule: 'PW1-5.3-a',
  garrisonControls: true, // PW1-5.1-b
  neutralUnlessHeld: true, // PW1-5.3-b
  longWalls: { rule: 'PW1-5.3.1-a', asObjective: false, siegeAlone: true },
  nationalsFirst: true, // PW1-5.2-i
  cavalryBetweenWalls: true, // PW1-5.3.1-d
  outmatchedKeepsSci: false, // PW1-5.2-d
  landFollows: (winner, loser) => winner >= loser,
  landRule: 'PW1-5.2-a',
  chiosShareToPiraeus: false, // PW1-5.9-a
  nullBattle: 'ships-leave', // PW1-5.2.4-a, b
  thebesCorinth: { rule: 'PW1-7.1-a', by: -250, instead: true },
  sicily: { rule: 'PW1-7.1-b', by: 100 },
  epidamnosThroughOwn: true, // PW1-7.1-d
  armisticeEisphora: 'PW1-8.3-c',
  willLimit: { rule: 'PW1-0-b', told: 'PW1-0-b', each: false },
  endsAbroad: false,
  surrenderPoints: (turn, first) => Math.ceil(200 / (turn - first + 1)), // PW1-9-a: by the turns that have passed
  armisticeLength: 'PW1-8.3-b',
  ravagedSegment: 'PW1-0-e',
  persia: { rule: 'PW1-E-5-a', will: 0 },
  minorPowersOnce: 'PW1-E-10-a',
  oligarchs: { rule: 'PW1-E-8-a', next: true },
};
