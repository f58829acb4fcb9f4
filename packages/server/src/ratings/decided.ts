/** Ended by its rules (no reason is given), as people may end a match, or by an arbiter with a result; whatever else was done to it decides nothing. */
const DECIDED: readonly string[] = ['resigned', 'draw', 'timeout', 'arbiter'];
export const isDecided = (reason: string | undefined): boolean => reason === undefined || DECIDED.includes(reason);
