import { bookOf } from '../editions/book.ts';
import type { State } from '../state.ts';

// The readings that a match was begun with: see the options of meta.ts.

/** What was chosen, as far as the edition knows it; the letter where nothing was. */
export function chooseReadings(s: State, options: Readonly<Record<string, unknown>>): void {
  const { outsideErrata, longWallsLeader, endsAbroad } = bookOf(s);
  s.halfOfWholeForce = options['half-of-whole-force'] !== false; // PW-R9
  s.endsOnReturn = !endsAbroad || options['fall-of-athens-returns'] === true; // PW-R51
  s.surrenderByNumber = !outsideErrata && options['surrender-by-turn-number'] === true; // PW1-R11
  s.amphipolisBarred = outsideErrata && options['amphipolis-barred'] === true; // PW-R37
  s.longWallsLeader = longWallsLeader && options['long-walls-leader'] === true; // PW1-5.3.1-c
}
