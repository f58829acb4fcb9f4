/** A whole number within bounds, whatever it came as. */
export const isWhole = (value: unknown, least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
