import { isFaulty, readSetup } from '@polemos/kernel';
import { playout, setupOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar } from '../../index.ts';
import { everywhere, otherwise } from '../ways.ts';

describe('every reading', () => {
  for (const [place, game] of otherwise.entries())
    test(`${game.id}: a whole match, the same from the same seed, PW-INV after each action`, () => {
      const setup = setupOf(game, place * 7); // another scenario and another way for each
      const play = () =>
        playout(game, setup, place, ({ state }) => {
          expect(game.invariants(state)).toEqual([]);
        });
      const [one, two] = [play(), play()];
      expect(one.outcome).toEqual(two.outcome);
      expect(game.position.write(one)).toEqual(game.position.write(two));
    });
  test('the nights ask for every reading in every scenario, edition and way that knows it', () => {
    for (const { id, scenarios, options } of everywhere) {
      expect(scenarios, id).toHaveLength(1);
      const fixed = Object.fromEntries(options.flatMap(one => (one.values?.length === 1 ? [[one.id, one.values[0]]] : [])));
      const read = readSetup(peloponnesianWar, { scenario: scenarios[0].id, options: fixed });
      expect(isFaulty(read), id).toBe(false);
    }
    expect(everywhere.length).toBeGreaterThan(120);
  });
  test('set-ups of the properties meet each of them, on and off, in every scenario and way that knows it', () => {
    const met = new Set<string>();
    for (let n = 0; n < 600; n++) {
      const { scenario, options } = setupOf(peloponnesianWar, n);
      expect(isFaulty(readSetup(peloponnesianWar, { scenario, options }))).toBe(false);
      for (const { id, reading, needs } of peloponnesianWar.options)
        if (reading !== undefined && (needs === undefined || options[needs.option] === needs.value))
          met.add([id, options[id], scenario, options.players, options.edition].join(' '));
    }
    const wanted = peloponnesianWar.scenarios.flatMap(({ id: scenario, only }) =>
      peloponnesianWar.options
        .filter(({ reading }) => reading !== undefined)
        .flatMap(({ id, needs }) =>
          (only?.edition ?? [])
            .filter(edition => needs === undefined || needs.value === edition)
            .flatMap(edition =>
              (only?.players ?? []).flatMap(players =>
                [true, false].map(value => [id, value, scenario, players, edition].join(' ')),
              ),
            ),
        ),
    );
    expect(wanted.filter(one => !met.has(one))).toEqual([]);
  });
});
