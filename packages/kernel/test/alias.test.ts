import { egemonia } from '@polemos/egemonia';
import { isDiverged, Match, respelt } from '@polemos/kernel';
import { beginMatch, wander } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';

/** The same game after `thebes` has been spelt anew; here the old name is made up. */
const OLD = { thivai: 'thebes', sparti: 'sparta' };
const game = { ...egemonia, aliases: OLD };
const aged = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replaceAll('"thebes"', '"thivai"').replaceAll('"sparta"', '"sparti"'));

test('a file, a position and an action with old ids are read as if they had the new ones', () => {
  const match = beginMatch(egemonia, { scenario: 'standard', options: {} }, 4);
  wander(match, 4, (_, n) => n < 60);
  const log = aged(match.log());
  expect(JSON.stringify(log)).toContain('thivai');
  expect(isDiverged(Match.load(egemonia, log))).toBe(true);
  const loaded = Match.load(game, log);
  if (isDiverged(loaded)) throw new Error(JSON.stringify(loaded));
  expect(loaded.hash()).toBe(match.hash());
  const position = Match.begin(game, { match: 'p', setup: { ...match.setup, position: aged(match.position()) }, dice: null });
  if (!(position instanceof Match)) throw new Error(JSON.stringify(position));
  expect(position.position()).toEqual(match.position());
  const { seat } = match.pending()[0];
  expect(loaded.act(aged(seat), aged(match.legal(seat)[0]), { chance: [] })).not.toHaveProperty('refused');
});

test('what has no old id is the same object', () => {
  const value = { areas: ['delphi', { in: 'athens' }], n: 3 };
  expect(respelt(value, OLD)).toBe(value);
  expect(respelt(value, undefined)).toBe(value);
});
