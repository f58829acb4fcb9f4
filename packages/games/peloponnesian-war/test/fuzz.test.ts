import { Fate, Offer, Play } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, MATRIX, SPACE } from '../index.ts';

const MATCHES = { campaign: 300, archidamian: 100, decelean: 100, 'fall-of-athens': 100 };

/** What the random matches met, by name. */
const met = new Map<string, number>();
const note = (what: string): void => {
  met.set(what, (met.get(what) ?? 0) + 1);
};
function listen(event: { readonly kind: string; readonly [field: string]: unknown }): void {
  if (event.kind === 'event') note(`event ${event.sum} ${event.possible ? 'happens' : 'cannot'}`);
  if (event.kind === 'strategy-rolled' || event.kind === 'strategy-kept') note(`strategy ${event.side} ${event.strategy}`);
  if (event.kind === 'objective-rolled' && event.area !== null) note(`cell ${event.side} ${event.area} ${event.space}`);
  if (event.kind === 'objective-rolled' && event.area === null) note(`cell ${event.side} home ${event.space}`);
  if (event.kind === 'placed') note(`placed ${event.unit} ${event.space}`);
  if (event.kind === 'rebellion-roll') note(`oligarchs ${event.space}`);
}
function playOut(scenario: string, seed: number): void {
  const fate = new Fate(seed);
  const play = new Play(game, game.begin({ scenario, options: {} }), fate);
  play.tell = listen;
  const offer = new Offer();
  play.run();
  for (let n = 0; play.state.outcome === null; n++) {
    play.legal(offer);
    play.take(offer.codes[fate.generator.below(offer.size)]);
    const broken = game.invariants(play.state);
    if (broken.length > 0) throw new Error(`${scenario}, seed ${seed}, action ${n}: ${broken.join('; ')}`);
  }
}

describe('random matches', () => {
  for (const [scenario, count] of Object.entries(MATCHES))
    test(`${count} of ${scenario} end, and PW-INV holds after each action`, { timeout: 600_000 }, () => {
      for (let seed = 1; seed <= count; seed++) playOut(scenario, seed);
    });
  test('every cell of both matrices, of the event table and of the post-combat table is reached', () => {
    const missing: string[] = [];
    const want = (what: string): void => {
      if (!met.has(what)) missing.push(what);
    };
    ['athens', 'sparta'].forEach((side, i) => {
      for (const { id, spaces } of MATRIX[i].strategies) {
        want(`strategy ${side} ${id}`);
        for (const space of spaces) want(`cell ${side} home ${idOf(space)}`);
      }
      for (const [area, spaces] of Object.entries(MATRIX[i].areas))
        for (const space of spaces) want(`cell ${side} ${area} ${idOf(space)}`);
    });
    for (let sum = 2; sum <= 12; sum++) want(`event ${sum} happens`);
    for (const space of 'cnidus naxos byzantium chalcis ephesus mytilene olynthus miletus camirus lampsacus amphipolis'.split(
      ' ',
    ))
      want(`oligarchs ${space}`);
    for (const row of ROWS) want(`placed ${row}`);
    expect(missing).toEqual([]);
  });
});

const idOf = (space: number): string => SPACE.ids[space];

/** PW-P-g to r: the cells of the table. */
const ROWS = [
  'athenian-hoplite athens',
  'athenian-allied-hoplite amphipolis',
  'athenian-allied-hoplite argos',
  'athenian-allied-hoplite larisa',
  'athenian-allied-hoplite corcyra',
  'athenian-allied-hoplite chios',
  'spartan-hoplite sparta',
  'spartan-allied-hoplite syracuse',
  'spartan-allied-hoplite corinth',
  'spartan-allied-hoplite thebes',
  'athenian-cavalry athens',
  'athenian-allied-cavalry pela',
  'athenian-allied-cavalry larisa',
  'spartan-cavalry sparta',
  'spartan-allied-cavalry pela',
  'spartan-allied-cavalry syracuse',
  'spartan-allied-cavalry thebes',
  'athenian-naval piraeus',
  'athenian-allied-naval corcyra',
  'athenian-allied-naval chios',
  'athenian-allied-naval samos',
  'spartan-naval gythium',
  'spartan-allied-naval syracuse',
  'spartan-allied-naval corinth',
];
