/** Points of a league as they are printed: 2½, not 2.5. */
export const half = (points: number): string =>
  `${points % 1 === 0 ? points : Math.floor(points) === 0 ? '' : Math.floor(points)}${points % 1 === 0 ? '' : '½'}`;
