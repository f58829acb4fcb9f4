import type { Table } from '@polemos/kernel/testing';
import { expect } from 'vitest';
import { asked, at, BOTH_RICH, NO_UNITS, offered, set } from '../table.ts';

export const TILES = ['socrates', 'phidias', 'theatre'];
export const roundOf = (event: string): string => event.slice(1).split('-')[0];
/** The round begins and this event is revealed. Athens applies first, Sparta is the first to play. */
export const reveal = (event: string, position: object = {}): Table =>
  set({ phase: 'round', round: roundOf(event), goods: BOTH_RICH, ...position }, [...TILES, event]);
/** The event is in force, in the middle of the round. */
export const inForce = (event: string, position: object = {}): Table =>
  set({ round: roundOf(event), event, turn: 'sparta', goods: BOTH_RICH, ...position });
/** The round's actions are over, the event is in force. */
export const atEnd = (event: string, position: object = {}): Table =>
  set({
    phase: 'end',
    round: roundOf(event),
    event,
    turn: 'sparta',
    passed: ['athens', 'sparta'],
    goods: BOTH_RICH,
    ...position,
  });
export const goods = (table: Table) => at(table).goods;

/** Cards that lie in more than one deck. */
export const betrayal = (event: string): void => {
  const poleis = { chios: { population: 1 }, pylos: { population: 1 }, korkyra: { owner: 'sparta', population: 2 } };
  const table = reveal(event, { poleis });
  expect(table.match.pending()).toMatchObject([{ step: 'switching', seat: 'athens' }]);
  expect(offered(table, 'switch').map(({ polis }) => polis)).toEqual(['gytheion', 'pylos']);
  table.act({ type: 'switch', polis: 'pylos' });
  expect(asked(table)).toBe('sparta');
  expect(offered(table, 'switch').map(({ polis }) => polis)).toEqual(['chalkis', 'chios']); // Pylos cannot go back
  table.act({ type: 'switch', polis: 'chios' });
  expect(at(table).poleis).toMatchObject({ pylos: { owner: 'athens', population: 1 }, chios: { owner: 'sparta' } });
  const none = reveal(event, { poleis: { gytheion: { population: 2 }, chalkis: { population: 2 } } });
  expect(none.of('no-effect')).toHaveLength(2);
};
export const greatKing = (event: string): void => {
  const units = { ...NO_UNITS, lakedaimon: { sparta: 2 }, attika: { athens: 3 } };
  const table = reveal(event, { units });
  expect(table.match.pending()).toMatchObject([{ step: 'sending', seat: 'athens' }]);
  expect(table.why({ type: 'send', region: 'ionio' })).toBe('PO-F-e');
  table.act({ type: 'send', region: 'attika' });
  table.act({ type: 'send', region: 'attika' });
  table.act({ type: 'done' });
  table.act({ type: 'send', region: 'lakedaimon' });
  table.act({ type: 'done' });
  expect(goods(table)).toMatchObject({ athens: { prestige: 13 }, sparta: { prestige: 11 } });
  table.act({ type: 'pass' });
  table.act({ type: 'pass' });
  expect(table.match.pending()).toMatchObject([{ step: 'stationing', seat: 'athens', about: { left: 2 } }]);
  expect(table.why({ type: 'station', region: 'kyklades' })).toBe('PO-F-e');
  table.act({ type: 'station', region: 'ionia' });
  table.act({ type: 'station', region: 'sikelia' });
  table.act({ type: 'station', region: 'attika' });
  expect(table.of('returned').map(({ seat, region }) => [seat, region])).toEqual([
    ['athens', 'ionia'],
    ['sparta', 'sikelia'],
    ['athens', 'attika'],
  ]);
  // Where nothing has room nothing comes back.
  const territories = Object.keys(NO_UNITS).slice(0, 12);
  const full = atEnd(event, {
    expedition: { unit: 'hoplite', sparta: 1, athens: 0 },
    units: { ...NO_UNITS, ...Object.fromEntries(territories.slice(0, 7).map(id => [id, { sparta: 4 }])) },
  });
  expect(full.match.pending()[0].step).toBe('stationing');
  expect(full.why({ type: 'station', region: territories[0] })).toBe(roundOf(event) === '4' ? 'PO-K-j' : null);
};
