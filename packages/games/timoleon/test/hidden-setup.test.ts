import { Fate, imagine, NOBODY, Offer, Play, see, typeOf } from '@polemos/kernel';
import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { type State, timoleon } from '../index.ts';
import { T } from '../rules/actions.ts';
import { SEATS } from '../rules/materials/board.ts';

/** The first placement by hand: a point or a leader, not the rest by the standing plan. */
function placement(play: Play<State>): number {
  const offer = new Offer();
  play.legal(offer);
  return Array.from(offer.codes.subarray(0, offer.size)).find(code => typeOf(code) !== T.choose) ?? -1;
}

test('TI-R68 how many a faction has still to place can be counted, and holds in every world that others imagine', () => {
  const fate = new Fate(7);
  const play = new Play(timoleon, timoleon.begin({ scenario: 'campaign', options: {} }), fate);
  play.run();
  const counted: Record<string, number[]> = {};
  while (play.state.hiddenSetup === 1) {
    const { toAct } = play.state;
    const code = placement(play);
    const next = new Play(timoleon, timoleon.clone(play.state), new Fate(1));
    next.take(code);
    for (const seat of [NOBODY, ...SEATS.keys()]) {
      const seen = see(timoleon, play.state, seat);
      const world = imagine(timoleon, seen)(fate);
      expect(see(timoleon, world, seat)).toEqual(seen);
      if (seat === toAct || next.state.hiddenSetup === 0) continue;
      // Something is placed there too: then all of it is placed in both worlds, or in neither.
      const there = new Play(timoleon, world, new Fate(1));
      there.take(placement(there));
      expect(see(timoleon, world, seat), `${SEATS[toAct]} seen by ${seat}`).toEqual(see(timoleon, next.state, seat));
    }
    counted[SEATS[toAct]] ??= [];
    counted[SEATS[toAct]].push(timoleon.view(play.state, NOBODY).toPlace[SEATS[toAct]]);
    play.take(code);
  }
  expect(Object.keys(counted)).toEqual(['carthage', 'hicetas', 'dionysius']);
  for (const counts of Object.values(counted)) expect(counts).toEqual(counts.map((_, n) => counts.length - n));
});

test('TI-R68 the count tells neither units nor zones: of two deployments of as many the others see one', () => {
  const seenOf = (unit: string, leader: string, zone: string): unknown => {
    const table = tableOf(timoleon, null);
    table.act({ type: 'deploy', unit, zone });
    table.act({ type: 'station', leader, zone });
    return table.match.see('hicetas');
  };
  expect(seenOf('mercenary-light', 'hanno', 'motya')).toEqual(seenOf('mercenary-cavalry', 'bostar', 'entella'));
});
