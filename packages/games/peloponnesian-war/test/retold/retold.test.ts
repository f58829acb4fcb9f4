import { Fate, Offer, Play } from '@polemos/kernel';
import { setupOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, type Written } from '../../index.ts';
import type { PeloponnesianEvent } from '../../rules/told.ts';
import { always } from '../ways.ts';
import { CoalitionLedger } from './coalition.ts';
import { Ledger } from './ledger.ts';

// PW-INV-n: whoever plays by the log alone has the same board as the match, at every question that it asks.

const MATCHES = 5;
const KINDS = game.scenarios.flatMap(({ id, only }) =>
  (only?.edition ?? ['second', 'first']).flatMap(edition =>
    (only?.players ?? ['solitaire', 'two']).map(players => ({ scenario: id, edition, players })),
  ),
);

describe('the board is in the log', () => {
  for (const { scenario, edition, players } of KINDS)
    test(`PW-INV-n ${scenario}, ${edition} edition, ${players}`, () => {
      const one = always('', { edition, players }, [scenario]);
      for (let seed = 1; seed <= MATCHES; seed++) {
        const fate = new Fate(seed);
        const play = new Play(one, one.begin(setupOf(one, seed)), fate);
        const written = (): Written => game.position.write(play.state) as Written;
        const ledger = scenario === 'fall-of-sparta' ? new CoalitionLedger(written()) : new Ledger(written());
        let last: PeloponnesianEvent | null = null;
        play.tell = event => {
          last = event;
          try {
            ledger.hear(event);
          } catch (fault) {
            throw new Error(`seed ${seed}, turn ${play.state.turn}, ${JSON.stringify(event)}: ${String(fault)}`);
          }
        };
        const offer = new Offer();
        play.run();
        while (play.state.outcome === null) {
          expect(ledger.differences(written()), `seed ${seed}, after ${JSON.stringify(last)}`).toEqual([]);
          play.legal(offer);
          play.take(offer.codes[fate.generator.below(offer.size)]);
        }
      }
    });
});
