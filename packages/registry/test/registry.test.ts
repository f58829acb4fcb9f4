import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES, seatName } from '@polemos/games';
import { isFaulty, LANGUAGES, readSetup, valuesOf } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { ICONS } from '../../web/src/icons/names.ts';

const sorted = (words: Iterable<string>): readonly string[] => [...words].sort();

describe.each(GAMES)('$id', listed => {
  const { id, seats, sides, together, scenarios, options, card } = listed;
  const everyone = [...seats, ...(together?.seats ?? [])];

  test('what is known before it is loaded is what it is', async () => {
    const game = await listed.load();
    expect([game.id, game.scenarios, game.options]).toEqual([id, scenarios, options]);
    expect(sorted(game.seats)).toEqual(sorted(seats));
  });

  test('every scenario can be begun with every value that it knows, by those who are said to sit', async () => {
    const game = await listed.load();
    for (const { id: scenario } of scenarios)
      for (const option of options)
        for (const value of valuesOf(game, scenario, option)) {
          const needs = option.needs === undefined ? {} : { [option.needs.option]: option.needs.value };
          const setup = readSetup(game, { scenario, options: { ...needs, [option.id]: value } });
          if (isFaulty(setup)) continue; // the scenario does not know what it needs
          expect(everyone).toEqual(expect.arrayContaining([...game.seatsOf(game.begin(setup))]));
        }
  });

  test('its own bots are there', async () => {
    for (const bot of listed.bots ?? []) expect(await listed.bot(bot)).toBeTypeOf('function');
    expect(await listed.bot('nobody')).toBeUndefined();
  });

  test('signs are drawings of the house, and every seat that two play has one', () => {
    for (const { sign } of sides) expect(ICONS).toContain(sign);
    const known = sides.map(side => side.id);
    if (everyone.length > 1)
      for (const seat of everyone.filter(one => seats.length > 1 || one !== seats[0])) expect(known).toContain(seat);
  });

  test.each(LANGUAGES)('its card says everything in %s', language => {
    const said = card[language];
    for (const seat of everyone) expect(seatName(listed, seat, language)).toBe(said.seat[seat]);
    for (const { id: scenario } of scenarios)
      expect([said.scenario[scenario], said.scenarioAbout[scenario]].every(Boolean)).toBe(true);
    for (const option of options) {
      expect(said.option?.[option.id]).toBeTruthy();
      if (option.reading !== undefined) expect(said.optionAbout?.[option.id]).toBeTruthy();
      if (typeof option.default !== 'boolean')
        for (const value of option.values) expect(said.value?.[option.id]?.[String(value)]).toBeTruthy();
    }
    expect(sorted(Object.keys(said.bot ?? {}))).toEqual(sorted(listed.bots ?? []));
    expect(sorted(Object.keys(said.page ?? {}))).toEqual(sorted(listed.pages ?? []));
  });

  test('places on the small map wear signs of sides that there are', () => {
    const known = sides.map(side => side.id);
    for (const side of Object.values(listed.colours)) expect(known).toContain(side);
  });

  test('its rulebook is there', () => {
    expect(existsSync(fileURLToPath(import.meta.resolve(`${listed.package}/rules.md`)))).toBe(true);
  });
});

describe('the house', () => {
  test('a side has one sign and one colour in all games', () => {
    const found = new Map<string, string>();
    for (const { sides } of GAMES)
      for (const { id, colour, sign } of sides) {
        expect(found.get(id) ?? `${colour} ${sign}`).toBe(`${colour} ${sign}`);
        found.set(id, `${colour} ${sign}`);
      }
  });
  test('no two games share an address for a page', () => {
    const pages = GAMES.flatMap(game => game.pages ?? []);
    expect(new Set(pages).size).toBe(pages.length);
  });
});
