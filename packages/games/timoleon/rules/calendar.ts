import components from '../data/components.json' with { type: 'json' };

const calendar = components.calendar;
/** TI-II-a: the number of the month; a winter turn counts 12 (TI-R44). */
export const monthOf = (turn: number): number => calendar[turn - 1].monthNumber;
export const isWinter = (turn: number): boolean => calendar[turn - 1].kind === 'winter';
/** TI-II-b: quarters, numbered through the game. */
const QUARTER: readonly number[] = calendar.map((_, i) => {
  let quarter = 0;
  for (let t = 1; t <= i; t++) if (calendar[t].quarter !== calendar[t - 1].quarter) quarter++;
  return quarter;
});
export const quarterOf = (turn: number): number => QUARTER[turn - 1];
export const isApril = (turn: number): boolean => monthOf(turn) === 4;
/** TI-II-h */
export const isMaintenanceTurn = (turn: number): boolean => calendar[turn - 1].maintenance;
