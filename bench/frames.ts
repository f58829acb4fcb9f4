import { GAMES } from '@polemos/games';
import { type Game, Generator, Match, readSetup, seededDice } from '@polemos/kernel';
import { median } from './measure.ts';
import type { Row } from './rows.ts';

const ENTRIES = 600;
const MATCHES = 40;

/** What each entry of random matches looked like to the seat that is asked: asked for as it happens, as a page does. */
export async function framing(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const listed of GAMES) {
    const game = await listed.load();
    for (const { id } of game.scenarios) {
      const spent: number[] = [];
      for (let seed = 0; seed < MATCHES && spent.length < ENTRIES; seed++) timeMatch(game, id, seed, spent);
      // The first half warms the engine.
      const middle = median(spent.slice(spent.length >> 1));
      rows.push({
        name: `${listed.id}, ${id}, frames`,
        rate: 1000 / middle,
        unit: 'entries',
        ratio: middle,
        of: 'a millisecond, median',
        wanted: { most: 1 },
      });
    }
  }
  return rows;
}

function timeMatch(game: Game, scenario: string, seed: number, spent: number[]): void {
  const setup = readSetup(game, { scenario });
  if ('faults' in setup) throw new Error(JSON.stringify(setup));
  const match = Match.begin(game, { match: 'frames', setup, dice: seededDice(seed) });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const chooser = new Generator(seed);
  while (match.outcome === null && spent.length < ENTRIES) {
    const [{ seat }] = match.pending();
    const legal = match.legal(seat);
    match.act(seat, legal[chooser.below(legal.length)]);
    const began = performance.now();
    match.frames(match.length, seat);
    spent.push(performance.now() - began);
  }
}
