import { type Action, type Game, type GameEvent, Match, seededDice } from '@polemos/kernel';
import { EVENT, polis, type View } from '@polemos/polis';
import { expect, test } from 'vitest';
import { interim } from '../../src/games/polis/story/interim.ts';

const game = polis as unknown as Game;
/** What a story draws: all that lies on the board and in the stores. */
const drawn = ({ round, event, display, poleis, units, port, cargo, proxenos, goods, market, taxed, passed }: View): object => ({
  round,
  event,
  display: display.toSorted(),
  poleis,
  units,
  port,
  cargo,
  proxenos,
  goods,
  market,
  taxed,
  passed,
});

/** Plays on at random, seldom stopping, and compares after each action; answers the kinds of events that were met. */
function compared(match: Match, seed: number, actions: number): Set<string> {
  const met = new Set<string>();
  let pick = 7919 * (seed + 11);
  const next = (below: number): number => {
    pick = (pick * 16807) % 2147483647;
    return pick % below;
  };
  for (let n = 0; n < actions && match.outcome === null; n++) {
    const [{ seat }] = match.pending();
    const before = match.see(seat).view as unknown as View;
    const legal = match.legal(seat);
    const deeds = legal.filter(({ type }) => type !== 'pass' && type !== 'done');
    const answer = match.act(
      seat,
      (deeds.length > 0 && next(8) > 0 ? deeds[next(deeds.length)] : legal[next(legal.length)]) as Action,
    );
    if (!('events' in answer)) throw new Error('refused');
    const events = answer.events as readonly GameEvent[];
    for (const { kind } of events) met.add(kind);
    expect(drawn(interim(before, events)), events.map(({ kind }) => kind).join()).toEqual(
      drawn(match.see(seat).view as unknown as View),
    );
  }
  return met;
}

test.each(['full', 'corinthian-war', 'second-peloponnesian-war'])(
  'a story of %s ends with the pieces and stores that the rules reach',
  scenario => {
    const met = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const dice = seededDice(`interim ${seed}`);
      const match = Match.begin(game, { match: `interim ${seed}`, setup: { scenario, options: {} }, dice });
      if (!(match instanceof Match)) throw new Error('no match');
      for (const kind of compared(match, seed, 400)) met.add(kind);
    }
    expect([...met]).toEqual(expect.arrayContaining(['raised', 'traded', 'fee', 'grew', 'megalopolis', 'fed']));
  },
);

/** Something for every card to work on. */
const CROWDED = {
  phase: 'round',
  poleis: { syrakousai: { owner: 'sparta', population: 1 }, samos: { owner: 'athens', population: 2 } },
  proxenos: { sparta: null },
  units: { sikelia: { sparta: 2, athens: 2 }, attika: { athens: 2 }, kyklades: { sparta: 3, athens: 1 } },
};
test('so does one of every event card', () => {
  const met = new Set<string>();
  [...EVENT.ids, ...EVENT.ids].forEach((event, seed) => {
    const position = { ...CROWDED, round: /^r(\w+)-/.exec(event)?.[1] };
    const setup = { scenario: 'full', options: {}, position };
    const chance = ['socrates', 'theatre', 'phidias', event];
    const match = Match.begin(game, { match: event, setup, dice: seededDice(event + seed), chance });
    if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
    for (const kind of compared(match, seed, 60)) met.add(kind);
  });
  expect([...met]).toEqual(
    expect.arrayContaining([
      'exchanged',
      'colonists',
      'settled',
      'switched',
      'expedition',
      'returned',
      'blockade',
      'project-paid',
      'proxenos-freed',
    ]),
  );
});
